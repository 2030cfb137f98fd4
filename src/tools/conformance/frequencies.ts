import { canonical } from '../../core/json.js'
import type { Game, Ruleset } from '../../core/ruleset.js'

/** How often one possibility was sampled. */
export interface Frequency {
  /** What `read` made of the sampled state. */
  readonly value: unknown
  readonly count: number
  /** `count` as a part of one. */
  readonly share: number
}

/**
 * What `n` samples of a view are, the most frequent first: compare them with the prior that a ruleset states for small
 * positions. `read` picks out what is hidden; without it whole states are counted, their generators left out.
 */
export function sampleFrequencies<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['View'],
  n: number,
  seed = 'frequencies',
  read: (state: G['State']) => unknown = (state) => ({ ...state, rng: null }),
): readonly Frequency[] {
  const counts = new Map<string, { readonly value: unknown; count: number }>()
  for (let i = 0; i < n; i++) {
    const value = read(ruleset.sample(view, `${seed}-${i}`))
    const key = canonical(value)
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { value, count: 1 })
    else known.count++
  }
  const found = [...counts.values()].sort((a, b) => b.count - a.count)
  return found.map(({ value, count }) => ({ value, count, share: count / n }))
}
