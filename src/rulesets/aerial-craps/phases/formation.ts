/** 1.24 Formation flying: what a follower copies from its leader. */
import { moveOf, moverOf } from '../flight/moves.js'
import { turnNumber } from '../flight/tests.js'
import { craft, type Draft, edit, type Script, type State, type Use } from '../state/state.js'

/** What the leader did, while it can be copied. @rule AC-1.24-3 */
export function scriptFor(state: State): Script | null {
  const { target, maintenance, side } = craft(state, moverOf(state))
  if (target === null || maintenance !== null) return null
  const leader = craft(state, target)
  return leader.side === side && leader.moved ? leader.script : null
}

/** Does anyone follow this aircraft in formation? */
export function isLed(state: State, ac: string): boolean {
  const { aircraft } = state
  const { side } = craft(state, ac)
  for (const id in aircraft) {
    const other = aircraft[id]!
    if (other.target === ac && other.side === side) return true
  }
  return false
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

/** What those who follow in formation will copy. @rule AC-1.24-2 */
export function record(draft: Draft, use: Use, turn: number): void {
  const { ac } = draft.move!
  if (craft(draft, ac).script === null) return
  const own = edit(draft, ac)
  const script = own.script!
  if (script.broken) return
  if (use !== 'goForward' && use !== 'maneuver') own.script = { ...script, broken: true }
  else own.script = { ...script, steps: [...script.steps, use === 'maneuver' ? null : turn] }
}
