import { flag, gate, half, whole } from '../gate.js'
import { line, type Ruled, ruled } from '../ruled.js'
import type { Half } from '../vocabulary.js'

/** Flight points of a turn. */
export interface FpBudget {
  /** Whole flight points to spend. */
  readonly fps: number
  /** Half points left over for next turn. */
  readonly carryOut: 0 | 1
  /** The speed that every chart, table and proportion uses. */
  readonly tableSpeed: Half
}

/**
 * Rule 3.4: the flight points of a turn are speed plus the half carried in, but charts and proportions use the
 * speed alone.
 *
 * @rule OTR1-3.4-half-fp
 * @category Rule 3.4
 * @example fpBudget(halves(7.5), 1) // 8 points, looked up as 7.5
 */
export function fpBudget(speed: Half, halfCarry: 0 | 1): Ruled<FpBudget> {
  const bad = gate('OTR1-3.4-half-fp', { speed, halfCarry }, { speed: half, halfCarry: whole(0, 1) })
  if (bad !== null) return bad
  const sum = speed + halfCarry
  const left = (sum % 2) as 0 | 1
  return ruled({ fps: (sum - left) / 2, carryOut: left, tableSpeed: speed }, [
    line('OTR1-3.4-half-fp', 'speed', speed, 'half'),
    line('OTR1-3.4-half-fp', 'half-carried-in', halfCarry, 'half'),
    line('OTR1-3.4-half-fp', 'half-carried-out', -left, 'half'),
  ])
}

/**
 * Rules 3.6 and 6.6: whether the limits for engines without fuel injection bite. They never do for the 24 aircraft
 * of the first box, all of which are injected ({@link OTR_BOX_FUEL_INJECTED}).
 *
 * @rule OTR1-3.6-6.6-fuel-injection
 * @category Rule 3.6
 */
export function negGEnginePenaltyApplies(fuelInjected: boolean): Ruled<boolean> {
  const bad = gate('OTR1-3.6-6.6-fuel-injection', { fuelInjected }, { fuelInjected: flag })
  return bad ?? ruled(!fuelInjected)
}

/** What a card of the first box says of its engine when it says nothing. */
export const OTR_BOX_FUEL_INJECTED = true
