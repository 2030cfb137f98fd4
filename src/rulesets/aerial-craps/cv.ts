/** Targets and the Combat Values that go with them. */

import type { RuleId } from './rules.js'
import { type Crew, type CvReason, craft, type Draft, edit, type State, type Table } from './state.js'

/** Does it hold an enemy, on whom CV is tracked? */
export const hasEnemy = (state: State, ac: string): boolean => {
  const { target, side } = craft(state, ac)
  return target !== null && craft(state, target).side !== side
}

/** Does it hold a friend, its leader? @rule AC-1.24-1 */
export const hasLeader = (state: State, ac: string): boolean => {
  const { target, side } = craft(state, ac)
  return target !== null && craft(state, target).side === side
}

/** Does it defend at a quarter? @rule AC-1.23-1 */
export const isMarked = (state: State, ac: string): boolean => {
  const { target, failedSpot } = craft(state, ac)
  return target !== null || failedSpot
}

/** Writes a CV. */
function setCv(draft: Draft, ac: string, to: number, why: CvReason, rule: RuleId, io: Table): void {
  const own = edit(draft, ac)
  const from = own.cv
  if (from === to) return
  own.cv = to
  io.emit?.({ type: 'cvChanged', rule, audience: 'all', ac, from, to, why })
}

/** Changes a CV, and once its mirror image if the pair is linked. @rule AC-1.30-4 */
export function changeCv(draft: Draft, ac: string, by: number, why: CvReason, rule: RuleId, io: Table): void {
  if (by === 0 || !hasEnemy(draft, ac)) return
  const { cv, target, linked } = craft(draft, ac)
  setCv(draft, ac, cv + by, why, rule, io)
  if (linked) setCv(draft, target as string, 0 - cv - by, 'link', 'AC-1.30-4', io)
}

/** Ends the link of an aircraft with its target, if there is one. */
function unlink(draft: Draft, ac: string): void {
  const own = edit(draft, ac)
  if (!own.linked || own.target === null) return
  own.linked = false
  edit(draft, own.target).linked = false
}

/** A target is lost or given up, and its CV with it. @rule AC-1.30-2 */
export function dropTarget(draft: Draft, ac: string, crew: Crew, rule: RuleId, io: Table): void {
  const own = edit(draft, ac)
  const target = crew === 'pilot' ? own.target : (own.observer?.target ?? null)
  if (target === null) return
  if (crew === 'observer') own.observer = { target: null, cv: 0, spotTried: own.observer!.spotTried }
  else {
    unlink(draft, ac)
    own.target = null
    setCv(draft, ac, 0, 'lost', 'AC-1.30-2', io)
  }
  io.emit?.({ type: 'targetLost', rule, audience: 'all', ac, crew, target })
}

/** Drops all that an aircraft's crew holds. */
export function dropAll(draft: Draft, ac: string, rule: RuleId, io: Table): void {
  dropTarget(draft, ac, 'pilot', rule, io)
  dropTarget(draft, ac, 'observer', rule, io)
}

/** The pilot logs a target. @rule AC-1.30-2 */
export function logTarget(draft: Draft, ac: string, target: string, io: Table): void {
  const own = edit(draft, ac)
  own.target = target
  const linked = mutual(draft, ac, target, io)
  const rule =
    own.cv < 0 ? 'AC-1.30-3' : linked ? 'AC-1.30-4' : own.side === edit(draft, target).side ? 'AC-1.24-1' : 'AC-1.30-2'
  io.emit?.({ type: 'targetLogged', rule, audience: 'all', ac, crew: 'pilot', target, cv: own.cv, linked })
}

/** What the CV begins with if the target holds this aircraft too; says whether they are linked. @rule AC-1.30-3 */
function mutual(draft: Draft, ac: string, target: string, io: Table): boolean {
  const own = edit(draft, ac)
  const other = edit(draft, target)
  if (other.target !== ac || other.side === own.side) return false
  const { mutualCvLink } = draft.config.options
  const exception = other.cv > 0
  if (exception) own.cv = 0 - other.cv
  const linked = mutualCvLink === 'always' || (mutualCvLink === 'exceptionOnly' && exception)
  if (linked && !exception) setCv(draft, target, 0, 'link', 'AC-1.30-93', io)
  own.linked = linked
  other.linked = linked
  return linked
}

/** The observer's CV changes. */
export function changeObserverCv(draft: Draft, ac: string, by: number, rule: RuleId, io: Table): void {
  const { observer } = craft(draft, ac)
  if (by === 0 || observer === null || observer.target === null) return
  const to = observer.cv + by
  edit(draft, ac).observer = { target: observer.target, cv: to, spotTried: observer.spotTried }
  io.emit?.({ type: 'observerCvChanged', rule, audience: 'all', ac, from: observer.cv, to })
}

/** Everyone forgets an aircraft that leaves play; its encounters lapse. @rule AC-1.20-3 */
export function forgetAircraft(draft: Draft, gone: string, io: Table): void {
  dropAll(draft, gone, 'AC-1.20-3', io)
  for (const id of draft.config.roster) {
    if (craft(draft, id).target === gone) dropTarget(draft, id, 'pilot', 'AC-1.20-3', io)
    if (craft(draft, id).observer?.target === gone) dropTarget(draft, id, 'observer', 'AC-1.20-3', io)
  }
  draft.encounters = draft.encounters.filter(({ a, b }) => a !== gone && b !== gone)
}

/** Is this an enemy in play that holds the aircraft as its target? */
export function isPursuer(state: State, id: string, ac: string): boolean {
  const { target, fate, side } = craft(state, id)
  return target === ac && fate === 'flying' && side !== craft(state, ac).side
}

/** Does any enemy, pilot or observer, hold this aircraft as his target? */
export function isPursued(state: State, ac: string): boolean {
  const { roster } = state.config
  for (let i = 0; i < roster.length; i++) {
    if (isPursuer(state, roster[i]!, ac) || isWatcher(state, roster[i]!, ac)) return true
  }
  return false
}

/** Is this an enemy in play whose observer holds the aircraft as his target? @rule AC-A2-5 */
function isWatcher(state: State, id: string, ac: string): boolean {
  const { observer, fate, side } = craft(state, id)
  return observer !== null && observer.target === ac && fate === 'flying' && side !== craft(state, ac).side
}

/** The enemies that hold this aircraft as their target. */
export const pursuersOf = (state: State, ac: string): readonly string[] =>
  state.config.roster.filter((id) => isPursuer(state, id, ac))
