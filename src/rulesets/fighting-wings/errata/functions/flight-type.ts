import { bank, count, flightType, gate, half, pilot, role, weightClass, whole } from '../gate.js'
import { checkOptions, houseOr, type Options, reading } from '../options.js'
import { baseUnknown, judged, line, type Ruled, ruled, summed, unless, type Verdict } from '../ruled.js'
import {
  type AircraftClass,
  type Bank,
  type FlightType,
  type Half,
  isInverted,
  isVertical,
  type Pilot,
  printed,
} from '../vocabulary.js'

/** Half a speed in flight points, rounded up. */
const halfOf = (speed: Half): number => Math.ceil(speed / 4)

/** Two thirds of a speed in flight points, rounded up. */
const twoThirdsOf = (speed: Half): number => Math.ceil(speed / 3)

/**
 * Rule 6.1: a zoom climb cannot go on to a vertical climb only if the zooming turn ended in an inverted attitude or
 * inverted bank.
 *
 * @rule OTR1-6.1-inverted-zoom-no-vc
 * @category Rule 6.1
 */
export function zoomToVertical(endBankOfZoomTurn: Bank): Ruled<Verdict> {
  const rule = 'OTR1-6.1-inverted-zoom-no-vc'
  const bad = gate(rule, { endBankOfZoomTurn }, { endBankOfZoomTurn: bank })
  return bad ?? judged(unless(!isInverted(endBankOfZoomTurn), rule, 'inverted-zoom'))
}

/** What an inverted aircraft may do after a turn of vertical diving. */
export interface InvertedDiveExit {
  readonly allowed: readonly FlightType[]
  /** VFPs that a steep dive must spend at least; 0 where it may not be flown. */
  readonly minVfpForSd: number
  /** VFPs that a steep dive may spend at most; `null` for no such limit. */
  readonly maxVfpForSd: number | null
  /** Pushing into the steep dive is negative G, and the aircraft stays inverted. */
  readonly negativeG: boolean
}

/**
 * Rule 6.3: from a vertical dive with inverted wings only a vertical dive may follow, unless last turn was the second
 * in a row; then a negative-G push into an inverted steep dive with at least half the speed as VFPs.
 * The summary's option of entering a steep dive upright is struck out.
 *
 * @rule OTR1-6.3-vd-inverted-exit
 * @rule OTR1-AID-vd-delete
 * @category Rule 6.3
 */
export function vdExitInverted(
  consecutiveVdTurns: number,
  speed: Half,
  options: Options = {},
): Ruled<InvertedDiveExit> {
  const rule = 'OTR1-6.3-vd-inverted-exit'
  const shape = { consecutiveVdTurns: whole(1, 200), speed: half }
  const bad = gate(rule, { consecutiveVdTurns, speed }, shape) ?? checkOptions(rule, options)
  if (bad !== null) return bad
  const exact = reading(options, 'R-47') === 'exactly-two'
  const free = exact ? consecutiveVdTurns === 2 : consecutiveVdTurns >= 2
  if (!free) return ruled({ allowed: ['VD'], minVfpForSd: 0, maxVfpForSd: null, negativeG: false })
  const least = reading(options, 'R-01') === 'at-least'
  const vfps = least ? halfOf(speed) : Math.floor(speed / 4)
  const limits = least ? { minVfpForSd: vfps, maxVfpForSd: null } : { minVfpForSd: 0, maxVfpForSd: vfps }
  return ruled({ allowed: ['VD', 'SD'], ...limits, negativeG: true }, [
    line(rule, 'half-the-speed', vfps, 'fp', 'inferred'),
  ])
}

/**
 * Rule 6.3 and the summary: who may fly vertical climbs and dives. M-class fighters only with a gifted pilot; for
 * other classes ours: F and L may, M bombers and H may not.
 *
 * @rule OTR1-6.3-mf-gifted-vertical
 * @rule OTR1-AID-bombers-mf
 * @category Rule 6.3
 */
export function mayUseVertical(aircraft: AircraftClass, who: Pilot, options: Options = {}): Ruled<Verdict> {
  const rule = 'OTR1-6.3-mf-gifted-vertical'
  const bad = gate(rule, aircraft, { cls: weightClass, role }) ?? gate(rule, { who }, { who: pilot })
  if (bad !== null) return bad
  return checkOptions(rule, options) ?? verticalBy(aircraft, who, options)
}

function verticalBy({ cls, role: use }: AircraftClass, who: Pilot, options: Options): Ruled<Verdict> {
  const rule = 'OTR1-6.3-mf-gifted-vertical'
  if (cls === 'M' && use === 'fighter') return judged(unless(who.gifted === true, rule, 'needs-gifted'))
  const house = () => judged(unless(cls === 'F' || cls === 'L', rule, 'class-not-allowed'))
  return houseOr(options, rule, 'the use of vertical flight by other classes', house)
}

/**
 * Flight rules summary: M-class fighters may use inverted banks. For other classes ours: F and L may, others not.
 *
 * @rule OTR1-AID-bombers-mf
 * @category Play aid: flight rules summary
 */
