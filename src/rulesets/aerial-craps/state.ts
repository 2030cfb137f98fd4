/**
 * Aerial Craps, bucket o' dice version: its vocabulary and the types of its config, state, actions, events and views.
 *
 * Large hexes and levels; facing only while going somewhere; a Combat Value instead of arcs.
 */
import type { BaseConfig, BaseState, DraftOf, Frame, Game, Happened, Io, Modifier, ViewBase } from '../../core/index.js'
import type { Facing, Hex, HexBoard } from '../../geometry/index.js'
import type { Options } from './options.js'
import type { RuleId } from './rules.js'
import type { Critical, Tables } from './tables.js'

// ---------------------------------------------------------------------------------------- vocabulary

/** The two players. Their nations are data. */
export const SEATS = ['a', 'b'] as const
/** A player. */
export type Seat = (typeof SEATS)[number]

/** The phases of the printed sequence of play; `end` is the turn's end, which is ours. */
export const PHASES = ['housekeeping', 'movement', 'combat', 'end', 'over'] as const
/** A phase of the sequence of play. */
export type Phase = (typeof PHASES)[number]

/** Whether an aircraft is in play, and if not, why. */
export const FATES = ['flying', 'destroyed', 'crashed', 'retired'] as const
/** Whether an aircraft is in play. */
export type Fate = (typeof FATES)[number]

/** Where in its level an aircraft is. */
export const POSITIONS = ['in', 'up', 'down'] as const
/** In the level, or leaving it upward or downward. */
export type Position = (typeof POSITIONS)[number]

/** Whether an aircraft is under control. */
export const CONDITIONS = ['ok', 'stalled', 'spinning'] as const
/** Whether an aircraft is under control. */
export type Condition = (typeof CONDITIONS)[number]

/** What a gun can be. */
export const GUN_STATES = ['ok', 'jammed', 'jammed-for-good', 'broken'] as const
/** The state of a gun. */
export type GunCondition = (typeof GUN_STATES)[number]

/** The two men of a two-seater. */
export const CREW = ['pilot', 'observer'] as const
/** Pilot or observer. */
export type Crew = (typeof CREW)[number]

/** What can be done with a horizontal MP. */
export const USES = ['goForward', 'maneuver', 'exitGoing', 'exitManeuver', 'levelOut'] as const
/** A use of a horizontal MP. */
export type Use = (typeof USES)[number]

/** Effects of a movement test that two Pilot Points cancel. */
export const EFFECTS = ['none', 'speed', 'power', 'minSpeed'] as const
/** An effect of a movement test. */
export type Effect = (typeof EFFECTS)[number]

// ---------------------------------------------------------------------------------------- data

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

// ---------------------------------------------------------------------------------------- config

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

// ---------------------------------------------------------------------------------------- state

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
}

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

/** The move of one aircraft. */
export interface Move {
  readonly ac: string
  /** Speed and pitch at its start. */
  readonly start: number
  readonly from: number
  /** The pitch that was declared, or achieved if the test failed. */
  readonly pitch: number
  readonly intent: { readonly use: Use; readonly turn: number } | null
  readonly die: number
  /** What Pilot Points and CV make of the die. */
  readonly adjust: number
  readonly h: number
  readonly v: number
  readonly hLeft: number
  readonly vLeft: number
  readonly hUsed: number
  readonly vUsed: number
  /** The change of pitch has been made, or tested. */
  readonly pitched: boolean
  /** The vertical MPs have been used. */
  readonly climbed: boolean
  /** The pitch to ease to with the next MP. */
  readonly ease: number | null
  /** Movement test dice have been rolled. */
  readonly rolled: boolean
  /** Speed lost in tests. */
  readonly loss: number
  readonly powerPenalty: number
  /** Extra dice to extinguish a fire. */
  readonly extra: number
}

