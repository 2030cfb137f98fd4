/** Hexes, edges and who is where. */
import type { Stand } from '../../../core/index.js'
import {
  dial,
  type Facing,
  type Hex,
  hexLength,
  hexToPoint,
  inDialArc,
  numberToHex,
  turnFacing,
} from '../../../geometry/index.js'
import type { Options } from '../book/options.js'
import type { Edge, Gun, Hand, Plane, State } from '../state/state.js'

/** The printed number of a hex; beyond the edge it is counted on, as `6110` or `6000`. @rule SP-2.1-2 */
export function printed({ q, r }: Hex): string {
  const row = r + (q - (q & 1)) / 2 + 1
  return `${two(q + 1)}${two(row)}`
}

const two = (count: number): string => String(count).padStart(2, '0')

/** The hex of a printed number that is known to be one. @rule SP-2.1-2 */
export const hexOf = (number: string): Hex => numberToHex(number) as Hex

/** The edge over which a hex lies, or null if it is on the map. @rule SP-6J-4 */
export function edgeAt({ map: [columns, rows] }: Options, { q, r }: Hex): Edge | null {
  if (q >= columns) return 'east'
  if (q < 0) return 'west'
  const row = r + (q - (q & 1)) / 2
  if (row < 0) return 'north'
  return row >= rows ? 'south' : null
}

/** Whether a hex is on the map. @rule SP-2.1-5 */
export const isOnMap = (options: Options, hex: Hex): boolean => edgeAt(options, hex) === null

/** -1 for left, 1 for right. */
export const signOf = (hand: Hand): -1 | 1 => (hand === 'left' ? -1 : 1)

/** The heading of a facing in degrees: of a hexside, or under rule 10 of a corner. @rule SP-10-1 */
export const headingOf = ({ hexSpace }: Options, facing: Facing): number => 60 * facing + (hexSpace ? 30 : 0)

/** An aircraft in a hex, with its nose where, as a picture shows it. */
export const standAt = (options: Options, piece: string, hex: Hex, facing: Facing): Stand => ({
  ...{ piece, at: hexToPoint(hex), heading: headingOf(options, facing) },
})

/** The hexside by which the hex ahead is entered; from a corner there are two. @rule SP-10-2 */
export const sideAhead = ({ hexSpace }: Options, facing: Facing, toward: Hand = 'left'): Facing =>
  hexSpace && toward === 'right' ? turnFacing(facing, 1) : facing

/** The hexside by which a snap roll leads. @rule SP-6G1-1 */
export const sideOfRoll = ({ hexSpace }: Options, facing: Facing, hand: Hand): Facing =>
  turnFacing(facing, hand === 'left' ? -1 : hexSpace ? 2 : 1)

const RAY = { from: 0, to: 0 }
const WEDGE = { from: -30, to: 30 }

/**
 * Does the field of a gun, range aside, hold an offset? Fixed guns leave out their own hex.
 * @rule SP-7C-4 SP-10-4
 */
export function inField(options: Options, gun: Gun, facing: Facing, dq: number, dr: number): boolean {
  if (gun === 'all') return true
  const mark = dial(dq, dr)
  if (mark < 0) return false
  const heading = headingOf(options, facing) + (gun === 'rear' ? 180 : 0)
  return inDialArc(options.hexSpace ? WEDGE : RAY, mark - heading / 15)
}

/** The distance between two planes in hexes. @rule SP-7H-1 */
export const distanceOf = (a: Pick<Plane, 'hex'>, b: Pick<Plane, 'hex'>): number =>
  hexLength(a.hex.q - b.hex.q, a.hex.r - b.hex.r)

/**
 * Does this plane stand in the way of the end of a move of `mover`? Own aircraft that have still to move do not, unless
 * ends are judged at once.
 * @rule SP-6E-1
 */
export function isInTheWay(state: State, mover: string, id: string, other: Plane): boolean {
  if (id === mover || other.status !== 'flying') return false
  if (other.side !== state.moving || other.moved) return true
  return state.config.options.stackingCheck === 'moveEnd'
}

/** The plane with which a place would be shared. @rule SP-6E-1 */
export function blocker(state: State, mover: string, q: number, r: number, altitude: number): string | undefined {
  for (const id in state.planes) {
    const other = state.planes[id] as Plane
    if (other.altitude !== altitude || other.hex.q !== q || other.hex.r !== r) continue
    if (isInTheWay(state, mover, id, other)) return id
  }
  return undefined
}
