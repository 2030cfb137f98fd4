import { bank, count, flag, flightType, gate, listOf, oneOf, record, whole } from '../gate.js'
import { judged, line, type Ruled, ruled, unless, type Verdict, violation } from '../ruled.js'
import { BANKS, type Bank, type FlightType, type Hand, isVertical, SIDES } from '../vocabulary.js'

const VERTICAL = 'FW-5.1-vertical-bank'

/** Largest facing change of a completed bank in vertical flight, by the points that met its requirement (5.1). */
export const VERTICAL_BANK_DEGREES = { horizontal: 30, mixed: 60, vertical: 90 } as const

/** Degrees of unused facing change that let the bank go back one step (5.1). */
export const DEGREES_PER_BANK_BACK = 60

/** The bank one step to the right (clockwise) or left. */
export const ringStep = (from: Bank, side: Hand): Bank =>
  BANKS[(BANKS.indexOf(from) + (side === 'R' ? 1 : BANKS.length - 1)) % BANKS.length] as Bank

/** The way one rolls from a bank to its neighbour; `null` when they are no neighbours. */
export const rollSide = (from: Bank, to: Bank): Hand | null => SIDES.find((side) => ringStep(from, side) === to) ?? null

/** Steps from one bank to another the shorter way round, 0 to 3. */
export function ringDistance(a: Bank, b: Bank): number {
  const steps = Math.abs(BANKS.indexOf(a) - BANKS.indexOf(b))
  return Math.min(steps, BANKS.length - steps)
}

/**
 * Rule 5.1, 1st edition: a bank angle is declared at each bank completed in a vertical climb or dive. Any of the six
 * will do, whatever way the facing changed. The last one declared is what a reversal inverts.
 *
 * @rule OTR1-5.1-vertical-bank-declare
 * @category Rule 5.1
 */
export function declareVerticalBank(type: FlightType, bankCompleted: boolean, to: Bank): Ruled<Verdict> {
  const rule = 'OTR1-5.1-vertical-bank-declare'
  const bad = gate(rule, { type, bankCompleted, to }, { type: flightType, bankCompleted: flag, to: bank })
  if (bad !== null) return bad
  return judged(unless(isVertical(type), rule, 'not-vertical'), unless(bankCompleted, rule, 'bank-not-completed'))
}

/**
 * Rule 5.1, 2nd edition: no turning in a vertical climb or dive; banking is allowed.
 *
 * @rule FW-5.1-vertical-bank
 * @category Rule 5.1
 */
export function mayTurnIn(type: FlightType): Ruled<Verdict> {
  const bad = gate(VERTICAL, { type }, { type: flightType })
  return bad ?? judged(unless(!isVertical(type), VERTICAL, 'no-turn-in-vertical'))
}

/**
 * Rule 5.1, 2nd edition: the largest facing change of a completed bank in vertical flight: 30 degrees if only HFPs
 * met its requirement, 90 if only VFPs, 60 for a mix. At least one point must have been spent.
 *
 * @rule FW-5.1-vertical-bank
 * @category Rule 5.1
 */
export function verticalBankFacingLimit(hfps: number, vfps: number): Ruled<30 | 60 | 90> {
  const bad = gate(VERTICAL, { hfps, vfps }, { hfps: count, vfps: whole(hfps === 0 ? 1 : 0, 200) })
  if (bad !== null) return bad
  const limit = VERTICAL_BANK_DEGREES[vfps === 0 ? 'horizontal' : hfps === 0 ? 'vertical' : 'mixed']
  return ruled(limit, [line(VERTICAL, 'facing-limit', limit, 'degree')])
}

/** A bank completed in vertical flight and the facing change taken with it. */
export interface VerticalBank {
  readonly from: Bank
  readonly to: Bank
  readonly hfps: number
  readonly vfps: number
  readonly side: Hand
  /** Degrees of facing taken: 0, 30, 60 or 90. */
  readonly degrees: number
}

/**
 * Rule 5.1, 2nd edition: whether a facing change may go with a bank completed in vertical flight. It is a choice,
 * goes the way the bank changed, and keeps to {@link verticalBankFacingLimit}.
 *
 * @rule FW-5.1-vertical-bank
 * @category Rule 5.1
 */
export function verticalBankFacing(move: VerticalBank): Ruled<Verdict> {
  const shape = { from: bank, to: bank, hfps: count, vfps: count, side: oneOf(SIDES), degrees: whole(0, 180) }
  const bad = gate(VERTICAL, move, shape)
  if (bad !== null) return bad
  const limit = verticalBankFacingLimit(move.hfps, move.vfps)
  if (!limit.ok) return limit
  const roll = rollSide(move.from, move.to)
  if (roll === null) return judged(violation(VERTICAL, 'not-adjacent-banks', { from: move.from, to: move.to }))
  return judged(
    unless(move.degrees <= limit.value && move.degrees % 30 === 0, VERTICAL, 'facing-over-limit', {
      limit: limit.value,
    }),
    unless(move.degrees === 0 || move.side === roll, VERTICAL, 'facing-against-bank'),
  )
}

/**
 * Rule 5.1, 2nd edition: on a hexside, two banks in a row that make a 180-degree change let the aircraft stay there.
 *
 * @rule FW-5.1-vertical-bank
 * @category Rule 5.1
 */
export function mayStayOnHexside(onHexside: boolean, degrees: readonly number[]): Ruled<boolean> {
  const bad = gate(VERTICAL, { onHexside, degrees }, { onHexside: flag, degrees: listOf(whole(0, 90)) })
  if (bad !== null) return bad
  const last = degrees.slice(-2)
  return ruled(onHexside && last.length === 2 && last[0] === 90 && last[1] === 90)
}

/**
 * Rule 5.1, 2nd edition: steps the bank may go back, one for each full 60 degrees of facing change left unused over
 * the turn's banks in vertical flight.
 *
 * @rule FW-5.1-vertical-bank
 * @category Rule 5.1
 */
export function bankStepsBack(banks: readonly { readonly limit: number; readonly used: number }[]): Ruled<number> {
  const bad = gate(VERTICAL, { banks }, { banks: listOf(record({ limit: whole(30, 90), used: whole(0, 90) })) })
  if (bad !== null) return bad
  const over = banks.find(({ limit, used }) => used > limit)
  if (over !== undefined) return { ok: false, violations: [violation(VERTICAL, 'facing-over-limit', { ...over })] }
  const lines = banks.map(({ limit, used }) => line(VERTICAL, 'unused-facing', limit - used, 'degree'))
  return ruled(Math.floor(lines.reduce((sum, { value }) => sum + value, 0) / DEGREES_PER_BANK_BACK), lines)
}

/**
 * Rule 5.1, 2nd edition: the bank after going back some steps toward the bank the turn began with, never past it
 * . Of two equal ways round it takes the clockwise one.
 *
 * @rule FW-5.1-vertical-bank
 * @category Rule 5.1
 */
export function bankBack(now: Bank, start: Bank, steps: number): Ruled<Bank> {
  const bad = gate(VERTICAL, { now, start, steps }, { now: bank, start: bank, steps: count })
  return bad ?? ruled(rolledBack(now, start, steps))
}

/** The same for steps that are known to be a count. */
export function rolledBack(now: Bank, start: Bank, steps: number): Bank {
  if (steps === 0 || now === start) return now
  const right = ringStep(now, 'R')
  const nearer = ringDistance(right, start) < ringDistance(now, start) ? right : ringStep(now, 'L')
  return rolledBack(nearer, start, steps - 1)
}
