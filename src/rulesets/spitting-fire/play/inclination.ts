/** What a good player is drawn to at a glance: a guess for bots, no rule of the game. */
import { relativeBearing } from '../../../geometry/index.js'
import { RANGE_BANDS } from '../book/tables.js'
import { ahead, distanceBetween, headingOf, isHexPose, isOnTable, pointOf, turned } from '../flight/airspace.js'
import { isSuicidal } from '../flight/plots.js'
import {
  type Action,
  type Group,
  type OpenPose,
  type Plane,
  type Pose,
  type Rules,
  type Seat,
  type State,
  verticalOf,
} from '../state/state.js'
import { NEITHER, sidesOf } from './room.js'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

/** Writes down how much a seat is drawn to each of its actions. */
export function inclination(state: State, _seat: Seat, actions: readonly Action[], out: number[]): void {
  const foes = new Map<string, Foe | undefined>()
  const foe = (id: string): Foe | undefined => {
    if (!foes.has(id)) foes.set(id, foeOf(state, id))
    return foes.get(id)
  }
  for (const [i, action] of actions.entries()) out[i] = pullOf({ state, foe }, action)
}

/** The enemy that a plane is after. */
interface Foe {
  readonly pose: Pose
  readonly level: number
}

/** One look at a position: enemies are chosen once for all its actions. */
interface Glance {
  readonly state: State
  foe(id: string): Foe | undefined
}

const NEVER = -20

function pullOf(glance: Glance, action: Action): number {
  switch (action.type) {
    case 'setPlot':
      return plotPull(glance, action)
    case 'forward':
    case 'turn':
    case 'pivot':
    case 'endMovement':
    case 'attemptTightTurn':
    case 'attemptHalfLoop':
      return flightPull(glance, action)
    case 'attack':
    case 'earlyAttack':
      return firePull(glance, action)
    case 'placePlane':
      return 0.3 * action.altitude
    case 'submitForce':
      return -4
    default:
      return 0
  }
}

const levelOf = (state: State, { group }: Plane): number => (state.groups[group] as Group).altitudeMarker

/** The enemy that is easiest to come at: near, on the level, ahead. */
function foeOf(state: State, id: string): Foe | undefined {
  const plane = state.planes[id] as Plane
  let [best, least]: [Foe | undefined, number] = [undefined, Number.POSITIVE_INFINITY]
  for (const other in state.planes) {
    const { side, status, pose, ...rest } = state.planes[other] as Plane
    if (side === plane.side || status !== 'flying' || pose === null || plane.pose === null) continue
    const level = levelOf(state, { side, status, pose, ...rest })
    const apart = Math.abs(level - levelOf(state, plane))
    const far = distanceBetween(plane.pose, pose) + 4 * apart + 6 * offNose(plane.pose, pose)
    if (far < least) [best, least] = [{ pose, level }, far]
  }
  return best
}

/** How far off the nose a pose lies, from 0 to 1. */
const offNose = (from: Pose, to: Pose): number => Math.abs(relativeBearing(measured(from), pointOf(to))) / 180

function measured(pose: Pose): OpenPose {
  return isHexPose(pose) ? { ...pointOf(pose), heading: headingOf(pose) } : pose
}

// ---------------------------------------------------------------------------------------- plots

/** A marker is for the whole group: it is looked at with the eyes of its first plane. */
function plotPull(glance: Glance, { group: id, marker }: Of<'setPlot'>): number {
  const { state } = glance
  if (isSuicidal(state, id, marker)) return NEVER
  const group = state.groups[id] as Group
  const alive = group.planes.filter((one) => (state.planes[one] as Plane).status === 'flying')
  const [first] = alive
  if (first === undefined) return 0
  const { pose } = state.planes[first] as Plane
  const { turn, maxAlt } = state.config.cards[group.card] as State['config']['cards'][string]
  const level = group.altitudeMarker + { climb: 1, level: 0, dive: -1 }[verticalOf(marker)]
  const height = level === 1 || level === maxAlt ? -0.4 : 0
  const foe = glance.foe(first)
  const worst = alive.reduce((least, one) => Math.min(least, roomAfter(state, state.planes[one] as Plane, marker)), 0)
  if (foe === undefined || pose === null) return height + worst
  return height + worst - 1.2 * Math.abs(level - foe.level) + aimPull(bent(pose, marker, turn), foe, false)
}

