/** Choices that may be made again, and orders that a player looks for. */
import type { Alternative } from '../../../core/index.js'
import { distanceBetween } from '../flight/airspace.js'
import { isSuicidalAt } from '../flight/plots.js'
import { targetsFor } from '../queries/sights.js'
import { positionOf } from '../state/position.js'
import { type Action, MARKERS, type Marker, type Pose, type Seat, type View } from '../state/state.js'

/** The groups of the seat that are still in play. */
const ownGroups = ({ groups, planes, seat }: View): readonly string[] =>
  Object.keys(groups).filter(
    (id) => groups[id]?.side === seat && groups[id]?.planes.some((plane) => planes[plane]?.status === 'flying'),
  )

/** May this group be given this marker? @rule SF-PLOT-06 */
function mayFly({ config, groups }: View, id: string, marker: Marker): boolean {
  const { altitudeMarker, card } = groups[id]!
  const most = config.cards[card]!.maxAlt
  return config.options.plotSafety !== 'forbid' || !isSuicidalAt(altitudeMarker, most, marker)
}

/**
 * The markers that lie, until they are committed: each as the orders that would lay another.
 * @rule SF-PLOT-04
 */
export function changes(view: View): readonly Alternative<Action>[] {
  const { phase, committed, groups } = view
  const seat = view.seat as Seat
  if (phase !== 'plot' || committed[seat]) return []
  return ownGroups(view)
    .filter((group) => groups[group]!.plot !== null)
    .flatMap((group) =>
      MARKERS.filter((marker) => mayFly(view, group, marker)).map((marker) => ({
        action: { type: 'setPlot', seat, group, marker } as const,
        standing: groups[group]!.plot === marker,
      })),
    )
}

// ---------------------------------------------------------------------------------------- orders looked for

/** The orders that a player would look for here, legal or not. */
export function wanted(view: View): readonly Action[] {
  const seat = view.seat as Seat
  const { activation, committed, groups } = view
  const isAsked = activation === null ? !committed[seat] : groups[activation.group]?.side === seat
  if (!isAsked) return []
  return WANTED[view.phase]?.(view, seat) ?? []
}

type Looking = (view: View, seat: Seat) => readonly Action[]

const WANTED: Readonly<Partial<Record<View['phase'], Looking>>> = {
  force: (_, seat) => [{ type: 'submitForce', seat }],
  plot: (view, seat) => [...fatalPlots(view, seat), { type: 'commitPlots', seat }],
  move: movement,
  attack: (view, seat) => outOfSight(view).map((target) => ({ type: 'attack', seat, shots: [{ weapon: 0, target }] })),
}

/** Markers that safety forbids: a dive at level 1, a climb at the highest. @rule SF-PLOT-06 */
const fatalPlots = (view: View, seat: Seat): readonly Action[] =>
  ownGroups(view).flatMap((group) => {
    const marker = MARKERS.find((one) => one.endsWith('straight') && !mayFly(view, group, one))
    return marker === undefined ? [] : [{ type: 'setPlot', seat, group, marker } as const]
  })

function movement(view: View, seat: Seat): readonly Action[] {
  const early = view.config.options.tailing ? outOfSight(view).slice(0, 1) : []
  return [
    { type: 'forward', seat, distance: 1 },
    { type: 'turn', seat, angle: -60 },
    { type: 'turn', seat, angle: 60 },
    { type: 'attemptTightTurn', seat },
    { type: 'attemptHalfLoop', seat },
    { type: 'endMovement', seat },
    ...early.map((target): Action => ({ type: 'earlyAttack', seat, shots: [{ weapon: 0, target }] })),
  ]
}

const NEAREST = 3

/** The nearest enemies on which no gun of the acting plane bears. */
function outOfSight(view: View): readonly string[] {
  const plane = view.activation?.plane as string
  const { side, pose } = view.planes[plane]!
  const inSight = new Set(targetsFor(positionOf(view), plane).map(({ target }) => target))
  return Object.entries(view.planes)
    .filter(([id, foe]) => foe.side !== side && foe.status === 'flying' && foe.pose !== null && !inSight.has(id))
    .map(([id, foe]) => ({ id, range: distanceBetween(pose as Pose, foe.pose as Pose) }))
    .sort((a, b) => a.range - b.range)
    .slice(0, NEAREST)
    .map(({ id }) => id)
}
