/** Who plays the games of a tournament: threads here, or workers at a queue, whose results are checked. */
import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Ruleset } from 'wingover'
import {
  type Audited,
  type Ended,
  type Lie,
  type RemoteCrew,
  type Run,
  runAudited,
  runTournament,
} from 'wingover/arena'
import { pickFrom } from 'wingover/bots'
import { EXIT, Failure } from '../exit.js'
import { note, oneLine, type Terminal } from '../terminal.js'
import { threadCrew } from './crew.js'

/** Those who play. Close them in the end. */
export interface Hands {
  run(run: Omit<Run, 'crew'>): Promise<Ended | Audited>
  close(): void | Promise<void>
}

/** So many threads of this machine. */
export function threads(ruleset: Ruleset, size: number): Hands {
  const crew = threadCrew(ruleset, size)
  return {
    async run(run) {
      const ended = await runTournament({ ...run, crew, stop: () => run.stop?.() || crew.lasting !== undefined })
      if (crew.lasting !== undefined) throw crew.lasting
      return ended
    },
    close: () => crew.close(),
  }
}

/** What is played again of what others have played. */
export interface AuditOptions {
  /** Percent of the results. */
  readonly audit: number
}

/** Others, whose results are held against their jobs; a share is played again here, in threads. */
export function others(terminal: Terminal, ruleset: Ruleset, remote: RemoteCrew, { audit }: AuditOptions): Hands {
  const own = threadCrew(ruleset, availableParallelism())
  const pick = pickFrom(randomBytes(16).toString('hex'))
  const onLie = ({ worker, id, why }: Lie): void => note(terminal, oneLine(`${worker} lied about ${id}: ${why}`))
  return {
    run: (run) => runAudited({ ...run, ruleset, remote, own, share: audit / 100, pick, onLie }),
    close: () => own.close(),
  }
}

/** Games on a queue at once, unless it is said. */
const HANDED_OUT = 64

/** Workers at a queue. */
export async function queued(
  terminal: Terminal,
  ruleset: Ruleset,
  options: AuditOptions & { readonly queue: string; readonly jobs?: number },
): Promise<Hands> {
  const { queueCrew } = await import('wingover/queue')
  const { queue: url, jobs: size = HANDED_OUT } = options
  const crew = await orFail(queueCrew(ruleset, { url, size, onTrouble: troubleOf(terminal) }))
  const hands = others(terminal, ruleset, crew, options)
  return {
    run: (run) => hands.run(run),
    async close() {
      await hands.close()
      await crew.close()
    },
  }
}

/** Says what is wrong with a queue, once until it is something else. */
export function troubleOf(terminal: Terminal): (message: string) => void {
  let last = ''
  return (message) => {
    if (message !== last) note(terminal, oneLine(`The queue does not answer: ${message}. Waiting for it.`))
    last = message
  }
}

/** What a queue promises, or a failure in words. */
export async function orFail<T>(promise: Promise<T>): Promise<T> {
  try {
    return await promise
  } catch (error) {
    throw new Failure(EXIT.file, oneLine(`${error instanceof Error ? error.message : String(error)}.`))
  }
}
