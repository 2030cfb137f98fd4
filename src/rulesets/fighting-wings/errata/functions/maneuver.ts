import { altitude, bank, flag, gate, listOf, pilot, record, role, weightClass } from '../gate.js'
import { checkOptions, houseOr, type Options } from '../options.js'
import { judged, type Ruled, ruled, unless, type Verdict } from '../ruled.js'
import type { AircraftClass, Bank, FlightType, Increments, Pilot } from '../vocabulary.js'

const HAMMER = 'FW-7.5-hammerhead'

/** A cloud layer, both edges inside it. */
export interface CloudLayer {
  readonly lo: Increments
  readonly hi: Increments
}

/** A hammerhead as far as the sheet limits it. */
export interface Hammerhead {
  readonly rudderOk: boolean
  readonly alt: Increments
  readonly clouds: readonly CloudLayer[]
}

/**
 * Rule 7.5: no hammerhead with the rudder knocked out, nor at an altitude inside a cloud layer or on its edge.
 *
 * @rule FW-7.5-hammerhead
 * @category Rule 7.5
 */
export function mayHammerhead(move: Hammerhead): Ruled<Verdict> {
  const clouds = listOf(record({ lo: altitude, hi: altitude }))
  const bad = gate(HAMMER, move, { rudderOk: flag, alt: altitude, clouds })
  if (bad !== null) return bad
  const clear = !move.clouds.some(({ lo, hi }) => move.alt >= lo && move.alt <= hi)
  return judged(unless(move.rudderOk, HAMMER, 'rudder-out'), unless(clear, HAMMER, 'in-cloud'))
}

/**
 * Rule 7.5: what a hammerhead leaves behind: any bank that is declared, and a vertical dive as last flight type.
 *
 * @rule FW-7.5-hammerhead
 * @category Rule 7.5
 */
export function hammerheadResult(declaredBank: Bank): Ruled<{ readonly bank: Bank; readonly countsAs: FlightType }> {
  const bad = gate(HAMMER, { declaredBank }, { declaredBank: bank })
  return bad ?? ruled({ bank: declaredBank, countsAs: 'VD' })
}

/**
 * Rule 7.6: snap rolls are never flown by M and H bombers, and by M fighters only with a gifted pilot. The sheet adds
 * nothing for others; ours: they may.
 *
 * @rule FW-7.6-snap-rolls
 * @category Rule 7.6
 */
export function maySnapRoll(aircraft: AircraftClass, who: Pilot, options: Options = {}): Ruled<Verdict> {
  const rule = 'FW-7.6-snap-rolls'
  const bad = gate(rule, aircraft, { cls: weightClass, role }) ?? gate(rule, { who }, { who: pilot })
  if (bad !== null) return bad
  const wrong = checkOptions(rule, options)
  if (wrong !== null) return wrong
  const heavy = aircraft.cls === 'M' || aircraft.cls === 'H'
  if (heavy && aircraft.role !== 'fighter') return judged(unless(false, rule, 'class-not-allowed'))
  if (aircraft.cls === 'M') return judged(unless(who.gifted === true, rule, 'needs-gifted'))
  return houseOr(options, rule, 'snap rolls by other classes (rule 7.6)', () => judged())
}
