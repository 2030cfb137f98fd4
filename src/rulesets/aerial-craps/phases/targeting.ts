/** 1.20 Targeting: loss of targets, spotting, formation leaders. */
import { type ActionRules, broken, type Modifier, total, type Violation } from '../../../core/index.js'
import { areaOf, distanceOf, isBehind, isUpSun, levelsUp, TAIL } from '../areas.js'
import { dropTarget as drop, hasLeader, logTarget } from '../cv.js'
import { no } from '../messages.js'
import type { RuleId } from '../rules.js'
import {
  type AerialCraps,
  areFriends,
  type Crew,
  cardOf,
  craft,
  type Draft,
  edit,
  flying,
  isFlying,
  pilotOf,
  type State,
  type Steps,
  type Table,
  type TaskOf,
} from '../state.js'
import { answered, asked, checkPay, doNext, pay, pend } from '../tasks.js'
import { shiftFlying } from './pilot-points.js'

type Rules = ActionRules<AerialCraps>
type Broken = readonly Violation<RuleId>[]
const paysFirst = (state: State): boolean => state.config.options.ppTiming === 'beforeRoll'

// ---------------------------------------------------------------------------------------- 1.21 loss of target

const LOSS_NEED = 5

function lossCheck(draft: Draft, ac: string, io: Table): void {
  const { target } = craft(draft, ac)
  if (target === null) return
  if (hasLeader(draft, ac) && !canLead(draft, ac, target)) {
    drop(draft, ac, 'pilot', 'AC-1.24-3', io)
    return
  }
  const area = areaOf(draft, ac, target, io)
  if (!isBehind(area)) return
  const tail = area === TAIL
  if (paysFirst(draft) && craft(draft, ac).pp > 0) doNext(draft, { do: 'lossPP', ac, die: 0, tail })
  else rollLoss(draft, ac, tail, 0, io)
}

function rollLoss(draft: Draft, ac: string, tail: boolean, pp: number, io: Table): void {
  const die = io.die(`loss check ${ac}`)
  const wants = !paysFirst(draft) && craft(draft, ac).pp > 0 && total(lossModifiers(tail, pp)) + die < LOSS_NEED
  if (wants) doNext(draft, { do: 'lossPP', ac, die, tail })
  else settleLoss(draft, ac, die, tail, pp, io)
}

const lossModifiers = (tail: boolean, pp: number): readonly Modifier<RuleId>[] => [
  ...(tail ? ([{ rule: 'AC-1.21-1', label: 'on the tail', value: -1 }] as const) : []),
  ...(pp > 0 ? ([{ rule: 'AC-1.10-4', label: 'Pilot Points', value: pp }] as const) : []),
]

function settleLoss(draft: Draft, ac: string, die: number, tail: boolean, pp: number, io: Table): void {
  const modifiers = lossModifiers(tail, pp)
  const sum = die + total(modifiers)
  const rolled = { ac, dice: [die], modifiers, total: sum, need: LOSS_NEED, kept: sum >= LOSS_NEED }
  io.emit?.({ type: 'lossChecked', rule: 'AC-1.21-1', audience: 'all', ...rolled })
  if (sum < LOSS_NEED) drop(draft, ac, 'pilot', 'AC-1.21-1', io)
}

/** @rule AC-1.21-1 */
export const payLoss: Rules['payLoss'] = {
  phases: ['housekeeping'],
  answers: ['lossPP'],
  listed: 'all',
  check: (state, { pp }) => checkPay(state, asked<'lossPP'>(state).ac, pp),
  apply(draft, { pp }, io) {
    const { ac, die, tail } = answered<'lossPP'>(draft)
    pay(draft, ac, pp, io, 'AC-1.21-1')
    if (die === 0) rollLoss(draft, ac, tail, pp, io)
    else settleLoss(draft, ac, die, tail, pp, io)
  },
}

// ---------------------------------------------------------------------------------------- 1.20 choosing

/** May it spot at all? @rule AC-1.22-4 */
const isSteady = (state: State, ac: string): boolean => craft(state, ac).condition === 'ok'

const heldBy = (state: State, ac: string, crew: Crew): string | null =>
  crew === 'pilot' ? craft(state, ac).target : (craft(state, ac).observer?.target ?? null)

const hasTried = (state: State, ac: string, crew: Crew): boolean =>
  crew === 'pilot' ? craft(state, ac).spotTried : craft(state, ac).observer!.spotTried

/** A friend close by that flies the same way. @rule AC-1.24-1 */
function canLead(state: State, ac: string, leader: string): boolean {
  const [own, other] = [craft(state, ac), craft(state, leader)]
  if (ac === leader || other.fate !== 'flying' || own.side !== other.side) return false
  if (own.facing === null || own.facing !== other.facing) return false
  return distanceOf(state, ac, leader) <= 1 && Math.abs(levelsUp(state, ac, leader)) <= 1
}

