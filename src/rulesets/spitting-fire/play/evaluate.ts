/** How well a seat stands: a guess for bots, no rule of the game. */
import { relativeBearing } from '../../../geometry/index.js'
import { RANGE_BANDS } from '../book/tables.js'
import { ahead, distanceBetween, headingOf, isHexPose, isOnTable, pointOf } from '../flight/airspace.js'
import { type OpenPose, opponent, type Plane, type Pose, type Rules, type Seat, type State } from '../state/state.js'
import { NEITHER, sidesOfGroup } from './room.js'

/** The lead in what is left and in points won, and a little for planes that stand well. */
export function evaluate(state: State, seat: Seat): number {
  let sum = 0
  for (const worth of Object.values(terms(state, seat))) sum += worth
  return sum
}

/** What the judgement is made of. Its parts are shares of all that both sides have. */
export function terms(state: State, seat: Seat): Readonly<Record<keyof Strength, number>> {
  const flyers = flyersIn(state)
  const [own, other] = [strengthOf(state, flyers, seat), strengthOf(state, flyers, opponent(seat))]
  const all = totalOf(own) + totalOf(other)
  const lead = (part: keyof Strength): number => (all === 0 ? 0 : (own[part] - other[part]) / all)
  return { points: lead('points'), aircraft: lead('aircraft'), aim: lead('aim'), room: lead('room') }
}

/** What a side has, in points. */
interface Strength {
  points: number
  aircraft: number
  aim: number
  room: number
}

const totalOf = ({ points, aircraft, aim, room }: Strength): number => points + aircraft + aim + room

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

function strengthOf(state: State, flyers: readonly Flyer[], seat: Seat): Strength {
  const strength: Strength = { points: state.score[seat], aircraft: 0, aim: 0, room: 0 }
  for (const flyer of flyers) if (flyer.plane.side === seat) addTo(strength, state, flyers, flyer)
  return strength
}

/** A plane counts for its points, less for damage and where the table ends ahead, a little more for a good aim. */
function addTo(strength: Strength, state: State, flyers: readonly Flyer[], flyer: Flyer): void {
  const { card, damage, pose } = flyer.plane
  const { points, boxes } = state.config.cards[card]!
  const whole = points * (1 - (0.5 * damage) / boxes)
  strength.aircraft += whole
  if (pose === null) return
  strength.aim += 0.1 * whole * aimOf(flyers, flyer, pose)
  strength.room -= whole * dangerOf(state, flyer, pose)
}

/** From 0 to 1: the table ends ahead, or there is no side to which all of its group can turn away. */
function dangerOf(state: State, { plane: { card, group }, isActing }: Flyer, pose: Pose): number {
  const { turn } = state.config.cards[card]!
  const short = 1 - roomAhead(state.config, pose, turn)
  if (short === 0 || isActing) return 0.3 * short * short
  return 0.3 * short * short + (sidesOfGroup(state, state.groups[group]!) === NEITHER ? 0.4 : 0)
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
