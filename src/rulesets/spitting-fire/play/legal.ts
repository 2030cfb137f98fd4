/** The actions worth listing: all of them where they can be counted, else the extremes, every target, and passing. */

import type { Actor } from '../../../core/index.js'
import { milli } from '../../../geometry/index.js'
import { isWithinSpread } from '../flight/airspace.js'
import {
  angleQuantum,
  boundSide,
  canAttempt,
  leastAngle,
  longestStep,
  minimumOf,
  movementOf,
  moverOf,
  quantumOf,
  turnNeed,
} from '../flight/movement.js'
import { isSuicidal } from '../flight/plots.js'
import { setupLattice } from '../forces/room.js'
import { type Gun, gunsOf } from '../gunnery/weapons.js'
import { nextPlanes } from '../phases/activate.js'
import { canFire, canTarget, startLevel, tailedBy } from '../phases/attack.js'
import { addPlane, submitForce } from '../phases/force.js'
import { canEnd } from '../phases/move.js'
import { placeFor, placePlane } from '../phases/place.js'
import {
  type Action,
  cardOf,
  MARKERS,
  type Movement,
  type PendingPivot,
  type Pose,
  type Seat,
  type Shot,
  type SpittingFire,
  type State,
} from '../state/state.js'
import { isOwnGroup } from '../turn/standing.js'

type Out = Action[]

/** Appends the listed actions of one actor, who is asked now. */
export function legal(state: State, seat: Actor<SpittingFire>, out: Out): void {
  if (seat === 'referee') listDuty(state, out)
  else LISTS[state.phase]?.(state, seat, out)
}

const LISTS: Readonly<Partial<Record<State['phase'], (state: State, seat: Seat, out: Out) => void>>> = {
  force: listForce,
  place: listPlacing,
  plot: listPlots,
  activate: listActivation,
  move: listMovement,
  attack: listAttacks,
}

function listDuty({ phase }: State, out: Out): void {
  if (phase === 'force') out.push({ type: 'chooseEdges', seat: 'referee', axis: 'random' })
  else if (phase === 'end') out.push({ type: 'endTurn', seat: 'referee' })
  else out.push({ type: 'flipCard', seat: 'referee' })
}

// ---------------------------------------------------------------------------------------- setting up

function listForce(state: State, seat: Seat, out: Out): void {
  const { config } = state
  for (const aircraft of Object.keys(config.cards)) {
    const action = { type: 'addPlane', seat, aircraft } as const
    if (addPlane.check(state, action).length === 0) out.push(action)
  }
  if (submitForce.check(state, { type: 'submitForce', seat }).length === 0) out.push({ type: 'submitForce', seat })
}

const SPOTS = 6

function listPlacing(state: State, seat: Seat, out: Out): void {
  const lattice = setupLattice(state.config, state.edges![seat])
  for (const id in state.groups) {
    const { side, placed, card } = state.groups[id]!
    if (side !== seat || placed || (state.placing !== null && state.placing.group !== id)) continue
    const levels = state.placing === null ? [2, state.config.cards[card]!.maxAlt - 1] : [state.placing.altitude]
    for (const altitude of new Set(levels)) listSpots(state, seat, id, altitude, lattice, out)
  }
}

/** Some legal lattice points, spread over the area for the first plane of a group, near it for the others; else any. */
function listSpots(
  state: State,
  seat: Seat,
  group: string,
  altitude: number,
  lattice: readonly Pose[],
  out: Out,
): void {
  const stride = state.placing === null ? Math.max(1, Math.floor(lattice.length / SPOTS)) : 1
  let listed = 0
  for (let offset = 0; offset < stride && listed < SPOTS; offset++) {
    for (let i = offset; i < lattice.length && listed < SPOTS; i += stride) {
      const action = { type: 'placePlane', seat, group, altitude, pose: lattice[i]! } as const
      if (!isNear(state, group, action.pose) || placePlane.check(state, action).length > 0) continue
      out.push({ ...action, pose: { ...action.pose } })
      listed++
    }
  }
  const pose = listed === 0 ? placeFor(state, seat, group, altitude) : undefined
  if (pose !== undefined) out.push({ type: 'placePlane', seat, group, altitude, pose })
}

/** A quick look before the full check: not farther from a mate than the spread allows. */
const isNear = (state: State, group: string, pose: Pose): boolean =>
  state.groups[group]!.planes.every((id) => {
    const mate = state.planes[id]!.pose
    return mate === null || isWithinSpread(mate, pose)
  })

// ---------------------------------------------------------------------------------------- plotting and activating

function listPlots(state: State, seat: Seat, out: Out): void {
  const forbid = state.config.options.plotSafety === 'forbid'
  let missing = false
  for (const group in state.groups) {
    if (state.groups[group]!.plot !== null || !isOwnGroup(state, group, seat)) continue
    missing = true
    for (const marker of MARKERS) {
      if (!forbid || !isSuicidal(state, group, marker)) out.push({ type: 'setPlot', seat, group, marker })
    }
  }
  if (!missing) out.push({ type: 'commitPlots', seat })
}

