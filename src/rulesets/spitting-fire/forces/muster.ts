/** Bringing forces into the game: groups, planes, deck, edges. */
import type { Io } from '../../../core/index.js'
import { AMMUNITION } from '../book/tables.js'
import {
  type AircraftCard,
  type Draft,
  type Edge,
  edit,
  editGroup,
  type Group,
  type GroupOrder,
  type Placement,
  type Plane,
  type Seat,
  type SpittingFire,
} from '../state/state.js'
import { planeIds } from './forces.js'

/** Brings a side's groups and planes into the game, not yet on the table. */
export function muster(draft: Draft, seat: Seat, orders: readonly GroupOrder[]): void {
  for (const order of orders) {
    draft.groups = { ...draft.groups, [order.group]: newGroup(seat, order) as Draft['groups'][string] }
    const card = draft.config.cards[order.card] as AircraftCard
    const ammo = draft.config.options.limitedAmmo ? card.weapons.map(({ type }) => AMMUNITION[type]) : []
    const planes = planeIds(order).map((id) => [id, newPlane(seat, order, [...ammo])] as const)
    draft.planes = { ...draft.planes, ...(Object.fromEntries(planes) as Draft['planes']) }
  }
}

const newGroup = (side: Seat, order: GroupOrder): Group => ({
  side,
  card: order.card,
  planes: [...planeIds(order)],
  altitudeMarker: 0,
  placed: false,
  activated: false,
  plot: null,
  revealed: null,
})

const newPlane = (side: Seat, { group, card }: GroupOrder, ammo: readonly number[]): Plane => ({
  group,
  side,
  card,
  pose: null,
  altitude: 0,
  damage: 0,
  status: 'flying',
  acted: false,
  fired: [],
  bank: 'level',
  ammo,
})

/** Puts a group on the table as a scenario says. */
export function putGroup(draft: Draft, id: string, { altitude, poses }: Placement): void {
  const group = editGroup(draft, id)
  group.placed = true
  group.altitudeMarker = altitude
  for (const [i, plane] of group.planes.entries()) {
    const placed = edit(draft, plane)
    placed.pose = { ...poses[i]! }
    placed.altitude = altitude
  }
}

/**
 * One card for every group still in play, all face down.
 * @rule SF-PLACE-03
 */
export function buildDeck(draft: Draft, io: Pick<Io<SpittingFire>, 'emit'>): void {
  const count = (seat: Seat): number => Object.values(draft.groups).filter(({ side }) => side === seat).length
  draft.deck.down = { red: count('axis'), black: count('allies') }
  draft.deck.discard = { red: 0, black: 0 }
  const { red, black } = draft.deck.down
  io.emit?.({ type: 'deckBuilt', rule: 'SF-PLACE-03', audience: 'all', red, black })
}

/** Forces are known: on to the edges, or straight to placing if the host has given them. */
export function beginPlacing(draft: Draft, io: Pick<Io<SpittingFire>, 'emit'>): void {
  const { edge } = draft.config
  if (edge === null) return
  assignEdges(draft, edge, null, io)
}

/** @rule SF-PLACE-02 */
export function assignEdges(draft: Draft, axis: Edge, die: number | null, io: Pick<Io<SpittingFire>, 'emit'>): void {
  const allies = axis === 'south' ? 'north' : 'south'
  draft.edges = { axis, allies }
  io.emit?.({ type: 'edgesAssigned', rule: 'SF-PLACE-02', audience: 'all', axis, allies, die })
  buildDeck(draft, io)
  draft.phase = 'place'
}
