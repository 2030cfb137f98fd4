/** What on the table each order is about. */
import { type Stand, type Touch, type Touches, untouched } from '../../../core/index.js'
import { ahead, headingOf, isOnTable, pointOf, turned } from '../flight/airspace.js'
import { restOf } from '../flight/stacking.js'
import { positionOf } from '../state/position.js'
import type { Pose, Shot, SpittingFire, View } from '../state/state.js'

const stand = (piece: string, pose: Pose): Stand => ({ piece, at: pointOf(pose), heading: headingOf(pose) })

/** The planes of a group that are in play and on the table. */
const inPlay = ({ groups, planes }: View, group: string): readonly string[] =>
  groups[group]?.planes.filter((id) => planes[id]?.status === 'flying' && planes[id]?.pose !== null) ?? []

const ofGroup = (view: View, group: string): Touch => ({ subject: inPlay(view, group) })

/** The planes of a group that are still to be placed, next first. */
const unplaced = ({ groups, planes }: View, group: string): readonly string[] =>
  groups[group]?.planes.filter((id) => planes[id]?.pose === null) ?? []

function placing(view: View, group: string, poses: readonly Pose[]): Touch {
  const [first] = poses
  const planes = unplaced(view, group).slice(0, poses.length)
  return {
    ...(first && { at: pointOf(first) }),
    ghost: planes.map((id, i) => stand(id, poses[i] as Pose)),
  }
}

// ---------------------------------------------------------------------------------------- the plane that acts

const moverIn = ({ activation }: View): string => activation?.plane as string
const poseIn = (view: View): Pose => view.planes[moverIn(view)]?.pose as Pose
const acting = (view: View): Touch => ({ subject: [moverIn(view)] })

const comingTo = (view: View, pose: Pose): Touch => ({ ...acting(view), ghost: [stand(moverIn(view), pose)] })

/** Beyond the edge it comes to stand nowhere. @rule SF-EXIT-01 */
function flying(view: View, distance: number): Touch {
  const pose = ahead(poseIn(view), distance)
  const at = pointOf(pose)
  return isOnTable(view.config, pose) ? { ...comingTo(view, pose), at } : { ...acting(view), at }
}

const turning = (view: View, angle: number): Touch => comingTo(view, turned(poseIn(view), angle))

const firing = (view: View, shots: readonly Shot[]): Touch =>
  shots.length === 0 ? acting(view) : { ...acting(view), target: [...new Set(shots.map(({ target }) => target))] }

/** What on the table each order is about. */
export const touch: Touches<SpittingFire> = {
  addPlane: untouched,
  submitForce: untouched,
  chooseEdges: untouched,
  flipCard: untouched,
  placeGroup: ({ group, poses }, view) => placing(view, group, poses),
  placePlane: ({ group, pose }, view) => placing(view, group, [pose]),
  setPlot: ({ group }, view) => ofGroup(view, group),
  commitPlots: untouched,
  activateGroup: ({ group }, view) => ofGroup(view, group),
  beginPlane: ({ plane }) => ({ subject: [plane] }),
  forward: ({ distance }, view) => flying(view, distance),
  turn: ({ angle }, view) => turning(view, angle),
  attemptTightTurn: (_, view) => acting(view),
  attemptHalfLoop: (_, view) => acting(view),
  pivot: ({ angle }, view) => turning(view, angle),
  endMovement: (_, view) => comingTo(view, restOf(positionOf(view))),
  attack: ({ shots }, view) => firing(view, shots),
  earlyAttack: ({ shots }, view) => firing(view, shots),
  endTurn: untouched,
}
