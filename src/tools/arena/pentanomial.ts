/** Pairs of games, counted by what a player took of them. */
import type { GameResult } from './game.js'
import { elo, type Interval } from './interval.js'

/** How many pairs brought a player 0, 1/2, 1, 3/2 and 2 points. A pair is one seed, played twice with sides swapped. */
export type Pentanomial = readonly [number, number, number, number, number]

/** No pair yet. */
export const NO_PAIRS: Pentanomial = [0, 0, 0, 0, 0]

/** What a player took of a game, in half points. */
export const halvesOf = ({ winner }: Pick<GameResult, 'winner'>, player: string): number =>
  winner === player ? 2 : winner === 'draw' ? 1 : 0

/** The counts with one more pair that brought this many half points, 0 to 4. */
export const withPair = (counts: Pentanomial, halves: number): Pentanomial =>
  counts.map((count, i) => (i === halves ? count + 1 : count)) as unknown as Pentanomial

const Z = 1.96

/**
 * The Elo difference that the points stand for, with its 95% interval. Pairs are the independent trials, not games. One
 * pair lost and one won are added for the interval, so that a clean sweep is not taken for certainty.
 */
export function eloOfPairs(counts: Pentanomial): Interval {
  const [lost, , , , won] = counts
  const padded = [lost + 1, ...counts.slice(1, 4), won + 1]
  const { pairs, mean, variance } = momentsOf(padded)
  const half = Z * Math.sqrt(variance / pairs)
  return elo({ low: Math.max(0, mean - half), mean: momentsOf(counts).mean, high: Math.min(1, mean + half) })
}

/** How many pairs there are, the mean of their points as a share, and its variance. Without a pair, even. */
export function momentsOf(counts: readonly number[]): {
  readonly pairs: number
  readonly mean: number
  readonly variance: number
} {
  const pairs = counts.reduce((sum, count) => sum + count, 0)
  if (pairs === 0) return { pairs, mean: 0.5, variance: 0 }
  const mean = counts.reduce((sum, count, i) => sum + (count * i) / 4, 0) / pairs
  const variance = counts.reduce((sum, count, i) => sum + count * (i / 4 - mean) * (i / 4 - mean), 0) / pairs
  return { pairs, mean, variance }
}
