/** Whole flights of the aircraft that is using its movement points, as orders. */
import { type Route, top } from '../../../core/index.js'
import { type Facing, hexToPoint, type Point, turnFacing } from '../../../geometry/index.js'
import { goForward } from '../phases/mp-uses.js'
import { type ActionOfType, craft, type Seat, type State, type View } from '../state/state.js'
import { sample } from '../state/view.js'
import { tried } from './trial.js'

/** A step ahead. */
export type Ahead = ActionOfType<'goForward'>

/** A flight so far, and the position in which its next MP is used. */
interface Leg {
  readonly ac: string
  readonly seat: Seat
  readonly state: State
  readonly orders: readonly Ahead[]
  readonly via: readonly Point[]
}

const TURNS = [0, -1, 1, -2, 2, -3, 3] as const

/**
 * Flights of two MPs and more: ahead as far as no die falls and nothing else is asked, each with any turn after its last
 * hex. A turn is a movement test: its dice are named, and the ghost is where the aircraft stands if it succeeds. Nothing
 * for those who are not using movement points, nor for an aircraft that is maneuvering: every MP of it is a test.
 *
 * @rule AC-2.41-1
 */
export function* routes(view: View): Generator<Route<Ahead>, void> {
  let leg = start(view)
  while (leg !== null) {
    const ends = onwards(leg)
    for (const { route } of ends) if (route.orders.length > 1) yield route
    leg = ends.find(({ on }) => on !== null)?.on ?? null
  }
}

function start(view: View): Leg | null {
  const [state, seat, ac] = [sample(view), view.seat as Seat, view.move?.ac]
  if (ac === undefined || !isUsing(state, seat, ac)) return null
  return { ac, seat, state, orders: [], via: [hexToPoint(craft(state, ac).hex)] }
}

const onwards = (leg: Leg): readonly End[] =>
  TURNS.map((turn): Ahead => ({ type: 'goForward', seat: leg.seat, turn }))
    .filter((order) => goForward.check(leg.state, order).length === 0)
    .map((order) => flown(leg, order))

/** Is this seat asked how to use an MP of this aircraft, which is going somewhere? */
const isUsing = (state: State, seat: string, ac: string): boolean =>
  top(state)?.kind === 'useMp' && top(state)!.waiting.includes(seat) && state.move?.ac === ac && isGoing(state, ac)

const isGoing = (state: State, ac: string): boolean => !craft(state, ac).maneuvering

/** A leg with one more order: the route that ends there, and the leg to go on from if nothing intervenes. */
interface End {
  readonly route: Route<Ahead>
  readonly on: Leg | null
}

function flown(leg: Leg, order: Ahead): End {
  const { ac, seat } = leg
  const { state, die } = tried(leg.state, order)
  const orders = [...leg.orders, order]
  const at = hexToPoint(craft(state, ac).hex)
  const via = [...leg.via, at]
  const dice = state.test === null ? (die === null ? [] : [die]) : ['movement test']
  const heading = 60 * turnFacing(craft(leg.state, ac).facing as Facing, order.turn)
  const isFree = dice.length === 0 && isUsing(state, seat, ac)
  return {
    route: { orders, ghost: { piece: ac, at, heading }, via, cost: orders.length, dice },
    on: isFree ? { ac, seat, state, orders, via } : null,
  }
}
