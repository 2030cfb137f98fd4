/** What stands on the ground: targets, their state, what they are worth. */
import type { GroundTarget, Seat, State } from '../state/state.js'

/** A target by id; undefined if there is none. */
export const targetOf = ({ config: { targets } }: State, id: string): GroundTarget | undefined =>
  targets.find((target) => target.id === id)

/** Is it destroyed? @rule BR-40 */
export const isDestroyed = ({ ground }: State, { id, hits }: GroundTarget): boolean => ground[id]!.hits >= hits

/** Do its guns still fire? Half of the hits it can take silence them. @rule BR-41 */
export const isSilenced = ({ ground }: State, { id, hits }: GroundTarget): boolean => 2 * ground[id]!.hits >= hits

/** Points of a side for targets of the other that are destroyed. @rule BR-40 */
export function groundPoints(state: State, seat: Seat): number {
  let sum = 0
  for (const target of state.config.targets)
    if (target.side !== seat && isDestroyed(state, target)) sum += target.points
  return sum
}
