import { refusals } from './refusal.js'
import type { CoreRule } from './rules.js'

/** What is refused while a game is played. */
const playMessages = {
  'wrong-type': '{field} must be {expected}.',
  'unknown-field': '{field} is not a field here.',
  'unknown-value': '{field} must be one of {expected}.',
  'out-of-range': '{field} must be {expected}.',
  'bad-format': '{field} must be {expected}.',
  'not-json': '{field} is not plain JSON.',
  'forbidden-key': '{field} has a key that is never allowed.',
  'too-deep': '{field} is nested deeper than {limit} levels.',
  'too-many-values': 'The input holds more than {limit} values.',
  'too-many-fields': '{field} has more than {limit} fields.',
  'too-long': '{field} is longer than {limit} characters.',
  'unsound-state': 'This state cannot come about in play.',
  'game-over': 'The game is over.',
  'wrong-phase': '{type} belongs to {expected}, not to {phase}.',
  'decision-pending': 'First {kind} must be answered by {waiting}.',
  'not-your-decision': '{seat} is not asked now; {expected} is.',
  'unknown-seat': '{seat} is no player of this game.',
  'dice-needed': '{purpose}: throw {count} dice with {sides} sides.',
  'card-needed': '{purpose}: turn a card, one of {expected}.',
  'dice-unused': '{given} dice were given and {used} used.',
  'card-unused': 'A card was given and none was to be turned.',
  'die-impossible': 'A die with {sides} sides cannot show {face}.',
  'card-impossible': '{card} cannot be turned; there are {expected}.',
  'dice-not-asked': 'The dice are thrown here: an action brings none.',
  'seed-needed': 'Seeded dice need a seed of your own: any text that nobody guesses. Or play with physical dice.',
  'seed-not-asked': 'Physical dice take no seed.',
  'not-notation': '"{text}" is not an action; write {expected}',
} as const

/** What is refused of records, histories and odds: who only plays does not carry it. */
const bookMessages = {
  'other-ruleset': 'This record is of {ruleset}, not of {expected}.',
  'step-differs': 'What the record says of this step is not what these rules make of it.',
  'length-differs': 'The record does not have one mark for the set-up and one for each action.',
  'end-differs': 'The record does not end as it says: its outcome, its length or its seal is another.',
  'too-many-outcomes': 'More than {limit} outcomes.',
  'nothing-to-undo': 'This is the first position.',
  'undo-barrier': 'Undo stops here: {barrier}.',
  'nothing-to-redo': 'Nothing follows this position.',
} as const

/** The kernel's own message templates, by code. Translate by code and facts. */
export const coreMessages = /* @__PURE__ */ Object.assign({}, playMessages, bookMessages)

/** The code of one of the kernel's own refusals. */
export type CoreCode = keyof typeof coreMessages

/** Refuses in the kernel's own name. */
export const refuse = refusals<CoreRule>()(playMessages)

/** The same of records, histories and odds. */
export const refuseBook = /* @__PURE__ */ (() => refusals<CoreRule>()(bookMessages))()

/** Refuses a state from outside that contradicts itself, naming the part. */
export const refuseState = (field: string) => refuse('CORE-STATE', 'unsound-state', { field })
