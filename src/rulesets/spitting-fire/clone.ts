/** A position's second life: what rules may write to without touching the first. */
import { copyAgenda } from '../../core/index.js'
import type { Draft, State } from './state.js'

/** A deep copy of all that rules write to; poses are always replaced whole and may be shared. */
export function clone(state: State): Draft {
  const from = state as Draft
  const planes = { ...from.planes }
  for (const id in planes) planes[id] = { ...planes[id]! }
  const groups = { ...from.groups }
  for (const id in groups) groups[id] = { ...groups[id]! }
  return {
    ...from,
    agenda: copyAgenda(state.agenda) as never[],
    score: { ...from.score },
    forces: from.forces && { axis: { ...from.forces.axis }, allies: { ...from.forces.allies } },
    planes,
    groups,
    deck: { down: { ...from.deck.down }, discard: { ...from.deck.discard } },
    committed: { ...from.committed },
    activation: from.activation && cloneActivation(from.activation),
  }
}

function cloneActivation(activation: NonNullable<Draft['activation']>): NonNullable<Draft['activation']> {
  const { movement } = activation
  return { ...activation, movement: movement && { ...movement, path: movement.path.map((leg) => ({ ...leg })) } }
}
