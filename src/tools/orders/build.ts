import {
  type BaseAction,
  type CoreRule,
  type Field,
  fromView,
  type Game,
  kept,
  type PointField,
  type RuleOf,
  refusals,
  type Shown,
  type Violation,
} from '../../core/index.js'
import { distance, type Point } from '../../geometry/index.js'
import { ask } from './ask.js'
import { fieldLeads, leadsOf, listedLeads } from './leads.js'
import { type Choice, type Desk, firstOf, type Lead, type Order, type OrderOptions } from './order.js'

const refuse = refusals<CoreRule>()({
  'not-a-view': 'This is not a view of {title}.',
  'not-offered': 'That is not among the choices of this question.',
  'value-needed': 'This choice wants a value: {field}.',
  'value-not-asked': 'This choice takes no value.',
})

const FEW = 14

/** The first question for the seat whose view this is. */
export function begin<G extends Game>(ruleset: Shown<G>, view: G['View'], options: OrderOptions<G>): Order<G> {
  const { words, few = FEW } = options
  try {
    const desk: Desk<G> = { ruleset, view, words, few, rules: fromView(ruleset, view) }
    return ask(desk, leadsOf(desk, options), [], null)
  } catch (error) {
    // Rule code breaks on a view that is none of its game's; a view that it made itself never comes here.
    if (ruleset.parse.view(view).ok) throw error
    const rules = { legalActions: () => [], check: () => kept } as unknown as Desk<G>['rules']
    const problem = [refuse('CORE-SHAPE', 'not-a-view', { title: ruleset.info.title })]
    return {
      question: '',
      groups: [],
      places: [],
      trail: [],
      before: null,
      problem,
      desk: { ruleset, view, words, few, rules },
    }
  }
}

/** The next question once this is picked. A choice with a field wants its value: a number, a point, a list of parts. */
export function pick<G extends Game>(order: Order<G>, choice: Choice<G>, value?: unknown): Order<G> {
  const own = order.done === undefined ? choicesOf(order).find(({ key }) => key === choice.key) : undefined
  if (own === undefined) return { ...order, problem: [refuse('CORE-AGENDA', 'not-offered')] }
  const problem = problemWith(order, own, value)
  if (problem.length > 0) return { ...order, problem }
  const trail = [...order.trail, own]
  if (own.field !== undefined) return valued(order, own, own.field, value)
  return own.orders === undefined ? ask(order.desk, own.leads, trail, bare(order)) : finished(order, trail, own.orders)
}

function problemWith<G extends Game>(
  { desk }: Order<G>,
  choice: Choice<G>,
  value: unknown,
): readonly Violation<RuleOf<G>>[] {
  if (choice.refused !== undefined) return choice.refused
  const { field } = choice
  if (field === undefined) return value === undefined ? kept : [refuse('CORE-SHAPE', 'value-not-asked')]
  if (value === undefined) return [refuse('CORE-SHAPE', 'value-needed', { field: field.field })]
  return desk.rules.check(withValue(firstOf(choice.leads[0] as Lead<G>), field, value))
}

/** The value goes into every listed order of its type; what then still differs is asked. */
function valued<G extends Game>(order: Order<G>, choice: Choice<G>, field: Field, value: unknown): Order<G> {
  const { desk } = order
  const { others = [] } = choice.leads[0] as Lead<G>
  const trail = [...order.trail, choice]
  const known = new Map<string, G['Action']>()
  for (const one of others) {
    const action = withValue(one, field, value)
    known.set(desk.ruleset.notation.action(action), action)
  }
  const legal = [...known.values()].filter((action) => desk.rules.check(action).length === 0)
  if (legal.length === 1) return finished(order, trail, legal)
  const said = trail.flatMap((one) => one.field?.field ?? [])
  return ask(desk, [...listedLeads(desk, legal), ...fieldLeads(desk, legal, said)], trail, bare(order))
}

function withValue<G extends Game>(action: G['Action'], field: Field, value: unknown): G['Action'] {
  const before = (action as BaseAction & Readonly<Record<string, unknown>>)[field.field]
  return { ...action, [field.field]: field.kind === 'point' ? moved(before, value, field) : value }
}

/** What stood elsewhere, heading and all, at a point or in its cell; what is no point is left for `check` to refuse. */
function moved(before: unknown, value: unknown, { step, cells }: PointField): unknown {
  if (!isPoint(value) || typeof before !== 'object') return value
  const snapped = (n: number): number => Math.round(Math.round(n / step) * step * 1e6) / 1e6
  if (cells === undefined) return { ...before, x: snapped(value.x), y: snapped(value.y) }
  const least = Math.min(WITHIN, ...cells.map(({ at }) => distance(at, value)))
  const cell = cells.find(({ at }) => distance(at, value) <= least)
  return cell === undefined ? value : { ...before, ...cell.value }
}

const isPoint = (value: unknown): value is Point =>
  typeof value === 'object' && value !== null && ['x', 'y'].every((axis) => Number.isFinite(value[axis as never]))

const finished = <G extends Game>(
  order: Order<G>,
  trail: Order<G>['trail'],
  done: readonly G['Action'][],
): Order<G> => ({
  ...{ question: '', groups: [], places: [], trail, done },
  before: bare(order),
  desk: order.desk,
})

/** A question without the complaint about its last answer. */
function bare<G extends Game>(order: Order<G>): Order<G> {
  if (order.problem === undefined) return order
  const { problem: _problem, ...rest } = order
  return rest
}

/** One question back; the first stays. */
export const back = <G extends Game>(order: Order<G>): Order<G> => order.before ?? bare(order)

/** Every choice of a question, buttons first. */
export const choicesOf = <G extends Game>({ groups, places }: Order<G>): readonly Choice<G>[] => [
  ...groups.flatMap(({ choices }) => choices),
  ...places,
]

/** Farther from a place than this, in table units, a click does not mean it. */
const WITHIN = 0.6

/**
 * What a click can mean: targets first, then subjects, then the nearest place within a distance. Several: ask which.
 */
export function under<G extends Game>(
  order: Order<G>,
  piece: string | undefined,
  at: Point,
  within = WITHIN,
): readonly Choice<G>[] {
  const open = choicesOf(order).filter(({ refused, field }) => refused === undefined && field === undefined)
  const aimed = open.filter(({ touch }) => piece !== undefined && touch.target?.includes(piece))
  if (aimed.length > 0) return aimed
  const acting = open.filter(
    ({ touch }) => piece !== undefined && touch.at === undefined && touch.subject?.includes(piece),
  )
  return acting.length > 0 ? acting : nearest(open, at, within)
}

function nearest<G extends Game>(choices: readonly Choice<G>[], at: Point, within: number): readonly Choice<G>[] {
  const measured = choices.flatMap((choice) => {
    const { at: place } = choice.touch
    return place === undefined ? [] : [{ choice, distance: distance(place, at) }]
  })
  const least = Math.min(within, ...measured.map(({ distance }) => distance))
  return measured.filter(({ distance }) => distance <= least + 1e-6).map(({ choice }) => choice)
}

/**
 * Must a shared screen be veiled before this seat is asked? Yes if anything legal or changeable here is secret: secrecy
 * belongs to the decision, since what is public may stand beside what is not.
 */
export function isSecret<G extends Game>(ruleset: Shown<G>, view: G['View']): boolean {
  const actions = [...fromView(ruleset, view).legalActions(), ...ruleset.changes(view).map(({ action }) => action)]
  return actions.some(({ type }) => ruleset.secret(view, type))
}
