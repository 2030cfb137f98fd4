import {
  type ActionOf,
  type Actor,
  fromView,
  type Game,
  isShown,
  type RuleOf,
  type Ruleset,
  type Violation,
} from '../../core/index.js'
import { beyondLimits, LIMITS } from '../../core/limits.js'
import { peek } from '../../core/peek.js'
import { labelOf, refusalOf } from '../../core/words/index.js'
import type { InWords } from './compare.js'
import { answersText, type OtherAnswer, otherAnswers, type Passed, passedBy } from './looked.js'
import { type Neighbour, nearest } from './nearest.js'
import { cite, noteOn, type RuleNote, type Texts } from './note.js'
import { refuse } from './objections.js'
import { type Rested, rulingsOf } from './rulings.js'
import { type Choice, optionsOf } from './sides.js'

/** How to explain an action. */
export interface ActionQuestion<G extends Game> extends InWords<G> {
  /** How many legal actions to name. Default: 3. */
  readonly nearest?: number
  readonly texts?: Texts
  /** Also say which rules were looked at and did not stand in the way. Default: no, since it asks many orders. */
  readonly trace?: boolean
  /** The config of the game: a trace then also says under which other readings the answer would be another. */
  readonly config?: G['Config']
}

/** A broken rule: the refusal with the values compared, and the rule behind it. */
export interface BrokenRule<G extends Game> {
  readonly violation: Violation<RuleOf<G>>
  readonly rule: RuleNote<RuleOf<G>>
  /** The rulings it rests on: the book could be read otherwise. */
  readonly rulings: readonly Rested<RuleOf<G>>[]
}

/** Why an action is legal or not. */
export interface ActionExplanation<G extends Game> {
  readonly legal: boolean
  /** Every broken rule of the first stage that has any, as `check` finds them. */
  readonly broken: readonly BrokenRule<G>[]
  /** What the same seat may do instead, closest first; `[]` if the action is legal or the seat is not asked. */
  readonly nearest: readonly Neighbour<G>[]
  /** The negative trace, if it was asked for: rules that were looked at and are kept. */
  readonly passed: readonly Passed<G>[]
  /** If a trace was asked for with a config: the switches under which the answer would be another one. */
  readonly otherwise: readonly OtherAnswer<G>[]
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
  const seat = ruleset.info.seats.find((one) => one === seatOf(action)) ?? 'spectator'
  const ground: Table<G> = {
    ...{ view: ruleset.view(state, seat), check: (order) => ruleset.check(state, order) },
    legalActions: () => ruleset.legalActions(state, seatOf(action) as Actor<G>),
    options: () => optionsOf(state),
  }
  const { trace, config } = question
  const asked = trace === true && config !== undefined && isComparable(action)
  const otherwise = asked ? otherAnswers(ruleset, { config, state }, action) : []
  return explanation(ruleset, ruleset.check(state, action), ground, action, question, otherwise)
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
    const ground: Table<G> = { view, check: () => [violation], legalActions: () => [], options: () => ({}) }
    return explanation(ruleset, [violation], ground, action, question)
  }
  const { check, legalActions } = fromView(ruleset, view)
  const ground: Table<G> = { view, check, legalActions, options: () => optionsOf(ruleset.sample(view, 'view')) }
  return explanation(ruleset, check(action), ground, action, question)
}

/** Where an order is tried. */
interface Table<G extends Game> {
  readonly view: G['View']
  /** Every broken rule of an order. */
  check(action: ActionOf<G>): readonly Violation<RuleOf<G>>[]
  /** What the seat may do. */
  legalActions(): readonly G['Action'][]
  /** The switches of the game: public, so every view tells them. */
  options(): Choice
}

function explanation<G extends Game>(
  ruleset: Ruleset<G>,
  violations: readonly Violation<RuleOf<G>>[],
  table: Table<G>,
  action: ActionOf<G>,
  question: ActionQuestion<G>,
  otherwise: readonly OtherAnswer<G>[] = [],
): ActionExplanation<G> {
  const { nearest: most = 3, words } = question
  const legal = violations.length === 0
  const broken = violations.map((violation) => brokenRule(ruleset, violation, table, question))
  const near = legal || !isComparable(action) ? [] : nearest(ruleset, table.legalActions(), action, most)
  const passed = question.trace === true && isComparable(action) ? traced(ruleset, table, action, question) : []
  const reasons = broken.map((one) => told(one, refusalOf(words, one.violation, table.view)))
  const offers = near.map((one) => labelOf(words, one.action, table.view))
  const line = lineOf(ruleset, action)
  const verdict = legal ? `${line} is legal.` : [`${line} is refused.`, ...reasons].join(' ') + instead(offers)
  const text = [verdict, ...passed.map((one) => one.text), ...answersText(otherwise)].join(' ')
  return { legal, broken, nearest: near, passed, otherwise, text }
}

const brokenRule = <G extends Game>(
  ruleset: Ruleset<G>,
  violation: Violation<RuleOf<G>>,
  { options }: Table<G>,
  { texts = {} }: ActionQuestion<G>,
): BrokenRule<G> => ({
  ...{ violation, rule: noteOn(ruleset, violation.rule, texts) },
  rulings: rulingsOf(ruleset, violation, { texts, options: options() }),
})

/** The orders that lie near are those that are listed and, of a game that is shown, those that players look for. */
function traced<G extends Game>(
  ruleset: Ruleset<G>,
  { view, check, legalActions }: Table<G>,
  action: ActionOf<G>,
  { words, texts = {} }: ActionQuestion<G>,
): readonly Passed<G>[] {
  const wanted = isShown(ruleset) ? ruleset.wanted(view) : []
  return passedBy(ruleset, action, { check, near: [...wanted, ...legalActions()], view, words, texts })
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

const told = <G extends Game>({ rule, rulings }: BrokenRule<G>, reason: string): string => {
  const rests = rulings.filter(({ others }) => others.length > 0).map(({ text }) => ` ${text}`)
  return `${reason} By ${cite(rule)}.${rule.summary === undefined ? '' : ` ${rule.summary}`}${rests.join('')}`
}

const instead = (offers: readonly string[]): string =>
  offers.length === 0 ? '' : ` Legal instead: ${offers.join('; ')}.`
