/** A position's second life: what rules may write to without touching the first. */
import { copyAgenda, sharedRecord } from '../../../core/index.js'
import { copyPlane, type Draft, type State } from './state.js'

/**
 * A copy of all that rules write to. Frozen planes and priorities are shared until they are written to; cells, clouds
 * and guns are always replaced whole and may be shared.
 */
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
    guns: [...from.guns],
    clouds: [...from.clouds],
    toDeploy: { guns: from.toDeploy.guns, clouds: from.toDeploy.clouds },
    bombed: [...from.bombed],
    priorities: Object.isFrozen(from.priorities) ? from.priorities : { ...from.priorities },
    initiative: from.initiative,
    order: [...from.order],
    slot: from.slot && copySlot(from.slot),
    fight: from.fight && copyFight(from.fight),
    aa: [...from.aa],
    bombers: [...from.bombers],
  }
}

const copySlot = (slot: NonNullable<Draft['slot']>): NonNullable<Draft['slot']> => ({
  plane: slot.plane,
  spaces: slot.spaces,
  stage: slot.stage,
  entered: slot.entered,
  attacked: slot.attacked,
  reactions: slot.reactions && [...slot.reactions],
  fought: slot.fought,
})

const copyFight = ({ rolls, attempt, asked }: NonNullable<Draft['fight']>): NonNullable<Draft['fight']> => ({
  rolls: rolls.map(({ kind, by, target, lucky }) => ({ kind, by, target, lucky: [...lucky] })),
  attempt,
  asked: [...asked],
})
