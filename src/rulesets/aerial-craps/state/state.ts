/**
 * Aerial Craps, bucket o' dice version: the position, and how rules read and write it.
 *
 * Large hexes and levels; facing only while going somewhere; a Combat Value instead of arcs.
 */
import { type BaseState, type DraftOf, type Game, type Io, owned, type ViewBase } from '../../../core/index.js'
import type { Code } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import type { Action } from './actions.js'
import type { Aircraft } from './aircraft.js'
import type { AircraftCard, Config, PilotCard, Rules } from './config.js'
import type { GameEvent } from './events.js'
import type { Attack, Encounter, Move, Question, Split, Task, Test } from './progress.js'
import type { Phase, Seat } from './vocabulary.js'

export type * from './actions.js'
export type * from './aircraft.js'
export * from './config.js'
export type * from './events.js'
export * from './progress.js'
export * from './vocabulary.js'

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
  Code: Code
}

/** A state as rule code writes to it. */
export type Draft = DraftOf<AerialCraps>
/** An aircraft as rule code writes to it. */
export type Craft = Draft['aircraft'][string]
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
/** The aircraft of that id, to write to; a frozen one is copied first. */
export const edit = (draft: Draft, id: string): Craft => owned(draft.aircraft, id, copyCraft)
/** The card of an aircraft. */
export const cardOf = (state: State, id: string): AircraftCard =>
  state.config.cards[craft(state, id).card] as AircraftCard
/** The pilot of an aircraft. */
export const pilotOf = (state: State, id: string): PilotCard => state.config.pilots[craft(state, id).pilot] as PilotCard

/** Is it in play? */
export const isFlying = (state: Pick<State, 'aircraft'>, id: string): boolean =>
  Object.hasOwn(state.aircraft, id) && craft(state, id).fate === 'flying'

/** The aircraft in play, in the order of their ids. */
export function flying(state: Pick<State, 'aircraft' | 'config'>): readonly string[] {
  const { roster } = state.config
  const ids: string[] = []
  for (let i = 0; i < roster.length; i++) if (craft(state, roster[i]!).fate === 'flying') ids.push(roster[i]!)
  return ids
}

/** Do two aircraft fly for the same player? */
export const areFriends = (state: Pick<State, 'aircraft'>, a: string, b: string): boolean =>
  craft(state, a).side === craft(state, b).side

/** The other player. */
export const opponent = (seat: Seat): Seat => (seat === 'a' ? 'b' : 'a')

/**
 * A copy of an aircraft, to write to; its parts are always replaced whole and may be shared. Field by field: copying a
 * frozen object so is far faster than spreading it.
 */
export const copyCraft = (a: Craft): Craft => ({
  side: a.side,
  card: a.card,
  pilot: a.pilot,
  fate: a.fate,
  hex: a.hex,
  level: a.level,
  pos: a.pos,
  pitch: a.pitch,
  maneuvering: a.maneuvering,
  facing: a.facing,
  speed: a.speed,
  mtLevel: a.mtLevel,
  riseCancelled: a.riseCancelled,
  condition: a.condition,
  pp: a.pp,
  target: a.target,
  cv: a.cv,
  linked: a.linked,
  spotTried: a.spotTried,
  failedSpot: a.failedSpot,
  posted: a.posted,
  addsCv: a.addsCv,
  follows: a.follows,
  moved: a.moved,
  maintenance: a.maintenance,
  sheet: a.sheet,
  wounds: a.wounds,
  engine: a.engine,
  enginePower: a.enginePower,
  smoke: a.smoke,
  fire: a.fire,
  control: a.control,
  guns: a.guns,
  observer: a.observer,
  script: a.script,
})
