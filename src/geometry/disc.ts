import { roundTo } from './angles.js'
import { distance, type Point, pointToward } from './point.js'

/** Discs of one diameter may sink this far into each other and still only touch. */
export const TOUCH_EPSILON = 1e-5

/** The gap between the rims of two discs; negative if they overlap. */
export function discGap(a: Point, b: Point, diameter: number): number {
  return distance(a, b) - diameter
}

/** Whether two discs overlap; touching is no overlap, with {@link TOUCH_EPSILON} in its favour. */
export function discsOverlap(a: Point, b: Point, diameter: number): boolean {
  return roundTo(discGap(a, b, diameter), 6) < -TOUCH_EPSILON
}

/** Whether the rims of two discs meet, to within {@link TOUCH_EPSILON}. */
export function discsTouch(a: Point, b: Point, diameter: number): boolean {
  return Math.abs(roundTo(discGap(a, b, diameter), 6)) <= TOUCH_EPSILON
}

/** Whether a disc overlaps none of the others. */
export function discClear(at: Point, others: readonly Point[], diameter: number): boolean {
  return !others.some((other) => discsOverlap(at, other, diameter))
}

/**
 * The greatest distance from `from`, at most all the way to `to`, at which a disc overlaps none of the others; null if
 * there is no such place. A flight of several legs asks leg by leg, the last one first.
 */
export function lastClear(from: Point, to: Point, others: readonly Point[], diameter: number): number | null {
  let reach = distance(from, to)
  for (;;) {
    const at = pointToward(from, to, reach)
    const blocker = others.find((other) => discsOverlap(at, other, diameter))
    if (!blocker) return reach
    if (reach === 0) return null
    reach = Math.max(0, contact(from, to, blocker, diameter))
  }
}

/** Where a disc on its way along a line first touches another; the line must run through that disc. */
function contact(from: Point, to: Point, other: Point, diameter: number): number {
  const long = distance(from, to)
  const dx = (to.x - from.x) / long
  const dy = (to.y - from.y) / long
  const along = (other.x - from.x) * dx + (other.y - from.y) * dy
  const aside = (other.x - from.x) * dy - (other.y - from.y) * dx
  return along - Math.sqrt(Math.max(0, diameter * diameter - aside * aside))
}
