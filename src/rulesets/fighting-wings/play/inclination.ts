/** What a good player is drawn to at a glance: a guess for bots, no rule of the game. */
import { BANK_SIDE } from '../data/base.js'
import { type Bank, isInverted, pitch, TURN_RATES } from '../errata/vocabulary.js'
import { hexesBetween, markOf } from '../flight/airspace.js'
import { minimumSpeed, speedsOf } from '../flight/energy.js'
import { type Action, flyerOf, type Plane, plane, type Seat, type State } from '../state/state.js'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

/** The aircraft that flies, the enemy it is after, and where he is off its nose: to the right above 0. */
interface Glance {
  readonly state: State
  readonly id: string | null
  readonly foe: Plane | null
  readonly side: number
}

/** Writes down how much a seat is drawn to each of its actions. */
export function inclination(state: State, _seat: Seat, actions: readonly Action[], out: number[]): void {
  const glance = glanceAt(state)
  for (const [i, action] of actions.entries()) out[i] = pullOf(glance, action)
}

function glanceAt(state: State): Glance {
  const id = state.active
  if (id === null || plane(state, id).out) return { state, id: null, foe: null, side: 0 }
  const own = plane(state, id)
  const foe = nearestFoe(state, id, own)
  const mark = foe === null ? 0 : markOf(own, foe)
  return { state, id, foe, side: mark < 0 ? 0 : mark > 12 ? (mark - 24) / 12 : mark / 12 }
}

function nearestFoe(state: State, id: string, own: Plane): Plane | null {
  let [best, least]: [Plane | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const other in state.planes) {
    const foe = plane(state, other)
    if (foe.out || flyerOf(state, other).side === flyerOf(state, id).side) continue
    const far = hexesBetween(own, foe) + Math.abs(foe.alt - own.alt) / 2
    if (far < least) [best, least] = [foe, far]
  }
  return best
}

/** By type of order: devices stay as they are, guns that bear are fired, and loads are kept for their target. */
function pullOf(glance: Glance, action: Action): number {
  switch (action.type) {
    case 'setThrottle':
      return throttlePull(glance, action)
    case 'setFlaps':
    case 'setGear':
    case 'setBay':
    case 'loosenFormation':
      return -4
    case 'declareSpin':
    case 'declareTurnStall':
    case 'bailOut':
      return -6
    case 'declareTail':
      return 3
    case 'fire':
      return 4 + (action.burst === 'long' ? 0.3 : 0)
    case 'fireGun':
    case 'bomb':
      return 4
    case 'clearJam':
      return 1
    case 'jettison':
      return -2
    case 'shutdownEngine':
      return 1
    default:
      return glance.id === null ? 0 : flightPull(glance, plane(glance.state, glance.id), action)
  }
}

/** Full power, unless it breaks wings. */
function throttlePull({ state }: Glance, { plane: id, throttle }: Of<'setThrottle'>): number {
  const { speed } = plane(state, id)
  const isFast = speed >= speedsOf(state, id).max
  return throttle === 'combat' ? (isFast ? -0.5 : 1) : throttle === 'normal' ? (isFast ? 0.3 : -1) : -2.5
}

function flightPull(glance: Glance, own: Plane, action: Action): number {
  switch (action.type) {
    case 'chooseType':
      return typePull(glance, own, action)
    case 'turn':
      return turnPull(glance, action)
    case 'bank':
      return bankPull(glance, action.to)
    case 'endTurning':
      return Math.abs(glance.side) < 0.1 ? 0.5 : -2
    case 'cancelBank':
      return -2
    case 'slip':
      return Math.abs(glance.side) < 0.25 ? -0.8 : -2
    case 'skid':
    case 'barrelRoll':
      return -2.5
    case 'snapRoll':
      return -4
    case 'reverse':
    case 'executeReversal':
    case 'hammerhead':
      return Math.abs(glance.side) > 0.5 ? 0.5 : -1.5
    case 'fp':
      return 0.6
    default:
      return 0
  }
}

/** Increments of altitude under which no dive is begun, and under which one is doubtful. */
const [FLOOR, LOW] = [30, 60]

/** Level, or toward the enemy's height as far as speed and the ground allow. */
function typePull({ state, id, foe }: Glance, { alt, speed }: Plane, { flight }: Of<'chooseType'>): number {
  const nose = pitch(flight)
  const up = foe === null ? 0 : foe.alt - alt
  const wish = up > 8 ? 1 : up < -8 ? -1 : 0
  const ground = nose < 0 ? (alt < FLOOR ? 8 : alt < LOW ? 2 : 0) : 0
  const slow = nose > 0 && speed < minimumSpeed(state, id as string) + 3 ? 4 : 0
  return 1 - 1.1 * Math.abs(nose - wish) - (Math.abs(nose) === 2 ? 1 : 0) - ground - slow
}

/** Toward the enemy, as hard as he is far off the nose. */
function turnPull({ side }: Glance, { dir, rate, negG }: Of<'turn'>): number {
  const toward = (dir === 'R' ? 1 : -1) * side
  const hard = TURN_RATES.indexOf(rate)
  if (toward <= 0.04) return -2.5 - 0.3 * hard
  const wish = toward > 0.4 ? 3 : toward > 0.2 ? 2 : 1
  return 1.2 - 0.5 * Math.abs(hard - wish) - (rate === 'ET' ? 1 : 0) - (negG ? 3 : 0)
}

/** The wings toward where the nose must go. */
function bankPull({ side }: Glance, to: Bank): number {
  const lean = BANK_SIDE[to] === 'R' ? 1 : BANK_SIDE[to] === 'L' ? -1 : 0
  const fits = lean === 0 ? (Math.abs(side) < 0.1 ? 0.8 : -1) : lean * side > 0.04 ? 1.2 : -1.5
  return fits - (isInverted(to) ? 2 : 0)
}
