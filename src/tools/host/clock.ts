/** Clocks without time: whoever runs the table says how much has passed. */
import * as z from 'zod/mini'
import { type Gate, gate, real } from '../../core/gate.js'
import { LIMITS } from '../../core/limits.js'

/** How much time each seat has, in whatever unit the host ticks. */
export interface ClockTerms {
  readonly time: number
  /** Added whenever a seat has answered and is no longer asked. */
  readonly bonus?: number
}

/** Terms, or none. */
export const clockSchema = z.optional(z.strictObject({ time: real(0, 1e12), bonus: z.optional(real(0, 1e12)) }))

/** The gate for terms from outside. */
export const clockGate: Gate<ClockTerms | undefined> = gate(clockSchema, LIMITS.action)

/** What the clocks show, by seat. */
export type Clocks = Readonly<Record<string, number>>

/** All clocks at the start. */
export const startClocks = ({ time }: ClockTerms, seats: readonly string[]): Clocks =>
  Object.fromEntries(seats.map((seat) => [seat, time]))

/** The clocks of those who are asked, so much later. */
export const runClocks = (left: Clocks, asked: readonly string[], passed: number): Clocks =>
  Object.fromEntries(Object.entries(left).map(([seat, time]) => [seat, asked.includes(seat) ? time - passed : time]))

/** The clocks after a seat has answered. */
export const addBonus = (left: Clocks, seat: string, { bonus = 0 }: ClockTerms): Clocks =>
  Object.hasOwn(left, seat) ? { ...left, [seat]: (left[seat] as number) + bonus } : left

/** The seat whose time is up, the longest overdue first. */
export const fallen = (left: Clocks): string | undefined =>
  Object.entries(left)
    .filter(([, time]) => time <= 0)
    .sort(([, a], [, b]) => a - b)[0]?.[0]
