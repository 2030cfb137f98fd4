/**
 * The battery that every ruleset must pass, for those who write one: {@link conformance} plays games from the legal
 * lists and looks at every law in every position. A failure names the law and a one-line reproduction.
 *
 * @module
 */

export { citedIn } from '../../core/citations.js'
export { type Pick, pickFrom } from '../random.js'
export { type BatteryOptions, conformance, laws, type Report, reproduce } from './battery.js'
export { observing, unobserved } from './citations.js'
export { type Choices, coveringArray, type Row } from './covering.js'
export { describeReport } from './describe.js'
export { type Frequency, sampleFrequencies } from './frequencies.js'
export { configOf, type Failure, type GameSeed, type Pace } from './game.js'
export type { Call, Catalogue, Finding, Finished, Law, Opening, Position, Promised, Taken } from './law.js'
export { catalogueLaws, diceLaws, endLaws, openingLaws, positionLaws, stepLaws } from './laws/index.js'
export { mutate, mutateJson, type Pool, poolOf } from './mutate.js'
export { compareWithList, perft } from './perft.js'
export { LONGEST_LABEL, objectionsTo, type Reading, type ReadingOptions, readAloud } from './reading.js'
export { type Witness, witnessFindings } from './witness.js'
