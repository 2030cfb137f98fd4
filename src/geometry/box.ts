import { distance, type Point } from './point.js'

/** An upright rectangle on the open table, such as a board. Its edges belong to it. */
export interface Box {
  readonly minX: number
  readonly minY: number
  readonly maxX: number
  readonly maxY: number
}

/** The distance to the nearest edge: positive inside, 0 on an edge, negative outside. No tolerance. */
export function boxMargin(box: Box, point: Point): number {
  return Math.min(point.x - box.minX, box.maxX - point.x, point.y - box.minY, box.maxY - point.y)
}

/** Whether a point is in the closed rectangle. No tolerance. */
export function boxContains(box: Box, point: Point): boolean {
  return boxMargin(box, point) >= 0
}

/** How far from `from`, on the way to `to`, the edge is passed; null if `to` is still in, 0 if `from` is already out. */
export function boxExit(box: Box, from: Point, to: Point): number | null {
  if (boxContains(box, to)) return null
  const ratio = Math.min(exitRatio(from.x, to.x, box.minX, box.maxX), exitRatio(from.y, to.y, box.minY, box.maxY))
  return Math.max(0, ratio * distance(from, to))
}

/** The smallest upright rectangle around some points; at least one. */
export function boundingBox(points: readonly Point[]): Box {
  const xs = points.map((p) => p.x)
  const ys = points.map((p) => p.y)
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) }
}

function exitRatio(from: number, to: number, min: number, max: number): number {
  if (from < min || from > max) return 0
  if (to > max) return (max - from) / (to - from)
  return to < min ? (min - from) / (to - from) : 1
}
