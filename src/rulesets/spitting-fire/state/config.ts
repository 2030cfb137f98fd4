/**
 * Spitting Fire: data cards, the table, poses on it, and what a game is set up from.
 *
 * Lengths are standard units (SU), angles degrees clockwise from north, a right turn positive.
 */
import type { BaseConfig } from '../../../core/index.js'
import type { Facing } from '../../../geometry/index.js'
import type { Options } from '../book/options.js'
import type { Edge, Nation, Seat, WeaponType } from './vocabulary.js'

/** Where a number of a card comes from. */
export type Source = 'book' | 'inferred' | 'house'

/** One line of a card's weapon table. `mounts` as printed: `4FF,RT`. */
export interface WeaponLine {
  readonly type: WeaponType
  readonly mounts: string
  readonly damage: 1 | 2 | 3 | 4 | 5
}

/** The data card of one type of aircraft. */
export interface AircraftCard {
  readonly id: string
  readonly name: string
  /** Maker and model. */
  readonly type: string
  readonly nation: Nation
  readonly points: number
  /** A damage die scores at this number or more. */
  readonly defence: 2 | 3 | 4 | 5 | 6
  readonly boxes: number
  readonly min: number
  readonly climb: number
  readonly level: number
  readonly dive: number
  readonly turn: number
  readonly maxAlt: number
  readonly weapons: readonly WeaponLine[]
  readonly provenance: Readonly<Partial<Record<string, Source>>>
}

// ---------------------------------------------------------------------------------------- table and poses

/** A table without spaces, width along x, length along y, south-west corner at the origin. */
export interface OpenTable {
  readonly kind: 'open'
  readonly width: number
  readonly length: number
}
/** A hex table, flat-top, odd columns half a hex lower, row 0 in the north. */
export interface HexTable {
  readonly kind: 'hex'
  readonly columns: number
  readonly rows: number
}
/** The table of a game. */
export type Table = OpenTable | HexTable

/** A pose on the open table: centre in SU, heading in degrees clockwise from north. */
export interface OpenPose {
  readonly x: number
  readonly y: number
  readonly heading: number
}
/** A pose on hexes: axial coordinates and the hexside it faces, 0 to 5 clockwise from north. */
export interface HexPose {
  readonly q: number
  readonly r: number
  readonly facing: Facing
}
/** Where a plane is and where it points. */
export type Pose = OpenPose | HexPose

// ---------------------------------------------------------------------------------------- config

/** One flight group of a force. A plane given with another card than its group's is refused. */
export interface GroupOrder {
  readonly group: string
  readonly card: string
  readonly planes: readonly (string | { readonly id: string; readonly card: string })[]
}
/** Where and how high a group starts. */
export interface Placement {
  readonly altitude: number
  readonly poses: readonly Pose[]
}

/** What a game is set up from. Only the dice must be said. */
export interface Config extends BaseConfig {
  /** Default: an open table of 24 by 36. */
  readonly table?: Table
  readonly options?: Partial<Options>
  /** The user's own cards, by id, over the shipped ones. */
  readonly cards?: readonly AircraftCard[]
  /** The point total; 500 unless forces are given, which are then not counted. */
  readonly points?: number
  /** Whose planes each seat flies; by default those of its name. */
  readonly factions?: Readonly<Record<Seat, Seat>>
  /** The edge of the Axis seat; unless given, a coin decides. */
  readonly edge?: Edge
  /** With forces the game starts with placing; with placements too, with plotting. */
  readonly forces?: Readonly<Record<Seat, readonly GroupOrder[]>>
  readonly placements?: Readonly<Record<string, Placement>>
}