/** A movement test in progress. */
export interface Test {
  readonly use: Use | 'pitch'
  /** Hexsides to turn, clockwise positive. */
  readonly turn: number
  /** The pitch to reach; null if it stays. */
  readonly pitch: number | null
  /** The change of pitch is a task of the test. */
  readonly pitchTested: boolean
  readonly maneuver: boolean
  /** The facing of `levelOut`. */
  readonly facing: Facing | null
  /** Where `exitManeuver` began. */
  readonly hex: Hex
  /** A one-MP exit: the gain is halved. */
  readonly halved: boolean
  readonly called: number
  readonly level: number
  /** Dice of the pool: called for and risky, free by skill, added by damage and quality. */
  readonly risky: number
  readonly free: number
  readonly penalty: number
  readonly aero: number
  readonly pp: number
  readonly sixes: number
  /** Ones that are not cancelled. */
  readonly ones: number
  readonly bought: number
  readonly diverted: number
  /** Speed loss and power penalty of the test. */
  readonly loss: number
  readonly odd: number
  /** Units of the move penalty on the pitch, on the rest, and in excess. */
  readonly offPitch: number
  readonly offMove: number
  readonly excess: number
  /** Speed lost to the failure table and to excess. */
  readonly failed: number
  /** CV lost to the failure table. */
  readonly cv: number
  /** Modifier of a forced stress test; null if none is forced. */
  readonly stress: number | null
}

/** A close encounter that is not avoided yet. */
export interface Encounter {
  readonly a: string
  readonly b: string
  readonly rating: number
}

/** An attack that has been rolled. */
export interface Attack {
  readonly by: string
  readonly crew: Crew
  readonly target: string
  readonly cv: number
  readonly hits: number
  readonly ones: number
  readonly criticals: number
  /** The guns that took part, by index. */
  readonly guns: readonly number[]
}

/** A hex between two areas, given to one of them until either aircraft moves. */
export interface Split {
  readonly of: string
  readonly other: string
  readonly area: number
}

/** Do, as the types above use it. */
export type Do<Kind extends string, Facts extends object = object> = { readonly do: Kind } & Readonly<Facts>

/** What is still to be done, the last first. A task whose name is a question waits for its answer. */
export type Task =
  | Do<'beginTurn'>
  | Do<'lossChecks', { list: readonly string[] }>
  | Do<'lossPP', { ac: string; die: number; tail: boolean }>
  | Do<'targets', { list: readonly string[] }>
  | Do<'target', { ac: string }>
  | Do<'spotPP', { ac: string; target: string; die: number; modifier: number }>
  | Do<'adjustCv'>
  | Do<'rollInitiative'>
  | Do<'addCvs', { list: readonly string[] }>
  | Do<'addCv', { ac: string }>
  | Do<'tailing'>
  | Do<'encounters', { list: readonly { readonly a: string; readonly b: string }[] }>
  | Do<'encounterPP', { ac: string; a: string; b: string; dieA: number; dieB: number; ppA: number; ppB: number }>
  | Do<'spreadFire'>
  | Do<'maintenances'>
  | Do<'maintenanceList', { list: readonly string[] }>
  | Do<'maintain', { ac: string }>
  | Do<'cancelBreak', { ac: string; gun: number; ones: number; success: boolean }>
  | Do<'movement'>
  | Do<'slots', { list: readonly string[] }>
  | Do<'move', { ac: string; pitch: number | null; extra: number }>
  | Do<'pitch'>
  | Do<'rollMp'>
  | Do<'mpAdjust'>
  | Do<'allot'>
  | Do<'nextMp'>
  | Do<'useMp'>
  | Do<'exitFacing', { use: Use; die: number; more: number; mp: number }>
  | Do<'exitTurn'>
  | Do<'mtDice'>
  | Do<'cancelOnes'>
  | Do<'passTest'>
  | Do<'buyCv'>
  | Do<'cancelEffect'>
  | Do<'divert'>
  | Do<'gain'>
  | Do<'cuts', { list: readonly { readonly a: string; readonly b: string }[]; levels: number }>
  | Do<'cut', { a: string; b: string; levels: number }>
  | Do<'severity'>
  | Do<'split'>
  | Do<'excess'>
  | Do<'failTest'>
  | Do<'failFacing', { die: number }>
  | Do<'testStress'>
  | Do<'closeTest'>
  | Do<'becomeIn'>
  | Do<'climb'>
  | Do<'ease'>
  | Do<'endMove'>
  | Do<'douse'>
  | Do<'speed'>
  | Do<'speedTake', { drag: boolean }>
  | Do<'forcedDrag'>
  | Do<'crewDice'>
  | Do<'smoke'>
  | Do<'speedStress'>
  | Do<'stall'>
  | Do<'stallPP', { die: number }>
  | Do<'recover'>
  | Do<'recoverFacing', { die: number }>
  | Do<'closeMove'>
  | Do<'collisions', { ac: string }>
  | Do<'combat'>
  | Do<'attacks', { list: readonly string[] }>
  | Do<'attack', { ac: string; pilot: boolean; observer: boolean }>
  | Do<'cancelJam', { spare: number }>
  | Do<'trade'>
  | Do<'resolveAttacks'>
  | Do<'criticals', { ac: string; left: number }>
  | Do<'fuelLeak', { ac: string }>
  | Do<'endTurn'>
  | Do<'retirements', { list: readonly string[] }>
  | Do<'retire', { ac: string }>
  | Do<'nextTurn'>

