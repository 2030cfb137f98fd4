import { roundTo, turnBetween, turnHeading } from './angles.js'
import type { Point } from './point.js'
import { bearing, cosine, sine } from './trig.js'

/** A place on the open table and a heading: degrees clockwise from +y (north). */
export interface Pose extends Point {
  readonly heading: number
}

/** The pose after flying straight ahead, stored: its place rounded to six decimal places. */
export function forward(pose: Pose, length: number): Pose {
  const x = roundTo(pose.x + length * sine(pose.heading), 6)
  const y = roundTo(pose.y + length * cosine(pose.heading), 6)
  return { x, y, heading: pose.heading }
}

/** The pose after a turn in place, clockwise positive, exact in thousandths of a degree. */
export function turn(pose: Pose, by: number): Pose {
  return { x: pose.x, y: pose.y, heading: turnHeading(pose.heading, by) }
}

/** The bearing of a point relative to the nose, in (-180, 180], left negative; 0 for the pose's own place. */
export function relativeBearing(pose: Pose, target: Point): number {
  const dx = target.x - pose.x
  const dy = target.y - pose.y
  return dx === 0 && dy === 0 ? 0 : turnBetween(pose.heading, bearing(dx, dy))
}
