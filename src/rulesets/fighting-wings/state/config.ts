/** What a game is set up from, and what never changes in it. */
import type { BaseConfig } from '../../../core/index.js'
import type { Law } from '../book/law.js'
import type { Options } from '../book/options.js'
import type { Base } from '../data/base.js'
import type { Adc } from '../data/card.js'
import type { ScenarioData } from '../data/scenarios.js'
import type { Band, Half, Increments, Pilot, Role, SpeedBand, TurnRate, WeightClass } from '../errata/vocabulary.js'
import type { Arc, Firepower, Seat } from './vocabulary.js'

/** A game to set up. */
export interface Config extends BaseConfig {
  /** The id of a shipped scenario, or one of your own. */
  readonly scenario: string | ScenarioData
  readonly options?: Partial<Options> | undefined
  /** Data cards of your own; one with the id of a shipped card replaces it. */
  readonly cards?: readonly Adc[] | undefined
  /** Base numbers of your own in place of ours. */
  readonly base?: Partial<Base> | undefined
}

/** Speeds of a card in one altitude band, in halves. */
export interface BandSpeeds {
  readonly min: Half
  readonly max: Half
  readonly dive: Half
  readonly turn: Readonly<Record<TurnRate, Half>>
}

/** A group of fixed guns. Ammunition in halves. */
export interface Weapon {
  readonly id: string
  readonly kind: 'mg' | 'cannon'
  readonly mm: number
  readonly mount: 'nose' | 'wing'
  readonly cap: Half
  readonly clearable: boolean
  readonly fp: Firepower
}

/** A defensive gun position. Ammunition in halves. */
export interface Gun {
  readonly id: string
  readonly arcs: readonly Arc[]
  readonly alt: 'any' | 'high' | 'low'
  readonly cap: Half
  readonly fp: Firepower
  readonly blindSpot6: boolean
}

/** A data card as the engine reads it: every speed in halves. */
export interface Craft {
  readonly id: string
  readonly name: string
  readonly house: boolean
  readonly cls: WeightClass
  readonly role: Role
  readonly size: number
  readonly defense: number
  readonly hits: number
  readonly fuelInjected: boolean
  readonly slats: boolean
  readonly radio: boolean
  readonly pressurized: boolean
  /** How far over the listed minimum combat flaps may be used; null for none. */
  readonly combatFlaps: Half | null
  readonly blindArc: 'none' | 'rear' | 'rearLow'
  readonly engines: number
  /** Cockpit armor: taken off a critical hit that would strike a lone pilot. */
  readonly armor: number
  readonly ceiling: Increments
  readonly bands: Readonly<Record<Band, BandSpeeds>>
  readonly power: Readonly<Record<Band, Readonly<Record<SpeedBand, readonly [number, number]>>>>
  readonly bank: Readonly<Record<SpeedBand, number>>
  readonly slip: Readonly<Record<SpeedBand, number>>
  readonly climbDecel: number
  readonly diveAccel: number
  readonly turnDecel: Readonly<Record<TurnRate, number>>
  readonly weapons: readonly Weapon[]
  readonly guns: readonly Gun[]
}

/** Something on the ground, as the engine reads it. */
export interface GroundTarget {
  readonly id: string
  readonly side: Seat
  readonly name: string
  readonly q: number
  readonly r: number
  readonly defense: number
  readonly hits: number
  readonly points: number
  readonly hard: boolean
  readonly flak: {
    readonly mm: number
    readonly firepower: number
    readonly reach: number
    readonly reload: number
  } | null
}

/** Who flies what, for whom. */
export interface Flyer {
  readonly side: Seat
  readonly craft: string
  readonly pilot: Pilot
  readonly formation: string | null
  readonly leader: boolean
  /** Hours in the air as the game begins. */
  readonly hours: number
}

/** Flight points per 30 degrees by rate and speed in halves less one, as the two numbers of a turn mode. */
export type Chart = Readonly<Record<TurnRate, readonly (readonly [number, number])[]>>

/** What never changes in a game. */
export interface Rules {
  readonly title: string
  readonly turns: number
  readonly win: 'points' | 'interceptPoints'
  /** Who defends in a set-up by rule 14.6; null for places as the scenario names them. */
  readonly defender: Seat | null
  readonly clouds: readonly { readonly lo: Increments; readonly hi: Increments }[]
  readonly targets: readonly GroundTarget[]
  readonly options: Options
  readonly law: Law
  readonly base: Base
  readonly chart: Chart
  /** The same for portions begun inverted in a steep dive, where the errata reduces them. */
  readonly inverted: Readonly<Record<TurnRate, readonly number[]>>
  readonly crafts: Readonly<Record<string, Craft>>
  readonly flyers: Readonly<Record<string, Flyer>>
  /** Ids in order: the order of dice. */
  readonly ids: readonly string[]
}
