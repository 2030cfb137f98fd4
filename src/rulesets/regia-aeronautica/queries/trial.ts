/** Positions that differ from the real one by where a plane is. */
import type { Cell } from '../../../geometry/index.js'
import { plane as planeOf, type Slot, type State } from '../state/state.js'

/** The same position with this plane somewhere else. Nothing is copied that does not change. */
export function placed(state: State, plane: string, cell: Cell): State {
  return { ...state, planes: { ...state.planes, [plane]: { ...planeOf(state, plane), cell } } }
}

/** The same position with this plane moving. */
export const moving = (state: State, plane: string): State =>
  state.slot?.plane === plane ? state : { ...state, slot: { plane, ...FRESH } }

const FRESH: Omit<Slot, 'plane'> = {
  spaces: 0,
  stage: 'own',
  entered: false,
  attacked: null,
  reactions: null,
  fought: false,
}

/** Is a plane on the map and in play? */
export const isInPlay = (state: State, plane: string): boolean =>
  planeOf(state, plane).status === 'flying' && planeOf(state, plane).cell !== null
