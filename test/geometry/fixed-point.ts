/** Reference arithmetic: fixed-point BigInt with 80 decimal digits, accurate to far more than the 17 of a double. */
export const ONE = 10n ** 80n

/** A double as fixed point, exact but for digits beyond the eightieth. */
export function fixed(value: number): bigint {
  let exponent = 0
  let mantissa = value
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2
    exponent++
  }
  return (BigInt(mantissa) * ONE) / 2n ** BigInt(exponent)
}

/** The inverse tangent of 1/n by its series. */
function arctanInverse(n: bigint): bigint {
  let power = ONE / n
  let sum = power
  for (let k = 3n; power !== 0n; k += 2n) {
    power /= -(n * n)
    sum += power / k
  }
  return sum
}

/** Machin's formula. */
export const PI = 4n * (4n * arctanInverse(5n) - arctanInverse(239n))

export interface SineAndCosine {
  readonly sine: bigint
  readonly cosine: bigint
}

/** Taylor series of both, of an angle in degrees in 0..360. */
export function reference(degrees: number): SineAndCosine {
  const x = (fixed(degrees) * PI) / (180n * ONE)
  let term = ONE
  const sums = [ONE, 0n, 0n, 0n]
  for (let k = 1n; term !== 0n; k++) {
    term = (term * x) / (k * ONE)
    sums[Number(k % 4n)]! += term
  }
  return { sine: sums[1]! - sums[3]!, cosine: sums[0]! - sums[2]! }
}

/** The distance between neighbouring doubles at a value. */
export function ulp(value: number): number {
  const bits = new BigInt64Array(new Float64Array([Math.abs(value)]).buffer)
  const above = new Float64Array(new BigInt64Array([bits[0]! + 1n]).buffer)[0]!
  return above - Math.abs(value)
}

/** How far a double is from the true value, in units of its last place. */
export function ulpError(value: number, truth: bigint): number {
  const error = fixed(value) - truth
  return Math.abs(Number((error * 1000000n) / (fixed(ulp(value)) || 1n)) / 1e6)
}

/** FNV-1a over the bits of some doubles. */
export function checksum(values: Iterable<number>): string {
  const bytes = new Uint8Array(new Float64Array(values).buffer)
  let hash = 0x811c9dc5
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
