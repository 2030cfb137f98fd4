/** Choosing forces, in secret, and edges (book p.11-13). */
import { type ActionRules, broken, type Io } from '../../../core/index.js'
import { no } from '../book/messages.js'
import { checkForce, checkMost, groupRoster, leavesPoints, mayFly, planeIds, tellUnspent } from '../forces/forces.js'
import { assignEdges, beginPlacing, muster } from '../forces/muster.js'
import type { AircraftCard, Draft, GroupOrder, Seat, SpittingFire, State, View } from '../state/state.js'

const rosterOf = (state: State, seat: Seat): Readonly<Record<string, number>> => state.forces![seat].roster

/** Points of the planes taken one by one. */
export const rosterCost = (state: State, seat: Seat): number =>
  Object.entries(rosterOf(state, seat)).reduce(
    (sum, [card, count]) => sum + count * state.config.cards[card]!.points,
    0,
  )

/** How many planes have been taken one by one. */
const rosterSize = (state: State, seat: Seat): number =>
  Object.values(rosterOf(state, seat)).reduce((sum, count) => sum + count, 0)

/** @rule SF-FORCE-05 */
export const addPlane: ActionRules<SpittingFire>['addPlane'] = {
  phases: ['force'],
  listed: 'all',
  secret: ({ config }) => config.options.forceSecrecy === 'sealed',
  check(state, { seat, aircraft: id }) {
    if (!Object.hasOwn(state.config.cards, id)) return [no('SF-FORCE-07', 'unknown-id', { kind: 'card', id })]
    const card = state.config.cards[id] as AircraftCard
    const have = rosterCost(state, seat) + card.points
    const faction = state.config.factions[seat]
    return broken(
      !mayFly(state.config, seat, card) &&
        no('SF-FORCE-02', 'wrong-nation', { card: id, nation: card.nation, faction }),
      have > state.config.points && no('SF-FORCE-05', 'over-points', { have, limit: state.config.points }),
      checkMost(rosterSize(state, seat) + 1),
    )
  },
  apply(draft, { seat, aircraft: card }, io) {
    const choice = draft.forces![seat]
    choice.roster = withOne(choice.roster, card)
    const points = rosterCost(draft, seat)
    const audience = draft.config.options.forceSecrecy === 'open' ? 'all' : [seat]
    io.emit?.({ type: 'planeAdded', rule: 'SF-FORCE-05', audience, seat, card, points })
  },
}

const withOne = (roster: Readonly<Record<string, number>>, card: string): Record<string, number> => ({
  ...roster,
  [card]: (roster[card] ?? 0) + 1,
})

const groupsOf = (state: State, seat: Seat, groups: readonly GroupOrder[] | undefined): readonly GroupOrder[] =>
  groups ?? groupRoster(seat, rosterOf(state, seat))

/** @rule SF-FORCE-06 */
export const submitForce: ActionRules<SpittingFire>['submitForce'] = {
  phases: ['force'],
  listed: 'some',
  secret: isWarned,
  check: (state, { seat, groups }) => checkForce(state.config, seat, groupsOf(state, seat, groups), true),
  apply(draft, { seat, groups }, io) {
    const force = groupsOf(draft, seat, groups)
    draft.forces![seat].groups = copyOrders(force)
    io.emit?.({ type: 'forceSubmitted', rule: 'SF-FORCE-06', audience: 'all', seat })
    tellUnspent(draft.config, seat, force, io)
    if (draft.forces!.axis.groups !== null && draft.forces!.allies.groups !== null) reveal(draft, io)
  },
}

/** Is the player told, and nobody else, that the planes taken leave points? That all are in is public. */
function isWarned({ config, forces, seat }: View): boolean {
  const own = seat === 'spectator' ? undefined : forces?.[seat]
  if (seat === 'spectator' || own === undefined || 'submitted' in own) return false
  return leavesPoints(config, seat, groupRoster(seat, own.roster))
}

const copyOrders = (orders: readonly GroupOrder[]) =>
  orders.map((order) => ({ group: order.group, card: order.card, planes: [...planeIds(order)] }))

/** Both forces are in and become public. Ids that both sides have chosen are told apart. */
function reveal(draft: Draft, io: Io<SpittingFire>): void {
  const [axis, allies] = [draft.forces!.axis.groups!, draft.forces!.allies.groups!]
  draft.forces = null
  muster(draft, 'axis', axis)
  muster(draft, 'allies', tellApart(axis, allies))
  io.reveal()
  const [red, black] = [axis.length, allies.length]
  io.emit?.({ type: 'forcesRevealed', rule: 'SF-FORCE-06', audience: 'all', axis: red, allies: black })
  beginPlacing(draft, io)
}

function tellApart(axis: readonly GroupOrder[], allies: readonly GroupOrder[]): readonly GroupOrder[] {
  const groups = renamer(axis, allies, ({ group }) => [group])
  const planes = renamer(axis, allies, planeIds)
  return allies.map((order) => ({ ...order, group: groups(order.group), planes: planeIds(order).map(planes) }))
}

/** Allied ids that the Axis uses too get a number that neither side uses; all others stay. */
function renamer(
  axis: readonly GroupOrder[],
  allies: readonly GroupOrder[],
  idsOf: (order: GroupOrder) => readonly string[],
): (id: string) => string {
  const taken = new Set(axis.flatMap(idsOf))
  const all = new Set([...taken, ...allies.flatMap(idsOf)])
  return (id) => {
    if (!taken.has(id)) return id
    let [fresh, n] = [id, 2]
    while (all.has(fresh)) fresh = `${id.slice(0, 20)}-${n++}`
    all.add(fresh)
    return fresh
  }
}

/** @rule SF-PLACE-02 */
export const chooseEdges: ActionRules<SpittingFire>['chooseEdges'] = {
  phases: ['force'],
  listed: 'some',
  check: () => [],
  apply(draft, { axis }, io) {
    if (axis !== 'random') return assignEdges(draft, axis, null, io)
    const die = io.die('edges', 2)
    assignEdges(draft, die === 1 ? 'south' : 'north', die, io)
  },
}
