import { randomBytes } from 'node:crypto'
import { availableParallelism, hostname } from 'node:os'
import type { GameResult } from 'wingover/arena'
import { botNamed } from 'wingover/bots'
import type { Assignment } from 'wingover/queue'
import { type ThreadPool, threadPool } from '../arena/crew.js'
import { orFail, troubleOf } from '../arena/hands.js'
import { EXIT, type ExitCode } from '../exit.js'
import { gameOf } from '../games.js'
import { note, oneLine, type Terminal } from '../terminal.js'

/** What `wingover arena worker` takes. */
export interface WorkerOptions {
  readonly queue: string
  readonly jobs?: number
  readonly player: readonly string[]
  readonly name?: string
  readonly lease: number
}

/** Plays games off a queue, in threads, until it is interrupted. */
export async function arenaWorker(terminal: Terminal, options: WorkerOptions): Promise<ExitCode> {
  const { queueWorker } = await import('wingover/queue')
  const { queue: url, jobs: size = availableParallelism(), player: allowed, lease } = options
  const name = options.name ?? `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`
  const pool = threadPool()
  const play = (assignment: Assignment): Promise<GameResult> => playFor(pool, allowed, assignment)
  const onGame = (id: string, what: string, why?: string): void =>
    note(terminal, oneLine(`${what} ${id}${why === undefined ? '' : `: ${why}`}`))
  const worker = await orFail(queueWorker({ url, name, size, lease, play, onGame, onTrouble: troubleOf(terminal) }))
  note(terminal, `${name} waits for games at ${url}, ${size} at once.`)
  await new Promise<void>((interrupted) => terminal.onInterrupt(interrupted))
  pool.close()
  await worker.close()
  return EXIT.ok
}

/**
 * Plays what the queue asks for. Whoever can write to it could name any program: only our own bots play, and those that
 * were allowed here.
 */
function playFor(pool: ThreadPool, allowed: readonly string[], { ruleset: id, revision, job }: Assignment) {
  const ruleset = gameOf(id)
  if (ruleset.info.revision !== revision) {
    throw new Error(`${id} is of revision ${ruleset.info.revision} here, not ${revision}`)
  }
  for (const player of Object.values(job.players)) {
    if (allowed.includes(player) || botNamed(ruleset, player) !== undefined) continue
    throw new Error(`${player} may not play here: --player allows it`)
  }
  return pool.play(ruleset, job)
}
