/** Where an aircraft can get to with the MPs it has, and by which shortest orders. */
import type { Facing } from '../../../geometry/index.js'
import { edgeAt, printed } from '../flight/airspace.js'
import {
  type Flight,
  type FlightStep,
  flightOf,
  fly,
  keyOf,
  type Pilot,
  pilotOf,
  stepsOf,
  wouldBreak,
} from '../flight/flight.js'
import { hasBegun } from '../phases/movement.js'
import { type Action, plane, type State } from '../state/state.js'

/** A place where a move can end, and a shortest list of orders that leads there. */
export interface EndPose {
  readonly hex: string
  readonly facing: Facing
  readonly altitude: number
  readonly climbStep: number
  readonly actions: readonly Action[]
}

interface Node {
  readonly flight: Flight
  readonly step: FlightStep | null
  readonly from: Node | null
}

/**
 * Every pose in which the aircraft that is moving can end its move on the map, each once, with a shortest list of
 * orders: as few as can be, though all MPs are spent. Empty if nobody is moving.
 */
export function reachable(state: State): readonly EndPose[] {
  const { move } = state
  if (move === null || !hasBegun(state)) return []
  const pilot = pilotOf(state, move.plane)
  const { side } = plane(state, move.plane)
  return endsFrom(pilot, flightOf(plane(state, move.plane), move), move.waived).map((node) => ({
    hex: printed(node.flight),
    facing: node.flight.facing,
    altitude: node.flight.altitude,
    climbStep: node.flight.climbStep,
    actions: pathTo(node).map((step) => ({ ...step, seat: side }) as Action),
  }))
}

/** Breadth first, order by order: who comes first has come by the fewest. */
function endsFrom(pilot: Pilot, start: Flight, waived: boolean): readonly Node[] {
  const seen = new Set<number>()
  const ends = new Map<string, Node>()
  let ring: Node[] = [{ flight: start, step: null, from: null }]
  while (ring.length > 0) {
    const next: Node[] = []
    for (const node of ring) {
      if (node.flight.left === 0) addEnd(ends, node)
      else expand(pilot, node, waived, seen, next)
    }
    ring = next
  }
  return [...ends.values()]
}

function addEnd(ends: Map<string, Node>, node: Node): void {
  const { q, r, facing, altitude, climbStep } = node.flight
  const key = `${q},${r},${facing},${altitude},${climbStep}`
  if (!ends.has(key)) ends.set(key, node)
}

function expand(pilot: Pilot, from: Node, waived: boolean, seen: Set<number>, next: Node[]): void {
  for (const step of stepsOf(pilot, from.flight)) {
    const flight = fly(pilot, from.flight, step)
    if (edgeAt(pilot.options, flight) !== null) continue
    const key = keyOf(pilot, flight)
    if (seen.has(key)) continue
    seen.add(key)
    if (wouldBreak(pilot, flight, waived) === undefined) next.push({ flight, step, from })
  }
}

function pathTo(end: Node): readonly FlightStep[] {
  const steps: FlightStep[] = []
  for (let node: Node | null = end; node?.step != null; node = node.from) steps.push(node.step)
  return steps.reverse()
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
