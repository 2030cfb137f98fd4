import type { Game, Ruleset } from '../../core/ruleset.js'
import type { Bot } from './bot.js'
import { finishOwn } from './haste.js'
import type { Mind } from './judge.js'
import { bestByTrial } from './trials.js'

/** Decisions of its own after which a greedy bot judges what it has begun, finished or not. */
const HORIZON = 60

/**
 * One ply: the action after which sampled worlds look best once the seat has finished in haste what the action begins,
 * dice included. What others will do about it is not looked at, but for their answers to the same sealed question.
 */
export const greedyBot =
  <G extends Game>(ruleset: Ruleset<G>, { judge = ruleset.evaluate, policy }: Mind<G> = {}): Bot<G> =>
  (view, pick, budget) => {
    const haste = { ruleset, judge, policy, horizon: HORIZON, pick }
    return bestByTrial(ruleset, view, pick, budget, (game, action) => {
      finishOwn(haste, game, action)
      return judge(game.state, view.seat as G['Seat'])
    })
  }
