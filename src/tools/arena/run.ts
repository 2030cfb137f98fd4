import type { Crew } from './crew.js'
import type { GameResult } from './game.js'
import { halvesOf } from './pentanomial.js'
import type { Job } from './schedule.js'
import { addPair, beginSprt, type Hypotheses, type Sprt } from './sprt.js'

/** How far a tournament is. */
export interface Progress {
  /** Games whose results are there, those of earlier runs included. */
  readonly done: number
  readonly total: number
  /** Games that earlier runs had played. */
  readonly had: number
  /** Games under way. */
  readonly playing: number
  /** How the sequential test stands, if there is one. */
  readonly sprt?: Sprt
}

/** How fast a tournament goes. */
export interface Pace {
  /** Games a second of this run. */
  readonly rate: number
  /** Seconds to the end at this rate; null before the first game is done. */
  readonly left: number | null
}

/** What to run, and who is told of it. */
export interface Run {
  readonly jobs: readonly Job[]
  readonly crew: Crew
  /** Results of earlier runs: their games are not played again. */
  readonly had?: readonly GameResult[]
  /** How often a game is tried before it is given up. Default 3. */
  readonly tries?: number
  /** Stops as soon as this is decided: is the first player of the schedule better than the second? */
  readonly sprt?: Hypotheses
  /** Is given each new result, in the order in which games end, and awaited before the next game of that lane. */
  readonly onResult?: (result: GameResult) => void | Promise<void>
  /** Is told how far the run has come, after every game. */
  readonly onProgress?: (progress: Progress) => void
  /** Asked before each game; once true, games under way are ended and no more are begun. */
  readonly stop?: () => boolean
}

/** A game that could not be played, however often it was tried. */
export interface Failed {
  readonly id: string
  /** What its crew said the last time. */
  readonly reason: string
}

/** What came of a run. */
export interface Ended {
  /** All results, old and new, in the order of the schedule; up to its verdict, if a sequential test was decided. */
  readonly games: readonly GameResult[]
  /** Games that could not be played. */
  readonly failed: readonly Failed[]
  /** How the sequential test stands, if there was one. */
  readonly sprt?: Sprt
}

/**
 * Plays the games of a schedule that have not been played, as many at once as the crew can. Results come in the order of
 * the schedule, whatever the order in which games ended. A game that fails is tried again after the others, and in the
 * end given up and named; the tournament goes on without it. A result that the schedule does not know, or knows twice,
 * is a RangeError that names it.
 *
 * A sequential test looks at pairs in the order of the schedule and at none before all earlier ones are there: one lane
 * and a hundred come to the same verdict after the same game.
 */
export async function runTournament(run: Run): Promise<Ended> {
  const desk = new Desk(run)
  await desk.run()
  return desk.ended()
}

class Desk {
  readonly #run: Run
  readonly #results: Map<string, GameResult>
  readonly #waiting: Job[]
  readonly #tried = new Map<string, number>()
  readonly #failed = new Map<string, string>()
  readonly #test: PrefixTest | undefined
  readonly #decided: Promise<void>
  #decide: () => void = () => undefined
  #isOver = false
  #playing = 0

