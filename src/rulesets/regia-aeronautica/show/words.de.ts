/**
 * Regia Aeronautica in German words: the same table in another tongue, and as complete. A word that is missing does not
 * compile.
 *
 * @module
 */
import type { Words } from '../../../core/words/index.js'
import type { RegiaAeronautica } from '../state/state.js'
import { action, flight, kind } from './words/de/actions.js'
import { event } from './words/de/events.js'
import { hint } from './words/de/hints.js'
import { phase, piece, seat } from './words/de/names.js'
import { ask } from './words/de/questions.js'
import { refusal, value } from './words/de/values.js'
import { alike, columns, squareAt } from './words/table.js'

/** Every word of Regia Aeronautica, in German. */
export const words: Words<RegiaAeronautica> = {
  lang: 'de',
  seat,
  phase,
  piece,
  place: (at, view) => squareAt(at, view) ?? 'neben der Karte',
  ask,
  kind,
  action,
  flight,
  columns,
  event,
  alike,
  value,
  refusal,
  hint,
}
