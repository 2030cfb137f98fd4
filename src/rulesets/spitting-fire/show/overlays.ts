/**
 * What can be shown of any plane of Spitting Fire besides its picture: where it can get to, what it could fire at.
 *
 * @module
 */
import { minus, ONE, type Overlays, outlineOf, type Prospect, type Shape } from '../../../core/index.js'
import { hexCorners, type Polygon } from '../../../geometry/index.js'
import { pointOf } from '../flight/airspace.js'
import { hitOdds } from '../queries/odds.js'
import { groundUnder, reachable } from '../queries/reach.js'
import { routes } from '../queries/routes.js'
import { targetsFor } from '../queries/sights.js'
import { type ThreatenedPlace, threatsOf } from '../queries/threat.js'
import { positionOf } from '../state/position.js'
import { MARKERS, type Marker, type Pose, type SpittingFire, type View } from '../state/state.js'
import { gunShapes } from './scene.js'

/** The overlays of Spitting Fire. On the open table reach and threat are samples. */
export const overlays: Overlays<SpittingFire> = { reach, arcs, threat, odds, routes }

const isFlying = ({ planes }: View, id: string): boolean =>
  Object.hasOwn(planes, id) && planes[id]!.status === 'flying' && planes[id]!.pose !== null

const COARSE = { step: 2, angle: 60, dice: false } as const

/** Under the marker it moves or will move under, or under any if that is hidden, or still to be chosen. */
function reach(view: View, piece: string): readonly Shape[] {
  if (!isFlying(view, piece)) return []
  const state = positionOf(view)
  const isOpen = markersOf(view, piece).length === 1
  const area = isOpen ? reachable(state, piece, COARSE).area : groundUnder(state, piece, MARKERS, COARSE)
  return area.map((points) => ({ kind: 'area', role: 'reach', points }))
}

/** The markers under which a plane may make its next movement, as far as this seat knows. @rule SF-PLOT-01 */
function markersOf({ planes, groups }: View, piece: string): readonly Marker[] {
  const { group, acted } = planes[piece]!
  const { revealed, plot } = groups[group]!
  const known = revealed ?? plot
  return acted || known === null || known === 'hidden' ? MARKERS : [known]
}

function arcs(view: View, piece: string): readonly Shape[] {
  return isFlying(view, piece) ? gunShapes(view, piece) : []
}

const GRID = 1

/** Whatever its level: a target must be at the level that the plane then has. */
function threat(view: View, piece: string): readonly Shape[] {
  if (!isFlying(view, piece)) return []
  const places = threatsOf(positionOf(view), [piece], markersOf(view, piece), { grid: GRID })
  return outlineOf(places.map(cellOf)).map((points) => ({ kind: 'area', role: 'threat', points }))
}

function cellOf({ at }: ThreatenedPlace): Polygon {
  if ('q' in at) return hexCorners(at)
  const [half, { x, y }] = [GRID / 2, at]
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ]
}

function odds(view: View, piece: string): readonly Prospect[] {
  if (!isFlying(view, piece)) return []
  const state = positionOf(view)
  return targetsFor(state, piece).flatMap(({ target }): readonly Prospect[] => {
    const found = hitOdds(state, piece, target)
    if (found === null) return []
    const at = pointOf(view.planes[target]!.pose as Pose)
    return [{ target, at, hit: minus(ONE, found.distribution[0]!), kill: found.kill }]
  })
}
