/** Keeping formation: where a wingman belongs, and how near he can come to it. For bots, no rule of the game. */
import { type Facing, type Hex, hexDistance, hexStep, turnFacing } from '../../../geometry/index.js'
import { WING_DISTANCE } from '../book/tables.js'
import { turnNeed } from '../flight/flight.js'
import { isPlaced } from '../flight/formation.js'
import { type AircraftChart, chartFor, type Plane, type State, type Wing, type Zone } from '../state/state.js'
import type { Run } from './lines.js'

/** Behind the leader, where a wingman has most room to either side. */
const BEHIND: Readonly<Record<Zone, readonly [number, number]>> = { left: [3, 4], right: [3, 2], both: [3, 3] }

function placeBehind({ hex, facing }: Plane, zone: Zone): Hex {
  const [one, other] = BEHIND[zone]
  return hexStep(hexStep(hex, turnFacing(facing, one)), turnFacing(facing, other))
}

/** Facings between two noses, from 0 to 3. */
const apartBy = (a: Facing, b: Facing): number => Math.min(turnFacing(a, -b), turnFacing(b, -a))

/** How hard it is to follow a leader whose nose points elsewhere: two facings off, a wingman hardly can. */
const HARD = [0, 0.4, 2.5, 5] as const

/** From 0 for a wingman who sits where he should: what it costs him to be somewhere, above all out of his zone. */
function lackBehind(state: State, leader: Plane, zone: Zone): (hex: Hex, facing: Facing) => number {
  const place = placeBehind(leader, zone)
  return (hex, facing) => {
    const far = hexDistance(hex, place)
    const nose = HARD[apartBy(facing, leader.facing)] as number
    return nose + (far <= REACH && isPlaced(state, leader, hex, zone) ? 0.15 * far : 1.5 + 0.6 * far)
  }
}

/** No hex of a zone is farther from its middle. */
const REACH = WING_DISTANCE + 2

/** Good enough to look no further. */
const CLOSE = 0.8
/** Good enough not to try a second turn. */
const FAIR = 1.4
/** Turns after which a move is judged as it goes on. */
const TURNS = 2

/** Of a leader's moves few are left to judge by while he has far to go. */
const SOON = 6

/** What it costs a leader's wingmen to follow if he flies on straight. */
export function followingLack(state: State, id: string, { hex, facing, left }: Run): number {
  if (state.formations === null || left > SOON) return 0
  const plane = state.planes[id] as Plane
  const leader = { ...plane, hex: hexStep(hex, facing, left), facing }
  let sum = 0
  for (const wing of state.formations[plane.side].wings) {
    if (wing.of === id) sum += Math.max(0, leastLack(state, ...waiting(state, wing.plane), leader, wing.zone) - CLOSE)
  }
  return sum
}

/** A wingman who has his whole move before him. */
function waiting(state: State, id: string): [Plane, Run] {
  const plane = state.planes[id] as Plane
  const { hex, facing, speed, speedSet, straight, turns } = plane
  const mps = speedSet ?? speed
  return [plane, { hex, facing, straight, turns, left: mps, fresh: true, mps }]
}

/** The least that a wingman's move can still end with, with two more turns at most. */
export function leastLack(state: State, plane: Plane, run: Run, leader: Plane, zone: Zone): number {
  const chart = chartFor(state, plane)
  const lack = lackBehind(state, leader, zone)
  let best = Number.POSITIVE_INFINITY
  for (let turns = 0; turns <= TURNS && best > (turns < TURNS ? CLOSE : FAIR); turns++)
    best = Math.min(best, leastWith(chart, run, turns, lack))
  return best
}

/** The least after exactly this many turns. */
function leastWith(chart: AircraftChart, run: Run, turns: number, lack: (hex: Hex, facing: Facing) => number): number {
  const { hex, facing, left } = run
  if (turns === 0) return lack(hexStep(hex, facing, left), facing)
  let best = Number.POSITIVE_INFINITY
  for (let ahead = firstTurn(chart, run); ahead < left && best > CLOSE; ahead++) {
    const at = hexStep(hex, facing, ahead)
    for (const side of [-1, 1]) best = Math.min(best, leastWith(chart, turnedAt(run, at, ahead, side), turns - 1, lack))
  }
  return best
}

const firstTurn = (chart: AircraftChart, { fresh, straight, turns }: Run): number =>
  fresh ? 0 : Math.max(0, turnNeed(chart, turns) - straight)

const turnedAt = (run: Run, hex: Hex, ahead: number, side: number): Run => ({
  ...{ hex, facing: turnFacing(run.facing, side), left: run.left - ahead - 1, straight: 0, mps: run.mps },
  ...{ fresh: false, turns: run.turns + (run.fresh && ahead === 0 ? 0 : 1) },
})

/** From 0: how loosely a wingman who has not lost his leader flies, which will tell when the leader turns. */
export function loosenessOf(state: State, { plane: id, of, zone }: Wing): number {
  const [wing, leader] = [state.planes[id] as Plane, state.planes[of] as Plane]
  const pace = Math.abs(wing.speed - leader.speed) + Math.abs(wing.altitude - leader.altitude)
  return lackBehind(state, leader, zone)(wing.hex, wing.facing) + 0.4 * pace
}
