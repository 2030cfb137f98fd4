import { refusals } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** The message templates of Regia Aeronautica, by code. Translate by code and facts. */
export const messages = {
  'unknown-id': 'There is no {kind} called {id} here.',
  'duplicate-id': 'Two planes are called {id}: each needs a name of its own.',
  'bad-card': "The card {card} won't do: {field} must be {expected}.",
  'wrong-side': "The {need} side can't fly {card}: it is {have}.",
  'bad-map': "This map won't do: {field} must be {expected}.",
  'bad-count': 'That makes {have} {kind}; it has to be {need}.',
  'cell-taken': '{cell} is taken already: find another place.',
  'outside-zone': '{plane} has to start in columns {from} to {to}.',
  'already-deployed': '{plane} is on the map already.',
  'off-map': 'That is off the map: it runs from A1 to {last}, and from 1500 to 8000 m.',
  'bad-altitude': 'No plane flies lower than 1500 m or higher than 8000 m.',
  'bad-priorities': 'Give each of your planes in play one number from 1 to {need}, and each number once.',
  'not-this-slot': "{expected} is moving now: it isn't {plane}'s turn.",
  'no-spaces-left': '{plane} has no space left to fly: {limit} a turn is all it has.',
  'bad-direction': "{direction} won't do: fly north, east, south, west, up or down, never diagonally.",
  'must-move': "{plane} can't hang in the air: fly at least one space.",
  'fight-pending': "Settle {plane}'s engagement first, then it may fly on.",
  'not-a-fighter': '{plane} is a bomber: it defends itself but never attacks.',
  'not-a-foe': '{target} is not an enemy in the air.',
  'already-fired': '{plane} has already fired this turn.',
  'out-of-reach':
    '{target} is out of reach: a fighter fires within its own square, at its own altitude or the next one down.',
  'not-spotted': "{target} is in cloud: it can't be spotted from above.",
  compulsory: "{fighter} can't hold its fire: this shot is compulsory.",
  'already-declined': '{fighter} is not asked now, or has passed already.',
  'not-lucky': '{plane} has no roll to be LUCKY with right now.',
  'aa-no-target':
    "{gun} can't fire at {target}: AA reaches planes in its own square up to {reach} m, and friends only on an objective.",
  'not-a-bomber': '{plane} has nothing to bomb with: only French bombers do.',
  'not-on-objective': '{plane} is not over an objective.',
  'already-bombed': '{plane} has dropped its bombs: a bomber bombs once a game.',
} as const

/** A reason to refuse. Codes are permanent. */
export type Code = keyof typeof messages

/** Refuses in the name of a rule. */
export const no = refusals<RuleId>()(messages)
