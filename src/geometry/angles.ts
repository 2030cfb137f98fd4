/** Left and right as seen along the direction of travel. */
export type Side = 'left' | 'right'

const SCALES = [1, 10, 100, 1000, 10000, 100000, 1000000] as const

/** How many decimal places a number may have. */
export type Places = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** Thousandths, as an integer: rules compare these, so that every boundary is exact. */
export function milli(value: number): number {
  return Math.round(1000 * value) + 0
}

/** The double nearest to `value` written with this many decimal places. Never negative zero. */
export function roundTo(value: number, places: Places): number {
  return Math.round(value * SCALES[places]) / SCALES[places] + 0
}

/** Whether a number is finite and has at most this many decimal places: `hasPlaces(4.001, 3)`. */
export function hasPlaces(value: number, places: Places): boolean {
  return Number.isFinite(value) && roundTo(value, places) === value
}

/** The same direction in [0, 360), unrounded. */
export function normalizeDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360
}

/** A heading after a turn, clockwise positive: exact in thousandths of a degree, in [0, 360). */
export function turnHeading(heading: number, by: number): number {
  return normalizeMilli(milli(heading) + milli(by)) / 1000
}

/** A heading seen in a mirror that stands along `axis`: exact in thousandths of a degree, in [0, 360). */
export function mirrorHeading(heading: number, axis = 0): number {
  return normalizeMilli(2 * milli(axis) - milli(heading)) / 1000
}

/** The shortest turn from one heading to another, clockwise positive, in (-180, 180]: 180 rather than -180. */
export function turnBetween(from: number, to: number): number {
  const turn = (to - from) % 360
  if (turn > 180) return turn - 360
  return turn > -180 ? turn + 0 : turn + 360
}

function normalizeMilli(thousandths: number): number {
  return ((thousandths % 360000) + 360000) % 360000
}