/** The kinds of question. */
export const FRAMES = [
  ...(['beginTurn', 'lossPP', 'target', 'spotPP', 'rollInitiative', 'addCv', 'encounterPP', 'maintain'] as const),
  ...(['cancelBreak', 'pitch', 'mpAdjust', 'useMp', 'exitFacing', 'exitTurn', 'mtDice', 'cancelOnes'] as const),
  ...(['buyCv', 'cancelEffect', 'divert', 'cut', 'split', 'excess', 'failFacing', 'becomeIn', 'ease'] as const),
  ...(['speed', 'speedTake', 'crewDice', 'stallPP', 'recover', 'recoverFacing', 'attack', 'cancelJam'] as const),
  ...(['trade', 'fuelLeak', 'retire'] as const),
] as const
/** A kind of question. */
export type FrameKind = (typeof FRAMES)[number]
/** A question that waits for its answer. */
export interface Question extends Frame {
  readonly kind: FrameKind
}

/** A position of the game. */
export interface State extends BaseState {
  readonly phase: Phase
  readonly agenda: readonly Question[]
  readonly resigned: Seat | null
  readonly config: Rules
  readonly aircraft: Readonly<Record<string, Aircraft>>
  readonly tasks: readonly Task[]
  readonly move: Move | null
  readonly test: Test | null
  readonly encounters: readonly Encounter[]
  readonly attacks: readonly Attack[]
  readonly splits: readonly Split[]
  /** The last order, dice apart: it lies open like everything else. */
  readonly last: Action | null
}

// ---------------------------------------------------------------------------------------- actions

/** Order, as the types above use it. */
export type Order<Type extends string, Fields extends object = object, By extends string = Seat> = {
  readonly type: Type
  readonly seat: By
  readonly rolls?: readonly number[]
} & Readonly<Fields>

