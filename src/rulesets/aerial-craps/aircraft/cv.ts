/** Targets and the Combat Values that go with them. */

import type { RuleId } from '../book/rules.js'
import {
  areFriends,
  type Crew,
  type CvReason,
  craft,
  type Draft,
  edit,
  type State,
  type Table,
} from '../state/state.js'

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
  const { cv: from } = craft(draft, ac)
  if (from === to) return
  edit(draft, ac).cv = to
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
  const { linked, target } = craft(draft, ac)
  if (!linked || target === null) return
  edit(draft, ac).linked = false
  edit(draft, target).linked = false
}

/** A target is lost or given up, and its CV with it. @rule AC-1.30-2 */
export function dropTarget(draft: Draft, ac: string, crew: Crew, rule: RuleId, io: Table): void {
  const { target: held, observer } = craft(draft, ac)
  const target = crew === 'pilot' ? held : (observer?.target ?? null)
  if (target === null) return
  if (crew === 'observer') edit(draft, ac).observer = { target: null, cv: 0, spotTried: observer!.spotTried }
  else {
    unlink(draft, ac)
    edit(draft, ac).target = null
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
    own.cv < 0 ? 'AC-1.30-3' : linked ? 'AC-1.30-4' : own.side === craft(draft, target).side ? 'AC-1.24-1' : 'AC-1.30-2'
  io.emit?.({ type: 'targetLogged', rule, audience: 'all', ac, crew: 'pilot', target, cv: own.cv, linked })
}

/** What the CV begins with if the target holds this aircraft too; says whether they are linked. @rule AC-1.30-3 */
function mutual(draft: Draft, ac: string, target: string, io: Table): boolean {
  if (craft(draft, target).target !== ac || areFriends(draft, ac, target)) return false
  const own = edit(draft, ac)
  const other = edit(draft, target)
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
  for (const id of holdersOf(draft, gone)) {
    if (craft(draft, id).target === gone) dropTarget(draft, id, 'pilot', 'AC-1.20-3', io)
    if (craft(draft, id).observer?.target === gone) dropTarget(draft, id, 'observer', 'AC-1.20-3', io)
  }
  draft.encounters = draft.encounters.filter(({ a, b }) => a !== gone && b !== gone)
}

/** Those whose pilot or observer holds an aircraft, friends too, in the order of their ids. */
export function holdersOf(state: State, ac: string): readonly string[] {
  const { aircraft } = state
  const ids: string[] = []
  for (const id in aircraft) {
    const { target, observer } = aircraft[id]!
    if (target === ac || (observer !== null && observer.target === ac)) ids.push(id)
  }
  return ids.length > 1 ? ids.sort() : ids
}

/** Is this an enemy in play whose pilot holds the aircraft as his target? */
function isPursuer(state: State, id: string, ac: string): boolean {
  const { target, fate, side } = craft(state, id)
  return target === ac && fate === 'flying' && side !== craft(state, ac).side
}

/** Does any enemy, pilot or observer, hold this aircraft as his target? @rule AC-A2-5 */
export const isPursued = (state: State, ac: string): boolean =>
  holdersOf(state, ac).some((id) => craft(state, id).fate === 'flying' && !areFriends(state, id, ac))

/** The enemies that hold this aircraft as their target. */
export const pursuersOf = (state: State, ac: string): readonly string[] =>
  holdersOf(state, ac).filter((id) => isPursuer(state, id, ac))
