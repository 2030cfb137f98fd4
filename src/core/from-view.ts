import type { ActionOf, Game, RuleOf, Ruleset } from './ruleset.js'
import type { Violation } from './violation.js'

/** What one seat can ask of the rules, knowing only its view. */
export interface SeatRules<G extends Game> {
  /** A state that fits the view, for queries about what the seat can see. What it hides is made up. */
  readonly state: G['State']
  /** What this seat may do: the same list as in the real game. */
  legalActions(): readonly G['Action'][]
  /** Every rule this action would break: the same as in the real game. */
  check(action: ActionOf<G>): readonly Violation<RuleOf<G>>[]
}

/**
 * The rules for one seat, from its view alone, by one sample. Since no answer to a seat may depend on what it cannot
 * see, the answers are those of the real game.
 */
export function fromView<G extends Game>(ruleset: Ruleset<G>, view: G['View'], seed = 'view'): SeatRules<G> {
  const state = ruleset.sample(view, seed)
  const seat: string = view.seat
  return {
    state,
    legalActions: () => (seat === 'spectator' ? [] : ruleset.legalActions(state, seat as G['Seat'])),
    check: (action) => ruleset.check(state, action),
  }
}
