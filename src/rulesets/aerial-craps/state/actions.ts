/** The orders of the game. */
import type { Crew, Effect, Seat, Use } from './vocabulary.js'

/** An action of one type, by one of these. */
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
