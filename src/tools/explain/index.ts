/**
 * Answers for those who ask why. {@link explainAction} says which rules an action breaks and what is legal instead,
 * {@link explainEvent} which rules and dice led to an event, {@link rulingsOf} which of them could be read otherwise,
 * {@link compare} what another set of options would change.
 * All of it works for any game, through the contract alone.
 *
 * ```ts
 * console.log(explainAction(spittingFire, state, action, { words }).text)
 * ```
 *
 * @module
 */

export {
  type ActionExplanation,
  type ActionQuestion,
  type BrokenRule,
  explainAction,
  explainActionFor,
} from './action.js'
export { compare, type InWords, type Place } from './compare.js'
export type { Comparison } from './comparison.js'
export type { Difference } from './differences.js'
export { compareRecord, type Divergence, type Line } from './diverge.js'
export {
  type EventExplanation,
  type EventQuestion,
  explainEvent,
  explainRecorded,
  type Happening,
  type Link,
} from './event.js'
export type { OtherAnswer, Passed } from './looked.js'
export type { Neighbour } from './nearest.js'
export type { RuleNote, Texts } from './note.js'
export type { Outcomes, Pair } from './outcomes.js'
export { type Reading, type Rested, type RulingQuestion, rulingsOf } from './rulings.js'
export type { Choice, OptionDifference, Sides } from './sides.js'