/** May this crewman try to spot at all? The same clauses as `checkCrew`, without words: it is asked at every step. */
const canTry = (state: State, ac: string, crew: Crew): boolean =>
  isSteady(state, ac) && (crew === 'pilot' || craft(state, ac).observer !== null) && !hasTried(state, ac, crew)

/** The enemies that a crewman may try to spot now. */
export function spottable(state: State, ac: string, crew: Crew): readonly string[] {
  if (!canTry(state, ac, crew)) return []
  const held = heldBy(state, ac, crew)
  return flying(state).filter((target) => target !== held && !areFriends(state, ac, target))
}

/** The friends that a pilot may try to follow now. */
export function leadersFor(state: State, ac: string): readonly string[] {
  if (!canTry(state, ac, 'pilot')) return []
  const { target: held } = craft(state, ac)
  return flying(state).filter((target) => target !== held && canLead(state, ac, target))
}

function checkCrew(state: State, ac: string, crew: Crew): Broken {
  if (crew === 'observer' && craft(state, ac).observer === null) return [no('AC-A2-1', 'no-observer', { ac })]
  const { condition } = craft(state, ac)
  return broken(
    !isSteady(state, ac) && no('AC-1.22-4', 'out-of-control', { ac, condition }),
    hasTried(state, ac, crew) && no('AC-1.22-2', 'already-tried', { ac }),
  )
}

function checkSpot(state: State, ac: string, crew: Crew, target: string): Broken {
  const able = checkCrew(state, ac, crew)
  if (able.length > 0) return able
  if (!isFlying(state, target) || areFriends(state, ac, target)) return [no('AC-1.20-1', 'not-a-foe', { target })]
  return broken(heldBy(state, ac, crew) === target && no('AC-1.20-1', 'already-held', { ac, target }))
}

function checkLeader(state: State, ac: string, target: string): Broken {
  const able = checkCrew(state, ac, 'pilot')
  if (able.length > 0) return able
  if (!isFlying(state, target) || !canLead(state, ac, target)) {
    return [no('AC-1.24-1', 'not-a-leader', { ac, target })]
  }
  return broken(craft(state, ac).target === target && no('AC-1.20-1', 'already-held', { ac, target }))
}

/** @rule AC-1.20-1 */
export const dropTarget: Rules['dropTarget'] = {
  phases: ['housekeeping'],
  answers: ['target'],
  listed: 'all',
  check(state, { crew }) {
    const { ac } = asked<'target'>(state)
    return broken(heldBy(state, ac, crew) === null && no('AC-1.20-1', 'not-held', { ac }))
  },
  apply(draft, { crew }, io) {
    const { ac } = answered<'target'>(draft)
    doNext(draft, { do: 'target', ac })
    drop(draft, ac, crew, 'AC-1.20-1', io)
  },
}

/** @rule AC-1.22-1 */
export const spot: Rules['spot'] = {
  phases: ['housekeeping'],
  answers: ['target'],
  listed: 'all',
  check: (state, { crew, target }) => checkSpot(state, asked<'target'>(state).ac, crew, target),
  apply(draft, { crew, target }, io) {
    const { ac } = answered<'target'>(draft)
    doNext(draft, { do: 'target', ac })
    attempt(draft, ac, crew, target, io)
  },
}

/** @rule AC-1.24-1 */
export const spotLeader: Rules['spotLeader'] = {
  phases: ['housekeeping'],
  answers: ['target'],
  listed: 'all',
  check: (state, { target }) => checkLeader(state, asked<'target'>(state).ac, target),
  apply(draft, { target }, io) {
    const { ac } = answered<'target'>(draft)
    doNext(draft, { do: 'target', ac })
    attempt(draft, ac, 'pilot', target, io)
  },
}

// ---------------------------------------------------------------------------------------- 1.22 spotting

/** What a spotting roll needs. @rule AC-1.22-1 */
export const SPOT_NEED = 4

/** What is added to a spotting roll, Pilot Points apart; `area` is that of the target. @rule AC-1.22-1 */
export function spotModifiers(
  state: State,
  ac: string,
  crew: Crew,
  target: string,
  area: number,
): readonly Modifier<RuleId>[] {
  const { mtLevel } = craft(state, ac)
  const range = distanceOf(state, ac, target) + Math.floor(Math.abs(levelsUp(state, ac, target)) / 2)
  const list: Modifier<RuleId>[] = [
    { rule: 'AC-0.143-5', label: 'spot rating', value: crew === 'pilot' ? pilotOf(state, ac).spot : 0 },
    { rule: 'AC-0.122-1', label: 'MT level', value: 0 - mtLevel },
    { rule: 'AC-1.22-3', label: 'on the tail', value: area === TAIL ? -3 : 0 },
    { rule: 'AC-0.141-3', label: 'up sun', value: isUpSun(state, ac, target) ? -4 : 0 },
    { rule: 'AC-1.22-1', label: 'range', value: 0 - Math.floor(Math.max(0, range - 1) / 2) },
  ]
  return list.filter(({ value }) => value !== 0)
}