/** An order. Dice that fall until the next choice come with it. */
export type Action =
  | Order<'beginTurn', object, 'referee'>
  | Order<'payLoss', { pp: number }>
  | Order<'dropTarget', { crew: Crew }>
  | Order<'spot', { crew: Crew; target: string }>
  | Order<'spotLeader', { target: string }>
  | Order<'spotPP', { pp: number }>
  | Order<'rollInitiative', object, 'referee'>
  | Order<'addCv', { add: boolean }>
  | Order<'encounterPP', { pp: number }>
  | Order<'reload', { gun: string; dice: number }>
  | Order<'unjam', { gun: string; dice: number }>
  | Order<'extinguish', { pitch: number; dice: number }>
  | Order<'cancelBreak', { pp: number }>
  | Order<'declarePitch', { pitch: number; first?: Use; turn?: number }>
  | Order<'mpAdjust', { pp: number; cv: 'none' | 'add' | 'subtract' }>
  | Order<'goForward', { turn: number }>
  | Order<'maneuver', { more: number }>
  | Order<'exitGoing'>
  | Order<'exitManeuver', { mp: number; more: number }>
  | Order<'levelOut', { facing: number; more: number }>
  | Order<'shiftFacing', { shift: number }>
  | Order<'turnAfterExit', { turn: number }>
  | Order<'addDice', { aero: number; pp: number }>
  | Order<'cancelOnes', { pp: number }>
  | Order<'buyCv', { cv: number }>
  | Order<'cancelEffect', { effect: Effect }>
  | Order<'divert', { cv: number }>
  | Order<'cutEncounter', { by: number }>
  | Order<'splitFailure', { pitch: number }>
  | Order<'takeExcess', { pitch: number }>
  | Order<'becomeIn', { yes: boolean }>
  | Order<'easePitch', { pitch: number }>
  | Order<'power', { aim: number }>
  | Order<'drag'>
  | Order<'coast'>
  | Order<'cutEngine'>
  | Order<'startEngine'>
  | Order<'takeSpeed', { points: number }>
  | Order<'crewDice', { dice: number }>
  | Order<'stallPP', { pp: number }>
  | Order<'recover', { dice: number }>
  | Order<'fire', { crew: Crew; cv: number; pp: number; burst: number }>
  | Order<'cancelJam', { pp: number }>
  | Order<'trade', { criticals: number }>
  | Order<'fuelLeak', { choice: 'shutDown' | 'smoke' }>
  | Order<'retire'>
  | Order<'done'>

// ---------------------------------------------------------------------------------------- events

/** A die roll with all that is added to it. */
export interface Rolled {
  ac: string
  dice: readonly number[]
  modifiers: readonly Modifier<RuleId>[]
  total: number
}

/** Why a CV changed. */
export type CvReason = 'carryover' | 'position' | 'mt' | 'pursuer' | 'failure' | 'fire' | 'link' | 'new' | 'lost'

