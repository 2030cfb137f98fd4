import {
  type ActionOf,
  type Actor,
  fromView,
  type Game,
  type RuleOf,
  type Ruleset,
  type Violation,
} from '../../core/index.js'
import { beyondLimits, LIMITS } from '../../core/limits.js'
import { peek } from '../../core/peek.js'
import { labelOf, refusalOf } from '../../core/words/index.js'
import type { InWords } from './compare.js'
import { type Neighbour, nearest } from './nearest.js'
import { cite, noteOn, type RuleNote, type Texts } from './note.js'
import { refuse } from './objections.js'

/** How to explain an action. */
export interface ActionQuestion<G extends Game> extends InWords<G> {
  /** How many legal actions to name. Default: 3. */
  readonly nearest?: number
  readonly texts?: Texts
}

/** A broken rule: the refusal with the values compared, and the rule behind it. */
export interface BrokenRule<G extends Game> {
  readonly violation: Violation<RuleOf<G>>
  readonly rule: RuleNote<RuleOf<G>>
}

/** Why an action is legal or not. */
export interface ActionExplanation<G extends Game> {
  readonly legal: boolean
  /** Every broken rule of the first stage that has any, as `check` finds them. */
  readonly broken: readonly BrokenRule<G>[]
  /** What the same seat may do instead, closest first; `[]` if the action is legal or the seat is not asked. */
  readonly nearest: readonly Neighbour<G>[]
  /** All of it in one paragraph. */
  readonly text: string
}

/** Why an action is legal or not in a state: all broken rules with the values compared, and the nearest legal actions. */
export function explainAction<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['State'],
  action: ActionOf<G>,
  question: ActionQuestion<G>,
): ActionExplanation<G> {
  const legalActions = () => ruleset.legalActions(state, seatOf(action) as Actor<G>)
  const seat = ruleset.info.seats.find((one) => one === seatOf(action)) ?? 'spectator'
  return explanation(ruleset, ruleset.check(state, action), legalActions, action, ruleset.view(state, seat), question)
}

/**
 * The same for one player, from that player's view alone. It answers for the player's own actions: what it says can
 * depend on nothing that the player does not see.
 */
export function explainActionFor<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['View'],
  action: ActionOf<G>,
  question: ActionQuestion<G>,
): ActionExplanation<G> {
  const [seat, of]: readonly string[] = [view.seat, seatOf(action)]
  if (seat !== of) {
    const violation = refuse('CORE-SEAT', 'not-your-action', { seat: String(seat), of: String(of).slice(0, 80) })
    return explanation(ruleset, [violation], () => [], action, view, question)
  }
  const rules = fromView(ruleset, view)
  return explanation(ruleset, rules.check(action), rules.legalActions, action, view, question)
}

function explanation<G extends Game>(
  ruleset: Ruleset<G>,
  violations: readonly Violation<RuleOf<G>>[],
  legalActions: () => readonly G['Action'][],
  action: ActionOf<G>,
  view: G['View'],
  { nearest: most = 3, texts, words }: ActionQuestion<G>,
): ActionExplanation<G> {
  const legal = violations.length === 0
  const broken = violations.map((violation) => ({ violation, rule: noteOn(ruleset, violation.rule, texts) }))
  const near = legal || !isComparable(action) ? [] : nearest(ruleset, legalActions(), action, most)
  const line = lineOf(ruleset, action)
  const reasons = broken.map((one) => told(one, refusalOf(words, one.violation, view)))
  const offers = near.map((one) => labelOf(words, one.action, view))
  const text = legal ? `${line} is legal.` : [`${line} is refused.`, ...reasons].join(' ') + instead(offers)
  return { legal, broken, nearest: near, text }
}

/** An action may come from anywhere, and then be anything. */
const seatOf = (action: unknown): string => peek(action, 'seat') ?? 'nobody'

/** May it be held against legal ones, field by field? Only what is plain and within the limits of an action. */
function isComparable(action: unknown): boolean {
  try {
    return beyondLimits(action, LIMITS.action) === undefined
  } catch {
    return false
  }
}

const lineOf = <G extends Game>({ parse, notation }: Ruleset<G>, action: ActionOf<G>): string => {
  const parsed = parse.action(action)
  return parsed.ok ? `"${notation.action(parsed.value)}"` : 'This action'
}

const told = <G extends Game>({ rule }: BrokenRule<G>, reason: string): string =>
  `${reason} By ${cite(rule)}.${rule.summary === undefined ? '' : ` ${rule.summary}`}`

const instead = (offers: readonly string[]): string =>
  offers.length === 0 ? '' : ` Legal instead: ${offers.join('; ')}.`
