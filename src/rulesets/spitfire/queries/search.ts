/** The search for all ends of a move, which reach and routes share. */
import { edgeAt } from '../flight/airspace.js'
import {
  type Flight,
  type FlightStep,
  flightOf,
  fly,
  hasBegun,
  type Pilot,
  pilotOf,
  placeOf,
  stageOf,
  stepsOf,
  wouldBreak,
} from '../flight/flight.js'
import { type Action, plane, type Seat, type State } from '../state/state.js'

/** A flight on the way, and how it came about. */
export interface Node {
  readonly flight: Flight
  readonly step: FlightStep | null
  readonly from: Node | null
}

/** Every pose in which the aircraft that is moving can end its move on the map, by the fewest orders. */
export function endsIn(state: State): readonly Node[] {
  const { move } = state
  if (move === null || !hasBegun(state)) return []
  return endsFrom(pilotOf(state, move.plane), flightOf(plane(state, move.plane), move), move.waived)
}

/** Breadth first, order by order: who comes first has come by the fewest. */
export function endsFrom(pilot: Pilot, start: Flight, waived: boolean): readonly Node[] {
  const seen: Seen = new Map()
  const ends = new Map<number, Node>()
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

function addEnd(ends: Map<number, Node>, node: Node): void {
  const { q, r, facing } = node.flight
  const key = ((stageOf(node.flight) * 300 + q + 100) * 400 + r + 200) * 6 + facing
  if (!ends.has(key)) ends.set(key, node)
}

function expand(pilot: Pilot, from: Node, waived: boolean, seen: Seen, next: Node[]): void {
  for (const step of stepsOf(pilot, from.flight)) {
    const flight = fly(pilot, from.flight, step)
    if (edgeAt(pilot.options, flight) !== null) continue
    if (!isNew(seen, stageOf(flight), placeOf(pilot, flight))) continue
    if (wouldBreak(pilot, flight, waived) === undefined) next.push({ flight, step, from })
  }
}

/** Keys of flights by their stage: in halves they are small numbers, and a set of those is much faster. */
type Seen = Map<number, Set<number>>

function isNew(seen: Seen, stage: number, place: number): boolean {
  const before = seen.get(stage)
  if (before?.has(place)) return false
  if (before === undefined) seen.set(stage, new Set([place]))
  else before.add(place)
  return true
}

/** The flights on the way to an end, its start first. */
export function wayTo(end: Node): readonly Node[] {
  const way: Node[] = []
  for (let node: Node | null = end; node !== null; node = node.from) way.push(node)
  return way.reverse()
}

/** The orders that lead to an end. */
export const ordersTo = (end: Node, seat: Seat): readonly Action[] =>
  wayTo(end).flatMap(({ step }) => (step === null ? [] : [{ ...step, seat } as Action]))
