/*
 * Every engine must agree bit for bit, and the language leaves the last bits of Math.sin and its kin open. So these
 * are built from + - * / alone, which IEEE 754 fixes.
 */

/** pi / 180 as one double, and as a sum: 27 bits, so that a product with a 26-bit number is exact, and the rest. */
const RADIAN = 0.017453292519943295
const RADIAN_HIGH = 0.01745329238474369
const RADIAN_LOW = 1.3519960527851425e-10
const DEGREE = 57.29577951308232

/** The sines of 0, 1, ... 90 degrees, for {@link bearing}. */
const SINES: readonly number[] = /* @__PURE__ */ Array.from({ length: 91 }, (_, degrees) => quarterSine(degrees))

/**
 * The sine of an angle in degrees.
 *
 * Within 0.8 units in the last place; exact at multiples of 30 and 90; odd, and `sine(180 - a) === sine(a)` wherever
 * `180 - a` is a double. Never negative zero. Reduced exactly, by `%` and by differences of close doubles, to 0..45.
 */
export function sine(degrees: number): number {
  const size = Math.abs(degrees) % 360
  const half = size >= 180 ? size - 180 : size
  const value = quarterSine(half > 90 ? 180 - half : half)
  return 0 + (degrees < 0 === size >= 180 ? value : -value)
}

/** The cosine of an angle in degrees. Accuracy as {@link sine}; even, and `cosine(a) === sine(90 - a)`. */
export function cosine(degrees: number): number {
  const size = Math.abs(degrees) % 360
  const half = size > 180 ? 360 - size : size
  return half > 90 ? 0 - quarterCosine(180 - half) : quarterCosine(half)
}

/**
 * The compass bearing of a vector: degrees clockwise from +y, in [0, 360). The bearing of the zero vector is 0.
 *
 * Within 1e-13 degrees; exact along the axes and diagonals. Lengths between 1e-150 and 1e150 are safe.
 */
export function bearing(dx: number, dy: number): number {
  const x = Math.abs(dx)
  const y = Math.abs(dy)
  const steep = x > y ? 90 - octant(y, x) : octant(x, y)
  const half = dy < 0 ? 180 - steep : steep
  const full = dx < 0 ? 360 - half : half
  return full === 360 ? 0 : full
}

/**
 * The angle whose tangent is `low / high`, for 0 <= low <= high: a guess in whole degrees, good to half a degree and
 * a little, then the series of the arc tangent for the rest, whose tangent is at most 0.013.
 */
function octant(low: number, high: number): number {
  if (high === 0) return 0
  const ratio = low / high
  const guess = Math.round(ratio * (60.64 - 15.64 * ratio))
  const s = SINES[guess]!
  const c = SINES[90 - guess]!
  const t = (low * c - high * s) / (high * c + low * s)
  const z = t * t
  return guess + DEGREE * (t - t * z * (1 / 3 - z * (1 / 5 - z * (1 / 7 - z / 9))))
}

function quarterSine(degrees: number): number {
  return degrees > 45 ? cosineSeries(90 - degrees) : sineSeries(degrees)
}

function quarterCosine(degrees: number): number {
  return degrees < 45 ? cosineSeries(degrees) : sineSeries(90 - degrees)
}

/** What `degrees * RADIAN` lost to rounding, so that the series start from twice the precision. */
function radianTail(degrees: number): number {
  // Veltkamp's split: the difference keeps the upper 26 bits.
  const wide = degrees * 134217729
  const short = wide - (wide - degrees)
  return short * RADIAN_HIGH - degrees * RADIAN + (degrees - short) * RADIAN_HIGH + degrees * RADIAN_LOW
}

/** Taylor to x^17 on 0..45 degrees; the next term is under 1e-19. */
function sineSeries(degrees: number): number {
  const x = degrees * RADIAN
  const z = x * x
  const high = z * (1 / 39916800 - z * (1 / 6227020800 - z * (1 / 1307674368000 - z / 355687428096000)))
  const rest = 1 / 6 - z * (1 / 120 - z * (1 / 5040 - z * (1 / 362880 - high)))
  return x + (radianTail(degrees) * (1 - z / 2) - x * z * rest)
}

/** Taylor to x^16 on 0..45 degrees; the next term is under 3e-18. `1 - z / 2` is taken apart from what it rounds off. */
function cosineSeries(degrees: number): number {
  const x = degrees * RADIAN
  const z = x * x
  const high = z * (1 / 3628800 - z * (1 / 479001600 - z * (1 / 87178291200 - z / 20922789888000)))
  const rest = 1 / 24 - z * (1 / 720 - z * (1 / 40320 - high))
  const head = 1 - z / 2
  return head + (1 - head - z / 2 + (z * z * rest - x * radianTail(degrees)))
}
