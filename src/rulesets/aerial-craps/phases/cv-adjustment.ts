/** 1.30 CV adjustment: carryover, then position. */

import { changeCv, dropTarget, hasEnemy } from '../aircraft/cv.js'
import type { PositionRow, Tables } from '../book/tables.js'
import { areaOf, distanceOf, isBehind, levelsUp } from '../flight/areas.js'
import { craft, type Draft, flying, type Observer, type State, type Steps, type Table } from '../state/state.js'
import { doNext } from '../turn/tasks.js'

const FAR = 2

/** An observer loses a far target that he held before this turn. @rule AC-A2-7 */
function keepWatch(draft: Draft, ac: string, { target, spotTried }: Observer, io: Table): void {
  if (target === null || spotTried || distanceOf(draft, ac, target) <= FAR) return
  dropTarget(draft, ac, 'observer', 'AC-A2-7', io)
}

/** A positive CV is lost on a target behind or beyond two hexes. @rule AC-1.31-1 */
function carryOver(draft: Draft, ac: string, io: Table): void {
  const { target, cv, observer } = craft(draft, ac)
  if (observer !== null) keepWatch(draft, ac, observer, io)
  if (target === null || cv <= 0 || !hasEnemy(draft, ac)) return
  const lost = distanceOf(draft, ac, target) > FAR || isBehind(areaOf(draft, ac, target, io))
  if (lost) changeCv(draft, ac, -cv, 'carryover', 'AC-1.31-1', io)
}

/** The bonus by the target's area in which the targeter sits. @rule AC-1.32-4 */
export function bonusIn(tables: Tables, distance: number, area: number): number {
  if (distance < 1 || distance > 2) return 0
  return tables.position[(distance - 1) as 0 | 1][NAMES[area - 1] as keyof PositionRow]
}

const NAMES = ['nose', 'front', 'front', 'rear', 'rear', 'tail'] as const

/**
 * Is the targeter where a position bonus can be had at all? Around a target that has a facing, or in the hex of one that
 * does not maneuver.
 *
 * @rule AC-1.32-2 AC-1.32-3
 */
export function hasPosition(state: State, ac: string, target: string): boolean {
  const { facing, maneuvering } = craft(state, target)
  const distance = distanceOf(state, ac, target)
  if (distance === 0 ? maneuvering : facing === null) return false
  return Math.abs(levelsUp(state, ac, target)) <= 1 && distance <= 2
}

/** The bonus in the hex of the target: only for a maneuvering targeter. @rule AC-1.32-3 */
export const sameHexBonus = (state: State, ac: string): number =>
  craft(state, ac).maneuvering ? state.config.tables.sameHex : 0

/** @rule AC-1.32-1 */
function position(draft: Draft, ac: string, io: Table): void {
  const { target } = craft(draft, ac)
  if (target === null || !hasEnemy(draft, ac) || !hasPosition(draft, ac, target)) return
  const distance = distanceOf(draft, ac, target)
  if (distance === 0) {
    changeCv(draft, ac, sameHexBonus(draft, ac), 'position', 'AC-1.32-3', io)
    return
  }
  const bonus = bonusIn(draft.config.tables, distance, areaOf(draft, target, ac, io))
  changeCv(draft, ac, bonus, 'position', 'AC-1.32-1', io)
}

/** What this step does. @rule AC-1.30-1 */
export const cvSteps: Steps<'adjustCv'> = {
  adjustCv(draft, _task, io) {
    const list = flying(draft)
    for (const ac of list) carryOver(draft, ac, io)
    for (const ac of list) position(draft, ac, io)
    doNext(draft, { do: 'rollInitiative' })
  },
}
