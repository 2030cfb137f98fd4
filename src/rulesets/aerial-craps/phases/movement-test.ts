/** 2.60 Movement tests: dice, ones, the CV of a pass. */
import { type ActionRules, broken } from '../../../core/index.js'
import type { Facing, Hex } from '../../../geometry/index.js'
import { turnFacing } from '../../../geometry/index.js'
import { changeCv, changeObserverCv, dropTarget, hasEnemy, isMarked, isPursued, pursuersOf } from '../aircraft/cv.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { levelOf } from '../book/tables.js'
import { distanceOf } from '../flight/areas.js'
import { level, moverOf } from '../flight/moves.js'
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
  type Effect,
  edit,
  pilotOf,
  type State,
  type Steps,
  type Table,
  type Test,
  type Use,
} from '../state/state.js'
import { Tally, tallyFor } from '../turn/tally.js'
import { answered, checkPay, countOf, doAll, doNext, outside, pay, pend, sequence, throwDice } from '../turn/tasks.js'
import { encountersOf } from './encounters.js'

type Rules = ActionRules<AerialCraps>

/** The test in progress. */
export const testOf = (state: State): Test => state.test as Test

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

/** The pitch changes. @rule AC-2.50-2 */
export function changePitch(draft: Draft, ac: string, to: number, rule: RuleId, io: Table): void {
  const { pitch: from } = craft(draft, ac)
  if (from === to) return
  edit(draft, ac).pitch = to
  io.emit?.({ type: 'pitchChanged', rule, audience: 'all', ac, from, to })
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
    if (range.length > 0) return range
    return [
      ...broken(outside('AC-2.63-1', 'pp', pp, 0, pilotCap(called, aero))),
      ...checkPay(state, ac, pp, 'AC-2.63-1'),
    ]
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
  else settle(draft, io)
}

/** @rule AC-2.66-1 */
export const cancelOnes: Rules['cancelOnes'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['cancelOnes'],
  listed: 'all',
  check(state, { pp }) {
    return [...checkPay(state, moverOf(state), pp), ...broken(outside('AC-2.66-1', 'pp', pp, 0, testOf(state).ones))]
  },
  apply(draft, { pp }, io) {
    answered(draft)
    pay(draft, draft.move!.ac, pp, io, 'AC-2.66-1')
    draft.test!.ones -= pp
    settle(draft, io)
  },
}

/** What follows a pass, and what a failure. */
function settle(draft: Draft, io: Table): void {
  const { ones, level: levels } = draft.test!
  if (ones > 0) {
    doAll(draft, FAILED)
    return
  }
  doAll(draft, PASSED_LAST)
  doNext(draft, { do: 'cuts', list: encountersOf(draft, draft.move!.ac), levels })
  doAll(draft, PASSED_FIRST)
  pass(draft, io)
}

const FAILED = sequence(
  ...([{ do: 'severity' }, { do: 'split' }, { do: 'failTest' }, { do: 'excess' }, { do: 'cancelEffect' }] as const),
  ...([{ do: 'failManeuver' }, { do: 'testStress' }, { do: 'closeTest' }] as const),
)
const PASSED_FIRST = sequence(...([{ do: 'buyCv' }, { do: 'cancelEffect' }, { do: 'divert' }, { do: 'gain' }] as const))
const PASSED_LAST = sequence({ do: 'testStress' }, { do: 'closeTest' })

// ---------------------------------------------------------------------------------------- 2.64 a pass

function pass(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const { turn, pitch, maneuver, facing, use } = draft.test!
  if (pitch !== null) changePitch(draft, ac, pitch, 'AC-2.50-2', io)
  if (turn !== 0) turnBy(draft, ac, turn, 'AC-2.41-1', io)
  if (maneuver && facing !== null) {
    level(draft, ac, facing)
    io.emit?.({ type: 'turned', rule: 'AC-2.422-1', audience: 'all', ac, facing })
  } else if (maneuver)
    io.emit?.({ type: 'maneuvered', rule: use === 'maneuver' ? 'AC-2.42-1' : 'AC-2.421-3', audience: 'all', ac })
}

