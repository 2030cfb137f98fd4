/** One aircraft in play: where it is, what it holds, what is left of it. */
import type { Facing, Hex } from '../../../geometry/index.js'
import type { Condition, Fate, GunCondition, Position, Seat } from './vocabulary.js'

/** One row of a damage sheet. */
export interface SheetRow {
  /** Boxes marked in this pass. */
  readonly marked: number
  /** Boxes filled by fire. */
  readonly burnt: number
  /** It counts as filled in this pass. */
  readonly full: boolean
  readonly burning: boolean
}

/** The damage of one aircraft. */
export interface Sheet {
  readonly pass: number
  readonly rows: readonly SheetRow[]
  /** Rows filled so far, over all passes. */
  readonly filled: number
  /** Sum of their Pilot Point penalties. */
  readonly pp: number
  /** Sum of their movement test penalties. */
  readonly mt: number
}

/** One gun in play. */
export interface Gun {
  readonly state: GunCondition
  /** Bursts left; null if they are not counted. */
  readonly ammo: number | null
  /** Turn of the last attempt to reload or unjam it, and how many came in a row. */
  readonly tried: number
  readonly streak: number
}

/** The man with the flexible gun. */
export interface Observer {
  readonly target: string | null
  readonly cv: number
  readonly spotTried: boolean
}

/** What a leader did, for those who follow in formation. */
export interface Script {
  readonly pitch: number
  readonly die: number
  /** The turn of each forward move, or null for a maneuver. */
  readonly steps: readonly (number | null)[]
  /** The leader did something that cannot be copied, or lost control: followers are free from here on. */
  readonly broken: boolean
}

/** One aircraft. */
export interface Aircraft {
  readonly side: Seat
  readonly card: string
  readonly pilot: string
  readonly fate: Fate
  readonly hex: Hex
  readonly level: number
  readonly pos: Position
  readonly pitch: number
  readonly maneuvering: boolean
  /** Null while it maneuvers or spins. */
  readonly facing: Facing | null
  readonly speed: number
  readonly mtLevel: number
  /** The rise of the minimum speed at this MT level has been bought off. */
  readonly riseCancelled: boolean
  readonly condition: Condition
  readonly pp: number
  readonly target: string | null
  readonly cv: number
  /** It shares one signed number with its target. */
  readonly linked: boolean
  readonly spotTried: boolean
  readonly failedSpot: boolean
  readonly posted: number | null
  /** Its CV is added to its initiative. */
  readonly addsCv: boolean
  /** The aircraft it moves right after. */
  readonly follows: string | null
  readonly moved: boolean
  readonly maintenance: 'reload' | 'unjam' | 'extinguish' | null
  readonly sheet: Sheet
  readonly wounds: readonly ('half' | 'all')[]
  readonly engine: 'running' | 'off' | 'destroyed'
  readonly enginePower: number
  readonly smoke: boolean
  readonly fire: boolean
  /** Control damage, in movement test dice. */
  readonly control: number
  readonly guns: readonly Gun[]
  readonly observer: Observer | null
  readonly script: Script | null
}
