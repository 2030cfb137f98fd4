/** An estimate with the interval that holds the truth 95 times in 100. */
export interface Interval {
  readonly low: number
  readonly mean: number
  readonly high: number
}

const Z = 1.96

/** Wilson's interval for a share of `n` trials; the whole range if there were none. */
export function wilson(successes: number, n: number): Interval {
  if (n === 0) return { low: 0, mean: 0.5, high: 1 }
  const share = successes / n
  const scale = 1 + (Z * Z) / n
  const middle = (share + (Z * Z) / (2 * n)) / scale
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n))
  return { low: Math.max(0, middle - half), mean: share, high: Math.min(1, middle + half) }
}

/** The Elo difference that a share of points stands for, cut at 1200 either way. */
export const elo = ({ low, mean, high }: Interval): Interval => ({
  low: eloOf(low),
  mean: eloOf(mean),
  high: eloOf(high),
})

const eloOf = (share: number): number => {
  const cut = Math.min(0.999, Math.max(0.001, share))
  return Math.round((400 * logarithm(cut / (1 - cut))) / LN10)
}

/** Natural logarithms of 10 and of 2, to the last bit. */
export const LN10 = Number('2.302585092994046')
const LN2 = Number('0.6931471805599453')

/** The natural logarithm of a positive number from + - * / alone: powers of two split off, then a series. */
export function logarithm(x: number): number {
  let [value, twos] = [x, 0]
  for (; value > 1.5; value /= 2) twos++
  for (; value < 0.75; value *= 2) twos--
  const t = (value - 1) / (value + 1)
  let sum = 0
  for (let k = 39; k >= 1; k -= 2) sum = sum * t * t + 1 / k
  return 2 * t * sum + twos * LN2
}
