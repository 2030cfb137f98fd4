/**
 * What can be shown of any plane or AA gun of Regia Aeronautica besides its picture.
 *
 * @module
 */
import { mapValues, type Overlays, type Prospect, type Shape } from '../../../core/index.js'
import type { Cell } from '../../../geometry/index.js'
import { middleOf } from '../flight/map.js'
import { gunPiece } from '../gunnery/guns.js'
import { aaOdds, fireOdds, type RollOdds } from '../queries/odds.js'
import { routes } from '../queries/routes.js'
import { aaTargets, firesAt } from '../queries/sights.js'
import type { RegiaAeronautica, State, View } from '../state/state.js'
import { openState } from '../state/view.js'
import { reachShapes, squareShape } from './scene.js'

/** The overlays of Regia Aeronautica. A plane fires within its square, so that its reach is what it threatens. */
export const overlays: Overlays<RegiaAeronautica> = { reach, arcs, threat, odds, routes }

const isFlying = ({ planes }: View, id: string): boolean =>
  Object.hasOwn(planes, id) && planes[id]!.status === 'flying' && planes[id]!.cell !== null

/** Bombers fire only when they are fired at. @rule RA-FIRE-01 */
const isFighter = (view: View, id: string): boolean =>
  isFlying(view, id) && view.config.cards[view.planes[id]!.card]!.role === 'fighter'

/** The index of an AA gun among all; -1 if the piece is none. */
const gunAt = ({ guns }: View, piece: string): number => guns.findIndex((_, gun) => gunPiece(gun) === piece)

/** With the altitudes that it can have in each square, if nobody stops it on the way. */
function reach(view: View, piece: string): readonly Shape[] {
  return isFlying(view, piece) ? reachShapes(view, piece) : []
}

/** The square it is in: AA and planes fire at what is there. */
function arcs(view: View, piece: string): readonly Shape[] {
  const { map } = view.config
  const gun = gunAt(view, piece)
  if (gun >= 0) return [squareShape(map, view.guns[gun]!.square, 'arc')]
  return isFighter(view, piece) ? [squareShape(map, view.planes[piece]!.cell as Cell, 'arc')] : []
}

function threat(view: View, piece: string): readonly Shape[] {
  if (gunAt(view, piece) >= 0) return arcs(view, piece).map((shape) => ({ ...shape, role: 'threat' }))
  return isFighter(view, piece) ? reach(view, piece).map((shape) => ({ ...shape, role: 'threat' })) : []
}

/** Hidden chits are not counted: they may be anything. */
function odds(view: View, piece: string): readonly Prospect[] {
  const state = withoutHidden(view)
  const gun = gunAt(view, piece)
  if (gun >= 0) return aaTargets(state, gun).map((target) => prospect(view, target, aaOdds(state, gun, target)))
  if (!isFlying(view, piece)) return []
  return firesAt(state, piece).map((target) => prospect(view, target, fireOdds(state, piece, target)))
}

function withoutHidden(view: View): State {
  const planes = mapValues(view.planes, (plane) =>
    plane.chit === 'hidden' ? { ...plane, chit: 'none' as const } : plane,
  )
  return openState({ ...view, planes })
}

const prospect = ({ planes, config }: View, target: string, { hit, shotDown }: RollOdds): Prospect => ({
  target,
  at: middleOf(config.map, planes[target]!.cell as Cell),
  hit,
  kill: shotDown,
})
