/**
 * What can be shown of any aircraft of Fighting Wings besides its picture.
 *
 * @module
 */
import { type Overlays, outlineOf, type Prospect, type Role, type Shape, volley } from '../../../core/index.js'
import { type Hex, hexCorners, hexDisk, type SpotPose, spotHexes } from '../../../geometry/index.js'
import type { Hand } from '../errata/vocabulary.js'
import { arcOf, markOf, pointOf } from '../flight/airspace.js'
import { gunShots } from '../gunnery/defensive-fire.js'
import { fixedShots, inArc, MOST_RANGE } from '../gunnery/gunnery.js'
import { gunOdds } from '../queries/guns.js'
import { flightsOf, routes } from '../queries/routes.js'
import { craftOf, type FightingWings, plane, type Shot, type State, type View } from '../state/state.js'
import { sample } from '../state/view.js'

/** The overlays of Fighting Wings. Reach and threat are of flights that are worth flying, and throw no dice. */
export const overlays: Overlays<FightingWings> = { reach, arcs, threat, odds, routes }

const isFlying = ({ planes }: View, id: string): boolean => Object.hasOwn(planes, id) && !planes[id]!.out

const stateOf = (view: View): State => sample(view, { die: () => 1 })

function outlined(role: Role, hexes: Iterable<Hex>): readonly Shape[] {
  const each = new Map<string, Hex>()
  for (const hex of hexes) each.set(`${hex.q} ${hex.r}`, hex)
  return outlineOf([...each.values()].map(hexCorners)).map((points) => ({ kind: 'area', role, points }))
}

/** At whatever altitude; an aircraft that has moved as if its next move began now. */
function reach(view: View, piece: string): readonly Shape[] {
  if (!isFlying(view, piece)) return []
  return outlined(
    'reach',
    [...flightsOf(stateOf(view), piece)].flatMap(({ at }) => spotHexes(at)),
  )
}

/** The gunfire arc of its fixed guns, or what its gunners cover, out to the range of guns. @rule BR-22 BR-34 */
function arcs(view: View, piece: string): readonly Shape[] {
  if (!isFlying(view, piece)) return []
  const at = view.planes[piece]!
  return outlined('arc', covered(stateOf(view), piece, at, at.move?.turned ?? null))
}

function threat(view: View, piece: string): readonly Shape[] {
  if (!isFlying(view, piece)) return []
  const state = stateOf(view)
  const hexes = [...flightsOf(state, piece)].flatMap(({ at }) => covered(state, piece, at, at.move?.turned ?? null))
  return outlined('threat', hexes)
}

/** The hexes that guns cover from a place. */
function covered(state: State, id: string, from: SpotPose, turned: Hand | null): readonly Hex[] {
  const { weapons, guns } = craftOf(state, id)
  const gunned = guns.flatMap(({ arcs: own }) => own)
  return hexDisk(spotHexes(from)[0]!, MOST_RANGE).filter((hex) => {
    const spot = { q: 2 * hex.q, r: 2 * hex.r, facing: 0 } as const
    const mark = markOf(from, spot)
    if (mark < 0) return false
    const arc = arcOf(from, spot)
    return (weapons.length > 0 && inArc(mark, turned)) || (arc !== 'same' && gunned.includes(arc))
  })
}

/** Of every gun that may fire from here, in regular bursts; none before it has a flight type. @rule BR-23 */
function odds(view: View, piece: string): readonly Prospect[] {
  if (!isFlying(view, piece)) return []
  const state = stateOf(view)
  const shots = [
    ...fixedShots(state, piece, false).filter(({ burst, sighting }) => burst === 'regular' && !sighting),
    ...craftOf(state, piece).guns.flatMap(({ id }) => gunShots(state, piece, id)),
  ]
  const byTarget = new Map<string, readonly Shot[]>()
  for (const shot of shots) byTarget.set(shot.target, [...(byTarget.get(shot.target) ?? []), shot])
  return [...byTarget].map(([target, own]) => prospect(state, target, own))
}

function prospect(state: State, target: string, shots: readonly Shot[]): Prospect {
  const left = craftOf(state, target).hits - plane(state, target).hits
  const dice = shots.map((shot) => gunOdds(state, shot).byDie)
  return { target, at: pointOf(plane(state, target)), ...volley(dice, left) }
}
