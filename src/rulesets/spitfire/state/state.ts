/**
 * SPITFIRE: its vocabulary and the types of its config, state, actions, events and views.
 *
 * Hexes are axial inside and printed numbers `CCRR` outside; facings are hexsides clockwise from north, or under rule 10
 * hex corners clockwise from 30 degrees; speeds are movement points (MPs).
 */
import type { BaseConfig, BaseState, DraftOf, Frame, Game, Happened, ViewBase } from '../../../core/index.js'
import type { Facing, Hex } from '../../../geometry/index.js'
import type { Options } from '../book/options.js'
import type { RuleId } from '../book/rules.js'

// ---------------------------------------------------------------------------------------- vocabulary

/** The two players, in the order in which they move. */
export const SEATS = ['first', 'second'] as const
/** One of the two players. */
export type Seat = (typeof SEATS)[number]

/** Where the game is: the segments of a Movement Phase, the Joint Combat Phase, and roles to settle after it. */
export const PHASES = ['setup', 'altitude', 'speed', 'movement', 'combat', 'formation', 'over'] as const
/** A phase of play. */
export type Phase = (typeof PHASES)[number]

/** What an aircraft does with its altitude in a phase. */
export const MODES = ['level', 'climb', 'hdive', 'vdive'] as const
/** What a plane declares in its altitude segment. */
export type Mode = (typeof MODES)[number]

/** Where a nose points for rule 11. */
export const ATTITUDES = ['level', 'climb', 'dive'] as const
/** How a plane flies. */
export type Attitude = (typeof ATTITUDES)[number]

/** Guns, in the order in which their dice are rolled. */
export const GUNS = ['fwd', 'rear', 'all'] as const
/** A kind of gun. */
export type Gun = (typeof GUNS)[number]

/** The kinds of armament. */
export const ARMAMENTS = ['fwd', 'fwd+rear', 'all'] as const
/** A kind of armament. */
export type Armament = (typeof ARMAMENTS)[number]

/** The classes of aircraft. */
export const CLASSES = ['fighter', 'fighter-bomber', 'bomber'] as const
/** A class of aircraft. */
export type AircraftClass = (typeof CLASSES)[number]
/** What a plane is in its scenario. */
export type Role = 'fighter' | 'bomber'

/** The two sides of the war. */
export const ALLIANCES = ['allied', 'german'] as const
/** A side of the war. */
export type Alliance = (typeof ALLIANCES)[number]

/** The scenarios of the book. */
export const SCENARIOS = ['9.1', '9.2', '9.3', '9.3V'] as const
/** A scenario of the book. */
export type ScenarioId = (typeof SCENARIOS)[number]

/** The periods of availability. */
export const PERIODS = [1, 2, 3, 4] as const
/** A period of availability. */
export type Period = (typeof PERIODS)[number]

/** In play, and the ways out of it. */
export const STATUSES = ['flying', 'shot-down', 'exited'] as const
/** Whether a plane is in play, and if not, why. */
export type Status = (typeof STATUSES)[number]

/** Left and right. */
export const HANDS = ['left', 'right'] as const
/** Left or right. */
export type Hand = (typeof HANDS)[number]

/** An edge of the map. */
export type Edge = 'north' | 'east' | 'south' | 'west'

/** Where a wingman belongs, seen from his leader's seat; `both` is the whole rear arc. */
export const ZONES = ['left', 'right', 'both'] as const
/** Where planes are set up. */
export type Zone = (typeof ZONES)[number]

/** What an MP was spent on. A snap roll is two kinds: its first half in the hex it starts from, the rest in the next. */
export const MP_KINDS = ['hex', 'turn', 'climb', 'dive', 'maneuver', 'rollStart', 'rollEnd'] as const
/** What a movement point was spent on. */
export type MpKind = (typeof MP_KINDS)[number]

/** A maneuver that the last own phase has prepared. */
export const PREPARATIONS = ['wingOver', 'splitS'] as const
/** How a maneuver is prepared. */
export type Preparation = (typeof PREPARATIONS)[number]

// ---------------------------------------------------------------------------------------- aircraft chart

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

// ---------------------------------------------------------------------------------------- state

