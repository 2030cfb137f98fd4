/** Snap rolls: half a spin, by which the wings come round within a single flight point. */
import type { Io } from '../../../core/index.js'
import { citing } from '../book/law.js'
import { no, type Refusal } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { type Bank, isInverted, isVertical } from '../errata/vocabulary.js'
import { craftOf, type Draft, edit, type FightingWings, flyerOf, plane, type State } from '../state/state.js'
import { invertedRule, isPullingUp, mayFlyInverted } from './attitudes.js'
import { instrumentsRefusal } from './clouds.js'
import { speedsOf } from './energy.js'
import { pointRefusal, spend } from './flight.js'
import { post } from './ledger.js'
import { endManeuvers } from './stalls.js'

/** May class and pilot snap-roll? M fighters take a gifted pilot, M and H bombers never do it. @rule FW-7.6-snap-rolls */
function isSnapClass(state: State, id: string): boolean {
  const { cls, role } = craftOf(state, id)
  if (cls === 'F' || cls === 'L') return true
  return cls === 'M' && role === 'fighter' && flyerOf(state, id).pilot.gifted === true
}

/** It takes a gifted pilot, or a regular one or a better one. @rule BR-44 */
function isSkilled(state: State, id: string): boolean {
  const { quality, gifted } = flyerOf(state, id).pilot
  return gifted === true || quality === 'regular' || quality === 'veteran'
}

/** Why no snap roll can be flown now, to whatever bank; null if one can. @rule BR-44 FW-7.6-snap-rolls BR-37 */
export function snapRefusal(state: State, id: string): Refusal {
  const { move, wounds } = plane(state, id)
  const { flight, start, snapped, cloud } = move!
  const because = (why: string, rule: RuleId = 'BR-44') => {
    return () => no(rule, 'no-snap-roll', { plane: id, why })
  }
  if (snapped) return because('once a turn')
  if (isVertical(flight!)) return because('not in vertical flight')
  if (!isSnapClass(state, id)) return because('not this class', citing(state.config.law, 'FW-7.6-snap-rolls', 'BR-44'))
  if (!isSkilled(state, id)) return because('the pilot is too green')
  if (wounds.rudder) return () => no('BR-44', 'rudder-out', { plane: id })
  if (start > speedsOf(state, id).min + state.config.base.snapRoll.overMin) return because('too fast')
  if (cloud) return instrumentsRefusal(id, 'a snap roll')
  if (isPullingUp(state, id)) return () => no('FW-7.7-negG-turn', 'no-roll-in-pull-up', { plane: id })
  return pointRefusal(state, id, 0)
}

/** Why it cannot end with the wings so; null if it can. @rule BR-44 OTR1-AID-bombers-mf */
export function snapBankRefusal(state: State, id: string, to: Bank): Refusal {
  const { bank: from } = plane(state, id)
  if (from === to) return () => no('BR-44', 'no-snap-roll', { plane: id, why: 'the wings are so already' })
  const isOver = isInverted(to) && !mayFlyInverted(state, id)
  return isOver ? () => no(invertedRule(state), 'no-inverted-bank', { plane: id }) : null
}

/** One hex ahead, and the wings come round. @rule BR-44 */
export function snapOver(draft: Draft, id: string, to: Bank, io: Io<FightingWings>): void {
  endManeuvers(draft, id)
  spend(draft, id, 0, io)
  const at = edit(draft, id)
  const move = at.move!
  const from = at.bank
  at.bank = to
  if (isInverted(to)) move.everInverted = true
  else move.everUpright = true
  move.snapped = true
  move.unstable ??= 'BR-44'
  io.emit?.({ type: 'snapRolled', rule: 'BR-44', audience: 'all', plane: id, from, to })
  post(at, id, 'BR-44', 'snap-roll', -draft.config.base.snapRoll.decel, io)
}
