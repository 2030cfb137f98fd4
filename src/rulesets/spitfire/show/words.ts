/**
 * SPITFIRE in words: names, questions, labels and sentences in American English.
 *
 * @module
 */
import type { Words } from '../../../core/words/index.js'
import type { Spitfire } from '../state/state.js'
import { action, columns, flight, kind } from './words/actions.js'
import { ask } from './words/ask.js'
import { alike, event } from './words/events.js'
import { hint } from './words/hint.js'
import { placeName } from './words/speech.js'
import { phase, pieceName, refusal, seat, value } from './words/values.js'

/** The words of SPITFIRE. */
export const words: Words<Spitfire> = {
  lang: 'en-US',
  seat,
  phase,
  piece: pieceName,
  place: placeName,
  ask,
  kind,
  action,
  flight,
  event,
  alike,
  value,
  columns,
  refusal,
  hint,
}
