/** What a group may choose: the edition, and switches of the errata and of the flight engine. The first is the default. */
import { type OptionInfo, resolveOptions } from '../../core/index.js'
import type { Edition } from './errata/vocabulary.js'
import type { RuleId } from './rules.js'

/** Every switch with its value. */
export interface Options {
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
}

/** Choices, as the types above use it. */
export type Choices = { readonly [K in keyof Options]: OptionInfo<RuleId> & { readonly values: readonly Options[K][] } }

/** What can be chosen, and by which rule. */
export const options: Choices = {
  edition: { values: ['asp', 'otr2', 'otr1'], rule: 'HR-01' },
  slats: { values: [true, false], rule: 'FW-5.6-slats-turnspeed' },
  reversalLimits: { values: [false, true], rule: 'FW-6.4-reversal-limits' },
  inheritOtr1: { values: [true, false], rule: 'OTR1-3.4-half-fp' },
  houseCriticals: { values: [false, true], rule: 'BR-27' },
  breakOff: { values: [true, false], rule: 'BR-32' },
}

/** A complete record of options. */
export const completeOptions = (given: Partial<Options> = {}): Options => resolveOptions<Options>(options, given)
