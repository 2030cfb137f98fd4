import { roundTo, turnBetween } from './angles.js'
import { type Point, roundPoint } from './point.js'
import type { Polygon } from './polygon.js'
import { type Pose, relativeBearing } from './pose.js'
import { cosine, sine } from './trig.js'

/**
 * A field of fire or of view, as data: clockwise from one relative bearing to another, borders included.
 *
 * `from <= to`, and `to - from` is the width: 0 is a ray, 360 all round. `{ from: -30, to: 30 }` is 60 degrees ahead,
 * `{ from: 150, to: 210 }` 60 degrees behind. The same datum serves the open table and the hex lattice.
 */
export interface Arc {
  readonly from: number
  readonly to: number
}

/** An arc test lets this many degrees pass in favour of inclusion. */
export const ARC_EPSILON = 1e-3

/** By how many degrees a relative bearing lies inside the nearer border; negative outside; 180 if all round. */
export function arcMargin(arc: Arc, relative: number): number {
  const half = (arc.to - arc.from) / 2
  return half >= 180 ? 180 : half - Math.abs(turnBetween(arc.from + half, relative))
}

/** Whether a relative bearing lies in the arc, with {@link ARC_EPSILON} in favour of inclusion, itself included. */
export function inArc(arc: Arc, relative: number): boolean {
  return roundTo(arcMargin(arc, relative), 6) >= -ARC_EPSILON
}

/** Whether a pose has a point in an arc. Its own place lies in every arc. */
export function arcCovers(arc: Arc, pose: Pose, target: Point): boolean {
  return (pose.x === target.x && pose.y === target.y) || inArc(arc, relativeBearing(pose, target))
}

/**
 * The arc out to a radius, to draw, clockwise in six decimal places. It starts at the pose, then has a vertex on each
 * border and at most `step` degrees apart; all round, it is the rim alone.
 */
export function arcPolygon(arc: Arc, pose: Pose, radius: number, step = 5): Polygon {
  const width = arc.to - arc.from
  const count = Math.max(1, Math.ceil(width / step))
  const rim = Array.from({ length: count + 1 }, (_, i) => rimPoint(pose, arc.from + (width * i) / count, radius))
  return width >= 360 ? rim.slice(1) : [roundPoint(pose), ...rim]
}

function rimPoint(pose: Pose, relative: number, radius: number): Point {
  const angle = pose.heading + relative
  return roundPoint({ x: pose.x + radius * sine(angle), y: pose.y + radius * cosine(angle) })
}
