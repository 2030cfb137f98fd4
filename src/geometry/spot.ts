import type { Side } from './angles.js'
import { dial } from './dial.js'
import { type Hex, hexLength } from './hex.js'

/**
 * A place on the lattice of hex centres and hexsides, in doubled axial coordinates: both even is a hex centre, any
 * other parity the middle of a hexside. Exact integers throughout.
 */
export interface Spot {
  readonly q: number
  readonly r: number
}

/** Twelve facings, clockwise from N: `f` is the heading `30 * f`; even ones point at hexsides, odd ones at corners. */
export type ClockFacing = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** A spot and a facing. On a hexside only the two facings along it are allowed; see {@link spotFits}. */
export interface SpotPose extends Spot {
  readonly facing: ClockFacing
}

const STEP_Q = [0, 1, 2, 2, 2, 1, 0, -1, -2, -2, -2, -1] as const
const STEP_R = [-2, -2, -2, -1, 0, 1, 2, 2, 2, 1, 0, -1] as const

/** The spot at the centre of a hex. */
export function hexToSpot(hex: Hex): Spot {
  return { q: 2 * hex.q, r: 2 * hex.r }
}

/** Whether a spot is the centre of a hex, not a hexside. */
export function isCenter(spot: Spot): boolean {
  return ((spot.q | spot.r) & 1) === 0
}

/** Whether a pose is allowed: any facing at a centre, on a hexside only along it. */
export function spotFits(pose: SpotPose): boolean {
  return isCenter(pose) || pose.facing % 6 === hexsideFacing(pose)
}

/** The hexes a spot belongs to: one, or the two on either side of a hexside. */
export function spotHexes({ q, r }: Spot): Hex[] {
  const dq = q & 1
  const dr = dq ? 0 - (r & 1) : r & 1
  const first = { q: (q - dq) / 2, r: (r - dr) / 2 }
  return dq || dr ? [first, { q: first.q + dq, r: first.r + dr }] : [first]
}

/** The fewest hexes between two spots, over the hexes each belongs to; 0 if they share one. */
export function spotDistance(a: Spot, b: Spot): number {
  const aq = a.q & 1
  const ar = aq ? -(a.r & 1) : a.r & 1
  const bq = b.q & 1
  const br = bq ? -(b.r & 1) : b.r & 1
  const q = (b.q - bq - a.q + aq) / 2
  const r = (b.r - br - a.r + ar) / 2
  const near = Math.min(hexLength(q, r), hexLength(q + bq, r + br))
  return Math.min(near, hexLength(q - aq, r - ar), hexLength(q + bq - aq, r + br - ar))
}

/** The pose after this many steps ahead: a hex each along an even facing, else to and from a hexside, 0.866 hexes each. */
export function spotForward(pose: SpotPose, count = 1): SpotPose {
  return shifted(pose, pose.facing, count)
}

/** The pose after one step of a sideslip: to the front left or front right, facing kept. */
export function spotSlip(pose: SpotPose, side: Side): SpotPose {
  const by = pose.facing % 2 === 0 ? 2 : 1
  return shifted(pose, turnToward(pose.facing, side, by), 1)
}

/**
 * The pose after a turn of this many times 30 degrees, clockwise positive, at most 6. A turn on a hexside first moves
 * into the hex on the inside of the turn; none and a reversal stay on it.
 */
export function spotTurn(pose: SpotPose, by: number): SpotPose {
  const moves = by % 6 !== 0 && !isCenter(pose)
  const inside = moves ? spotBeside(pose, by < 0 ? 'left' : 'right') : pose
  return { q: inside.q, r: inside.r, facing: turnClock(pose.facing, by) }
}

/** The centre of the hex to the left or right of a pose on a hexside; of no meaning at a centre. */
export function spotBeside(pose: SpotPose, side: Side): SpotPose {
  return shifted(pose, turnToward(pose.facing, side, 3), 0.5)
}

/** A facing after this many times 30 degrees, clockwise positive. */
export function turnClock(facing: ClockFacing, by: number): ClockFacing {
  return ((((facing + by) % 12) + 12) % 12) as ClockFacing
}

/**
 * The direction of a spot as a dial mark relative to the nose, in 0..23: mark `2k` is the line at `k` o'clock, mark
 * `2k + 1` the sector between `k` and `k + 1`. The same spot: -1. Test arcs with {@link inDialArc}.
 */
export function spotDial(pose: SpotPose, target: Spot): number {
  const mark = dial(target.q - pose.q, target.r - pose.r)
  return mark < 0 ? mark : (mark + 24 - 2 * pose.facing) % 24
}

function turnToward(facing: ClockFacing, side: Side, by: number): ClockFacing {
  return turnClock(facing, side === 'left' ? -by : by)
}

function shifted(pose: SpotPose, toward: ClockFacing, count: number): SpotPose {
  return { q: pose.q + count * STEP_Q[toward], r: pose.r + count * STEP_R[toward], facing: pose.facing }
}

/** Along which of the facings 1, 3 and 5 a hexside lies. */
function hexsideFacing({ q, r }: Spot): number {
  return (q & 1) === 0 ? 3 : (r & 1) === 0 ? 1 : 5
}
