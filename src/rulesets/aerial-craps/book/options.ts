/** The switches of Aerial Craps: optional rules, and readings of unclear ones. The first value is the default. */
import { type OptionInfo, resolveOptions } from '../../../core/index.js'
import type { RuleId } from './rules.js'

/** Every switch with its value. */
export interface Options {
  readonly initiativeOrder: 'lowFirst' | 'highFirst'
  readonly ppTiming: 'afterRoll' | 'beforeRoll'
  readonly mutualCvLink: 'exceptionOnly' | 'always' | 'never'
  readonly areaSplit: 'die' | 'lowerArea'
  readonly attackRounding: 'floor' | 'ceil' | 'nearest'
  readonly simultaneousFire: boolean
  readonly declareIntent: boolean
  readonly simpleLevels: boolean
  readonly ramming: boolean
  readonly woundRounding: 'lossUp' | 'keepUp'
  readonly fuelLeakChoice: 'owner' | 'die'
  readonly adjacentLevelPitch: boolean
  readonly ammo: boolean
  readonly engineOff: boolean
  readonly openSea: boolean
  readonly flexibleUpRange: 'waived' | 'plusOne'
  readonly stallSpotting: 'allowed' | 'forbidden'
  readonly encounterLevel: 'level' | 'position'
  readonly avoidance: 'passed' | 'attempted'
  readonly breakage: 'onesBreak' | 'sixSaves'
  readonly speedPitch: 'flown' | 'last'
  readonly forcedDrag: 'extra' | 'once'
  readonly cancelledEffect: 'whole' | 'onePoint'
  readonly aerobatics: 'anyTest' | 'calledOnly'
  readonly cvRange: 'hexes' | 'withLevels'
  readonly cvPurchase: 'often' | 'once'
  readonly cancelledOnes: 'pass' | 'noGain'
  readonly spinSpeed: 'kept' | 'rolled'
  readonly loneGun: 'inAttack' | 'onAircraft'
  readonly criticalTrades: 'often' | 'once'
  readonly rowPenalties: 'everyPass' | 'firstPass'
  readonly woundOrder: 'first' | 'last'
  readonly ties: 'better' | 'first'
  readonly tieBreak: boolean
}

/** Every switch with its values. */
export type Switches = {
  readonly [K in keyof Options]: OptionInfo<RuleId> & { readonly values: readonly Options[K][] }
}

/** What can be switched, and by which rule. */
export const options: Switches = {
  initiativeOrder: { values: ['lowFirst', 'highFirst'], rule: 'AC-2.10-2' },
  ppTiming: { values: ['afterRoll', 'beforeRoll'], rule: 'AC-1.10-4' },
  mutualCvLink: { values: ['exceptionOnly', 'always', 'never'], rule: 'AC-1.30-4' },
  areaSplit: { values: ['die', 'lowerArea'], rule: 'AC-2.41-4' },
  attackRounding: { values: ['floor', 'ceil', 'nearest'], rule: 'AC-3.10-5' },
  simultaneousFire: { values: [true, false], rule: 'AC-3.10-11' },
  declareIntent: { values: [false, true], rule: 'AC-2.32' },
  simpleLevels: { values: [false, true], rule: 'AC-2.51a' },
  ramming: { values: [false, true], rule: 'AC-1.424' },
  woundRounding: { values: ['lossUp', 'keepUp'], rule: 'AC-3.22-10' },
  fuelLeakChoice: { values: ['owner', 'die'], rule: 'AC-3.22-5' },
  adjacentLevelPitch: { values: [false, true], rule: 'AC-3.10-8' },
  ammo: { values: [false, true], rule: 'AC-1.51-2' },
  engineOff: { values: [false, true], rule: 'AC-2.23-3' },
  openSea: { values: [true, false], rule: 'AC-0.141-2' },
  flexibleUpRange: { values: ['waived', 'plusOne'], rule: 'AC-A1-3' },
  stallSpotting: { values: ['allowed', 'forbidden'], rule: 'AC-1.22-4' },
  encounterLevel: { values: ['level', 'position'], rule: 'AC-1.42-1' },
  avoidance: { values: ['passed', 'attempted'], rule: 'AC-1.422-1' },
  breakage: { values: ['onesBreak', 'sixSaves'], rule: 'AC-1.51-1' },
  speedPitch: { values: ['flown', 'last'], rule: 'AC-2.22-4' },
  forcedDrag: { values: ['extra', 'once'], rule: 'AC-2.23-2' },
  cancelledEffect: { values: ['whole', 'onePoint'], rule: 'AC-2.612-3' },
  aerobatics: { values: ['anyTest', 'calledOnly'], rule: 'AC-2.62-1' },
  cvRange: { values: ['hexes', 'withLevels'], rule: 'AC-2.64-3' },
  cvPurchase: { values: ['often', 'once'], rule: 'AC-2.64-4' },
  cancelledOnes: { values: ['pass', 'noGain'], rule: 'AC-2.66-1' },
  spinSpeed: { values: ['kept', 'rolled'], rule: 'AC-2.82-2' },
  loneGun: { values: ['inAttack', 'onAircraft'], rule: 'AC-3.11-1' },
  criticalTrades: { values: ['often', 'once'], rule: 'AC-3.20-2' },
  rowPenalties: { values: ['everyPass', 'firstPass'], rule: 'AC-3.21-2' },
  woundOrder: { values: ['first', 'last'], rule: 'AC-1.10-2' },
  ties: { values: ['better', 'first'], rule: 'AC-2.10-3' },
  tieBreak: { values: [false, true], rule: 'AC-10h-5' },
}

/** A complete record of options. */
export const completeOptions = (given: Partial<Options> = {}): Options => resolveOptions<Options>(options, given)
