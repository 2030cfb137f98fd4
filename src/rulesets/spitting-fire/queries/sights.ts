/** Arcs, ranges and targets. */
import {
  arcMargin,
  arcPolygon,
  type Hex,
  hexesInArc,
  type Polygon,
  relativeBearing,
  roundTo,
} from '../../../geometry/index.js'
import { ARC_SHAPES, MAX_RANGE } from '../book/tables.js'
import { bears, headingOf, isHexPose, pointOf } from '../flight/airspace.js'
import { gunsOf } from '../gunnery/weapons.js'
import { canShoot, rangeBand, rangeBetween, tailedBy, toHitNeed } from '../phases/attack.js'
import {
  ARCS,
  type Arc,
  cardOf,
  type HexPose,
  type Pose,
  plane as planeOf,
  type Shot,
  type State,
} from '../state/state.js'

/** A band of the range chart. */
export interface RangeBand {
  readonly name: 'short' | 'medium' | 'long'
  /** Distances up to this, in SU. */
  readonly upTo: number
  /** What a to-hit die needs. */
  readonly need: number
}

/**
 * The range band of a distance; null beyond all range.
 *
 * @rule SF-RNG-01
 */
export const rangeBandOf = (distance: number): RangeBand | null => rangeBand(distance) ?? null

/**
 * An arc out to a range, to draw, on either table.
 *
 * @rule SF-ARC-00
 */
export const arcPolygonOf = (pose: Pose, arc: Arc, range: number = MAX_RANGE): Polygon =>
  arcPolygon(ARC_SHAPES[arc], { ...pointOf(pose), heading: headingOf(pose) }, range)

/**
 * The hexes of an arc out to a range; the plane's own is left out.
 *
 * @rule SF-ARC-08
 */
export const hexesInArcOf = (pose: HexPose, arc: Arc, range: number = MAX_RANGE): readonly Hex[] =>
  hexesInArc(ARC_SHAPES[arc], headingOf(pose), pose, range)

/** An arc in which a target lies. */
export interface CoveringArc {
  readonly arc: Arc
  /** Degrees from the nearer border; null on hexes, where a hex is in or out. */
  readonly margin: number | null
}

/**
 * Every arc of the attacker, mounted or not, in which the target lies.
 *
 * @rule SF-ARC-00
 */
export function arcsOf(state: State, attacker: string, target: string): readonly CoveringArc[] {
  const [from, to] = [planeOf(state, attacker).pose, planeOf(state, target).pose]
  if (from === null || to === null) return []
  const covering = ARCS.filter((arc) => bears(arc, from, to, state.config.options.openArcBoundary))
  return covering.map((arc) => ({ arc, margin: marginIn(arc, from, to) }))
}

const marginIn = (arc: Arc, from: Pose, to: Pose): number | null =>
  isHexPose(from) ? null : roundTo(arcMargin(ARC_SHAPES[arc], relativeBearing(from, pointOf(to))), 3)

/** An enemy that can be shot at from where the plane is. */
export interface Target {
  readonly target: string
  readonly range: number
  /** What a to-hit die needs. */
  readonly need: number
  /** The guns that can fire at it. */
  readonly weapons: readonly number[]
}

/**
 * The enemies at which a plane could fire from where it is, nearest first.
 *
 * @rule SF-TGT-06
 */
export function targetsFor(state: State, plane: string): readonly Target[] {
  if (planeOf(state, plane).status !== 'flying' || planeOf(state, plane).pose === null) return []
  const guns = gunsOf(cardOf(state, plane))
  const targets = Object.keys(state.planes).flatMap((target): Target[] => {
    if (planeOf(state, target).pose === null) return []
    const weapons = [...guns.keys()].filter((i) => canShoot(state, plane, guns[i]!, target))
    if (weapons.length === 0) return []
    const range = roundTo(rangeBetween(state, plane, target), 3)
    return [{ target, range, need: toHitNeed(state, plane, target)!.need, weapons }]
  })
  return targets.sort((a, b) => a.range - b.range)
}

/**
 * Every single shot that a plane may fire from where it is: with a gun that is fixed forward, before moving, only at an
 * enemy that it tails.
 *
 * @rule SF-TGT-02
 */
export function shotsFor(state: State, plane: string, early = false): readonly Shot[] {
  const guns = gunsOf(cardOf(state, plane))
  const tailed = early ? tailedBy(state, plane) : []
  if (early && tailed.length === 0) return []
  return targetsFor(state, plane).flatMap(({ target, weapons }) =>
    weapons
      .filter((weapon) => !early || guns[weapon]?.arc !== 'FF' || tailed.includes(target))
      .map((weapon): Shot => ({ weapon, target })),
  )
}