function listActivation(state: State, seat: Seat, out: Out): void {
  const { activation } = state
  if (activation !== null) {
    for (const plane of nextPlanes(state)) out.push({ type: 'beginPlane', seat, plane })
    return
  }
  for (const group in state.groups) {
    if (!state.groups[group]!.activated && isOwnGroup(state, group, seat))
      out.push({ type: 'activateGroup', seat, group })
  }
}

// ---------------------------------------------------------------------------------------- movement

function listMovement(state: State, seat: Seat, out: Out): void {
  const { pivot } = movementOf(state)
  if (pivot === null) listFlight(state, seat, out)
  else listPivots(state, seat, pivot, out)
}

function listFlight(state: State, seat: Seat, out: Out): void {
  const movement = movementOf(state)
  listSteps(state, seat, movement, out)
  if (canAttempt(state, 'turn')) listTurns(state, seat, out)
  if (canAttempt(state, 'tight-turn')) out.push({ type: 'attemptTightTurn', seat })
  if (canAttempt(state, 'half-loop')) out.push({ type: 'attemptHalfLoop', seat })
  if (canEnd(state)) out.push({ type: 'endMovement', seat })
  if (state.config.options.tailing && movement.spent === 0 && !movement.turned) listEarlyAttacks(state, seat, out)
}

/** Every whole step on hexes; on the open table one unit, to the next turn, to the minimum, and as far as can be. */
function listSteps(state: State, seat: Seat, movement: Movement, out: Out): void {
  const longest = longestStep(state)
  if (longest <= 0) return
  if (quantumOf(state) > 1) {
    for (let step = 1000; step <= longest; step += 1000) out.push({ type: 'forward', seat, distance: step / 1000 })
    return
  }
  const toTurn = 1000 * turnNeed(state, 'turn') - milli(movement.sinceTurn)
  const toMinimum = milli(minimumOf(state)) - milli(movement.spent)
  const steps = [1000, toTurn, toMinimum, longest].map((step) => Math.min(step, longest))
  for (const [i, step] of steps.entries()) {
    if (step > 0 && steps.indexOf(step) === i) out.push({ type: 'forward', seat, distance: step / 1000 })
  }
}

function listTurns(state: State, seat: Seat, out: Out): void {
  const side = boundSide(state)
  const sizes = angleQuantum(state) > 1 ? [60] : [Math.max(leastAngle(state), 15), 60]
  for (const size of sizes) {
    if (side <= 0) out.push({ type: 'turn', seat, angle: -size })
    if (side >= 0) out.push({ type: 'turn', seat, angle: size })
    if (size === sizes[1] && sizes[0] === 60) break
  }
}

/** Nothing, a little, and as much as can be, to either side; 180 degrees only once, since both ways are one. */
function listPivots(state: State, seat: Seat, { max, sign, min, kind }: PendingPivot, out: Out): void {
  const step = angleQuantum(state) > 1 ? 60 : max / 2
  if (min === 0) out.push({ type: 'pivot', seat, angle: 0 })
  for (let size = step; size <= max; size += step) {
    const about = kind === 'half-loop' && size === 180
    if (size < min) continue
    if (sign <= 0 || about) out.push({ type: 'pivot', seat, angle: -size })
    if (sign >= 0 && !about) out.push({ type: 'pivot', seat, angle: size })
  }
}

// ---------------------------------------------------------------------------------------- attacks

/** Holding fire; and for every target, all guns that can fire at it. */
function listAttacks(state: State, seat: Seat, out: Out): void {
  out.push({ type: 'attack', seat, shots: [] })
  for (const target in state.planes) {
    const shots = volleyAt(state, moverOf(state), target)
    if (shots.length > 0) out.push({ type: 'attack', seat, shots })
  }
}

function listEarlyAttacks(state: State, seat: Seat, out: Out): void {
  if (state.activation!.attackedEarly) return
  for (const target of tailedBy(state, moverOf(state))) {
    const shots = volleyAt(state, moverOf(state), target, startLevel(state))
    if (shots.length > 0) out.push({ type: 'earlyAttack', seat, shots })
  }
}

/** All guns that can fire at a target. Guns of one line and arc bear alike: they are looked at once. */
function volleyAt(state: State, plane: string, target: string, level?: number): readonly Shot[] {
  if (!canTarget(state, plane, target, level)) return NO_SHOTS
  const guns = gunsOf(cardOf(state, plane))
  const shots: Shot[] = []
  let fires = false
  for (let weapon = 0; weapon < guns.length; weapon++) {
    const gun = guns[weapon] as Gun
    const last = guns[weapon - 1]
    if (gun.arc !== last?.arc || gun.line !== last.line) fires = canFire(state, plane, gun, target)
    if (fires) shots.push({ weapon, target })
  }
  return shots
}

const NO_SHOTS: readonly Shot[] = []
