/** An exact fraction in lowest terms, denominator positive. */
export interface Rational {
  readonly n: bigint
  readonly d: bigint
}

/** The fraction `n / d` in lowest terms. */
export function rational(n: number | bigint, d: number | bigint = 1n): Rational {
  const [top, bottom] = [BigInt(n), BigInt(d)]
  if (bottom === 0n) throw new RangeError('rational: the denominator is 0')
  const by = gcd(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom) * (bottom < 0n ? -1n : 1n)
  return { n: top / by, d: bottom / by }
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))

/** Nothing. */
export const ZERO: Rational = { n: 0n, d: 1n }
/** Certainty. */
export const ONE: Rational = { n: 1n, d: 1n }

/** `a + b`. */
export const plus = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d)
/** `a - b`. */
export const minus = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d)
/** `a * b`. */
export const times = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d)
/** `a === b`. */
export const equals = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d
/** The nearest number, or one next to it. */
export function toNumber(a: Rational): number {
  const shift = Math.max(0, 64 + bits(a.d) - bits(a.n))
  return Number((a.n << BigInt(shift)) / a.d) / Number(1n << BigInt(shift))
}

const bits = (n: bigint): number => n.toString(2).length
/** `5/36`, or `2` for a whole number. */
export const toText = (a: Rational): string => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`)
