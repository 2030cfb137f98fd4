import { type CoreRule, refusals } from '../../core/index.js'

/** Refuses what cannot be explained or compared. */
export const refuse = refusals<CoreRule>()({
  'not-your-action': 'A view answers for its own seat: {seat} cannot ask about an action of {of}.',
  'no-such-event': 'There is no event {index} here; there are {count}.',
  'no-such-step': 'There is no step {at} here; steps go from -1, the set-up, to {last}.',
  'not-told': '{seat} was not told of this event.',
  'other-game': 'This position is not of a game of this config: they differ in {path}.',
  'unknown-option': '{option} is no option of this game; its options are: {expected}.',
  'options-refused': 'A game cannot be set up with the {which} options.',
  'position-bound': 'This position cannot be moved to the {which} options: it could not come about under them.',
})
