import { bank, count, flag, gate, maybe, oneOf, record, whole } from '../gate.js'
import { line, type Ruled, ruled } from '../ruled.js'
import {
  BANKS,
  type Bank,
  type Hand,
  SIDES,
  STALL_KINDS,
  type StallKind,
  TURN_RATES,
  type TurnRate,
} from '../vocabulary.js'

/** What an aircraft carries from one turn into the next. `null` where there is nothing. */
export interface Carries {
  /** Half a flight point, 0 or 1. */
  readonly half: 0 | 1
  /** Accel (positive) or decel (negative) points. */
  readonly accel: number
  readonly bank: { readonly from: Bank; readonly to: Bank; readonly fps: number } | null
  readonly turn: { readonly dir: Hand; readonly rate: TurnRate; readonly fps: number } | null
  readonly slip: { readonly dir: Hand; readonly fps: number } | null
}

/** The requirements whose points may be carried. */
export const CARRIED = ['bank', 'turn', 'slip'] as const
/** A requirement whose points may be carried. */
export type Carried = (typeof CARRIED)[number]

const CARRIES = {
  half: whole(0, 1),
  accel: whole(-50, 50),
  bank: maybe(record({ from: bank, to: oneOf(BANKS), fps: count })),
  turn: maybe(record({ dir: oneOf(SIDES), rate: oneOf(TURN_RATES), fps: count })),
  slip: maybe(record({ dir: oneOf(SIDES), fps: count })),
}

/**
 * Rules 5.1, 5.3 and 7.1: the points noted as a carry when the turn ends before a bank, turn, slip or skid is
 * finished; a requirement that is met leaves nothing to carry.
 *
 * @rule OTR1-5.1-bank-carry
 * @rule OTR2-5.1-5.3-7.1-carry
 * @category Rule 5.1
 */
export function carryForward(kind: Carried, met: number, required: number): Ruled<number> {
  const rule = 'OTR1-5.1-bank-carry'
  const shape = { kind: oneOf(CARRIED), met: count, required: whole(1, 200) }
  const bad = gate(rule, { kind, met, required }, shape)
  if (bad !== null) return bad
  const carried = met < required ? met : 0
  return ruled(carried, [line(kind === 'bank' ? rule : 'OTR2-5.1-5.3-7.1-carry', `${kind}-fps`, carried, 'fp')])
}

/**
 * Rules 5.1, 5.3 and 7.1: points carried in are used in that turn or lost; no carry lives two turns. Gives the
 * points that are left at the end of the receiving turn.
 *
 * @rule OTR1-5.1-carry-use-or-lose
 * @rule OTR2-5.1-5.3-7.1-carry
 * @category Rule 5.1
 */
export function expireCarry(fps: number, usedThisTurn: boolean): Ruled<number> {
  const rule = 'OTR1-5.1-carry-use-or-lose'
  const bad = gate(rule, { fps, usedThisTurn }, { fps: count, usedThisTurn: flag })
  if (bad !== null) return bad
  return ruled(usedThisTurn ? fps : 0, [line(rule, usedThisTurn ? 'used' : 'lost', usedThisTurn ? fps : 0, 'fp')])
}

/**
 * Rule 5.3: points still needed before facing; at least one, even if a change of speed means that the carried ones
 * already meet the requirement.
 *
 * @rule OTR1-5.3-carry-no-instant-facing
 * @category Rule 5.3
 */
export function fpsStillNeeded(required: number, carried: number): Ruled<number> {
  const rule = 'OTR1-5.3-carry-no-instant-facing'
  const bad = gate(rule, { required, carried }, { required: whole(1, 200), carried: count })
  if (bad !== null) return bad
  const left = required - carried
  return ruled(Math.max(1, left), [
    line(rule, 'required', required, 'fp'),
    line(rule, 'carried', -carried, 'fp'),
    ...(left < 1 ? [line(rule, 'at-least-one', 1 - left, 'fp')] : []),
  ])
}

/**
 * Rule 4.5: a stall or spin forfeits half points and carried turn, bank and maneuver points. A stall keeps carried
 * accel and decel, a spin loses them.
 *
 * @rule FW-4.5-stall-carries
 * @category Rule 4.5
 */
export function carriesAfter(stall: StallKind, carries: Carries): Ruled<Carries> {
  const rule = 'FW-4.5-stall-carries'
  const bad = gate(rule, { stall, carries }, { stall: oneOf(STALL_KINDS), carries: record(CARRIES) })
  if (bad !== null) return bad
  if (stall === 'none') return ruled(carries)
  const accel = stall === 'spinning' ? 0 : carries.accel
  return ruled({ half: 0, accel, bank: null, turn: null, slip: null }, [
    line(rule, 'carried-in', carries.accel, 'accel'),
    line(rule, 'lost', accel - carries.accel, 'accel'),
  ])
}