/** An attempt drops what is held, whatever comes of it. @rule AC-1.21-3 */
function attempt(draft: Draft, ac: string, crew: Crew, target: string, io: Table): void {
  drop(draft, ac, crew, 'AC-1.21-3', io)
  const own = edit(draft, ac)
  if (crew === 'pilot') own.spotTried = true
  else own.observer = { ...own.observer!, spotTried: true }
  const modifier = total(spotModifiers(draft, ac, crew, target, areaOf(draft, ac, target, io)))
  if (crew === 'pilot' && paysFirst(draft) && own.pp > 0) doNext(draft, { do: 'spotPP', ac, target, die: 0, modifier })
  else rollSpot(draft, ac, crew, target, modifier, 0, io)
}

function rollSpot(draft: Draft, ac: string, crew: Crew, target: string, modifier: number, pp: number, io: Table): void {
  const die = io.die(`spot ${ac}`)
  const wants = crew === 'pilot' && !paysFirst(draft) && craft(draft, ac).pp > 0 && die + modifier < SPOT_NEED
  if (wants) doNext(draft, { do: 'spotPP', ac, target, die, modifier })
  else settleSpot(draft, ac, crew, target, die, pp, io)
}

/** @rule AC-1.22-1 */
export const spotPP: Rules['spotPP'] = {
  phases: ['housekeeping'],
  answers: ['spotPP'],
  listed: 'all',
  check: (state, { pp }) => checkPay(state, asked<'spotPP'>(state).ac, pp),
  apply(draft, { pp }, io) {
    const { ac, target, die, modifier } = answered<'spotPP'>(draft)
    pay(draft, ac, pp, io, 'AC-1.22-1')
    if (die === 0) rollSpot(draft, ac, 'pilot', target, modifier, pp, io)
    else settleSpot(draft, ac, 'pilot', target, die, pp, io)
  },
}

function settleSpot(draft: Draft, ac: string, crew: Crew, target: string, die: number, pp: number, io: Table): void {
  const paid: readonly Modifier<RuleId>[] = pp > 0 ? [{ rule: 'AC-1.10-4', label: 'Pilot Points', value: pp }] : []
  const area = areaOf(draft, ac, target, io)
  const modifiers = [...spotModifiers(draft, ac, crew, target, area), ...paid]
  const sum = die + total(modifiers)
  const spotted = sum >= SPOT_NEED
  const rolled = { ac, crew, target, dice: [die], modifiers, total: sum, need: SPOT_NEED, spotted }
  io.emit?.({ type: 'spotRolled', rule: crew === 'pilot' ? 'AC-1.22-1' : 'AC-A2-1', audience: 'all', ...rolled })
  if (spotted) log(draft, ac, crew, target, io)
  else if (crew === 'pilot') edit(draft, ac).failedSpot = true
}

function log(draft: Draft, ac: string, crew: Crew, target: string, io: Table): void {
  if (crew === 'pilot') {
    logTarget(draft, ac, target, io)
    return
  }
  const cv = observerRating(draft, ac)
  edit(draft, ac).observer = { target, cv, spotTried: true }
  io.emit?.({ type: 'targetLogged', rule: 'AC-A2-1', audience: 'all', ac, crew, target, cv, linked: false })
}

/** The rating of the observer's guns is his first CV. @rule AC-A2-1 */
function observerRating(state: State, ac: string): number {
  let rating = 0
  for (const gun of cardOf(state, ac).guns) if (gun.flexible) rating += gun.rating
  return rating
}

// ---------------------------------------------------------------------------------------- steps

/** Is there anything to choose? */
function canChoose(state: State, ac: string): boolean {
  const { target, observer } = craft(state, ac)
  if (target !== null || (observer?.target ?? null) !== null) return true
  if (spottable(state, ac, 'pilot').length > 0 || leadersFor(state, ac).length > 0) return true
  return observer !== null && spottable(state, ac, 'observer').length > 0
}

const owner = (draft: Draft, task: TaskOf<'lossPP' | 'target' | 'spotPP'>): void =>
  pend(draft, task, craft(draft, task.ac).side)

/** What each task of this step does. */
export const targetingSteps: Steps<'lossChecks' | 'lossPP' | 'targets' | 'target' | 'spotPP'> = {
  lossChecks(draft, { list }, io) {
    const [ac, rest] = shiftFlying(draft, list)
    if (ac === undefined) return
    doNext(draft, { do: 'lossChecks', list: rest })
    lossCheck(draft, ac, io)
  },
  lossPP: owner,
  targets(draft, { list }) {
    const [ac, rest] = shiftFlying(draft, list)
    if (ac !== undefined) doNext(draft, { do: 'target', ac }, { do: 'targets', list: rest })
  },
  target(draft, task) {
    if (canChoose(draft, task.ac)) owner(draft, task)
  },
  spotPP: owner,
}
