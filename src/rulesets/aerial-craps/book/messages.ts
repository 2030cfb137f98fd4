import { refusals } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** The message templates of Aerial Craps, by code. Translate by code and facts. */
const messages = {
  'unknown-id': 'There is no {kind} {id} here.',
  'duplicate-id': 'The id {id} is used twice.',
  'bad-card': '{card}: {field} must be {expected}.',
  'bad-table': 'Table {table} must be {expected}.',
  'bad-start': '{ac}: {field} must be {expected}.',
  'no-aircraft': 'Player {seat} has no aircraft.',
  'too-few-pp': '{ac} has {have} Pilot Points, not {need}.',
  'out-of-range': '{what} must be from {least} to {most}.',
  'not-held': '{ac} holds no target.',
  'already-held': '{ac} holds {target} already.',
  'already-tried': '{ac} has tried to spot this turn.',
  'no-observer': '{ac} has no observer.',
  'not-a-foe': '{target} is no enemy in play.',
  'not-a-leader': '{target} cannot lead {ac}: it must be a friend within one hex and level, flying the same way.',
  'out-of-control': '{ac} is {condition}.',
  'no-such-gun': '{ac} has no gun {gun} that needs this.',
  'cannot-level': '{ac} cannot reach level flight without a test.',
  'no-dice': 'At least one die must be rolled.',
  'not-on-fire': '{ac} is not on fire.',
  'no-row': 'No row of the table allows this change of pitch at speed {speed}.',
  'turn-impossible': 'A turn of {degrees} degrees is impossible at speed {speed}.',
  'no-cv': '{ac} has no CV on a target that has moved.',
  'not-going': '{ac} is maneuvering: it has no facing.',
  'not-maneuvering': '{ac} is not maneuvering.',
  'too-few-mps': '{ac} has {have} MPs left, not {need}.',
  'too-many-dice': 'At most {most} dice more may be called for.',
  'other-intent': '{ac} has declared {use} for its first MP.',
  'intent-needed': 'The use of the first MP must be declared.',
  'no-intent': 'Intent is declared only under the optional rule 2.32.',
  'follow-leader': '{ac} does what its leader did.',
  'no-effect': 'There is no such effect to cancel.',
  'bad-pitch': 'The pitch can only be eased, between {least} and {most}.',
  'engine-stopped': 'The engine of {ac} gives no power.',
  'over-maximum': 'Power brings {ac} to {most} at most.',
  'engine-fixed': 'The engine of {ac} cannot be switched so.',
  'cannot-fire': '{ac} cannot fire: {why}.',
  'not-enough-cv': '{ac} has a CV of {have}.',
  'burst-too-long': 'A burst of {most} at most is allowed.',
  'empty-attack': 'No die would be rolled.',
} as const

/** Refuses in the name of a rule. */
export const no = refusals<RuleId>()(messages)
