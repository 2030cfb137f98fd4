/** The switches of SPITFIRE: readings of unclear rules and the experimental rules. The first value is the default. */
import type { OptionInfo } from '../../../core/index.js'
import { resolveOptions } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** Every switch with its value. */
export interface Options {
  /** Segments for all aircraft together, or for one aircraft after the other. */
  readonly segmentScope: 'player' | 'aircraft'
  /** The dive track is read at the speed of this phase, or at the speed before it. */
  readonly diveSpeedBasis: 'phase' | 'previous'
  readonly diveDepth: 'max' | 'exact'
  readonly diveSpeedExit: 'clampToLevelMax' | 'locked'
  readonly driftSatisfiesDiveZone: boolean
  /** A declared climb takes at least one step, or none. */
  readonly climbDuty: 'oneStep' | 'none'
  readonly startTurnAfterDive: boolean
  readonly startTurnCountsAsFirst: boolean
  readonly turnModeCarriesOver: boolean
  readonly rollHex: 'neutral' | 'resets'
  readonly sightingWindow: 'lastThird' | 'lastCountable'
  /** A third of an even number of MPs is rounded up like that of an odd one, or down. */
  readonly evenThirds: 'up' | 'down'
  readonly rollSighting: 'lastHalf' | 'none'
  readonly obstruction: 'anyAltitude' | 'sameAltitude'
  readonly ceiling: 'hard20' | 'none'
  readonly stackingCheck: 'phaseEnd' | 'moveEnd'
  readonly formationGrace: 'endOfNextOwnPhase' | 'none'
  /** Own phases after which a straggler must have joined. */
  readonly joinDeadline: 'none' | number
  /** One side after the other, openly; both sealed at once; or each shot rolled as it is declared. */
  readonly fireDeclaration: 'lockedBeforeDice' | 'sealed' | 'open'
  /** A bomber passes a target by entering its hex, or also by diving within it. */
  readonly targetPass: 'entered' | 'within'
  /** Experimental rule 10: facing hex corners. */
  readonly hexSpace: boolean
  /** Experimental rule 11: fire between altitudes. */
  readonly interAltitude: boolean
  readonly turnCap: number | 'none'
  readonly map: readonly [columns: number, rows: number]
}

/** Every switch with its values. */
export type Switches = {
  readonly [K in keyof Options]: OptionInfo<RuleId> & { readonly values: readonly Options[K][] }
}

/** What can be switched, and by which rule. */
export const options: Switches = {
  segmentScope: { values: ['player', 'aircraft'], rule: 'SP-5.2-2' },
  diveSpeedBasis: { values: ['phase', 'previous'], rule: 'SP-2.47-3' },
  diveDepth: { values: ['max', 'exact'], rule: 'SP-2.47-2' },
  diveSpeedExit: { values: ['clampToLevelMax', 'locked'], rule: 'SP-6D-7' },
  driftSatisfiesDiveZone: { values: [true, false], rule: 'SP-6D-6' },
  climbDuty: { values: ['oneStep', 'none'], rule: 'SP-5.2-4' },
  startTurnAfterDive: { values: [true, false], rule: 'SP-6B-2' },
  startTurnCountsAsFirst: { values: [false, true], rule: 'SP-6B-3' },
  turnModeCarriesOver: { values: [false, true], rule: 'SP-6B-6' },
  rollHex: { values: ['neutral', 'resets'], rule: 'SP-6G-2' },
  sightingWindow: { values: ['lastThird', 'lastCountable'], rule: 'SP-8F-4' },
  evenThirds: { values: ['up', 'down'], rule: 'SP-8G-1' },
  rollSighting: { values: ['lastHalf', 'none'], rule: 'SP-6G-3' },
  obstruction: { values: ['anyAltitude', 'sameAltitude'], rule: 'SP-7G-2' },
  ceiling: { values: ['hard20', 'none'], rule: 'SP-6C-9' },
  stackingCheck: { values: ['phaseEnd', 'moveEnd'], rule: 'SP-6E-1' },
  formationGrace: { values: ['endOfNextOwnPhase', 'none'], rule: 'SP-9.3-13' },
  joinDeadline: { values: ['none', 1], rule: 'SP-9.3-16' },
  fireDeclaration: { values: ['lockedBeforeDice', 'sealed', 'open'], rule: 'SP-7F-9' },
  targetPass: { values: ['entered', 'within'], rule: 'SP-9.2-4' },
  hexSpace: { values: [false, true], rule: 'SP-10-1' },
  interAltitude: { values: [false, true], rule: 'SP-11-1' },
  turnCap: { values: [30, 'none'], rule: 'SP-9-9' },
  map: {
    values: [
      [60, 34],
      [64, 40],
    ],
    rule: 'SP-2.1-5',
  },
}

/** A complete record of options. */
export const completeOptions = (given: Partial<Options> = {}): Options => resolveOptions<Options>(options, given)
