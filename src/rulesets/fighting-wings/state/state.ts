/** The types of a position and of what a seat sees of it, and how rules reach for an aircraft. */
import type { Draft as Immer } from 'immer'
import { type Game, owned, type Rng, type ViewBase } from '../../../core/index.js'
import type { ClockFacing } from '../../../geometry/index.js'
import type { Code } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import type { Door } from '../errata/functions/loads.js'
import type {
  Band,
  Bank,
  Burst,
  FlightType,
  Half,
  Hand,
  Increments,
  Load,
  StallKind,
  TurnRate,
} from '../errata/vocabulary.js'
import type { Action } from './actions.js'
import type { Config, Craft, Flyer, Rules } from './config.js'
import { copyPlane } from './copy.js'
import type { GameEvent } from './events.js'
import type { Device, FrameKind, Jam, Phase, Seat, Shift, Tank, Throttle } from './vocabulary.js'

export type { Law } from '../book/law.js'
export type { Options } from '../book/options.js'
export type { Base } from '../data/base.js'
export type { Adc } from '../data/card.js'
export type { ScenarioData, ScenarioPlane, ScenarioTarget } from '../data/scenarios.js'
export type * from './actions.js'
export type * from './config.js'
export type * from './events.js'
export * from './vocabulary.js'

// ---------------------------------------------------------------------------------------- state

/** A bank under way. */
export interface BankRun {
  readonly from: Bank
  readonly to: Bank
  readonly h: number
  readonly v: number
  /** Begun last turn: it is finished this turn or lost. */
  readonly carried: boolean
}

/** A turn under way: progress in its present 30-degree portion. */
export interface TurnRun {
  readonly dir: Hand
  readonly rate: TurnRate
  readonly negG: boolean
  /** Portions done. */
  readonly k: number
  readonly fps: number
  /** What this portion needs; 0 before its first point. */
  readonly need: number
  /** This portion began inverted in a steep dive. */
  readonly reduced: boolean
  /** The inverted surcharge of level flight has been paid for this portion. */
  readonly inverted: boolean
  readonly carried: boolean
}

/** A slip, skid or barrel roll under way. */
export interface SlipRun {
  readonly dir: Hand
  readonly kind: Shift
  readonly fps: number
  readonly carried: boolean
}

/** One line of the energy ledger: accel positive, decel negative. */
export interface Entry {
  readonly rule: RuleId
  readonly why: string
  readonly points: number
}

/** A turn of one aircraft: what it has and has done. Kept until the end of the turn. */
export interface Move {
  readonly flight: FlightType | null
  /** Start speed after idle: the speed of every chart and table. */
  readonly start: Half
  readonly band: Band
  /** Load and attainable speed as the turn begins: what is dropped or hit in it counts from the next turn on. */
  readonly load: Load
  readonly attainable: Half
  readonly startBank: Bank
  readonly fps: number
  readonly left: number
  readonly h: number
  readonly v: number
  readonly vMin: number
  readonly vMax: number
  readonly leadIn: number
  /** HFPs that may come before any VFP at most; null for no such limit. */
  readonly leadMost: number | null
  /** VFPs spent inverted. */
  readonly vInv: number
  /** VFPs spent while upright and climbing etc.: increments climbed and dived. */
  readonly up: Increments
  readonly down: Increments
  /** Increments climbed by inverted VFPs. */
  readonly upInv: Increments
  /** The only VFP of a steep dive so far lost one increment. */
  readonly short: boolean
  readonly ledger: readonly Entry[]
  readonly turn: TurnRun | null
  readonly bank: BankRun | null
  readonly slip: SlipRun | null
  /** A bank was just completed in vertical flight: this many facings may be taken. */
  readonly vert: { readonly dir: Hand; readonly facings: number } | null
  /** Half a reversal on a hexside, to this side: the nose comes round when the next bank is known. */
  readonly stays: Hand | null
  /** Degrees of facing left unused by vertical banks. */
  readonly unused: number
  /** Orders given since the last flight point. */
  readonly ordered: { readonly turn: boolean; readonly bank: boolean; readonly slip: boolean }
  readonly rate: TurnRate | null
  readonly negG: readonly number[]
  readonly everUpright: boolean
  readonly everInverted: boolean
  /** Assisted turning or slow flight: shots are unstable. */
  readonly unstable: RuleId | null
  /** The last point counted for a turn to this side. */
  readonly turned: Hand | null
  /** The last point ended with a facing change by bank to this side. */
  readonly banked: Hand | null
  readonly reversed: boolean
  readonly hammerhead: boolean
  /** It has flown a snap roll. */
  readonly snapped: boolean
  /** It has completed a barrel roll: it is hard to hit, and does not fire. */
  readonly evades: boolean
  /** It was in cloud as the move began. */
  readonly cloud: boolean
  /** It has stalled in a turn, and does not fire. */
  readonly turnStalled: boolean
  /** Nobody commanded it. */
  readonly helpless: boolean
  readonly done: boolean
}

