/** 2.10 to 2.42: whose move it is, movement points, going somewhere and maneuvering. */

import { type ActionRules, broken, type Violation } from '../../../core/index.js'
import { type Facing, hexStep, turnFacing } from '../../../geometry/index.js'
import { hasEnemy } from '../aircraft/cv.js'
import { enterHex } from '../aircraft/fate.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { MOST_MORE } from '../book/tables.js'
import { forgetSplits } from '../flight/areas.js'
import { level, moveOf, moverOf, mpFrom, mpModifiers, stopAtShallow } from '../flight/moves.js'
import { pitchNumber, turnNumber } from '../flight/tests.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  edit,
  isFlying,
  type Script,
  type State,
  type Steps,
  type Table,
  type TaskOf,
  type Use,
} from '../state/state.js'
import { answered, checkPay, doAll, doNext, outside, pay, pend, restOf, sequence } from '../turn/tasks.js'
import { finishIfDecided } from './end.js'
import { movementOrder } from './initiative.js'
import { attempt, setMtLevel } from './movement-test.js'
import { endMove } from './speed.js'

type Rules = ActionRules<AerialCraps>
type Broken = readonly Violation<RuleId>[]

// ---------------------------------------------------------------------------------------- the start of a move

function begin(draft: Draft, ac: string, pitch: number | null, extra: number, io: Table): void {
  forgetSplits(draft, ac)
  if (craft(draft, ac).condition === 'stalled') {
    edit(draft, ac).condition = 'ok'
    io.emit?.({ type: 'conditionChanged', rule: 'AC-2.81-1', audience: 'all', ac, condition: 'ok' })
  }
  const own = craft(draft, ac)
  draft.move = {
    ac,
    start: own.speed,
    from: own.pitch,
    pitch: pitch ?? own.pitch,
    intent: null,
    die: 0,
    adjust: 0,
    h: 0,
    v: 0,
    hLeft: 0,
    vLeft: 0,
    hUsed: 0,
    vUsed: 0,
    pitched: false,
    climbed: false,
    ease: null,
    rolled: false,
    loss: 0,
    powerPenalty: 0,
    extra,
  }
  const rule = draft.phase === 'housekeeping' ? 'AC-1.50-3' : 'AC-2.20-1'
  io.emit?.({ type: 'moveBegan', rule, audience: 'all', ac, speed: own.speed })
  if (own.maintenance !== null) faceAnywhere(draft, ac, io)
  if (own.condition === 'spinning') spinDown(draft, io)
  else declare(draft, io)
}

/** A spinning aircraft only falls. @rule AC-2.82-2 */
function spinDown(draft: Draft, io: Table): void {
  setMtLevel(draft, draft.move!.ac, 0, io)
  rollMp(draft, io)
  allot(draft, io)
  nextMp(draft, io)
}

/** Asks for the pitch, unless it is forced. @rule AC-2.50-1 */
function declare(draft: Draft, io: Table): void {
  const pitch = forcedPitch(draft)
  if (pitch === null) pend(draft, { do: 'pitch' }, seatOf(draft))
  else takePitch(draft, pitch, io)
}

const ADJUSTED = sequence({ do: 'allot' }, { do: 'nextMp' })
const PAY_FIRST = sequence({ do: 'mpAdjust' }, { do: 'rollMp' }, { do: 'allot' }, { do: 'nextMp' })
const AFTER_MP = sequence({ do: 'becomeIn' }, { do: 'climb' }, { do: 'nextMp' })

/** Maintenance ends a maneuver with a random facing. @rule AC-1.50-2 */
function faceAnywhere(draft: Draft, ac: string, io: Table): void {
  if (!craft(draft, ac).maneuvering) return
  const die = io.die(`facing ${ac}`)
  io.emit?.({ type: 'facingRolled', rule: 'AC-1.50-2', audience: 'all', ac, die })
  level(draft, ac, (die - 1) as Facing)
}

/** What the leader did, while it can be copied. @rule AC-1.24-3 */
function scriptFor(state: State): Script | null {
  const { target, maintenance, side } = craft(state, moverOf(state))
  if (target === null || maintenance !== null) return null
  const leader = craft(state, target)
  return leader.side === side && leader.moved ? leader.script : null
}

