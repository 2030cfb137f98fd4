/** The six areas around a facing aircraft, and what lies in which. */
import { type Facing, facingsToward, facingToward, hexDistance } from '../../../geometry/index.js'
import { craft, type Draft, type State, type Table } from '../state/state.js'

/** Nose 1, front left 2, front right 3, rear left 4, rear right 5, tail 6, clockwise from the nose. */
const BY_TURN = [1, 3, 5, 6, 4, 2] as const
/** The tail. */
export const TAIL = 6

/**
 * The areas of one aircraft in which another may lie: one, two if its hex is split, none in its own hex or without
 * facing.
 *
 * @rule AC-2.41-3
 */
export function areasOf(state: State, of: string, other: string): readonly number[] {
  const left = areaToward(state, of, other, 'left')
  const right = areaToward(state, of, other, 'right')
  return left === 0 ? [] : left === right ? [left] : [left, right]
}

/** The area on this side of the line to another aircraft; 0 in its own hex or without facing. */
function areaToward(state: State, of: string, other: string, side: 'left' | 'right'): number {
  const { facing, hex: from } = craft(state, of)
  if (facing === null) return 0
  const { hex } = craft(state, other)
  const direction = facingToward(hex.q - from.q, hex.r - from.r, side)
  return direction === null ? 0 : areaIn(direction, facing)
}

const areaIn = (direction: Facing, facing: Facing): number => BY_TURN[(direction - facing + 6) % 6] as number

/** The area, 0 if there is none, -1 if a die must tell. Never rolls. */
export function knownArea(state: State, of: string, other: string): number {
  const left = areaToward(state, of, other, 'left')
  if (left === 0) return 0
  const right = areaToward(state, of, other, 'right')
  if (left === right) return left
  const held = state.splits.find((split) => split.of === of && split.other === other)
  return held?.area ?? (state.config.options.areaSplit === 'lowerArea' ? Math.min(left, right) : -1)
}

/** The area, with a die for a split hex that holds until either moves. @rule AC-2.41-4 */
export function areaOf(draft: Draft, of: string, other: string, io: Table): number {
  const known = knownArea(draft, of, other)
  if (known >= 0) return known
  const both = areasOf(draft, of, other)
  const die = io.die(`split hex ${of}`)
  const area = die <= 3 ? Math.min(...both) : Math.max(...both)
  draft.splits.push({ of, other, area })
  io.emit?.({ type: 'areaRolled', rule: 'AC-2.41-4', audience: 'all', of, other, die, area })
  return area
}

/** Is an area behind? @rule AC-2.41-3 */
export const isBehind = (area: number): boolean => area >= 4

/** Forgets the split hexes of an aircraft that moves. */
export function forgetSplits(draft: Draft, ac: string): void {
  if (draft.splits.length === 0) return
  draft.splits = draft.splits.filter(({ of, other }) => of !== ac && other !== ac)
}

/** The distance in hexes, whatever the levels. */
export const distanceOf = (state: State, a: string, b: string): number =>
  hexDistance(craft(state, a).hex, craft(state, b).hex)

/** Levels from one aircraft up to another. */
export const levelsUp = (state: State, from: string, to: string): number =>
  craft(state, to).level - craft(state, from).level

/** The range of spotting: two levels count as a hex. @rule AC-1.22-1 */
export const rangeTo = (state: State, from: string, to: string): number =>
  distanceOf(state, from, to) + Math.floor(Math.abs(levelsUp(state, from, to)) / 2)

/** Does the spotter look into the sun? @rule AC-0.141-3 */
export function isUpSun(state: State, spotter: string, target: string): boolean {
  const { sun } = state.config
  if (sun === null || levelsUp(state, spotter, target) < 1) return false
  const { hex: own } = craft(state, spotter)
  const { hex: seen } = craft(state, target)
  return facingsToward(seen.q - own.q, seen.r - own.r).includes(sun)
}
