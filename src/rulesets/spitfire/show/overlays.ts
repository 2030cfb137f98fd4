/**
 * What can be shown of any aircraft of SPITFIRE besides its picture: where it can get to, what it could fire at.
 *
 * @module
 */
import { type Overlays, outlineOf, type Prospect, type Role, type Shape, volley } from '../../../core/index.js'
import { type Hex, hexCorners, hexToPoint } from '../../../geometry/index.js'
import { hexOf } from '../flight/airspace.js'
import { damageByDie, hitsToKill, type ShotReport, shotReports } from '../queries/fire.js'
import { routes } from '../queries/routes.js'
import { groundAfterMove, threatsAfterMove } from '../queries/threat.js'
import type { Spitfire, View } from '../state/state.js'
import { openState } from '../state/view.js'
import { fieldShapes } from './scene.js'

/** The overlays of SPITFIRE. No dice are thrown in a move. */
export const overlays: Overlays<Spitfire> = { reach, arcs, threat, odds, routes }

const isFlying = ({ planes }: View, id: string): boolean => Object.hasOwn(planes, id) && planes[id]!.status === 'flying'

const outlined = (role: Role, hexes: readonly Hex[]): readonly Shape[] =>
  outlineOf(hexes.map(hexCorners)).map((points) => ({ kind: 'area', role, points }))

/** Whatever altitude and speed it declares, unless it has declared them. */
function reach(view: View, piece: string): readonly Shape[] {
  return isFlying(view, piece) ? outlined('reach', groundAfterMove(openState(view), piece)) : []
}

function arcs(view: View, piece: string): readonly Shape[] {
  return isFlying(view, piece) ? fieldShapes(openState(view), piece) : []
}

/** At any level: a target must be at one that it can fire at. */
function threat(view: View, piece: string): readonly Shape[] {
  if (!isFlying(view, piece)) return []
  const hexes = new Set(threatsAfterMove(openState(view), piece).map(({ hex }) => hex))
  return outlined('threat', [...hexes].map(hexOf))
}

/** Only of shots that it may fire from here: at a target that it has sighted. */
function odds(view: View, piece: string): readonly Prospect[] {
  if (!isFlying(view, piece)) return []
  const state = openState(view)
  const byTarget = new Map<string, readonly ShotReport[]>()
  for (const shot of shotReports(state, piece))
    if (shot.problems.length === 0) byTarget.set(shot.target, [...(byTarget.get(shot.target) ?? []), shot])
  return [...byTarget].map(([target, shots]) => {
    const dice = shots.map(({ gun, range }) => damageByDie(state, piece, gun, range))
    return { target, at: hexToPoint(view.planes[target]!.hex), ...volley(dice, hitsToKill(state, target)) }
  })
}
