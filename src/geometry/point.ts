import { roundTo } from './angles.js'

/** A place on the open table: x to the right (east), y up (north), in units. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A straight line to draw or to fly. */
export interface Segment {
  readonly from: Point
  readonly to: Point
}

/** A range test lets this many units pass in favour of inclusion. */
export const RANGE_EPSILON = 1e-5

/** The length of a vector; the scalar door of {@link distance}. */
export function vectorLength(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy)
}

/** The distance between two points. */
export function distance(a: Point, b: Point): number {
  return vectorLength(b.x - a.x, b.y - a.y)
}

/** How far inside `range` the two points are; negative beyond it. */
export function rangeMargin(a: Point, b: Point, range: number): number {
  return range - distance(a, b)
}

/** Whether the two points are at most `range` apart, with {@link RANGE_EPSILON} in favour of inclusion. */
export function inRange(a: Point, b: Point, range: number): boolean {
  return isWithin(distance(a, b), range)
}

/** Whether a distance is at most `range`, with {@link RANGE_EPSILON} in favour of inclusion, itself included. */
export function isWithin(length: number, range: number): boolean {
  return roundTo(range - length, 6) >= -RANGE_EPSILON
}

/** The point as it is stored: six decimal places. */
export function roundPoint(point: Point): Point {
  return { x: roundTo(point.x, 6), y: roundTo(point.y, 6) }
}

/** The point `length` units from `from` on the way to `to`, unrounded; `from` itself where the two coincide. */
export function pointToward(from: Point, to: Point, length: number): Point {
  const ratio = length / (distance(from, to) || 1)
  return { x: from.x + (to.x - from.x) * ratio, y: from.y + (to.y - from.y) * ratio }
}

/** The line of sight between two points, to draw; with `length`, cut or drawn out to that length. */
export function ray(from: Point, to: Point, length = distance(from, to)): Segment {
  return { from, to: pointToward(from, to, length) }
}
