import type { Violation } from '../../../core/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { FLIGHT_TYPES, type FlightType } from '../errata/vocabulary.js'
import { isPlan, type Plan, planOf } from '../flight/attitudes.js'
import { plane, type State } from '../state/state.js'
import { isHelpless } from '../turn/tailing.js'

/** A flight type, how it would be flown, or why it cannot be. */
export interface TypeChoice {
  readonly flight: FlightType
  readonly plan: Plan | null
  readonly because: Violation<RuleId> | null
}

/**
 * Every flight type with its lead-in and VFPs, or why not; empty before flight points are counted. Nobody chooses for an
 * aircraft out of control.
 *
 * @rule BR-13 HR-06
 */
export function flightTypes(state: State, id: string): readonly TypeChoice[] {
  if (!Object.hasOwn(state.planes, id) || plane(state, id).move === null) return []
  if (isHelpless(state, id)) {
    const because = no('HR-06', 'helpless', { plane: id })
    return FLIGHT_TYPES.map((flight) => ({ flight, plan: null, because }))
  }
  return FLIGHT_TYPES.map((flight) => {
    const plan = planOf(state, id, flight)
    return isPlan(plan) ? { flight, plan, because: null } : { flight, plan: null, because: plan() }
  })
}