/** About where a marker takes a plane. */
function bent(pose: Pose, marker: string, turn: number): Pose {
  return ahead(turned(ahead(pose, turn), angleOf(marker)), turn)
}

const angleOf = (marker: string): number => (marker.endsWith('left') ? -60 : marker.endsWith('right') ? 60 : 0)

/** What a plane has to fear from a marker: if it flies as short as it may, can it still turn away? */
function roomAfter({ config }: State, { pose, card }: Plane, marker: string): number {
  if (pose === null) return 0
  const { turn, min } = config.cards[card] as State['config']['cards'][string]
  const angle = angleOf(marker)
  const end = angle === 0 ? ahead(pose, min) : ahead(turned(ahead(pose, turn), angle), Math.max(1, min - turn))
  return roomPull(config, end, turn)
}

/** The edge is to be feared while there is still room to turn. */
function roomPull(rules: Rules, pose: Pose, turn: number, first = turn): number {
  if (!isOnTable(rules, pose)) return NEVER
  if (isOnTable(rules, ahead(pose, 3 * turn + 2))) return 0
  if (sidesOf(rules, pose, turn, first) === NEITHER) return -6
  return isOnTable(rules, ahead(pose, 2 * turn)) ? -0.6 : -1.5
}

// ---------------------------------------------------------------------------------------- flight and fire

type Step = Of<'forward' | 'turn' | 'pivot' | 'endMovement' | 'attemptTightTurn' | 'attemptHalfLoop'>

function flightPull(glance: Glance, action: Step): number {
  const { state } = glance
  const id = state.activation?.plane as string
  const plane = state.planes[id] as Plane
  const { turn } = state.config.cards[plane.card] as State['config']['cards'][string]
  const foe = glance.foe(id)
  const look = (at: Pose, flown: number): number =>
    roomPull(state.config, at, turn, Math.max(0, turn - flown)) + aimPull(at, foe, levelOf(state, plane) === foe?.level)
  const flown = state.activation?.movement?.sinceTurn ?? 0
  const pose = plane.pose as Pose
  switch (action.type) {
    case 'forward':
      return look(ahead(pose, action.distance), flown + action.distance) + 0.1
    case 'turn':
    case 'pivot':
      return look(turned(pose, action.angle), 0)
    case 'attemptTightTurn':
      return Math.max(look(turned(pose, 120), 0), look(turned(pose, -120), 0)) - 1
    case 'attemptHalfLoop':
      return look(turned(pose, 180), 0) - 1.6
    default:
      return look(pose, 0)
  }
}

/** The nose on the enemy, near and behind him. */
function aimPull(pose: Pose, foe: Foe | undefined, isLevel: boolean): number {
  if (foe === undefined) return 0
  const [far, off] = [distanceBetween(pose, foe.pose), offNose(pose, foe.pose)]
  const aim = isLevel && off <= 1 / 6 ? 3 * hitChance(far) : 0
  return aim - 3 * off - 0.05 * Math.max(0, far - 4) - (far < 2 ? 0.5 : 0) + 0.8 * offNose(foe.pose, pose)
}

/** The chance of one gun. */
function hitChance(far: number): number {
  for (const { upTo, need } of RANGE_BANDS) if (far <= upTo) return (7 - need) / 6
  return 0
}

/** Every gun that bears, at the enemy who is nearest to his end. */
function firePull({ state }: Glance, { shots }: Of<'attack' | 'earlyAttack'>): number {
  const [first] = shots
  if (first === undefined) return 0
  const { damage, card } = state.planes[first.target] as Plane
  const { boxes, points } = state.config.cards[card] as State['config']['cards'][string]
  return 4 + shots.length * 0.1 + damage / boxes + points / 100
}
