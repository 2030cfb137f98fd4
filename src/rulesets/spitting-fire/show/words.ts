/**
 * Spitting Fire in words: every order, event, question and refusal as a player would say it. American English, and the
 * book's own names for its things.
 *
 * @module
 */
import { nameOf } from '../../../core/words/english.js'
import type { Words } from '../../../core/words/words.js'
import type { SpittingFire } from '../state/state.js'
import { SIDES } from './names.js'
import { action, kind } from './words/actions.js'
import { ask } from './words/ask.js'
import { alike, event } from './words/events.js'
import { hint } from './words/hints.js'
import { placeAt } from './words/phrases.js'
import { phase, refusal, value } from './words/values.js'

/** The words of Spitting Fire. */
export const words: Words<SpittingFire> = {
  lang: 'en-US',
  seat: { ...SIDES, referee: 'Referee' },
  phase,
  piece: (id) => nameOf(id),
  place: (at, view) => placeAt(view, at),
  ask,
  kind,
  action,
  event,
  alike,
  value,
  fields: {
    distance: 'Any distance',
    angle: 'Any angle',
    shots: 'Choose guns and targets',
    altitude: 'Any level',
    pose: 'Any spot of your area',
  },
  columns: { addPlane: 3, setPlot: 3, forward: 4, turn: 2, pivot: 3 },
  refusal,
  hint,
}
