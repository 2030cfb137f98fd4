export type { Box, Point } from '../geometry/index.js'
export { type Advance, advance } from './advance.js'
export * from './agenda.js'
export { rngFrom } from './chance.js'
export { rulesBehind } from './citations.js'
export * from './define.js'
export type { CardRequest, Dice } from './dice.js'
export type { Digest } from './digest.js'
export * from './drafts.js'
export type { Axis, Encoding, Feature } from './encoding.js'
export * from './enumerate.js'
export * from './from-view.js'
export {
  type BaseShape,
  byId,
  cardSchema,
  configFields,
  type Gate,
  gate,
  idSchema,
  listOf,
  orders,
  real,
  rngSchema,
  rollsSchema,
  stateFields,
  viewFields,
  whole,
} from './gate.js'
export * from './hexfield.js'
export type { Advanced, Change, History, Moment } from './history.js'
export * as history from './history.js'
export { canonical, hash } from './json.js'
export { LIMITS, type Limits, MOST_FIELDS } from './limits.js'
export { type CoreCode, coreMessages, refuseState } from './messages.js'
export * from './modifiers.js'
export { type FieldNotation, plainNotation } from './notation.js'
export * from './options.js'
export * from './outline.js'
export * from './overlays.js'
export * from './patches.js'
export * from './phase.js'
export type { QuizKind } from './quiz.js'
export * from './rational.js'
export * from './record.js'
export { type AnyRecord, type FirstRecord, type GameRecord, type PlayedGame, parseRecord } from './record-format.js'
export * from './refusal.js'
export * from './rules.js'
export * from './ruleset.js'
export type * from './scene.js'
export * from './score.js'
export type { SheetCard, Sheets, SheetTable, SheetValue } from './sheets.js'
export * from './show.js'
export * from './touch.js'
export * from './views.js'
export * from './violation.js'
