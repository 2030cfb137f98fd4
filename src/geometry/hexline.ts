import type { Side } from './angles.js'
import { FACINGS, type Facing, type Hex, hexDistance, hexEquals, hexRound, hexStep, turnFacing } from './hex.js'

const NUDGE = 1e-6

/**
 * A shortest path of hexes as near as can be to the straight line between two centres, both ends included: one hex more
 * than their distance. Where the line runs along a hexside both hexes are as near; `tie` says on which side of the
 * line, seen from `a`, to go. For fire and sight, which touch every hex crossed, see {@link hexesCrossed}.
 */
export function hexLine(a: Hex, b: Hex, tie: Side): Hex[] {
  const dq = b.q - a.q
  const dr = b.r - a.r
  const count = hexDistance(a, b) || 1
  // At right angles to the line, and far smaller than the distance of any other point from a hexside.
  const nudge = (tie === 'left' ? NUDGE : -NUDGE) / count
  const q = a.q + nudge * (dq + 2 * dr)
  const r = a.r - nudge * (2 * dq + dr)
  return Array.from({ length: hexDistance(a, b) + 1 }, (_, i) => hexRound(q + (dq * i) / count, r + (dr * i) / count))
}

/**
 * Every hex whose inside the straight line between two centres crosses, in order, both ends included. A step of two
 * hexes, left then right, is a stretch along the hexside between them. A mere corner touched is no crossing. Exact.
 */
export function hexesCrossed(a: Hex, b: Hex): (readonly [Hex] | readonly [left: Hex, right: Hex])[] {
  const crossed: (readonly [Hex] | readonly [Hex, Hex])[] = [[a]]
  let at = a
  while (!hexEquals(at, b)) {
    const [left, right] = exits(a, b, at)
    at = hexStep(at, left)
    if (right !== undefined) {
      crossed.push([at, hexStep(at, turnFacing(left, 2))])
      at = hexStep(at, right)
    }
    crossed.push([at])
  }
  return crossed
}

/** The facing by which the line leaves a hex, or the two, left and right, between which it goes on along the hexside. */
function exits(a: Hex, b: Hex, at: Hex): readonly [Facing, Facing?] {
  // Equal fractions round to equal doubles, so comparing quotients is exact.
  const times = FACINGS.map((f) => (across(a, b, f) > 0 ? (across(a, at, f) + 1) / across(a, b, f) : Infinity))
  const soonest = Math.min(...times)
  const [first, second] = FACINGS.filter((f) => times[f] === soonest) as [Facing, Facing?]
  if (second === undefined) return [first]
  const lean = across(a, b, first) - across(a, b, second)
  if (lean !== 0) return [lean > 0 ? first : second]
  return turnFacing(first, 1) === second ? [first, second] : [second, first]
}

/** How far the way from one hex to another leads across a hexside, in half hexes: the hexside itself is at 1. */
function across(from: Hex, to: Hex, facing: Facing): number {
  const step = hexStep(from, facing)
  const q = step.q - from.q
  const r = step.r - from.r
  return (to.q - from.q) * (2 * q + r) + (to.r - from.r) * (2 * r + q)
}
