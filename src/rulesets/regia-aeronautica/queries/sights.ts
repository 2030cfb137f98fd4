/** Who can spot whom, and who can fire at whom. */
import { areFoes, canSpot } from '../flight/map.js'
import { targetsOf } from '../phases/aa.js'
import { foesBelow, foesInCell } from '../phases/engagement.js'
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

/**
 * The enemy planes at which a plane could fire from where it is, were it moving: in its cell, or right below.
 *
 * @rule RA-ENG-02
 */
export const firesAt = (state: State, plane: string): readonly string[] =>
  isDeployed(state) && isInPlay(state, plane) ? [...foesInCell(state, plane), ...foesBelow(state, plane)] : []

/**
 * The planes at which an AA gun can fire.
 *
 * @rule RA-AA-04
 */
export const aaTargets = (state: State, gun: number): readonly string[] =>
  isDeployed(state) ? targetsOf(state, gun) : []

/** Nobody fires before all planes are on the map. */
const isDeployed = ({ phase }: State): boolean => phase !== 'prepare'
