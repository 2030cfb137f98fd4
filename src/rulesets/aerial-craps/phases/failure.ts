/** 2.66 Failure of a movement test, and 2.70 stress. */
import { type ActionRules, broken } from '../../../core/index.js'
import { type Facing, hexStep, turnFacing } from '../../../geometry/index.js'
import { changeCv } from '../aircraft/cv.js'
import { enterHex, fillUp, maxDiveOf, remove, stressTrigger } from '../aircraft/fate.js'
import type { RuleId } from '../book/rules.js'
import { failureRow, type Tables } from '../book/tables.js'
import { changePitch, level, moverOf, reallot, testOf, turnBy } from '../flight/moves.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  edit,
  type State,
  type Steps,
  type Table,
  type TaskOf,
} from '../state/state.js'
import { type Tally, tallyFor } from '../turn/tally.js'
import { answered, doNext, outside, pay, pend } from '../turn/tasks.js'

type Rules = ActionRules<AerialCraps>

// ---------------------------------------------------------------------------------------- severity

/** A die for each failure. @rule AC-2.66-2 */
function severity(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const test = draft.test!
  const dice = io.pool(`severity ${ac}`, test.ones)
  let sum = 0
  for (const die of dice) sum += die
  const { cv, move, speed, stress } = failureRow(draft.config.tables, sum)
  test.cv = cv
  test.excess = move
  test.failed = speed
  test.stress = stress
  io.emit?.({ type: 'testFailed', rule: 'AC-2.66-2', audience: 'all', ac, dice, sum, move })
  changeCv(draft, ac, cv, 'failure', 'AC-2.66-2', io)
  breakScript(draft, ac)
}

/** A leader whose maneuver fails is followed no further. @rule AC-1.24-3 */
function breakScript(draft: Draft, ac: string): void {
  if (craft(draft, ac).script === null || !draft.test!.maneuver) return
  const own = edit(draft, ac)
  own.script = { ...own.script!, broken: true }
}

// ---------------------------------------------------------------------------------------- the move result

/** Units of the two tasks that a failure can take. @rule AC-2.66-3 */
function unitsOf(state: State): { readonly pitch: number; readonly move: number } {
  const { pitch, pitchTested, turn, maneuver } = testOf(state)
  const steps = pitch === null || !pitchTested ? 0 : Math.abs(pitch - craft(state, moverOf(state)).pitch)
  return { pitch: steps, move: maneuver ? 1 : Math.abs(turn) }
}

/** How many units may fall on the change of pitch. @rule AC-2.66-3 */
export function splitRange(state: State): { readonly least: number; readonly most: number } {
  const { pitch, move } = unitsOf(state)
  const { excess } = testOf(state)
  return { least: Math.min(pitch, Math.max(0, excess - move)), most: Math.min(excess, pitch) }
}

/** @rule AC-2.66-3 */
export const splitFailure: Rules['splitFailure'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['split'],
  listed: 'all',
  check(state, { pitch }) {
    const { least, most } = splitRange(state)
    return broken(outside('AC-2.66-3', 'pitch', pitch, least, most))
  },
  apply(draft, { pitch }) {
    answered(draft)
    divide(draft, pitch)
  },
}

function divide(draft: Draft, offPitch: number): void {
  const test = draft.test!
  const offMove = Math.min(test.excess - offPitch, unitsOf(draft).move)
  test.offPitch = offPitch
  test.offMove = offMove
  test.excess -= offPitch + offMove
}

/** What is achieved after all. @rule AC-2.66-3 */
function fail(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const { turn, pitch, pitchTested, offPitch, offMove, maneuver, facing } = draft.test!
  if (pitch !== null) achieve(draft, ac, pitch, offPitch, io)
  // AC-2.511-2: leaving is given up only after a passed test.
  if (pitchTested && draft.move!.v === 0) draft.move!.climbed = true
  if (turn !== 0) turnBy(draft, ac, Math.sign(turn) * (Math.abs(turn) - offMove), 'AC-2.66-3', io)
  if (maneuver && offMove === 0 && facing !== null) level(draft, ac, facing)
}

/** The pitch that is reached, and with it the MPs if it was the declared one. @rule AC-2.50-5 */
function achieve(draft: Draft, ac: string, pitch: number, off: number, io: Table): void {
  const from = craft(draft, ac).pitch
  const to = pitch - Math.sign(pitch - from) * off
  changePitch(draft, ac, to, 'AC-2.66-3', io)
  if (off === 0 || draft.move!.climbed) return
  draft.move!.pitch = to
  reallot(draft, io)
  changePitch(draft, ac, draft.move!.pitch, 'AC-2.511-3', io)
}

/** A failed maneuver ends somewhere else, going. @rule AC-2.66-4 */
function failManeuver(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const { use, hex, maneuver, offMove } = draft.test!
  if (!maneuver || offMove === 0) return
  if (use === 'exitManeuver') enterHex(draft, ac, hex, 'AC-2.66-90', io)
  const die = io.die(`failed facing ${ac}`)
  io.emit?.({ type: 'facingRolled', rule: 'AC-2.66-4', audience: 'all', ac, die })
  doNext(draft, { do: 'failFacing', die })
}

/** The answer to the facing of a failed maneuver. @rule AC-2.66-4 */
export function failThrough(draft: Draft, { die }: TaskOf<'failFacing'>, shift: number, io: Table): void {
  const { ac } = draft.move!
  const facing = turnFacing((die - 1) as Facing, shift)
  pay(draft, ac, Math.abs(shift), io, 'AC-2.66-4')
  io.emit?.({ type: 'facingShifted', rule: 'AC-2.66-4', audience: 'all', ac, facing, pp: Math.abs(shift) })
  level(draft, ac, facing)
  enterHex(draft, ac, hexStep(craft(draft, ac).hex, facing), 'AC-2.66-4', io)
}