/** One thing that happened, in past tense; each cites its rule. Everything is public. */
export type GameEvent =
  | Happened<
      'ordered',
      RuleId,
      { seat: string; order: Action['type']; choice: Readonly<Record<string, string | number | boolean>> }
    >
  | Happened<'turnBegan', RuleId, { turn: number }>
  | Happened<'ppReset', RuleId, { ac: string; pp: number; modifiers: readonly Modifier<RuleId>[] }>
  | Happened<'ppSpent', RuleId, { ac: string; pp: number; left: number }>
  | Happened<'areaRolled', RuleId, { of: string; other: string; die: number; area: number }>
  | Happened<'lossChecked', RuleId, Rolled & { need: number; kept: boolean }>
  | Happened<'targetLost', RuleId, { ac: string; crew: Crew; target: string }>
  | Happened<'spotRolled', RuleId, Rolled & { crew: Crew; target: string; need: number; spotted: boolean }>
  | Happened<'targetLogged', RuleId, { ac: string; crew: Crew; target: string; cv: number; linked: boolean }>
  | Happened<'cvChanged', RuleId, { ac: string; from: number; to: number; why: CvReason }>
  | Happened<'observerCvChanged', RuleId, { ac: string; from: number; to: number }>
  | Happened<'initiativeRolled', RuleId, Rolled>
  | Happened<'cvAdded', RuleId, { ac: string; adjusted: number }>
  | Happened<'tailed', RuleId, { ac: string; target: string }>
  | Happened<'rollOff', RuleId, { ac: string; die: number }>
  | Happened<'orderSet', RuleId, { order: readonly string[] }>
  | Happened<'slotSkipped', RuleId, { ac: string }>
  | Happened<'encounterRolled', RuleId, Rolled>
  | Happened<'encounterRated', RuleId, { a: string; b: string; sum: number; rating: number }>
  | Happened<'encounterChanged', RuleId, { a: string; b: string; rating: number }>
  | Happened<'collided', RuleId, { a: string; b: string; rating: number }>
  | Happened<'fireSpread', RuleId, { ac: string; boxes: number }>
  | Happened<'maintenanceRolled', RuleId, { ac: string; gun: string; dice: readonly number[]; ones: number }>
  | Happened<'gunChanged', RuleId, { ac: string; gun: string; state: GunCondition; ammo: number | null }>
  | Happened<'douseRolled', RuleId, { ac: string; dice: readonly number[]; bought: readonly number[] }>
  | Happened<'fireOut', RuleId, { ac: string }>
  | Happened<'moveBegan', RuleId, { ac: string; speed: number }>
  | Happened<'pitchDeclared', RuleId, { ac: string; pitch: number }>
  | Happened<'intentDeclared', RuleId, { ac: string; use: Use; turn: number }>
  | Happened<'mpRolled', RuleId, { ac: string; die: number }>
  | Happened<'mpAllotted', RuleId, { ac: string; h: number; v: number; modifiers: readonly Modifier<RuleId>[] }>
  | Happened<'pitchChanged', RuleId, { ac: string; from: number; to: number }>
  | Happened<'mpUsed', RuleId, { ac: string; use: Use; left: number }>
  | Happened<'hexEntered', RuleId, { ac: string; q: number; r: number }>
  | Happened<'turned', RuleId, { ac: string; facing: number }>
  | Happened<'maneuvered', RuleId, { ac: string }>
  | Happened<'facingRolled', RuleId, { ac: string; die: number }>
  | Happened<'facingShifted', RuleId, { ac: string; facing: number; pp: number }>
  | Happened<'levelChanged', RuleId, { ac: string; level: number; pos: Position }>
  | Happened<
      'testCalled',
      RuleId,
      { ac: string; called: number; level: number; modifiers: readonly Modifier<RuleId>[] }
    >
  | Happened<
      'testRolled',
      RuleId,
      {
        ac: string
        called: readonly number[]
        free: readonly number[]
        penalty: readonly number[]
        aero: readonly number[]
        pilot: readonly number[]
        ones: number
        sixes: number
      }
    >
  | Happened<'mtLevelSet', RuleId, { ac: string; level: number }>
  | Happened<'testPassed', RuleId, { ac: string; gain: number; modifiers: readonly Modifier<RuleId>[] }>
  | Happened<'testFailed', RuleId, { ac: string; dice: readonly number[]; sum: number; move: number }>
  | Happened<'effectCancelled', RuleId, { ac: string; effect: Effect }>
  | Happened<'excessTaken', RuleId, { ac: string; pitch: number; speed: number }>
  | Happened<'powerRolled', RuleId, Rolled & { gain: number }>
  | Happened<'dragRolled', RuleId, Rolled & { forced: boolean; loss: number }>
  | Happened<'engineSwitched', RuleId, { ac: string; engine: 'running' | 'off' }>
  | Happened<'speedChanged', RuleId, { ac: string; speed: number; modifiers: readonly Modifier<RuleId>[] }>
  | Happened<'crewDiceRolled', RuleId, { ac: string; dice: readonly number[]; gain: number }>
  | Happened<'smokeRolled', RuleId, { ac: string; die: number; fire: boolean }>
  | Happened<'stressRolled', RuleId, Rolled & { rows: number; destroyed: boolean }>
  | Happened<'stallRolled', RuleId, Rolled & { result: Condition }>
  | Happened<'conditionChanged', RuleId, { ac: string; condition: Condition }>
  | Happened<'recoveryRolled', RuleId, { ac: string; dice: readonly number[]; recovered: boolean }>
  | Happened<'moveEnded', RuleId, { ac: string; speed: number; level: number }>
  | Happened<
      'fired',
      RuleId,
      {
        ac: string
        crew: Crew
        target: string
        cv: number
        range: number
        burst: number
        dice: readonly number[]
        pilot: readonly number[]
        hits: number
        modifiers: readonly Modifier<RuleId>[]
      }
    >
  | Happened<'criticalsBought', RuleId, { ac: string; hits: number; criticals: number }>
  | Happened<'damageRolled', RuleId, { ac: string; dice: readonly number[]; boxes: number; criticals: number }>
  | Happened<'rowFilled', RuleId, { ac: string; row: number; pass: number }>
  | Happened<'criticalRolled', RuleId, { ac: string; dice: readonly number[]; effect: Critical }>
  | Happened<'smokeStarted', RuleId, { ac: string; die: number }>
  | Happened<'fuelLeaked', RuleId, { ac: string; choice: 'shutDown' | 'smoke' }>
  | Happened<'aircraftLost', RuleId, { ac: string; fate: Fate }>
  | Happened<'passed', RuleId, { ac: string }>
  | Happened<'gameEnded', RuleId, { winner: Seat | 'draw' }>

