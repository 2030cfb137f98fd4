/** The order of movement: initiative, tails, wingmen. */
import type { Io } from '../../../core/index.js'
import { type Draft, edit, type FightingWings, flying, plane, type State } from '../state/state.js'
import { leaderOf } from './formations.js'
import { isHelpless } from './tailing.js'

type Table = Io<FightingWings>

/** Whom it moves directly after. */
const followed = (state: State, id: string): string | null => {
  const { tail, rides } = plane(state, id)
  return tail ?? (rides ? leaderOf(state, id) : null)
}

/** Breaks rings of tails where the initiative is lowest. @rule BR-20 */
function breakRings(draft: Draft, io: Table): void {
  for (let ring = findRing(draft); ring !== null; ring = findRing(draft)) {
    const tails = ring.filter((id) => plane(draft, id).tail !== null)
    const worst = tails.reduce((a, b) => (rank(draft, b) < rank(draft, a) ? b : a))
    const target = edit(draft, worst).tail!
    edit(draft, worst).tail = null
    io.emit?.({ type: 'tailDropped', rule: 'BR-20', audience: 'all', plane: worst, target })
  }
}

const rank = (state: State, id: string): number => plane(state, id).initiative ?? -100

function findRing(state: State): readonly string[] | null {
  for (const id of flying(state)) {
    const path: string[] = []
    for (let at: string | null = id; at !== null; at = followed(state, at)) {
      if (path.includes(at)) return path.slice(path.indexOf(at))
      path.push(at)
    }
  }
  return null
}

/** The order of movement. @rule BR-19 BR-20 HR-09 */
export function fixOrder(draft: Draft, io: Table): void {
  const sorted = byInitiative(draft)
  const followers = sorted.filter((id) => followed(draft, id) !== null)
  if (followers.length > 0) breakRings(draft, io)
  draft.order = followers.length === 0 ? sorted : withFollowers(draft, sorted)
  io.emit?.({ type: 'orderFixed', rule: 'BR-19', audience: 'all', order: [...draft.order] })
}

/** Helpless aircraft by what has befallen them, then the others, low initiative first; else by id. @rule BR-19 */
function byInitiative(state: State): string[] {
  const all = flying(state)
  const others = all.filter((id) => !isHelpless(state, id)).sort((a, b) => rank(state, a) - rank(state, b))
  if (others.length === all.length) return others
  const helpless = all.filter((id) => isHelpless(state, id))
  return [...helpless.sort((a, b) => plight(state, a) - plight(state, b)), ...others]
}

/** Spinning, then stalled, then without a pilot, then surprised. @rule BR-19 */
function plight(state: State, id: string): number {
  const { stall, stallNext, gloc } = plane(state, id)
  if (stall === 'spinning') return 0
  return stall === 'stalled' || stallNext !== null ? 1 : gloc > 0 ? 2 : 3
}

/**
 * Each aircraft followed at once by those who tail it, then by those who ride on its number.
 *
 * @rule BR-19 BR-20 HR-09
 */
function withFollowers(state: State, sorted: readonly string[]): string[] {
  const order: string[] = []
  const visit = (id: string): void => {
    if (order.includes(id)) return
    order.push(id)
    for (const one of sorted) if (plane(state, one).tail === id) visit(one)
    for (const one of sorted) if (followed(state, one) === id) visit(one)
  }
  for (const id of sorted) if (followed(state, id) === null || isHelpless(state, id)) visit(id)
  return order
}
