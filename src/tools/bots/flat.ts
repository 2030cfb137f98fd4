import type { Game, Ruleset } from '../../core/ruleset.js'
import type { Bot } from './bot.js'
import { finishTurn } from './haste.js'
import type { Mind } from './judge.js'
import { bestByTrial } from './trials.js'

/** How flat Monte Carlo plays on. */
export interface FlatOptions<G extends Game = Game> extends Mind<G> {
  /** Actions after which a world is judged, if the turn has not ended before. Default 40. */
  readonly horizon?: number
}

/** Flat Monte Carlo: the action after which hasty play by all on sampled worlds ends the turn best. */
export const flatBot =
  <G extends Game>(
    ruleset: Ruleset<G>,
    { horizon = 40, judge = ruleset.evaluate, policy }: FlatOptions<G> = {},
  ): Bot<G> =>
  (view, pick, budget) => {
    const haste = { ruleset, judge, policy, horizon, pick }
    return bestByTrial(ruleset, view, pick, budget, (game, action) => {
      const { turn } = game.state
      game.apply(action)
      finishTurn(haste, game, turn)
      return judge(game.state, view.seat as G['Seat'])
    })
  }
