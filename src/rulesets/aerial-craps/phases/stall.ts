/** 2.80 Stall and spin, and recovery; facings that Pilot Points shift. */
import { type ActionRules, broken } from '../../../core/index.js'
import { type Facing, turnFacing } from '../../../geometry/index.js'
import { dropAll } from '../aircraft/cv.js'
import { minSpeedOf } from '../aircraft/fate.js'
import { no } from '../book/messages.js'
import type { Tables } from '../book/tables.js'
import { changePitch, level, moverOf } from '../flight/moves.js'
import {
  type AerialCraps,
  type Condition,
  cardOf,
  craft,
  type Draft,
  edit,
  type State,
  type Steps,
  type Table,
  type TaskOf,
} from '../state/state.js'
import { type Tally, tallyFor } from '../turn/tally.js'
import { answered, asked, checkPay, doNext, outside, pay, pend, throwDice } from '../turn/tasks.js'
import { failThrough } from './failure.js'
import { exitCost, exitThrough } from './mp-uses.js'

type Rules = ActionRules<AerialCraps>

// ---------------------------------------------------------------------------------------- 2.80 the test

/** What is added to a stall roll at a speed. @rule AC-2.80-2 */
export const stallSum = (sum: Tally, state: State, ac: string, speed: number, pp: number): Tally =>
  sum
    .add('AC-0.144-6', 'spin rating', cardOf(state, ac).spin)
    .add('AC-2.612-1', 'below minimum', Math.min(0, speed - minSpeedOf(state, ac)))
    .add('AC-1.10-4', 'Pilot Points', pp)

/** What comes of a stall roll. @rule AC-2.80-2 */
export function stallResult({ stall }: Tables, sum: number, below: boolean): Condition {
  if (below) return sum <= stall.below ? 'spinning' : 'stalled'
  return sum <= stall.spin ? 'spinning' : sum <= stall.stall ? 'stalled' : 'ok'
}

function test(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  const { speed, pp } = craft(draft, ac)
  if (speed > minSpeedOf(draft, ac)) return
  const before = draft.config.options.ppTiming === 'beforeRoll'
  if (!before) doNext(draft, { do: 'stallPP', die: io.die(`stall ${ac}`) })
  else if (pp > 0) doNext(draft, { do: 'stallPP', die: 0 })
  else settle(draft, io.die(`stall ${ac}`), 0, io)
}

function settle(draft: Draft, die: number, pp: number, io: Table): void {
  const { ac } = draft.move!
  const { speed } = craft(draft, ac)
  const sum = stallSum(tallyFor(io), draft, ac, speed, pp)
  const total = die + sum.total
  const result = stallResult(draft.config.tables, total, speed < minSpeedOf(draft, ac))
  io.emit?.({
    type: 'stallRolled',
    rule: 'AC-2.80-2',
    audience: 'all',
    ac,
    dice: [die],
    modifiers: sum.lines,
    total,
    result,
  })
  if (result === 'stalled') stall(draft, ac, io)
  else if (result === 'spinning') spin(draft, ac, io)
}

/** Pilot Points change the roll either way. @rule AC-2.80-2 */
export const stallPP: Rules['stallPP'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['stallPP'],
  listed: 'all',
  check(state, { pp }) {
    const ac = moverOf(state)
    const have = craft(state, ac).pp
    return broken(Math.abs(pp) > have && no('AC-1.10-5', 'too-few-pp', { ac, have, need: Math.abs(pp) }))
  },
  apply(draft, { pp }, io) {
    const { die } = answered<'stallPP'>(draft)
    const { ac } = draft.move!
    pay(draft, ac, Math.abs(pp), io, 'AC-2.80-2')
    settle(draft, die === 0 ? io.die(`stall ${ac}`) : die, pp, io)
  },
}

// ---------------------------------------------------------------------------------------- 2.81 2.82 what it does

function lose(draft: Draft, ac: string, condition: 'stalled' | 'spinning', io: Table): void {
  const own = edit(draft, ac)
  const rule = condition === 'stalled' ? 'AC-2.81-1' : 'AC-2.82-1'
  own.condition = condition
  io.emit?.({ type: 'conditionChanged', rule, audience: 'all', ac, condition })
  dropAll(draft, ac, rule, io)
  if (own.script !== null) own.script = { ...own.script, broken: true }
  if (own.pos !== 'up') return
  own.pos = 'in'
  io.emit?.({ type: 'levelChanged', rule: 'AC-2.81-2', audience: 'all', ac, level: own.level, pos: 'in' })
}

