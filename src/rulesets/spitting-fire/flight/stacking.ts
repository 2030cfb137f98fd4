/** Stacking: where a movement may end, and how a plane backs up (book p.21). */
import type { Io } from '../../../core/index.js'
import { milli, roundTo, turnBetween } from '../../../geometry/index.js'
import {
  type Draft,
  edit,
  group as groupOf,
  type HexPose,
  type Leg,
  type OpenPose,
  type Pose,
  plane as planeOf,
  type SpittingFire,
  type State,
} from '../state/state.js'
import { ahead, clearLength, headingOf, isHexPose, isOnTable, overlap } from './airspace.js'
import { canAttempt, longestStep, movementOf, moverOf, mpLeft, quantumOf } from './movement.js'

/**
 * The planes whose space the mover may not end in: all others in play, or those at its new level.
 * @rule SF-STACK-04
 */
function obstacles(state: State): readonly { readonly id: string; readonly pose: Pose }[] {
  const mover = moverOf(state)
  const level = groupOf(state, planeOf(state, mover).group).altitudeMarker
  const all = state.config.options.stackingAltitude === 'ignore'
  const found: { id: string; pose: Pose }[] = []
  for (const id in state.planes) {
    const { status, altitude, pose } = state.planes[id]!
    if (id !== mover && status === 'flying' && pose !== null && (all || altitude === level)) found.push({ id, pose })
  }
  return found
}

/** The plane that the mover overlaps where it is now. */
export function overlappedBy(state: State): string | undefined {
  const { stackingAltitude, baseDiameter } = state.config.options
  const mover = moverOf(state)
  const at = planeOf(state, mover).pose as Pose
  const level = groupOf(state, planeOf(state, mover).group).altitudeMarker
  for (const id in state.planes) {
    const { status, altitude, pose } = state.planes[id]!
    if (id === mover || status !== 'flying' || pose === null) continue
    if ((stackingAltitude === 'ignore' || altitude === level) && overlap(at, pose, baseDiameter)) return id
  }
  return undefined
}

/**
 * An overlapping plane may stop only if it has nowhere else to go: no MPs, or no step to a free point on the table and
 * no turn of any sort.
 * @rule SF-STACK-06
 */
export function isStuckOverlapping(state: State): boolean {
  if (mpLeft(movementOf(state)) === 0) return true
  if (canAttempt(state, 'turn') || canAttempt(state, 'tight-turn') || canAttempt(state, 'half-loop')) return false
  return !hasFreeStep(state)
}

function hasFreeStep(state: State): boolean {
  const others = obstacles(state)
  const from = planeOf(state, moverOf(state)).pose as Pose
  const { config } = state
  return candidateSteps(state, from, others).some((step) => {
    const pose = ahead(from, step / 1000)
    return isOnTable(config, pose) && !others.some((other) => overlap(pose, other.pose, config.options.baseDiameter))
  })
}

/** Steps, in thousandths, among which a free one is if there is any: every whole step, or just past each obstacle. */
function candidateSteps(state: State, from: Pose, others: readonly { readonly pose: Pose }[]): readonly number[] {
  const [longest, quantum] = [longestStep(state), quantumOf(state)]
  if (quantum > 1) return Array.from({ length: Math.floor(longest / quantum) }, (_, i) => quantum * (i + 1))
  const heading = from as OpenPose
  const passed = others.map(
    ({ pose }) => 1000 * lengthPast(heading, pose as OpenPose, state.config.options.baseDiameter),
  )
  return [1, ...passed.flatMap((past) => [Math.floor(past), Math.ceil(past), Math.ceil(past) + 1])].filter(
    (step) => step >= 1 && step <= longest,
  )
}

/** How far ahead a plane has passed another: where their disks touch for the last time; 0 if they never meet. */
function lengthPast(from: OpenPose, other: OpenPose, diameter: number): number {
  const { x, y } = ahead({ ...from, x: 0, y: 0 }, 1) as OpenPose
  const [dx, dy] = [other.x - from.x, other.y - from.y]
  const [along, aside] = [dx * x + dy * y, dx * y - dy * x]
  const half = diameter * diameter - aside * aside
  return half <= 0 ? 0 : along + Math.sqrt(half)
}

/** Where a plane backs up to, and how far that is. */
interface BackedUp {
  readonly pose: Pose
  readonly distance: number
  /** The stretch of the path on which it rests. */
  readonly leg: number
}

/** Does a plane that backs up keep the heading of its last pivot? @rule SF-STACK-07 */
const keepsHeading = ({ config }: Pick<State, 'config'>): boolean => config.options.backUpHeading === 'last'

/** The last point of the mover's path that is clear; undefined if it overlaps nobody, or its whole path does. */
function backedUp(state: State): BackedUp | undefined {
  if (overlappedBy(state) === undefined) return undefined
  const others = obstacles(state).map(({ pose }) => pose)
  const legs = movementOf(state).path
  let back = 0
  for (let i = legs.length - 1; i >= 0; i--) {
    const leg = legs[i]!
    const clear = clearLength(leg, others, state.config.options.baseDiameter)
    if (clear !== null) {
      const rest = restAt(leg.from, clear)
      const pose = keepsHeading(state) ? turnedLike(rest, planeOf(state, moverOf(state)).pose as Pose) : rest
      return { pose, distance: roundTo(back + leg.length - clear, 6), leg: i }
    }
    back += leg.length
  }
  return undefined
}

/** Where the mover comes to stand if its movement ends here. */
export const restOf = (state: State): Pose => backedUp(state)?.pose ?? (planeOf(state, moverOf(state)).pose as Pose)

/**
 * Backs the mover up along its path, just far enough to be clear; MPs are not given back.
 * @rule SF-STACK-05
 */
export function settle(draft: Draft, rule: 'SF-STACK-05' | 'SF-STACK-06', io: Io<SpittingFire>): void {
  const rest = backedUp(draft)
  if (rest === undefined) return
  const { pose, distance, leg } = rest
  const plane = moverOf(draft)
  edit(draft, plane).pose = pose
  if (!keepsHeading(draft)) draft.activation!.movement!.lastPivot = pivotBefore(movementOf(draft).path, leg)
  io.emit?.({ type: 'planeBackedUp', rule, audience: 'all', plane, distance, pose: { ...pose } })
}

/** A place with the heading of another pose. */
const turnedLike = (place: Pose, other: Pose): Pose =>
  isHexPose(place) ? { ...place, facing: (other as HexPose).facing } : { ...place, heading: headingOf(other) }

/** The pivot with which a leg began; null for the first. */
const pivotBefore = (legs: readonly Leg[], i: number): number | null =>
  i === 0 ? null : roundTo(turnBetween(headingOf(legs[i - 1]!.from), headingOf(legs[i]!.from)), 3)

const restAt = (from: Pose, length: number): Pose =>
  isHexPose(from) ? ahead(from, milli(length) / 1000) : ahead(from, length)
