/** Trying the rules out on a copy: every query about movement asks the rule code itself. */
import type { Io } from '../../../core/index.js'
import { activateGroup, beginPlane } from '../phases/activate.js'
import { attemptHalfLoop, attemptTightTurn, endMovement, forward, pivot, turn } from '../phases/move.js'
import { clone } from '../state/clone.js'
import {
  type Action,
  colourOf,
  type Draft,
  editGroup,
  type Marker,
  plane as planeOf,
  type SpittingFire,
  type State,
} from '../state/state.js'

/** An order to a moving plane. */
export type MoveAction = Extract<
  Action,
  { type: 'forward' | 'turn' | 'attemptTightTurn' | 'attemptHalfLoop' | 'pivot' | 'endMovement' }
>

/** A silent table on which the dice fall as said. */
function falling(dice: readonly number[]): Io<SpittingFire> {
  const left = [...dice]
  return {
    die: () => left.shift() ?? 1,
    pool: (_purpose, count) => left.splice(0, count),
    draw: (_purpose, kinds) => Object.keys(kinds)[0] as keyof typeof kinds,
    reveal: () => undefined,
    emit: undefined,
  }
}

/** The position after a legal order to the moving plane, on a copy. Its dice are the action's. */
export function afterMove(state: State, action: MoveAction): State {
  const draft = clone(state)
  const io = falling('rolls' in action ? (action.rolls ?? []) : [])
  switch (action.type) {
    case 'forward':
      forward.apply(draft, action, io)
      break
    case 'turn':
      turn.apply(draft, action, io)
      break
    case 'attemptTightTurn':
      attemptTightTurn.apply(draft, action, io)
      break
    case 'attemptHalfLoop':
      attemptHalfLoop.apply(draft, action, io)
      break
    case 'pivot':
      pivot.apply(draft, action, io)
      break
    case 'endMovement':
      endMovement.apply(draft, action, io)
  }
  return draft
}

/** Is this plane moving now? */
export const isMoving = (state: State, plane: string): boolean =>
  state.phase === 'move' && state.activation?.plane === plane

/**
 * The position in which this plane begins to move under a marker, whatever else was going on; null if that marker
 * destroys its group, or the plane is not in play.
 */
export function begun(state: State, id: string, marker: Marker): State | null {
  const { status, pose, group, side: seat } = planeOf(state, id)
  if (status !== 'flying' || pose === null) return null
  const draft = clone(state)
  wait(draft, group, marker)
  activateGroup.apply(draft, { type: 'activateGroup', seat, group }, falling([]))
  if (draft.activation === null) return null
  beginPlane.apply(draft, { type: 'beginPlane', seat, plane: id }, falling([]))
  return draft
}

/** The same table with nobody acting and this group's card up. A group that acts already keeps the level it has. */
function wait(draft: Draft, group: string, marker: Marker): void {
  const chosen = editGroup(draft, group)
  draft.activation = null
  draft.phase = 'activate'
  draft.card = colourOf(chosen.side)
  chosen.activated = false
  chosen.plot = marker
}

/** The position in which a plane of the acting group takes its turn to move; null if it is not waiting for that. */
export function takingItsTurn(state: State, id: string): State | null {
  const { activation } = state
  if (activation === null || !activation.remaining.includes(id)) return null
  const draft = clone(state)
  beginPlane.apply(draft, { type: 'beginPlane', seat: planeOf(state, id).side, plane: id }, falling([]))
  return draft
}
