/** SPITFIRE: its orders and the referee's duties. */
import type { Facing } from '../../../geometry/index.js'
import type { Gun, Hand, Mode, Seat } from './vocabulary.js'

/** An action of one type, by one of these. */
export type Order<Type extends string, Fields extends object = object, By extends string = Seat> = {
  readonly type: Type
  readonly seat: By
} & Readonly<Fields>
/** Dice brought from a real table. */
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
