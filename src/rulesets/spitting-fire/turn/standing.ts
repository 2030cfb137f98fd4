/** Who is still in play. */
import type { Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import type { Seat, State } from '../state/state.js'

/** Has the group no plane left in play? */
export function isGroupGone(state: State, id: string): boolean {
  for (const plane of state.groups[id]!.planes) if (state.planes[plane]!.status === 'flying') return false
  return true
}

/** Is this a group of the seat's that is still in play? */
export const isOwnGroup = (state: State, id: string, seat: Seat): boolean =>
  Object.hasOwn(state.groups, id) && state.groups[id]?.side === seat && !isGroupGone(state, id)

/** Why an order to this group is out of place, if it is: unknown, the enemy's, or lost. */
export function checkOwnGroup(state: State, group: string, seat: Seat, rule: RuleId): Violation<RuleId> | undefined {
  if (!Object.hasOwn(state.groups, group)) return no(rule, 'unknown-id', { kind: 'group', id: group })
  if (state.groups[group]!.side !== seat) return no(rule, 'not-your-group', { group })
  return isGroupGone(state, group) ? no(rule, 'group-gone', { group }) : undefined
}

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
