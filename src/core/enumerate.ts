import { refuseBook } from './messages.js'
import { ONE, plus, type Rational, rational, times, ZERO } from './rational.js'
import type { ActionOf, BaseAction, DiceRequest, EventOf, Game, Refusal, RuleOf, Ruleset } from './ruleset.js'
import type { Parsed } from './violation.js'

/** One way an action can turn out, with its exact probability. */
export interface Chanced<G extends Game> {
  readonly state: G['State']
  readonly events: readonly EventOf<G>[]
  readonly rolls: readonly number[]
  readonly card: string | undefined
  readonly odds: Rational
}

/** All ways an action can turn out. */
export type Enumeration<G extends Game> = { readonly ok: true; readonly outcomes: readonly Chanced<G>[] } | Refusal<G>

type Branch = Pick<Chanced<Game>, 'rolls' | 'card' | 'odds'>

/**
 * Walks every outcome of an action by answering the rules' own calls for dice, so that odds come from the code that
 * resolves them. The states have physical dice. More than `limit` outcomes are refused.
 */
export function enumerate<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['State'],
  action: ActionOf<G>,
  limit = 50_000,
): Enumeration<G> {
  const order = ruleset.parse.action(action)
  if (!order.ok) return order
  const table = byHand(ruleset, state)
  if (!table.ok) return table
  const outcomes: Chanced<G>[] = []
  const todo: Branch[] = [{ rolls: [], card: undefined, odds: ONE }]
  for (let branch = todo.pop(); branch !== undefined; branch = todo.pop()) {
    const result = ruleset.reduce(table.value, withDice(order.value, branch))
    if (result.ok) outcomes.push({ ...branch, state: result.state, events: result.events })
    else if (result.needs === undefined) return result
    else todo.push(...answers(branch, result.needs))
    if (outcomes.length + todo.length > limit) {
      return { ok: false, violations: [refuseBook('CORE-LIMIT', 'too-many-outcomes', { limit })] }
    }
  }
  return { ok: true, outcomes: outcomes.reverse() }
}

/** The exact probability of what `holds` picks out. */
export function oddsOf<G extends Game>(
  outcomes: readonly Chanced<G>[],
  holds: (outcome: Chanced<G>) => boolean,
): Rational {
  return outcomes.reduce((sum, outcome) => (holds(outcome) ? plus(sum, outcome.odds) : sum), ZERO)
}

/** The exact mean of a whole number read off each outcome. */
export function meanOf<G extends Game>(
  outcomes: readonly Chanced<G>[],
  value: (outcome: Chanced<G>) => number,
): Rational {
  return outcomes.reduce((sum, outcome) => plus(sum, times(outcome.odds, rational(value(outcome)))), ZERO)
}

/** The same position with physical dice, let in once. */
const byHand = <G extends Game>(ruleset: Ruleset<G>, state: G['State']): Parsed<G['State'], RuleOf<G>> =>
  state.rng === null ? { ok: true, value: state } : ruleset.parse.state({ ...state, rng: null })

function withDice<A extends BaseAction>(action: A, { rolls, card }: Branch): A {
  const { rolls: _rolls, card: _card, ...bare } = action
  return { ...bare, ...(rolls.length > 0 && { rolls }), ...(card !== undefined && { card }) } as unknown as A
}

function answers(branch: Branch, needs: DiceRequest): readonly Branch[] {
  if (needs.kinds !== undefined) return cardAnswers(branch, needs.kinds)
  const odds = times(branch.odds, rational(1, needs.sides))
  return Array.from({ length: needs.sides }, (_, i) => ({ ...branch, rolls: [...branch.rolls, i + 1], odds }))
}

function cardAnswers(branch: Branch, kinds: Readonly<Record<string, number>>): readonly Branch[] {
  const some = Object.entries(kinds).filter(([, count]) => count > 0)
  const all = some.reduce((sum, [, count]) => sum + count, 0)
  return some.map(([card, count]) => ({ ...branch, card, odds: times(branch.odds, rational(count, all)) }))
}
