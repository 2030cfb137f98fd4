/** Reading a movement: what is left, what is owed, what may be tried. */
import { milli } from '../../../geometry/index.js'
import {
  bendOf,
  cardOf,
  group as groupOf,
  type Marker,
  type Movement,
  type PendingPivot,
  plane as planeOf,
  type State,
} from '../state/state.js'

/** The ways to change heading. */
export type Attempt = 'turn' | PendingPivot['kind']

/** The marker of the acting group. */
export const markerOf = (state: State): Marker => groupOf(state, state.activation!.group).revealed as Marker

/** The plane that is moving. */
export const moverOf = (state: State): string => state.activation!.plane as string
/** Its movement so far. */
export const movementOf = (state: State): Movement => state.activation!.movement as Movement

/** MPs left, in thousandths. */
export const leftMilli = ({ rate, spent }: Movement): number => milli(rate) - milli(spent)
/** MPs left. */
export const mpLeft = (movement: Movement): number => leftMilli(movement) / 1000

/**
 * The smallest step, in thousandths: any distance on the open table, whole MPs on hexes.
 * @rule SF-MOVE-04
 */
export function quantumOf({ config }: State): number {
  return config.table.kind === 'hex' || config.options.mpGranularity === 'whole' ? 1000 : 1
}

/** The smallest angle, in thousandths of a degree: 60 degrees on hexes. */
export const angleQuantum = (state: State): number => (state.config.table.kind === 'hex' ? 60_000 : 1)

/** Does the curved marker still demand its first attempt, if one is possible at all? */
const owesTurn = (state: State): boolean => !movementOf(state).markerMet && !dutyLapses(state)

/**
 * Forward SU needed before a turn: the turn rating; with banking, the first turn under a curved marker is easier to the
 * side the plane leans to and harder to the other.
 * @rule SF-MOVE-09
 */
export function turnNeed(state: State, attempt: Attempt): number {
  const rating = cardOf(state, moverOf(state)).turn
  const { bank } = planeOf(state, moverOf(state))
  if (!state.config.options.banking || bank === 'level' || movementOf(state).markerMet || attempt === 'half-loop')
    return rating
  // SF-OPT-BANK-01
  return bank === bendOf(markerOf(state))
    ? Math.max(1, rating - 1)
    : Math.max(rating, Math.min(rating + 1, 2 * rating - 1))
}

/**
 * The forward SU at which a curved marker's patience ends.
 * @rule SF-HEAD-04
 */
export const markerLimit = (state: State): number => 2 * cardOf(state, moverOf(state)).turn

/** The last forward SU, in thousandths, at which a curved marker can still be obeyed. */
export const lastChance = (state: State): number =>
  1000 * markerLimit(state) - (state.config.options.curvedBoundary === 'inclusive' ? 0 : quantumOf(state))

/**
 * The longest step, in thousandths, that a curved marker not yet met allows.
 * @rule SF-HEAD-04
 */
export const stepToDeadline = (state: State): number =>
  owesTurn(state) ? lastChance(state) - milli(movementOf(state).forward) : Number.POSITIVE_INFINITY

/** The longest legal step, in thousandths: the MPs left, cut short by a curved marker not yet met. */
export const longestStep = (state: State): number => Math.min(leftMilli(movementOf(state)), stepToDeadline(state))

/**
 * A plane that cannot fly far enough to turn at all owes its marker nothing.
 * @rule SF-HEAD-06
 */
const dutyLapses = (state: State): boolean => movementOf(state).rate < turnNeed(state, 'turn')

/** Fewest MPs to spend. A rate below the minimum is a card's fault: then the rate. @rule SF-MOVE-06 */
export const minimumOf = (state: State): number => Math.min(cardOf(state, moverOf(state)).min, movementOf(state).rate)

/** MPs that a tight turn or half loop takes a plane of this turn rating. @rule SF-TIGHT-03 */
export const costOfAttempt = (rating: number, kind: PendingPivot['kind']): number =>
  rating * (kind === 'tight-turn' ? 1 : 2)

/** MPs of a completed tight turn or half loop. */
export const attemptCost = (state: State, kind: PendingPivot['kind']): number =>
  costOfAttempt(cardOf(state, moverOf(state)).turn, kind)

/** @rule SF-HEAD-01 */
export const mustFlyStraight = (state: State): boolean =>
  bendOf(markerOf(state)) === 'straight' &&
  !movementOf(state).turned &&
  milli(movementOf(state).forward) < 1000 * markerLimit(state)

/** Forward SU that count toward a turn: those since the last pivot. @rule SF-MOVE-10 */
export function flownToward(state: State, attempt: Attempt): number {
  const { forward, sinceTurn } = movementOf(state)
  return attempt !== 'turn' && state.config.options.attemptDistance === 'inAll' ? forward : sinceTurn
}

/** May this be attempted now, whatever the angle? */
export function canAttempt(state: State, attempt: Attempt): boolean {
  const movement = movementOf(state)
  if (movement.pivot !== null || milli(flownToward(state, attempt)) < 1000 * turnNeed(state, attempt)) return false
  if (mustFlyStraight(state)) return false
  return attempt === 'turn' || mpLeft(movement) >= attemptCost(state, attempt)
}

/** The side to which the marker binds the next turn: -1 left, 1 right, 0 either. @rule SF-HEAD-09 */
export function boundSide(state: State): -1 | 0 | 1 {
  const bend = bendOf(markerOf(state))
  if (bend === 'straight' || !(owesTurn(state) || state.config.options.markerBinds === 'all')) return 0
  return bend === 'left' ? -1 : 1
}

/** Least angle of the turn that meets the marker. @rule SF-HEAD-07 */
export const leastAngle = (state: State): number => (owesTurn(state) ? state.config.options.minMarkerTurnDeg : 0)

/** Does the marker forbid to end the movement here? @rule SF-HEAD-05 */
export const isMarkerUnmet = (state: State): boolean =>
  owesTurn(state) && state.config.options.curvedObligation === 'must'
