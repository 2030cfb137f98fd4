/**
 * The errata of the Fighting Wings series, resolved by edition: 134 entries as data, what of them is in force, the
 * value of every parameter they set and why, corrections of cards and scenarios, and each computable entry as a
 * function. Find a rule by its number: every function names it in its first line, its `@rule` tag and its category.
 *
 * Unofficial. Titles of games are trademarks of their owners; all texts are our own.
 *
 * @module
 */

export type { AmendmentRecord, Implied, Kind, Reconstruction, Status } from './amendments/record.js'
export {
  AMENDMENT_IDS,
  AMENDMENTS,
  type Amendment,
  type AmendmentId,
  amendment,
  type Citation,
  isAmendmentId,
  owner,
  type PartId,
  type PartsOf,
  partIds,
} from './amendments.js'
export { AMENDMENT_TEXT } from './amendments.text.js'
export {
  CALCULATORS,
  type CalculatorName,
  calculatorsInForce,
  type LiveCalculator,
  WITHOUT_FUNCTION,
} from './calculators.js'
export { describe, describeRuling, explain } from './explain.js'
export * from './functions/index.js'
export { HOUSE_FUNCTIONS, HOUSE_TOPIC_NAMES } from './house.js'
export { inForce, isInForce, type LiveAmendment, type Title } from './in-force.js'
export { type Code, MESSAGES } from './messages.js'
export type { Options } from './options.js'
export {
  applyAdcPatches,
  applyScenarioPatches,
  type Card,
  type Mismatch,
  type Patched,
  type ScenarioSheet,
} from './patch.js'
export { CARD_PATCHES, type CardPatch, type Json, type PatchStep, REPLACED_CARDS, SCENARIO_PATCHES } from './patches.js'
export { parseSwitches } from './question.js'
export {
  conflicts,
  type Difference,
  diff,
  type Overlap,
  type TopicResolution,
  type TrailStep,
  topic,
} from './resolve.js'
export { AMENDED_RULES, normaliseRule, RULE_ALIASES } from './rule-number.js'
export {
  isBaseUnknown,
  type Modifier,
  type Provenance,
  type Refusals,
  type Refused,
  type Ruled,
  type Unit,
  type Verdict,
} from './ruled.js'
export {
  DEFAULT_READINGS,
  type OpenRuling,
  type Readings,
  RULING_IDS,
  RULINGS,
  type RulingId,
  type RulingRecord,
} from './rulings.js'
export { RULING_TEXT, type RulingText } from './rulings.text.js'
export { type Sheet, sheet } from './sheet.js'
export { SWITCH_DEFAULTS, SWITCH_IDS, SWITCH_NEEDS, type Switches, type SwitchId } from './switches.js'
export type { AmendmentText } from './text/amendment-text.js'
export { TOPICS, type Topic, type TopicValues } from './topic-values.js'
export { HOUSE_TOPICS } from './topics.js'
export * from './vocabulary.js'
