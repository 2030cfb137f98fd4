/** How well a seat stands: a guess for bots, no rule of the game. */
import { dial, hexDistance, hexStep } from '../../../geometry/index.js'
import { BOMBER_POINTS, PASS_POINTS } from '../book/tables.js'
import { scenarioData } from '../data/scenarios.js'
import { distanceOf, edgeAt, headingOf, hexOf } from '../flight/airspace.js'
import { inZone } from '../flight/formation.js'
import { chartFor, opponent, type Plane, type Seat, type State } from '../state/state.js'
import { scoreOf } from '../turn/scoring.js'

/** The lead in points, and what guns on an enemy's back, wounds and the edge of the map will make of it. */
export function evaluate(state: State, seat: Seat): number {
  const score = scoreOf(state)
  const unit = unitOf(state)
  let lead = (score[seat] - score[opponent(seat)]) / unit
  for (const { plane } of state.fire?.shots ?? []) lead += state.planes[plane]?.side === seat ? 0.1 : -0.1
  for (const id in state.planes) {
    const plane = state.planes[id] as Plane
    if (plane.status === 'flying') lead += (plane.side === seat ? 1 : -1) * prospectsOf(state, plane)
  }
  lead += disorderOf(state, opponent(seat)) - disorderOf(state, seat)
  return lead / (2 + Math.abs(lead))
}

/** In aircraft: wingmen who are not where they belong lose the game at the end of the move. */
function disorderOf(state: State, seat: Seat): number {
  let sum = 0
  for (const { plane, of, zone } of state.formations?.[seat].wings ?? []) {
    if (inZone(state, of, plane, zone)) continue
    sum += 0.3 + 0.05 * distanceOf(state.planes[of] as Plane, state.planes[plane] as Plane)
  }
  return sum
}

/** What an aircraft is worth in points, roughly: the unit in which the rest is counted. */
const unitOf = ({ config }: State): number =>
  config.scenario === '9.1' ? 30 : config.scenario === '9.2' ? BOMBER_POINTS : 1

/** In aircraft: health, the best target ahead, and for bombers the way to one on the ground. */
function prospectsOf(state: State, plane: Plane): number {
  const { levelMax, destruct } = chartFor(state, plane)
  const health = Math.min(1, (plane.maxSpeed - destruct) / Math.max(1, levelMax - destruct))
  const bombs = plane.role === 'bomber' ? approachOf(state, plane) : 0
  return 0.3 * health + 0.5 * bestAim(state, plane) + bombs - (isLeaving(state, plane) ? 0.3 : 0)
}

function bestAim(state: State, plane: Plane): number {
  let best = 0
  for (const id in state.planes) {
    const foe = state.planes[id] as Plane
    if (foe.side !== plane.side && foe.status === 'flying') best = Math.max(best, aimAt(state, plane, foe))
  }
  return best
}

/** From 1, close ahead on the same level, to 0, behind or far away. */
function aimAt(state: State, plane: Plane, foe: Plane): number {
  const mark = dial(foe.hex.q - plane.hex.q, foe.hex.r - plane.hex.r)
  const turned = Math.abs(mark - headingOf(state.config.options, plane.facing) / 15) % 24
  const off = mark < 0 ? 1 : Math.min(turned, 24 - turned) / 12
  const far = distanceOf(plane, foe) + 2 * Math.abs(plane.altitude - foe.altitude)
  return ((1 - off) * (1 - off) * 4) / (4 + far)
}

/** A pass is worth what it scores; on the way to it, more the nearer. */
function approachOf({ config }: State, { hex, passes }: Plane): number {
  const { targets } = scenarioData[config.scenario]
  if (passes >= targets.length || targets.length === 0) return 0
  const far = Math.min(...targets.map((target) => hexDistance(hex, hexOf(target))))
  return ((PASS_POINTS / BOMBER_POINTS) * 8) / (8 + far)
}

/** Would its flight straight ahead take it off the map? */
const isLeaving = ({ config }: State, { hex, facing, speed }: Plane): boolean =>
  edgeAt(config.options, hexStep(hex, facing, speed)) !== null
