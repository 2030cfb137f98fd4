/** Who is still in play. */
import type { Seat, State } from '../state/state.js'

/** Has the group no plane left in play? */
export function isGroupGone(state: State, id: string): boolean {
  for (const plane of state.groups[id]!.planes) if (state.planes[plane]!.status === 'flying') return false
  return true
}

/** Is this a group of the seat's that is still in play? */
export const isOwnGroup = (state: State, id: string, seat: Seat): boolean =>
  Object.hasOwn(state.groups, id) && state.groups[id]?.side === seat && !isGroupGone(state, id)

/** Does the seat still have a plane in play? */
export function hasPlanes(state: State, seat: Seat): boolean {
  for (const id in state.planes) {
    const { side, status } = state.planes[id]!
    if (side === seat && status === 'flying') return true
  }
  return false
}

/** Has a side no plane left in play? */
export const isWipedOut = (state: State): boolean => !hasPlanes(state, 'axis') || !hasPlanes(state, 'allies')
