/**
 * What a group may turn on and off, with its default. Advanced rules of the sheet are on where they are harmless
 * without the right cards; optional ones are off. The last two belong to the flight engine alone.
 */
export const SWITCH_DEFAULTS = {
  slats: true,
  reversalLimits: false,
  remainEngaged: false,
  tmgBreakoff: false,
  timeLines: false,
  bigGunOnTarget: false,
  inheritOtr1: true,
  carryOtr1Data: true,
  houseDefaults: true,
  houseCriticals: false,
  breakOff: true,
} as const

/** The name of a switch. */
export type SwitchId = keyof typeof SWITCH_DEFAULTS

/** Every switch, in order. */
export const SWITCH_IDS = Object.keys(SWITCH_DEFAULTS) as readonly SwitchId[]

/** A complete set of switches. */
export type Switches = Readonly<Record<SwitchId, boolean>>

/** Switches that need another one: breaking off to the TMG presumes the right to remain engaged (14.12). */
export const SWITCH_NEEDS = { tmgBreakoff: 'remainEngaged' } as const satisfies Partial<Record<SwitchId, SwitchId>>