/** A turn inside the hex. @rule AC-2.41-1 */
export function turnBy(draft: Draft, ac: string, hexsides: number, rule: RuleId, io: Table): void {
  const { facing: from } = craft(draft, ac)
  if (from === null || hexsides === 0) return
  const facing = turnFacing(from, hexsides)
  edit(draft, ac).facing = facing
  io.emit?.({ type: 'turned', rule, audience: 'all', ac, facing })
}

/** Is there neither a die nor a number called for? Then it was no test and brings nothing. @rule AC-2.64-5 */
const isNoTest = ({ called, penalty, aero, pp }: Test): boolean =>
  called <= 0 && penalty === 0 && aero === 0 && pp === 0

/** A maneuver far from the target brings nothing. @rule AC-2.64-3 */
const isOutOfRange = (state: State): boolean => {
  const ac = moverOf(state)
  const { target } = craft(state, ac)
  return testOf(state).maneuver && target !== null && distanceOf(state, ac, target) >= 2
}

/** What a passed test brings, line by line. @rule AC-2.64-1 */
function gainSum(sum: Tally, state: State): Tally {
  const { called, aero, pp, sixes, bought, halved } = testOf(state)
  if (isNoTest(testOf(state))) return sum
  sum
    .add('AC-2.64-1', 'half the dice', Math.floor((Math.max(0, called) + aero + pp) / 2))
    .add('AC-2.64-2', 'sixes', sixes)
    .add('AC-2.64-4', 'bought', bought)
  if (isOutOfRange(state)) sum.add(bought > 0 ? 'AC-2.64-94' : 'AC-2.64-3', 'out of range', 0 - sum.total)
  if (halved) sum.add(bought > 0 ? 'AC-2.64-94' : 'AC-2.421-3', 'one MP', Math.floor(sum.total / 2) - sum.total)
  return sum
}

/** Does anybody care about a gain? */
const matters = (state: State): boolean => {
  const ac = moverOf(state)
  if (isNoTest(testOf(state)) || isOutOfRange(state)) return false
  return hasEnemy(state, ac) || isPursued(state, ac) || craft(state, ac).observer?.target != null
}

const PRICE = 2

/** @rule AC-2.64-4 */
export const buyCv: Rules['buyCv'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['buyCv'],
  listed: 'all',
  check: (state, { cv }) => checkPay(state, moverOf(state), PRICE * cv, 'AC-2.64-4'),
  apply(draft, { cv }, io) {
    answered(draft)
    pay(draft, draft.move!.ac, PRICE * cv, io, 'AC-2.64-4')
    draft.test!.bought = cv
  },
}

/** The observer of the target, if a gain can be turned against him. @rule AC-A2-4 */
export function divertable(state: State): number {
  const ac = moverOf(state)
  const { target } = craft(state, ac)
  if (target === null || !hasEnemy(state, ac) || craft(state, target).observer?.target == null) return 0
  return gainSum(new Tally(false), state).total
}

/** @rule AC-A2-4 */
export const divert: Rules['divert'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['divert'],
  listed: 'all',
  check: (state, { cv }) => broken(outside('AC-A2-4', 'cv', cv, 0, divertable(state))),
  apply(draft, { cv }) {
    answered(draft)
    draft.test!.diverted = cv
  },
}

/** The gain, and what it costs others. @rule AC-2.64-1 */
function takeGain(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const sum = gainSum(tallyFor(io), draft)
  const gain = sum.total
  const { diverted } = draft.test!
  const rule = isNoTest(testOf(draft)) ? 'AC-2.64-5' : 'AC-2.64-1'
  io.emit?.({ type: 'testPassed', rule, audience: 'all', ac, gain, modifiers: sum.lines })
  if (gain <= 0) return
  changeCv(draft, ac, gain - diverted, 'mt', 'AC-2.64-1', io)
  takeFromPursuers(draft, ac, gain, io)
  takeFromObservers(draft, ac, gain, diverted, io)
}

/** The part of a gain that those lose whom the mover does not target. @rule AC-2.65-1 */
const fraction = (state: State, ac: string, gain: number): number => Math.floor(gain / (isMarked(state, ac) ? 4 : 2))

function takeFromPursuers(draft: Draft, ac: string, gain: number, io: Table): void {
  const { target, linked } = craft(draft, ac)
  for (const id of pursuersOf(draft, ac)) {
    if (id === target && linked) continue
    const rule = id !== target && isMarked(draft, ac) ? 'AC-1.23-1' : 'AC-2.65-1'
    changeCv(draft, id, 0 - (id === target ? gain : fraction(draft, ac, gain)), 'pursuer', rule, io)
  }
}

