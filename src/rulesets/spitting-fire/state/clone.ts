/** A position's second life: what rules may write to without touching the first. */
import { sharedRecord } from '../../../core/index.js'
import { copyGroup, copyPlane, type Draft, type State } from './state.js'

/** A copy, field by field, of all that rules write to; frozen planes and groups are shared until `edit` copies them. */
export function clone(state: State): Draft {
  const from = state as Draft
  const { score, forces, deck, committed, activation } = from
  return {
    phase: from.phase,
    turn: from.turn,
    agenda: [],
    resigned: from.resigned,
    rng: from.rng,
    config: from.config,
    score: { axis: score.axis, allies: score.allies },
    edges: from.edges,
    forces: forces && { axis: { ...forces.axis }, allies: { ...forces.allies } },
    groups: sharedRecord(from.groups, copyGroup),
    planes: sharedRecord(from.planes, copyPlane),
    deck: { down: copyCards(deck.down), discard: copyCards(deck.discard) },
    card: from.card,
    placing: from.placing,
    committed: { axis: committed.axis, allies: committed.allies },
    activation: activation && cloneActivation(activation),
  }
}

const copyCards = ({ red, black }: Draft['deck']['down']): Draft['deck']['down'] => ({ red, black })

function cloneActivation({ group, remaining, plane, movement, attackedEarly }: NonNullable<Draft['activation']>) {
  return { group, remaining, plane, movement: movement && cloneMovement(movement), attackedEarly }
}

type Movement = NonNullable<NonNullable<Draft['activation']>['movement']>

const cloneMovement = (movement: Movement): Movement => ({
  rate: movement.rate,
  spent: movement.spent,
  forward: movement.forward,
  sinceTurn: movement.sinceTurn,
  turned: movement.turned,
  markerMet: movement.markerMet,
  path: movement.path.map(({ from, length }) => ({ from, length })),
  pivot: movement.pivot,
  lastPivot: movement.lastPivot,
})