/** Ammunition and jam of a weapon. */
export interface WeaponState {
  readonly ammo: Half
  readonly jam: Jam
}

/** Ammunition of a defensive gun. */
export interface GunState {
  readonly ammo: Half
  readonly out: boolean
}

/** What hangs under an aircraft and can be dropped. */
export interface Carried {
  /** Bombs and other stores, by what they make of the aircraft. */
  readonly stores: Load
  /** Drop tanks that are still there. */
  readonly tanks: readonly Tank[]
  /** Salvoes of rockets. */
  readonly rockets: number
}

/** What critical hits have done. */
export interface Wounds {
  readonly power: number
  /** Turns since the coolant began to leak; null if it does not. */
  readonly coolant: number | null
  readonly fire: boolean
  readonly hydraulics: boolean
  readonly oxygen: number
  /** Turns of grace left without oxygen; null while there is oxygen. */
  readonly grace: number | null
  /** The pilot has fainted without oxygen. */
  readonly fainted: boolean
  readonly crew: number
  /** Engines that are out, and whether one is being shut down. */
  readonly engines: number
  readonly feathering: boolean
  /** The rudder is knocked out. */
  readonly rudder: boolean
}

/** An aircraft. Speeds in halves, altitude in increments. */
export interface Plane {
  readonly q: number
  readonly r: number
  readonly facing: ClockFacing
  readonly alt: Increments
  readonly bank: Bank
  readonly speed: Half
  readonly half: 0 | 1
  readonly accel: number
  readonly flight: FlightType
  /** Turns in a row of this flight type, and of diving. */
  readonly inRow: number
  readonly dives: number
  readonly lastFps: number
  readonly lastVfps: number
  readonly stall: StallKind
  readonly stallTurns: number
  /** A turn stall put off to the beginning of this turn, to this side. */
  readonly stallNext: Hand | null
  /** It may carry out the reversal of the aircraft it tailed as its move begins. */
  readonly due: boolean
  readonly gloc: number
  readonly surprised: number
  /** The other side has it in sight. */
  readonly spotted: boolean
  readonly throttle: Throttle
  readonly flaps: Device
  readonly flapsHit: boolean
  readonly carryBank: BankRun | null
  readonly carryTurn: TurnRun | null
  readonly carrySlip: SlipRun | null
  readonly weapons: Readonly<Record<string, WeaponState>>
  readonly guns: Readonly<Record<string, GunState>>
  /** Landing gear; null if it stays up all game. */
  readonly gear: Device | null
  /** Doors of the bay that holds its stores; null if they hang outside. */
  readonly bay: Door | null
  /** null for a clean aircraft. */
  readonly load: Carried | null
  readonly hits: number
  readonly wounds: Wounds
  readonly out: boolean
  readonly tail: string | null
  readonly rides: boolean
  /** Its formation holds fixed parameters. */
  readonly fixed: boolean
  readonly initiative: number | null
  /** Foes it does not see this turn. */
  readonly blind: readonly string[]
  readonly move: Move | null
}

/** A crew under its parachutes. */
export interface Parachute {
  /** The aircraft it came from. */
  readonly plane: string
  readonly q: number
  readonly r: number
  readonly alt: Increments
  readonly hits: number
  readonly wounds: number
}

/** A formation that its enemy is scattering. */
export interface Scattering {
  readonly side: Seat
  readonly formation: string
  /** Adjustments still to be made, and how often each aircraft has been moved. */
  readonly left: number
  readonly moved: Readonly<Record<string, number>>
}

