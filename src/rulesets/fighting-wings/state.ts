/** The vocabulary of the flight engine and the types of its config, state, actions, events and views. */
import type { Draft as Immer } from 'immer'
import type { BaseConfig, Game, Happened, Modifier, Rng, ViewBase } from '../../core/index.js'
import type { ClockFacing } from '../../geometry/index.js'
import type { Base } from './data/base.js'
import type { Adc } from './data/card.js'
import type { ScenarioData } from './data/scenarios.js'
import type {
  Band,
  Bank,
  Burst,
  FlightType,
  Half,
  Hand,
  Increments,
  Pilot,
  Role,
  SpeedBand,
  StallKind,
  TurnRate,
  WeightClass,
} from './errata/vocabulary.js'
import type { Law } from './law.js'
import type { Options } from './options.js'
import type { RuleId } from './rules.js'

export type { Base } from './data/base.js'
export type { Adc } from './data/card.js'
export type { ScenarioData, ScenarioPlane } from './data/scenarios.js'
export type { Law } from './law.js'
export type { Options } from './options.js'

/** The players. */
export const SEATS = ['blue', 'red'] as const
/** A player. */
export type Seat = (typeof SEATS)[number]

/** The phases of a turn, in order. */
export const PHASES = ['plot', 'activate', 'move', 'attack', 'end', 'over'] as const
/** A phase of the turn. */
export type Phase = (typeof PHASES)[number]

/** What the game can wait for. */
export const FRAMES = [
  'plot',
  'spin',
  'tail',
  'initiative',
  'wing',
  'helpless',
  'headOn',
  'shots',
  'roll',
  'jams',
  'book',
] as const
/** One thing the game waits for. */
export type FrameKind = (typeof FRAMES)[number]

/** Throttle settings. */
export const THROTTLES = ['idle', 'normal', 'combat'] as const
/** A throttle setting. */
export type Throttle = (typeof THROTTLES)[number]

/** States of flaps. */
export const DEVICES = ['up', 'lowering', 'down', 'raising'] as const
/** A state of flaps. */
export type Device = (typeof DEVICES)[number]

/** Six arcs round an aircraft. */
export const ARCS = ['front', 'rightFront', 'rightRear', 'rear', 'leftRear', 'leftFront'] as const
/** An arc round an aircraft. */
export type Arc = (typeof ARCS)[number]

/** States of damage. */
export const DAMAGES = ['none', 'light', 'heavy', 'severe', 'destroyed'] as const
/** A state of damage. */
export type Damage = (typeof DAMAGES)[number]

/** Jams of a weapon. */
export const JAMS = ['no', 'temp', 'perm'] as const
/** A jam of a weapon. */
export type Jam = (typeof JAMS)[number]

/** Firepower at ranges 1 to 6. */
export type Firepower = readonly [number, number, number, number, number, number]

// ---------------------------------------------------------------------------------------- config

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
  /** How far over the listed minimum combat flaps may be used; null for none. */
  readonly combatFlaps: Half | null
  readonly blindArc: 'none' | 'rear' | 'rearLow'
  readonly engines: number
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

/** Who flies what, for whom. */
export interface Flyer {
  readonly side: Seat
  readonly craft: string
  readonly pilot: Pilot
  readonly formation: string | null
  readonly leader: boolean
}

/** Flight points per 30 degrees by rate and speed in halves less one, as the two numbers of a turn mode. */
export type Chart = Readonly<Record<TurnRate, readonly (readonly [number, number])[]>>

/** What never changes in a game. */
export interface Rules {
  readonly title: string
  readonly turns: number
  readonly win: 'points' | 'interceptPoints'
  readonly clouds: readonly { readonly lo: Increments; readonly hi: Increments }[]
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
  /** The inverted surcharge of level flight has been paid for this portion. */
  readonly inverted: boolean
  readonly carried: boolean
}

