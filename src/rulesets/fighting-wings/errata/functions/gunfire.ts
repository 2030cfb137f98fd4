import { d10, flag, flightType, gate, listOf, oneOf, orNull, turnRate, whole } from '../gate.js'
import { checkOptions, houseOr, type Options } from '../options.js'
import { line, type Refusals, type Ruled, ruled, summed, unless } from '../ruled.js'
import {
  BURSTS,
  type Burst,
  type D10,
  type FlightType,
  type Hand,
  isVertical,
  SIDES,
  TURN_RATES,
  type TurnRate,
} from '../vocabulary.js'

/**
 * Rule 10.2: friendly aircraft in the field of fire never inhibit fire.
 *
 * @rule OTR1-10.2-friendly-in-fire
 * @category Rule 10.2
 */
export function friendlyBlocksFire(friendsInLine: number): Ruled<boolean> {
  const bad = gate('OTR1-10.2-friendly-in-fire', { friendsInLine }, { friendsInLine: whole(0, 999) })
  return bad ?? ruled(false)
}

/** How a move in vertical flight ended. */
export interface VerticalEnd {
  readonly type: FlightType
  /** The side of a facing change made with the last point; `null` for none. */
  readonly faced: Hand | null
  readonly cause: 'bank' | 'turn' | 'negG' | null
}

/**
 * Rule 9.2: the gunfire arc after vertical flight. The turning arc may be used if the move ended with a facing change
 * due to banking, on the side of that change, whatever bank is declared. Rule 7.7: never after a negative-G turn.
 * Outside vertical flight the base rule decides: the turning arc goes with a turn whose facing ends the move (ours).
 *
 * @rule FW-9.2-vertical-turn-arc
 * @category Rule 9.2
 */
export function gunArc(end: VerticalEnd, options: Options = {}): Ruled<'straight' | 'turnL' | 'turnR'> {
  const rule = 'FW-9.2-vertical-turn-arc'
  const cause = orNull(oneOf(['bank', 'turn', 'negG']))
  const bad = gate(rule, end, { type: flightType, faced: orNull(oneOf(SIDES)), cause }) ?? checkOptions(rule, options)
  if (bad !== null) return bad
  const turning = end.faced === 'L' ? 'turnL' : 'turnR'
  if (end.faced === null || end.cause === 'negG') return ruled('straight')
  if (isVertical(end.type)) return ruled(end.cause === 'bank' ? turning : 'straight')
  return houseOr(options, rule, 'the turning arc outside vertical flight (rule 9.2)', () =>
    ruled(end.cause === 'turn' ? turning : 'straight'),
  )
}

/** Modifier for a shot along the target's 6:00 line by a shooter who points down that line (10.2). */
export const ZERO_DEFLECTION = -2

/**
 * Rule 10.2: -2 for an attack from the target's 6:00 line, only if the shooter's 12:00 line lies on it.
 *
 * @rule FW-10.2-zero-deflection
 * @category Rule 10.2
 */
export function zeroDeflection(onSixLine: boolean, sameHeading: boolean): Ruled<number> {
  const rule = 'FW-10.2-zero-deflection'
  const bad = gate(rule, { onSixLine, sameHeading }, { onSixLine: flag, sameHeading: flag })
  return bad ?? summed(onSixLine && sameHeading ? [line(rule, 'zero-deflection', ZERO_DEFLECTION, 'die')] : [])
}

/**
 * Rule 10.2: a critical hit from a beam attack lowers the cockpit armor modifier by 1, not below 0. The modifier is
 * given as a magnitude.
 *
 * @rule FW-10.2-beam-armor
 * @category Rule 10.2
 */
export function cockpitArmorModifier(armor: number, beamAttack: boolean): Ruled<number> {
  const rule = 'FW-10.2-beam-armor'
  const bad = gate(rule, { armor, beamAttack }, { armor: whole(0, 20), beamAttack: flag })
  if (bad !== null) return bad
  return summed([line(rule, 'armor', armor, 'die'), line(rule, 'beam-attack', beamAttack && armor > 0 ? -1 : 0, 'die')])
}

/** Column shifts of a half burst (10.2). */
export const HALF_BURST_SHIFT = { others: -2, crackShot: -1 } as const

