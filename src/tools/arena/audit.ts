/** Tournaments whose games others play: every result is held against its job, and some are played again. */
import type { Game, Ruleset } from '../../core/ruleset.js'
import type { Violation } from '../../core/violation.js'
import type { Pick } from '../random.js'
import type { Crew } from './crew.js'
import type { GameResult } from './game.js'
import { parseResult } from './result-format.js'
import { type Ended, type Run, runTournament } from './run.js'
import type { Job } from './schedule.js'
import { replayJob, verifyResult } from './verify.js'

/** What a worker somewhere else says of a job: it is anything until it is checked. */
export interface Answer {
  /** The name that the worker gives itself. */
  readonly worker: string
  readonly result: unknown
}

/** Those who play elsewhere. */
export interface RemoteCrew {
  /** Games to hand out at once. */
  readonly size: number
  /** Has one game of the schedule played. A rejection is no answer: the game is tried again. */
  play(job: Job): Promise<Answer>
}

/** A result that was not what it said. */
export interface Lie {
  readonly worker: string
  /** The game. */
  readonly id: string
  /** What gave it away, in words. */
  readonly why: string
}

/** A run whose games are played elsewhere. */
export interface AuditedRun<G extends Game> extends Omit<Run, 'crew'> {
  readonly ruleset: Ruleset<G>
  readonly remote: RemoteCrew
  /** Plays again what is doubted. */
  readonly own: Crew
  /** The share of the results that is played again. Default 0.02. */
  readonly share?: number
  /** Chooses them; workers must not be able to tell which. */
  readonly pick: Pick
  /** Is told of a lie as soon as it is found. */
  readonly onLie?: (lie: Lie) => void
}

/** What came of such a run. */
export interface Audited extends Ended {
  readonly lies: readonly Lie[]
  /** Games that were played again and came out the same. */
  readonly confirmed: number
}

/**
 * Runs a tournament whose games others play. Every result is held against its job and its record is played again; a stated
 * share is played again with bots of one's own, and so is every game in which somebody is said to have given up. Of a
 * worker that lied nothing counts any more: what it had answered before, and what it answers from then on, is played
 * here. So in the end the results are those that an honest crew gives.
 */
export async function runAudited<G extends Game>(run: AuditedRun<G>): Promise<Audited> {
  const desk = new AuditDesk(run)
  let had = run.had ?? []
  for (;;) {
    const ended = await runTournament({ ...run, had, crew: desk })
    const doubted = desk.doubted()
    if (doubted.size === 0 || run.stop?.()) return { ...ended, lies: desk.lies, confirmed: desk.confirmed }
    had = ended.games.filter(({ id }) => !doubted.has(id))
  }
}

class AuditDesk<G extends Game> implements Crew {
  readonly lies: Lie[] = []
  confirmed = 0
  readonly #run: AuditedRun<G>
  /** Who answered what, of all that was believed without playing it again. */
  readonly #believed = new Map<string, string>()
  readonly #liars = new Set<string>()

  constructor(run: AuditedRun<G>) {
    this.#run = run
  }

  get size(): number {
    return this.#run.remote.size
  }

  async play(job: Job): Promise<GameResult> {
    const { ruleset, remote, own } = this.#run
    const { worker, result } = await remote.play(job)
    if (this.#liars.has(worker)) return own.play(job)
    const parsed = parseResult(ruleset, result)
    const verified = parsed.ok ? verifyResult(ruleset, job, parsed.value, { resignations: true }) : parsed
    if (!verified.ok) return this.#lied(worker, job, reasonsIn(verified.violations))
    if (this.#isDoubtful(verified.value)) return this.#again(worker, job, verified.value)
    this.#believed.set(job.id, worker)
    return verified.value
  }

  /** Results that were believed on the word of somebody who lied elsewhere; they are forgotten. */
  doubted(): ReadonlySet<string> {
    const doubted = [...this.#believed].filter(([, worker]) => this.#liars.has(worker)).map(([id]) => id)
    for (const id of doubted) this.#believed.delete(id)
    return new Set(doubted)
  }

  /** That somebody gave up is only somebody's word. */
  #isDoubtful({ forfeit, resigned }: GameResult): boolean {
    const { share = SHARE, pick } = this.#run
    return forfeit !== undefined || resigned !== undefined || pick.index(GRAINS) < share * GRAINS
  }

  async #again(worker: string, job: Job, result: GameResult): Promise<GameResult> {
    const { truth, differs, isLie } = await replayJob(job, result, this.#run.own)
    if (isLie) this.#note({ worker, id: job.id, why: `played again, it differs in ${differs.join(', ')}` })
    else if (differs.length === 0) this.confirmed++
    return truth
  }

  #lied(worker: string, job: Job, why: string): Promise<GameResult> {
    this.#note({ worker, id: job.id, why })
    return this.#run.own.play(job)
  }

  #note(lie: Lie): void {
    this.#liars.add(lie.worker)
    this.lies.push(lie)
    this.#run.onLie?.(lie)
  }
}

/** The share that is played again, unless it is said. */
const SHARE = 0.02
const GRAINS = 1_000_000

const reasonsIn = (violations: readonly Violation[]): string =>
  violations
    .slice(0, 3)
    .map(({ message }) => message)
    .join(' ')
