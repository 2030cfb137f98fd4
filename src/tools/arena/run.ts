import type { Crew } from './crew.js'
import type { GameResult } from './game.js'
import type { Job } from './schedule.js'

/** How far a tournament is. */
export interface Progress {
  /** Games whose results are there, those of earlier runs included. */
  readonly done: number
  readonly total: number
  /** Games that earlier runs had played. */
  readonly had: number
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
  /** Is given each new result, in the order in which games end, and awaited before the next game of that lane. */
  readonly onResult?: (result: GameResult) => void | Promise<void>
  /** Is told how far the run has come, after every game. */
  readonly onProgress?: (progress: Progress) => void
  /** Asked before each game; once true, games under way are ended and no more are begun. */
  readonly stop?: () => boolean
}

/**
 * Plays the games of a schedule that have not been played, as many at once as the crew can. All results, old and new, in
 * the order of the schedule, whatever the order in which they came. A result that the schedule does not know, or knows
 * twice, is a RangeError that names it.
 */
export async function runTournament({ jobs, crew, had = [], ...told }: Run): Promise<readonly GameResult[]> {
  const results = resultsById(jobs, had)
  const waiting = jobs.filter(({ id }) => !results.has(id))
  const report = (): void => told.onProgress?.({ done: results.size, total: jobs.length, had: had.length })
  let failed = false
  const lane = async (): Promise<void> => {
    while (!failed && !told.stop?.()) {
      const job = waiting.shift()
      if (job === undefined) return
      const result = await crew.play(job)
      await told.onResult?.(result)
      results.set(job.id, result)
      report()
    }
  }
  const careful = (): Promise<void> =>
    lane().catch((error: unknown) => {
      failed = true
      throw error
    })
  report()
  const lanes = await Promise.allSettled(Array.from({ length: Math.max(1, crew.size) }, careful))
  for (const end of lanes) if (end.status === 'rejected') throw end.reason
  return jobs.flatMap(({ id }) => results.get(id) ?? [])
}

function resultsById(jobs: readonly Job[], had: readonly GameResult[]): Map<string, GameResult> {
  const known = new Set(jobs.map(({ id }) => id))
  const results = new Map<string, GameResult>()
  for (const result of had) {
    if (!known.has(result.id)) throw new RangeError(`the schedule has no game ${result.id}`)
    if (results.has(result.id)) throw new RangeError(`there are two results of ${result.id}`)
    results.set(result.id, result)
  }
  return results
}

/** Rate and time left, `elapsed` seconds after the run began. */
export function paceOf({ done, total, had }: Progress, elapsed: number): Pace {
  const rate = elapsed > 0 ? (done - had) / elapsed : 0
  return { rate, left: rate > 0 ? (total - done) / rate : null }
}
