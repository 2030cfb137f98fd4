/** Which manoeuvre markers are the end of a group. */
import { type Marker, type State, verticalOf } from '../state/state.js'

/** Would this marker destroy a group at this level: a dive at level 1, a climb at the highest? */
export function isSuicidalAt(altitude: number, maxAlt: number, marker: Marker): boolean {
  const vertical = verticalOf(marker)
  return vertical === 'dive' ? altitude === 1 : vertical === 'climb' && altitude === maxAlt
}

/**
 * Would this marker destroy the group?
 * @rule SF-PLOT-06
 */
export function isSuicidal(state: State, id: string, marker: Marker): boolean {
  const { altitudeMarker, card } = state.groups[id]!
  return isSuicidalAt(altitudeMarker, state.config.cards[card]!.maxAlt, marker)
}
