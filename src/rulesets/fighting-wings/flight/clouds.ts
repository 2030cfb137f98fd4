/** Cloud decks: solid from their lower edge to their upper, edges included. */
import { no, type Refusal } from '../book/messages.js'
import type { Increments } from '../errata/vocabulary.js'
import type { State } from '../state/state.js'

/** Is this altitude in a deck or on its edge? @rule BR-37 */
export function isInCloud({ config: { clouds } }: State, alt: Increments): boolean {
  for (const { lo, hi } of clouds) if (alt >= lo && alt <= hi) return true
  return false
}

/** Does a deck hide two altitudes from each other: one of them in it, or the deck between? @rule BR-37 */
export function cloudHides({ config: { clouds } }: State, a: Increments, b: Increments): boolean {
  for (const { lo, hi } of clouds) if (lo <= Math.max(a, b) && hi >= Math.min(a, b)) return true
  return false
}

/** Nothing of this kind is flown on instruments. @rule BR-37 */
export const instrumentsRefusal =
  (plane: string, what: string): NonNullable<Refusal> =>
  () =>
    no('BR-37', 'on-instruments', { plane, what })
