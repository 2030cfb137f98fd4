/** All flights a plane can make from here on: on hexes every one, on the open table a sample. */
import { milli } from '../../../geometry/index.js'
import { ahead, isHexPose, isOnTable } from '../flight/airspace.js'
import {
  canAttempt,
  longestStep,
  markerLimit,
  minimumOf,
  movementOf,
  moverOf,
  quantumOf,
  turnNeed,
} from '../flight/movement.js'
import { canEnd, loopExtra, pivot as pivotRule, tightExtra, turn as turnRule } from '../phases/move.js'
import { cardOf, type Pose, plane as planeOf, type Seat, type State } from '../state/state.js'
import { afterMove, type MoveAction } from './trial.js'

/** How finely to look, and whether to count on dice. On hexes only `dice` matters: there every flight is looked at. */
export interface Sampling {
  /** SU between the steps that are tried on the open table. */
  readonly step: number
  /** Degrees between the angles that are tried on the open table; a divisor of 60. */
  readonly angle: number
  /** Tight turns and half loops too, with all their dice. */
  readonly dice: boolean
}

/** A position on the way, and how it was reached. */
export interface Flight {
  readonly state: State
  readonly action: MoveAction | null
  readonly before: Flight | null
}

/** What a search meets: a flight that can end, or one that leaves the table. */
export type Met = { readonly kind: 'end' | 'exit' | 'way'; readonly flight: Flight }

/** Walks the flights from a moving plane's position, those with the fewest orders first. */
export function* flights(from: State, sampling: Sampling): Generator<Met> {
  const id = moverOf(from)
  const seen = new Set<string>()
  let edge: readonly Flight[] = [{ state: from, action: null, before: null }]
  while (edge.length > 0) {
    const next: Flight[] = []
    for (const flight of edge) {
      yield { kind: 'way', flight }
      for (const action of ordersFor(flight, sampling)) {
        const onward: Flight = { state: afterMove(flight.state, action), action, before: flight }
        if (planeOf(onward.state, id).status !== 'flying') yield { kind: 'exit', flight: onward }
        else if (onward.state.phase !== 'move') yield { kind: 'end', flight: onward }
        else if (isNew(seen, onward.state, id)) next.push(onward)
      }
    }
    edge = next
  }
}

function isNew(seen: Set<string>, state: State, id: string): boolean {
  const key = `${keyOf(planeOf(state, id).pose as Pose)} ${standingOf(state)}`
  if (seen.has(key)) return false
  seen.add(key)
  return true
}

/** A pose by name: exact on hexes, on the open table to half a unit and a degree. */
export const keyOf = (pose: Pose): string =>
  isHexPose(pose)
    ? `${pose.q},${pose.r},${pose.facing}`
    : `${Math.round(2 * pose.x)},${Math.round(2 * pose.y)},${Math.round(pose.heading)}`

/** All of a movement that decides what may follow. */
export function standingOf(state: State): string {
  const { spent, forward, sinceTurn, turned, markerMet, pivot } = movementOf(state)
  const limit = markerLimit(state)
  const counters = [milli(spent), milli(Math.min(forward, limit)), milli(Math.min(sinceTurn, limit))]
  return `${counters} ${turned} ${markerMet} ${pivot?.kind ?? ''}`
}

// ---------------------------------------------------------------------------------------- orders to try

/** The orders worth trying in a position on the way, after that action. One straight stretch is one order. */
export function ordersFor(
  { state, action }: Pick<Flight, 'state' | 'action'>,
  sampling: Sampling,
): readonly MoveAction[] {
  const { side: seat } = planeOf(state, moverOf(state))
  if (movementOf(state).pivot !== null) return pivots(state, seat, sampling)
  return [
    ...(action?.type === 'forward' ? [] : steps(state, seat, sampling)),
    ...(canAttempt(state, 'turn') ? turns(state, seat, sampling) : []),
    ...(sampling.dice ? attempts(state, seat) : []),
    ...(canEnd(state) ? [{ type: 'endMovement', seat } as const] : []),
  ]
}

