/** What an aircraft can decide. */
import { hexDistance } from '../../../geometry/index.js'
import { diveCost } from '../aircraft/charts.js'
import { hexOf } from '../flight/airspace.js'
import { turnNeed } from '../flight/flight.js'
import { type Declaration, declarationsOf, speedsFor } from '../flight/speeds.js'
import { mostBleed } from '../phases/movement.js'
import { chartOf, type Mode, type Preparation, plane, type State } from '../state/state.js'

/** Every altitude decision that an aircraft may make, mildest first. @rule SP-5.2-3 */
export const legalAltitudeModes = (state: State, id: string): readonly Declaration[] =>
  declarationsOf(state, plane(state, id))

/** The depths that go with a mode and, if given, with a speed. @rule SP-2.47-2 */
export const legalDepths = (state: State, id: string, mode: Mode, speed?: number): readonly number[] =>
  legalAltitudeModes(state, id)
    .filter((one) => one.mode === mode)
    .filter((one) => speed === undefined || legalSpeeds(state, id, one).includes(speed))
    .map(({ levels }) => levels)

/** The speeds that go with a decision. @rule SP-5.2-6 */
export const legalSpeeds = (state: State, id: string, declaration: Declaration): readonly number[] =>
  speedsFor(state, plane(state, id), declaration)

/** By how much the aircraft that is moving may lower its speed at the end: from 0 to this. @rule SP-6C-7 */
export const endBleedRange = (state: State): number => (state.move === null ? 0 : mostBleed(state))

/**
 * Hexes straight ahead that an aircraft still needs before it may turn, the start turn aside: in its move, or if it is
 * not moving in its next. @rule SP-6B-4 SP-6B-6
 */
export function hexesToNextTurn(state: State, id: string): number {
  const counts = state.move?.plane === id || state.config.options.turnModeCarriesOver
  const { straight, turns } = counts ? plane(state, id) : { straight: 0, turns: 0 }
  return Math.max(0, turnNeed(chartOf(state, id), turns) - straight)
}

/** What a maneuver would cost, and whether it is prepared. */
export interface ManeuverOffer {
  readonly prepared: boolean
  /** MPs for one, two, three hexsides; null if the type has no such maneuver. */
  readonly costs: readonly [number, number, number] | null
}

/** The wing-over or split-S of an aircraft in its next or present move. @rule SP-6G2-1 SP-6G3-1 */
export const maneuverOf = (state: State, id: string, type: Preparation): ManeuverOffer => ({
  prepared: plane(state, id).prepared === type && chartOf(state, id).woss !== null,
  costs: chartOf(state, id).woss,
})

/** MPs of a vertical dive of this many levels. @rule SP-6D-8 */
export const verticalDiveCost = (state: State, id: string, levels: number): number =>
  diveCost(chartOf(state, id), levels)

/** Game turns that an aircraft needs at the least to reach a hex, given by its number, if it keeps its speed. */
export function turnsToTarget(state: State, id: string, hex: string): number {
  const { hex: from, speed } = plane(state, id)
  return Math.ceil(hexDistance(from, hexOf(hex)) / speed)
}