/** What never changes in a game. */
export interface Rules {
  readonly scenario: ScenarioId
  readonly period: Period
  readonly alliances: Readonly<Record<Seat, Alliance>>
  readonly options: Options
  /** The charts of the two types or, until these are chosen, of all that could be. */
  readonly charts: Readonly<Record<string, AircraftChart>>
  readonly placements: Readonly<Record<string, Placement>>
}

/** Where one MP was spent, and with the nose where. */
export interface MpRecord {
  readonly kind: MpKind
  readonly hex: Hex
  readonly facing: Facing
}

/** One aircraft. */
export interface Plane {
  readonly side: Seat
  readonly chart: string
  readonly role: Role
  readonly status: Status
  /** An aircraft that flew off the map is in the hex beyond the edge. */
  readonly hex: Hex
  readonly facing: Facing
  readonly altitude: number
  readonly climbStep: number
  /** Current Speed. */
  readonly speed: number
  readonly maxSpeed: number
  /** Damage Points taken in all. */
  readonly damage: number
  /** The altitude decision of this or the last own phase; null until it is made. */
  readonly mode: Mode | null
  readonly levels: number
  /** The speed decided for this or the last own phase; null until it is decided. */
  readonly speedSet: number | null
  readonly moved: boolean
  /** Hexes straight ahead since the last turn. */
  readonly straight: number
  /** Turns that count for the turn mode. */
  readonly turns: number
  /** The MPs of this or the last own phase, one by one. Replaced whole. */
  readonly path: readonly MpRecord[]
  readonly attitude: Attitude
  readonly prepared: Preparation | null
  /** The last own phase began with a vertical dive. */
  readonly dived: boolean
  /** Own Movement Phases finished. */
  readonly phases: number
  readonly passes: number
}

/** The aircraft that is moving. */
export interface Move {
  readonly plane: string
  /** MPs left. */
  readonly left: number
  /** Something but a dive has been spent. */
  readonly started: boolean
  readonly rolled: Hand | null
  readonly climbMp: number
  /** No end without stacking was left: it may stack. */
  readonly waived: boolean
}

/** One gun's fire, declared; with its die once that has been rolled. */
export interface Shot {
  readonly plane: string
  readonly gun: Gun
  readonly target: string
  readonly die: number | null
}

/** Declared fire. */
export interface Fire {
  readonly shots: readonly Shot[]
  readonly locked: readonly Seat[]
}

/** Planes that fly in formation. */
export interface Wing {
  readonly plane: string
  readonly of: string
  readonly zone: Zone
}

/** The formation of one side in scenario 9.3. */
export interface Formation {
  readonly kind: 'vee' | 'schwarm'
  /** Empty while the owner has to name one. */
  readonly leaders: readonly string[]
  readonly wings: readonly Wing[]
  /** The straggler: not checked, and holding its fire. While a leader is to be named, set if the other may join up. */
  readonly joining: string | null
  /** Own phases that the straggler has ended apart. */
  readonly apart: number
  /** Why the next check at the beginning of a phase is waived. */
  readonly waived: 'loss' | 'corners' | null
}

/** What the game waits for, besides moves and fire. */
export const FRAMES = ['chooseType', 'chooseFacing', 'nameLeader', 'assignWing', 'endOffer'] as const
/** A kind of question. */
export type FrameKind = (typeof FRAMES)[number]
export interface Question extends Frame {
  readonly kind: FrameKind
}

/** How a game ended that nobody resigned. */
export interface Ending {
  readonly winner: Seat | 'draw'
  readonly rule: EndRule
}
/** The rules that can end a game. */
export const END_RULES = [
  'SP-9-8',
  'SP-9-9',
  'SP-9.1-7',
  'SP-9.1-9',
  'SP-9.2-8',
  'SP-9.3-12',
  'SP-9.3-16',
  'SP-9.3-17',
  'SP-9.3-20',
] as const satisfies readonly RuleId[]
/** A rule that can end a game. */
export type EndRule = (typeof END_RULES)[number]

