/** SPITFIRE: aircraft charts, and what a game is set up from. */
import type { BaseConfig } from '../../../core/index.js'
import type { Facing } from '../../../geometry/index.js'
import type { Options } from '../book/options.js'
import type { AircraftClass, Alliance, Armament, Gun, Period, Preparation, ScenarioId, Seat } from './vocabulary.js'

/** Where a number of a chart comes from. */
export type Source = 'book' | 'inferred' | 'house'

/** Damage by die (row 0 is a 1) and range (column 0 is an adjacent hex). */
export type ResultsTable = readonly (readonly number[])[]

/** The Aircraft Chart of one type. */
export interface AircraftChart {
  readonly id: string
  readonly name: string
  readonly nation: string
  readonly side: Alliance
  readonly cls: AircraftClass
  readonly periods: readonly Period[]
  readonly minSpeed: number
  readonly levelMax: number
  readonly maxSpeed: number
  readonly destruct: number
  readonly turnMode: readonly [number, number]
  readonly maxAccel: number
  readonly rollCost: number | null
  /** MPs in all for a wing-over or split-S of one, two, three hexsides. */
  readonly woss: readonly [number, number, number] | null
  /** MPs of a vertical dive, the same for any depth or by depth. */
  readonly vdCost: number | Readonly<Record<string, number>>
  readonly fuelInjected: boolean
  /** Levels by speed. */
  readonly vdTrack: Readonly<Record<string, number>>
  /** Boxes of the climb ring. */
  readonly climbSteps: number
  readonly climbMpPerStep: 1 | 2
  readonly hitsPerStep: 1 | 2
  readonly armament: Armament
  readonly crt: Readonly<Partial<Record<Gun, ResultsTable>>>
  readonly vpValue: number
  /** Fields that are not house numbers: `turnMode`, `vdTrack.9`, `crt.fwd.2.2` (die, range). */
  readonly provenance: Readonly<Record<string, Source>>
}

// ---------------------------------------------------------------------------------------- config

/** An aircraft placed otherwise than the scenario says: for positions of your own. */
export interface Placement {
  /** A printed number. */
  readonly hex?: string
  readonly facing?: Facing
  readonly altitude?: number
  readonly speed?: number
  readonly climbStep?: number
  /** Damage Points taken. */
  readonly damage?: number
  /** Own Movement Phases finished. */
  readonly phases?: number
  /** Bombing passes made. */
  readonly passes?: number
  /** What the phase before has prepared; `splitS` is also a vertical dive just flown. */
  readonly prepared?: Preparation
}

/** What a game is set up from. */
export interface Config extends BaseConfig {
  readonly scenario: ScenarioId
  readonly period: Period
  /** Who flies the First side; in 9.3 the Allies. Default: the Allies. */
  readonly first?: Alliance
  /** The type of each side, by id of its chart. A side without one chooses in play. */
  readonly types?: Readonly<Partial<Record<Seat, string>>>
  readonly options?: Partial<Options>
  /** The user's own charts, by id, over the shipped ones. */
  readonly charts?: readonly AircraftChart[]
  readonly placements?: Readonly<Record<string, Placement>>
  /** The game turn to begin with. Default 1. */
  readonly turn?: number
}