export function mayUseInvertedBank(aircraft: AircraftClass, options: Options = {}): Ruled<Verdict> {
  const rule = 'OTR1-AID-bombers-mf'
  const bad = gate(rule, aircraft, { cls: weightClass, role }) ?? checkOptions(rule, options)
  if (bad !== null) return bad
  if (aircraft.cls === 'M' && aircraft.role === 'fighter') return judged()
  const house = () => judged(unless(aircraft.cls === 'F' || aircraft.cls === 'L', rule, 'class-not-allowed'))
  return houseOr(options, rule, 'the use of inverted banks by other classes', house)
}

/** HFPs that must come before any VFP. */
export interface LeadIn {
  readonly min: number
  /** `null` for no upper limit. */
  readonly max: number | null
}

/**
 * Rule 6.3: HFPs owed before any VFP when a steep dive follows a zoom climb with wings upright: at least half the
 * speed. None for other changes or from an inverted bank, as far as this entry goes.
 *
 * @rule FW-6.3-from-zc-to-sd
 * @category Rule 6.3
 */
export function zcToSdLeadIn(
  last: FlightType,
  next: FlightType,
  startBank: Bank,
  speed: Half,
  options: Options = {},
): Ruled<LeadIn> {
  const rule = 'FW-6.3-from-zc-to-sd'
  const shape = { last: flightType, next: flightType, startBank: bank, speed: half }
  const bad = gate(rule, { last, next, startBank, speed }, shape) ?? checkOptions(rule, options)
  if (bad !== null) return bad
  if (last !== 'ZC' || next !== 'SD' || isInverted(startBank)) return ruled({ min: 0, max: null })
  const least = reading(options, 'R-04') === 'at-least'
  const fps = least ? halfOf(speed) : Math.floor(speed / 4)
  return ruled(least ? { min: fps, max: null } : { min: 0, max: fps }, [
    line(rule, 'half-the-speed', fps, 'fp', 'inferred'),
  ])
}

/** Last turn's steep dive, and this turn's speed. */
export interface SteepDiveBefore {
  readonly startBank: Bank
  readonly lastVfps: number
  readonly lastFps: number
  readonly speed: Half
}

/**
 * Rule 6.3: a zoom climb may follow a steep dive with wings upright that used a third of its points or less as VFPs
 * (compared exactly, R-17), after two thirds of the speed as HFPs. The answer is that number of HFPs. For other steep
 * dives the base rule decides: `base-unknown`.
 *
 * @rule FW-6.3-from-sd-to-zc
 * @category Rule 6.3
 */
export function sdToZc(before: SteepDiveBefore): Ruled<number> {
  const rule = 'FW-6.3-from-sd-to-zc'
  const shape = { startBank: bank, lastVfps: count, lastFps: whole(1, 200), speed: half }
  const bad = gate(rule, before, shape) ?? gate(rule, before, { lastVfps: whole(0, before.lastFps) })
  if (bad !== null) return bad
  const shallow = before.lastVfps * 3 <= before.lastFps
  if (isInverted(before.startBank) || !shallow) {
    return baseUnknown(rule, 'a zoom climb after any other steep dive (rule 6.3)')
  }
  return summed([line(rule, 'two-thirds-of-speed', twoThirdsOf(before.speed), 'fp')])
}

/** VFPs of GLOC flight: an exact number in vertical flight, a least number in steep dives and zooms, none in level. */
export interface GlocVfps {
  readonly exact: number | null
  readonly min: number | null
}

/**
 * Rule 5.5: VFPs in GLOC flight. Vertical climbs and dives: exactly two thirds of the speed, to the nearest integer,
 * half up. Steep dives and zoom climbs: at least half. Level flight: none.
 *
 * @rule FW-5.5-gloc-vfps
 * @category Rule 5.5
 */
export function glocVfps(type: FlightType, speed: Half): Ruled<GlocVfps> {
  const rule = 'FW-5.5-gloc-vfps'
  const bad = gate(rule, { type, speed }, { type: flightType, speed: half })
  if (bad !== null) return bad
  if (type === 'LVL') return ruled({ exact: 0, min: null })
  if (!isVertical(type)) {
    return ruled({ exact: null, min: halfOf(speed) }, [line(rule, 'half-the-speed', halfOf(speed), 'fp')])
  }
  const exact = Math.floor((2 * speed + 3) / 6)
  return ruled({ exact, min: null }, [line(rule, 'two-thirds-of-speed', exact, 'fp')])
}

/** A steep dive that is to end in a reversal of facing. */
export interface SteepDiveReversal {
  /** Turns of diving in a row, this one included. */
  readonly consecutiveDiveTurns: number
  readonly speed: Half
  /** Minimum speed for HT turns. */
  readonly minHT: Half
}

/**
 * Rule 6.4: no steep-dive reversal on the first diving turn after level or climbing flight unless the speed is at or
 * above the minimum for HT turns; from the second diving turn on no speed is asked for.
 *
 * @rule FW-6.4-sd-reversal-first-turn
 * @category Rule 6.4
 */
export function sdReversalSpeedOk(reversal: SteepDiveReversal): Ruled<Verdict> {
  const rule = 'FW-6.4-sd-reversal-first-turn'
  const bad = gate(rule, reversal, { consecutiveDiveTurns: whole(1, 200), speed: half, minHT: half })
  if (bad !== null) return bad
  const { consecutiveDiveTurns, speed, minHT } = reversal
  const facts = { need: printed(minHT), speed: printed(speed) }
  return judged(unless(consecutiveDiveTurns >= 2 || speed >= minHT, rule, 'sd-reversal-too-slow', facts))
}