export interface State extends BaseState {
  readonly phase: Phase
  readonly agenda: readonly Question[]
  readonly resigned: Seat | null
  readonly config: Rules
  /** Whose Movement Phase it is or, in a Combat Phase, was. */
  readonly moving: Seat
  /** The type of each side; null until it is chosen. */
  readonly types: Readonly<Record<Seat, string | null>>
  readonly planes: Readonly<Record<string, Plane>>
  readonly move: Move | null
  readonly fire: Fire | null
  readonly formations: Readonly<Record<Seat, Formation>> | null
  /** Aircraft whose start corner is still to be chosen (rule 10). */
  readonly cornerless: readonly string[]
  /** Seats whose offer to end was refused in this phase. */
  readonly offered: readonly Seat[]
  readonly ending: Ending | null
}

// ---------------------------------------------------------------------------------------- actions

/** Order, as the types above use it. */
export type Order<Type extends string, Fields extends object = object, By extends string = Seat> = {
  readonly type: Type
  readonly seat: By
} & Readonly<Fields>
/** Dice, as the types above use it. */
export interface Dice {
  readonly rolls?: readonly number[]
}

/** An order, or a duty of the referee. */
export type Action =
  | Order<'chooseType', { chart: string }>
  | Order<'chooseFacing', { plane: string; facing: Facing }>
  | Order<'declareAltitude', { plane: string; mode: Mode; levels: number }>
  | Order<'closeAltitude'>
  | Order<'setSpeed', { plane: string; speed: number }>
  | Order<'closeSpeed'>
  | Order<'beginMove', { plane: string }>
  | Order<'startTurn', { hand: Hand }>
  | Order<'wingOver', { hand: Hand; hexsides: 1 | 2 | 3 }>
  | Order<'splitS', { hand: Hand; hexsides: 1 | 2 | 3 }>
  | Order<'forward', { toward?: Hand }>
  | Order<'turn', { hand: Hand }>
  | Order<'snapRoll', { hand: Hand }>
  | Order<'climb', { steps: number }>
  | Order<'endMove', { bleed: number; attitude?: 'keep' | 'level' }>
  | Order<'endPhase'>
  | Order<'declareFire', { plane: string; gun: Gun; target: string | null } & Dice>
  | Order<'lockFire'>
  | Order<'rollFire', Dice, 'referee'>
  | Order<'nameLeader', { plane: string }>
  | Order<'assignWing', { zone: Hand }>
  | Order<'offerEnd'>
  | Order<'agreeEnd'>
  | Order<'refuseEnd'>

// ---------------------------------------------------------------------------------------- events

