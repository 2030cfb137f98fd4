import type { Game, Ruleset } from '../../core/ruleset.js'
import { type GameResult, type Players, playGame } from './game.js'
import type { Job } from './schedule.js'

/**
 * Those who play the games of a tournament: here, in worker threads, on other machines.
 *
 * `play` resolves to the result of a job. A bot that throws, answers illegally or never answers is no failure of the
 * crew: it resolves to a forfeit, by `playGame` or, for a bot that had to be stopped, by `forfeitGame`. A rejection is a
 * failure of the crew itself: the game is tried again, and in the end given up.
 */
export interface Crew {
  /** Games it can play at once. */
  readonly size: number
  /** Plays one game of the schedule. */
  play(job: Job): Promise<GameResult>
}

/** Plays in this thread, one game after the other. It waits for every bot, however long it thinks. */
export const localCrew = <G extends Game>(ruleset: Ruleset<G>, players: Players<G>): Crew => ({
  size: 1,
  play: (job) => playGame(ruleset, job, players),
})
