/** Room in a setup area: points to choose from, and whether one more plane finds a free place at all. */
import { offsetToHex, type Point, roundTo, vectorLength } from '../../../geometry/index.js'
import { SETUP_DEPTH } from '../book/tables.js'
import { isWithinSpread, overlap } from '../flight/airspace.js'
import type { Edge, HexTable, OpenTable, Pose, Rules } from '../state/state.js'

// ---------------------------------------------------------------------------------------- points to choose from

const known = new WeakMap<Rules, Readonly<Record<Edge, readonly Pose[]>>>()

/** Points of the setup area at an edge, a base apart, from the edge inward. Remembered by rules: these never change. */
export function setupLattice(rules: Rules, edge: Edge): readonly Pose[] {
  const before = known.get(rules)
  if (before !== undefined) return before[edge]
  const lattices = { south: latticeOf(rules, 'south'), north: latticeOf(rules, 'north') }
  known.set(rules, lattices)
  return lattices[edge]
}

const latticeOf = ({ table, options }: Rules, edge: Edge): readonly Pose[] =>
  table.kind === 'open'
    ? openLattice(areaOf(table, options.tableEdge, edge), Math.max(0.5, options.baseDiameter), edge)
    : hexLattice(table, edge)

function openLattice({ left, right, low, high }: Area, step: number, edge: Edge): readonly Pose[] {
  const poses: Pose[] = []
  for (let dy = 0; dy <= high - low; dy += step) {
    const y = roundTo(edge === 'south' ? low + dy : high - dy, 6)
    for (let x = left; x <= right; x += step) poses.push({ x: roundTo(x, 6), y, heading: headingFrom(edge) })
  }
  return poses
}

const headingFrom = (edge: Edge): 0 | 180 => (edge === 'south' ? 0 : 180)

function hexLattice({ columns, rows }: HexTable, edge: Edge): readonly Pose[] {
  const poses: Pose[] = []
  for (let i = 0; i < Math.min(SETUP_DEPTH, rows); i++) {
    const row = edge === 'south' ? rows - 1 - i : i
    for (let column = 0; column < columns; column++) {
      poses.push({ ...offsetToHex({ column, row }, 'odd-q'), facing: edge === 'south' ? 0 : 3 })
    }
  }
  return poses
}

// ---------------------------------------------------------------------------------------- a free place

/**
 * A free place for one plane in the setup area at an edge: near enough to its mates, on top of nobody. Undefined only if
 * there is none: where there is one, there is one at a corner of the area, where a rim meets a border or another rim, or
 * at the lowest point within reach of a mate.
 * @rule SF-PLACE-07
 */
export function freePlace(rules: Rules, edge: Edge, mates: readonly Pose[], others: readonly Pose[]): Pose | undefined {
  const { table, options } = rules
  const isFree = (pose: Pose): boolean =>
    mates.every((mate) => isWithinSpread(mate, pose)) &&
    !others.some((other) => overlap(pose, other, options.baseDiameter))
  if (table.kind === 'hex') return setupLattice(rules, edge).find(isFree)
  const area = areaOf(table, options.tableEdge, edge)
  const rims = [...others.map(rimOf(options.baseDiameter)), ...mates.map(rimOf(SETUP_DEPTH))]
  for (const point of candidates(area, rims)) {
    const pose = poseIn(area, point, headingFrom(edge))
    if (pose !== undefined && isFree(pose)) return pose
  }
  return undefined
}

/** The setup area on the open table, in the six decimal places that are kept: all its bounds belong to it. */
interface Area {
  readonly left: number
  readonly right: number
  readonly low: number
  readonly high: number
}

/** The finest step there is between two places. */
const GRAIN = 1e-6

function areaOf({ width, length }: OpenTable, tableEdge: 'in' | 'out', edge: Edge): Area {
  const least = tableEdge === 'in' ? 0 : GRAIN
  const [right, top] = [width, length].map((size) => roundTo(Math.floor(roundTo(size / GRAIN, 3)) * GRAIN - least, 6))
  const [low, high] = edge === 'south' ? [least, SETUP_DEPTH] : [length - SETUP_DEPTH, top!]
  return { left: least, right: right!, low: Math.max(least, roundTo(low, 6)), high: Math.min(top!, high) }
}

/** A circle: around another plane how near, around a mate how far. */
interface Rim extends Point {
  readonly radius: number
}

const rimOf =
  (radius: number) =>
  (pose: Pose): Rim => ({ ...(pose as Point), radius })

/** One after the other: the first ones mostly do. */
function* candidates({ left, right, low, high }: Area, rims: readonly Rim[]): Generator<Point> {
  for (const x of [left, right]) for (const y of [low, high]) yield { x, y }
  for (const rim of rims) {
    for (const y of [low, high]) for (const dx of halfChord(rim.radius, y - rim.y)) yield { x: rim.x + dx, y }
    for (const x of [left, right]) for (const dy of halfChord(rim.radius, x - rim.x)) yield { x, y: rim.y + dy }
    yield { x: rim.x, y: rim.y - rim.radius }
  }
  for (const [i, rim] of rims.entries()) for (let k = 0; k < i; k++) yield* meeting(rim, rims[k]!)
}

/** Where a line so far from the centre of a circle cuts it, from the middle of the chord. */
const halfChord = (radius: number, aside: number): readonly number[] =>
  Math.abs(aside) > radius ? [] : [-1, 1].map((side) => side * Math.sqrt(radius * radius - aside * aside))

/** Where two circles meet. */
function meeting(a: Rim, b: Rim): readonly Point[] {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const apart = vectorLength(dx, dy)
  if (apart === 0 || apart > a.radius + b.radius) return []
  const along = (apart * apart + a.radius * a.radius - b.radius * b.radius) / (2 * apart)
  return halfChord(a.radius, along).map((aside) => ({
    x: a.x + (along * dx - aside * dy) / apart,
    y: a.y + (along * dy + aside * dx) / apart,
  }))
}

/** The point as it is stored, if it lies in the area; a rounding error beyond a border is cut off. */
function poseIn({ left, right, low, high }: Area, { x, y }: Point, heading: 0 | 180): Pose | undefined {
  const pose = { x: roundTo(cut(x, left, right), 6), y: roundTo(cut(y, low, high), 6), heading }
  return Math.abs(pose.x - x) + Math.abs(pose.y - y) < 1e-5 ? pose : undefined
}

const cut = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