/** One thing that happened, in past tense; each cites its rule. Hexes are printed numbers. */
export type GameEvent =
  | Happened<'gameStarted', RuleId, { scenario: ScenarioId; period: Period }>
  | Happened<'chartDoubted', RuleId, { chart: string; field: string; expected: string }>
  | Happened<'typeChosen', RuleId, { seat: Seat; chart: string }>
  | Happened<'facingChosen', RuleId, { plane: string; facing: Facing }>
  | Happened<
      'planePlaced',
      RuleId,
      { plane: string; chart: string; hex: string; facing: Facing; altitude: number; speed: number }
    >
  | Happened<'chartSet', RuleId, { seat: Seat; chart: string; maxSpeed: number }>
  | Happened<'phaseBegan', RuleId, { turn: number; seat: Seat; phase: 'movement' | 'combat' }>
  | Happened<'segmentBegan', RuleId, { seat: Seat; segment: 'A' | 'B' | 'C' }>
  | Happened<'altitudeDeclared', RuleId, { plane: string; mode: Mode; levels: number }>
  | Happened<'speedClamped', RuleId, { plane: string; from: number; to: number; reason: 'leave-dive' | 'damage' }>
  | Happened<'speedSet', RuleId, { plane: string; from: number; to: number }>
  | Happened<'moveBegan', RuleId, { plane: string; mps: number }>
  | Happened<
      'diveExecuted',
      RuleId,
      { plane: string; mode: Mode; levels: number; mps: number; from: number; to: number }
    >
  | Happened<'planeTurned', RuleId, { plane: string; facing: Facing; hexsides: number; mps: number; left: number }>
  | Happened<'hexEntered', RuleId, { plane: string; hex: string; left: number }>
  | Happened<'snapRolled', RuleId, { plane: string; hand: Hand; from: string; to: string; mps: number; left: number }>
  | Happened<'climbStepped', RuleId, { plane: string; steps: number; mps: number; step: number; left: number }>
  | Happened<'altitudeGained', RuleId, { plane: string; altitude: number }>
  | Happened<'stackingWaived', RuleId, { plane: string }>
  | Happened<'targetPassed', RuleId, { plane: string; hex: string; passes: number }>
  | Happened<'planeLeft', RuleId, { plane: string; edge: Edge | 'below'; safe: boolean }>
  | Happened<'speedBled', RuleId, { plane: string; from: number; to: number }>
  | Happened<'attitudeSet', RuleId, { plane: string; attitude: Attitude }>
  | Happened<'moveEnded', RuleId, { plane: string; hex: string; facing: Facing; altitude: number; speed: number }>
  | Happened<'fireDeclared', RuleId, { seat: Seat; plane: string; gun: Gun; target: string | null }>
  | Happened<'fireLocked', RuleId, { seat: Seat }>
  | Happened<'fireRevealed', RuleId, { plane: string; gun: Gun; target: string }>
  | Happened<
      'shotResolved',
      RuleId,
      { plane: string; gun: Gun; target: string; range: number; die: number; damage: number }
    >
  | Happened<'fireResolved', RuleId, { shots: number }>
  | Happened<
      'damageApplied',
      RuleId,
      { plane: string; points: number; from: number; maxSpeed: number; halfHit: boolean }
    >
  | Happened<'planeShotDown', RuleId, { plane: string; cause: 'fire' | 'map' | 'ground' }>
  | Happened<'pointsScored', RuleId, { seat: Seat; points: number }>
  | Happened<'formationFormed', RuleId, { seat: Seat; kind: Formation['kind']; leaders: string; wings: string }>
  | Happened<
      'formationChecked',
      RuleId,
      { seat: Seat; when: 'beginning' | 'end'; result: 'kept' | 'waived' | 'broken' }
    >
  | Happened<'formationBroken', RuleId, { seat: Seat; plane: string; leader: string; zone: Zone }>
  | Happened<
      'formationChanged',
      RuleId,
      { seat: Seat; kind: Formation['kind']; leader: string | null; joining: string | null }
    >
  | Happened<'leaderNamed', RuleId, { seat: Seat; plane: string }>
  | Happened<'planeJoined', RuleId, { plane: string; zone: Zone }>
  | Happened<'endOffered', RuleId, { seat: Seat }>
  | Happened<'endAnswered', RuleId, { seat: Seat; agreed: boolean }>
  | Happened<'gameEnded', RuleId, { winner: Seat | 'draw'; first: number; second: number }>

// ---------------------------------------------------------------------------------------- view

/** Fire as a seat sees it: shots that are still sealed are not among the enemy's. */
export interface View
  extends ViewBase<State, Seat>,
    Pick<
      State,
      'config' | 'moving' | 'types' | 'planes' | 'move' | 'fire' | 'formations' | 'cornerless' | 'offered' | 'ending'
    > {}

/** The types of this game, named once. */
export interface Spitfire extends Game {
  Config: Config
  State: State
  Action: Action
  Event: GameEvent
  View: View
  Seat: Seat
  Rule: RuleId
}

/** A state as rule code writes to it. */
export type Draft = DraftOf<Spitfire>

// ---------------------------------------------------------------------------------------- accessors

/** The plane of that id, which must exist. */
export const plane = (state: State, id: string): Plane => state.planes[id] as Plane
/** The plane of that id, to write to. */
export const edit = (draft: Draft, id: string): Draft['planes'][string] => draft.planes[id] as Draft['planes'][string]
/** The chart of a plane. */
export const chartOf = (state: State, id: string): AircraftChart => chartFor(state, plane(state, id))
/** The chart of a plane that is at hand. */
export const chartFor = (state: State, { chart }: Pick<Plane, 'chart'>): AircraftChart =>
  state.config.charts[chart] as AircraftChart
/** The other player. */
export const opponent = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first')
/** Is there a plane of that id, in play? */
export const flies = (state: State, id: string): boolean =>
  Object.hasOwn(state.planes, id) && plane(state, id).status === 'flying'
/** The planes of a seat that are in play, in order of their ids. */
export function flying(state: State, seat: Seat): string[] {
  const out: string[] = []
  for (const id in state.planes) {
    const one = state.planes[id] as Plane
    if (one.side === seat && one.status === 'flying') out.push(id)
  }
  return out
}
