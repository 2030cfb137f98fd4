/** 2.40 Using an MP: going somewhere, maneuvering, and 2.421 leaving the hex of a maneuver. */
import { type ActionRules, broken, type Violation } from '../../../core/index.js'
import { type Facing, hexStep, turnFacing } from '../../../geometry/index.js'
import { enterHex } from '../aircraft/fate.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { MOST_MORE } from '../book/tables.js'
import { level, moveOf } from '../flight/moves.js'
import { turnNumber } from '../flight/tests.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  type State,
  type Steps,
  type Table,
  type TaskOf,
  type Use,
} from '../state/state.js'
import { answered, doAll, doNext, outside, pay, pend, sequence } from '../turn/tasks.js'
import { copied, record } from './formation.js'
import { attempt } from './movement-test.js'

type Rules = ActionRules<AerialCraps>
type Broken = readonly Violation<RuleId>[]

/** What every MP brings after its own effect: vertical MPs, then the next one. @rule AC-2.51-4 */
export const AFTER_MP = sequence({ do: 'becomeIn' }, { do: 'climb' }, { do: 'nextMp' })

// ---------------------------------------------------------------------------------------- 2.40 using an MP

/** Has the table a row for this turn? @rule AC-2.611-1 */
export const canTurn = (state: State, turn: number): boolean =>
  turnNumber(state.config.tables, turn, moveOf(state).start) !== null

/** Why a turn cannot be flown. @rule AC-2.611-1 */
export function checkTurn(state: State, turn: number): Broken {
  const { start } = moveOf(state)
  const range = broken(outside('AC-2.41-1', 'turn', turn, -3, 3))
  if (range.length > 0) return range
  return broken(
    !canTurn(state, turn) && no('AC-2.611-1', 'turn-impossible', { degrees: 60 * Math.abs(turn), speed: start }),
  )
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

/** Into the hex ahead, then the turn. @rule AC-2.41-1 */
export function fly(draft: Draft, turn: number, io: Table): void {
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

/** What each task of this step does. */
export const useSteps: Steps<'useMp' | 'exitFacing' | 'exitTurn'> = {
  useMp: (draft, task) => pend(draft, task, seatOf(draft)),
  exitFacing(draft, task, io) {
    const { ac } = draft.move!
    if (exitCost(draft, ac, 1) <= craft(draft, ac).pp) pend(draft, task, seatOf(draft))
    else exitThrough(draft, task, 0, io)
  },
  exitTurn: (draft, task) => pend(draft, task, seatOf(draft)),
}
