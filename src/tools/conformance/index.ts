/**
 * The battery that every ruleset must pass, for those who write one: {@link conformance} plays games from the legal
 * lists and looks at every law in every position. A failure names the law and a one-line reproduction.
 *
 * @module
 */
export { type BatteryOptions, conformance, type Report, reproduce } from './battery.js'
export { citedIn, observing, unobserved } from './citations.js'
export { type Choices, coveringArray, type Row } from './covering.js'
export { configOf, type Failure, type GameSeed, type Pace } from './game.js'
export type { Finding, Law, Position, Taken } from './law.js'
export { positionLaws, stepLaws } from './laws/index.js'
export { compareWithList, perft } from './perft.js'
export { type Pick, pickFrom } from './pick.js'
export { type Witness, witnessFindings } from './witness.js'
