/** The arithmetic of movement tests: which rows, how many dice. */
import type { Modifier } from '../../core/index.js'
import type { RuleId } from './rules.js'
import { cardOf, craft, pilotOf, type State } from './state.js'
import { calledBy, levelOf, type Tables, type TestRow } from './tables.js'

/** The most dice that may be called for a maneuver over the table. @rule AC-2.611-4 */
export const MOST_MORE = 12

const ROWS: readonly (TestRow | null)[] = [null, 'turn60', 'turn120', 'turn180']

/** Dice called for a turn of so many hexsides; null if it is impossible, undefined if there is no turn. @rule AC-2.611-1 */
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
export function combined(tables: Tables, numbers: readonly number[]): number {
  const [first = 0, second] = numbers
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
export function poolModifiers(state: State, ac: string): readonly Modifier<RuleId>[] {
  const { sheet, control } = craft(state, ac)
  const list: Modifier<RuleId>[] = [
    { rule: 'AC-0.144-2', label: 'MT bonus', value: cardOf(state, ac).mtBonus },
    { rule: 'AC-0.144-4', label: 'filled rows', value: sheet.mt },
    { rule: 'AC-3.22-8', label: 'control damage', value: control },
    { rule: 'AC-0.143-2', label: 'flying', value: pilotOf(state, ac).flyingAdd },
  ]
  return list.filter(({ value }) => value !== 0)
}

/** The dice of a test before any are added by choice. @rule AC-2.611-6 */
export function poolOf(state: State, ac: string, called: number): Pool {
  const more =
    cardOf(state, ac).mtBonus + craft(state, ac).sheet.mt + craft(state, ac).control + pilotOf(state, ac).flyingAdd
  const base = Math.max(0, called + more)
  const dice = Math.min(base, Math.max(0, called))
  const free = Math.min(dice, pilotOf(state, ac).flyingFree)
  return { risky: dice - free, free, penalty: base - dice }
}

/** The most aerobatic dice. @rule AC-2.62-1 */
export const aeroCap = (state: State, ac: string, called: number): number =>
  Math.max(0, levelOf(state.config.tables, called) + 1 + cardOf(state, ac).aero)

/** The most Pilot Point dice, whatever can be paid. @rule AC-2.63-1 */
export const pilotCap = (called: number, aero: number): number => Math.max(0, called) + aero

/** Speed lost to a test, and the leftover die that hampers the engine. @rule AC-2.612-2 */
export function speedLoss(called: number, aero: number, free: number): { readonly loss: number; readonly odd: number } {
  const dice = Math.max(0, Math.max(0, called) + aero - free)
  return { loss: Math.floor(dice / 2), odd: dice % 2 }
}
