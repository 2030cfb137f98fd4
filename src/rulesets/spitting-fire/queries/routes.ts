/** Whole flights to choose from: click where the plane shall end, and get the orders that lead there. */
import type { Io, Route } from '../../../core/index.js'
import { milli, type Point } from '../../../geometry/index.js'
import { ahead, headingOf, isHexPose, isOnTable, pointOf } from '../flight/airspace.js'
import { canAttempt, movementOf, moverOf } from '../flight/movement.js'
import { restOf } from '../flight/stacking.js'
import { forward, pivot, turn } from '../phases/move.js'
import { clone } from '../state/clone.js'
import { positionOf } from '../state/position.js'
import {
  type Action,
  copyPlane,
  type Draft,
  type Movement,
  type Pose,
  plane as planeOf,
  type SpittingFire,
  type State,
  type View,
} from '../state/state.js'
import { keyOf, ordersFor, type Sampling, standingOf } from './flights.js'
import type { MoveAction } from './trial.js'

/** How to look for routes: as finely as this on the open table. On hexes only `dice` matters. */
export interface RouteOptions extends Partial<Sampling> {}

/** Tight turns and half loops are offered where they can be tried: what follows depends on the dice. */
const DEFAULT: Sampling = { step: 2, angle: 60, dice: true }

/** A place on the way: where the plane is, what it has spent, and the orders that led there. */
interface Way {
  readonly pose: Pose
  readonly movement: Movement
  readonly action: MoveAction | null
  readonly before: Way | null
}

/**
 * The flights of the plane that is moving, from here to the end of its movement or to a tight turn or half loop, those
 * with the fewest orders first. On hexes every pose in which it can end without dice, once; on the open table at most one
 * for each square of one unit and each sixth of the compass.
 *
 * @rule SF-MOVE-01
 */
export function* routes(view: View, options: RouteOptions = {}): Generator<Route<Action>> {
  if (view.phase !== 'move') return
  const sampling = { ...DEFAULT, ...options }
  const cockpit = new Cockpit(positionOf(view))
  const met = new Set<string>()
  let edge: readonly Way[] = [cockpit.start]
  while (edge.length > 0) {
    const next: Way[] = []
    for (const way of edge) {
      const state = cockpit.at(way)
      const orders = ordersFor({ state, action: way.action }, { ...sampling, dice: false })
      if (sampling.dice) yield* attempts(cockpit, way, met)
      for (const action of orders) {
        if (action.type === 'endMovement') yield* ending(cockpit, way, action, met)
        else next.push(...cockpit.after(way, action))
      }
    }
    edge = next
  }
}

// ---------------------------------------------------------------------------------------- what is found

/** Is it the first route to this end? */
function isNew(met: Set<string>, end: string): boolean {
  const before = met.size
  return met.add(end).size > before
}

/** An end by name: exact on hexes, a square unit and a sixth of the compass on the open table. */
const endKey = (pose: Pose): string =>
  isHexPose(pose) ? keyOf(pose) : `${Math.round(pose.x)},${Math.round(pose.y)},${Math.round(pose.heading / 60) % 6}`

function* ending(cockpit: Cockpit, way: Way, action: MoveAction, met: Set<string>): Generator<Route<Action>> {
  const pose = restOf(cockpit.at(way))
  if (isNew(met, endKey(pose))) yield cockpit.route(way, action, pose, [])
}

const ATTEMPTS = [
  { kind: 'tight-turn', type: 'attemptTightTurn', dice: ['tight turn'] },
  { kind: 'half-loop', type: 'attemptHalfLoop', dice: ['half loop'] },
] as const

/** It ends where the dice are thrown. */
function* attempts(cockpit: Cockpit, way: Way, met: Set<string>): Generator<Route<Action>> {
  for (const { kind, type, dice } of ATTEMPTS) {
    const can = canAttempt(cockpit.at(way), kind) && isNew(met, `${kind} ${endKey(way.pose)}`)
    if (can) yield cockpit.route(way, { type, seat: cockpit.seat }, way.pose, dice)
  }
}

// ---------------------------------------------------------------------------------------- a table to try things on

const SILENT = { emit: undefined } as Io<SpittingFire>

/** One copy of the position, in which only the moving plane is set from place to place: a copy for each would be slow. */
class Cockpit {
  readonly start: Way
  readonly seat
  readonly #draft: Draft
  readonly #id: string
  readonly #seen = new Set<string>()

  constructor(from: State) {
    this.#draft = clone(from)
    this.#id = moverOf(from)
    const { side, pose } = planeOf(from, this.#id)
    this.seat = side
    this.start = { pose: pose as Pose, movement: movementOf(from), action: null, before: null }
  }

  /** The position with the plane at a place on the way. */
  at({ pose, movement }: Way): State {
    const draft = this.#draft
    draft.planes[this.#id] = { ...copyPlane(draft.planes[this.#id]!), pose: { ...pose } }
    draft.activation = { ...draft.activation!, movement: copyMovement(movement) }
    return draft
  }

  /** The place after an order, if it is a new one and on the table. */
  after(way: Way, action: MoveAction): readonly Way[] {
    if (action.type === 'forward' && !isOnTable(this.#draft.config, ahead(way.pose, action.distance))) return []
    const state = this.at(way)
    fly(this.#draft, action)
    const pose = planeOf(state, this.#id).pose as Pose
    const key = `${keyOf(pose)} ${standingOf(state)}`
    if (this.#seen.has(key)) return []
    this.#seen.add(key)
    return [{ pose, movement: movementOf(state), action, before: way }]
  }

  route(way: Way, last: MoveAction, pose: Pose, dice: readonly string[]): Route<Action> {
    const ways = waysTo(way)
    const at = pointOf(pose)
    return {
      orders: [...ways.flatMap(({ action }) => action ?? []), last],
      ghost: { piece: this.#id, at, heading: headingOf(pose) },
      via: withoutRepeats([...ways.map((one) => pointOf(one.pose)), at]),
      cost: (milli(way.movement.spent) - milli(this.start.movement.spent)) / 1000,
      dice,
    }
  }
}

function fly(draft: Draft, action: MoveAction): void {
  if (action.type === 'forward') forward.apply(draft, action, SILENT)
  else if (action.type === 'turn') turn.apply(draft, action, SILENT)
  else if (action.type === 'pivot') pivot.apply(draft, action, SILENT)
}

const copyMovement = (movement: Movement) => ({
  ...movement,
  path: movement.path.map(({ from, length }) => ({ from: { ...from }, length })),
  pivot: movement.pivot && { ...movement.pivot },
})

/** From the first place to this one. */
function waysTo(last: Way): readonly Way[] {
  const ways: Way[] = []
  for (let way: Way | null = last; way !== null; way = way.before) ways.push(way)
  return ways.reverse()
}

const withoutRepeats = (points: readonly Point[]): readonly Point[] =>
  points.filter(({ x, y }, i) => x !== points[i - 1]?.x || y !== points[i - 1]?.y)
