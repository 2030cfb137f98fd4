/** 2.64 and 2.65: what a passed test brings, and 2.612 what Pilot Points undo of it. */
import { type ActionRules, broken } from '../../../core/index.js'
import { changeCv, changeObserverCv, dropTarget, hasEnemy, isMarked, isPursued, pursuersOf } from '../aircraft/cv.js'
import { no } from '../book/messages.js'
import { distanceOf, rangeTo } from '../flight/areas.js'
import { changePitch, level, moverOf, testOf, turnBy } from '../flight/moves.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  type Effect,
  edit,
  type State,
  type Steps,
  type Table,
  type Test,
} from '../state/state.js'
import { Tally, tallyFor } from '../turn/tally.js'
import { answered, checkPay, outside, pay, pend } from '../turn/tasks.js'

type Rules = ActionRules<AerialCraps>

// ---------------------------------------------------------------------------------------- 2.64 a pass

/** What was tried has come off. @rule AC-2.64-1 */
export function pass(draft: Draft, io: Table): void {
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

/** Is there neither a die nor a number called for? Then it was no test and brings nothing. @rule AC-2.64-5 */
const isNoTest = ({ called, penalty, aero, pp }: Test): boolean =>
  called <= 0 && penalty === 0 && aero === 0 && pp === 0

/** The range that a gain needs: hexes, with levels as in spotting by the other reading. @rule AC-2.64-3 */
const cvRange = (state: State, ac: string, target: string): number =>
  state.config.options.cvRange === 'hexes' ? distanceOf(state, ac, target) : rangeTo(state, ac, target)

/** A maneuver far from the target brings nothing. @rule AC-2.64-3 */
const isOutOfRange = (state: State): boolean => {
  const ac = moverOf(state)
  const { target } = craft(state, ac)
  return testOf(state).maneuver && target !== null && cvRange(state, ac, target) >= 2
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
  check(state, { cv }) {
    const often = state.config.options.cvPurchase === 'often'
    const most = broken(!often && outside('AC-2.64-4', 'cv', cv, 0, 1))
    return most.length > 0 ? most : checkPay(state, moverOf(state), PRICE * cv, 'AC-2.64-4')
  },
  apply(draft, { cv }, io) {
    answered(draft)
    pay(draft, draft.move!.ac, PRICE * cv, io, 'AC-2.64-4')
    draft.test!.bought = cv
  },
}

/** The most CV that can be bought now. @rule AC-2.64-4 */
export function cvForSale(state: State): number {
  const most = Math.floor(craft(state, moverOf(state)).pp / PRICE)
  return state.config.options.cvPurchase === 'often' ? most : Math.min(1, most)
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

/** What is left of the speed loss: nothing, or all but a point by the other reading. @rule AC-2.612-3 */
const keptLoss = (state: State): number =>
  state.config.options.cancelledEffect === 'whole' ? 0 : testOf(state).loss - 1

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
    if (effect === 'speed') draft.test!.loss = keptLoss(draft)
    else if (effect === 'power') draft.test!.odd = 0
    else edit(draft, ac).riseCancelled = true
    io.emit?.({ type: 'effectCancelled', rule: 'AC-2.612-3', audience: 'all', ac, effect })
  },
}

// ---------------------------------------------------------------------------------------- steps

const seatOf = (draft: Draft) => craft(draft, draft.move!.ac).side
const canPay = (draft: Draft, pp: number): boolean => craft(draft, draft.move!.ac).pp >= pp

/** What each task of this step does. */
export const passSteps: Steps<'buyCv' | 'cancelEffect' | 'divert' | 'gain'> = {
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
}
