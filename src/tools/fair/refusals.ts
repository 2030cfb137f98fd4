import { refusals } from '../../core/refusal.js'

/** The rules of fair play, which stand above those of the game. */
export type FairRule = 'FAIR-TERMS' | 'FAIR-TURN' | 'FAIR-SEAL' | 'FAIR-DICE' | 'FAIR-PLAY' | 'FAIR-ABORT'

/** Message templates by code. */
export const fairMessages = {
  'other-rules': 'These terms are for {ruleset}, revision {revision}; here is {expected}.',
  'two-seats': 'Fair play is for two seats, not for {seats}.',
  'tip-missing': 'Each seat gives the tip of one chain.',
  'tip-copied': 'Both seats have the same tip: one has copied it.',
  'own-dice': 'The dice are thrown together: the config must ask for physical dice.',
  'not-now': '{kind} is not called for now; {expected} is.',
  'copied-order': 'This commitment stands in the match already.',
  'nothing-hidden': 'No order the rules list can stand for this one: what it shows fits none.',
  'no-such-seal': 'There is no closed order of {seat} at entry {at}.',
  'seal-differs': 'This is not the order that was sealed, or not of this match, seat, turn and place.',
  'told-differs': 'The order shows others something else than was said when it was sealed.',
  'order-undone': 'With this order, what has been played since could not have been played.',
  'link-differs': 'This link does not lead to the one before it in the chain of {seat}.',
  'brings-dice': 'An order brings no dice: both sides throw them.',
  'owes-nothing': '{seat} owes nothing, so it has not left the match; {expected} is to write.',
  'head-differs': 'The two sides hold different heads: they do not have the same match before them.',
  'not-yours': '{seat} writes for its own seat and for the referee only.',
} as const

/** Refuses in the name of fair play. */
export const no = refusals<FairRule>()(fairMessages)
