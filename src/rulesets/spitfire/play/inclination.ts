/** What a good player is drawn to at a glance: a guess for bots, no rule of the game. */
import { type Facing, type Hex, hexDistance, hexStep, turnFacing } from '../../../geometry/index.js'
import { edgeAt, sideAhead, sideOfRoll, signOf } from '../flight/airspace.js'
import { type Action, chartFor, flying, opponent, type Plane, type Seat, type State } from '../state/state.js'
import { type Goal, goalOf, offNose } from './goals.js'
import { bestLine, meanDamage, type Run } from './lines.js'
import { followingLack, leastLack } from './wing.js'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

/** One look at a position: goals are worked out once for all its actions. */
interface Glance {
  readonly state: State
  readonly seat: Seat
  goal(id: string): Goal
}

/** Writes down how much a seat is drawn to each of its actions. */
export function inclination(state: State, seat: Seat, actions: readonly Action[], out: number[]): void {
  const goals = new Map<string, Goal>()
  const goal = (id: string): Goal => {
    const known = goals.get(id) ?? goalOf(state, id)
    goals.set(id, known)
    return known
  }
  const glance: Glance = { state, seat, goal }
  for (const [i, action] of actions.entries()) out[i] = pullOf(glance, action)
}

const NEVER = -20

function pullOf(glance: Glance, action: Action): number {
  switch (action.type) {
    case 'declareAltitude':
      return altitudePull(glance, action)
    case 'setSpeed':
      return speedPull(glance, action)
    case 'closeAltitude':
    case 'closeSpeed':
      return -6
    case 'beginMove':
      return orderPull(glance, action)
    case 'forward':
    case 'startTurn':
    case 'turn':
    case 'snapRoll':
    case 'climb':
    case 'wingOver':
    case 'splitS':
      return stepPull(glance, action)
    case 'endMove':
      return bleedPull(glance, action)
    case 'declareFire':
      return firePull(glance, action)
    case 'agreeEnd':
      return -3
    default:
      return 0
  }
}

// ---------------------------------------------------------------------------------------- altitude and speed

const divedBy = ({ mode, levels }: { readonly mode: string | null; readonly levels: number }): number =>
  mode === 'hdive' || mode === 'vdive' ? levels : 0

/** Half a level is about what a move of climbing brings. */
const levelAfter = (altitude: number, flown: { readonly mode: string | null; readonly levels: number }): number =>
  altitude - divedBy(flown) + (flown.mode === 'climb' ? 0.5 : 0)

function altitudePull(glance: Glance, action: Of<'declareAltitude'>): number {
  const { state } = glance
  const plane = state.planes[action.plane] as Plane
  const goal = glance.goal(action.plane)
  if (plane.altitude - divedBy(action) < 1) return NEVER
  if (goal.kind === 'lead') return withLeader(state, plane, goal, action)
  if (plane.role === 'bomber') return bomberPull(plane, goal, action)
  if (goal.kind === 'home') return action.mode === 'level' ? 1 : 0
  return fighterPull(state, plane, goal, action)
}

/** Leaders decide first; their wingmen stay on their level. */
function withLeader(state: State, plane: Plane, { id }: Goal, action: Of<'declareAltitude'>): number {
  const leader = state.planes[id as string] as Plane
  if (leader.mode === null) return -4
  const apart = Math.abs(levelAfter(plane.altitude, action) - levelAfter(leader.altitude, leader))
  return 2 - 2 * apart + (leader.mode === action.mode ? 1 : 0)
}

/** Down to level 1 in time for the target, and up for nobody. */
function bomberPull(plane: Plane, goal: Goal, { mode, levels }: Of<'declareAltitude'>): number {
  const turns = hexDistance(plane.hex, goal.hex) / Math.max(1, plane.speed)
  const over = plane.altitude - 1
  if (goal.kind !== 'bomb' || over <= 0) return mode === 'level' ? 2 : -3
  if (mode === 'climb' || mode === 'vdive') return -3
  const due = Math.max(0, Math.min(over, Math.ceil(over / Math.max(1, turns - 1))))
  return 2 - Math.abs((mode === 'hdive' ? levels : 0) - due)
}

