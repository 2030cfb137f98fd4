import { fromView } from '../../core/from-view.js'
import type { Game, Ruleset, Simulation } from '../../core/ruleset.js'
import type { Pick } from '../random.js'

/**
 * A player: from what its seat sees, a source of choices and a budget counted in simulations, to one of its legal
 * actions. Never the state, never the clock: the same view, choices and budget give the same action.
 */
export type Bot<G extends Game = Game> = (view: G['View'], pick: Pick, budget: number) => G['Action']

/** What a bot may do for the seat whose view it holds. */
export function choicesIn<G extends Game>(ruleset: Ruleset<G>, view: G['View']): readonly G['Action'][] {
  const actions = fromView(ruleset, view).legalActions()
  if (actions.length === 0) throw new RangeError(`${view.seat} is not asked`)
  return actions
}

/** A world that fits the view, to be played in, with dice of its own. */
export const dream = <G extends Game>(ruleset: Ruleset<G>, view: G['View'], pick: Pick): Simulation<G> =>
  ruleset.fork(ruleset.sample(view, pick.seed()), { seed: pick.seed() })
