/** A position's second life: what rules may write to without touching the first. */
import { copyAgenda } from '../../core/index.js'
import type { Draft, State } from './state.js'

type Edited = Draft['planes'][string]

/** A deep copy of all that rules write to; runs, ledger lines, weapons and wounds are always replaced whole. */
export function clone(state: State): Draft {
  const from = state as Draft
  const planes = { ...from.planes }
  for (const id in planes) planes[id] = clonePlane(planes[id]!)
  return {
    ...from,
    agenda: copyAgenda(state.agenda) as Draft['agenda'],
    planes,
    orders: { ...from.orders },
    asked: [...from.asked],
    spins: [...from.spins],
    order: [...from.order],
    shots: from.shots.map((shot) => ({ ...shot, weapons: [...shot.weapons] })),
    fired: [...from.fired],
  }
}

const clonePlane = (plane: Edited): Edited => ({
  ...plane,
  weapons: { ...plane.weapons },
  guns: { ...plane.guns },
  blind: [...plane.blind],
  move: plane.move && cloneMove(plane.move),
})

const cloneMove = (move: NonNullable<Edited['move']>): NonNullable<Edited['move']> => ({
  ...move,
  ledger: [...move.ledger],
  negG: [...move.negG],
})
