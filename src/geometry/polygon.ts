import { distance, type Point } from './point.js'

/** The vertices of a closed figure, in order; the last joins the first. */
export type Polygon = readonly Point[]

const BORDER_EPSILON = 1e-9
const ORIGIN: Point = { x: 0, y: 0 }

/** The area enclosed; positive if the vertices run counterclockwise (y up), negative if clockwise. */
export function signedArea(polygon: Polygon): number {
  return polygon.reduce((sum, a, i) => sum + sideOf(ORIGIN, a, next(polygon, i)), 0) / 2
}

/** Whether a point lies in the polygon; its border belongs to it, with a tolerance of 1e-9 units. */
export function polygonContains(polygon: Polygon, point: Point): boolean {
  let inside = false
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!
    const b = next(polygon, i)
    if (onEdge(a, b, point)) return true
    if (a.y > point.y !== b.y > point.y && sideOf(a, b, point) > 0 === b.y > a.y) inside = !inside
  }
  return inside
}

/** The vertices as a flat list x, y, x, y for an SVG `points` attribute or a canvas: scaled, and y turned downwards. */
export function screenNumbers(points: readonly Point[], scale = 1): number[] {
  return points.flatMap((p) => [p.x * scale, 0 - p.y * scale])
}

function next(polygon: Polygon, i: number): Point {
  return polygon[(i + 1) % polygon.length]!
}

/** Twice the area of the triangle; positive if `p` lies left of the way from `a` to `b`. */
function sideOf(a: Point, b: Point, p: Point): number {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
}

function onEdge(a: Point, b: Point, p: Point): boolean {
  return distance(a, p) + distance(p, b) <= distance(a, b) + BORDER_EPSILON
}
