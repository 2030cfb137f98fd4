/** The move in progress: its movement points, and facing after it. */
import type { Modifier } from '../../../core/index.js'
import { type Facing, turnFacing } from '../../../geometry/index.js'
import type { RuleId } from '../book/rules.js'
import { mpFor } from '../book/tables.js'
import {
  cardOf,
  craft,
  type Draft,
  edit,
  type Move,
  type Position,
  type State,
  type Table,
  type Test,
} from '../state/state.js'
import { Tally } from '../turn/tally.js'
import { pitchNumber } from './tests.js'

/** The move in progress. */
export const moveOf = (state: State): Move => state.move as Move
/** The aircraft that moves. */
export const moverOf = (state: State): string => moveOf(state).ac

/** The test in progress. */
export const testOf = (state: State): Test => state.test as Test

/** Wings level: going somewhere, that way. */
export function level(draft: Draft, ac: string, facing: Facing): void {
  const own = edit(draft, ac)
  own.maneuvering = false
  own.facing = facing
}

/** The pitch changes. @rule AC-2.50-2 */
export function changePitch(draft: Draft, ac: string, to: number, rule: RuleId, io: Table): void {
  const { pitch: from } = craft(draft, ac)
  if (from === to) return
  edit(draft, ac).pitch = to
  io.emit?.({ type: 'pitchChanged', rule, audience: 'all', ac, from, to })
}

/** A turn inside the hex. @rule AC-2.41-1 */
export function turnBy(draft: Draft, ac: string, hexsides: number, rule: RuleId, io: Table): void {
  const { facing: from } = craft(draft, ac)
  if (from === null || hexsides === 0) return
  const facing = turnFacing(from, hexsides)
  edit(draft, ac).facing = facing
  io.emit?.({ type: 'turned', rule, audience: 'all', ac, facing })
}

/** The MP rolls of a pitch, horizontal and vertical. @rule AC-2.312-1 */
export function mpFrom(
  state: State,
  ac: string,
  pitch: number,
  roll: number,
): { readonly h: number; readonly v: number } {
  const { tables } = state.config
  const { pos, speed, condition } = craft(state, ac)
  const start = state.move?.ac === ac ? state.move.start : speed
  const steep = Math.abs(pitch) as Angle
  const h = condition === 'spinning' ? 0 : mpFor(tables, start + roll + tables.horizontal[steep])
  const angle = angleOf(pitch, pos)
  if (angle === 0) return { h, v: 0 }
  return { h, v: mpFor(tables, start + roll + tables.vertical[angle] + climbOf(state, ac, pitch)) }
}

type Angle = 0 | 1 | 2 | 3

/** The angle that vertical MPs go by: at least shallow while a level is being left. @rule AC-2.511-1 */
const angleOf = (pitch: number, pos: Position): Angle =>
  (pos === 'in' ? Math.abs(pitch) : Math.max(1, Math.abs(pitch))) as Angle

/** The climb rating, where it counts. @rule AC-2.312-2 */
const climbOf = (state: State, ac: string, pitch: number): number =>
  pitch > 0 || (pitch === 0 && craft(state, ac).pos === 'up') ? cardOf(state, ac).climb : 0

/** The MP roll line by line. */
export function mpModifiers(state: State): readonly Modifier<RuleId>[] {
  const { ac, pitch, adjust, start, die } = moveOf(state)
  const { tables } = state.config
  return new Tally(true)
    .add('AC-2.20-1', 'start speed', start)
    .add('AC-2.31-1', 'die', die)
    .add('AC-2.311-1', 'Pilot Points and CV', adjust)
    .add('AC-2.312-1', 'pitch for horizontal MPs', tables.horizontal[Math.abs(pitch) as Angle])
    .add('AC-2.312-2', 'pitch for vertical MPs', tables.vertical[angleOf(pitch, craft(state, ac).pos)])
    .add('AC-0.144-8', 'climb rating for vertical MPs', climbOf(state, ac, pitch)).lines
}

/**
 * Level flight is not reached while a level is still being left: the pitch stops at shallow, or stays where the table
 * has no row for that.
 *
 * @rule AC-2.511-3
 */
export function stopAtShallow(draft: Draft, io: Table): void {
  const move = draft.move!
  const { pos } = craft(draft, move.ac)
  if (move.pitch !== 0 || pos === 'in' || move.v > 0) return
  const shallow = pos === 'up' ? 1 : -1
  move.pitch = pitchNumber(draft.config.tables, move.from, shallow, move.start) === 'impossible' ? move.from : shallow
  io.emit?.({ type: 'pitchDeclared', rule: 'AC-2.511-3', audience: 'all', ac: move.ac, pitch: move.pitch })
}

/** A failed change of pitch: the same die for the pitch achieved, less what is used. @rule AC-2.50-5 */
export function reallot(draft: Draft, io: Table): void {
  const move = draft.move!
  const { h, v } = mpFrom(draft, move.ac, move.pitch, move.die + move.adjust)
  move.h = h
  move.v = v
  move.hLeft = Math.max(0, h - move.hUsed)
  move.vLeft = Math.max(0, v - move.vUsed)
  const { ac } = move
  io.emit?.({ type: 'mpAllotted', rule: 'AC-2.50-5', audience: 'all', ac, h, v, modifiers: mpModifiers(draft) })
  stopAtShallow(draft, io)
}