/** Steps that stay on the table, and the first that does not: the edge is straight, so all longer ones leave too. */
function steps(state: State, seat: Seat, sampling: Sampling): readonly MoveAction[] {
  const from = planeOf(state, moverOf(state)).pose as Pose
  const orders: MoveAction[] = []
  for (const thousandths of stepLengths(state, sampling)) {
    const distance = thousandths / 1000
    orders.push({ type: 'forward', seat, distance })
    if (!isOnTable(state.config, ahead(from, distance))) break
  }
  return orders
}

/** In thousandths, shortest first: the sampled steps, and those at which something becomes possible or impossible. */
function stepLengths(state: State, { step }: Sampling): readonly number[] {
  const [longest, quantum] = [longestStep(state), quantumOf(state)]
  const stride = quantum > 1 ? quantum : Math.max(1, milli(step))
  const regular = Array.from({ length: Math.max(0, Math.floor(longest / stride)) }, (_, i) => stride * (i + 1))
  if (quantum > 1) return regular
  const movement = movementOf(state)
  const toTurn = 1000 * turnNeed(state, 'turn') - milli(movement.sinceTurn)
  const toMinimum = milli(minimumOf(state)) - milli(movement.spent)
  const special = [toTurn, toMinimum, longest].filter((length) => length > 0 && length <= longest)
  return [...new Set([...regular, ...special])].sort((a, b) => a - b)
}

const turns = (state: State, seat: Seat, sampling: Sampling): readonly MoveAction[] =>
  angles(state, 60, sampling)
    .map((angle) => ({ type: 'turn', seat, angle }) as const)
    .filter((action) => turnRule.check(state, action).length === 0)

const pivots = (state: State, seat: Seat, sampling: Sampling): readonly MoveAction[] =>
  [0, ...angles(state, movementOf(state).pivot!.max, sampling)]
    .map((angle) => ({ type: 'pivot', seat, angle }) as const)
    .filter((action) => pivotRule.check(state, action).length === 0)

function angles({ config }: State, most: number, { angle }: Sampling): readonly number[] {
  const stride = config.table.kind === 'hex' ? 60 : angle
  return Array.from({ length: Math.floor(most / stride) }, (_, i) => stride * (i + 1)).flatMap((a) => [-a, a])
}

// ---------------------------------------------------------------------------------------- dice

/** Tight turns and half loops, once for every way they can come out. */
function attempts(state: State, seat: Seat): readonly MoveAction[] {
  const rating = cardOf(state, moverOf(state)).turn
  const tight = canAttempt(state, 'tight-turn') ? tightRolls(rating) : []
  const loops = canAttempt(state, 'half-loop') ? loopRolls(rating, state.config.options.halfLoopBothRule) : []
  return [
    ...tight.map(({ rolls }) => ({ type: 'attemptTightTurn', seat, rolls }) as const),
    ...loops.map(({ rolls }) => ({ type: 'attemptHalfLoop', seat, rolls }) as const),
  ]
}

/** Dice that force a plane so far ahead, and in how many of all throws they do. */
export interface Forced {
  readonly rolls: readonly number[]
  readonly extra: number
  readonly ways: number
}

const FACES = [6, 5, 4, 3, 2, 1] as const

/** The ways a tight turn can come out, one for each distance. @rule SF-TIGHT-02 */
export const tightRolls = (rating: number): readonly Forced[] =>
  distinct(FACES.map((die) => ({ rolls: [die], extra: tightExtra(die, rating) })))

/** The ways a half loop can come out, one for each distance. @rule SF-LOOP-02 */
export const loopRolls = (rating: number, both: 'bothLess' | 'noneGreater'): readonly Forced[] =>
  distinct(FACES.flatMap((a) => FACES.map((b) => ({ rolls: [a, b], extra: loopExtra(a, b, rating, both) }))))

function distinct(all: readonly Omit<Forced, 'ways'>[]): readonly Forced[] {
  const by = new Map<number, Forced>()
  for (const one of all) {
    const known = by.get(one.extra)
    by.set(one.extra, known ? { ...known, ways: known.ways + 1 } : { ...one, ways: 1 })
  }
  return [...by.values()].sort((a, b) => a.extra - b.extra)
}
