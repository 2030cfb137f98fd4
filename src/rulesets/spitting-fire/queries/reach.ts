/** Where a plane can get to, and which rules keep it from going further. */
import { broken, outlineOf, type Violation } from '../../../core/index.js'
import { hexCorners, type Polygon } from '../../../geometry/index.js'
import type { RuleId } from '../book/rules.js'
import { isHexPose } from '../flight/airspace.js'
import { longestStep, markerOf, movementOf, moverOf } from '../flight/movement.js'
import { overlappedBy } from '../flight/stacking.js'
import { attemptHalfLoop, attemptTightTurn, endMovement, forward, turn } from '../phases/move.js'
import {
  group as groupOf,
  MARKERS,
  type Marker,
  type Pose,
  plane as planeOf,
  type State,
  verticalOf,
} from '../state/state.js'
import { type Flight, flights, keyOf, type Sampling, standingOf } from './flights.js'
import { begun, isMoving, type MoveAction, takingItsTurn } from './trial.js'

/** A pose in which a movement can end. */
export interface ReachedPose {
  readonly pose: Pose
  /** Without any dice. */
  readonly certain: boolean
  /** Orders that lead there, as few as can be; `rolls` are the dice it takes. The last one ends the movement. */
  readonly path: readonly MoveAction[]
}

/** A rule that bounds the reach, in the words of a refusal met on the way. */
export interface Limit {
  readonly rule: RuleId
  readonly code: string
  readonly message: string
}

/** Where a plane can be when its movement ends. */
export interface Reach {
  readonly plane: string
  readonly marker: Marker | null
  readonly poses: readonly ReachedPose[]
  /** On hexes: `poses` are all there are. On the open table they are a sample. */
  readonly exact: boolean
  /** The ground covered, to draw. */
  readonly area: readonly Polygon[]
  /** Some of its flights leave the table. */
  readonly canLeave: boolean
  readonly limits: readonly Limit[]
}

/** How to look for a reach. */
export interface ReachOptions extends Partial<Sampling> {}

const FINE: Sampling = { step: 1, angle: 30, dice: true }

/**
 * Where a plane can end its movement under the marker it has: the rest of a movement that has begun, else its whole
 * movement. A plane whose marker is not known reaches nothing: ask {@link reachableIf}. In a state sampled from a view
 * the markers of the enemy are made up.
 *
 * @rule SF-MOVE-08
 */
export function reachable(state: State, plane: string, options: ReachOptions = {}): Reach {
  const { revealed, plot } = groupOf(state, planeOf(state, plane).group)
  const marker = revealed ?? plot
  const from = isMoving(state, plane) ? state : takingItsTurn(state, plane)
  if (from !== null) return reachFrom(from, options)
  if (marker === null || planeOf(state, plane).acted) return nowhere(state, plane, marker, [])
  return reachableIf(state, plane, marker, options)
}

/**
 * Where a plane could end its movement under a marker, were its group activated now.
 *
 * @rule SF-PLOT-01
 */
export function reachableIf(state: State, plane: string, marker: Marker, options: ReachOptions = {}): Reach {
  const from = begun(state, plane, marker)
  return from === null ? nowhere(state, plane, marker, [fatal(marker)]) : reachFrom(from, options)
}

const nowhere = (state: State, plane: string, marker: Marker | null, limits: readonly Limit[]): Reach => ({
  plane,
  marker,
  poses: [],
  exact: state.config.table.kind === 'hex',
  area: [],
  canLeave: false,
  limits,
})

const fatal = (marker: Marker): Limit =>
  verticalOf(marker) === 'dive'
    ? { rule: 'SF-ALT-05', code: 'crash', message: 'A dive at level 1 is a crash.' }
    : { rule: 'SF-ALT-06', code: 'stall', message: 'A climb at the highest level is a stall.' }

function reachFrom(from: State, options: ReachOptions): Reach {
  const sampling = { ...FINE, ...options }
  const plane = moverOf(from)
  const search = new Search(plane)
  search.run(from, { ...sampling, dice: false }, true)
  if (sampling.dice) search.run(from, sampling, false)
  const poses = [...search.ends.values()]
  return {
    plane,
    marker: markerOf(from),
    poses,
    exact: from.config.table.kind === 'hex',
    area: areaOf(poses),
    canLeave: search.canLeave,
    limits: [...search.limits.values()],
  }
}

