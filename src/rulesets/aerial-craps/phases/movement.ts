/** 2.10 to 2.32: whose move it is, pitch and movement points. */

import { type ActionRules, broken, type Violation } from '../../../core/index.js'
import type { Facing } from '../../../geometry/index.js'
import { hasEnemy } from '../aircraft/cv.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { forgetSplits } from '../flight/areas.js'
import { level, moveOf, moverOf, mpFrom, mpModifiers, stopAtShallow } from '../flight/moves.js'
import { pitchNumber } from '../flight/tests.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  edit,
  isFlying,
  type State,
  type Steps,
  type Table,
  type Use,
} from '../state/state.js'
import { answered, checkPay, doAll, doNext, pay, pend, restOf, sequence } from '../turn/tasks.js'
import { finishIfDecided } from './end.js'
import { isLed, scriptFor } from './formation.js'
import { movementOrder } from './initiative.js'
import { attempt, setMtLevel } from './movement-test.js'
import { AFTER_MP, checkTurn, fly } from './mp-uses.js'
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

/** A spinning aircraft only falls, by the normal roll. @rule AC-2.82-2 */
function spinDown(draft: Draft, io: Table): void {
  setMtLevel(draft, draft.move!.ac, 0, io)
  allotMps(draft, io)
}

/** Asks for the pitch, unless it is forced. @rule AC-2.50-1 */
function declare(draft: Draft, io: Table): void {
  const pitch = forcedPitch(draft)
  if (pitch === null) pend(draft, { do: 'pitch' }, seatOf(draft))
  else takePitch(draft, pitch, io)
}

const ADJUSTED = sequence({ do: 'allot' }, { do: 'nextMp' })
const PAY_FIRST = sequence({ do: 'mpAdjust' }, { do: 'rollMp' }, { do: 'allot' }, { do: 'nextMp' })

/** Maintenance ends a maneuver with a random facing. @rule AC-1.50-2 */
function faceAnywhere(draft: Draft, ac: string, io: Table): void {
  if (!craft(draft, ac).maneuvering) return
  const die = io.die(`facing ${ac}`)
  io.emit?.({ type: 'facingRolled', rule: 'AC-1.50-2', audience: 'all', ac, die })
  level(draft, ac, (die - 1) as Facing)
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
  allotMps(draft, io)
}

// ---------------------------------------------------------------------------------------- 2.30 movement points

/** The roll, with what may adjust it before or after, and the MPs it gives. @rule AC-2.31-1 AC-1.10-4 */
function allotMps(draft: Draft, io: Table): void {
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
  'movement' | 'slots' | 'move' | 'pitch' | 'rollMp' | 'mpAdjust' | 'allot' | 'nextMp'
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
}
