/** Everything that can be answered in a position: listed orders, fields, flights, changes, and what is refused. */
import type { Game } from '../../core/index.js'
import type { Desk, Lead, OrderOptions } from './order.js'

/** All ways to answer, in the order in which a player looks for them. */
export function leadsOf<G extends Game>(desk: Desk<G>, { routes }: OrderOptions<G>): readonly Lead<G>[] {
  const listed = desk.rules.legalActions()
  const flights = listed.length === 0 ? [] : flightsOf(desk, routes, listed)
  return [
    ...listedLeads(desk, listed),
    ...fieldLeads(desk, listed),
    ...flights,
    ...changeLeads(desk),
    ...wantedLeads(desk, listed),
  ]
}

const plain = { change: false, standing: false, dice: [] } as const

/** Orders as they stand. */
export const listedLeads = <G extends Game>(
  { ruleset, view }: Desk<G>,
  listed: readonly G['Action'][],
): readonly Lead<G>[] => listed.map((action) => ({ ...plain, orders: [action], touch: ruleset.touch(view, action) }))

/** The fields of listed orders whose value has not been said yet. How far they go is true of the first of each type. */
export function fieldLeads<G extends Game>(
  { ruleset, view }: Desk<G>,
  listed: readonly G['Action'][],
  said: readonly string[] = [],
): readonly Lead<G>[] {
  const types: readonly G['Action']['type'][] = [...new Set(listed.map(({ type }) => type))]
  return types.flatMap((type) => {
    const others = listed.filter((one) => one.type === type)
    const action = others[0] as G['Action']
    const { subject } = ruleset.touch(view, action)
    const touch = subject === undefined ? {} : { subject }
    return ruleset
      .fields(view, type)
      .filter(({ field }) => !said.includes(field))
      .map((field) => ({ ...plain, orders: [action], touch, field, others }))
  })
}

/** Whole flights; one of a single order that is listed is no flight. */
function flightsOf<G extends Game>(
  { ruleset: { notation }, view }: Desk<G>,
  routes: OrderOptions<G>['routes'],
  listed: readonly G['Action'][],
): readonly Lead<G>[] {
  const known = new Set(listed.map((action) => notation.action(action)))
  return [...(routes?.(view) ?? [])]
    .filter(({ orders }) => orders.length > 1 || !known.has(notation.action(orders[0] as G['Action'])))
    .map(({ orders, ghost, via, dice }) => {
      const touch = { subject: [ghost.piece], at: ghost.at, ghost: [ghost] }
      return { ...plain, orders, touch, via, dice }
    })
}

const changeLeads = <G extends Game>({ ruleset, view }: Desk<G>): readonly Lead<G>[] =>
  ruleset.changes(view).map(({ action, standing }) => {
    return { ...plain, orders: [action], touch: ruleset.touch(view, action), change: true, standing }
  })

/** What a player would look for and the list does not show. Several that are refused for the same reason are said once. */
function wantedLeads<G extends Game>(
  { ruleset, view, rules }: Desk<G>,
  listed: readonly G['Action'][],
): readonly Lead<G>[] {
  const { notation } = ruleset
  const changes = ruleset.changes(view).map(({ action }) => action)
  const known = new Set([...listed, ...changes].map((action) => notation.action(action)))
  const reasons = new Set<string>()
  return ruleset.wanted(view).flatMap((action): readonly Lead<G>[] => {
    if (known.has(notation.action(action))) return []
    const refused = rules.check(action)
    if (refused.length === 0) return [{ ...plain, orders: [action], touch: ruleset.touch(view, action) }]
    const reason = `${action.type}: ${refused.map(({ message }) => message).join(' ')}`
    if (reasons.has(reason)) return []
    reasons.add(reason)
    return [{ ...plain, orders: [action], touch: {}, refused }]
  })
}
