/** Spitting Fire: its orders and the referee's duties. */
import type { GroupOrder, Pose } from './config.js'
import type { Colour, Edge, Marker, Seat } from './vocabulary.js'

/** A weapon (a single gun, counted over the card's lines in order) and its target. */
export interface Shot {
  readonly weapon: number
  readonly target: string
}

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
  | Order<'addPlane', { aircraft: string }>
  | Order<'submitForce', { groups?: readonly GroupOrder[] }>
  | Order<'chooseEdges', { axis: Edge | 'random' } & Dice, 'referee'>
  | Order<'flipCard', { card?: Colour }, 'referee'>
  | Order<'placeGroup', { group: string; altitude: number; poses: readonly Pose[] }>
  | Order<'placePlane', { group: string; altitude: number; pose: Pose }>
  | Order<'setPlot', { group: string; marker: Marker }>
  | Order<'commitPlots'>
  | Order<'activateGroup', { group: string }>
  | Order<'beginPlane', { plane: string }>
  | Order<'forward', { distance: number }>
  | Order<'turn', { angle: number }>
  | Order<'attemptTightTurn', Dice>
  | Order<'attemptHalfLoop', Dice>
  | Order<'pivot', { angle: number }>
  | Order<'endMovement'>
  | Order<'attack', { shots: readonly Shot[] } & Dice>
  | Order<'earlyAttack', { shots: readonly Shot[] } & Dice>
  | Order<'endTurn', object, 'referee'>

/** A type of action. */
export type ActionType = Action['type']
