/**
 * Regia Aeronautica in English words.
 *
 * @module
 */
import type { Words } from '../../../core/words/index.js'
import type { RegiaAeronautica } from '../state/state.js'
import { action, flight, kind } from './words/actions.js'
import { event } from './words/events.js'
import { hint } from './words/hints.js'
import { phase, piece, seat } from './words/names.js'
import { ask } from './words/questions.js'
import { alike, columns, squareAt } from './words/table.js'
import { refusal, value } from './words/values.js'

/** Every word of Regia Aeronautica, in English. */
export const words: Words<RegiaAeronautica> = {
  lang: 'en',
  seat,
  phase,
  piece,
  place: (at, view) => squareAt(at, view) ?? 'off the map',
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
