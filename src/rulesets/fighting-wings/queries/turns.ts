import type { Hand, TurnRate } from '../errata/vocabulary.js'
import { bankNeed, isReduced, portionNeed, willCount } from '../flight/turning.js'
import { craftOf, plane, type State } from '../state/state.js'

/** How far it is to the next facing. */
export interface NextFacing {
  readonly dir: Hand
  readonly rate: TurnRate
  /** Flight points until the nose swings. */
  readonly fps: number
}

/** Flight points to the next facing of the turn under way; null if there is none. @rule BR-07 */
export function pointsToFacing(state: State, id: string): NextFacing | null {
  const run = Object.hasOwn(state.planes, id) ? (plane(state, id).move?.turn ?? null) : null
  if (run === null) return null
  const [at, craft] = [plane(state, id), craftOf(state, id)]
  const { bank } = at.move!
  const need = run.need > 0 ? run.need : portionNeed(state, at, run.rate, run.k, isReduced(state, at))
  const waits = willCount(at, craft, run) || bank === null ? 0 : Math.max(0, bankNeed(at, craft) - bank.h - bank.v - 1)
  return { dir: run.dir, rate: run.rate, fps: Math.max(1, need - run.fps) + waits }
}