/** Does anyone follow this aircraft in formation? */
function isLed(state: State, ac: string): boolean {
  const { aircraft } = state
  const { side } = craft(state, ac)
  for (const id in aircraft) {
    const other = aircraft[id]!
    if (other.target === ac && other.side === side) return true
  }
  return false
}

/** Pitches that may be declared. @rule AC-2.50-2 */
export const canPitch = (state: State, to: number): boolean => {
  const { from, start } = moveOf(state)
  return to >= -3 && to <= 3 && pitchNumber(state.config.tables, from, to, start) !== 'impossible'
}

/** The pitch that a follower or a maintenance move must take; null if it is free. */
function forcedPitch(state: State): number | null {
  if (craft(state, moverOf(state)).maintenance !== null) return moveOf(state).pitch
  const script = scriptFor(state)
  if (script === null) return null
  return canPitch(state, script.pitch) ? script.pitch : moveOf(state).from
}

/** @rule AC-2.50-1 */
export const declarePitch: Rules['declarePitch'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['pitch'],
  listed: 'all',
  check(state, { pitch, first, turn }) {
    const { start } = moveOf(state)
    const row = broken(!canPitch(state, pitch) && no('AC-2.50-2', 'no-row', { speed: start }))
    return row.length > 0 ? row : checkIntent(state, first, turn)
  },
  apply(draft, { pitch, first, turn }, io) {
    answered(draft)
    if (first !== undefined) declareIntent(draft, first, turn ?? 0, io)
    takePitch(draft, pitch, io)
  },
}

/** @rule AC-2.32 */
function checkIntent(state: State, first: Use | undefined, turn: number | undefined): Broken {
  if (!state.config.options.declareIntent) {
    return broken((first !== undefined || turn !== undefined) && no('AC-2.32', 'no-intent', {}))
  }
  if (first === undefined) return [no('AC-2.32', 'intent-needed', {})]
  const { maneuvering } = craft(state, moverOf(state))
  if (first !== 'goForward') {
    const needs = first !== 'maneuver' && !maneuvering
    return broken(
      needs && no('AC-2.32', 'not-maneuvering', { ac: moverOf(state) }),
      turn !== undefined && no('AC-2.32', 'out-of-range', { what: 'turn', least: 0, most: 0 }),
    )
  }
  return maneuvering ? [no('AC-2.41-2', 'not-going', { ac: moverOf(state) })] : checkTurn(state, turn ?? 99)
}

function declareIntent(draft: Draft, use: Use, turn: number, io: Table): void {
  draft.move!.intent = { use, turn }
  io.emit?.({ type: 'intentDeclared', rule: 'AC-2.32', audience: 'all', ac: draft.move!.ac, use, turn })
}

function takePitch(draft: Draft, pitch: number, io: Table): void {
  const { ac } = draft.move!
  draft.move!.pitch = pitch
  const rule = scriptFor(draft) === null ? 'AC-2.50-1' : 'AC-1.24-3'
  io.emit?.({ type: 'pitchDeclared', rule, audience: 'all', ac, pitch })
  if (draft.config.options.ppTiming === 'beforeRoll') {
    doAll(draft, PAY_FIRST)
    return
  }
  rollMp(draft, io)
  if (canAdjust(draft)) {
    doAll(draft, ADJUSTED)
    pend(draft, { do: 'mpAdjust' }, seatOf(draft))
    return
  }
  allot(draft, io)
  nextMp(draft, io)
}

// ---------------------------------------------------------------------------------------- 2.30 movement points

/** The one die for both kinds of MPs; a follower takes that of its leader. @rule AC-2.31-1 */
function rollMp(draft: Draft, io: Table): void {
  const move = draft.move!
  const { ac, pitch } = move
  const die = scriptFor(draft)?.die ?? io.die(`movement points ${ac}`)
  move.die = die
  io.emit?.({ type: 'mpRolled', rule: 'AC-2.31-1', audience: 'all', ac, die })
  if (isLed(draft, ac)) edit(draft, ac).script = { pitch, die, steps: [], broken: false }
}

/** Is there anything to adjust the roll with? */
const canAdjust = (state: State): boolean => {
  const ac = moverOf(state)
  return craft(state, ac).pp > 0 || cvOnMp(state, ac) > 0
}

