/** Defensive guns: what they reach and when they are silent. */

import { citing } from '../book/law.js'
import { no, type Refusal } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { isVertical } from '../errata/vocabulary.js'
import { arcOf } from '../flight/airspace.js'
import { type Arc, craftOf, type Gun, plane, type Shot, type State } from '../state/state.js'
import { blindStack, isHidden } from './blind-spots.js'
import { idleReason, isNear, MOST_RANGE, rangeOf, targetRefusal } from './gunnery.js'

/** A defensive gun of an aircraft. */
export const gunOf = (state: State, id: string, gun: string): Gun =>
  craftOf(state, id).guns.find((one) => one.id === gun) as Gun

/** The name of a gun among those that have fired. */
export const gunKey = (id: string, gun: string): string => `${id}.${gun}`

/** Why a defensive gun may not fire; null if it may. @rule BR-34 FW-10.5-gunners-vertical FW-10.5-blind-spot */
export function gunRefusal(state: State, id: string, gun: string, target: string): Refusal {
  const silent = (rule: RuleId, why: string) => () => no(rule, 'gun-silent', { gun, why })
  if (state.headOn) return silent('BR-29', 'head-on fire comes first')
  const { guns, move } = plane(state, id)
  if (!Object.hasOwn(guns, gun)) return silent('BR-34', 'there is no such gun')
  const idle = idleReason(state, id)
  if (idle !== null) return idle
  if (guns[gun]!.out || guns[gun]!.ammo < state.config.base.ammo.gun) return silent('BR-34', 'it is out of action')
  if (move!.rate !== null && move!.rate !== 'EZ' && move!.rate !== 'TT')
    return silent('BR-34', 'the aircraft turns too hard')
  if (isVertical(move!.flight!) && craftOf(state, id).role === 'bomber') {
    return silent(citing(state.config.law, 'FW-10.5-gunners-vertical', 'BR-34'), 'the aircraft flies vertically')
  }
  return targetRefusal(state, id, target) ?? gunAimRefusal(state, id, gun, target)
}

function gunAimRefusal(state: State, id: string, gun: string, target: string): Refusal {
  const [from, to] = [plane(state, id), plane(state, target)]
  const { arcs, alt, fp, blindSpot6 } = gunOf(state, id, gun)
  const rise = to.alt - from.alt
  const arc = arcOf(from, to)
  if (arc === 'same' || !arcs.includes(arc as Arc)) return () => no('BR-34', 'out-of-arc', { target })
  if ((alt === 'high' && rise < 0) || (alt === 'low' && rise > 0)) {
    return () => no('BR-34', 'out-of-window', { target, flight: alt })
  }
  const range = rangeOf(state, id, target)
  if (range > MOST_RANGE) return () => no('BR-34', 'out-of-range', { target, range })
  if ((fp[range - 1] as number) <= 0) return () => no('BR-34', 'no-firepower', { range })
  return blindSpot6 ? blindSpotRefusal(state, id, gun, target) : null
}

/**
 * Alone, a gun is stopped by its blind spot; in a stack that is found out when all shots are shown.
 *
 * @rule FW-10.5-blind-spot
 */
function blindSpotRefusal(state: State, id: string, gun: string, target: string): Refusal {
  if (!isHidden(state, id, gun, target) || blindStack(state, id, target).length > 1) return null
  return () => no('FW-10.5-blind-spot', 'gun-silent', { gun, why: 'its blind spot' })
}

/** Every way a defensive gun may fire now. */
export function gunShots(state: State, id: string, gun: string): readonly Shot[] {
  const out: Shot[] = []
  for (const target in state.planes) {
    if (!isNear(state, id, target) || gunRefusal(state, id, gun, target) !== null) continue
    out.push({ plane: id, gun, target, weapons: [], burst: 'regular', sighting: false })
  }
  return out
}
