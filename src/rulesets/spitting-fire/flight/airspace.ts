/** The two tables behind one set of functions: what a rule asks of space, whether it is measured or counted. */
import {
  arcCovers,
  arcCoversOffset,
  discsOverlap,
  distance,
  forward,
  type HexBoard,
  hexBoardContains,
  hexLength,
  hexStep,
  hexToPoint,
  isWithin,
  lastClear,
  type Point,
  turn,
  turnFacing,
} from '../../../geometry/index.js'
import { ARC_SHAPES, MAX_RANGE, NEARER_THE_NOSE, SETUP_DEPTH } from '../book/tables.js'
import type { Arc, HexPose, HexTable, Leg, OpenPose, Pose, Rules, Table } from '../state/state.js'

/** Is this a pose on hexes? */
export const isHexPose = (pose: Pose): pose is HexPose => (pose as HexPose).q !== undefined

/** The rule that says what a place on this table is. */
export const tableRule = ({ kind }: Table): 'SF-GEO-01' | 'SF-GEO-10' => (kind === 'open' ? 'SF-GEO-01' : 'SF-GEO-10')

/** A hex table as the lattice knows it. */
export const hexBoard = ({ columns, rows }: HexTable): HexBoard => ({ columns, rows, stagger: 'odd-q' })

/** The pose after flying straight ahead. */
export function ahead(pose: Pose, length: number): Pose {
  if (!isHexPose(pose)) return forward(pose, length)
  const { q, r } = hexStep(pose, pose.facing, length)
  return { q, r, facing: pose.facing }
}

/** The pose after a pivot about its centre, right positive. On hexes a multiple of 60. */
export function turned(pose: Pose, angle: number): Pose {
  if (!isHexPose(pose)) return turn(pose, angle)
  return { q: pose.q, r: pose.r, facing: turnFacing(pose.facing, angle / 60) }
}

/**
 * Is the centre on the table? The edge belongs to it, unless the game says otherwise.
 * @rule SF-GEO-06
 */
export function isOnTable({ table, options }: Pick<Rules, 'table' | 'options'>, pose: Pose): boolean {
  if (table.kind === 'hex') return isHexPose(pose) && hexBoardContains(hexBoard(table), pose)
  const { x, y } = pose as OpenPose
  return options.tableEdge === 'in'
    ? x >= 0 && y >= 0 && x <= table.width && y <= table.length
    : x > 0 && y > 0 && x < table.width && y < table.length
}

/** Plan distance between two centres, in SU. */
export function distanceBetween(a: Pose, b: Pose): number {
  if (isHexPose(a)) return hexLength((b as HexPose).q - a.q, (b as HexPose).r - a.r)
  return distance(a, b as OpenPose)
}

/** Is a target near enough for any weapon? @rule SF-RNG-01 */
export const isInRange = (a: Pose, b: Pose): boolean => isWithin(distanceBetween(a, b), MAX_RANGE)

/** Are two planes of a group near enough to start? @rule SF-PLACE-05 */
export const isWithinSpread = (a: Pose, b: Pose): boolean => isWithin(distanceBetween(a, b), SETUP_DEPTH)

/**
 * Do two planes occupy the same space: overlapping disks, or the same hex?
 * @rule SF-STACK-03
 */
export function overlap(a: Pose, b: Pose, diameter: number): boolean {
  if (isHexPose(a)) return a.q === (b as HexPose).q && a.r === (b as HexPose).r
  return discsOverlap(a, b as OpenPose, diameter)
}

/** The direction of the nose in degrees. */
export const headingOf = (pose: Pose): number => (isHexPose(pose) ? 60 * pose.facing : pose.heading)

/** The centre in SU, on either table. */
export const pointOf = (pose: Pose): Point => (isHexPose(pose) ? hexToPoint(pose) : { x: pose.x, y: pose.y })

/** Does the target lie in the arc? Borders belong to both arcs, unless on the open table the front one wins. */
export function bears(arc: Arc, from: Pose, target: Pose, boundary: 'both' | 'frontWins'): boolean {
  if (isHexPose(from)) {
    const to = target as HexPose
    return arcCoversOffset(ARC_SHAPES[arc], 60 * from.facing, to.q - from.q, to.r - from.r)
  }
  const to = target as OpenPose
  if (!arcCovers(ARC_SHAPES[arc], from, to)) return false
  if (boundary === 'both' || (from.x === to.x && from.y === to.y)) return true
  return !NEARER_THE_NOSE[arc].some((front) => arcCovers(ARC_SHAPES[front], from, to))
}

/**
 * How far along a leg a plane can go back to and be clear of the others: the greatest such length, null if none.
 * @rule SF-STACK-05
 */
export function clearLength({ from, length }: Leg, others: readonly Pose[], diameter: number): number | null {
  if (!isHexPose(from)) return lastClear(from, forward(from, length), others as readonly OpenPose[], diameter)
  for (let back = length; back >= 0; back--) {
    const at = ahead(from, back)
    if (!others.some((other) => overlap(at, other, diameter))) return back
  }
  return null
}
