/** Vectors of the tables and of arithmetic alone. */
import { expect } from 'vitest'
import {
  burnBoxes,
  fillRows,
  freshSheet,
  isBurntOut,
  markBoxes,
} from '../../../../src/rulesets/aerial-craps/aircraft/sheet.js'
import {
  burstCap,
  calledBy,
  encounterRating,
  failureRow,
  levelOf,
  mpFor,
  tables,
} from '../../../../src/rulesets/aerial-craps/book/tables.js'
import { aircraft } from '../../../../src/rulesets/aerial-craps/data/aircraft.js'
import {
  combined,
  maneuverNumber,
  pitchNumber,
  pitchSteps,
  speedLoss,
  turnNumber,
} from '../../../../src/rulesets/aerial-craps/flight/tests.js'
import { bonusIn } from '../../../../src/rulesets/aerial-craps/phases/cv-adjustment.js'
import { attackDice, cvCost } from '../../../../src/rulesets/aerial-craps/phases/firing.js'
import { afterWound } from '../../../../src/rulesets/aerial-craps/phases/pilot-points.js'
import { stallResult } from '../../../../src/rulesets/aerial-craps/phases/stall.js'
import { vector } from '../fixture.js'

const dr1 = aircraft.find(({ id }) => id === 'dr1')!
const average = { ...dr1, rows: [9, 9, 7, 5], ppRow: [0, 1, 0, 1], mtRow: [0, 1, 1, 2] }

