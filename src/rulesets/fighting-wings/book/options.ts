/** What a group may choose: the edition, and switches of the errata and of the flight engine. The first is the default. */
import { type OptionInfo, resolveOptions } from '../../../core/index.js'
import { type Readings, RULINGS } from '../errata/rulings.js'
import type { Edition } from '../errata/vocabulary.js'
import type { RuleId } from './rules.js'

/** The rulings on the errata sheet that flight meets and that can be read in two ways. */
export type FlightRuling =
  | 'R-01'
  | 'R-04'
  | 'R-05'
  | 'R-06'
  | 'R-07'
  | 'R-11'
  | 'R-12'
  | 'R-15'
  | 'R-18'
  | 'R-34'
  | 'R-40'
  | 'R-43'
  | 'R-47'

/** Every switch with its value. */
export interface Options extends Pick<Readings, FlightRuling> {
  /** Which lists of the errata sheet are in force. */
  readonly edition: Edition
  /** The advanced rule of slats. */
  readonly slats: boolean
  /** The optional limits of facing reversals. */
  readonly reversalLimits: boolean
  /** 1994 entries also serve the 2nd-edition rules. */
  readonly inheritOtr1: boolean
  /** Our own critical hits. */
  readonly houseCriticals: boolean
  /** A side that has only severely damaged aircraft left has lost at once. */
  readonly breakOff: boolean
  /** Equal points go to the side that has taken the smaller share of the hits it can take. */
  readonly tieBreak: boolean
  /** Fire head-on takes a roll for determination. */
  readonly determination: boolean
  /** Crews under parachutes may be fired at. */
  readonly ruthless: boolean
  /** Foes can be lost from sight, and must then be found by a die. */
  readonly sightingRolls: boolean
}

/** Every option with its values and the rule it belongs to. */
export type Choices = { readonly [K in keyof Options]: OptionInfo<RuleId> & { readonly values: readonly Options[K][] } }

/** What can be chosen, and by which rule. */
export const options: Choices = {
  edition: { values: ['asp', 'otr2', 'otr1'], rule: 'HR-01' },
  slats: { values: [true, false], rule: 'FW-5.6-slats-turnspeed' },
  reversalLimits: { values: [false, true], rule: 'FW-6.4-reversal-limits' },
  inheritOtr1: { values: [true, false], rule: 'OTR1-3.4-half-fp' },
  houseCriticals: { values: [false, true], rule: 'BR-27' },
  breakOff: { values: [true, false], rule: 'BR-32' },
  tieBreak: { values: [true, false], rule: 'BR-36' },
  sightingRolls: { values: [true, false], rule: 'BR-38' },
  determination: { values: [true, false], rule: 'BR-46' },
  ruthless: { values: [false, true], rule: 'FW-20.3.1-parachutists' },
  'R-01': { values: RULINGS['R-01'].readings, rule: 'OTR1-6.3-vd-inverted-exit' },
  'R-04': { values: RULINGS['R-04'].readings, rule: 'FW-6.3-from-zc-to-sd' },
  'R-05': { values: RULINGS['R-05'].readings, rule: 'FW-8.1e-vertical-tailing' },
  'R-06': { values: RULINGS['R-06'].readings, rule: 'FW-13-drop-tanks' },
  'R-07': { values: RULINGS['R-07'].readings, rule: 'OTR1-11.2-four-engine-speeds' },
  'R-11': { values: RULINGS['R-11'].readings, rule: 'OTR1-5.3-inverted-level-turn-decel' },
  'R-12': { values: RULINGS['R-12'].readings, rule: 'OTR1-CRIT-equip-3' },
  'R-15': { values: RULINGS['R-15'].readings, rule: 'FW-4.5-stall-altitude' },
  'R-18': { values: RULINGS['R-18'].readings, rule: 'FW-7.7-negG-turn' },
  'R-34': { values: RULINGS['R-34'].readings, rule: 'FW-13-drop-tanks' },
  'R-40': { values: RULINGS['R-40'].readings, rule: 'FW-10.5-blind-spot' },
  'R-43': { values: RULINGS['R-43'].readings, rule: 'FW-5.6-slats-with-flaps' },
  'R-47': { values: RULINGS['R-47'].readings, rule: 'OTR1-6.3-vd-inverted-exit' },
}

/** A complete record of options. */
export const completeOptions = (given: Partial<Options> = {}): Options => resolveOptions<Options>(options, given)