/** Down to an enemy who can be lined up on at once; else a little above the nearest, for only the higher can attack. */
function fighterPull(state: State, plane: Plane, goal: Goal, action: Of<'declareAltitude'>): number {
  const { mode, levels } = action
  const to = levelAfter(plane.altitude, action)
  const caution = (mode === 'vdive' ? 1 : 0) + (state.formations && levels > 2 ? 0.5 : 0)
  const line =
    mode === 'climb' || mode === 'vdive'
      ? 0
      : bestLine(state, plane, freshRun(plane, plane.speed), foesAt(state, plane, to))
  const wish = goal.altitude + (hexDistance(plane.hex, goal.hex) > 2 * plane.speed ? 2 : 0)
  return Math.min(3, 1.5 * line) + 1 - 0.6 * Math.abs(to - wish) * (to < wish ? 1.5 : 1) - caution
}

const freshRun = ({ hex, facing }: Plane, mps: number): Run => ({
  ...{ hex, facing, left: mps, straight: 0, turns: 0, fresh: true, mps },
})

const foesAt = (state: State, { side }: Plane, altitude: number): readonly Plane[] =>
  flying(state, opponent(side))
    .map((id) => state.planes[id] as Plane)
    .filter((foe) => foe.altitude === altitude)

function speedPull(glance: Glance, { plane: id, speed }: Of<'setSpeed'>): number {
  const { state } = glance
  const plane = state.planes[id] as Plane
  const goal = glance.goal(id)
  const rise = speed - plane.speed
  if (goal.kind === 'lead') return speedWithLeader(state, plane, goal, speed)
  if (goal.kind !== 'foe') return 0.4 * rise
  const line = bestLine(state, plane, freshRun(plane, speed), foesAt(state, plane, plane.altitude - divedBy(plane)))
  const far = hexDistance(plane.hex, goal.hex) > 10
  return Math.min(3, 1.5 * line) + (state.formations ? -0.5 : far ? 0.3 : -0.2) * rise
}

function speedWithLeader(state: State, plane: Plane, { id }: Goal, speed: number): number {
  const leader = state.planes[id as string] as Plane
  if (leader.speedSet === null) return -4
  const catchUp = hexDistance(plane.hex, leader.hex) > 3 ? 1 : 0
  return 1 - Math.abs(speed - leader.speedSet - catchUp)
}

// ---------------------------------------------------------------------------------------- movement

/** Leaders fly first, and of the others who may line up. */
function orderPull(glance: Glance, { plane: id }: Of<'beginMove'>): number {
  const { kind, id: leader } = glance.goal(id)
  return kind === 'lead' && !(glance.state.planes[leader as string] as Plane).moved ? -5 : 0
}

type Step = Of<'forward' | 'startTurn' | 'turn' | 'snapRoll' | 'climb' | 'wingOver' | 'splitS'>

function stepPull(glance: Glance, action: Step): number {
  const { state } = glance
  const id = state.move?.plane as string
  const plane = state.planes[id] as Plane
  const goal = glance.goal(id)
  const run = runAfter(state, plane, action)
  if (edgeAt(state.config.options, run.hex) !== null) return leavePull(state, run.hex, plane, goal)
  const bonus =
    action.type === 'snapRoll' ? -1.2 : action.type === 'climb' ? (plane.altitude < goal.altitude ? 0.8 : -0.4) : 0
  return bonus + posePull(state, id, plane, run, goal)
}

function leavePull(state: State, hex: Hex, plane: Plane, { kind }: Goal): number {
  if (kind !== 'home') return NEVER
  return plane.role === 'fighter' || edgeAt(state.config.options, hex) === 'east' ? 8 : NEVER
}

/** Where a step leads. */
function runAfter(state: State, plane: Plane, action: Step): Run {
  const move = state.move!
  const { options } = state.config
  const { hex, facing, straight, turns } = plane
  const base = { hex, facing, straight, turns, fresh: false, left: move.left - 1, mps: plane.path.length + move.left }
  const chart = chartFor(state, plane)
  switch (action.type) {
    case 'forward':
      return { ...base, hex: hexStep(hex, sideAhead(options, facing, action.toward)), straight: straight + 1 }
    case 'snapRoll':
      return {
        ...base,
        hex: hexStep(hex, sideOfRoll(options, facing, action.hand)),
        left: move.left - (chart.rollCost ?? 1),
      }
    case 'climb':
      return { ...base, left: move.left - action.steps * chart.climbMpPerStep }
    case 'startTurn':
      return { ...base, facing: turnFacing(facing, signOf(action.hand)), straight: 0 }
    case 'turn':
      return { ...base, facing: turnFacing(facing, signOf(action.hand)), straight: 0, turns: turns + 1 }
    default:
      return {
        ...base,
        facing: turnFacing(facing, signOf(action.hand) * action.hexsides),
        left: move.left - (chart.woss?.[action.hexsides - 1] ?? 1),
        straight: 0,
      }
  }
}