export const tableVectors = [
  vector('B2 AC-2.31-1', 'sums 3, 4, 9, 10, 15, 16, 21, 22 give 0, 1, 1, 2, 2, 3, 3, 4 MPs', () => {
    expect([3, 4, 9, 10, 15, 16, 21, 22].map((sum) => mpFor(tables, sum))).toEqual([0, 1, 1, 2, 2, 3, 3, 4])
  }),
  vector('B3 AC-2.61-1', 'dice 0, 1, 2, 3, 6, 7 are of level 0, 1, 1, 2, 2, 3', () => {
    expect([0, 1, 2, 3, 6, 7].map((dice) => levelOf(tables, dice))).toEqual([0, 1, 1, 2, 2, 3])
  }),
  vector('B4 AC-1.421-1', 'sums 9, 10, 12, 14, 16 are rated 0 to 4', () => {
    expect([9, 10, 12, 14, 16].map((sum) => encounterRating(tables, sum))).toEqual([0, 1, 2, 3, 4])
  }),
  vector('B5 AC-0.144-1', 'strength rows sum to 26, 30 and 34', () => {
    const sums = new Set(aircraft.map(({ rows }) => rows.reduce((a, b) => a + b)))
    expect([...sums].sort()).toEqual([26, 30, 34])
    const rows = new Set(aircraft.map((card) => `${card.strength} ${card.rows.join('-')}`))
    expect([...rows].sort()).toEqual(['average 9-9-7-5', 'bad 8-8-6-4', 'good 10-10-8-6'])
  }),
  vector('B7 AC-3.12-1', 'an attack costs five CV at most', () => {
    expect([7, 3, 4].map(cvCost)).toEqual([5, 3, 4])
  }),
  vector('D9 AC-2.611-1', 'speed 6: turns 1, 2, 5, maneuver 3', () => {
    expect([1, 2, 3].map((n) => turnNumber(tables, n, 6))).toEqual([1, 2, 5])
    expect(maneuverNumber(tables, 0, 6)).toBe(3)
    expect([1, 2, 5, 3].map((n) => levelOf(tables, n))).toEqual([1, 1, 2, 2])
  }),
  vector('D12 AC-2.611-2', 'over speed 10: 60 degrees at 12, a maneuver at 11, no half turn at 10', () => {
    expect([turnNumber(tables, 1, 12), maneuverNumber(tables, 0, 11), turnNumber(tables, 3, 10)]).toEqual([7, 17, null])
    expect(turnNumber(tables, -2, 11)).toBe(17)
  }),
  vector('AC-2.611-3', 'speed 0 uses the column of 1', () => {
    expect(calledBy(tables, 'maneuver', 0)).toBe(-2)
  }),
  vector('AC-2.50-2', 'one step is free, pulling out of a dive counts one more, five do not exist', () => {
    expect([pitchSteps(0, -1), pitchSteps(-1, 0), pitchSteps(-3, 0), pitchSteps(2, 0)]).toEqual([1, 2, 4, 2])
    expect(pitchNumber(tables, -3, 1, 6)).toBe('impossible')
    expect([pitchNumber(tables, 0, 1, 6), pitchNumber(tables, -1, 0, 6), pitchNumber(tables, -3, 0, 6)]).toEqual([
      undefined,
      1,
      5,
    ])
  }),
  vector('AC-2.611-5', 'two tasks: the larger and the level of the smaller', () => {
    expect(combined(tables, 5, 3)).toBe(7)
    expect(combined(tables, 2, -1)).toBe(2)
  }),
  vector('D10 D16 AC-2.612-2', 'seven dice lose three and hamper the engine; a free die does neither', () => {
    expect(speedLoss(7, 0, 0)).toEqual({ loss: 3, odd: 1 })
    expect(speedLoss(3, 0, 1)).toEqual({ loss: 1, odd: 0 })
    expect(speedLoss(-2, 1, 0)).toEqual({ loss: 0, odd: 1 })
  }),
  vector('AC-2.66-2', 'the failure table by its sums', () => {
    expect(failureRow(tables, 5)).toMatchObject({ cv: 0, move: 1, speed: 0, stress: null })
    expect(failureRow(tables, 6)).toMatchObject({ cv: 0, move: 1, speed: 1, stress: null })
    expect(failureRow(tables, 15)).toMatchObject({ cv: -2, move: 3, speed: 2, stress: -2 })
    expect(failureRow(tables, 40)).toMatchObject({ cv: -3, move: 3, speed: 3, stress: -2 })
  }),
  vector('D25 AC-2.80-2', 'at minimum speed 1 spins, 2 stalls, 4 does nothing; below it 3 spins and 4 stalls', () => {
    expect([1, 2, 3, 4].map((sum) => stallResult(tables, sum, false))).toEqual(['spinning', 'stalled', 'stalled', 'ok'])
    expect([3, 4].map((sum) => stallResult(tables, sum, true))).toEqual(['spinning', 'stalled'])
  }),
  vector('D30 AC-3.10-4', 'CV 6, rating 1, two PP: twelve dice in the hex, six beside it', () => {
    const attack = { cv: 6, rating: 1, pp: 2, burst: 3 }
    expect(attackDice(tables, 'floor', { ...attack, range: 0 })).toEqual({ dice: 12, pilot: 3 })
    expect(attackDice(tables, 'floor', { ...attack, range: 1 })).toEqual({ dice: 6, pilot: 1 })
  }),
  vector('AC-3.10-5', 'fractions are floored once, at the end; the switch rounds up or to the nearest', () => {
    const attack = { cv: 3, rating: 0.5, pp: 0, range: 0, burst: 2 } as const
    expect((['floor', 'ceil', 'nearest'] as const).map((how) => attackDice(tables, how, attack).dice)).toEqual([
      1, 2, 2,
    ])
  }),
  vector('D32 AC-3.10-9', 'speeds 7 and 10 with levels 1 and 2 allow a burst of one', () => {
    expect([burstCap(tables, 3, 3), burstCap(tables, 2, 1), burstCap(tables, 4, 2), burstCap(tables, 5, 0)]).toEqual([
      1, 3, 2, 1,
    ])
  }),
  vector('D35 AC-3.21-1', 'twelve boxes on 9-9-7-5 fill row 1 and mark three in row 2', () => {
    const { sheet } = markBoxes(freshSheet(average), average, 12)
    expect(sheet.rows.map(({ marked }) => marked)).toEqual([9, 3, 0, 0])
    expect(sheet.filled).toBe(1)
  }),
  vector('AC-3.21-2', 'every pass applies the penalties of a row again', () => {
    const { sheet } = markBoxes(freshSheet(average), average, 30 + 18)
    expect(sheet).toMatchObject({ pass: 2, filled: 6, pp: 3, mt: 5 })
  }),
  vector('D37 AC-1.53-1', 'a spread of six fills row 4 and one box of row 3, and both burn', () => {
    const { sheet } = burnBoxes(freshSheet(average), average, 6)
    expect(sheet.rows.map(({ burnt }) => burnt)).toEqual([0, 0, 1, 5])
    expect(sheet.rows.map(({ burning }) => burning)).toEqual([false, false, true, true])
    expect(sheet).toMatchObject({ filled: 1, pp: 1, mt: 2 })
  }),
  vector('AC-3.20-90', 'fire takes free boxes first, and a row burnt out in the second pass counts there', () => {
    const marked = markBoxes(freshSheet(average), average, 30).sheet
    expect(burnBoxes(marked, average, 5).sheet).toMatchObject({ pass: 1, filled: 4 })
    const second = markBoxes(marked, average, 1).sheet
    expect(burnBoxes(second, average, 5).sheet).toMatchObject({ pass: 2, filled: 5 })
  }),
  vector('AC-1.53-2 AC-1.53-5', 'burnt rows count once, and thirty burnt boxes are all', () => {
    const burnt = burnBoxes(freshSheet(average), average, 5).sheet
    const again = markBoxes(burnt, average, 25 + 25).sheet
    expect(again.filled).toBe(4 + 3)
    expect(isBurntOut(burnBoxes(again, average, 25).sheet, average)).toBe(true)
  }),
  vector('AC-3.22-91', 'a full sheet has its current row in the next pass', () => {
    const full = markBoxes(freshSheet(average), average, 30).sheet
    expect(fillRows(full, average, 2).filled).toEqual([
      { row: 0, pass: 2 },
      { row: 1, pass: 2 },
    ])
  }),
  vector('D39 AC-3.22-10', 'a wound leaves 3 of 7, a second one 1; the switch keeps the larger half', () => {
    expect([afterWound(7, false), afterWound(3, false), afterWound(7, true)]).toEqual([3, 1, 4])
  }),
  vector('D45 AC-1.32-4', 'position: tail 3, rear 2, front 1, nose 0; two hexes behind 2', () => {
    expect([6, 5, 3, 1].map((area) => bonusIn(tables, 1, area))).toEqual([3, 2, 1, 0])
    expect([bonusIn(tables, 2, 6), bonusIn(tables, 2, 4), bonusIn(tables, 2, 2), bonusIn(tables, 3, 6)]).toEqual([
      2, 1, 0, 0,
    ])
  }),
]
