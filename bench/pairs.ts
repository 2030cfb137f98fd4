/** Sequential tests between players that are made up, to see how often they are wrong. */
import { addPair, beginSprt } from 'wingover/arena'
import { pickFrom } from 'wingover/bots'

/** Pairs of equal players by their points: games full of draws, games without, and a side that mostly wins. */
export const worlds: readonly (readonly [name: string, even: readonly number[]])[] = [
  ['with draws', [0.05, 0.2, 0.5, 0.2, 0.05]],
  ['without draws', [0.25, 0, 0.5, 0, 0.25]],
  ['of a lopsided scenario', [0.08, 0.02, 0.8, 0.02, 0.08]],
]

/** How often 5% tests are wrong, and how long they take, if pairs come as this distribution says. */
export function simulate(truth: readonly number[], elo1: number, runs: number, seed: string) {
  const pick = pickFrom(seed)
  let [accepted, pairs] = [0, 0]
  for (let i = 0; i < runs; i++) {
    let sprt = beginSprt({ elo0: 0, elo1 })
    while (sprt.accepted === null) sprt = addPair(sprt, drawn(truth, pick.index(1_000_000) / 1_000_000))
    if (sprt.accepted === 'elo1') accepted++
    pairs += sprt.counts.reduce((sum, count) => sum + count, 0)
  }
  return { accepted: accepted / runs, pairs: pairs / runs }
}

function drawn(truth: readonly number[], at: number): number {
  let [left, i] = [at, 0]
  for (; i < 4 && left >= truth[i]!; i++) left -= truth[i]!
  return i
}

/** The distribution with this normalized Elo that leans on one without. */
export function leaning(even: readonly number[], elo: number): readonly number[] {
  const target = (Math.SQRT2 * elo * Math.LN10) / 800
  let [low, high] = [-20, 20]
  for (let i = 0; i < 60; i++) {
    const middle = (low + high) / 2
    if (strength(tilted(even, middle)) < target) low = middle
    else high = middle
  }
  return tilted(even, low)
}

const tilted = (even: readonly number[], by: number): readonly number[] => {
  const weights = even.map((share, i) => share * Math.exp((by * i) / 4))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map((weight) => weight / sum)
}

const strength = (shares: readonly number[]): number => {
  const mean = shares.reduce((sum, share, i) => sum + (share * i) / 4, 0)
  const variance = shares.reduce((sum, share, i) => sum + share * (i / 4 - mean) ** 2, 0)
  return (mean - 0.5) / Math.sqrt(variance)
}