// ---------------------------------------------------------------------------------------- view

/** What a seat sees: everything. The book wants all of it on the table. */
export interface View extends ViewBase<State, Seat>, Omit<State, keyof BaseState> {}

/** The types of this game, named once. */
export interface AerialCraps extends Game {
  Config: Config
  State: State
  Action: Action
  Event: GameEvent
  View: View
  Seat: Seat
  Rule: RuleId
}

/** A state as rule code writes to it. */
export type Draft = DraftOf<AerialCraps>
/** What rule code may do besides writing to its draft. */
export type Table = Io<AerialCraps>
/** An action by its type. */
export type ActionOfType<T extends Action['type']> = Extract<Action, { readonly type: T }>
/** A task by its name. */
export type TaskOf<K extends Task['do']> = Extract<Task, { readonly do: K }>
/** What each task does. */
export type Steps<K extends Task['do']> = {
  readonly [T in K]: (draft: Draft, task: TaskOf<T>, io: Table) => void
}

// ---------------------------------------------------------------------------------------- accessors

/** The aircraft of that id, which must exist. */
export const craft = (state: Pick<State, 'aircraft'>, id: string): Aircraft => state.aircraft[id] as Aircraft
/** The aircraft of that id, to write to. */
export const edit = (draft: Draft, id: string): Draft['aircraft'][string] =>
  draft.aircraft[id] as Draft['aircraft'][string]
/** The card of an aircraft. */
export const cardOf = (state: State, id: string): AircraftCard =>
  state.config.cards[craft(state, id).card] as AircraftCard
/** The pilot of an aircraft. */
export const pilotOf = (state: State, id: string): PilotCard => state.config.pilots[craft(state, id).pilot] as PilotCard

/** Is it in play? */
export const isFlying = (state: Pick<State, 'aircraft'>, id: string): boolean =>
  Object.hasOwn(state.aircraft, id) && craft(state, id).fate === 'flying'

/** The aircraft in play, by id. */
export function flying(state: Pick<State, 'aircraft'>): readonly string[] {
  const ids: string[] = []
  for (const id in state.aircraft) if (state.aircraft[id]!.fate === 'flying') ids.push(id)
  return ids
}

/** Do two aircraft fly for the same player? */
export const areFriends = (state: Pick<State, 'aircraft'>, a: string, b: string): boolean =>
  craft(state, a).side === craft(state, b).side

/** The other player. */
export const opponent = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a')