/**
 * The ground that a plane can end its movement on under any of some markers, to draw; by default all it can reach at all.
 *
 * @rule SF-PLOT-01
 */
export const groundUnder = (
  state: State,
  plane: string,
  markers: readonly Marker[] = MARKERS,
  options: ReachOptions = {},
): readonly Polygon[] => areaOf(markers.flatMap((marker) => reachableIf(state, plane, marker, options).poses))

/** What one look around has found. */
class Search {
  readonly ends = new Map<string, ReachedPose>()
  readonly limits = new Map<string, Limit>()
  readonly #known = new Set<string>()
  readonly #plane: string
  canLeave = false

  constructor(plane: string) {
    this.#plane = plane
  }

  run(from: State, sampling: Sampling, certain: boolean): void {
    for (const { kind, flight } of flights(from, sampling)) {
      if (kind === 'end') this.#end(flight, certain)
      else if (kind === 'way') this.#ask(flight.state)
      else this.#leave()
    }
  }

  #end(flight: Flight, certain: boolean): void {
    const pose = planeOf(flight.state, this.#plane).pose as Pose
    const key = keyOf(pose)
    if (!this.ends.has(key)) this.ends.set(key, { pose, certain, path: ordersOf(flight) })
  }

  #leave(): void {
    this.canLeave = true
    this.#add([{ rule: 'SF-EXIT-01', code: 'exit', message: 'Beyond the edge of the table the plane is lost.' }])
  }

  /** The refusals met here; they depend on the counters of the movement, not on the place. */
  #ask(state: State): void {
    const standing = `${standingOf(state)} ${overlappedBy(state) !== undefined}`
    if (this.#known.has(standing) || movementOf(state).pivot !== null) return
    this.#known.add(standing)
    this.#add(refusalsIn(state))
  }

  #add(limits: readonly Limit[]): void {
    for (const { rule, code, message } of limits) {
      if (!this.limits.has(`${rule} ${code}`)) this.limits.set(`${rule} ${code}`, { rule, code, message })
    }
  }
}

/** Why the plane may not fly on, turn or stop. */
function refusalsIn(state: State): readonly Violation<RuleId>[] {
  const { side: seat } = planeOf(state, moverOf(state))
  const distance = (Math.max(0, longestStep(state)) + 1000) / 1000
  return broken(
    ...forward.check(state, { type: 'forward', seat, distance }),
    ...turn.check(state, { type: 'turn', seat, angle: -60 }),
    ...turn.check(state, { type: 'turn', seat, angle: 60 }),
    ...attemptTightTurn.check(state, { type: 'attemptTightTurn', seat }),
    ...attemptHalfLoop.check(state, { type: 'attemptHalfLoop', seat }),
    ...endMovement.check(state, { type: 'endMovement', seat }),
  )
}

function ordersOf(flight: Flight): readonly MoveAction[] {
  const orders: MoveAction[] = []
  for (let at: Flight | null = flight; at !== null; at = at.before) if (at.action !== null) orders.push(at.action)
  return orders.reverse()
}

// ---------------------------------------------------------------------------------------- to draw

/** The hexes, or squares of one unit, in which the poses lie, as one outline. */
function areaOf(poses: readonly ReachedPose[]): readonly Polygon[] {
  const cells = new Map<string, Polygon>()
  for (const { pose } of poses) {
    if (isHexPose(pose)) cells.set(`${pose.q} ${pose.r}`, hexCorners(pose))
    else cells.set(`${Math.round(pose.x)} ${Math.round(pose.y)}`, square(Math.round(pose.x), Math.round(pose.y)))
  }
  return outlineOf([...cells.values()])
}

const square = (x: number, y: number): Polygon => [
  { x: x - 0.5, y: y - 0.5 },
  { x: x + 0.5, y: y - 0.5 },
  { x: x + 0.5, y: y + 0.5 },
  { x: x - 0.5, y: y + 0.5 },
]
