/** What things are called, in the picture as in words. */
import { capital } from '../../../core/words/english.js'
import { bendOf, type Marker, type Seat, verticalOf } from '../state/state.js'

/** The players. */
export const SIDES: Readonly<Record<Seat, string>> = { axis: 'Axis', allies: 'Allies' }

/** A marker as the book calls it: `Climb Left`, `Straight Dive`. */
export function markerName(marker: Marker): string {
  const [vertical, bend] = [capital(verticalOf(marker)), capital(bendOf(marker))]
  return bend === 'Straight' ? `${bend} ${vertical}` : `${vertical} ${bend}`
}
