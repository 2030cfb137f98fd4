/** 2.60 Movement tests: when one is due, its dice and its ones. */
import { type ActionRules, broken } from '../../../core/index.js'
import type { Facing, Hex } from '../../../geometry/index.js'
import type { RuleId } from '../book/rules.js'
import { levelOf } from '../book/tables.js'
import { changePitch, moverOf, testOf } from '../flight/moves.js'
import {
  aeroCap,
  combined,
  maneuverNumber,
  pilotCap,
  pitchNumber,
  poolFrom,
  poolSum,
  speedLoss,
  turnNumber,
} from '../flight/tests.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  edit,
  pilotOf,
  type State,
  type Steps,
  type Table,
  type Use,
} from '../state/state.js'
import { tallyFor } from '../turn/tally.js'
import { answered, checkPay, countOf, doAll, doNext, outside, pay, pend, sequence, throwDice } from '../turn/tasks.js'
import { encountersOf } from './encounters.js'
import { pass } from './passed-test.js'

type Rules = ActionRules<AerialCraps>

/** What is tried with an MP; `pitch` alone if there is none. */
export interface Attempt {
  readonly use: Use | 'pitch'
  readonly turn?: number
  /** Dice over the table for a maneuver. */
  readonly more?: number
  readonly facing?: Facing
  readonly hex?: Hex
  readonly halved?: boolean
}

/** The MT level, which lasts until the next MP. @rule AC-2.61-1 */
export function setMtLevel(draft: Draft, ac: string, to: number, io: Table): void {
  const { riseCancelled, mtLevel: from } = craft(draft, ac)
  if (riseCancelled) edit(draft, ac).riseCancelled = false
  if (from === to) return
  edit(draft, ac).mtLevel = to
  io.emit?.({ type: 'mtLevelSet', rule: 'AC-2.61-1', audience: 'all', ac, level: to })
}

// ---------------------------------------------------------------------------------------- 2.60 is there a test

/** The pitch that is changed with this MP: the declared one with the first, an eased one later. @rule AC-2.50-3 */
function takePitchPart(draft: Draft): number | null {
  const move = draft.move!
  const to = move.pitched ? move.ease : move.pitch
  move.pitched = true
  move.ease = null
  return to === craft(draft, move.ac).pitch ? null : to
}

/** Tries what an MP was spent for, with a test if one is called for. @rule AC-2.60-1 */
export function attempt(draft: Draft, tried: Attempt, io: Table): void {
  const { ac, start } = draft.move!
  const { tables } = draft.config
  const pitch = takePitchPart(draft)
  const ofPitch = pitch === null ? undefined : pitchNumber(tables, craft(draft, ac).pitch, pitch, start)
  const own =
    tried.more === undefined ? turnNumber(tables, tried.turn ?? 0, start) : maneuverNumber(tables, tried.more, start)
  const pitchTested = typeof ofPitch === 'number'
  if (typeof own === 'number' || pitchTested) {
    open(draft, tried, pitch, pitchTested, combined(tables, own, pitchTested ? ofPitch : undefined), io)
    return
  }
  if (isMpUsed(draft, tried.use)) setMtLevel(draft, ac, 0, io)
  if (pitch !== null) changePitch(draft, ac, pitch, 'AC-2.50-2', io)
}

/** Is this an MP that ends the level of the last test? A vertical one only without horizontal ones. @rule AC-2.61-1 */
const isMpUsed = (state: State, use: Attempt['use']): boolean => {
  const { hUsed, v } = state.move!
  return use !== 'pitch' || (hUsed === 0 && v > 0)
}

function open(
  draft: Draft,
  tried: Attempt,
  pitch: number | null,
  pitchTested: boolean,
  called: number,
  io: Table,
): void {
  const { ac } = draft.move!
  const { use, turn = 0, more, facing = null, hex, halved = false } = tried
  const at = hex ?? craft(draft, ac).hex
  const maneuver = more !== undefined
  const mtLevel = levelOf(draft.config.tables, called)
  const sum = tallyFor(io).add(speedRule(draft.move!.start), 'called for', called)
  const { risky, free, penalty } = poolFrom(called, poolSum(sum, draft, ac).total, pilotOf(draft, ac).flyingFree)
  draft.test = {
    use,
    turn,
    pitch,
    pitchTested,
    maneuver,
    facing,
    hex: { q: at.q, r: at.r },
    halved,
    called,
    level: mtLevel,
    risky,
    free,
    penalty,
    aero: 0,
    pp: 0,
    sixes: 0,
    ones: 0,
    bought: 0,
    diverted: 0,
    loss: 0,
    odd: 0,
    offPitch: 0,
    offMove: 0,
    excess: 0,
    failed: 0,
    cv: 0,
    stress: null,
  }
  if (maneuver) {
    const own = edit(draft, ac)
    own.maneuvering = true
    own.facing = null
  }
  const rule = pitchTested && (turn !== 0 || maneuver) ? 'AC-2.611-5' : pitchTested ? 'AC-2.50-2' : 'AC-2.60-1'
  io.emit?.({ type: 'testCalled', rule, audience: 'all', ac, called, level: mtLevel, modifiers: sum.lines })
  setMtLevel(draft, ac, mtLevel, io)
  if (canAddDice(draft)) pend(draft, { do: 'mtDice' }, seatOf(draft))
  else rollTest(draft, 0, 0, io)
}

