/** What a moving plane has left, what it owes, and what an attempt would do to it. */
import { milli } from '../../../geometry/index.js'
import {
  canAttempt,
  markerLimit,
  minimumOf,
  movementOf,
  moverOf,
  mpLeft,
  mustFlyStraight,
  stepToDeadline,
  turnNeed,
} from '../flight/movement.js'
import { loopExtra, tightExtra } from '../phases/move.js'
import { cardOf, type PendingPivot, type Pose, plane as planeOf, type State } from '../state/state.js'
import { afterMove, type MoveAction } from './trial.js'

/** The books of one movement, in MPs and SU. */
export interface MovementBudget {
  readonly plane: string
  /** MPs left. */
  readonly left: number
  /** MPs still to be spent before the movement may end. */
  readonly minimumLeft: number
  /** SU straight ahead before an ordinary turn is allowed. */
  readonly untilTurn: number
  /** SU it may still fly before a curved marker's turn must have been tried; null if no marker presses. */
  readonly untilDeadline: number | null
  /** The marker's demand is met. */
  readonly markerMet: boolean
}

/**
 * The budget of the plane that is moving; null if none is.
 *
 * @rule SF-MOVE-02
 */
export function movementBudget(state: State): MovementBudget | null {
  if (state.phase !== 'move') return null
  const movement = movementOf(state)
  const deadline = stepToDeadline(state)
  return {
    plane: moverOf(state),
    left: mpLeft(movement),
    minimumLeft: short(minimumOf(state), movement.spent),
    untilTurn: Math.max(
      short(turnNeed(state, 'turn'), movement.sinceTurn),
      mustFlyStraight(state) ? short(markerLimit(state), movement.forward) : 0,
    ),
    untilDeadline: Number.isFinite(deadline) ? Math.max(0, deadline) / 1000 : null,
    markerMet: movement.markerMet,
  }
}

const short = (need: number, have: number): number => Math.max(0, milli(need) - milli(have)) / 1000

/** What given dice would do to a tight turn (one die) or half loop (two). */
export interface ForcedMove {
  readonly kind: PendingPivot['kind']
  /** Forced SU straight ahead. */
  readonly extra: number
  /** It comes off: a pivot follows. Otherwise the movement is over. */
  readonly completed: boolean
  /** The plane is lost beyond the edge. */
  readonly exits: boolean
  /** MPs left after all that. */
  readonly left: number
  /** Where it is then, backed up if it must. */
  readonly pose: Pose
}

/**
 * What a tight turn (one die) or half loop (two dice) would come to with these dice; null if the plane that is moving may
 * not attempt it, or none is moving.
 *
 * @rule SF-TIGHT-03
 */
export function forcedMovePreview(state: State, dice: readonly number[]): ForcedMove | null {
  const kind = dice.length === 1 ? 'tight-turn' : 'half-loop'
  if (state.phase !== 'move' || dice.length > 2 || dice.length < 1 || !canAttempt(state, kind)) return null
  const plane = moverOf(state)
  const after = afterMove(state, attemptWith(state, dice))
  const { status, pose } = planeOf(after, plane)
  const movement = after.activation?.movement ?? null
  const completed = after.phase === 'move' && movement?.pivot !== null && movement !== null
  const left = movement === null ? 0 : mpLeft(movement)
  return { kind, extra: extraOf(state, dice), completed, exits: status !== 'flying', left, pose: pose as Pose }
}

function attemptWith(state: State, rolls: readonly number[]): MoveAction {
  const { side: seat } = planeOf(state, moverOf(state))
  return { type: rolls.length === 1 ? 'attemptTightTurn' : 'attemptHalfLoop', seat, rolls }
}

function extraOf(state: State, [a, b]: readonly number[]): number {
  const rating = cardOf(state, moverOf(state)).turn
  return b === undefined ? tightExtra(a!, rating) : loopExtra(a!, b, rating, state.config.options.halfLoopBothRule)
}
