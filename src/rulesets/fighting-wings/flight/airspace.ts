/** Where aircraft are to each other: arcs, ranges, bands of altitude and speed. */
import { hexToPoint, type Point, type Spot, spotDial, spotDistance } from '../../../geometry/index.js'
import { BANDS, type Band, type Half, type Increments, type SpeedBand } from '../errata/vocabulary.js'
import type { Arc, Base, Plane } from '../state/state.js'

/** The altitude band of an increment. @rule BR-03 */
export function bandOf(base: Base, alt: Increments): Band {
  let i = 0
  while (i < 7 && alt > (base.bandTops[i] as number)) i++
  return BANDS[i] as Band
}

/** The speed band of a data card: to 4.5, to 7.5, to 9.5, and above. */
export const speedBandOf = (speed: Half): SpeedBand =>
  speed <= 9 ? 'b1' : speed <= 15 ? 'b2' : speed <= 19 ? 'b3' : 'b4'

/** Arcs by dial mark: borders of the front and rear arcs belong to them, 3 and 9 o'clock to the front quarters. */
const ARC_BY_MARK: readonly Arc[] = [
  ...(['front', 'front', 'front'] as const),
  ...(['rightFront', 'rightFront', 'rightFront', 'rightFront'] as const),
  ...(['rightRear', 'rightRear', 'rightRear'] as const),
  ...(['rear', 'rear', 'rear', 'rear', 'rear'] as const),
  ...(['leftRear', 'leftRear', 'leftRear'] as const),
  ...(['leftFront', 'leftFront', 'leftFront', 'leftFront'] as const),
  ...(['front', 'front'] as const),
]

type Pose = Pick<Plane, 'q' | 'r' | 'facing'>

/** The arc in which `from` has `target`; `same` if they share a hex. @rule FW-8.1h-border */
export function arcOf(from: Pose, target: Pose): Arc | 'same' {
  if (spotDistance(from, target) === 0) return 'same'
  return ARC_BY_MARK[spotDial(from, target)] as Arc
}

/** The dial mark of a target, in 0..23; -1 if they share a hex. */
export const markOf = (from: Pose, target: Pose): number =>
  spotDistance(from, target) === 0 ? -1 : spotDial(from, target)

/** Where a spot lies in the picture. */
export const pointOf = ({ q, r }: Spot): Point => hexToPoint({ q: q / 2, r: r / 2 })

/** Hexes between two aircraft. */
export const hexesBetween = (a: Pose, b: Pose): number => spotDistance(a, b)

/** Range with altitude, three increments to the hex, rounded. No tie can occur. @rule BR-23 */
export const slant = (hexes: number, rise: Increments): number =>
  Math.round(Math.sqrt(9 * hexes * hexes + rise * rise) / 3)
