/** An aircraft data card as a group writes it down: speeds and ammunition as printed, in steps of 0.5. */
import type { Band, Role, SpeedBand, TurnRate, WeightClass } from '../errata/vocabulary.js'
import { BANDS } from '../errata/vocabulary.js'
import type { Arc, Firepower } from '../state/state.js'

/** Speeds of a card in one altitude band. */
export interface AdcBand {
  readonly minSpeed: number
  readonly maxLevel: number
  readonly safeDive: number
  readonly minTurn: Readonly<Record<TurnRate, number>>
}

/** Power by throttle: normal, and combat or null if there is none. */
export type AdcPower = readonly [normal: number, combat: number | null] | null

/** An aircraft data card. */
export interface Adc {
  readonly id: string
  readonly name: string
  /** Our own numbers, not a published card. */
  readonly house: boolean
  /** A card of the errata that replaces a printed one. */
  readonly revised?: boolean | undefined
  readonly cls: WeightClass
  readonly role: Role
  readonly size: number
  readonly defense: number
  readonly hits: number
  readonly fuelInjected: boolean
  readonly slats: boolean
  readonly pressurized: boolean
  readonly radio: boolean
  readonly combatFlaps?: { readonly maxOverMin: number } | undefined
  readonly blindArc: 'none' | 'rear' | 'rearLow'
  readonly engines: number
  /** Taken off a critical hit that would strike a lone pilot; none unless said. */
  readonly cockpitArmor?: number | undefined
  readonly bands: Readonly<Record<Band, AdcBand>>
  readonly power: Readonly<Record<Band, Readonly<Record<SpeedBand, AdcPower>>>>
  readonly bankSlip: Readonly<Record<SpeedBand, { readonly bank: number; readonly slip: number }>>
  readonly climbDecel: number
  readonly diveAccel: number
  readonly turnDecel: Readonly<Record<TurnRate, number>>
  readonly weapons: readonly {
    readonly id: string
    readonly kind: 'mg' | 'cannon'
    readonly mm: number
    readonly mount: 'nose' | 'wing'
    readonly cap: number
    readonly clearable: boolean
    readonly fp: Firepower
  }[]
  readonly defensiveGuns?:
    | readonly {
        readonly id: string
        readonly arcs: readonly Arc[]
        readonly alt: 'any' | 'high' | 'low'
        readonly cap: number
        readonly fp: Firepower
        readonly blindSpot6: boolean
      }[]
    | undefined
  readonly ceilingInc: number
}

/** Power by speed band, at full and half throttle. */
export type FourPowers = Readonly<Record<SpeedBand, readonly [number, number]>>

/** Speeds and power of a card in the bands VL, LO and ML. */
export interface BandBase extends AdcBand {
  readonly power: FourPowers
  /** Power holds one band higher. */
  readonly turbo: boolean
}

const MIN_SPEED = [0, 0, 0, 0.5, 0.5, 1, 1.5, 2]
const MAX_LEVEL = [-1.5, -1, -0.5, 0, 0, -0.5, -1, -1.5]
const POWER = [0, 0, -1, -2, -3, -4, -5, -6]
const TURBO = [0, 0, 0, -1, -2, -3, -4, -5]

/** All eight bands from one: slower and weaker with altitude. `maxLevel` is that of MH and HI. */
export function expandBands(from: BandBase): Pick<Adc, 'bands' | 'power'> {
  const entries = BANDS.map((band, i) => [band, bandAt(from, i)] as const)
  const powers = BANDS.map((band, i) => [band, powerAt(from, i)] as const)
  return { bands: Object.fromEntries(entries) as Adc['bands'], power: Object.fromEntries(powers) as Adc['power'] }
}

function bandAt({ minSpeed, maxLevel, safeDive, minTurn }: BandBase, i: number): AdcBand {
  const add = MIN_SPEED[i] as number
  const max = Math.max(maxLevel + (MAX_LEVEL[i] as number), minSpeed + add + 0.5)
  return {
    minSpeed: minSpeed + add,
    maxLevel: max,
    safeDive: Math.max(safeDive, max),
    minTurn: {
      EZ: minTurn.EZ + add,
      TT: minTurn.TT + add,
      HT: minTurn.HT + add,
      BT: minTurn.BT + add,
      ET: minTurn.ET + add,
    },
  }
}

function powerAt({ power, turbo }: BandBase, i: number): FourPowers {
  const add = (turbo ? TURBO : POWER)[i] as number
  const fade = (power: number): number => (power === 0 ? 0 : Math.max(1, power + add))
  const at = ([a, b]: readonly [number, number]): [number, number] => [fade(a), fade(b)]
  return { b1: at(power.b1), b2: at(power.b2), b3: at(power.b3), b4: at(power.b4) }
}

/** All eight bands alike. */
export function sameBands(from: BandBase): Pick<Adc, 'bands' | 'power'> {
  const { power, turbo: _turbo, ...speeds } = from
  return {
    bands: Object.fromEntries(BANDS.map((band) => [band, speeds])) as Adc['bands'],
    power: Object.fromEntries(BANDS.map((band) => [band, power])) as Adc['power'],
  }
}
