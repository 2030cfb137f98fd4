import { refusals } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** The message templates of Regia Aeronautica, by code. Translate by code and facts. */
const messages = {
  'unknown-id': 'There is no {kind} {id} here.',
  'duplicate-id': 'The id {id} is used twice.',
  'bad-card': 'Card {card}: {field} must be {expected}.',
  'wrong-side': '{card} flies for the {have}, not for the {need}.',
  'bad-map': 'The map: {field} must be {expected}.',
  'bad-count': '{have} {kind} are given; it must be {need}.',
  'cell-taken': '{cell} is taken already.',
  'outside-zone': '{plane} must be deployed in columns {from} to {to}.',
  'already-deployed': '{plane} is on the map already.',
  'off-map': '{cell} is not on the map.',
  'bad-altitude': 'Altitude {have} does not exist; there are {need}.',
  'bad-priorities': 'Each of your planes in play gets one number from 1 to {need}, each once.',
  'not-this-slot': 'It is the turn of {expected}, not of {plane}.',
  'no-spaces-left': '{plane} has moved its {limit} spaces.',
  'bad-direction': '{direction} is none of the six ways a plane can go.',
  'must-move': '{plane} must move at least one space.',
  'fight-pending': 'First the engagement of {plane} must be settled.',
  'not-a-fighter': '{plane} is no fighter: it only defends itself.',
  'not-a-foe': '{target} is no foe in play.',
  'already-fired': '{plane} has fired this turn.',
  'out-of-reach': '{target} is neither in the same cell nor one level below.',
  'not-spotted': '{target} is hidden in cloud from above.',
  compulsory: '{fighter} must fire.',
  'already-declined': '{fighter} is not asked, or has declined.',
  'not-lucky': '{plane} is not asked about LUCKY now.',
  'aa-no-target': 'AA {gun} cannot fire at {target}.',
  'not-a-bomber': '{plane} is no bomber.',
  'not-on-objective': '{plane} is not over an objective.',
  'already-bombed': '{plane} has dropped its bombs.',
} as const

/** Refuses in the name of a rule. */
export const no = refusals<RuleId>()(messages)
