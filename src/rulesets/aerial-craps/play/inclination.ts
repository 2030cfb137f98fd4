/** What a good player is drawn to at a glance: a guess for bots, no rule of the game. */
import { dial, type Facing, type Hex, hexDistance, hexStep, turnFacing } from '../../../geometry/index.js'
import { minSpeedOf } from '../aircraft/fate.js'
import { mpFrom } from '../flight/moves.js'
import { attackDice, cvCost, gunsIn, rangeOf } from '../phases/firing.js'
import { type Action, type Aircraft, cardOf, craft, type Move, type Seat, type State } from '../state/state.js'
import { asked } from '../turn/tasks.js'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

/** The one who moves, and the enemy it is after. */
interface Glance {
  readonly state: State
  readonly move: Move | null
  readonly own: Aircraft | null
  readonly foe: Aircraft | null
}

/** Writes down how much a seat is drawn to each of its actions. */
export function inclination(state: State, _seat: Seat, actions: readonly Action[], out: number[]): void {
  const { move } = state
  const own = move === null ? null : craft(state, move.ac)
  const glance = { state, move, own, foe: own && foeOf(state, own) }
  for (const [i, action] of actions.entries()) out[i] = pullOf(glance, action)
}

/** Its target, or the enemy that is nearest. */
function foeOf(state: State, own: Aircraft): Aircraft | null {
  const target = own.target === null ? undefined : state.aircraft[own.target]
  if (target !== undefined && target.fate === 'flying' && target.side !== own.side) return target
  let [best, least]: [Aircraft | null, number] = [null, Number.POSITIVE_INFINITY]
  for (const id in state.aircraft) {
    const foe = craft(state, id)
    if (foe.side === own.side || foe.fate !== 'flying') continue
    const far = hexDistance(foe.hex, own.hex) + 1.5 * Math.abs(foe.level - own.level)
    if (far < least) [best, least] = [foe, far]
  }
  return best
}

/** By type of order: most are about what Pilot Points and dice are good for, and need no look at the map. */
function pullOf(glance: Glance, action: Action): number {
  switch (action.type) {
    case 'spot':
      return 4
    case 'spotLeader':
      return 2
    case 'dropTarget':
      return -6
    case 'retire':
    case 'cutEngine':
      return -8
    case 'fire':
      return firePull(glance, action)
    case 'payLoss':
    case 'spotPP':
      return 0.4 * action.pp
    case 'encounterPP':
      return 0.3 * action.pp
    case 'addCv':
      return action.add ? 0.3 : 0
    case 'declarePitch':
      return pitchPull(glance, action)
    case 'mpAdjust':
      return mpPull(glance, action)
    case 'addDice':
      return dicePull(glance, action)
    case 'cancelOnes':
      return action.pp === glance.state.test!.ones ? 2 : -0.5 * action.pp
    case 'cancelBreak':
    case 'cancelJam':
      return 0.8 * action.pp
    case 'buyCv':
      return 0.3 * action.cv
    case 'trade':
      return 0.1 * action.criticals
    case 'easePitch':
      return Math.abs(action.pitch) < 2 ? 0.2 : -0.5
    case 'stallPP':
      return 0.4 * action.pp
    case 'takeSpeed':
      return 0.2 * action.points
    case 'recover':
      return 0.6 * action.dice
    case 'crewDice':
      return -0.3 * action.dice
    case 'extinguish':
      return 3
    case 'unjam':
    case 'reload':
      return 1.5
    default:
      return glance.own === null ? 0 : flightPull(glance, glance.own, action)
  }
}

/**
 * What an attack will hit on the average, exactly, against what its Combat Value would do later: sharp, so that no sampled
 * dice decide it. Pilot Points lapse after it.
 */
function firePull({ state }: Glance, { crew, cv, pp, burst }: Of<'fire'>): number {
  const { ac } = asked<'attack'>(state)
  const { target, observer } = craft(state, ac)
  const at = (crew === 'pilot' ? target : observer?.target) as string
  const range = rangeOf(state, ac, at, crew)
  if (range === null) return 0
  const rating = gunsIn(state, ac, crew, at).reduce((all, gun) => all + cardOf(state, ac).guns[gun]!.rating, 0)
  const { tables, options } = state.config
  const { dice } = attackDice(tables, options.attackRounding, { cv, rating, pp, range, burst })
  return SHARP * (DIE * dice - KEPT * rating * cvCost(cv)) - 0.05 * pp
}

/** In tenths of a point: a die of an attack, and a point of Combat Value in hand for each gun. */
const [DIE, KEPT] = [0.83, 0.3]
const SHARP = 25

// ---------------------------------------------------------------------------------------- points and dice

/** A Pilot Point bought off the die is a die less in a test: spent only for a hex or a level that is wanted. */
function mpPull({ state, move, own, foe }: Glance, { pp, cv }: Of<'mpAdjust'>): number {
  if (move === null || own === null || foe === null) return -pp
  const shift = cv === 'none' ? 0 : (cv === 'add' ? 1 : -1) * Math.ceil(Math.abs(own.cv) / 2)
  const { h, v } = mpFrom(state, move.ac, move.pitch, move.die - pp + shift)
  const left = Math.max(1, hexDistance(own.hex, foe.hex)) - h
  const rise = Math.sign(move.pitch) * Math.floor((v + (own.pos === 'in' ? 0 : 1)) / 2)
  const up = foe.level - own.level - rise
  return -0.7 * pp - (left > 0 ? 0.8 * left : 0.2 * -left) - (up > 0 ? up : Math.max(0, -1 - up))
}