function posePull(state: State, id: string, plane: Plane, run: Run, goal: Goal): number {
  const room = roomPull(state, run.hex, run.facing, run.left, goal)
  if (goal.kind === 'lead') return room + wingPull(state, id, run, goal)
  if (goal.kind !== 'foe') return room + wayPull(state, run, goal)
  return room + huntPull(state, plane, run, goal) - followingLack(state, id, run)
}

/** Hexes that a turn about takes, roughly. */
const TURNING = 5

/** The edge is to be feared while there is still room to turn. */
function roomPull(state: State, hex: Hex, facing: Facing, left: number, { kind }: Goal): number {
  const edge = edgeAt(state.config.options, hexStep(hex, facing, left + TURNING))
  return edge === null || kind === 'home' ? 0 : -2.5
}

/** Behind the leader on the right side, heading as he does. */
function wingPull(state: State, id: string, run: Run, goal: Goal): number {
  const leader = state.planes[goal.id as string] as Plane
  const zone = state.formations?.[leader.side].wings.find((one) => one.plane === id)?.zone ?? 'both'
  return -1.5 * leastLack(state, state.planes[id] as Plane, run, leader, zone)
}

/** Toward a place, whatever lies there. */
function wayPull(state: State, { hex, facing, left }: Run, goal: Goal): number {
  const [far, off] = [hexDistance(hex, goal.hex), offNose(state, hex, facing, goal.hex)]
  const passes = goal.kind === 'bomb' && (far === 0 || (off === 0 && far <= left)) ? 2 : 0
  return passes - 4 * off - 0.35 * hexDistance(hexStep(hex, facing, left), goal.hex)
}

/** Guns on an enemy at the end of the move, or at least the nose toward one, and better behind him than before him. */
function huntPull(state: State, plane: Plane, run: Run, goal: Goal): number {
  const line = bestLine(state, plane, run, foesAt(state, plane, plane.altitude))
  const foe = state.planes[goal.id as string] as Plane
  const [far, off] = [hexDistance(run.hex, goal.hex), offNose(state, run.hex, run.facing, goal.hex)]
  const behind = far > 0 ? offNose(state, goal.hex, foe.facing, run.hex) : 0
  const overshoot = off < 0.1 && far <= run.left ? 0.3 * (run.left - far + 1) : 0
  return Math.min(4, 2 * line) - 4 * off + 0.8 * behind - 0.12 * Math.max(0, far - run.left - 1) - overshoot
}

// ---------------------------------------------------------------------------------------- the end of a move, and fire

/** Speed is life, except for one who would lose his wingman or his leader. */
function bleedPull({ state }: Glance, { bleed }: Of<'endMove'>): number {
  const id = state.move?.plane as string
  const mate = mateOf(state, id)
  if (mate === undefined) return -0.3 * bleed
  const { speed } = state.planes[id] as Plane
  return -0.3 * bleed - 0.7 * Math.abs(speed - bleed - mate.speed)
}

/** The leader of a wingman, or the wingman of a leader: they fly at one speed. */
function mateOf(state: State, id: string): Plane | undefined {
  const { side } = state.planes[id] as Plane
  const wing = state.formations?.[side].wings.find(({ plane, of }) => plane === id || of === id)
  return wing && state.planes[wing.plane === id ? wing.of : wing.plane]
}

/** At every range at which something can be hoped for. */
function firePull({ state }: Glance, { plane: id, target }: Of<'declareFire'>): number {
  if (target === null) return -5
  const [plane, foe] = [state.planes[id] as Plane, state.planes[target] as Plane]
  return 4 + meanDamage(chartFor(state, plane), hexDistance(plane.hex, foe.hex))
}
