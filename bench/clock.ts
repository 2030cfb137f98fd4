/** One measured thing: does a batch of it and says how many. */
export type Work = () => number

/**
 * Times a second of processor time, garbage collection included, over whole batches that together take at least `ms`.
 * Processor time, because a neighbour on the same machine changes it far less than the time on the wall.
 */
export function rate(work: Work, ms: number): number {
  const start = process.cpuUsage()
  let done = 0
  let spent = 0
  let often = 1
  while (spent < 1_000 * ms) {
    for (let i = 0; i < often; i++) done += work()
    const { user, system } = process.cpuUsage(start)
    if (user + system - spent < LEAST) often *= 2
    spent = user + system
  }
  return (1e6 * done) / spent
}

/** Microseconds between two looks at the clock: to look takes tens of them. */
const LEAST = 2_000

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** Half the distance between the quartiles, as a share of the median. */
export function spread(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))]!
  return (at(0.75) - at(0.25)) / 2 / median(values)
}

/** Whole numbers below `n`, the same in every run. */
export function chooser(seed: number): (n: number) => number {
  let x = seed
  return (n) => {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((x / 2 ** 32) * n)
  }
}
