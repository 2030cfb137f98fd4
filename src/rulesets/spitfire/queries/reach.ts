/** Where an aircraft can get to with the MPs it has, and by which shortest orders. */
import type { Facing } from '../../../geometry/index.js'
import { edgeAt, printed } from '../flight/airspace.js'
import { type Flight, flightOf, fly, hasBegun, keyOf, pilotOf, stepsOf, wouldBreak } from '../flight/flight.js'
import { type Action, plane, type State } from '../state/state.js'
import { endsIn, ordersTo } from './search.js'

/** A place where a move can end, and a shortest list of orders that leads there. */
export interface EndPose {
  readonly hex: string
  readonly facing: Facing
  readonly altitude: number
  readonly climbStep: number
  readonly actions: readonly Action[]
}

/**
 * Every pose in which the aircraft that is moving can end its move on the map, each once, with a shortest list of
 * orders: as few as can be, though all MPs are spent. Empty if nobody is moving.
 */
export function reachable(state: State): readonly EndPose[] {
  return endsIn(state).map((node) => ({
    hex: printed(node.flight),
    facing: node.flight.facing,
    altitude: node.flight.altitude,
    climbStep: node.flight.climbStep,
    actions: ordersTo(node, state.moving),
  }))
}

/** How many complete moves there are from here, order by order, and how many of them leave the map. */
export function countMoves(state: State): { readonly moves: number; readonly exits: number } {
  const { move } = state
  if (move === null || !hasBegun(state)) return { moves: 0, exits: 0 }
  const pilot = pilotOf(state, move.plane)
  const known = new Map<number, readonly [number, number]>()
  const count = (flight: Flight): readonly [number, number] => {
    if (edgeAt(pilot.options, flight) !== null) return [0, 1]
    if (flight.left === 0) return [1, 0]
    const key = keyOf(pilot, flight)
    const before = known.get(key)
    if (before !== undefined) return before
    let [moves, exits] = [0, 0]
    for (const step of stepsOf(pilot, flight)) {
      const after = fly(pilot, flight, step)
      if (wouldBreak(pilot, after, move.waived) !== undefined) continue
      const [more, gone] = count(after)
      moves += more
      exits += gone
    }
    known.set(key, [moves, exits])
    return [moves, exits]
  }
  const [moves, exits] = count(flightOf(plane(state, move.plane), move))
  return { moves, exits }
}