/** A declaration before movement; what is null stays as it is. */
export interface Order {
  readonly throttle: Throttle | null
  readonly flaps: 'up' | 'down' | null
  readonly gear: 'up' | 'down' | null
  readonly bay: 'open' | 'close' | null
  /** Shut the burning engine down. */
  readonly shutdown: true | null
  /** Let the formation go from fixed parameters to flexible ones. */
  readonly loosen: true | null
}

/** A declared shot. */
export interface Shot {
  readonly plane: string
  /** The defensive gun; null for fixed guns. */
  readonly gun: string | null
  /** An aircraft, the lost aircraft whose crew is in the air, or a target on the ground. */
  readonly target: string
  readonly weapons: readonly string[]
  readonly burst: Burst
  readonly sighting: boolean
}

/** One thing the game waits for. */
export interface Frame {
  readonly kind: FrameKind
  readonly waiting: readonly (Seat | 'referee')[]
}

/** A position. */
export interface State {
  readonly phase: Phase
  readonly turn: number
  readonly agenda: readonly Frame[]
  readonly resigned: Seat | null
  readonly rng: Rng | null
  readonly config: Rules
  readonly planes: Readonly<Record<string, Plane>>
  /** Declarations of this turn, sealed until both sides are done. */
  readonly orders: Readonly<Record<string, Order>>
  /** Aircraft that wait for a choice, the first one asked. */
  readonly asked: readonly string[]
  /** Aircraft told to spin if they can. */
  readonly spins: readonly string[]
  /** Aircraft still to move. */
  readonly order: readonly string[]
  readonly active: string | null
  /** Declared shots, sealed until both sides are done. */
  readonly shots: readonly Shot[]
  /** Head-on fire is being declared or rolled, before all other fire. */
  readonly headOn: boolean
  /** Aircraft and guns that fired head-on this turn: they fire no more. */
  readonly fired: readonly string[]
  /** Formations still to be scattered before the first turn, the first one now. */
  readonly scattered: readonly Scattering[]
  /** Crews in the air. */
  readonly parachutes: readonly Parachute[]
  /** Targets on the ground: hits taken, and turns until a big gun has reloaded. */
  readonly ground: Readonly<Record<string, { readonly hits: number; readonly reload: number }>>
}

/** A position as rule code writes to it. */
export type Draft = Immer<State>
/** An aircraft as rule code writes to it. */
export type Edited = Draft['planes'][string]

// ---------------------------------------------------------------------------------------- views

/** What a seat sees: all but the other side's sealed declarations. */
export interface View
  extends ViewBase<State, Seat>,
    Omit<State, 'phase' | 'turn' | 'agenda' | 'resigned' | 'rng' | 'orders' | 'shots'> {
  readonly orders: Readonly<Record<string, Order | 'hidden'>>
  readonly shots: readonly Shot[]
  /** The other side's shots are face down. */
  readonly sealed: boolean
}

/** The types of the game. */
export interface FightingWings extends Game {
  Config: Config
  State: State
  Action: Action
  Event: GameEvent
  View: View
  Seat: Seat
  Rule: RuleId
  Code: Code
}

/** An aircraft by id. */
export const plane = (state: State, id: string): Plane => state.planes[id] as Plane
/** An aircraft to write to; one that a kept state shares is copied first. Ask once, and keep what you get. */
export const edit = (draft: Draft, id: string): Edited => owned(draft.planes, id, copyPlane)

/** A weapon with other ammunition, or another jam. */
export const arm = (at: Edited, weapon: string, state: Edited['weapons'][string]): void => {
  at.weapons = { ...at.weapons, [weapon]: state }
}

/** The data card of an aircraft. */
export const craftOf = (state: State, id: string): Craft =>
  state.config.crafts[(state.config.flyers[id] as Flyer).craft] as Craft
/** Who flies an aircraft. */
export const flyerOf = (state: State, id: string): Flyer => state.config.flyers[id] as Flyer
/** The other player. */
export const foeOf = (seat: Seat): Seat => (seat === 'blue' ? 'red' : 'blue')

/** The aircraft in play, in order of their ids. Reading the record itself is what is fast here. */
export function flying(state: Pick<State, 'planes'>): string[] {
  const { planes } = state
  const out: string[] = []
  for (const id in planes) if (!planes[id]!.out) out.push(id)
  return out
}
