/** What many games say of a switch, as figures with intervals. */
import { type Interval, wilson } from 'wingover/arena'
import type { Finding, GameFindings } from './game.js'

/** The study of all games: `docs/studies/rulings.json`. */
export interface Study {
  readonly bot: string
  readonly seed: string
  readonly games: Readonly<Record<string, GameStudy>>
}

/** The study of one game. */
export interface GameStudy {
  /** Of the rules it was played by. */
  readonly revision: number
  readonly scenarios: readonly string[]
  readonly games: number
  readonly decisions: number
  /** The figures of every switch, one for each value that is not the default. */
  readonly switches: Readonly<Record<string, readonly Figure[]>>
}

/** What one value of a switch does. */
export interface Figure {
  readonly value: unknown
  /** Games that it touches, and their share. */
  readonly games: number
  readonly gamesShare: Interval
  /** The share of orders that it touches; null if the tables differ from the set-up on, so that none can be compared. */
  readonly decisionsShare: Interval | null
  /** Games that ended with another winner. */
  readonly winners: number
  /** What the first seat gains, in games won out of one. */
  readonly gain: Interval
}

/** The figures of every switch, from the findings of all games. */
export function figuresOf(games: readonly GameFindings[]): GameStudy['switches'] {
  const switches: Record<string, Figure[]> = {}
  for (const [at, { option }] of (games[0]?.findings ?? []).entries()) {
    switches[option] ??= []
    switches[option].push(figureOf(games, at))
  }
  return switches
}

function figureOf(games: readonly GameFindings[], at: number): Figure {
  const findings = games.map((game) => game.findings[at] as Finding)
  const touched = findings.filter((one) => one.touched).length
  return {
    value: findings[0]?.value,
    games: touched,
    gamesShare: rounded(wilson(touched, games.length)),
    decisionsShare: findings.some(({ decisions }) => decisions === null) ? null : decisionsShare(games, at),
    winners: findings.filter(({ gain }) => gain !== 0).length,
    gain: rounded(pairedGain(findings.map(({ gain }) => gain))),
  }
}

const Z = 1.96
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A share of orders over games of unequal length: orders of one game are alike, so games are what is counted. */
function decisionsShare(games: readonly GameFindings[], at: number): Interval {
  const of = ({ findings }: GameFindings): number => findings[at]?.decisions ?? 0
  const [all, met] = [sum(games.map(({ decisions }) => decisions)), sum(games.map(of))]
  if (met === 0) return rounded(wilson(0, all))
  const mean = met / all
  const spread = sum(games.map((game) => (of(game) - mean * game.decisions) ** 2))
  const half = (Z / all) * Math.sqrt((spread * games.length) / Math.max(1, games.length - 1))
  return rounded({ low: Math.max(0, mean - half), mean, high: Math.min(1, mean + half) })
}

/**
 * The mean of paired differences. Two pairs are added that cancel each other, half of each counting, after Agresti and
 * Min: so no difference in a few games is not taken for none at all.
 */
export function pairedGain(gains: readonly number[]): Interval {
  const n = gains.length + 2
  const total = sum(gains)
  const squares = sum(gains.map((gain) => gain * gain)) + 1
  const [mean, half] = [total / n, (Z / n) * Math.sqrt(squares - (total * total) / n)]
  return { low: Math.max(-1, mean - half), mean: total / gains.length, high: Math.min(1, mean + half) }
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000
const rounded = ({ low, mean, high }: Interval): Interval => ({ low: round(low), mean: round(mean), high: round(high) })