  constructor(run: Run) {
    this.#run = run
    this.#results = resultsById(run.jobs, run.had ?? [])
    this.#waiting = run.jobs.filter(({ id }) => !this.#results.has(id))
    this.#test = run.sprt && new PrefixTest(run.jobs, run.sprt)
    this.#decided = new Promise((decide) => {
      this.#decide = decide
    })
  }

  async run(): Promise<void> {
    this.#look()
    const lanes = Array.from({ length: Math.max(1, this.#run.crew.size) }, () => this.#lane())
    const ends = await Promise.race([Promise.allSettled(lanes), this.#decided])
    for (const end of ends ?? []) if (end.status === 'rejected') throw end.reason
  }

  ended(): Ended {
    const { jobs } = this.#run
    const played = this.#test?.sprt.accepted ? jobs.slice(0, this.#test.games) : jobs
    return {
      games: played.flatMap(({ id }) => this.#results.get(id) ?? []),
      failed: played.flatMap(({ id }) => {
        const reason = this.#failed.get(id)
        return reason === undefined ? [] : [{ id, reason }]
      }),
      ...(this.#test && { sprt: this.#test.sprt }),
    }
  }

  /** One game after the other, until none is left or all is said. */
  async #lane(): Promise<void> {
    try {
      for (let job = this.#next(); job !== undefined; job = this.#next()) await this.#play(job)
    } catch (error) {
      this.#isOver = true
      throw error
    }
  }

  #next(): Job | undefined {
    return this.#isOver || this.#run.stop?.() ? undefined : this.#waiting.shift()
  }

  async #play(job: Job): Promise<void> {
    this.#playing++
    const result = await this.#run.crew.play(job).catch((error: unknown) => this.#tryLater(job, error))
    this.#playing--
    if (result === undefined || this.#test?.sprt.accepted) return
    if (result.id !== job.id) throw new RangeError(`the crew answered ${job.id} with a result of ${result.id}`)
    await this.#run.onResult?.(result)
    this.#results.set(job.id, result)
    this.#look()
  }

  #tryLater(job: Job, error: unknown): undefined {
    const tries = (this.#tried.get(job.id) ?? 0) + 1
    this.#tried.set(job.id, tries)
    if (tries < (this.#run.tries ?? TRIES)) this.#waiting.push(job)
    else this.#failed.set(job.id, error instanceof Error ? error.message : String(error))
  }

  /** Looks at what has come: is the test decided? */
  #look(): void {
    const { jobs, had = [], onProgress } = this.#run
    this.#test?.follow(this.#results)
    const { sprt } = this.#test ?? {}
    const [done, total, playing] = [this.#results.size, jobs.length, this.#playing]
    onProgress?.({ done, total, had: had.length, playing, ...(sprt && { sprt }) })
    if (!sprt?.accepted) return
    this.#isOver = true
    this.#decide()
  }
}

/** How often a game is tried, unless it is said. */
const TRIES = 3

/** A sequential test that follows a schedule pair by pair, as far as all earlier pairs are there. */
class PrefixTest {
  sprt: Sprt
  /** Games that the test has looked at. */
  games = 0
  readonly #jobs: readonly Job[]
  readonly #player: string

  constructor(jobs: readonly Job[], hypotheses: Hypotheses) {
    const names = new Set(jobs.flatMap(({ players }) => Object.values(players)))
    if (names.size !== 2) throw new RangeError('a sequential test is between two players')
    this.#jobs = jobs
    this.#player = [...names][0] as string
    this.sprt = beginSprt(hypotheses)
  }

  follow(results: ReadonlyMap<string, GameResult>): void {
    while (this.sprt.accepted === null) {
      const pair = this.#jobs.slice(this.games, this.games + 2).flatMap(({ id }) => results.get(id) ?? [])
      if (pair.length < 2) return
      this.sprt = addPair(
        this.sprt,
        pair.reduce((sum, result) => sum + halvesOf(result, this.#player), 0),
      )
      this.games += 2
    }
  }
}

function resultsById(jobs: readonly Job[], had: readonly GameResult[]): Map<string, GameResult> {
  const known = new Set<string>()
  for (const { id } of jobs) {
    if (known.has(id)) throw new RangeError(`the schedule has ${id} twice`)
    known.add(id)
  }
  const results = new Map<string, GameResult>()
  for (const result of had) {
    if (!known.has(result.id)) throw new RangeError(`the schedule has no game ${result.id}`)
    if (results.has(result.id)) throw new RangeError(`there are two results of ${result.id}`)
    results.set(result.id, result)
  }
  return results
}

/** Rate and time left, `elapsed` seconds after the run began. */
export function paceOf({ done, total, had }: Pick<Progress, 'done' | 'total' | 'had'>, elapsed: number): Pace {
  const rate = elapsed > 0 ? (done - had) / elapsed : 0
  return { rate, left: rate > 0 ? (total - done) / rate : null }
}
