/**
 * Fighting Wings in English: every order, question and event of the game as a player would say it.
 *
 * @module
 */
import type { Words } from '../../../core/words/index.js'
import { pointToHex } from '../../../geometry/index.js'
import type { FightingWings } from '../state/state.js'
import { action, columns, kind } from './words/actions.js'
import { ask } from './words/ask.js'
import { event } from './words/events.js'
import { phase, piece, seat } from './words/names.js'
import { refusal, value } from './words/values.js'

/** The words of Fighting Wings. */
export const words: Words<FightingWings> = {
  lang: 'en',
  seat,
  phase,
  piece,
  place: (at) => {
    const { q, r } = pointToHex(at)
    return `${q} ${r}`
  },
  ask,
  kind,
  action,
  event,
  value,
  columns,
  refusal,
}
