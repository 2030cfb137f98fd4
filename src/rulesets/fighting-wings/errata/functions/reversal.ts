import { bank, flag, flightType, gate, maybe, oneOf, whole } from '../gate.js'
import { judged, line, type Ruled, ruled, unless, type Verdict, violation } from '../ruled.js'
import { type Bank, COMPASS, type Compass, type FlightType } from '../vocabulary.js'
import { rollSide } from './bank.js'

const LIMITS = 'FW-6.4-reversal-limits'

/** The bank after a facing reversal: each upright bank becomes its inverted one and back. */
export const REVERSED_BANK: Readonly<Record<Bank, Bank>> = {
  LVL: 'INV',
  INV: 'LVL',
  LB: 'ILB',
  ILB: 'LB',
  RB: 'IRB',
  IRB: 'RB',
}

/** The printed table of 6.4: a bank carried from one angle toward another, and toward what it goes after a reversal. */
export const CARRY_AFTER_REVERSAL: readonly (readonly [from: Bank, toward: Bank, newToward: Bank])[] = [
  ['LVL', 'LB', 'IRB'],
  ['LVL', 'RB', 'ILB'],
  ['INV', 'ILB', 'RB'],
  ['INV', 'IRB', 'LB'],
  ['LB', 'LVL', 'LB'],
  ['RB', 'LVL', 'RB'],
  ['ILB', 'INV', 'ILB'],
  ['IRB', 'INV', 'IRB'],
  ['LB', 'ILB', 'INV'],
  ['RB', 'IRB', 'INV'],
  ['ILB', 'LB', 'LVL'],
  ['IRB', 'RB', 'LVL'],
]

/** Which way the counter rotates. */
export type Rotation = 'CW' | 'CCW'

/**
 * Rule 6.4: the facing opposite to another. In the corrected example an aircraft that faces NW reverses to SE.
 *
 * @rule OTR1-6.4-example-facings
 * @category Rule 6.4
 */
export function oppositeFacing(facing: Compass): Ruled<Compass> {
  const bad = gate('OTR1-6.4-example-facings', { facing }, { facing: oneOf(COMPASS) })
  return bad ?? ruled(COMPASS[(COMPASS.indexOf(facing) + 6) % 12] as Compass)
}

/**
 * Rule 6.4: the bank after a facing reversal. The map is the only one that fits the printed carry table.
 *
 * @rule FW-6.4-reversal-limits
 * @category Rule 6.4
 */
export function reverseBank(from: Bank): Ruled<Bank> {
  const bad = gate(LIMITS, { from }, { from: bank })
  return bad ?? ruled(REVERSED_BANK[from])
}

/**
 * Rule 6.4: toward which bank a carried bank goes after a reversal.
 *
 * @rule FW-6.4-reversal-limits
 * @category Rule 6.4
 */
export function carryAfterReversal(from: Bank, toward: Bank): Ruled<Bank> {
  const bad = gate(LIMITS, { from, toward }, { from: bank, toward: bank })
  if (bad !== null) return bad
  const row = CARRY_AFTER_REVERSAL.find(([start, goal]) => start === from && goal === toward)
  if (row === undefined)
    return { ok: false, violations: [violation(LIMITS, 'not-adjacent-banks', { from, to: toward })] }
  return ruled(row[2])
}

/**
 * Rule 6.4: which way the counter rotates when reversing from a dive. Clockwise in right attitudes or when carrying
 * a bank toward one, counterclockwise in left ones; either way with level or inverted wings and no carry.
 *
 * @rule FW-6.4-reversal-limits
 * @category Rule 6.4
 */
export function reversalRotation(at: Bank, carryToward: Bank | null = null): Ruled<Rotation | 'either'> {
  const bad = gate(LIMITS, { at, carryToward }, { at: bank, carryToward: maybe(bank) })
  if (bad !== null) return bad
  if (carryToward !== null && rollSide(at, carryToward) === null) {
    return { ok: false, violations: [violation(LIMITS, 'not-adjacent-banks', { from: at, to: carryToward })] }
  }
  return ruled(attitude(at) ?? (carryToward === null ? 'either' : (attitude(carryToward) ?? 'either')))
}

