/** A position's second life: what rules may write to without touching the first. */
import { copyAgenda, sharedRecord } from '../../../core/index.js'
import { copyPlane } from './copy.js'
import type { Draft, State } from './state.js'

/** A copy of all that rules write to; frozen aircraft are shared until `edit` copies them. Lists are replaced whole. */
export function clone(state: State): Draft {
  const from = state as Draft
  return {
    phase: from.phase,
    turn: from.turn,
    agenda: copyAgenda(state.agenda) as Draft['agenda'],
    resigned: from.resigned,
    rng: from.rng,
    config: from.config,
    planes: sharedRecord(from.planes, copyPlane),
    orders: from.orders,
    asked: from.asked,
    spins: from.spins,
    order: from.order,
    active: from.active,
    // They are sorted as they come in: a shot that moves up must not lend its list to the one that took its place.
    shots: from.shots.map((shot) => ({ ...shot, weapons: [...shot.weapons] })),
    headOn: from.headOn,
    fired: from.fired,
    scattered: from.scattered,
    parachutes: from.parachutes,
    ground: from.ground,
  }
}
