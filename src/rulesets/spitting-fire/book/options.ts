/** The switches of Spitting Fire: readings of unclear rules and the optional rules. The first value is the default. */

import type { OptionInfo } from '../../../core/index.js'
import { resolveOptions } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** Every switch with its value. */
export interface Options {
  readonly minBoard: readonly [width: number, length: number]
  readonly tableEdge: 'in' | 'out'
  readonly mpGranularity: 'continuous' | 'whole'
  readonly baseDiameter: number
  readonly stackingAltitude: 'ignore' | 'sameLevel'
  readonly pointFill: 'noRoom' | 'underLimit' | 'noRoomStrict'
  readonly mirrorFactions: boolean
  readonly forceSecrecy: 'sealed' | 'open'
  readonly startFacing: 'free' | 'towardEnemyEdge'
  readonly startStacking: 'apart' | 'free'
  readonly plotSafety: 'allow' | 'forbid'
  readonly lostMarkers: 'unseen' | 'shown'
  readonly planeOrder: 'free' | 'listed'
  readonly altitudeTiming: 'perPlane' | 'atActivation'
  readonly crashAwardsVP: boolean
  readonly curvedBoundary: 'strict' | 'inclusive'
  readonly curvedObligation: 'must' | 'deadlineOnly'
  readonly minMarkerTurnDeg: number
  readonly markerBinds: 'first' | 'all'
  readonly attemptDistance: 'sinceTurn' | 'inAll'
  readonly halfLoopHandedness: 'free' | 'marker'
  readonly halfLoopBothRule: 'bothLess' | 'noneGreater'
  readonly minMoveAfterFailedTurn: 'ends' | 'topUp'
  readonly failedTurnEnds: 'movement' | 'activation'
  readonly deliberateOverlap: 'refused' | 'backedUp'
  readonly backUpHeading: 'stretch' | 'last'
  readonly openArcBoundary: 'both' | 'frontWins'
  readonly eliminationEnds: 'immediate' | 'endOfTurn' | 'never'
  readonly winnerBy: 'vp' | 'lastStanding'
  readonly turnLimit: number
  readonly banking: boolean
  readonly deflection: boolean
  readonly limitedAmmo: boolean
  readonly tailing: boolean
}

/** Every switch with the values that tests play, the default first. */
export type Switches = {
  readonly [K in keyof Options]: OptionInfo<RuleId> & { readonly values: readonly Options[K][] }
}

/** What can be switched, and by which rule. */
export const options: Switches = {
  minBoard: {
    values: [
      [24, 36],
      [6, 6],
    ],
    rule: 'SF-GEO-03',
  },
  tableEdge: { values: ['in', 'out'], rule: 'SF-GEO-06' },
  mpGranularity: { values: ['continuous', 'whole'], rule: 'SF-MOVE-04' },
  baseDiameter: { values: [1, 0.5], rule: 'SF-STACK-03' },
  stackingAltitude: { values: ['ignore', 'sameLevel'], rule: 'SF-STACK-04' },
  pointFill: { values: ['noRoom', 'underLimit', 'noRoomStrict'], rule: 'SF-FORCE-05' },
  mirrorFactions: { values: [false, true], rule: 'SF-FORCE-01' },
  forceSecrecy: { values: ['sealed', 'open'], rule: 'SF-FORCE-06' },
  startFacing: { values: ['free', 'towardEnemyEdge'], rule: 'SF-PLACE-06' },
  startStacking: { values: ['apart', 'free'], rule: 'SF-PLACE-07' },
  plotSafety: { values: ['allow', 'forbid'], rule: 'SF-PLOT-06' },
  lostMarkers: { values: ['unseen', 'shown'], rule: 'SF-PLOT-03' },
  planeOrder: { values: ['free', 'listed'], rule: 'SF-ACT-07' },
  altitudeTiming: { values: ['perPlane', 'atActivation'], rule: 'SF-ALT-04' },
  crashAwardsVP: { values: [true, false], rule: 'SF-ALT-07' },
  curvedBoundary: { values: ['strict', 'inclusive'], rule: 'SF-HEAD-04' },
  curvedObligation: { values: ['must', 'deadlineOnly'], rule: 'SF-HEAD-05' },
  minMarkerTurnDeg: { values: [0, 30], rule: 'SF-HEAD-07' },
  markerBinds: { values: ['first', 'all'], rule: 'SF-HEAD-09' },
  attemptDistance: { values: ['sinceTurn', 'inAll'], rule: 'SF-MOVE-10' },
  halfLoopHandedness: { values: ['free', 'marker'], rule: 'SF-LOOP-06' },
  halfLoopBothRule: { values: ['bothLess', 'noneGreater'], rule: 'SF-LOOP-04' },
  minMoveAfterFailedTurn: { values: ['ends', 'topUp'], rule: 'SF-MOVE-07' },
  failedTurnEnds: { values: ['movement', 'activation'], rule: 'SF-TIGHT-07' },
  deliberateOverlap: { values: ['refused', 'backedUp'], rule: 'SF-STACK-06' },
  backUpHeading: { values: ['stretch', 'last'], rule: 'SF-STACK-07' },
  openArcBoundary: { values: ['both', 'frontWins'], rule: 'SF-ARC-09' },
  eliminationEnds: { values: ['immediate', 'endOfTurn', 'never'], rule: 'SF-WIN-03' },
  winnerBy: { values: ['vp', 'lastStanding'], rule: 'SF-WIN-04' },
  turnLimit: { values: [10, 3], rule: 'SF-WIN-01' },
  banking: { values: [false, true], rule: 'SF-OPT-BANK-01' },
  deflection: { values: [false, true], rule: 'SF-OPT-DEFL-01' },
  limitedAmmo: { values: [false, true], rule: 'SF-OPT-AMMO-01' },
  tailing: { values: [false, true], rule: 'SF-OPT-TAIL-01' },
}

/** A complete record of options. */
export const completeOptions = (given: Partial<Options> = {}): Options => resolveOptions<Options>(options, given)
