/** Who may tail whom. */
import { arcOf, hexesBetween, markOf } from './airspace.js'
import { classMayTail, verticalTail } from './errata/functions/tailing.js'
import { pitch } from './errata/vocabulary.js'
import type { RuleId } from './rules.js'
import { craftOf, flyerOf, plane, type State } from './state.js'

/** Foes that an aircraft may tail this turn, in order of their ids. */
export function tailTargets(state: State, id: string): readonly string[] {
  const { stall, gloc, surprised, stallNext } = plane(state, id)
  if (stall !== 'none' || gloc > 0 || surprised > 0 || stallNext !== null) return []
  const out: string[] = []
  for (const target in state.planes) if (isTailable(state, id, target)) out.push(target)
  return out
}

function isTailable(state: State, id: string, target: string): boolean {
  if (flyerOf(state, id).side === flyerOf(state, target).side || plane(state, target).out) return false
  if (tailRule(state, id, target) === null) return false
  return !plane(state, id).blind.includes(target) && !isLowerClass(state, id, target)
}

/** @rule FW-8.1e-class */
export function isLowerClass(state: State, id: string, target: string): boolean {
  if (!state.config.law.topics['tail.classLimits'].value) return false
  const { cls, role } = craftOf(state, id)
  if (cls === 'F' || cls === 'L' || (cls === 'M' && role === 'fighter')) return false
  const answer = classMayTail(craftOf(state, id), craftOf(state, target))
  return answer.ok && !answer.value.allowed
}

/** The rule by which a tail is possible: from behind, or in vertical flight; null if it is not. @rule OTR1-8.1e-tailing */
export function tailRule(state: State, id: string, target: string): RuleId | null {
  const { topics } = state.config.law
  const [from, to] = [plane(state, id), plane(state, target)]
  const hexes = hexesBetween(from, to)
  if (hexes > topics['tail.range'].value) return null
  const mark = markOf(to, from)
  if (mark >= 10 && mark <= 14) return mark === 10 || mark === 14 ? topics['tail.arc'].rule : topics['tail.range'].rule
  if (topics['tail.sameHex'].value === 'no') return null
  const way = Math.sign(pitch(from.flight))
  if (way === 0 || Math.sign(to.alt - from.alt) !== way) return null
  const pair = { tailerType: from.flight, taileeType: to.flight, hexRange: hexes, dInc: to.alt - from.alt }
  const answer = verticalTail({ ...pair, inFrontArc: arcOf(from, to) === 'front' })
  return answer.ok && answer.value > 0 ? 'FW-8.1e-vertical-tailing' : null
}
