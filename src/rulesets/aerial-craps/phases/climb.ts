/** 2.50 Climbing and diving: vertical MPs, levels and leaving them. */
import { type ActionRules, broken, kept } from '../../../core/index.js'
import { remove } from '../aircraft/fate.js'
import { no } from '../book/messages.js'
import { moveOf, moverOf } from '../flight/moves.js'
import { pitchNumber } from '../flight/tests.js'
import {
  type AerialCraps,
  craft,
  type Draft,
  edit,
  type Position,
  type State,
  type Steps,
  type Table,
} from '../state/state.js'
import { answered, doAll, pend, sequence } from '../turn/tasks.js'

type Rules = ActionRules<AerialCraps>

const LOWEST = 1

/** Moves an aircraft to a place in a level; below the lowest it crashes. @rule AC-2.51-3 */
function place(
  draft: Draft,
  ac: string,
  to: number,
  pos: Position,
  rule: 'AC-2.51-1' | 'AC-2.511-1' | 'AC-2.51a',
  io: Table,
): void {
  const own = edit(draft, ac)
  own.level = to
  own.pos = pos
  io.emit?.({ type: 'levelChanged', rule, audience: 'all', ac, level: to, pos })
  if (to < LOWEST) remove(draft, ac, 'crashed', 'AC-2.51-3', io)
}

/** One vertical MP: into leaving, or out of it into the next level. @rule AC-2.51-1 */
function rise(draft: Draft, io: Table): void {
  const move = draft.move!
  const { ac, pitch, vUsed } = move
  const { level, pos } = craft(draft, ac)
  const up = pos === 'in' ? pitch > 0 : pos === 'up'
  move.vLeft--
  move.vUsed++
  if (draft.config.options.simpleLevels) place(draft, ac, level + (up ? 1 : -1), 'in', 'AC-2.51a', io)
  else if (pos === 'in') place(draft, ac, level, up ? 'up' : 'down', 'AC-2.51-1', io)
  else place(draft, ac, level + (up ? 1 : -1), 'in', vUsed === 0 ? 'AC-2.511-1' : 'AC-2.51-1', io)
}

/** The vertical MPs, all at once after the first horizontal one. @rule AC-2.51-4 */
function climb(draft: Draft, io: Table): void {
  const { ac } = draft.move!
  while (draft.move !== null && draft.move.vLeft > 0) {
    if (craft(draft, ac).pos === 'in' && draft.move.pitch === 0) draft.move.vLeft = 0
    else rise(draft, io)
    if (draft.move !== null && canEase(draft)) {
      doAll(draft, EASE)
      return
    }
  }
  if (draft.move !== null) draft.move.climbed = true
}

const EASE = sequence({ do: 'ease' }, { do: 'climb' })

// ---------------------------------------------------------------------------------------- 2.50 easing

/** Has it arrived in a new level with vertical MPs left? @rule AC-2.50-4 */
const canEase = (state: State): boolean => {
  const { ac, vLeft, vUsed } = moveOf(state)
  const { pos, condition, maintenance } = craft(state, ac)
  const free = condition === 'ok' && maintenance === null
  return free && vLeft > 0 && vUsed > 0 && pos === 'in' && easierPitches(state).length > 0
}

/** Pitches nearer to level that the table allows. @rule AC-2.50-4 */
export function easierPitches(state: State): readonly number[] {
  const { ac, start } = moveOf(state)
  const { pitch } = craft(state, ac)
  const list: number[] = []
  for (let to = pitch - Math.sign(pitch); pitch !== 0 && to !== 0 - Math.sign(pitch); to -= Math.sign(pitch)) {
    if (pitchNumber(state.config.tables, pitch, to, start) !== 'impossible') list.push(to + 0)
  }
  return list
}

/** @rule AC-2.50-4 */
export const easePitch: Rules['easePitch'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['ease'],
  listed: 'all',
  check(state, { pitch }) {
    const list = easierPitches(state)
    const facts = { least: Math.min(...list), most: Math.max(...list) }
    return broken(!list.includes(pitch) && no('AC-2.50-4', 'bad-pitch', facts))
  },
  apply(draft, { pitch }, io) {
    answered(draft)
    draft.move!.ease = pitch
    draft.move!.vLeft = 0
    io.emit?.({ type: 'pitchDeclared', rule: 'AC-2.50-4', audience: 'all', ac: draft.move!.ac, pitch })
  },
}

// ---------------------------------------------------------------------------------------- 2.511 no vertical MP

/** May it give up leaving? Only with a pitch declared the other way, and no vertical MP. @rule AC-2.511-2 */
const canBecomeIn = (state: State): boolean => {
  const { ac, pitch, v, vUsed, climbed } = moveOf(state)
  const { pos, condition } = craft(state, ac)
  if (climbed || v > 0 || vUsed > 0 || condition !== 'ok') return false
  return (pos === 'up' && pitch < 0) || (pos === 'down' && pitch > 0)
}

/** @rule AC-2.511-2 */
export const becomeIn: Rules['becomeIn'] = {
  phases: ['housekeeping', 'movement'],
  answers: ['becomeIn'],
  listed: 'all',
  check: () => kept,
  apply(draft, { yes }, io) {
    answered(draft)
    const { ac } = draft.move!
    if (yes) edit(draft, ac).pos = 'in'
    const { level, pos } = craft(draft, ac)
    io.emit?.({ type: 'levelChanged', rule: 'AC-2.511-2', audience: 'all', ac, level, pos })
  },
}

/** A level aircraft is always in its level. @rule AC-2.51-5 */
export function settleLevel(draft: Draft, io: Table): void {
  const ac = moverOf(draft)
  const { pitch, pos, level } = craft(draft, ac)
  if (pitch !== 0 || pos === 'in') return
  edit(draft, ac).pos = 'in'
  io.emit?.({ type: 'levelChanged', rule: 'AC-2.51-5', audience: 'all', ac, level, pos: 'in' })
}

/** What each task of this step does. */
export const climbSteps: Steps<'becomeIn' | 'climb' | 'ease'> = {
  becomeIn(draft, task) {
    if (canBecomeIn(draft)) pend(draft, task, craft(draft, draft.move!.ac).side)
  },
  climb(draft, _task, io) {
    if (!draft.move!.climbed) climb(draft, io)
  },
  ease: (draft, task) => pend(draft, task, craft(draft, draft.move!.ac).side),
}
