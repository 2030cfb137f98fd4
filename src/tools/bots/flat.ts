import type { Game, Ruleset } from '../../core/ruleset.js'
import { type Bot, playOut } from './bot.js'
import { bestByTrial } from './trials.js'

/** How flat Monte Carlo plays on. */
export interface FlatOptions {
  /** Actions after which a world is judged, if the turn has not ended before. Default 150. */
  readonly horizon?: number
}

/** Flat Monte Carlo: the action after which hasty play on sampled worlds ends the turn best. */
export const flatBot =
  <G extends Game>(ruleset: Ruleset<G>, { horizon = 150 }: FlatOptions = {}): Bot<G> =>
  (view, pick, budget) =>
    bestByTrial(
      ruleset,
      view,
      pick,
      budget,
      (game, source) => playOut(ruleset, game, horizon, source),
      ruleset.evaluate,
    )