/** Is there any die that could be added? */
function canAddDice(state: State): boolean {
  const ac = moverOf(state)
  const { called } = testOf(state)
  return aeroCap(state, ac, called) > 0 || (pilotCap(called, 0) > 0 && craft(state, ac).pp > 0)
}

const speedRule = (speed: number): RuleId => (speed > 10 ? 'AC-2.611-2' : speed < 1 ? 'AC-2.611-3' : 'AC-2.611-1')

// ---------------------------------------------------------------------------------------- 2.62 2.63 more dice

/** @rule AC-2.62-1 */
export const addDice: Rules['addDice'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['mtDice'],
  listed: 'all',
  check(state, { aero, pp }) {
    const ac = moverOf(state)
    const { called } = testOf(state)
    const range = broken(outside('AC-2.62-1', 'aero', aero, 0, aeroCap(state, ac, called)))
    return range.length > 0 ? range : checkPay(state, ac, pp, 'AC-2.63-1', pilotCap(called, aero))
  },
  apply(draft, { aero, pp }, io) {
    answered(draft)
    pay(draft, draft.move!.ac, pp, io, 'AC-2.63-1')
    rollTest(draft, aero, pp, io)
  },
}

/** Rolls the pool by kinds of dice. @rule AC-2.66-1 */
function rollTest(draft: Draft, aero: number, pp: number, io: Table): void {
  const { ac } = draft.move!
  const test = draft.test!
  const called = throwDice(io, 'called', ac, test.risky)
  const free = throwDice(io, 'skill', ac, test.free)
  const penalty = throwDice(io, 'penalty', ac, test.penalty)
  const aerobatic = throwDice(io, 'aerobatic', ac, aero)
  const pilot = throwDice(io, 'pilot', ac, pp)
  const { loss, odd } = speedLoss(test.called, aero, test.free)
  test.aero = aero
  test.pp = pp
  test.sixes = countOf(called, 6) + countOf(free, 6) + countOf(aerobatic, 6) + countOf(pilot, 6)
  test.ones = countOf(called, 1) + countOf(penalty, 1) + countOf(aerobatic, 1)
  test.loss = loss
  test.odd = odd
  if (test.risky + test.free + test.penalty + aero + pp > 0) draft.move!.rolled = true
  io.emit?.({
    type: 'testRolled',
    rule: 'AC-2.66-1',
    audience: 'all',
    ac,
    called,
    free,
    penalty,
    aero: aerobatic,
    pilot,
    ones: test.ones,
    sixes: test.sixes,
  })
  if (test.ones > 0 && canPay(draft, 1)) pend(draft, { do: 'cancelOnes' }, seatOf(draft))
  else settle(draft, false, io)
}

/** @rule AC-2.66-1 */
export const cancelOnes: Rules['cancelOnes'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['cancelOnes'],
  listed: 'all',
  check: (state, { pp }) => checkPay(state, moverOf(state), pp, 'AC-2.66-1', testOf(state).ones),
  apply(draft, { pp }, io) {
    answered(draft)
    pay(draft, draft.move!.ac, pp, io, 'AC-2.66-1')
    draft.test!.ones -= pp
    settle(draft, pp > 0, io)
  },
}

/** What follows a pass, and what a failure. A pass is spoilt if ones were cancelled for it. @rule AC-2.66-1 */
function settle(draft: Draft, isSpoilt: boolean, io: Table): void {
  const { ones, level: levels } = draft.test!
  const cuts = { do: 'cuts', list: encountersOf(draft, draft.move!.ac), levels } as const
  if (ones > 0) {
    doAll(draft, FAILED_LAST)
    if (draft.config.options.avoidance === 'attempted') doNext(draft, cuts)
    doAll(draft, FAILED_FIRST)
    return
  }
  doAll(draft, PASSED_LAST)
  doNext(draft, cuts)
  doAll(draft, isSpoilt && draft.config.options.cancelledOnes === 'noGain' ? SPOILT_FIRST : PASSED_FIRST)
  pass(draft, io)
}

const FAILED_FIRST = sequence(
  ...([{ do: 'severity' }, { do: 'split' }, { do: 'failTest' }, { do: 'excess' }, { do: 'cancelEffect' }] as const),
  { do: 'failManeuver' },
)
const FAILED_LAST = sequence({ do: 'testStress' }, { do: 'closeTest' })
const SPOILT_FIRST = sequence({ do: 'cancelEffect' })
const PASSED_FIRST = sequence(...([{ do: 'buyCv' }, { do: 'cancelEffect' }, { do: 'divert' }, { do: 'gain' }] as const))
const PASSED_LAST = sequence({ do: 'testStress' }, { do: 'closeTest' })

// ---------------------------------------------------------------------------------------- steps

const seatOf = (draft: Draft) => craft(draft, draft.move!.ac).side
const canPay = (draft: Draft, pp: number): boolean => craft(draft, draft.move!.ac).pp >= pp

/** What each task of this step does. */
export const testSteps: Steps<'mtDice' | 'cancelOnes' | 'closeTest'> = {
  mtDice: (draft, task) => pend(draft, task, seatOf(draft)),
  cancelOnes: (draft, task) => pend(draft, task, seatOf(draft)),
  closeTest(draft) {
    const { loss, failed, odd } = draft.test!
    const move = draft.move!
    move.loss += loss + failed
    move.powerPenalty += odd
    draft.test = null
  },
}
