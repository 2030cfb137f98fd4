/**
 * Aerial Craps in English, American as its book: every order, event, question and refusal.
 *
 * @module
 */
import type { EventOf } from '../../../core/index.js'
import type { Words } from '../../../core/words/index.js'
import type { AerialCraps } from '../state/state.js'
import { action, fields, flight, kind } from './words/actions.js'
import { combat } from './words/combat.js'
import { hint } from './words/hints.js'
import { housekeeping } from './words/housekeeping.js'
import { movement } from './words/movement.js'
import { ask } from './words/questions.js'
import { craftName, placeName } from './words/speech.js'
import { phase, refusal, seat, value } from './words/values.js'

/** Events that one sentence tells of many aircraft. */
const OF_MANY: ReadonlySet<string> = new Set(['ppReset', 'initiativeRolled', 'rollOff', 'encounterRolled'])
/** Events that one sentence tells of one aircraft. */
const OF_ONE: ReadonlySet<string> = new Set(['hexEntered', 'levelChanged', 'rowFilled'])

/** Everybody's points and dice in one line, a climb or a run of hexes in one, CVs that change for one reason in one. */
function alike(a: EventOf<AerialCraps>, b: EventOf<AerialCraps>): boolean {
  if (a.type === 'cvChanged' && b.type === 'cvChanged') return a.why === b.why && a.why !== 'lost'
  if (a.rule !== b.rule) return a.type === 'levelChanged' && isRise(a.rule) && isRise(b.rule) && sameAircraft(a, b)
  if (a.type === 'rowFilled' && b.type === 'rowFilled' && a.pass !== b.pass) return false
  return OF_MANY.has(a.type) || (OF_ONE.has(a.type) && sameAircraft(a, b))
}

const isRise = (rule: string): boolean => rule === 'AC-2.51-1' || rule === 'AC-2.511-1' || rule === 'AC-2.51a'

const sameAircraft = (a: object, b: object): boolean => 'ac' in a && 'ac' in b && a.ac === b.ac

/** The words of Aerial Craps. */
export const words: Words<AerialCraps> = {
  lang: 'en-US',
  seat,
  phase,
  piece: craftName,
  place: placeName,
  ask,
  kind,
  action,
  flight,
  fields,
  event: { ...housekeeping, ...movement, ...combat },
  alike,
  value,
  columns: { levelOut: 2, exitManeuver: 2, fire: 3, addDice: 3, goForward: 1, mpAdjust: 2 },
  refusal,
  hint,
}
