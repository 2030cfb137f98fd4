/** How far the fields of an order go, where the list holds only some of their values. */
import { type Field, type ManyField, type NumberField, outlineOf, type Show } from '../../../core/index.js'
import { boundingBox, hexCorners, hexToPoint, milli } from '../../../geometry/index.js'
import {
  angleQuantum,
  boundSide,
  canAttempt,
  leastAngle,
  longestStep,
  minimumOf,
  movementOf,
  quantumOf,
  turnNeed,
} from '../flight/movement.js'
import { placementZone } from '../queries/ground.js'
import { shotsFor } from '../queries/sights.js'
import { positionOf } from '../state/position.js'
import type { SpittingFire, State, View } from '../state/state.js'

const STEP = 0.001
const NONE: readonly Field[] = []

// ---------------------------------------------------------------------------------------- movement

/** A position in which a plane is moving; undefined in any other. */
const moving = (view: View): State | undefined => (view.phase === 'move' ? positionOf(view) : undefined)

/**
 * Any distance up to the longest, in thousandths; notches at whole units, and where a turn and the end become possible.
 * Where only whole units count they are all listed.
 * @rule SF-MOVE-04
 */
function distance(view: View): readonly Field[] {
  const state = moving(view)
  if (state === undefined || quantumOf(state) > 1 || movementOf(state).pivot !== null) return NONE
  const most = longestStep(state) / 1000
  if (most <= 0) return NONE
  const { sinceTurn, spent } = movementOf(state)
  const marks = [turnNeed(state, 'turn') - sinceTurn, minimumOf(state) - spent, most]
  const whole = Array.from({ length: Math.floor(most) }, (_, i) => i + 1)
  return [{ ...within('distance', STEP, most, [...whole, ...marks]), unit: 'length' }]
}

/** A number from `least` to `most`, with those of the stops that lie there. */
function within(field: string, least: number, most: number, stops: readonly number[]): Omit<NumberField, 'unit'> {
  const inside = stops.map((stop) => milli(stop) / 1000).filter((stop) => stop >= least && stop <= most)
  const sorted = [...new Set(inside)].sort((a, b) => a - b)
  return { kind: 'number', field, least, most, step: STEP, stops: sorted }
}

/** Every 15 degrees, all around. */
const NOTCHES: readonly number[] = Array.from({ length: 25 }, (_, i) => 15 * (i - 12))

/** From `-most` to `most`, or to the one side only to which the marker binds. */
function angleWithin(side: -1 | 0 | 1, least: number, most: number): NumberField {
  const stops = NOTCHES.filter((stop) => Math.abs(stop) >= least)
  const [from, to] = [side > 0 ? least : -most, side < 0 ? 0 - least : most]
  return { ...within('angle', from, to, stops), unit: 'angle' }
}

/** In thousandths, and not less than a thousandth where nothing at all is no turn. */
const atLeast = (angle: number, floor: number): number => Math.max(floor, Math.ceil(1000 * angle) / 1000)

/**
 * Up to 60 degrees to the side that the marker leaves open. If it leaves both, there is a hole at 0, which is no turn.
 * @rule SF-MOVE-09
 */
function turnAngle(view: View): readonly Field[] {
  const state = moving(view)
  if (state === undefined || angleQuantum(state) > 1 || !canAttempt(state, 'turn')) return NONE
  return [angleWithin(boundSide(state), atLeast(leastAngle(state), STEP), 60)]
}

/**
 * Up to 120 or 180 degrees. If the marker asks for a least angle and binds to no side, there is a hole around 0; if it
 * binds the half loop to a side, 180 degrees the other way are legal too, and the same.
 * @rule SF-TIGHT-05
 */
function pivotAngle(view: View): readonly Field[] {
  const state = moving(view)
  const pending = state === undefined ? null : movementOf(state).pivot
  if (state === undefined || pending === null || angleQuantum(state) > 1) return NONE
  return [angleWithin(pending.sign, atLeast(pending.min, 0), pending.max)]
}

// ---------------------------------------------------------------------------------------- guns

/**
 * Any guns at any targets in their sights. Not every selection is legal: a gun fires once, and all that are fixed
 * forward fire at one target.
 * @rule SF-TGT-02
 */
function shots(view: View, early: boolean): readonly Field[] {
  const plane = view.activation?.plane
  if (!plane || view.phase !== (early ? 'move' : 'attack')) return NONE
  const single = shotsFor(positionOf(view), plane, early)
  const parts = single.map((value): ManyField['parts'][number] => ({
    value,
    touch: { subject: [plane], target: [value.target] },
  }))
  return parts.length === 0 ? NONE : [{ kind: 'many', field: 'shots', parts }]
}

// ---------------------------------------------------------------------------------------- placing

/**
 * For the first plane of a group, its level: from 2 to one below the highest of its type. Where planes may stand above
 * each other the level of a spot can be taken, and then only the listed levels are offered.
 * @rule SF-PLACE-08
 */
function altitude(view: View): readonly Field[] {
  const first = Object.values(view.groups).find(({ side, placed }) => side === view.seat && !placed)
  if (view.phase !== 'place' || view.placing !== null || first === undefined) return NONE
  if (view.config.options.stackingAltitude === 'sameLevel') return NONE
  const most = view.config.cards[first.card]!.maxAlt - 1
  return [{ kind: 'number', field: 'altitude', least: 2, most, step: 1, unit: 'count', stops: [] }]
}

/**
 * Any point or hex of the setup area. Not every one is legal: other planes stand in the way, and a group keeps together.
 * @rule SF-PLACE-01
 */
function pose(view: View): readonly Field[] {
  const zone = view.phase === 'place' && view.seat !== 'spectator' && placementZone(positionOf(view), view.seat)
  if (!zone) return NONE
  const cells = zone.hexes.map((value) => ({ at: hexToPoint(value), value }))
  const area = cells.length === 0 ? [zone.area] : outlineOf(zone.hexes.map(hexCorners))
  const box = boundingBox(area.flat())
  return [{ kind: 'point', field: 'pose', area, box, step: STEP, ...(cells.length > 0 && { cells }) }]
}

/** The fields of orders of which the list holds only some. */
export const fields: NonNullable<Show<SpittingFire>['fields']> = {
  placePlane: (view) => [...altitude(view), ...pose(view)],
  forward: distance,
  turn: turnAngle,
  pivot: pivotAngle,
  attack: (view) => shots(view, false),
  earlyAttack: (view) => shots(view, true),
}
