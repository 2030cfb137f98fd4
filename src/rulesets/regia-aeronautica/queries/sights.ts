/** Who can spot whom. */
import { areFoes, canSpot } from '../flight/map.js'
import type { State } from '../state/state.js'
import { isInPlay } from './trial.js'

const foesOf = (state: State, plane: string): readonly string[] =>
  isInPlay(state, plane)
    ? state.config.roster.filter((other) => areFoes(state, plane, other) && isInPlay(state, other))
    : []

/**
 * The enemy planes that a plane can spot, wherever they are: all but those in cloud below it.
 *
 * @rule RA-CLD-02
 */
export const seenBy = (state: State, viewer: string): readonly string[] =>
  foesOf(state, viewer).filter((foe) => canSpot(state, viewer, foe))

/**
 * The enemy planes that can spot a plane.
 *
 * @rule RA-CLD-03
 */
export const spottersOf = (state: State, target: string): readonly string[] =>
  foesOf(state, target).filter((foe) => canSpot(state, foe, target))