/** @rule AC-2.81-1 */
function stall(draft: Draft, ac: string, io: Table): void {
  lose(draft, ac, 'stalled', io)
  changePitch(draft, ac, -1, 'AC-2.81-1', io)
  if (!craft(draft, ac).maneuvering) return
  const die = io.die(`stall facing ${ac}`)
  io.emit?.({ type: 'facingRolled', rule: 'AC-2.81-1', audience: 'all', ac, die })
  level(draft, ac, (die - 1) as Facing)
}

/** @rule AC-2.82-1 */
function spin(draft: Draft, ac: string, io: Table): void {
  lose(draft, ac, 'spinning', io)
  changePitch(draft, ac, -2, 'AC-2.82-1', io)
  const own = edit(draft, ac)
  own.maneuvering = false
  own.facing = null
}

// ---------------------------------------------------------------------------------------- 2.821 recovery

/** @rule AC-2.821-1 */
export const recover: Rules['recover'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['recover'],
  listed: 'all',
  check: (state, { dice }) => checkPay(state, moverOf(state), dice, 'AC-2.821-1'),
  apply(draft, { dice: count }, io) {
    answered(draft)
    const { ac } = draft.move!
    pay(draft, ac, count, io, 'AC-2.821-1')
    const dice = throwDice(io, 'recovery', ac, count)
    const recovered = dice.includes(6)
    io.emit?.({ type: 'recoveryRolled', rule: 'AC-2.821-1', audience: 'all', ac, dice, recovered })
    if (!recovered) return
    const die = io.die(`recovery facing ${ac}`)
    io.emit?.({ type: 'facingRolled', rule: 'AC-2.821-1', audience: 'all', ac, die })
    doNext(draft, { do: 'recoverFacing', die })
  },
}

/** The answer to the facing of a recovery. */
function recoverThrough(draft: Draft, { die }: TaskOf<'recoverFacing'>, shift: number, io: Table): void {
  const { ac } = draft.move!
  const facing = turnFacing((die - 1) as Facing, shift)
  pay(draft, ac, Math.abs(shift), io, 'AC-2.821-1')
  edit(draft, ac).condition = 'ok'
  level(draft, ac, facing)
  io.emit?.({ type: 'facingShifted', rule: 'AC-2.821-1', audience: 'all', ac, facing, pp: Math.abs(shift) })
}

// ---------------------------------------------------------------------------------------- facings

type Facings = 'exitFacing' | 'failFacing' | 'recoverFacing'

/** Pilot Points that a shift costs in the question that is asked. @rule AC-2.421-1 */
export const shiftCost = (state: State, shift: number): number =>
  asked<Facings>(state).do === 'exitFacing' ? exitCost(state, moverOf(state), shift) : Math.abs(shift)

/** Hexsides either way from a random facing. @rule AC-2.421-1 */
export const shiftFacing: Rules['shiftFacing'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['exitFacing', 'failFacing', 'recoverFacing'],
  listed: 'all',
  check: (state, { shift }) => [
    ...broken(outside('AC-2.421-1', 'shift', shift, -2, 3)),
    ...checkPay(state, moverOf(state), shiftCost(state, shift), 'AC-2.421-1'),
  ],
  apply(draft, { shift }, io) {
    const task = answered<Facings>(draft)
    if (task.do === 'exitFacing') exitThrough(draft, task, shift, io)
    else if (task.do === 'failFacing') failThrough(draft, task, shift, io)
    else recoverThrough(draft, task, shift, io)
  },
}

/** What each task of this step does. */
export const stallSteps: Steps<'stall' | 'stallPP' | 'recover' | 'recoverFacing'> = {
  stall: (draft, _task, io) => test(draft, io),
  stallPP(draft, task, io) {
    const { side, pp } = craft(draft, draft.move!.ac)
    if (pp > 0) pend(draft, task, side)
    else settle(draft, task.die, 0, io)
  },
  recover(draft, task) {
    const { side, pp } = craft(draft, draft.move!.ac)
    if (pp > 0) pend(draft, task, side)
  },
  recoverFacing(draft, task, io) {
    const { side, pp } = craft(draft, draft.move!.ac)
    if (pp > 0) pend(draft, task, side)
    else recoverThrough(draft, task, 0, io)
  },
}
