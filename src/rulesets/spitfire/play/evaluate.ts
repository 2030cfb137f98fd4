/** How well a seat stands: a guess for bots, no rule of the game. */
import { hexDistance, hexStep } from '../../../geometry/index.js'
import { damageAt } from '../aircraft/charts.js'
import { BOMBER_POINTS, EXIT_POINTS, PASS_POINTS } from '../book/tables.js'
import { distanceOf, edgeAt } from '../flight/airspace.js'
import { inZone } from '../flight/formation.js'
import { rangeOf } from '../gunnery/shots.js'
import { chartFor, flying, opponent, type Plane, type Seat, type Shot, type State } from '../state/state.js'
import { scoreOf } from '../turn/scoring.js'
import { type Goal, goalOf, offNose } from './goals.js'
import { bestLine } from './lines.js'
import { loosenessOf } from './wing.js'

/** The lead in points, and what guns on an enemy, wounds, the edge of the map and the mission will make of it. */
export function evaluate(state: State, seat: Seat): number {
  const { points, fire, aircraft, position, danger, formation } = terms(state, seat)
  const lead = points + fire + aircraft + position + danger + formation
  return lead / (2 + Math.abs(lead))
}

/** What the judgement is made of, in aircraft. */
interface Terms {
  points: number
  fire: number
  aircraft: number
  position: number
  danger: number
  formation: number
}

/** The parts of the lead. */
export function terms(state: State, seat: Seat): Readonly<Terms> & Readonly<Record<string, number>> {
  const score = scoreOf(state)
  const sum = {
    points: (score[seat] - score[opponent(seat)]) / unitOf(state),
    ...{ fire: 0, aircraft: 0, position: 0, danger: 0 },
    formation: disorderOf(state, opponent(seat)) - disorderOf(state, seat),
  }
  for (const shot of state.fire?.shots ?? []) sum.fire += signFor(state, shot.plane, seat) * hopeOf(state, shot)
  for (const id in state.planes) addProspects(sum, state, id, signFor(state, id, seat))
  return sum
}

const signFor = (state: State, id: string, seat: Seat): number => (state.planes[id]?.side === seat ? 1 : -1)

/** What an aircraft is worth in points, roughly: the unit in which the rest is counted. */
const unitOf = ({ config }: State): number =>
  config.scenario === '9.1' ? 30 : config.scenario === '9.2' ? BOMBER_POINTS : 1

/** In aircraft: what a declared shot may be expected to bring, die by die. */
function hopeOf(state: State, { plane: id, gun, target, die }: Shot): number {
  const [firer, foe] = [state.planes[id] as Plane, state.planes[target] as Plane]
  const [chart, range] = [chartFor(state, firer), rangeOf(state, firer, foe)]
  const dice = die === null ? [1, 2, 3, 4, 5, 6] : [die]
  const damage = dice.reduce((sum, face) => sum + damageAt(chart, gun, face, range), 0) / dice.length
  return damage / stepsLeft(state, foe)
}

/** Damage Points that bring an aircraft down. */
function stepsLeft(state: State, plane: Plane): number {
  const { destruct, hitsPerStep } = chartFor(state, plane)
  return Math.max(1, (plane.maxSpeed - destruct) * hitsPerStep)
}

/** In aircraft: wingmen who are not where they belong lose the game at the end of the move, loose ones later. */
function disorderOf(state: State, seat: Seat): number {
  let sum = 0
  for (const wing of state.formations?.[seat].wings ?? []) {
    const isLost = !inZone(state, wing.of, wing.plane, wing.zone)
    sum += (isLost ? 0.2 : 0) + 0.1 * loosenessOf(state, wing)
  }
  return sum
}

/** In all never below 0: a living aircraft is worth more than a dead one. */
function addProspects(sum: Terms, state: State, id: string, sign: number): void {
  const plane = state.planes[id] as Plane
  if (plane.status !== 'flying') return
  const { maxSpeed, destruct } = chartFor(state, plane)
  const life = 0.35 + (0.4 * (plane.maxSpeed - destruct)) / (maxSpeed - destruct)
  const goal = goalOf(state, id)
  const aims = plane.role === 'bomber' ? missionWorth(state, plane, goal) : huntWorth(state, plane, goal)
  sum.aircraft += sign * life
  sum.position += sign * aims
  sum.danger -= sign * Math.min(dangerOf(state, plane, goal), life + aims - 0.02)
}

/** The ground and the edge, where there is hardly room left to turn away. */
function dangerOf({ config }: State, { hex, facing, speed, altitude, role }: Plane, { kind }: Goal): number {
  const low = role === 'fighter' && altitude <= 2 ? 0.06 * (3 - altitude) : 0
  if (kind === 'home') return low
  const near = edgeAt(config.options, hexStep(hex, facing, speed)) !== null ? 0.3 : 0
  const far = edgeAt(config.options, hexStep(hex, facing, speed + 5)) !== null ? 0.12 : 0
  return low + near + far
}

/** The line a fighter could fly at once, and its place on the nearest enemy: above and behind. */
function huntWorth(state: State, plane: Plane, goal: Goal): number {
  if (goal.kind !== 'foe') return 0
  const foe = state.planes[goal.id as string] as Plane
  const above = plane.altitude - foe.altitude
  const { hex, facing, speed } = plane
  const run = { hex, facing, left: speed, straight: 0, turns: 0, fresh: true, mps: speed }
  const line = bestLine(state, plane, run, inReachOf(state, plane))
  const far = distanceOf(plane, foe)
  const nose = 1 - offNose(state, hex, facing, foe.hex)
  const place = ((0.3 + offNose(state, foe.hex, foe.facing, hex)) * nose * 4) / (4 + far)
  const height = above < 0 ? 0.05 * Math.max(-4, above) : Math.min(0.06, 0.03 * above)
  return Math.min(0.3, 0.12 * line) + 0.25 * place + height - 0.004 * Math.min(40, far)
}

/** Enemies on its level, or so little below that a dive takes it there. */
const inReachOf = (state: State, { side, altitude }: Plane): readonly Plane[] =>
  flying(state, opponent(side))
    .map((id) => state.planes[id] as Plane)
    .filter((foe) => foe.altitude <= altitude && foe.altitude >= altitude - 3)

/** What a bomber has still before it: the pass at level 1, then the way home. */
function missionWorth(state: State, plane: Plane, goal: Goal): number {
  const turn = offNose(state, plane.hex, plane.facing, goal.hex)
  const far = hexDistance(plane.hex, goal.hex)
  if (goal.kind === 'bomb' && plane.passes === 0) {
    const late = Math.max(0, plane.altitude - 1 - far / 4)
    return (PASS_POINTS / BOMBER_POINTS) * (2 - far / 30) - 0.15 * turn - 0.04 * late
  }
  if (goal.kind === 'bomb') return (EXIT_POINTS / BOMBER_POINTS) * 0.55
  return (EXIT_POINTS / BOMBER_POINTS) * (0.5 + (0.4 * (60 - Math.min(60, far))) / 60) - 0.15 * turn
}