/** What the CV may add to the MP roll or take from it; 0 if it may not. @rule AC-2.311-2 */
export function cvOnMp(state: State, ac: string): number {
  const { target, cv } = craft(state, ac)
  if (target === null || !hasEnemy(state, ac) || !craft(state, target).moved) return 0
  return Math.ceil(Math.abs(cv) / 2)
}

/** @rule AC-2.311-1 */
export const mpAdjust: Rules['mpAdjust'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['mpAdjust'],
  listed: 'all',
  check(state, { pp, cv }) {
    const ac = moverOf(state)
    const none = cv !== 'none' && cvOnMp(state, ac) === 0
    return [...checkPay(state, ac, pp, 'AC-2.311-1'), ...broken(none && no('AC-2.311-2', 'no-cv', { ac }))]
  },
  apply(draft, { pp, cv }, io) {
    answered(draft)
    const { ac } = draft.move!
    pay(draft, ac, pp, io, 'AC-2.311-1')
    draft.move!.adjust = (cv === 'add' ? 1 : cv === 'subtract' ? -1 : 0) * cvOnMp(draft, ac) - pp
  },
}

function allot(draft: Draft, io: Table): void {
  const move = draft.move!
  const { h, v } = mpFrom(draft, move.ac, move.pitch, move.die + move.adjust)
  const { condition } = craft(draft, move.ac)
  move.h = h
  move.v = v
  move.hLeft = h
  move.vLeft = v
  const rule = condition === 'spinning' ? 'AC-2.82-2' : 'AC-2.31-1'
  io.emit?.({ type: 'mpAllotted', rule, audience: 'all', ac: move.ac, h, v, modifiers: mpModifiers(draft) })
  stopAtShallow(draft, io)
}

// ---------------------------------------------------------------------------------------- 2.40 using an MP

/** Has the table a row for this turn? @rule AC-2.611-1 */
export const canTurn = (state: State, turn: number): boolean =>
  turnNumber(state.config.tables, turn, moveOf(state).start) !== null

/** @rule AC-2.611-1 */
function checkTurn(state: State, turn: number): Broken {
  const { start } = moveOf(state)
  const range = broken(outside('AC-2.41-1', 'turn', turn, -3, 3))
  if (range.length > 0) return range
  return broken(
    !canTurn(state, turn) && no('AC-2.611-1', 'turn-impossible', { degrees: 60 * Math.abs(turn), speed: start }),
  )
}

/** What a follower must do with this MP; undefined if it is free. @rule AC-1.24-3 */
export function copied(state: State): number | null | undefined {
  const script = scriptFor(state)
  const { hUsed, start, ac } = moveOf(state)
  if (script === null) return undefined
  const step = script.steps[hUsed]
  if (craft(state, ac).maneuvering) return step === null ? null : undefined
  if (step === undefined) return script.broken ? undefined : 0
  return step !== null && turnNumber(state.config.tables, step, start) === null ? 0 : step
}

function checkUse(state: State, use: Use, turn: number): Broken {
  const { ac, intent, hUsed } = moveOf(state)
  const { maneuvering } = craft(state, ac)
  if (use === 'goForward' && maneuvering) return [no('AC-2.41-2', 'not-going', { ac })]
  if (use !== 'goForward' && use !== 'maneuver' && !maneuvering) return [no('AC-2.42-1', 'not-maneuvering', { ac })]
  const step = copied(state)
  const strays = step !== undefined && (step === null ? use !== 'maneuver' : use !== 'goForward' || turn !== step)
  const other = intent !== null && hUsed === 0 && (intent.use !== use || intent.turn !== turn)
  return broken(
    strays && no('AC-1.24-2', 'follow-leader', { ac }),
    other && no('AC-2.32', 'other-intent', { ac, use: intent!.use }),
  )
}

const checkMore = (more: number): Broken =>
  broken((more < 0 || more > MOST_MORE) && no('AC-2.611-4', 'too-many-dice', { most: MOST_MORE }))

/** Spends MPs; after what they bring come the vertical MPs and the next one. @rule AC-2.40-1 */
function spend(draft: Draft, use: Use, mp: number, turn: number, io: Table): void {
  const move = draft.move!
  if (move.intent !== null && move.hUsed === 0) move.intent = null
  move.hLeft -= mp
  move.hUsed += mp
  record(draft, use, turn)
  io.emit?.({ type: 'mpUsed', rule: 'AC-2.40-1', audience: 'all', ac: move.ac, use, left: move.hLeft })
  doAll(draft, AFTER_MP)
}

