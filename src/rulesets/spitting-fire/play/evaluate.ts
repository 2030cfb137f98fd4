/** How well a seat stands: a guess for bots, no rule of the game. */
import { relativeBearing } from '../../../geometry/index.js'
import { RANGE_BANDS } from '../book/tables.js'
import { ahead, distanceBetween, headingOf, isHexPose, isOnTable, pointOf } from '../flight/airspace.js'
import { type OpenPose, opponent, type Plane, type Pose, type Rules, type Seat, type State } from '../state/state.js'

/** The lead in what is left and in points won, and a little for planes that stand well. */
export function evaluate(state: State, seat: Seat): number {
  const flyers = flyersIn(state)
  const [own, other] = [strength(state, flyers, seat), strength(state, flyers, opponent(seat))]
  return own + other === 0 ? 0 : (own - other) / (own + other)
}

/** A plane that flies, where in units, the level it is on or is going to, and whether it is its turn to act. */
interface Flyer {
  readonly plane: Plane
  readonly at: OpenPose | null
  readonly level: number
  readonly isActing: boolean
}

function flyersIn({ planes, groups, activation }: State): readonly Flyer[] {
  const flyers: Flyer[] = []
  for (const id in planes) {
    const plane = planes[id] as Plane
    if (plane.status !== 'flying') continue
    const at = plane.pose && measured(plane.pose)
    flyers.push({ plane, at, level: groups[plane.group]!.altitudeMarker, isActing: id === activation?.plane })
  }
  return flyers
}

/** The pose in units and degrees, on either table. */
function measured(pose: Pose): OpenPose {
  if (!isHexPose(pose)) return pose
  const { x, y } = pointOf(pose)
  return { x, y, heading: headingOf(pose) }
}

function strength(state: State, flyers: readonly Flyer[], seat: Seat): number {
  let sum = state.score[seat]
  for (const flyer of flyers) if (flyer.plane.side === seat) sum += worthOf(state, flyers, flyer)
  return sum
}

/** A plane counts for its points, less for damage and where the table ends ahead, a little more for a good aim. */
function worthOf({ config }: State, flyers: readonly Flyer[], flyer: Flyer): number {
  const { card, damage, pose } = flyer.plane
  const { points, boxes, turn } = config.cards[card]!
  const whole = points * (1 - (0.5 * damage) / boxes)
  if (pose === null) return whole
  const short = 1 - roomAhead(config, pose, turn)
  return whole * (1 + 0.1 * aimOf(flyers, flyer, pose) - 0.4 * short * short)
}

/** The best aim at any enemy. An enemy whom no bearing could make the best is not looked at. */
function aimOf(flyers: readonly Flyer[], { plane: { side }, at, level, isActing }: Flyer, pose: Pose): number {
  let best = -1
  for (const foe of flyers) {
    if (foe.plane.side === side || foe.at === null) continue
    const levels = Math.abs(foe.level - level)
    const far = distanceBetween(pose, foe.plane.pose as Pose)
    if (aimAhead(1, far, levels, isActing) > best) {
      best = Math.max(best, aimAhead(frontOf(at as OpenPose, foe.at), far, levels, isActing))
    }
  }
  return best
}

/** From 1, dead ahead, to -1, dead astern. */
const frontOf = (own: OpenPose, foe: OpenPose): number => 1 - Math.abs(relativeBearing(own, foe)) / 90

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

/** From 0 to 1: how much of the way that three turns take is still on the table, straight ahead. */
function roomAhead(rules: Rules, pose: Pose, turn: number): number {
  for (let turns = 3; turns > 0; turns--) if (isOnTable(rules, ahead(pose, turns * turn))) return turns / 3
  return 0
}