/** A slip under way. */
export interface SlipRun {
  readonly dir: Hand
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
  readonly startBank: Bank
  readonly fps: number
  readonly left: number
  readonly h: number
  readonly v: number
  readonly vMin: number
  readonly vMax: number
  readonly leadIn: number
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
  /** A bank was just completed in vertical flight: so many facings may be taken. */
  readonly vert: { readonly dir: Hand; readonly facings: number } | null
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
  readonly crew: number
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
  readonly throttle: Throttle
  readonly flaps: Device
  readonly flapsHit: boolean
  readonly carryBank: BankRun | null
  readonly carryTurn: TurnRun | null
  readonly carrySlip: SlipRun | null
  readonly weapons: Readonly<Record<string, WeaponState>>
  readonly guns: Readonly<Record<string, GunState>>
  readonly hits: number
  readonly wounds: Wounds
  readonly out: boolean
  readonly tail: string | null
  readonly rides: boolean
  readonly initiative: number | null
  /** Foes it does not see this turn. */
  readonly blind: readonly string[]
  readonly move: Move | null
}

/** A declaration before movement; what is null stays as it is. */
export interface Order {
  readonly throttle: Throttle | null
  readonly flaps: 'up' | 'down' | null
}

/** A declared shot. */
export interface Shot {
  readonly plane: string
  /** The defensive gun; null for fixed guns. */
  readonly gun: string | null
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
}

/** A position as rule code writes to it. */
export type Draft = Immer<State>

// ---------------------------------------------------------------------------------------- actions

/** Ordered, as the types above use it. */
export interface Ordered {
  readonly seat: Seat
  readonly plane: string
}
/** Rolled, as the types above use it. */
export interface Rolled {
  readonly seat: 'referee'
  readonly rolls?: readonly number[]
}
/** Dice, as the types above use it. */
export interface Dice {
  readonly rolls?: readonly number[]
}

/** An action of a player or of the referee. */
export type Action =
  | (Ordered & { readonly type: 'setThrottle'; readonly throttle: Throttle })
  | (Ordered & { readonly type: 'setFlaps'; readonly flaps: 'up' | 'down' })
  | { readonly type: 'endPlot'; readonly seat: Seat }
  | (Ordered & { readonly type: 'declareSpin' })
  | (Ordered & { readonly type: 'declineSpin' })
  | (Ordered & { readonly type: 'declareTail'; readonly target: string })
  | (Ordered & { readonly type: 'declineTail' })
  | (Rolled & { readonly type: 'rollInitiative' })
  | (Ordered & { readonly type: 'rideLeader' })
  | (Ordered & { readonly type: 'ownInitiative' })
  | (Rolled & { readonly type: 'flyOn' })
  | (Ordered & { readonly type: 'chooseType'; readonly flight: FlightType })
  | (Ordered & Dice & { readonly type: 'declareTurnStall'; readonly dir: Hand })
  | (Ordered & { readonly type: 'turn'; readonly dir: Hand; readonly rate: TurnRate; readonly negG: boolean })
  | (Ordered & { readonly type: 'endTurning' })
  | (Ordered & { readonly type: 'bank'; readonly to: Bank })
  | (Ordered & { readonly type: 'cancelBank' })
  | (Ordered & { readonly type: 'slip'; readonly dir: Hand })
  | (Ordered & Dice & { readonly type: 'fp'; readonly inc: number })
  | (Ordered & { readonly type: 'face'; readonly dir: Hand; readonly facings: number; readonly bank: Bank | null })
  | (Ordered & { readonly type: 'reverse'; readonly rot: 'CW' | 'CCW'; readonly facings: number })
  | (Ordered & { readonly type: 'delayReversal' })
  | (Ordered & { readonly type: 'executeReversal'; readonly rot: 'CW' | 'CCW'; readonly facings: number })
  | (Ordered & { readonly type: 'hammerhead'; readonly bank: Bank; readonly facing: 'keep' | 'opposite' })
  | (Ordered & { readonly type: 'bankBack'; readonly steps: number })
  | (Ordered & Dice & { readonly type: 'endMove' })
  | (Ordered & {
      readonly type: 'fire'
      readonly target: string
      readonly weapons: readonly string[]
      readonly burst: Burst
      readonly sighting: boolean
    })
  | (Ordered & { readonly type: 'fireGun'; readonly gun: string; readonly target: string })
  | { readonly type: 'endAttack'; readonly seat: Seat }
  | (Rolled & { readonly type: 'rollShots' })
  | (Ordered & Dice & { readonly type: 'clearJam'; readonly weapon: string })
  | { readonly type: 'endJams'; readonly seat: Seat }
  | (Rolled & { readonly type: 'endTurn' })

