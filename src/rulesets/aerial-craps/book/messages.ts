import { refusals } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** The message templates of Aerial Craps, by code, each as a friend at the table would say it. Translate by code and facts. */
export const messages = {
  'unknown-id': 'There is no {kind} called {id}.',
  'duplicate-id': 'Two are called {id}: give each a name of its own.',
  'bad-card': 'The card of {card} cannot be flown: its {field} must be {expected}.',
  'bad-table': 'The table {table} must be {expected}.',
  'bad-start': '{ac} cannot start like that: its {field} must be {expected}.',
  'no-aircraft': 'Side {seat} has no aircraft: give it at least one.',
  'too-few-pp': 'That takes {need} of the Pilot Points of {ac}, and it has {have} left.',
  'out-of-range': '{what}: choose from {least} to {most}.',
  'not-held': '{ac} has no target to let go.',
  'already-held': '{ac} has {target} already: look for another, or leave it at that.',
  'already-tried': 'Each man aboard {ac} has one try at spotting a turn, and this one has had his.',
  'no-observer': '{ac} carries no observer.',
  'not-a-foe': '{target} is no enemy in flight: look for one that is.',
  'not-a-leader':
    '{ac} cannot form up on {target}: a leader is a friend no more than one hex and one level away, both of them going the same way.',
  'out-of-control': '{ac} is {condition}: nobody aboard can look for targets.',
  'no-such-gun': '{ac} has nothing to do on {gun}: a jammed gun is cleared, and a drum that is not full is reloaded.',
  'cannot-level': '{ac} must fly level for that, and it gets there untested only from level flight or a shallow climb.',
  'no-dice': 'With no dice there is nothing to roll: buy at least one.',
  'not-on-fire': '{ac} is not on fire: there is nothing to put out.',
  'no-row':
    'The nose cannot swing that far in one move, not at speed {speed}: choose a pitch nearer to the present one.',
  'turn-impossible': 'At speed {speed} nothing turns by {degrees}°: turn by less.',
  'no-cv': '{ac} can use its CV on this die only if it has any, on a target that has moved already.',
  'not-going': '{ac} is maneuvering and faces nowhere: it can maneuver on, break out or level out.',
  'not-maneuvering': '{ac} is not maneuvering: it can fly ahead, or begin to maneuver.',
  'too-few-mps': 'That takes {need} MPs, and {ac} has {have} left.',
  'too-many-dice': 'A maneuver can call for up to {most} dice over the table, and for no fewer than the table says.',
  'other-intent': '{ac} said that it would {use} with its first MP, so that is what it must try.',
  'intent-needed': 'Say what the first MP will be for: in this game it is declared together with the pitch.',
  'no-intent': 'In this game nobody says beforehand what an MP will be for: declare the pitch alone.',
  'follow-leader': '{ac} flies in formation: with this MP it must do what its leader did.',
  'no-effect': 'The test has no such effect: there is nothing to buy off.',
  'bad-pitch': 'The pitch can only be eased toward level here: choose from {least} to {most}.',
  'engine-stopped': 'The engine of {ac} is stopped and gives no power: it can only coast.',
  'drag-is-due': 'The engine of {ac} is stopped, and its drag is rolled in any case: there is no roll to choose.',
  'over-maximum': 'The engine takes {ac} to speed {most} and no further: aim for less.',
  'engine-fixed':
    'The engine of {ac} cannot be switched like that: where the game allows it, a running one is cut and a stopped one started.',
  'cannot-fire': '{ac} cannot fire: {why}.',
  'not-enough-cv': '{ac} has a CV of {have}: put in from 1 up to that, a pilot in whole points.',
  'burst-too-long': 'As fast and as wildly as they fly, no burst is longer than {most}, nor shorter than 1.',
  'empty-attack': 'That would not come to a single die: put in more CV, more Pilot Points or a longer burst.',
} as const

/** The code of a refusal. */
export type Code = keyof typeof messages

/** Refuses in the name of a rule. */
export const no = refusals<RuleId>()(messages)
