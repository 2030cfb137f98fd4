import { kept, refusals, type Violation } from '../../core/index.js'
import type { RuleId } from './rules.js'

/** The message templates of Fighting Wings, by code. Translate by code and facts. */
const messages = {
  'unknown-id': 'There is no {kind} {id} here.',
  'duplicate-id': 'The id {id} is used twice.',
  'bad-card': 'Card {card}: {field} must be {expected}.',
  'bad-base': 'Base number {field} must be {expected}.',
  'bad-scenario': 'Scenario, {field}: must be {expected}.',
  'patch-mismatch': 'Card {card} holds neither the old nor the corrected value at {field}: {amendment}.',
  'no-side': 'No aircraft fly for {seat}.',
  'not-yours': '{plane} is not yours, or flies no more.',
  'not-active': 'It is the turn of {expected}, not of {plane}.',
  'not-asked': '{expected} is asked first, not {plane}.',
  helpless: 'Nobody is in command of {plane}.',
  'no-flaps': '{plane} has no combat flaps that work.',
  'flaps-there': 'The flaps of {plane} are {flaps} already.',
  'cannot-tail': '{plane} cannot tail {target}.',
  'class-not-vertical': 'The class of {plane} does not fly {flight}.',
  'no-such-change': 'There is no way from {from} to {flight} with {attitude} wings.',
  'pilot-too-green': 'Pushing into {flight} takes a regular pilot or a better one.',
  'too-few-points': '{flight} needs {need} flight points; there are {have}.',
  'under-ceiling': '{plane} at {alt} would pass its ceiling of {limit}.',
  'no-points-left': '{plane} has spent its flight points.',
  'points-left': '{plane} has {left} flight points left.',
  'vertical-owed': '{owed} vertical flight points are owed and {left} points left.',
  'no-vertical': 'Level flight has no vertical flight points.',
  'too-many-vertical': '{flight} takes at most {limit} vertical flight points.',
  'lead-in-owed': '{owed} horizontal flight points come first.',
  'bad-increment': 'A vertical flight point in {flight} changes {least} to {most} increments.',
  'least-loss': 'A steep dive with one vertical flight point loses {need} increments.',
  'no-turn-in-vertical': 'There is no turning in {flight}.',
  'ordered-already': 'An order of this kind has been given since the last flight point.',
  'already-turning': '{plane} is in that turn already.',
  'wrong-bank': 'Turning {dir} needs a bank to the {need}, or one that the next flight point completes.',
  'rate-not-allowed': '{rate} is not for this aircraft, pilot or move.',
  'no-negative-g-turn': 'There is no such negative-G turn: {why}.',
  'not-turning': '{plane} is not turning.',
  'not-banking': '{plane} is not banking.',
  'not-next-bank': '{to} is no neighbour of {from}.',
  'no-inverted-bank': 'The class of {plane} does not fly inverted.',
  'no-banking-here': 'There is no banking in a negative-G turn.',
  'banking-there': '{plane} is rolling to {to} already.',
  'no-slip-in-vertical': 'There are no slips in {flight}.',
  'slipping-there': '{plane} is slipping that way already.',
  'nothing-to-face': 'No bank has just been completed in vertical flight.',
  'facing-limit': 'This bank allows {limit} facings to the {dir}.',
  'no-reversal': '{plane} cannot reverse: {why}.',
  'no-hammerhead': '{plane} cannot fly a hammerhead: {why}.',
  'no-bank-back': 'The bank may go back {limit} steps.',
  'no-turn-stall': 'A turn stall cannot be declared here.',
  'may-not-fire': '{plane} may not fire: {why}.',
  'no-target': '{target} is no foe in play.',
  unseen: '{plane} does not see {target}.',
  'out-of-arc': '{target} is outside the arc.',
  'out-of-window': '{target} is too high or too low for {flight}.',
  'out-of-range': '{target} is {range} away; 1 to 6 can be reached.',
  'no-firepower': 'These guns do nothing at range {range}.',
  'no-weapon': '{weapon} is missing, twice there, jammed or without ammunition.',
  'no-sighting': 'These guns cannot be sighted with machine guns.',
  'not-head-on': '{plane} and {target} do not meet head-on.',
  'gun-silent': 'The gun {gun} cannot fire: {why}.',
  'jam-stays': 'The jam of {weapon} cannot be cleared: {why}.',
} as const

/** Refuses in the name of a rule. */
export const no = refusals<RuleId>()(messages)

/** A refusal that is put into words only when somebody asks: lists and look-aheads do not. */
export type Refusal = (() => Violation<RuleId>) | null

/** The violations of a refusal. */
export const said = (refusal: Refusal): readonly Violation<RuleId>[] => (refusal === null ? kept : [refusal()])
