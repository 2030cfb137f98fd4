/** 1.20 Targeting: loss of targets, spotting, formation leaders. */
import { type ActionRules, broken, type Violation } from '../../../core/index.js'
import { dropTarget as drop, hasLeader, logTarget } from '../aircraft/cv.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { areaOf, distanceOf, isBehind, isUpSun, levelsUp, rangeTo, TAIL } from '../flight/areas.js'
import {
  type AerialCraps,
  type Aircraft,
  areFriends,
  type Crew,
  cardOf,
  craft,
  type Draft,
  edit,
  isFlying,
  pilotOf,
  type State,
  type Steps,
  type Table,
  type TaskOf,
} from '../state/state.js'
import { type Tally, tallyFor } from '../turn/tally.js'
import { answered, asked, checkPay, doNext, nextToAsk, pay, pend, restOf } from '../turn/tasks.js'

type Rules = ActionRules<AerialCraps>
type Broken = readonly Violation<RuleId>[]
const paysFirst = (state: State): boolean => state.config.options.ppTiming === 'beforeRoll'

// ---------------------------------------------------------------------------------------- 1.21 loss of target

/** What a loss check needs. @rule AC-1.21-1 */
export const LOSS_NEED = 5

/** What is added to a loss check. @rule AC-1.21-1 */
export const lossSum = (sum: Tally, tail: boolean, pp: number): Tally =>
  sum.add('AC-1.21-1', 'on the tail', tail ? -1 : 0).add('AC-1.10-4', 'Pilot Points', pp)

const hasTarget = (state: State, ac: string): boolean => craft(state, ac).target !== null

/** @rule AC-1.21-1 */
function lossCheck(draft: Draft, ac: string, io: Table): void {
  const { target, pp } = craft(draft, ac)
  if (target === null) return
  if (hasLeader(draft, ac) && !canLead(draft, ac, target)) {
    drop(draft, ac, 'pilot', 'AC-1.24-3', io)
    return
  }
  const area = areaOf(draft, ac, target, io)
  if (!isBehind(area)) return
  const tail = area === TAIL
  if (paysFirst(draft) && pp > 0) doNext(draft, { do: 'lossPP', ac, die: 0, tail })
  else rollLoss(draft, ac, tail, 0, io)
}

function rollLoss(draft: Draft, ac: string, tail: boolean, pp: number, io: Table): void {
  const die = io.die(`loss check ${ac}`)
  const wants = !paysFirst(draft) && craft(draft, ac).pp > 0 && die - (tail ? 1 : 0) < LOSS_NEED
  if (wants) doNext(draft, { do: 'lossPP', ac, die, tail })
  else settleLoss(draft, ac, die, tail, pp, io)
}

