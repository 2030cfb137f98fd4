import type { Game, Ruleset } from '../../core/ruleset.js'
import { type Bot, letRefereeAct } from './bot.js'
import { bestByTrial, type Judge } from './trials.js'

/**
 * One ply: the action after which, dice included, sampled worlds look best.
 * @param judge How a position looks; the ruleset's own `evaluate` unless given.
 */
export const greedyBot =
  <G extends Game>(ruleset: Ruleset<G>, judge: Judge<G> = ruleset.evaluate): Bot<G> =>
  (view, pick, budget) =>
    bestByTrial(ruleset, view, pick, budget, letRefereeAct, judge)
