import type { Game, Ruleset } from '../../core/ruleset.js'
import { type Bot, playOut } from './bot.js'
import { bestByTrial } from './trials.js'

/** How flat Monte Carlo plays on. */
export interface FlatOptions {
  /** Random actions after which a world is judged. Default 60. */
  readonly horizon?: number
}

/** Flat Monte Carlo: the action after which random play on sampled worlds ends best. */
export const flatBot =
  <G extends Game>(ruleset: Ruleset<G>, { horizon = 60 }: FlatOptions = {}): Bot<G> =>
  (view, pick, budget) =>
    bestByTrial(ruleset, view, pick, budget, (game, source) => playOut(game, horizon, source), ruleset.evaluate)
