/** What a game is set up from: cards, scenarios, switches, tables. */
import type { BaseConfig } from '../../../core/index.js'
import type { Facing, Hex, HexBoard } from '../../../geometry/index.js'
import type { Options } from '../book/options.js'
import type { Tables } from '../book/tables.js'
import type { Condition, Position, Seat } from './vocabulary.js'

/** One gun of an aircraft. */
export interface GunCard {
  readonly id: string
  readonly type: string
  /** A multiple of a quarter. */
  readonly rating: number
  readonly mount: 'fixed' | 'rear' | 'front'
  readonly flexible: boolean
  readonly reloadable: boolean
}

/** The card of one type of aircraft. */
export interface AircraftCard {
  readonly id: string
  readonly name: string
  /** The side that flew it: a word for readers, no rule. */
  readonly side: string
  readonly crew: 1 | 2
  readonly minSpeed: number
  readonly maxLevel: number
  readonly maxDive: number
  readonly power: number
  readonly drag: number
  readonly climb: number
  /** Boxes by row, top row first. */
  readonly rows: readonly number[]
  readonly strength: string
  readonly handling: string
  readonly ppRow: readonly number[]
  readonly mtRow: readonly number[]
  readonly mtBonus: number
  readonly aero: number
  readonly spin: number
  readonly guns: readonly GunCard[]
}

/** The card of one pilot. */
export interface PilotCard {
  readonly id: string
  readonly name: string
  readonly experience: number
  /** Dice that poor flying adds to every movement test. */
  readonly flyingAdd: number
  /** Dice of a movement test that good flying makes free of risk. */
  readonly flyingFree: number
  /** Hits that buy a critical. */
  readonly shooting: number
  readonly pp: number
  readonly spot: number
}

/** Where and how an aircraft begins, if not fresh, level and going. */
export interface Start {
  readonly pitch?: number
  readonly pos?: Position
  readonly maneuvering?: boolean
  readonly mtLevel?: number
  readonly condition?: Condition
  readonly target?: string
  readonly cv?: number
  /** The pair shares one signed number. */
  readonly linked?: boolean
  readonly observer?: { readonly target: string; readonly cv: number }
  /** Boxes marked already. */
  readonly marks?: number
  readonly wounds?: readonly ('half' | 'all')[]
  readonly engine?: 'running' | 'off' | 'destroyed'
  /** Engine hits, as a number below 0. */
  readonly enginePower?: number
  readonly smoke?: boolean
  readonly fire?: boolean
  /** Guns that are jammed. */
  readonly jammed?: readonly string[]
}

/** One aircraft of a scenario. */
export interface Entry {
  readonly id: string
  readonly card: string
  readonly pilot: string
  readonly hex: Hex
  readonly level: number
  readonly facing: Facing
  /** Default: its maximum level speed. */
  readonly speed?: number
  readonly start?: Start
}

/** Who flies what, where, and for how long. */
export interface ScenarioData {
  readonly title: string
  readonly turns: number
  /** Where the sun stands high; null if it plays no part. */
  readonly sun: Facing | null
  /** The gaming area where `openSea` is off. */
  readonly area: HexBoard
  /** What to call the two sides. */
  readonly nations: Readonly<Record<Seat, string>>
  readonly forces: Readonly<Record<Seat, readonly Entry[]>>
}

/** The id of a shipped scenario. */
export const SCENARIOS = ['duel', 'two-on-two', 'two-seater', 'dawn-patrol', 'melee'] as const
/** The id of a shipped scenario. */
export type ScenarioId = (typeof SCENARIOS)[number]

/** What `setup` takes. */
export interface Config extends BaseConfig {
  readonly scenario: ScenarioId | ScenarioData
  readonly options?: Partial<Options>
  /** The user's own aircraft, by id, over the shipped ones. */
  readonly aircraft?: readonly AircraftCard[]
  /** The user's own pilots, by id, over the shipped ones. */
  readonly pilots?: readonly PilotCard[]
  /** The user's own tables, each in place of the printed one. */
  readonly tables?: Partial<Tables>
}

/** What never changes in a game. */
export interface Rules {
  readonly title: string
  readonly turns: number
  readonly sun: Facing | null
  readonly area: HexBoard
  readonly nations: Readonly<Record<Seat, string>>
  readonly options: Options
  readonly tables: Tables
  readonly cards: Readonly<Record<string, AircraftCard>>
  readonly pilots: Readonly<Record<string, PilotCard>>
  /** Aircraft ids, sorted: what the rules mean by the lower id. */
  readonly roster: readonly string[]
  /** Rows filled before the first turn, for which nobody scores, by aircraft. @rule AC-10h-3 */
  readonly worn: Readonly<Record<string, number>>
}