/** What those who follow in formation will copy. @rule AC-1.24-2 */
function record(draft: Draft, use: Use, turn: number): void {
  const { ac } = draft.move!
  if (craft(draft, ac).script === null) return
  const own = edit(draft, ac)
  const script = own.script!
  if (script.broken) return
  if (use !== 'goForward' && use !== 'maneuver') own.script = { ...script, broken: true }
  else own.script = { ...script, steps: [...script.steps, use === 'maneuver' ? null : turn] }
}

/** @rule AC-2.41-1 */
export const goForward: Rules['goForward'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['useMp'],
  listed: 'all',
  check: (state, { turn }) => [...checkTurn(state, turn), ...checkUse(state, 'goForward', turn)],
  apply(draft, { turn }, io) {
    answered(draft)
    fly(draft, turn, io)
  },
}

function fly(draft: Draft, turn: number, io: Table): void {
  const { ac } = draft.move!
  const { hex, facing } = craft(draft, ac)
  spend(draft, 'goForward', 1, turn, io)
  enterHex(draft, ac, hexStep(hex, facing as Facing), 'AC-2.41-1', io)
  if (draft.move !== null) attempt(draft, { use: 'goForward', turn }, io)
}

/** @rule AC-2.42-1 */
export const maneuver: Rules['maneuver'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['useMp'],
  listed: 'some',
  check: (state, { more }) => [...checkMore(more), ...checkUse(state, 'maneuver', 0)],
  apply(draft, { more }, io) {
    answered(draft)
    spend(draft, 'maneuver', 1, 0, io)
    attempt(draft, { use: 'maneuver', more }, io)
  },
}

/** @rule AC-2.422-1 */
export const levelOut: Rules['levelOut'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['useMp'],
  listed: 'some',
  check: (state, { facing, more }) => [
    ...broken(outside('AC-2.422-1', 'facing', facing, 0, 5)),
    ...checkMore(more),
    ...checkUse(state, 'levelOut', 0),
  ],
  apply(draft, { facing, more }, io) {
    answered(draft)
    spend(draft, 'levelOut', 1, 0, io)
    attempt(draft, { use: 'levelOut', more, facing: facing as Facing }, io)
  },
}

/** @rule AC-2.421-2 */
export const exitGoing: Rules['exitGoing'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['useMp'],
  listed: 'all',
  check: (state) => checkUse(state, 'exitGoing', 0),
  apply(draft, _action, io) {
    answered(draft)
    exit(draft, 'exitGoing', 1, 0, io)
  },
}

/** @rule AC-2.421-3 */
export const exitManeuver: Rules['exitManeuver'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['useMp'],
  listed: 'some',
  check(state, { mp, more }) {
    const { ac, hLeft: have } = moveOf(state)
    return [
      ...broken(outside('AC-2.421-3', 'mp', mp, 1, 2)),
      ...broken(mp === 2 && have < 2 && no('AC-2.421-3', 'too-few-mps', { ac, have, need: 2 })),
      ...checkMore(more),
      ...checkUse(state, 'exitManeuver', 0),
    ]
  },
  apply(draft, { mp, more }, io) {
    answered(draft)
    exit(draft, 'exitManeuver', mp, more, io)
  },
}

// ---------------------------------------------------------------------------------------- 2.421 leaving the hex

function exit(draft: Draft, use: Use, mp: number, more: number, io: Table): void {
  spend(draft, use, mp, 0, io)
  const { ac } = draft.move!
  const die = io.die(`exit facing ${ac}`)
  io.emit?.({ type: 'facingRolled', rule: 'AC-2.421-1', audience: 'all', ac, die })
  doNext(draft, { do: 'exitFacing', use, die, more, mp })
}

/** Pilot Points that a shift of the exit facing costs. @rule AC-2.421-1 */
export function exitCost(state: State, ac: string, shift: number): number {
  if (shift === 0) return 0
  const { cv, mtLevel } = craft(state, ac)
  return Math.max(0, Math.abs(shift) + mtLevel - Math.max(0, cv))
}