function settleLoss(draft: Draft, ac: string, die: number, tail: boolean, pp: number, io: Table): void {
  const sum = lossSum(tallyFor(io), tail, pp)
  const total = die + sum.total
  const kept = total >= LOSS_NEED
  io.emit?.({
    type: 'lossChecked',
    rule: 'AC-1.21-1',
    audience: 'all',
    ac,
    dice: [die],
    modifiers: sum.lines,
    total,
    need: LOSS_NEED,
    kept,
  })
  if (!kept) drop(draft, ac, 'pilot', 'AC-1.21-1', io)
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

const heldBy = (state: State, ac: string, crew: Crew): string | null =>
  crew === 'pilot' ? craft(state, ac).target : (craft(state, ac).observer?.target ?? null)

const hasTried = (state: State, ac: string, crew: Crew): boolean =>
  crew === 'pilot' ? craft(state, ac).spotTried : craft(state, ac).observer!.spotTried

/** A friend close by that flies the same way. @rule AC-1.24-1 */
export function canLead(state: State, ac: string, leader: string): boolean {
  const own = craft(state, ac)
  const other = craft(state, leader)
  if (own.side !== other.side || ac === leader || other.fate !== 'flying') return false
  if (own.facing === null || own.facing !== other.facing) return false
  return distanceOf(state, ac, leader) <= 1 && Math.abs(levelsUp(state, ac, leader)) <= 1
}

/** May the crew of a stalled or spinning aircraft look for targets? @rule AC-1.22-4 */
const canLookAround = (state: State): boolean => state.config.options.stallSpotting === 'allowed'

/** May this crewman try to spot at all? `checkCrew` without words: it is asked at every step. @rule AC-1.22-4 */
function canTry(state: State, { condition, observer, spotTried }: Aircraft, crew: Crew): boolean {
  if (condition !== 'ok' && !canLookAround(state)) return false
  return crew === 'pilot' ? !spotTried : observer !== null && !observer.spotTried
}

/** May this crewman try to spot this enemy now? */
const isFoeFor = (state: State, ac: string, crew: Crew, target: string): boolean =>
  craft(state, target).fate === 'flying' && !areFriends(state, ac, target) && target !== heldBy(state, ac, crew)

/** The enemies that a crewman may try to spot now. @rule AC-1.20-1 AC-1.22-4 */
export const spottable = (state: State, ac: string, crew: Crew): readonly string[] =>
  canTry(state, craft(state, ac), crew) ? state.config.roster.filter((target) => isFoeFor(state, ac, crew, target)) : []

/** The friends that a pilot may try to follow now. @rule AC-1.24-1 */
export function leadersFor(state: State, ac: string): readonly string[] {
  const own = craft(state, ac)
  if (!canTry(state, own, 'pilot')) return []
  const { target: held } = own
  return state.config.roster.filter((target) => target !== held && canLead(state, ac, target))
}

function checkCrew(state: State, ac: string, crew: Crew): Broken {
  if (crew === 'observer' && craft(state, ac).observer === null) return [no('AC-A2-1', 'no-observer', { ac })]
  const { condition } = craft(state, ac)
  return broken(
    condition !== 'ok' && !canLookAround(state) && no('AC-1.22-4', 'out-of-control', { ac, condition }),
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
export function spotSum(sum: Tally, state: State, ac: string, crew: Crew, target: string, area: number): Tally {
  return sum
    .add('AC-0.143-5', 'spot rating', crew === 'pilot' ? pilotOf(state, ac).spot : 0)
    .add('AC-0.122-1', 'MT level', 0 - craft(state, ac).mtLevel)
    .add('AC-1.22-3', 'on the tail', area === TAIL ? -3 : 0)
    .add('AC-0.141-3', 'up sun', isUpSun(state, ac, target) ? -4 : 0)
    .add('AC-1.22-1', 'range', 0 - Math.floor(Math.max(0, rangeTo(state, ac, target) - 1) / 2))
}

/** An attempt drops what is held, whatever comes of it. @rule AC-1.21-3 */
function attempt(draft: Draft, ac: string, crew: Crew, target: string, io: Table): void {
  drop(draft, ac, crew, 'AC-1.21-3', io)
  const own = edit(draft, ac)
  if (crew === 'pilot') own.spotTried = true
  else own.observer = { target: null, cv: 0, spotTried: true }
  const area = areaOf(draft, ac, target, io)
  const sum = spotSum(tallyFor(io), draft, ac, crew, target, area)
  if (crew === 'observer') settleSpot(draft, ac, crew, target, io.die(`spot ${ac}`), 0, sum, io)
  else if (paysFirst(draft) && own.pp > 0) doNext(draft, { do: 'spotPP', ac, target, die: 0, modifier: sum.total })
  else rollSpot(draft, ac, target, sum, io)
}

/** The pilot's die; points are offered only where they could help. */
function rollSpot(draft: Draft, ac: string, target: string, sum: Tally, io: Table): void {
  const die = io.die(`spot ${ac}`)
  const wants = !paysFirst(draft) && craft(draft, ac).pp > 0 && die + sum.total < SPOT_NEED
  if (wants) doNext(draft, { do: 'spotPP', ac, target, die, modifier: sum.total })
  else settleSpot(draft, ac, 'pilot', target, die, 0, sum, io)
}

/** @rule AC-1.22-1 */
export const spotPP: Rules['spotPP'] = {
  phases: ['housekeeping'],
  answers: ['spotPP'],
  listed: 'all',
  check: (state, { pp }) => checkPay(state, asked<'spotPP'>(state).ac, pp),
  apply(draft, { pp }, io) {
    const { ac, target, die } = answered<'spotPP'>(draft)
    pay(draft, ac, pp, io, 'AC-1.22-1')
    const sum = spotSum(tallyFor(io), draft, ac, 'pilot', target, areaOf(draft, ac, target, io))
    settleSpot(draft, ac, 'pilot', target, die === 0 ? io.die(`spot ${ac}`) : die, pp, sum, io)
  },
}

function settleSpot(
  draft: Draft,
  ac: string,
  crew: Crew,
  target: string,
  die: number,
  pp: number,
  sum: Tally,
  io: Table,
): void {
  const total = die + sum.add('AC-1.10-4', 'Pilot Points', pp).total
  const spotted = total >= SPOT_NEED
  io.emit?.({
    type: 'spotRolled',
    rule: crew === 'pilot' ? 'AC-1.22-1' : 'AC-A2-1',
    audience: 'all',
    ac,
    crew,
    target,
    dice: [die],
    modifiers: sum.lines,
    total,
    need: SPOT_NEED,
    spotted,
  })
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
  const own = craft(state, ac)
  const { target, observer, side } = own
  if (target !== null || (observer !== null && observer.target !== null)) return true
  const pilot = canTry(state, own, 'pilot')
  if (!pilot && !canTry(state, own, 'observer')) return false
  const { aircraft } = state
  for (const id in aircraft) {
    const { side: of, fate } = aircraft[id]!
    if (fate === 'flying' && (of !== side || (pilot && canLead(state, ac, id)))) return true
  }
  return false
}

const owner = (draft: Draft, task: TaskOf<'lossPP' | 'target' | 'spotPP'>): void =>
  pend(draft, task, craft(draft, task.ac).side)

/** What each task of this step does. */
export const targetingSteps: Steps<'lossChecks' | 'lossPP' | 'targets' | 'target' | 'spotPP'> = {
  lossChecks(draft, { list }, io) {
    const at = nextToAsk(draft, list, hasTarget)
    if (at === list.length) return
    doNext(draft, { do: 'lossChecks', list: restOf(list, at + 1) })
    lossCheck(draft, list[at]!, io)
  },
  lossPP: owner,
  targets(draft, { list }) {
    const at = nextToAsk(draft, list, canChoose)
    if (at < list.length) doNext(draft, { do: 'target', ac: list[at]! }, { do: 'targets', list: restOf(list, at + 1) })
  },
  target(draft, task) {
    if (canChoose(draft, task.ac)) owner(draft, task)
  },
  spotPP: owner,
}