// ---------------------------------------------------------------------------------------- excess

const STEEPEST = -3

/** The most excess units that the pitch can take. @rule AC-2.66-5 */
export const excessCap = (state: State): number =>
  Math.min(testOf(state).excess, craft(state, moverOf(state)).pitch - STEEPEST)

/** @rule AC-2.66-5 */
export const takeExcess: Rules['takeExcess'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['excess'],
  listed: 'all',
  check: (state, { pitch }) => broken(outside('AC-2.66-5', 'pitch', pitch, 0, excessCap(state))),
  apply(draft, { pitch }, io) {
    answered(draft)
    exceed(draft, pitch, io)
  },
}

function exceed(draft: Draft, pitch: number, io: Table): void {
  const { ac } = draft.move!
  const speed = draft.test!.excess - pitch
  draft.test!.failed += speed
  io.emit?.({ type: 'excessTaken', rule: 'AC-2.66-5', audience: 'all', ac, pitch, speed })
  changePitch(draft, ac, craft(draft, ac).pitch - pitch, 'AC-2.66-5', io)
}

// ---------------------------------------------------------------------------------------- 2.70 stress

/** What a stress roll does: rows to fill, or the end. @rule AC-2.70-2 */
export function stressResult({ stress }: Tables, sum: number): { readonly rows: number; readonly destroyed: boolean } {
  if (sum < stress.destroyed) return { rows: 0, destroyed: true }
  return { rows: sum < stress.two ? 2 : sum < stress.one ? 1 : 0, destroyed: false }
}

/** Rolls for stress with what is added. @rule AC-2.70-2 */
function roll(draft: Draft, ac: string, added: Tally, rule: RuleId, io: Table): void {
  const dice = io.pool(`stress ${ac}`, 2)
  const total = dice[0]! + dice[1]! + added.total
  const { rows, destroyed } = stressResult(draft.config.tables, total)
  io.emit?.({ type: 'stressRolled', rule, audience: 'all', ac, dice, modifiers: added.lines, total, rows, destroyed })
  if (destroyed) remove(draft, ac, 'destroyed', 'AC-2.70-2', io)
  else if (rows > 0) fillUp(draft, ac, rows, 'AC-2.70-4', io)
}

const SAFE_DICE = 8

/** Does a test of this level bring stress by itself? @rule AC-2.70-1 */
const isStressful = (state: State, ac: string, mtLevel: number): boolean => mtLevel >= stressTrigger(state, ac)

/** What is added to the stress roll of a test; `dice` are those that could fail. @rule AC-2.70-3 */
export function testStressSum(
  sum: Tally,
  state: State,
  ac: string,
  mtLevel: number,
  dice: number,
  forced: number | null,
): Tally {
  const over = Math.max(0, dice - SAFE_DICE)
  return sum
    .add('AC-2.70-2', 'filled rows', 0 - craft(state, ac).sheet.filled)
    .add(isStressful(state, ac, mtLevel) ? 'AC-2.70-3' : 'AC-2.70-95', 'MT dice over 8', 0 - over)
    .add('AC-2.66-7', 'failed test', forced ?? 0)
}

/** Right after a test of too high a level, or by the failure table. @rule AC-2.70-1 */
function stressOfTest(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const { level: mtLevel, stress, risky, penalty, aero } = draft.test!
  const due = isStressful(draft, ac, mtLevel)
  if (!due && stress === null) return
  const sum = testStressSum(tallyFor(io), draft, ac, mtLevel, risky + penalty + aero, stress)
  roll(draft, ac, sum, due ? 'AC-2.70-1' : 'AC-2.66-7', io)
}

/** What is added to the stress roll of a speed above the maximum dive speed. @rule AC-2.70-3 */
export const speedStressSum = (sum: Tally, state: State, ac: string, speed: number): Tally =>
  sum
    .add('AC-2.70-2', 'filled rows', 0 - craft(state, ac).sheet.filled)
    .add('AC-2.70-3', 'overspeed', 0 - Math.max(0, speed - maxDiveOf(state, ac) - 1))

/** At the end of a move beyond the maximum dive speed. @rule AC-2.70-1 */
function stressOfSpeed(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const { speed } = craft(draft, ac)
  if (speed > maxDiveOf(draft, ac)) roll(draft, ac, speedStressSum(tallyFor(io), draft, ac, speed), 'AC-2.21-1', io)
}

// ---------------------------------------------------------------------------------------- steps

const seatOf = (draft: Draft) => craft(draft, draft.move!.ac).side

/** What each task of this step does. */
export const failureSteps: Steps<
  'severity' | 'split' | 'failTest' | 'failManeuver' | 'failFacing' | 'excess' | 'testStress' | 'speedStress'
> = {
  severity: (draft, _task, io) => severity(draft, io),
  split(draft, task) {
    const { least, most } = splitRange(draft)
    if (least < most) pend(draft, task, seatOf(draft))
    else divide(draft, least)
  },
  failTest: (draft, _task, io) => fail(draft, io),
  failManeuver: (draft, _task, io) => failManeuver(draft, io),
  failFacing(draft, task, io) {
    if (craft(draft, draft.move!.ac).pp > 0) pend(draft, task, seatOf(draft))
    else failThrough(draft, task, 0, io)
  },
  excess(draft, task, io) {
    if (draft.test!.excess === 0) return
    if (excessCap(draft) > 0) pend(draft, task, seatOf(draft))
    else exceed(draft, 0, io)
  },
  testStress: (draft, _task, io) => stressOfTest(draft, io),
  speedStress: (draft, _task, io) => stressOfSpeed(draft, io),
}
