/** What guns can be fired at: aircraft, things on the ground, crews under their parachutes. */
import type { Io } from '../../../core/index.js'
import { citing } from '../book/law.js'
import { no, type Refusal } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { mayShootParachutist, PARACHUTE, parachuteHits } from '../errata/functions/parachute.js'
import { cloudHides } from '../flight/clouds.js'
import {
  craftOf,
  type Draft,
  type FightingWings,
  flyerOf,
  type Parachute,
  type Plane,
  plane,
  type State,
} from '../state/state.js'
import { defenseOf, isDestroyed, targetOf } from './targets.js'

/** Where a mark is. */
export type Spot = Pick<Plane, 'q' | 'r' | 'facing' | 'alt'>

/** The crew of a lost aircraft that is still in the air; undefined if there is none. */
export const parachuteOf = ({ parachutes }: State, id: string): Parachute | undefined =>
  parachutes.find((one) => one.plane === id)

/** Is the mark an aircraft in play? */
export const isFlying = ({ planes }: State, target: string): boolean =>
  Object.hasOwn(planes, target) && !planes[target]!.out

/** Where an aircraft, a crew in the air or something on the ground is. */
export function spotOf(state: State, target: string): Spot {
  if (isFlying(state, target)) return plane(state, target)
  const found = parachuteOf(state, target) ?? targetOf(state, target)
  if (found === undefined) return plane(state, target)
  return { q: found.q, r: found.r, facing: 0, alt: 'alt' in found ? found.alt : 0 }
}

/** What a mark sets against firepower. @rule FW-20.3.1-parachutists OTR1-16.2-hard-point */
export function markDefense(state: State, target: string): number {
  if (isFlying(state, target)) return craftOf(state, target).defense
  const found = targetOf(state, target)
  return found === undefined ? PARACHUTE.defense : defenseOf(found)
}

/** The rule of fire at a mark that is no aircraft. @rule BR-47 FW-20.3.1-parachutists */
export const markRule = (state: State, target: string): RuleId =>
  targetOf(state, target) === undefined ? chuteRule(state) : 'BR-47'

/** The rule of parachutes. */
const chuteRule = ({ config: { law } }: State): RuleId => citing(law, 'FW-20.3.1-parachutists', 'HR-10')

/** Why something that is no aircraft in play cannot be fired at; null if it can. @rule BR-47 FW-20.3.1-parachutists BR-37 */
export function markRefusal(state: State, id: string, target: string): Refusal {
  const { side } = flyerOf(state, id)
  const found = targetOf(state, target)
  if (found !== undefined && (found.side === side || isDestroyed(state, found)))
    return () => no('BR-47', 'no-ground-target', { target })
  const isCrew = parachuteOf(state, target) !== undefined && flyerOf(state, target).side !== side
  if (found === undefined && !isCrew) return () => no('BR-23', 'no-target', { target })
  if (found === undefined && !state.config.options.ruthless)
    return () => no(chuteRule(state), 'parachute-spared', { target })
  const isHidden = state.config.clouds.length > 0 && cloudHides(state, plane(state, id).alt, spotOf(state, target).alt)
  return isHidden ? () => no('BR-37', 'cloud-between', { plane: id, target }) : null
}

/** Does it take nerve to fire at a helpless crew? All but the Japanese need it. @rule FW-20.3.1-parachutists */
export function isHelplessMark(state: State, id: string, target: string): boolean {
  if (state.parachutes.length === 0 || parachuteOf(state, target) === undefined) return false
  const answer = mayShootParachutist(flyerOf(state, id).pilot.nation ?? 'none', null)
  return !answer.ok || !answer.value.allowed
}

/** Hits on a crew: a die each, and a low one wounds; enough of either and it is lost. @rule FW-20.3.1-parachutists */
export function hitParachute(draft: Draft, target: string, by: string, hits: number, io: Io<FightingWings>): void {
  const found = parachuteOf(draft, target)
  if (found === undefined) return
  const dice = Array.from({ length: hits }, () => io.die(`parachutist ${target}`, 10))
  const answer = parachuteHits(dice as never, { chuteHits: found.hits, wounds: found.wounds })
  if (!answer.ok) return
  const { chuteHits, wounds, dead, chuteDestroyed } = answer.value
  const lost = dead || chuteDestroyed
  draft.parachutes = draft.parachutes.flatMap((one) =>
    one.plane !== target ? [one] : lost ? [] : [{ ...one, hits: chuteHits, wounds }],
  )
  const facts = { plane: target, by, dice, hits: chuteHits, wounds, lost }
  io.emit?.({ type: 'parachuteHit', rule: chuteRule(draft), audience: 'all', ...facts })
}
