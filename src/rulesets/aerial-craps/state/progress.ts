/** What is under way: a move, a test, encounters, attacks, and the tasks that are still to be done. */
import type { Frame } from '../../../core/index.js'
import type { Facing, Hex } from '../../../geometry/index.js'
import type { Crew, Use } from './vocabulary.js'

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

/** Two aircraft, the lower id first. */
export interface Pair {
  readonly a: string
  readonly b: string
}

/** A close encounter that is not avoided yet. */
export interface Encounter extends Pair {
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

/** One kind of task, with what it is about. */
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
  | Do<'encounters', { list: readonly Pair[] }>
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
  | Do<'buyCv'>
  | Do<'cancelEffect'>
  | Do<'divert'>
  | Do<'gain'>
  | Do<'cuts', { list: readonly Pair[]; levels: number }>
  | Do<'cut', { a: string; b: string; levels: number }>
  | Do<'severity'>
  | Do<'split'>
  | Do<'excess'>
  | Do<'failTest'>
  | Do<'failManeuver'>
  | Do<'failFacing', { die: number }>
  | Do<'testStress'>
  | Do<'closeTest'>
  | Do<'becomeIn'>
  | Do<'climb'>
  | Do<'ease'>
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
