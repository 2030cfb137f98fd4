import type { Answer, GameResult } from '../../tools/arena/index.js'
import { type Assignment, parseAssignment } from './assignment.js'
import { bullmq, connectionTo, QUEUE, reached } from './connection.js'

/** Who takes games off a queue. */
export interface WorkerOptions {
  /** `redis://host:port`. */
  readonly url: string
  /** Name of the queue. Default `wingover-games`. */
  readonly queue?: string
  /** The name under which results are given. */
  readonly name: string
  /** Games at once. */
  readonly size: number
  /** Plays a game; never in this loop, or the queue thinks that the worker has died. */
  readonly play: (assignment: Assignment) => Promise<GameResult>
  /** Seconds without a sign of life after which a game is given to somebody else. Default 30. */
  readonly lease?: number
  /** Is told of every game that begins, that was played, and that failed with the reason. */
  readonly onGame?: (id: string, what: 'begins' | 'played' | 'failed', why?: string) => void
  /** Is told that the queue has gone away or that something else is wrong with it; the worker goes on trying. */
  readonly onTrouble?: (message: string) => void
}

/** A worker at a queue. */
export interface QueueWorker {
  /** Takes no more games; those under way are given back. */
  close(): Promise<void>
}

/** How often a game may be lost with its worker before it counts as failed. */
const LOSSES = 20

/** Takes games off a queue until it is closed. */
export async function queueWorker(options: WorkerOptions): Promise<QueueWorker> {
  const { url, queue = QUEUE, name, size, lease = 30, onTrouble } = options
  const { Worker } = await bullmq()
  const worker = new Worker<unknown, Answer>(queue, ({ data }) => answer(options, data), {
    connection: connectionTo(url),
    name,
    concurrency: size,
    lockDuration: lease * 1000,
    stalledInterval: lease * 1000,
    maxStalledCount: LOSSES,
  })
  worker.on('error', (error) => onTrouble?.(error.message))
  await reached(url, worker.waitUntilReady()).catch((error: unknown) => {
    void worker.close(true)
    throw error
  })
  return { close: () => worker.close(true) }
}

async function answer({ name, play, onGame }: WorkerOptions, data: unknown): Promise<Answer> {
  const parsed = parseAssignment(data)
  if (!parsed.ok) throw new Error(`${name}: ${parsed.violations[0]?.message}`)
  const { id } = parsed.value.job
  onGame?.(id, 'begins')
  try {
    const result = await play(parsed.value)
    onGame?.(id, 'played')
    return { worker: name, result }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    onGame?.(id, 'failed', reason)
    throw new Error(`${name}: ${reason}`)
  }
}
