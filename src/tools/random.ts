import { rngFrom, SeededChance } from '../core/chance.js'

/** A reproducible source of choices. */
export interface Pick {
  /** A whole number from 0 to `below - 1`. */
  index(below: number): number
  /** One of them; there must be one. */
  of<T>(list: readonly T[]): T
  /** A seed for something that needs dice of its own. */
  seed(): string
}

/** The source of choices that a seed starts. */
export function pickFrom(seed: string): Pick {
  const chance = new SeededChance(rngFrom(seed), undefined)
  const index = (below: number): number => chance.die('pick', below) - 1
  return {
    index,
    of: (list) => list[index(list.length)] as (typeof list)[number],
    seed: () => `${index(1_000_000_000)}-${index(1_000_000_000)}`,
  }
}