/** Leaves the hex that way, going or still maneuvering. */
function leave(draft: Draft, facing: Facing, use: Use, more: number, mp: number, io: Table): void {
  const { ac } = draft.move!
  const from = craft(draft, ac).hex
  if (use === 'exitGoing') level(draft, ac, facing)
  enterHex(draft, ac, hexStep(from, facing), use === 'exitGoing' ? 'AC-2.421-2' : 'AC-2.421-3', io)
  if (draft.move === null) return
  if (use === 'exitGoing') doNext(draft, { do: 'exitTurn' })
  else attempt(draft, { use, more, hex: { q: from.q, r: from.r }, halved: mp === 1 }, io)
}

/** The answer to an exit facing. @rule AC-2.421-1 */
export function exitThrough(
  draft: Draft,
  { use, die, more, mp }: TaskOf<'exitFacing'>,
  shift: number,
  io: Table,
): void {
  const { ac } = draft.move!
  const pp = exitCost(draft, ac, shift)
  const facing = turnFacing((die - 1) as Facing, shift)
  pay(draft, ac, pp, io, 'AC-2.421-1')
  io.emit?.({ type: 'facingShifted', rule: 'AC-2.421-1', audience: 'all', ac, facing, pp })
  leave(draft, facing, use, more, mp, io)
}

/** @rule AC-2.421-2 */
export const turnAfterExit: Rules['turnAfterExit'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['exitTurn'],
  listed: 'all',
  check: (state, { turn }) => checkTurn(state, turn),
  apply(draft, { turn }, io) {
    answered(draft)
    attempt(draft, { use: 'exitGoing', turn }, io)
  },
}

// ---------------------------------------------------------------------------------------- steps

const seatOf = (draft: Draft) => craft(draft, draft.move!.ac).side

/** What follows when an MP is done: the next, or the pitch and vertical MPs alone, or the end of the move. */
function nextMp(draft: Draft, io: Table): void {
  const { hLeft, climbed, ease, ac } = draft.move!
  if (hLeft > 0) {
    const { maintenance, side } = craft(draft, ac)
    if (maintenance === null) pend(draft, { do: 'useMp' }, side)
    else fly(draft, 0, io)
  } else if (!climbed || ease !== null) {
    doAll(draft, AFTER_MP)
    attempt(draft, { use: 'pitch', turn: 0 }, io)
  } else endMove(draft, io)
}

/** What each task of this step does. */
export const movementSteps: Steps<
  | 'movement'
  | 'slots'
  | 'move'
  | 'pitch'
  | 'rollMp'
  | 'mpAdjust'
  | 'allot'
  | 'nextMp'
  | 'useMp'
  | 'exitFacing'
  | 'exitTurn'
> = {
  movement(draft, _task, io) {
    draft.phase = 'movement'
    const order = movementOrder(draft, io)
    io.emit?.({ type: 'orderSet', rule: 'AC-2.10-1', audience: 'all', order })
    doNext(draft, { do: 'slots', list: order }, { do: 'combat' })
  },
  slots(draft, { list }, io) {
    if (list.length === 0 || finishIfDecided(draft, io)) return
    const ac = list[0]!
    doNext(draft, { do: 'slots', list: restOf(list, 1) })
    if (!isFlying(draft, ac)) io.emit?.({ type: 'slotSkipped', rule: 'AC-2.10-90', audience: 'all', ac })
    else if (!craft(draft, ac).moved) begin(draft, ac, null, 0, io)
  },
  move(draft, { ac, pitch, extra }, io) {
    if (isFlying(draft, ac)) begin(draft, ac, pitch, extra, io)
  },
  pitch: (draft, task) => pend(draft, task, seatOf(draft)),
  rollMp: (draft, _task, io) => rollMp(draft, io),
  mpAdjust(draft, task) {
    if (canAdjust(draft)) pend(draft, task, seatOf(draft))
  },
  allot: (draft, _task, io) => allot(draft, io),
  nextMp: (draft, _task, io) => nextMp(draft, io),
  useMp: (draft, task) => pend(draft, task, seatOf(draft)),
  exitFacing(draft, task, io) {
    const { ac } = draft.move!
    if (exitCost(draft, ac, 1) <= craft(draft, ac).pp) pend(draft, task, seatOf(draft))
    else exitThrough(draft, task, 0, io)
  },
  exitTurn: (draft, task) => pend(draft, task, seatOf(draft)),
}
