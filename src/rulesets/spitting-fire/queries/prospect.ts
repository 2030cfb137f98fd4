/** Who would win if the game ended now. */
import type { RuleId } from '../book/rules.js'
import type { Seat, State } from '../state/state.js'
import { endRule, winnerOf } from '../turn/sequence.js'

/** The winner as things stand. */
export interface Projection {
  readonly winner: Seat | 'draw'
  /** The rule that would decide. */
  readonly rule: RuleId
  readonly score: Readonly<Record<Seat, number>>
  /** Victory points ahead. */
  readonly lead: number
}

/**
 * Who wins if the game ends as it stands.
 *
 * @rule SF-WIN-02
 */
export function projectedWinner(state: State): Projection {
  const { axis, allies } = state.score
  return { winner: winnerOf(state), rule: endRule(state), score: state.score, lead: Math.abs(axis - allies) }
}
