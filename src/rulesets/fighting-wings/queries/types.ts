import type { Violation } from '../../../core/index.js'
import { isPlan, type Plan, planOf } from '../attitudes.js'
import { FLIGHT_TYPES, type FlightType } from '../errata/vocabulary.js'
import type { RuleId } from '../rules.js'
import { plane, type State } from '../state.js'

/** A flight type, how it would be flown, or why it cannot be. */
export interface TypeChoice {
  readonly flight: FlightType
  readonly plan: Plan | null
  readonly because: Violation<RuleId> | null
}

/** Every flight type with its lead-in and VFPs, or why not; empty before flight points are counted. @rule BR-13 */
export function flightTypes(state: State, id: string): readonly TypeChoice[] {
  if (!Object.hasOwn(state.planes, id) || plane(state, id).move === null) return []
  return FLIGHT_TYPES.map((flight) => {
    const plan = planOf(state, id, flight)
    return isPlan(plan) ? { flight, plan, because: null } : { flight, plan: null, because: plan() }
  })
}