/** His own pilot's gain spoils the observer's aim, and so do the enemies he watches. @rule AC-A2-2 */
function takeFromObservers(draft: Draft, ac: string, gain: number, diverted: number, io: Table): void {
  const { target, observer, side } = craft(draft, ac)
  const same = observer?.target === target
  changeObserverCv(draft, ac, 0 - (same ? gain : Math.floor(gain / 2)), same ? 'AC-A2-2' : 'AC-A2-3', io)
  const { aircraft } = draft
  for (const id in aircraft) {
    const other = aircraft[id]!
    if (other.observer === null || other.observer.target === null) continue
    if (other.side === side || other.fate !== 'flying') continue
    if (id === target) cutObserver(draft, id, diverted, io)
    else if (other.observer.target === ac) changeObserverCv(draft, id, 0 - fraction(draft, ac, gain), 'AC-A2-5', io)
  }
}

function cutObserver(draft: Draft, ac: string, by: number, io: Table): void {
  if (by <= 0) return
  changeObserverCv(draft, ac, -by, 'AC-A2-4', io)
  if (craft(draft, ac).observer!.cv <= 0) dropTarget(draft, ac, 'observer', 'AC-A2-4', io)
}

// ---------------------------------------------------------------------------------------- 2.612 effects

/** The effects of this test that can be bought off. @rule AC-2.612-3 */
export function effectsOf(state: State): readonly Effect[] {
  const { loss, odd, level: mtLevel } = testOf(state)
  const { minRise } = state.config.tables
  const list: Effect[] = ['none']
  if (loss > 0) list.push('speed')
  if (odd > 0) list.push('power')
  if (minRise[mtLevel as 0 | 1 | 2 | 3] > 0) list.push('minSpeed')
  return list
}

const hasEffect = (state: State): boolean => {
  const { loss, odd, level: mtLevel } = testOf(state)
  return loss > 0 || odd > 0 || state.config.tables.minRise[mtLevel as 0 | 1 | 2 | 3] > 0
}

/** @rule AC-2.612-3 */
export const cancelEffect: Rules['cancelEffect'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['cancelEffect'],
  listed: 'all',
  check: (state, { effect }) => broken(!effectsOf(state).includes(effect) && no('AC-2.612-3', 'no-effect', {})),
  apply(draft, { effect }, io) {
    answered(draft)
    const { ac } = draft.move!
    if (effect === 'none') return
    pay(draft, ac, PRICE, io, 'AC-2.612-3')
    if (effect === 'speed') draft.test!.loss--
    else if (effect === 'power') draft.test!.odd = 0
    else edit(draft, ac).riseCancelled = true
    io.emit?.({ type: 'effectCancelled', rule: 'AC-2.612-3', audience: 'all', ac, effect })
  },
}

// ---------------------------------------------------------------------------------------- steps

const seatOf = (draft: Draft) => craft(draft, draft.move!.ac).side
const canPay = (draft: Draft, pp: number): boolean => craft(draft, draft.move!.ac).pp >= pp

/** What each task of this step does. */
export const testSteps: Steps<'mtDice' | 'cancelOnes' | 'buyCv' | 'cancelEffect' | 'divert' | 'gain' | 'closeTest'> = {
  mtDice: (draft, task) => pend(draft, task, seatOf(draft)),
  cancelOnes: (draft, task) => pend(draft, task, seatOf(draft)),
  buyCv(draft, task) {
    if (canPay(draft, PRICE) && matters(draft)) pend(draft, task, seatOf(draft))
  },
  cancelEffect(draft, task) {
    if (canPay(draft, PRICE) && hasEffect(draft)) pend(draft, task, seatOf(draft))
  },
  divert(draft, task) {
    if (divertable(draft) > 0) pend(draft, task, seatOf(draft))
  },
  gain: (draft, _task, io) => takeGain(draft, io),
  closeTest(draft) {
    const { loss, failed, odd } = draft.test!
    const move = draft.move!
    move.loss += loss + failed
    move.powerPenalty += odd
    draft.test = null
  },
}
