/** What is left: of the turn, and of the attack. */
import { ableBombers, isFlying, objectiveUnder } from '../flight/map.js'
import { plane as planeOf, type Seat, type State } from '../state/state.js'
import { waitingPlanes } from '../turn/sequence.js'
import { isInPlay } from './trial.js'

/** A plane that has yet to move, or to finish its move, this turn. */
export interface SlotLeft {
  readonly plane: string
  readonly seat: Seat
}

/**
 * The slots left this turn, the one under way first. Empty before the priorities are shown and after the last move.
 * Lost planes are left out.
 *
 * @rule RA-TURN-04
 */
export function slotsLeft(state: State): readonly SlotLeft[] {
  const planes = [...(state.slot === null ? [] : [state.slot.plane]), ...waitingPlanes(state)]
  return planes.filter((plane) => isFlying(state, plane)).map((plane) => ({ plane, seat: planeOf(state, plane).side }))
}

/** A bomber that may still bomb. */
export interface BomberLeft {
  readonly plane: string
  /** The objective it is over; null if there is none, or it is not deployed. */
  readonly over: string | null
}

/**
 * The French bombers that may still bomb: while there is one, the game goes on.
 *
 * @rule RA-WIN-03
 */
export const bombersLeft = (state: State): readonly BomberLeft[] =>
  ableBombers(state).map((plane) => ({
    plane,
    over: (isInPlay(state, plane) && objectiveUnder(state, plane)) || null,
  }))
