/** Exact chances of handfuls of dice. */
import { ONE, plus, type Rational, rational, times, ZERO } from '../../../core/index.js'

/** The faces of a die. */
export const FACES = [1, 2, 3, 4, 5, 6] as const

/** The sum of chances. */
export const sum = (parts: readonly Rational[]): Rational => parts.reduce(plus, ZERO)

/** A chance multiplied by a count. */
export function power(base: Rational, exponent: number): Rational {
  let all = ONE
  for (let i = 0; i < exponent; i++) all = times(all, base)
  return all
}

function choose(n: number, k: number): bigint {
  let ways = 1n
  for (let i = 1; i <= k; i++) ways = (ways * BigInt(n - k + i)) / BigInt(i)
  return ways
}

/** The chance of exactly this many dice out of `dice` showing one face. */
export const exactly = (dice: number, many: number): Rational =>
  times(rational(choose(dice, many)), times(power(rational(1, 6), many), power(rational(5, 6), dice - many)))

/** The chance of a die for which this holds. */
export const ofDie = (holds: (die: number) => boolean): Rational => rational(FACES.filter(holds).length, 6)

/** The chance of each sum of this many dice, by index. */
export function sumsOf(dice: number): readonly Rational[] {
  let ways: bigint[] = [1n]
  for (let thrown = 0; thrown < dice; thrown++) ways = withOneMore(ways)
  const all = ways.reduce((a, b) => a + b, 0n)
  return ways.map((way) => rational(way, all))
}

function withOneMore(ways: readonly bigint[]): bigint[] {
  const next = Array.from({ length: ways.length + 6 }, () => 0n)
  for (const [total, way] of ways.entries()) for (const face of FACES) next[total + face]! += way
  return next
}

/** The chance of a sum of this many dice for which this holds. */
export const ofSum = (dice: number, holds: (total: number) => boolean): Rational =>
  sum(sumsOf(dice).filter((_, total) => holds(total)))
