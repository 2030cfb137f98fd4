/** Where things are: from table units to the picture, and from there to the screen. */
import { cosine, type Point, sine } from '../../geometry/index.js'

/** Pixels of the picture to a table unit, before any zoom. */
export const UNIT = 40

/** How the picture lies on the screen: moved, enlarged, turned clockwise by degrees. */
export interface Pose {
  readonly x: number
  readonly y: number
  readonly k: number
  readonly turn: number
}

/** A point of the table in the picture; y points down there. */
export const inPicture = ({ x, y }: Point): Point => ({ x: x * UNIT, y: -y * UNIT })

/** A point of the picture on the table. */
export const onTable = ({ x, y }: Point): Point => ({ x: x / UNIT, y: -y / UNIT })

/** A point of the picture on the screen, from the corner of the board. */
export function onScreen({ x, y, k, turn }: Pose, at: Point): Point {
  const { x: px, y: py } = turned(at, turn)
  return { x: x + k * px, y: y + k * py }
}

/** A point of the screen in the picture. */
export const offScreen = ({ x, y, k, turn }: Pose, at: Point): Point =>
  turned({ x: (at.x - x) / k, y: (at.y - y) / k }, -turn)

function turned({ x, y }: Point, degrees: number): Point {
  if (degrees % 360 === 0) return { x, y }
  const [s, c] = [sine(degrees), cosine(degrees)]
  return { x: x * c - y * s, y: x * s + y * c }
}

/** `translate(…) scale(…) rotate(…)`. */
export const transformOf = ({ x, y, k, turn }: Pose): string => `translate(${x} ${y}) scale(${k}) rotate(${turn})`

/** One decimal is enough for a path. */
const short = (n: number): string => String(Math.round(n * 10) / 10)

/** Path data through points of the table. */
export const pathOf = (points: readonly Point[], closed: boolean): string =>
  points.length === 0 ? '' : `M${points.map((point) => pairOf(inPicture(point))).join('L')}${closed ? 'Z' : ''}`

/** `12.3 4.5` */
export const pairOf = ({ x, y }: Point): string => `${short(x)} ${short(y)}`

/** A box of the screen, in pixels. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** What is free of the buttons that lie on the board: they stand beside it on a wide screen, below it on a narrow one. */
export const clearOf = ({ width, height }: Room): Room =>
  width < NARROW ? { width, height: height - TOOLS } : { width: width - TOOLS, height }

const NARROW = 620
const TOOLS = 56

/** The pose in which these points of the picture fill a box of the screen. */
export function fitting(points: readonly Point[], { width, height }: Room, turn: number, margin: number): Pose {
  const spots = points.map((at) => turned(at, turn))
  const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
  const [minX, maxX, minY, maxY] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const wide = maxX - minX + 2 * margin
  const high = maxY - minY + 2 * margin
  const k = Math.max(LEAST, Math.min(NEAR, width / wide, height / high))
  return { x: width / 2 - (k * (minX + maxX)) / 2, y: height / 2 - (k * (minY + maxY)) / 2, k, turn }
}

/** The same picture, nearer by a factor; a point of the screen stays where it is. */
export function nearer({ x, y, k, turn }: Pose, factor: number, around: Point): Pose {
  const next = Math.max(LEAST, Math.min(MOST, k * factor))
  const grown = next / k
  return { x: around.x + (x - around.x) * grown, y: around.y + (y - around.y) * grown, k: next, turn }
}

/** The farthest and nearest that a person can zoom; by itself the board comes no nearer than NEAR. */
const LEAST = 0.12
export const MOST = 5
const NEAR = 2.2
