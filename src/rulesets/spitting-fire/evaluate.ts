/** How well a seat stands: a guess for bots, no rule of the game. */
import { relativeBearing } from '../../geometry/index.js'
import { ahead, distanceBetween, headingOf, isOnTable, pointOf } from './airspace.js'
import { opponent, type Plane, type Pose, type Seat, type State, type Table } from './state.js'

/** The lead in what is left and in points won, and a little for planes that stand well. */
export function evaluate(state: State, seat: Seat): number {
  const [own, other] = [strength(state, seat), strength(state, opponent(seat))]
  return own + other === 0 ? 0 : (own - other) / (own + other)
}

function strength(state: State, seat: Seat): number {
  let sum = state.score[seat]
  for (const id in state.planes) {
    const plane = state.planes[id] as Plane
    if (plane.side === seat && plane.status === 'flying') sum += worthOf(state, plane)
  }
  return sum
}

/** A plane counts for its points, less for damage and where the table ends ahead, a little more for a good aim. */
function worthOf(state: State, plane: Plane): number {
  const { points, boxes, turn } = state.config.cards[plane.card]!
  const whole = points * (1 - (0.5 * plane.damage) / boxes)
  if (plane.pose === null) return whole
  const short = 1 - roomAhead(state.config.table, plane.pose, turn)
  return whole * (1 + 0.2 * aimOf(state, plane, plane.pose) - 0.4 * short * short)
}

/** From 1, an enemy close and in front on the same level, to -1, all of them close and behind. */
function aimOf(state: State, plane: Plane, pose: Pose): number {
  let best = -1
  for (const id in state.planes) {
    const foe = state.planes[id] as Plane
    if (foe.side === plane.side || foe.status !== 'flying' || foe.pose === null) continue
    best = Math.max(best, aimAt(pose, foe.pose, Math.abs(foe.altitude - plane.altitude)))
  }
  return best
}

/** A level between them is as bad as four units, for it takes a marker to make it up. */
function aimAt(pose: Pose, foe: Pose, levels: number): number {
  const off = Math.abs(relativeBearing({ ...pointOf(pose), heading: headingOf(pose) }, pointOf(foe))) / 180
  const far = distanceBetween(pose, foe) + 4 * levels
  return ((1 - 2 * off) * 8) / (8 + far)
}

/** From 0 to 1: how much of the way that three turns take is still on the table, straight ahead. */
function roomAhead(table: Table, pose: Pose, turn: number): number {
  const clear = TURNS.filter((turns) => isOnTable(table, ahead(pose, turns * turn)))
  return clear.length / TURNS.length
}

const TURNS = [1, 2, 3] as const
