/** A position's second life: what rules may write to without touching the first. */
import { copyAgenda, sharedRecord } from '../../../core/index.js'
import { copyPlane } from './copy.js'
import type { Draft, State } from './state.js'

/**
 * A copy of all that rules write to. Frozen planes are shared until `edit` copies them; hexes and paths are always replaced
 * whole and are shared.
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
    moving: from.moving,
    types: { first: from.types.first, second: from.types.second },
    planes: sharedRecord(from.planes, copyPlane),
    move: from.move && cloneMove(from.move),
    fire: from.fire && { shots: [...from.fire.shots], locked: [...from.fire.locked] },
    formations: from.formations && {
      first: cloneFormation(from.formations.first),
      second: cloneFormation(from.formations.second),
    },
    cornerless: [...from.cornerless],
    offered: [...from.offered],
    ending: from.ending,
  }
}

const cloneMove = (m: NonNullable<Draft['move']>): NonNullable<Draft['move']> => ({
  plane: m.plane,
  left: m.left,
  started: m.started,
  rolled: m.rolled,
  climbMp: m.climbMp,
  waived: m.waived,
})

type FormationDraft = NonNullable<Draft['formations']>['first']

const cloneFormation = (f: FormationDraft): FormationDraft => ({
  kind: f.kind,
  leaders: [...f.leaders],
  wings: [...f.wings],
  joining: f.joining,
  apart: f.apart,
  waived: f.waived,
})
