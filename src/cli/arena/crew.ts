import { Worker } from 'node:worker_threads'
import type { ActionOf, Game, Ruleset } from 'wingover'
import { type Crew, forfeitGame, type GameResult, type Job } from 'wingover/arena'
import { EXIT, Failure } from '../exit.js'
import type { Brief, News } from './worker.js'

/** How long a bot may think, and how many games are played at once. */
export interface CrewOptions {
  readonly size: number
  /** Seconds for one decision. */
  readonly stall: number
}

/** A crew of threads. Close it in the end. */
export interface ThreadCrew extends Crew {
  close(): void
}

/** Seconds that a thread may take to load its bots. */
const START = 60

/** Megabytes that a thread may fill; a bot that wants more is stopped. */
const MEMORY = 2_048

/** Built, the worker lies beside the command. A thread cannot begin with TypeScript: from the source, tsx comes first. */
const isSource = import.meta.url.endsWith('.ts')
const script = new URL(isSource ? './worker.ts' : './cli-worker.js', import.meta.url)
const entry = isSource
  ? `import('tsx/esm/api').then(({ register }) => { register(); return import('${script.href}') })`
  : script

/** Threads that play games. A bot that stalls or breaks its thread forfeits; the thread is replaced. */
export function threadCrew(ruleset: Ruleset, brief: Brief, { size, stall }: CrewOptions): ThreadCrew {
  const idle: Thread[] = []
  const all = new Set<Thread>()
  const hire = (): Thread => {
    const thread = new Thread(ruleset, brief, stall)
    all.add(thread)
    return thread
  }
  return {
    size,
    async play(job) {
      const thread = idle.pop() ?? hire()
      const result = await thread.play(job)
      if (thread.isAlive) idle.push(thread)
      else all.delete(thread)
      return result
    },
    close() {
      for (const thread of all) thread.stop(new Failure(EXIT.interrupted, 'interrupted.'))
    },
  }
}

/** A game that a thread is playing: what has been played so far, and who is asked. */
interface Task {
  readonly job: Job
  readonly actions: ActionOf<Game>[]
  readonly done: (result: GameResult) => void
  readonly fail: (error: unknown) => void
  seat: string | undefined
  clock?: NodeJS.Timeout
}

class Thread {
  isAlive = true
  readonly #ruleset: Ruleset
  readonly #stall: number
  readonly #worker: Worker
  #task: Task | undefined

  constructor(ruleset: Ruleset, brief: Brief, stall: number) {
    this.#ruleset = ruleset
    this.#stall = stall
    this.#worker = new Worker(entry, {
      eval: isSource,
      workerData: brief,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    this.#worker.on('message', (news: News) => this.#hear(news))
    this.#worker.on('error', (error) => this.#broke(error.message))
    this.#worker.on('exit', () => this.#broke('its thread ended'))
  }

  play(job: Job): Promise<GameResult> {
    return new Promise((done, fail) => {
      const clock = setTimeout(() => this.#broke('it did not begin'), (START + this.#stall) * 1000)
      this.#task = { job, actions: [], done, fail, seat: undefined, clock }
      this.#worker.postMessage(job)
    })
  }

  /** Ends the thread, whatever it is doing. */
  stop(why: Failure): void {
    const task = this.#end()
    task?.fail(why)
  }

  #hear(news: News): void {
    const task = this.#task
    if (task === undefined) return
    if (news.kind === 'ready') return
    clearTimeout(task.clock)
    if (news.kind === 'asking') this.#wait(task, news.seat, news.played)
    else if (news.kind === 'result') this.#finish(task, news.result)
    else if (news.kind === 'failed')
      this.stop(new Failure(EXIT.file, `the tournament cannot be played: ${news.message}`))
    else task.seat = undefined
  }

  #wait(task: Task, seat: string, played: readonly ActionOf<Game>[]): void {
    task.actions.push(...played)
    task.seat = seat
    task.clock = setTimeout(() => this.#broke(`stalled: no answer in ${this.#stall} s`), this.#stall * 1000)
  }

  #finish(task: Task, result: GameResult): void {
    this.#task = undefined
    task.done(result)
  }

  /** The bot that was being asked is to blame; if none was, the crew is. */
  #broke(reason: string): void {
    const task = this.#end()
    if (task === undefined) return
    if (task.seat === undefined) task.fail(new Failure(EXIT.internal, `a thread broke down: ${reason}`))
    else task.done(forfeitGame(this.#ruleset, task.job, task.actions, task.seat, reason))
  }

  #end(): Task | undefined {
    const task = this.#task
    clearTimeout(task?.clock)
    this.#task = undefined
    this.isAlive = false
    void this.#worker.terminate()
    return task
  }
}
