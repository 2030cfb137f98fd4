/** Whole moves to click: where the aircraft that is moving can end, and by which orders. */
import type { Route } from '../../../core/index.js'
import { type Hex, hexToPoint, type Point } from '../../../geometry/index.js'
import { standAt } from '../flight/airspace.js'
import type { FlightStep } from '../flight/flight.js'
import type { Action, Move, View } from '../state/state.js'
import { openState } from '../state/view.js'
import { endsIn, type Node, wayTo } from './search.js'

/**
 * Every hex, facing and level in which the aircraft that is moving can spend its last MP, by the fewest orders; of several
 * that differ in climb steps alone, the highest. No dice are thrown on the way, and the end of the move is an order of its
 * own. Moves that leave the map, and those of a single order, are not among them.
 */
export function* routes(view: View): Generator<Route<Action>> {
  const { move, agenda } = view
  if (move === null || agenda.length > 0) return
  const draw = drawing(view, move)
  for (const end of highest(endsIn(openState(view)))) if (end.from?.from != null) yield draw(end)
}

function highest(ends: readonly Node[]): Iterable<Node> {
  const best = new Map<number, Node>()
  for (const end of ends) {
    const { q, r, facing, altitude, climbStep } = end.flight
    const key = ((altitude * 300 + q + 100) * 400 + r + 200) * 6 + facing
    const before = best.get(key)
    if (before === undefined || before.flight.climbStep < climbStep) best.set(key, end)
  }
  return best.values()
}

/** Routes of one move. They share their orders and points: there are thousands of steps, and few different ones. */
function drawing({ config, moving: seat }: View, move: Move): (end: Node) => Route<Action> {
  const orders = new Map<FlightStep, Action>()
  const points = new Map<number, Point>()
  const orderOf = (step: FlightStep): Action => kept(orders, step, () => ({ ...step, seat }) as Action)
  const pointOf = (hex: Hex): Point => kept(points, hex.q * 1_000 + hex.r, () => hexToPoint(hex))
  return (end) => {
    const { flight } = end
    const way = wayTo(end)
    return {
      orders: way.slice(1).map(({ step }) => orderOf(step as FlightStep)),
      ghost: standAt(config.options, move.plane, flight, flight.facing),
      via: way.filter(isNewHex).map((node) => pointOf(node.flight)),
      cost: move.left - flight.left,
      dice: [],
    }
  }
}

const isNewHex = ({ flight: { q, r }, from }: Node): boolean =>
  from === null || from.flight.q !== q || from.flight.r !== r

/** What a map has of a key, made if it has none. */
function kept<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const before = map.get(key)
  if (before !== undefined) return before
  const value = make()
  map.set(key, value)
  return value
}