/** The CV that a test brings on the average against what its ones may cost, exactly; Pilot Points left cancel ones. */
function dicePull({ state, own }: Glance, { aero, pp }: Of<'addDice'>): number {
  const { called, risky, penalty, free, level } = state.test!
  const dice = risky + penalty + aero
  const pass = passChance(dice, own!.pp - pp)
  const counted = Math.max(0, called) + aero
  const gain = Math.floor((counted + pp) / 2) + (counted + pp) / 6
  const slowed = Math.floor(Math.max(0, counted - free) / 2)
  const pace = 0.3 * slowed + 1.5 * Math.max(0, minSpeedOf(state, state.move!.ac) + 2 + slowed - own!.speed)
  const stress = level >= 3 ? 0.4 * Math.max(0, dice - 8) : 0
  return 0.7 * (pass * gain - (1 - pass) * dice * 0.5) - 0.15 * pp - pace - stress
}

/** The chance that this many dice show no more ones than that many. */
function passChance(dice: number, most: number): number {
  let term = 1
  for (let i = 0; i < dice; i++) term *= 5 / 6
  let sum = term
  for (let ones = 1; ones <= Math.min(dice, most); ones++) {
    term *= (dice - ones + 1) / (5 * ones)
    sum += term
  }
  return sum
}

// ---------------------------------------------------------------------------------------- flight

/** Toward the level of the enemy, and never into the ground or a stall. */
function pitchPull({ state, move, own, foe }: Glance, { pitch }: Of<'declarePitch'>): number {
  if (move === null || own === null) return 0
  const up = foe === null ? 0 : foe.level - own.level
  const steep = Math.max(0, Math.abs(pitch - own.pitch) - 1)
  const ground = pitch < 0 ? 3 * Math.max(0, 5 + pitch - own.level) : 0
  const slow = pitch > 0 ? 2 * Math.max(0, minSpeedOf(state, move.ac) + 2 + pitch - own.speed) : 0
  const fast = pitch < 0 ? 0.5 * Math.max(0, own.speed - pitch - cardOf(state, move.ac).maxLevel) : 0
  return -1.2 * Math.abs(pitch - Math.max(-2, Math.min(2, up))) - 0.8 * steep - ground - slow - fast
}

function flightPull(glance: Glance, own: Aircraft, action: Action): number {
  switch (action.type) {
    case 'goForward':
    case 'turnAfterExit':
      return stepPull(glance, own, toSide(own, action.turn)) - 0.45 * Math.abs(action.turn)
    case 'levelOut':
      return stepPull(glance, own, action.facing as Facing) - 0.5 - 0.2 * action.more
    case 'shiftFacing':
      return -2 * offNose(own.hex, toSide(own, action.shift), glance.foe?.hex) - 0.3 * Math.abs(action.shift)
    case 'maneuver':
      return maneuverPull(glance, own, action.more)
    case 'exitManeuver':
    case 'exitGoing':
      return (farFrom(glance, own) === 0 ? -1 : 1) - 0.2 * ('more' in action ? action.more : 0)
    case 'power':
      return own.speed < minSpeedIn(glance) + 4 ? 1 + 0.3 * action.aim : 0.5
    case 'drag':
      return own.speed > cardOf(glance.state, (glance.move as Move).ac).maxLevel ? 1 : -1.5
    default:
      return 0
  }
}

const minSpeedIn = ({ state, move }: Glance): number => minSpeedOf(state, (move as Move).ac)

const toSide = ({ facing }: Aircraft, turn: number): Facing => turnFacing(facing ?? 0, turn)

const farFrom = ({ foe }: Glance, { hex }: Aircraft): number => (foe === null ? 9 : hexDistance(hex, foe.hex))

/** A hex on, nearer to the enemy and with the nose on him. */
function stepPull({ foe }: Glance, { hex }: Aircraft, facing: Facing): number {
  if (foe === null) return 0
  const at = hexStep(hex, facing)
  return -1.1 * hexDistance(at, foe.hex) - 1.9 * offNose(at, facing, foe.hex)
}

/** Maneuvering brings Combat Value on an enemy in the same hex or the next, and nothing on others. */
function maneuverPull(glance: Glance, own: Aircraft, more: number): number {
  const far = farFrom(glance, own)
  const near = far === 0 ? 1.5 : far === 1 ? 0.2 : -3
  return near - 1.1 * far - 0.12 * more - (more >= 4 ? 1.2 : 0)
}

/** How far off the nose a hex lies, from 0 to 1. */
function offNose(hex: Hex, facing: Facing, to: Hex | undefined): number {
  const mark = to === undefined ? -1 : dial(to.q - hex.q, to.r - hex.r)
  if (mark < 0) return 0
  const turned = Math.abs(mark - 4 * facing) % 24
  return Math.min(turned, 24 - turned) / 12
}
