/** The arithmetic of movement tests: which rows, how many dice. */

import { calledBy, levelOf, type Tables, type TestRow } from '../book/tables.js'
import { cardOf, craft, pilotOf, type State } from '../state/state.js'
import { Tally } from '../turn/tally.js'

const ROWS: readonly (TestRow | null)[] = [null, 'turn60', 'turn120', 'turn180']

/** Dice called for a turn of this many hexsides; null if impossible, undefined if there is no turn. @rule AC-2.611-1 */
export function turnNumber(tables: Tables, hexsides: number, speed: number): number | null | undefined {
  const row = ROWS[Math.abs(hexsides)] ?? null
  return row === null ? undefined : calledBy(tables, row, speed)
}

/** Steps of a change of pitch as the table counts them: pulling out of a dive is one more. @rule AC-2.50-2 */
export const pitchSteps = (from: number, to: number): number => Math.abs(to - from) + (to > from && from < 0 ? 1 : 0)

/** Dice called for a change of pitch; undefined if it needs no test. @rule AC-2.50-2 */
export function pitchNumber(
  tables: Tables,
  from: number,
  to: number,
  speed: number,
): number | 'impossible' | undefined {
  const steps = pitchSteps(from, to)
  if (steps <= 1) return undefined
  return steps > 4 ? 'impossible' : (calledBy(tables, ROWS[steps - 1]!, speed) ?? 'impossible')
}

/** Dice called for a maneuver, with those that the player adds. @rule AC-2.611-4 */
export function maneuverNumber(tables: Tables, more: number, speed: number): number {
  const table = calledBy(tables, 'maneuver', speed) ?? 0
  return more === 0 ? table : Math.max(table, 0) + more
}

/** One task as it is, two as the larger number and the level of the smaller. @rule AC-2.611-5 */
export function combined(tables: Tables, first: number | null | undefined, second: number | undefined): number {
  if (typeof first !== 'number') return second ?? 0
  if (second === undefined) return first
  return Math.max(first, second) + levelOf(tables, Math.min(first, second))
}

/** Dice of a pool by what they are. */
export interface Pool {
  readonly risky: number
  readonly free: number
  readonly penalty: number
}

/** What is added to the dice called for. @rule AC-2.611-6 */
export const poolSum = (sum: Tally, state: State, ac: string): Tally =>
  sum
    .add('AC-0.144-2', 'MT bonus', cardOf(state, ac).mtBonus)
    .add('AC-0.144-4', 'filled rows', craft(state, ac).sheet.mt)
    .add('AC-3.22-8', 'control damage', craft(state, ac).control)
    .add('AC-0.143-2', 'poor flying', pilotOf(state, ac).flyingAdd)

/** The dice of a test before any are added by choice. @rule AC-2.611-6 */
export const poolOf = (state: State, ac: string, called: number): Pool =>
  poolFrom(called, called + poolSum(new Tally(false), state, ac).total, pilotOf(state, ac).flyingFree)

/** Sorts the dice of a pool: those called for, of which some are free, and those added to them. @rule AC-2.66-1 */
export function poolFrom(called: number, modified: number, flyingFree: number): Pool {
  const base = Math.max(0, modified)
  const dice = Math.min(base, Math.max(0, called))
  const free = Math.min(dice, flyingFree)
  return { risky: dice - free, free, penalty: base - dice }
}

/** The most aerobatic dice. @rule AC-2.62-1 */
export const aeroCap = (state: State, ac: string, called: number): number =>
  called <= 0 && state.config.options.aerobatics === 'calledOnly'
    ? 0
    : Math.max(0, levelOf(state.config.tables, called) + 1 + cardOf(state, ac).aero)

/** The most Pilot Point dice, whatever can be paid. @rule AC-2.63-1 */
export const pilotCap = (called: number, aero: number): number => Math.max(0, called) + aero

/** Speed lost to a test, and the leftover die that hampers the engine. @rule AC-2.612-2 */
export function speedLoss(called: number, aero: number, free: number): { readonly loss: number; readonly odd: number } {
  const dice = Math.max(0, Math.max(0, called) + aero - free)
  return { loss: Math.floor(dice / 2), odd: dice % 2 }
}
