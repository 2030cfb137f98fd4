import type { Queue, QueueEvents } from 'bullmq'
import { digest } from '../../core/digest.js'
import { canonical } from '../../core/json.js'
import type { Game, Ruleset } from '../../core/ruleset.js'
import type { Answer, Job, RemoteCrew } from '../../tools/arena/index.js'
import type { Assignment } from './assignment.js'
import { bullmq, connectionTo, QUEUE, reached, soon } from './connection.js'

/** Where the queue is. */
export interface QueueOptions {
  /** `redis://host:port`. */
  readonly url: string
  /** Name of the queue. Default `wingover-games`. */
  readonly queue?: string
  /** Games to hand out at once. */
  readonly size: number
  /** Is told that the queue has gone away or that something else is wrong with it; the crew goes on trying. */
  readonly onTrouble?: (message: string) => void
}

/** A crew whose games are played wherever a worker takes them. Close it in the end. */
export interface QueueCrew extends RemoteCrew {
  /** Takes back what nobody has begun, and lets go of the queue. */
  close(): Promise<void>
}

/** A crew that puts every game on a queue and waits for its result, also while the queue is away. */
export async function queueCrew<G extends Game>(ruleset: Ruleset<G>, options: QueueOptions): Promise<QueueCrew> {
  const { url, queue: name = QUEUE, size, onTrouble } = options
  const { Queue, QueueEvents } = await bullmq()
  const queue = new Queue(name, { connection: connectionTo(url) })
  const events = new QueueEvents(name, { connection: connectionTo(url) })
  const trouble = (error: Error): void => onTrouble?.(error.message)
  queue.on('error', trouble)
  events.on('error', trouble)
  await reached(url, Promise.all([queue.waitUntilReady(), events.waitUntilReady()])).catch((error: unknown) => {
    void Promise.allSettled([queue.disconnect(), events.disconnect()])
    throw error
  })
  return new Crew({ ruleset: ruleset.info.id, revision: ruleset.info.revision }, size, queue, events)
}

/** Milliseconds after which a game that nobody has told us of is looked for. */
const LOOK = 1_000

class Crew implements QueueCrew {
  readonly #open = new Set<string>()
  #isClosed = false

  constructor(
    readonly rules: Omit<Assignment, 'job'>,
    readonly size: number,
    readonly queue: Queue,
    readonly events: QueueEvents,
  ) {}

  async play(job: Job): Promise<Answer> {
    const assignment: Assignment = { ...this.rules, job }
    // The same game of the same tournament has the same key: put there twice, it is still played once.
    const key = digest('wingover game', canonical(assignment))
    this.#open.add(key)
    try {
      // A failure that another coordinator has left behind says nothing of this try.
      if ((await this.queue.getJobState(key)) === 'failed') await this.#forget(key)
      for (;;) {
        const answer = await this.#ask(assignment, key)
        if (answer !== undefined) return answer
      }
    } finally {
      this.#open.delete(key)
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const letGo = Promise.allSettled([...this.#open].map((key) => this.queue.remove(key))).then(() =>
      Promise.allSettled([this.queue.close(), this.events.close()]),
    )
    // A queue that has gone away takes nothing back.
    await soon(letGo)
    await soon(Promise.allSettled([this.queue.disconnect(), this.events.disconnect()]))
  }

  /** Puts the game on the queue, if it is not there, and waits a while; undefined if there is no answer yet. */
  async #ask(assignment: Assignment, key: string): Promise<Answer | undefined> {
    // A failure stays as well: gone at once, it could be gone before its reason is read.
    const kept = { age: KEPT }
    const task = await this.queue.add('game', assignment, { jobId: key, removeOnComplete: kept, removeOnFail: kept })
    try {
      return (await task.waitUntilFinished(this.events, LOOK)) as Answer
    } catch (error) {
      if (this.#isClosed) throw error
      return this.#look(key)
    }
  }

  /**
   * It failed, or no news came: what has become of it? A game that is not there was lost with the queue, and is put back.
   * First how it stands, then what came of it: the other way round it could end in between.
   */
  async #look(key: string): Promise<Answer | undefined> {
    const stands = await this.queue.getJobState(key)
    if (stands !== 'completed' && stands !== 'failed') return undefined
    const task = await this.queue.getJob(key)
    if (stands === 'completed' || task === undefined) return task?.returnvalue as Answer | undefined
    await this.#forget(key)
    throw new Error(task.failedReason)
  }

  /** Takes a game off the queue; one that somebody has begun again stays. */
  async #forget(key: string): Promise<void> {
    await this.queue.remove(key).catch(() => undefined)
  }
}

/** Seconds for which a finished game stays on the queue, for a coordinator that asks again. */
const KEPT = 3_600