/** Our own column shifts where the base rule is not at hand. */
export const HOUSE_BURST_SHIFT = { regularEmptied: -1, long: 1 } as const

/**
 * Rule 10.2: column shift of a burst. Half burst -2, for a crack shot -1. Regular burst in which some weapons run dry
 * after a half shot: none for a crack shot; for others, and for a long burst, ours.
 *
 * @rule FW-10.2-crack-half-burst
 * @category Rule 10.2
 */
export function burstColumnShift(
  burst: Burst,
  crackShot: boolean,
  someEmptied: boolean,
  options: Options = {},
): Ruled<number> {
  const rule = 'FW-10.2-crack-half-burst'
  const shape = { burst: oneOf(BURSTS), crackShot: flag, someEmptied: flag }
  const bad = gate(rule, { burst, crackShot, someEmptied }, shape) ?? checkOptions(rule, options)
  if (bad !== null) return bad
  const shift = (label: string, value: number) => () => summed([line(rule, label, value, 'column', 'house')])
  if (burst === 'long')
    return houseOr(options, rule, 'the shift of a long burst', shift('long', HOUSE_BURST_SHIFT.long))
  if (burst === 'half') {
    return summed([line(rule, 'half-burst', HALF_BURST_SHIFT[crackShot ? 'crackShot' : 'others'], 'column')])
  }
  if (crackShot || !someEmptied) return summed([])
  const emptied = shift('regular-emptied', HOUSE_BURST_SHIFT.regularEmptied)
  return houseOr(options, rule, 'the shift of a regular burst that empties some weapons', emptied)
}

/** Clears a jam on this or less (10.2). */
export const JAM_CLEARS_ON = 7

/** A jam and the turn flown before trying to clear it. */
export interface JamAttempt {
  readonly clearable: boolean
  readonly cause: Burst
  /** Attempts already made on this jam. */
  readonly attempts: number
  /** Hardest rate used this turn; `null` for none. */
  readonly maxRate: TurnRate | null
  readonly negativeG: boolean
  /** Flight types flown this turn. */
  readonly types: readonly FlightType[]
  readonly wasInverted: boolean
}

/** The result of trying to clear a jam. */
export interface JamResult {
  readonly result: 'cleared' | 'permanent' | 'notAllowed'
  readonly because: Refusals
}

/**
 * Rule 10.2: clearing a jam at the end of a turn. Only weapons marked for it, jammed by a long burst, one attempt, on
 * 7 or less, after a turn with HT at most, no negative G, no vertical flight, no inverted attitude. Failure makes the
 * jam permanent.
 *
 * @rule FW-10.2-temp-jams
 * @category Rule 10.2
 */
export function tryClearJam(attempt: JamAttempt, die: D10): Ruled<JamResult> {
  const rule = 'FW-10.2-temp-jams'
  const shape = {
    clearable: flag,
    cause: oneOf(BURSTS),
    attempts: whole(0, 9),
    maxRate: orNull(turnRate),
    negativeG: flag,
    types: listOf(flightType),
    wasInverted: flag,
  }
  const bad = gate(rule, attempt, shape) ?? gate(rule, { die }, { die: d10 })
  if (bad !== null) return bad
  const because = jamClauses(attempt).filter((clause) => clause !== null)
  if (because.length > 0) return ruled({ result: 'notAllowed', because })
  return ruled({ result: die <= JAM_CLEARS_ON ? 'cleared' : 'permanent', because }, [line(rule, 'die', die, 'die')])
}

function jamClauses(attempt: JamAttempt) {
  const rule = 'FW-10.2-temp-jams'
  const gentle = attempt.maxRate === null || TURN_RATES.indexOf(attempt.maxRate) <= TURN_RATES.indexOf('HT')
  return [
    unless(attempt.clearable, rule, 'not-clearable'),
    unless(attempt.cause === 'long', rule, 'not-a-long-burst-jam'),
    unless(attempt.attempts === 0, rule, 'already-tried'),
    unless(gentle, rule, 'flown-too-hard'),
    unless(!attempt.negativeG, rule, 'flown-negative-g'),
    unless(!attempt.types.some(isVertical), rule, 'flown-vertical'),
    unless(!attempt.wasInverted, rule, 'flown-inverted'),
  ]
}