/** The rotation of a right or left attitude; `null` for level and inverted. */
function attitude(of: Bank): Rotation | null {
  if (of === 'RB' || of === 'IRB') return 'CW'
  return of === 'LB' || of === 'ILB' ? 'CCW' : null
}

/**
 * Rule 6.4: degrees of facing change of a reversal from a steep or vertical dive: exactly 180 with level or inverted
 * wings, 120 to 150 when banked. From a vertical climb the limits do not apply: 180.
 *
 * @rule FW-6.4-reversal-limits
 * @category Rule 6.4
 */
export function reversalDegrees(type: FlightType, at: Bank): Ruled<{ readonly min: number; readonly max: number }> {
  const bad = gate(LIMITS, { type, at }, { type: oneOf(['VC', 'SD', 'VD']), at: bank })
  if (bad !== null) return bad
  const straight = type === 'VC' || attitude(at) === null
  return ruled(straight ? { min: 180, max: 180 } : { min: 120, max: 150 })
}

/** A reversal as it is to be flown. */
export interface Reversal {
  readonly type: FlightType
  readonly bank: Bank
  readonly carryToward: Bank | null
  readonly rotation: Rotation
  /** 30-degree steps of facing. */
  readonly facings: number
}

/**
 * Rule 6.4: whether a reversal keeps to the optional limits on degrees and rotation.
 *
 * @rule FW-6.4-reversal-limits
 * @category Rule 6.4
 */
export function checkReversal(reversal: Reversal): Ruled<Verdict> {
  const shape = {
    type: flightType,
    bank,
    carryToward: maybe(bank),
    rotation: oneOf(['CW', 'CCW']),
    facings: whole(0, 11),
  }
  const bad = gate(LIMITS, reversal, shape)
  if (bad !== null) return bad
  const degrees = reversalDegrees(reversal.type, reversal.bank)
  const turn = reversalRotation(reversal.bank, reversal.carryToward ?? null)
  if (!degrees.ok) return degrees
  if (!turn.ok) return turn
  const { min, max } = degrees.value
  const taken = 30 * reversal.facings
  const free = turn.value === 'either' || turn.value === reversal.rotation
  return judged(
    unless(taken >= min && taken <= max, LIMITS, 'reversal-degrees', { min, max }),
    unless(free, LIMITS, 'reversal-direction', { need: turn.value }),
  )
}

/**
 * Rule 6.4: whether a reversal may stay on the hexside it started on: only with level or inverted wings.
 *
 * @rule FW-6.4-reversal-limits
 * @category Rule 6.4
 */
export function mayStayReversed(onHexside: boolean, at: Bank): Ruled<boolean> {
  const bad = gate(LIMITS, { onHexside, at }, { onHexside: flag, at: bank })
  return bad ?? ruled(onHexside && attitude(at) === null)
}

/**
 * Rule 6.4: an aircraft whose tailed aircraft reverses may declare a reversal too and put it off to the beginning of
 * next turn. It must meet the prerequisites in this turn's flight, and need not carry it out.
 *
 * @rule OTR2-6.4-tailing-reversal
 * @category Rule 6.4
 */
export function mayDelayReversal(tailing: boolean, taileeReversed: boolean, prerequisitesMet: boolean): Ruled<Verdict> {
  const rule = 'OTR2-6.4-tailing-reversal'
  const shape = { tailing: flag, taileeReversed: flag, prerequisitesMet: flag }
  const bad = gate(rule, { tailing, taileeReversed, prerequisitesMet }, shape)
  if (bad !== null) return bad
  return judged(
    unless(tailing, rule, 'reversal-not-tailing'),
    unless(taileeReversed, rule, 'tailee-did-not-reverse'),
    unless(prerequisitesMet, rule, 'reversal-prerequisites'),
  )
}

/**
 * Rule 6.4: the turn at whose beginning a delayed reversal may be executed or waived.
 *
 * @rule OTR2-6.4-tailing-reversal
 * @category Rule 6.4
 */
export function delayedReversalTurn(declaredTurn: number): Ruled<number> {
  const rule = 'OTR2-6.4-tailing-reversal'
  const bad = gate(rule, { declaredTurn }, { declaredTurn: whole(1, 9999) })
  return bad ?? ruled(declaredTurn + 1, [line(rule, 'declared', declaredTurn, 'turn'), line(rule, 'delay', 1, 'turn')])
}
