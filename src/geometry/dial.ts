import type { Side } from './angles.js'
import type { Arc } from './arc.js'
import { type Facing, type Hex, hexDisk } from './hex.js'

/**
 * The direction of an offset on the hex lattice as one of 24 marks of a dial, clockwise from N, by integer comparison
 * of cube coordinates alone. Mark `2k` is the line at `30 * k` degrees exactly; mark `2k + 1` is all that lies
 * strictly between lines `k` and `k + 1`. The zero offset has no direction: -1.
 *
 * Only the direction counts, so axial and doubled coordinates serve alike.
 */
export function dial(dq: number, dr: number): number {
  if (dq < 0) return 12 + eastDial(-dq, -dr)
  if (dq > 0) return eastDial(dq, dr)
  return dr < 0 ? 0 : dr > 0 ? 12 : -1
}

/**
 * Whether an offset lies in an arc about a heading, exactly, borders included. The heading is a multiple of 30
 * (`60 * facing`; hex corners lie between). The zero offset lies in every arc.
 *
 * Borders are multiples of 30, or odd multiples of 15, which leave the line out: a dial mark counts as 15 degrees, so
 * `{ from: -15, to: 15 }` is all that lies strictly within 30 degrees of the nose, on the lattice.
 */
export function arcCoversOffset(arc: Arc, heading: number, dq: number, dr: number): boolean {
  const mark = dial(dq, dr)
  return mark < 0 || inDialArc(arc, mark - heading / 15)
}

/** Whether a dial mark relative to the nose, any integer, lies in an arc. */
export function inDialArc(arc: Arc, mark: number): boolean {
  const past = (mark - arc.from / 15) % 24
  return (past < 0 ? past + 24 : past) * 15 <= arc.to - arc.from
}

/** Whether a hex has another in an arc; see {@link arcCoversOffset}. */
export function arcCoversHex(arc: Arc, heading: number, from: Hex, target: Hex): boolean {
  return arcCoversOffset(arc, heading, target.q - from.q, target.r - from.r)
}

/** The hexes of an arc at most `range` away, to draw, ring by ring; the hex at its apex is left out. */
export function hexesInArc(arc: Arc, heading: number, from: Hex, range: number): Hex[] {
  return hexDisk(from, range)
    .slice(1)
    .filter((hex) => arcCoversHex(arc, heading, from, hex))
}

/**
 * The facing whose 60 degree sector holds an offset. Exactly between two facings, `tie` says which: the one to the
 * left (counterclockwise) or to the right. The zero offset has none: null.
 */
export function facingToward(dq: number, dr: number, tie: Side): Facing | null {
  const mark = dial(dq, dr)
  return mark < 0 ? null : ((Math.floor((mark + (tie === 'left' ? 1 : 2)) / 4) % 6) as Facing)
}

/** The facings whose closed sector holds an offset: one, or left and right if it lies exactly between them, or none. */
export function facingsToward(dq: number, dr: number): Facing[] {
  const left = facingToward(dq, dr, 'left')
  const right = facingToward(dq, dr, 'right')
  if (left === null || right === null) return []
  return left === right ? [left] : [left, right]
}

/** The dial for dq > 0: each of the lines at 30, 60, 90, 120 and 150 degrees adds 1 if reached and 1 if passed. */
function eastDial(q: number, r: number): number {
  const s = -q - r
  return 6 + Math.sign(q - s) + Math.sign(-s) + Math.sign(r - s) + Math.sign(r) + Math.sign(r - q)
}
