/** A position's second life: what rules may write to without touching the first. */
import { copyAgenda, sharedRecord } from '../../../core/index.js'
import { copyPlane, type Draft, type State } from './state.js'

/** A copy of all that rules write to; frozen aircraft are shared until `edit` copies them. */
export function clone(state: State): Draft {
  const from = state as Draft
  return {
    ...from,
    agenda: copyAgenda(state.agenda) as Draft['agenda'],
    planes: sharedRecord(from.planes, copyPlane),
    orders: { ...from.orders },
    asked: [...from.asked],
    spins: [...from.spins],
    order: [...from.order],
    shots: from.shots.map((shot) => ({ ...shot, weapons: [...shot.weapons] })),
    fired: [...from.fired],
    scattered: from.scattered.map((one) => ({ ...one, moved: { ...one.moved } })),
    parachutes: from.parachutes.map((one) => ({ ...one })),
    ground: { ...from.ground },
  }
}
