/** Who may tail whom. */

import type { RuleId } from '../book/rules.js'
import { INCREMENTS_PER_HEX, isTailOfLower, verticalCase } from '../errata/functions/tailing.js'
import { pitch } from '../errata/vocabulary.js'
import { arcOf, hexesBetween, markOf, slant } from '../flight/airspace.js'
import { craftOf, flyerOf, type Plane, plane, type State } from '../state/state.js'

/** Does it fly itself: stalled, spinning, without a pilot, surprised, or in a turn stall put off? */
export const isHelpless = (state: State, id: string): boolean => {
  const { stall, gloc, surprised, stallNext } = plane(state, id)
  return stall !== 'none' || gloc > 0 || surprised > 0 || stallNext !== null
}

/** Foes that an aircraft may tail this turn, in order of their ids. */
export function tailTargets(state: State, id: string): readonly string[] {
  if (isHelpless(state, id)) return []
  const out: string[] = []
  for (const target in state.planes) if (isTailable(state, id, target)) out.push(target)
  return out
}

/** Is there a foe that it may tail? */
export function mayTail(state: State, id: string): boolean {
  if (isHelpless(state, id)) return false
  for (const target in state.planes) if (isTailable(state, id, target)) return true
  return false
}

function isTailable(state: State, id: string, target: string): boolean {
  if (flyerOf(state, id).side === flyerOf(state, target).side || plane(state, target).out) return false
  if (tailRule(state, id, target) === null) return false
  return !plane(state, id).blind.includes(target) && !isLowerClass(state, id, target)
}

/** @rule FW-8.1e-class */
export const isLowerClass = (state: State, id: string, target: string): boolean =>
  state.config.law.topics['tail.classLimits'].value && isTailOfLower(craftOf(state, id), craftOf(state, target))

/**
 * The rule by which a tail is possible: from behind, or in vertical flight; null if it is not.
 *
 * @rule OTR1-8.1e-tailing OTR2-8.1e-range FW-8.1e-vertical-tailing
 */
export function tailRule(state: State, id: string, target: string): RuleId | null {
  const { topics } = state.config.law
  const [from, to] = [plane(state, id), plane(state, target)]
  const hexRange = hexesBetween(from, to)
  if (hexRange > topics['tail.range'].value) return null
  const mark = markOf(to, from)
  const isBehind = mark >= 10 && mark <= 14
  if (isBehind && follows(from, to, hexRange, topics['tail.range'].value))
    return mark === 10 || mark === 14 ? topics['tail.arc'].rule : topics['tail.range'].rule
  return topics['tail.sameHex'].value !== 'no' && isVerticalTail(state, from, to, hexRange)
    ? 'FW-8.1e-vertical-tailing'
    : null
}

/**
 * Does it fly after the other? It has him in its front arc, within 60 degrees of his course, within 300 feet of height
 * for every hex, and within range as the crow flies.
 *
 * @rule BR-20
 */
function follows(from: Plane, to: Plane, hexes: number, range: number): boolean {
  const off = (from.facing - to.facing + 12) % 12
  const rise = Math.abs(to.alt - from.alt)
  if (Math.min(off, 12 - off) > MOST_OFF || rise > INCREMENTS_PER_HEX * hexes) return false
  return slant(hexes, rise) <= range && arcOf(from, to) === 'front'
}

/** Facings of 30 degrees by which a tailer's course may differ. */
const MOST_OFF = 2

/** Climbing after one above, or diving after one below. @rule FW-8.1e-vertical-tailing */
function isVerticalTail(state: State, from: Plane, to: Plane, hexRange: number): boolean {
  const way = Math.sign(pitch(from.flight))
  const dInc = to.alt - from.alt
  if (way === 0 || Math.sign(dInc) !== way) return false
  const inFrontArc = arcOf(from, to) === 'front'
  const pair = { tailerType: from.flight, taileeType: to.flight, hexRange, dInc, inFrontArc }
  return verticalCase(pair, state.config.law.chosen) > 0
}
