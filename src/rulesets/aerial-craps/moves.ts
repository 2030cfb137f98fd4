/** The move in progress: its movement points, and facing after it. */
import type { Modifier } from '../../core/index.js'
import type { Facing } from '../../geometry/index.js'
import type { RuleId } from './rules.js'
import { cardOf, craft, type Draft, edit, type Move, type State, type Table } from './state.js'
import { mpFor } from './tables.js'
import { Tally } from './tally.js'

/** The move in progress. */
export const moveOf = (state: State): Move => state.move as Move
/** The aircraft that moves. */
export const moverOf = (state: State): string => moveOf(state).ac

/** Wings level: going somewhere, that way. */
export function level(draft: Draft, ac: string, facing: Facing): void {
  const own = edit(draft, ac)
  own.maneuvering = false
  own.facing = facing
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
  const steep = Math.abs(pitch) as 0 | 1 | 2 | 3
  const h = condition === 'spinning' ? 0 : mpFor(tables, start + roll + tables.horizontal[steep])
  const angle = (pos === 'in' ? steep : Math.max(1, steep)) as 0 | 1 | 2 | 3
  if (angle === 0) return { h, v: 0 }
  const climbs = pitch > 0 || (pitch === 0 && pos === 'up')
  return { h, v: mpFor(tables, start + roll + tables.vertical[angle] + (climbs ? cardOf(state, ac).climb : 0)) }
}

/** The MP roll line by line. */
export function mpModifiers(state: State): readonly Modifier<RuleId>[] {
  const { ac, pitch, adjust, start, die } = moveOf(state)
  const { tables } = state.config
  const steep = Math.abs(pitch) as 0 | 1 | 2 | 3
  return new Tally(true)
    .add('AC-2.20-1', 'start speed', start)
    .add('AC-2.31-1', 'die', die)
    .add('AC-2.311-1', 'Pilot Points and CV', adjust)
    .add('AC-2.312-1', 'pitch, horizontal only', tables.horizontal[steep])
    .add('AC-2.312-2', 'pitch, vertical only', tables.vertical[steep])
    .add('AC-0.144-8', 'climb rating, vertical only', pitch > 0 ? cardOf(state, ac).climb : 0).lines
}

/** Level flight is not reached while a level is still being left: the pitch stops at shallow. @rule AC-2.511-3 */
export function stopAtShallow(draft: Draft, io: Table): void {
  const move = draft.move!
  const { pos } = craft(draft, move.ac)
  if (move.pitch !== 0 || pos === 'in' || move.v > 0) return
  move.pitch = pos === 'up' ? 1 : -1
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
