/** What a good player is drawn to at a glance: a guess for bots, no rule of the game. */
import { BANK_SIDE } from '../data/base.js'
import { type Bank, isInverted, isVertical, pitch, TURN_RATES } from '../errata/vocabulary.js'
import { hexesBetween, markOf } from '../flight/airspace.js'
import { minimumSpeed, speedsOf } from '../flight/energy.js'
import { isTurnStall } from '../flight/flight.js'
import { helpOf } from '../flight/turning.js'
import { altWindowOk, burstAmmo, inArc, MOST_RANGE } from '../gunnery/gunnery.js'
import { type Action, craftOf, flyerOf, type Plane, plane, type Seat, type State } from '../state/state.js'
import { AMMO, hitsOf, worthOf } from './evaluate.js'
import { type Outlook, outlookOf } from './outlook.js'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

/** The aircraft that flies, the enemy it is after, and where he will be off its nose as the move ends: to the right above 0. */
interface Glance {
  readonly state: State
  readonly id: string | null
  readonly foe: Plane | null
  readonly side: number
  /** The guns will bear as the move ends. */
  readonly bears: boolean
  /** How well it will be placed then. */
  readonly place: number
}

/** Writes down how much a seat is drawn to each of its actions. */
export function inclination(state: State, _seat: Seat, actions: readonly Action[], out: number[]): void {
  const glance = glanceAt(state)
  for (const [i, action] of actions.entries()) out[i] = pullOf(glance, action)
}

function glanceAt(state: State): Glance {
  const id = state.active
  if (id === null || plane(state, id).out) return { state, id: null, foe: null, side: 0, bears: false, place: 0 }
  const foe = quarryOf(state, id, plane(state, id))
  const end = outlookOf(state, id)
  if (foe === null) return { state, id, foe, side: 0, bears: false, place: 0 }
  const mark = markOf(end, foe)
  const bears = bearsOn(end, foe, mark)
  return { state, id, foe, side: sideOf(mark), bears, place: placeOf(end, foe, mark, bears) }
}

/** How well a move that ends so is placed: with the guns on the enemy, or at least the nose, and near. */
function placeOf(end: Outlook, foe: Plane, mark: number, bears: boolean): number {
  const hexes = hexesBetween(end, foe)
  const tail = Math.abs(sideOf(markOf(foe, end)))
  if (bears) return 2.5 + tail - 0.2 * hexes
  return -2.5 * Math.abs(sideOf(mark)) - 0.1 * hexes + 0.5 * tail
}

/** From -1, behind on the left, over 0, ahead, to 1. */
const sideOf = (mark: number): number => (mark < 0 ? 0 : mark > 12 ? (mark - 24) / 12 : mark / 12)

function bearsOn(end: Outlook, foe: Plane, mark: number): boolean {
  const hexes = hexesBetween(end, foe)
  if (end.flight === null || hexes > MOST_RANGE || end.isHard) return false
  return altWindowOk(end.flight, hexes, foe.alt - end.alt) && inArc(mark, isVertical(end.flight) ? null : end.turned)
}

/** The enemy that is nearest, one ahead sooner than one behind. */
function quarryOf(state: State, id: string, own: Plane): Plane | null {
  let [best, least]: [Plane | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const other in state.planes) {
    const foe = plane(state, other)
    if (foe.out || flyerOf(state, other).side === flyerOf(state, id).side) continue
    const far = hexesBetween(own, foe) + Math.abs(foe.alt - own.alt) / 2 + 4 * Math.abs(sideOf(markOf(own, foe)))
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
      return firePull(glance, action)
    case 'fireGun':
    case 'bomb':
    case 'fireRockets':
    case 'burstRockets':
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

/** What the burst will hit on the average, exactly, against its share of the rounds: sharp, so that no dice decide it. */
function firePull({ state }: Glance, action: Of<'fire'>): number {
  const { plane: id, target, weapons, burst, sighting } = action
  const promise = worthOf(state, target, hitsOf(state, { plane: id, gun: null, target, weapons, burst, sighting }))
  let full = 0
  for (const { cap } of craftOf(state, id).weapons) full += cap
  return SHARP * (promise - (AMMO * weapons.length * burstAmmo(state, burst)) / Math.max(1, full))
}

const SHARP = 40

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
      return endPull(glance)
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
      return isTurnStall(glance.state, glance.id as string) ? -4 : glance.bears ? 2 : 0.6
    default:
      return 0
  }
}

/** Increments of altitude under which no dive is begun, and under which one is doubtful. */
const [FLOOR, LOW] = [30, 60]

/** Level, or toward the enemy's height as far as speed and the ground allow: close by a few hundred feet count. */
function typePull({ state, id, foe }: Glance, own: Plane, { flight }: Of<'chooseType'>): number {
  const { alt, speed } = own
  const nose = pitch(flight)
  const up = foe === null ? 0 : foe.alt - alt
  const near = foe !== null && hexesBetween(own, foe) < 12 ? 3 : 8
  const wish = up > near ? (up > 14 ? 2 : 1) : up < -near ? (up < -14 ? -2 : -1) : 0
  const ground = nose < 0 ? (alt < FLOOR ? 8 : alt < LOW ? 2 : 0) : 0
  const slow = nose > 0 && speed < minimumSpeed(state, id as string) + 3 ? 4 : 0
  return 1 - 1.1 * Math.abs(nose - wish) - (Math.abs(nose) === 2 ? 1 : 0) - ground - slow
}

/** As far as it leads to a better place than the orders so far. */
function turnPull({ state, id, foe, place }: Glance, { dir, rate, negG }: Of<'turn'>): number {
  if (foe === null || id === null || !helpOf(state, id, rate).allowed) return -5
  const end = outlookOf(state, id, { dir, rate, negG, k: 0, fps: 0, reduced: false })
  const mark = markOf(end, foe)
  const better = placeOf(end, foe, mark, bearsOn(end, foe, mark)) - place
  return GAIN * better - 0.15 * TURN_RATES.indexOf(rate) - (rate === 'ET' ? 0.6 : 0) - (negG ? 3 : 0)
}

const GAIN = 1.5

/** Straight on, if that leads to a better place. */
function endPull({ state, id, foe, place }: Glance): number {
  if (foe === null || id === null) return -2
  const end = outlookOf(state, id, null)
  const mark = markOf(end, foe)
  return GAIN * (placeOf(end, foe, mark, bearsOn(end, foe, mark)) - place) - 0.3
}

/** The wings toward where the nose must go. */
function bankPull({ side, bears }: Glance, to: Bank): number {
  const lean = BANK_SIDE[to] === 'R' ? 1 : BANK_SIDE[to] === 'L' ? -1 : 0
  const fits = lean === 0 ? (Math.abs(side) < 0.1 ? 0.8 : -1) : lean * side > 0.04 ? 1.2 : -1.5
  return fits - (isInverted(to) ? 2 : 0) - (bears ? 1 : 0)
}
