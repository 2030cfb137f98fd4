/** What stands on the ground: targets, their state, what they are worth. */
import type { Io } from '../../../core/index.js'
import type { Draft, FightingWings, GroundTarget, Seat, State } from '../state/state.js'

/** A target by id; undefined if there is none. */
export const targetOf = ({ config: { targets } }: State, id: string): GroundTarget | undefined =>
  targets.find((target) => target.id === id)

/** Is it destroyed? @rule BR-40 */
export const isDestroyed = ({ ground }: State, { id, hits }: GroundTarget): boolean => ground[id]!.hits >= hits

/** Do its guns still fire? Half of the hits it can take silence them. @rule BR-41 */
export const isSilenced = ({ ground }: State, { id, hits }: GroundTarget): boolean => 2 * ground[id]!.hits >= hits

/** A hard point stands twice as much. @rule OTR1-16.2-hard-point */
export const defenseOf = ({ defense, hard }: GroundTarget): number => (hard ? 2 * defense : defense)

/** Marks hits; as many as it can take destroy it. @rule BR-40 */
export function hitGround(draft: Draft, target: string, hits: number, io: Pick<Io<FightingWings>, 'emit'>): void {
  const found = targetOf(draft, target)!
  const { hits: before, reload } = draft.ground[target]!
  if (before >= found.hits) return
  draft.ground = { ...draft.ground, [target]: { hits: Math.min(found.hits, before + hits), reload } }
  if (isDestroyed(draft, found)) io.emit?.({ type: 'targetDestroyed', rule: 'BR-40', audience: 'all', target })
}

/** Points of a side for targets of the other that are destroyed. @rule BR-40 */
export function groundPoints(state: State, seat: Seat): number {
  let sum = 0
  for (const target of state.config.targets)
    if (target.side !== seat && isDestroyed(state, target)) sum += target.points
  return sum
}
