/** Special chits in their cup. */
import type { ChitCounts } from '../book/options.js'
import type { Chit } from '../state/state.js'

/** A cup without the chits that are known to be out. */
export function lessDrawn(cup: ChitCounts, drawn: readonly Chit[]): Readonly<Record<Chit, number>> {
  const left = { ...cup }
  for (const chit of drawn) left[chit]--
  return left
}