// ---------------------------------------------------------------------------------------- events

/** Told, as the types above use it. */
export type Told<Type extends string, Facts extends object = object> = Happened<Type, RuleId, Facts>
/** Of plane, as the types above use it. */
export interface OfPlane {
  readonly plane: string
}
/** Sum, as the types above use it. */
export interface Sum {
  readonly die: number
  readonly modifiers: readonly Modifier<RuleId>[]
  readonly total: number
  readonly need: number
}

/** Something that happened. The rule is an entry of the errata, or one of our own where a base number is ours. */
export type GameEvent =
  | Told<'turnStarted', { turn: number }>
  | Told<'throttleSet', OfPlane & { throttle: Throttle }>
  | Told<'flapsSet', OfPlane & { flaps: 'up' | 'down' }>
  | Told<'plotEnded', { seat: Seat }>
  | Told<'throttleShown', OfPlane & { throttle: Throttle; speed: Half }>
  | Told<'flapsMoved', OfPlane & { flaps: Device }>
  | Told<'flapsDamaged', OfPlane & { speed: Half; need: Half }>
  | Told<'pointsCounted', OfPlane & { fps: number; carry: number; speed: Half }>
  | Told<'stalled', OfPlane & { speed: Half; need: Half; turns: number }>
  | Told<'unseen', OfPlane & { target: string }>
  | Told<'spinDeclared', OfPlane>
  | Told<'spinDeclined', OfPlane>
  | Told<'tailDeclared', OfPlane & { target: string }>
  | Told<'tailDeclined', OfPlane>
  | Told<'tailDropped', OfPlane & { target: string }>
  | Told<'spinRolled', OfPlane & Sum & { spins: boolean }>
  | Told<'initiativeRolled', OfPlane & Omit<Sum, 'need'>>
  | Told<'tieRolled', OfPlane & { die: number }>
  | Told<'initiativeTaken', OfPlane & { leader: string | null }>
  | Told<'orderFixed', { order: readonly string[] }>
  | Told<'activated', OfPlane>
  | Told<'typeChosen', OfPlane & { flight: FlightType; leadIn: number; vMin: number; vMax: number }>
  | Told<'turnBegun', OfPlane & { dir: Hand; rate: TurnRate; negG: boolean; need: number }>
  | Told<'turningEnded', OfPlane>
  | Told<'bankStarted', OfPlane & { to: Bank; need: number }>
  | Told<'bankCancelled', OfPlane>
  | Told<'bankCompleted', OfPlane & { from: Bank; to: Bank; h: number; v: number }>
  | Told<'bankDeclared', OfPlane & { bank: Bank }>
  | Told<'slipStarted', OfPlane & { dir: Hand; need: number }>
  | Told<'slipDone', OfPlane & { dir: Hand }>
  | Told<'pointSpent', OfPlane & { kind: 'H' | 'V'; inc: number; q: number; r: number; alt: Increments; left: number }>
  | Told<'portionNeeds', OfPlane & { fps: number }>
  | Told<'faced', OfPlane & { from: number; to: number; cause: 'turn' | 'bank' | 'negG' | 'stall' | 'spin' }>
  | Told<'negativeG', OfPlane & { case: number }>
  | Told<'decelCharged', OfPlane & { why: string; points: number }>
  | Told<'accelGained', OfPlane & { why: string; points: number }>
  | Told<'reversed', OfPlane & { rot: 'CW' | 'CCW'; facings: number; bank: Bank; facing: number }>
  | Told<'reversalDelayed', OfPlane>
  | Told<'hammerheadDone', OfPlane & { bank: Bank; facing: number }>
  | Told<'bankedBack', OfPlane & { bank: Bank }>
  | Told<'turnStalled', OfPlane & { when: 'now' | 'nextTurn'; die: number; facings: number; alt: Increments }>
  | Told<'disoriented', OfPlane & { turns: number }>
  | Told<
      'flown',
      OfPlane & { how: 'stalled' | 'spinning' | 'gloc' | 'surprised'; q: number; r: number; alt: Increments }
    >
  | Told<'ceilingHeld', OfPlane & { alt: Increments }>
  | Told<'collisionRolled', OfPlane & Sum & { other: string; hit: boolean }>
  | Told<'crashed', OfPlane>
  | Told<'moveEnded', OfPlane & { q: number; r: number; facing: number; alt: Increments; bank: Bank }>
  | Told<'shotDeclared', OfPlane & { gun: string | null; target: string }>
  | Told<'attackEnded', { seat: Seat }>
  | Told<'shotsShown', { shots: number }>
  | Told<'shotsRolled', { shots: number; headOn: boolean }>
  | Told<
      'shotFired',
      OfPlane &
        Sum & {
          gun: string | null
          target: string
          headOn: boolean
          range: number
          firepower: number
          defense: number
          column: number
          shifts: readonly Modifier<RuleId>[]
          hits: number
        }
    >
  | Told<'ammoSpent', OfPlane & { weapon: string; spent: Half; left: Half }>
  | Told<'jammed', OfPlane & { weapon: string; die: number; jam: Jam }>
  | Told<'damaged', OfPlane & { hits: number; damage: Damage }>
  | Told<'destroyed', OfPlane>
  | Told<'critical', OfPlane & { where: string; effect: string; dice: readonly number[] }>
  | Told<'jamTried', OfPlane & { weapon: string; die: number; need: number; jam: Jam }>
  | Told<'jamsLeft', { seat: Seat }>
  | Told<'fireRolled', OfPlane & { die: number; result: 'destroyed' | 'burning' | 'out' }>
  | Told<'oxygenRolled', OfPlane & { die: number; second: number | null; victims: number }>
  | Told<'coolantLost', OfPlane & { power: number }>
  | Told<'spinRecovered', OfPlane & Sum & { recovered: boolean }>
  | Told<'recovered', OfPlane>
  | Told<'carriesForfeited', OfPlane & { accel: number }>
  | Told<'carryLost', OfPlane & { what: 'bank' | 'turn' | 'slip' }>
  | Told<'carried', OfPlane & { what: 'bank' | 'turn' | 'slip'; fps: number }>
  | Told<'speedChanged', OfPlane & { from: Half; to: Half; net: number; carry: number; ledger: readonly Entry[] }>
  | Told<'speedCapped', OfPlane & { speed: Half; limit: 'attainable' | 'terminal' | 'floor' }>
  | Told<'structureRolled', OfPlane & { die: number; need: number; hits: number }>
  | Told<'brokeOff', { seat: Seat }>
  | Told<'gameEnded', { winner: Seat | 'draw'; blue: number; red: number }>

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
}

/** An aircraft by id. */
export const plane = (state: State, id: string): Plane => state.planes[id] as Plane
/** An aircraft to write to. */
export const edit = (draft: Draft, id: string): Draft['planes'][string] => draft.planes[id] as Draft['planes'][string]
/** The data card of an aircraft. */
export const craftOf = (state: State, id: string): Craft =>
  state.config.crafts[(state.config.flyers[id] as Flyer).craft] as Craft
/** Who flies an aircraft. */
export const flyerOf = (state: State, id: string): Flyer => state.config.flyers[id] as Flyer
/** The other player. */
export const foeOf = (seat: Seat): Seat => (seat === 'blue' ? 'red' : 'blue')

/** The aircraft in play, in order of their ids. Reading the record itself is what is fast here. */
export function flying(state: Pick<State, 'planes'>): string[] {
  const out: string[] = []
  for (const id in state.planes) if (!state.planes[id]!.out) out.push(id)
  return out
}
