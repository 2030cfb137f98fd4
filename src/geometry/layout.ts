import type { Box } from './box.js'
import { type Hex, hexRound } from './hex.js'
import type { Point } from './point.js'
import type { Polygon } from './polygon.js'

const ROOT3 = 1.7320508075688772

/** The centre of a hex on the open table: adjacent centres are 1 unit apart, facing `f` is the heading `60 * f`. */
export function hexToPoint({ q, r }: Hex): Point {
  return { x: (q * ROOT3) / 2, y: 0 - (r + q / 2) }
}

/** The hex in which a point lies; on a border, one of its hexes, always the same. The origin is the centre of 0, 0. */
export function pointToHex({ x, y }: Point): Hex {
  const q = (2 * x) / ROOT3
  return hexRound(q, -y - q / 2)
}

/** The hexes whose centres lie in a box, borders included, column by column. */
export function hexesWithin({ minX, minY, maxX, maxY }: Box): Hex[] {
  const hexes: Hex[] = []
  for (let q = Math.ceil((2 * minX) / ROOT3); (q * ROOT3) / 2 <= maxX; q++) {
    for (let r = Math.ceil(-maxY - q / 2); r + q / 2 <= -minY; r++) hexes.push({ q: q + 0, r: r + 0 })
  }
  return hexes
}

/** The six corners of a hex, to draw, clockwise from the one at 30 degrees: corner `k` is at `30 + 60 * k`. */
export function hexCorners(hex: Hex): Polygon {
  const { x, y } = hexToPoint(hex)
  return CORNERS.map(([sixths, halves]) => ({ x: x + (sixths * ROOT3) / 6, y: y + halves / 2 }))
}

/** In sixths of the root of 3, and in halves. */
const CORNERS = [
  [1, 1],
  [2, 0],
  [1, -1],
  [-1, -1],
  [-2, 0],
  [-1, 1],
] as const
