/** How well a seat stands: a guess for bots, no rule of the game. */
import { relativeBearing } from '../../geometry/index.js'
import { ahead, distanceBetween, headingOf, isHexPose, isOnTable, pointOf } from './airspace.js'
import { type OpenPose, opponent, type Plane, type Pose, type Seat, type State, type Table } from './state.js'
import { RANGE_BANDS } from './tables.js'

/** The lead in what is left and in points won, and a little for planes that stand well. */
export function evaluate(state: State, seat: Seat): number {
  const [own, other] = [strength(state, seat), strength(state, opponent(seat))]
  return own + other === 0 ? 0 : (own - other) / (own + other)
}

function strength(state: State, seat: Seat): number {
  const acting = state.activation?.plane
  let sum = state.score[seat]
  for (const id in state.planes) {
    const plane = state.planes[id] as Plane
    if (plane.side === seat && plane.status === 'flying') sum += worthOf(state, plane, id === acting)
  }
  return sum
}

/** A plane counts for its points, less for damage and where the table ends ahead, a little more for a good aim. */
function worthOf(state: State, plane: Plane, isActing: boolean): number {
  const { points, boxes, turn } = state.config.cards[plane.card]!
  const whole = points * (1 - (0.5 * plane.damage) / boxes)
  if (plane.pose === null) return whole
  const short = 1 - roomAhead(state.config.table, plane.pose, turn)
  return whole * (1 + 0.1 * aimOf(state, plane, plane.pose, isActing) - 0.4 * short * short)
}

/** The best aim at any enemy. An enemy whom no bearing could make the best is not looked at. */
function aimOf(state: State, plane: Plane, pose: Pose, isActing: boolean): number {
  let best = -1
  for (const id in state.planes) {
    const foe = state.planes[id] as Plane
    if (foe.side === plane.side || foe.status !== 'flying' || foe.pose === null) continue
    const levels = Math.abs(levelOf(state, foe) - levelOf(state, plane))
    const far = distanceBetween(pose, foe.pose)
    if (aimAhead(1, far, levels, isActing) > best) {
      best = Math.max(best, aimAhead(frontOf(pose, foe.pose), far, levels, isActing))
    }
  }
  return best
}

/** The level a plane is on, or is going to. */
const levelOf = ({ groups }: State, { group }: Plane): number => groups[group]!.altitudeMarker

/** From 1, dead ahead, to -1, dead astern. */
const frontOf = (pose: Pose, foe: Pose): number => 1 - Math.abs(relativeBearing(measured(pose), measured(foe))) / 90

/**
 * From -1, close and behind, to 3.5: the way to an enemy, and what fire at him may be hoped for, now if the plane is
 * acting, else next turn. A level between them is as bad as four units, for it takes a marker to make it up. The more
 * he is in front, the more it is.
 */
function aimAhead(front: number, far: number, levels: number, isActing: boolean): number {
  const way = (8 * front) / (8 + far + 4 * levels)
  if (front <= 0 || levels > 1) return way
  if (isActing) return way + (levels === 0 && front >= 2 / 3 ? 5 * hitChance(far) : 0)
  return way + 2 * front * reach(far)
}

/** The chance of one gun that fires now. */
function hitChance(far: number): number {
  for (const { upTo, need } of RANGE_BANDS) if (far <= upTo) return (7 - need) / 6
  return 0
}

/**
 * From 0 to 1: how the damage of the next turn goes with the distance now, roughly as it did in games between bots. A
 * plane flies on before it fires, so too near is bad too.
 */
const reach = (far: number): number => (far < 6 ? 0.6 + far / 15 : Math.max(0, Math.min(1, 3 - far / 6)))

/** The pose in units and degrees, on either table. */
const measured = (pose: Pose): OpenPose => (isHexPose(pose) ? { ...pointOf(pose), heading: headingOf(pose) } : pose)

/** From 0 to 1: how much of the way that three turns take is still on the table, straight ahead. */
function roomAhead(table: Table, pose: Pose, turn: number): number {
  for (let turns = 3; turns > 0; turns--) if (isOnTable(table, ahead(pose, turns * turn))) return turns / 3
  return 0
}
