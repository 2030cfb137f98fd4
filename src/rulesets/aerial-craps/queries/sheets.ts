/** What a player would keep on paper: damage, the CV ledger, the order to come, the dice and the rule of an order. */

import { hasEnemy, isMarked, pursuersOf } from '../aircraft/cv.js'
import { maxDiveOf, stressTrigger } from '../aircraft/fate.js'
import type { RuleId } from '../book/rules.js'
import { distanceOf, isBehind, knownArea } from '../flight/areas.js'
import { combined, maneuverNumber, pitchNumber, turnNumber } from '../flight/tests.js'
import { bonusIn, hasPosition, sameHexBonus } from '../phases/cv-adjustment.js'
import { circleOf, followed, movementOrder } from '../phases/initiative.js'
import {
  type Action,
  type Aircraft,
  cardOf,
  craft,
  flying,
  type SheetRow,
  type State,
  type Table,
} from '../state/state.js'
import { ORDERED } from '../turn/orders.js'

/** One row of a damage sheet, with what it costs when it is filled. */
export interface DamageRow extends SheetRow {
  readonly boxes: number
  readonly pp: number
  readonly mt: number
}

/** The damage of an aircraft and what follows from it. */
export interface DamageSheet {
  readonly pass: number
  readonly rows: readonly DamageRow[]
  readonly filled: number
  /** Pilot Points lost a turn, and dice added to movement tests, by filled rows. */
  readonly pp: number
  readonly mt: number
  readonly maxDive: number
  readonly stressTrigger: number
}

/** The damage sheet of an aircraft. @rule AC-3.21-1 AC-3.21-2 AC-3.21-3 */
export function damageSheet(state: State, ac: string): DamageSheet {
  const { pass, rows, filled, pp, mt } = craft(state, ac).sheet
  const card = cardOf(state, ac)
  return {
    ...{ pass, filled, pp, mt, maxDive: maxDiveOf(state, ac), stressTrigger: stressTrigger(state, ac) },
    rows: rows.map((row, i) => ({ ...row, boxes: card.rows[i]!, pp: card.ppRow[i]!, mt: card.mtRow[i]! })),
  }
}

/** The position bonus of a targeter as the two stand; null while a split hex must be rolled for. @rule AC-1.32-1 */
export function positionBonus(state: State, ac: string, target: string): number | null {
  if (!hasPosition(state, ac, target)) return 0
  const distance = distanceOf(state, ac, target)
  if (distance === 0) return sameHexBonus(state, ac)
  const area = knownArea(state, target, ac)
  return area < 0 ? null : bonusIn(state.config.tables, distance, area)
}

/** The CV of an aircraft and all that bears on it. */
export interface CvLedger {
  readonly target: string | null
  readonly cv: number
  readonly linked: boolean
  /** What position would add now; null while a split hex must be rolled for. */
  readonly position: number | null
  /** Would a positive CV be carried over as the two stand? Null while a split hex must be rolled for. */
  readonly carried: boolean | null
  /** Who pursues it, with what CV, and by which part of its gains that CV falls. */
  readonly pursuers: readonly { readonly ac: string; readonly cv: number; readonly loses: 'all' | 'half' | 'quarter' }[]
  readonly observer: { readonly target: string | null; readonly cv: number } | null
}

/** The CV ledger of an aircraft. @rule AC-1.30-2 AC-1.31-1 AC-2.65-1 */
export function cvLedger(state: State, ac: string): CvLedger {
  const { target, cv, linked, observer } = craft(state, ac)
  const enemy = hasEnemy(state, ac) ? target : null
  const loses = (id: string) => (id === target ? 'all' : isMarked(state, ac) ? 'quarter' : 'half')
  return {
    ...{ target, cv, linked, position: enemy === null ? 0 : positionBonus(state, ac, enemy) },
    carried: enemy === null ? false : isCarried(state, ac, enemy),
    pursuers: pursuersOf(state, ac).map((id) => ({ ac: id, cv: craft(state, id).cv, loses: loses(id) })),
    observer: observer && { target: observer.target, cv: observer.cv },
  }
}

function isCarried(state: State, ac: string, target: string): boolean | null {
  if (distanceOf(state, ac, target) > 2) return false
  const area = knownArea(state, ac, target)
  return area < 0 ? null : !isBehind(area)
}

/** One place in the order of movement. */
export interface OrderSlot {
  readonly ac: string
  /** The aircraft it moves right after. */
  readonly follows: string | null
  /** A roll-off decides between this aircraft and others. */
  readonly tied: boolean
}

/**
 * The order in which those who have not moved would move now; empty before initiative is posted.
 *
 * @rule AC-2.10-1 AC-1.41-3
 */
export function orderPreview(state: State): readonly OrderSlot[] {
  if (flying(state).every((ac) => craft(state, ac).posted === null)) return []
  const tied = new Set<string>()
  const linked = state.tasks.some((task) => task.do === 'tailing') ? withLinks(state, tied) : state
  const order = movementOrder(linked, previewTable(tied))
  return order.map((ac) => ({ ac, follows: craft(linked, ac).follows, tied: tied.has(ac) }))
}

/** The position with the links that tailing would make; a circle is cut before its lowest id, and all in it tie. */
function withLinks(state: State, tied: Set<string>): State {
  const aircraft: Record<string, Aircraft> = { ...state.aircraft }
  const next: State = { ...state, aircraft }
  for (const ac of flying(state)) aircraft[ac] = { ...craft(state, ac), follows: followed(state, ac) }
  for (const ac of flying(state)) {
    const circle = circleOf(next, ac)
    for (const id of circle) tied.add(id)
    if (circle.length > 0) aircraft[ac] = { ...aircraft[ac]!, follows: null }
  }
  return next
}

/** A table for previews: a roll-off leaves the tied as they are and notes who would roll. */
function previewTable(tied: Set<string>): Table {
  let face = 0
  const die = (purpose: string): number => {
    tied.add(purpose.replace('roll-off ', ''))
    face = (face % 6) + 1
    return face
  }
  const never = (): never => {
    throw new Error('preview: only roll-offs are asked for')
  }
  return { die, pool: never, draw: never, reveal: never, emit: undefined }
}

/** What is tried with one MP: a turn of hexsides, or a maneuver with dice over the table; and a change of pitch. */
export interface Tried {
  readonly turn?: number
  readonly more?: number
  readonly pitch?: number
}

/**
 * The dice called for by what is tried; null if no test is needed, 'impossible' if the table has no number.
 *
 * @rule AC-2.611-1 AC-2.611-5
 */
export function calledDice(state: State, ac: string, { turn = 0, more, pitch }: Tried): number | 'impossible' | null {
  const { tables } = state.config
  const { speed: now, pitch: from } = craft(state, ac)
  const speed = state.move?.ac === ac ? state.move.start : now
  const own = more === undefined ? turnNumber(tables, turn, speed) : maneuverNumber(tables, more, speed)
  const ofPitch = pitch === undefined ? undefined : pitchNumber(tables, from, pitch, speed)
  if (own === null || ofPitch === 'impossible') return 'impossible'
  return own === undefined && ofPitch === undefined ? null : combined(tables, own, ofPitch)
}

/** The rule by which an order is given. */
export const why = ({ type }: Pick<Action, 'type'>): RuleId => ORDERED[type]
