/** What an aircraft is out for. For bots, no rule of the game. */
import { dial, type Facing, type Hex, hexDistance, hexStep } from '../../../geometry/index.js'
import { MISSION_PHASES } from '../book/tables.js'
import { scenarioData } from '../data/scenarios.js'
import { edgeAt, headingOf, hexOf } from '../flight/airspace.js'
import { opponent, type Plane, type Seat, type State } from '../state/state.js'
import { scoreOf } from '../turn/scoring.js'

/** Where an aircraft wants to be: with its leader, over a target, at home, or on an enemy. */
export interface Goal {
  readonly kind: 'lead' | 'bomb' | 'home' | 'foe' | 'none'
  readonly hex: Hex
  readonly altitude: number
  /** The leader or the enemy. */
  readonly id?: string
}

/** How far off the nose a hex lies, from 0 to 1. */
export function offNose(state: State, hex: Hex, facing: Facing, goal: Hex): number {
  const mark = dial(goal.q - hex.q, goal.r - hex.r)
  if (mark < 0) return 0
  const turned = Math.abs(mark - headingOf(state.config.options, facing) / 15) % 24
  return Math.min(turned, 24 - turned) / 12
}

/** The goal of an aircraft. */
export function goalOf(state: State, id: string): Goal {
  const plane = state.planes[id] as Plane
  const leader = leaderOf(state, id, plane.side)
  if (leader !== undefined) return toward('lead', state, leader)
  if (plane.role === 'bomber') return missionOf(state, plane)
  if (mayLeave(state, plane)) return { kind: 'home', hex: nearestEdge(state, plane), altitude: plane.altitude }
  const foe = nearestFoe(state, plane)
  return foe === undefined ? { kind: 'none', hex: hexOf('3017'), altitude: plane.altitude } : toward('foe', state, foe)
}

const toward = (kind: 'lead' | 'foe', state: State, id: string): Goal => {
  const { hex, altitude } = state.planes[id] as Plane
  return { kind, hex, altitude, id }
}

function leaderOf(state: State, id: string, side: Seat): string | undefined {
  const formation = state.formations?.[side]
  const wing = formation?.wings.find((one) => one.plane === id)
  if (wing !== undefined) return wing.of
  const leader = formation?.leaders[0]
  return formation?.joining === id && leader !== id ? leader : undefined
}

/** Passes after which a bomber goes home: one over each target that lies on its way. */
const ENOUGH = 3

/** To a target at level 1, then over those that lie ahead, then east. */
function missionOf(state: State, plane: Plane): Goal {
  const targets = scenarioData[state.config.scenario].targets.map(hexOf)
  const ahead = targets.filter(
    (hex) => hexDistance(hex, plane.hex) <= 4 && offNose(state, plane.hex, plane.facing, hex) < 0.34,
  )
  const open = plane.passes === 0 ? targets : plane.passes < ENOUGH ? ahead : []
  const [first] = [...open].sort((a, b) => hexDistance(a, plane.hex) - hexDistance(b, plane.hex))
  if (first !== undefined) return { kind: 'bomb', hex: first, altitude: 1 }
  return { kind: 'home', hex: eastOf(state, plane), altitude: plane.altitude }
}

/** Beyond the east edge, on the row. */
function eastOf({ config }: State, { hex }: Plane): Hex {
  const q = config.options.map[0] + 4
  return { q, r: hex.r - Math.floor((q - hex.q) / 2) }
}

/** A side that leads may fly off once its ten phases are done, and so end it. */
function mayLeave(state: State, { phases, side }: Plane): boolean {
  if (state.config.scenario !== '9.1' || phases < MISSION_PHASES) return false
  const score = scoreOf(state)
  return score[side] > score[opponent(side)]
}

function nearestEdge({ config }: State, { hex }: Plane): Hex {
  let best = { hex, far: Number.POSITIVE_INFINITY }
  for (const facing of [0, 1, 2, 3, 4, 5] as const) {
    let far = 1
    while (edgeAt(config.options, hexStep(hex, facing, far)) === null) far++
    if (far < best.far) best = { hex: hexStep(hex, facing, far + 2), far }
  }
  return best.hex
}

function nearestFoe(state: State, plane: Plane): string | undefined {
  let [best, least]: [string | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const id in state.planes) {
    const foe = state.planes[id] as Plane
    if (foe.side === plane.side || foe.status !== 'flying') continue
    const climb = foe.altitude - plane.altitude
    const far =
      hexDistance(foe.hex, plane.hex) +
      (climb > 0 ? 4 * climb : -climb) +
      4 * offNose(state, plane.hex, plane.facing, foe.hex)
    if (far < least) [best, least] = [id, far]
  }
  return best
}
