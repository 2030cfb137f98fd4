/**
 * Is one player better than another? The generalized sequential probability ratio test on pairs of games, after three
 * papers of M. Van den Bergh: `support_MLE_multinomial`, `GSPRT_approximation` and `normalized_elo_practical`. For both
 * hypotheses the distribution of pair results is found that explains best what came; their likelihoods are compared
 * after every pair.
 */
import { type Interval, LN10, logarithm } from './interval.js'
import { eloOfPairs, momentsOf, NO_PAIRS, type Pentanomial, withPair } from './pentanomial.js'

/** Two hypotheses in normalized Elo, and how often the test may be wrong. */
export interface Hypotheses {
  /** If this is the truth, or less, the player is no better. */
  readonly elo0: number
  /** If this is the truth, or more, it is. */
  readonly elo1: number
  /** How often elo1 may be accepted though elo0 is true. Default 0.05. */
  readonly alpha?: number
  /** How often elo0 may be accepted though elo1 is true. Default 0.05. */
  readonly beta?: number
}

/** How a sequential test stands. Plain JSON. */
export interface Sprt {
  readonly elo0: number
  readonly elo1: number
  readonly alpha: number
  readonly beta: number
  /** Pairs by what the player took of them: 0, 1/2, 1, 3/2, 2 points. */
  readonly counts: Pentanomial
  /** Logarithm of how much better elo1 explains the counts than elo0. */
  readonly llr: number
  /** At or below `lower` elo0 is accepted, at or above `upper` elo1. */
  readonly lower: number
  readonly upper: number
  /** The hypothesis that is accepted; null as long as neither is. */
  readonly accepted: 'elo0' | 'elo1' | null
  /** The Elo difference that the points stand for, with its 95% interval. */
  readonly elo: Interval
  /** The same in normalized Elo: how far the mean of a pair is from even, in units of its spread. */
  readonly normalized: number
}

/** A test before its first pair. */
export function beginSprt({ elo0, elo1, alpha = 0.05, beta = 0.05 }: Hypotheses): Sprt {
  if (!(elo0 < elo1)) throw new RangeError(`elo0 must be less than elo1, not ${elo0} and ${elo1}`)
  if (!(alpha > 0 && beta > 0 && alpha + beta < 1))
    throw new RangeError('alpha and beta are shares, together less than 1')
  const [lower, upper] = [logarithm(beta / (1 - alpha)), logarithm((1 - beta) / alpha)]
  return standOf({ elo0, elo1, alpha, beta, lower, upper }, NO_PAIRS)
}

/** The test after one more pair that brought the player this many half points, 0 to 4. A test that is decided stays so. */
export const addPair = (test: Sprt, halves: number): Sprt =>
  test.accepted === null ? standOf(test, withPair(test.counts, halves)) : test

function standOf(test: Omit<Sprt, 'counts' | 'llr' | 'accepted' | 'elo' | 'normalized'>, counts: Pentanomial): Sprt {
  const { elo0, elo1, alpha, beta, lower, upper } = test
  const llr = llrOf(counts, elo0, elo1)
  const accepted = llr >= upper ? 'elo1' : llr <= lower ? 'elo0' : null
  const normalized = normalizedElo(counts)
  return { elo0, elo1, alpha, beta, counts, llr, lower, upper, accepted, elo: eloOfPairs(counts), normalized }
}

// ---------------------------------------------------------------------------------------- the likelihood ratio

/** One normalized Elo is this share of a standard deviation of a pair's result. */
const PER_ELO = (Math.sqrt(2) * LN10) / 800

/** Values of a pair, as shares of its points. */
const SHARES = [0, 0.25, 0.5, 0.75, 1] as const

/** So much of a pair stands for a result that never came, so that no result is impossible. */
const NEVER = 0.001

/** The normalized Elo that these pairs show. */
function normalizedElo(counts: Pentanomial): number {
  const { mean, variance } = momentsOf(filled(counts))
  return (mean - 0.5) / Math.sqrt(variance) / PER_ELO
}

const filled = (counts: Pentanomial): readonly number[] => counts.map((count) => (count === 0 ? NEVER : count))

/**
 * The logarithm of how much better a normalized Elo of elo1 explains the counts than elo0: exact, by the most likely
 * distribution under each, however few the pairs and however alike.
 */
export function llrOf(counts: Pentanomial, elo0: number, elo1: number): number {
  if (counts.every((count) => count === 0)) return 0
  const weights = filled(counts)
  const pairs = weights.reduce((sum, weight) => sum + weight, 0)
  const seen = weights.map((weight) => weight / pairs)
  const [zero, one] = [mostLikely(seen, elo0 * PER_ELO), mostLikely(seen, elo1 * PER_ELO)]
  return pairs * seen.reduce((sum, share, i) => sum + share * logarithm(at(one, i) / at(zero, i)), 0)
}

const at = (list: readonly number[], i: number): number => list[i] as number

const ROUNDS = 10
const CLOSE = 1e-9

/**
 * Of all distributions whose mean lies `t` standard deviations above even, the one under which what was seen is most
 * likely. The condition is bent, so it is laid straight at the last estimate and solved again until nothing moves.
 */
function mostLikely(seen: readonly number[], t: number): readonly number[] {
  let estimate: readonly number[] = SHARES.map(() => 1 / SHARES.length)
  for (let round = 0; round < ROUNDS; round++) {
    const { mean, variance } = momentsOf(estimate)
    const sigma = Math.sqrt(variance)
    const slopes = SHARES.map((share) => {
      const off = (mean - share) / sigma
      return share - 0.5 - (t * sigma * (1 + off * off)) / 2
    })
    const x = tilt(seen, slopes)
    const next = seen.map((share, i) => share / (1 + x * at(slopes, i)))
    const moved = Math.max(...next.map((share, i) => Math.abs(share - at(estimate, i))))
    estimate = next
    if (moved < CLOSE) break
  }
  return estimate
}

const HALVINGS = 80

/** Where the sum of p b / (1 + x b) is zero: it falls all the way between the two poles, so halving finds it. */
function tilt(seen: readonly number[], slopes: readonly number[]): number {
  let [low, high] = [-1 / Math.max(...slopes), -1 / Math.min(...slopes)]
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2
    const sum = seen.reduce((total, share, k) => total + (share * at(slopes, k)) / (1 + middle * at(slopes, k)), 0)
    if (sum > 0) low = middle
    else high = middle
  }
  return (low + high) / 2
}
