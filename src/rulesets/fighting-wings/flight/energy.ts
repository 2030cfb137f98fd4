/** What a card allows at a moment: damage, least and highest speeds, and from the ledger to the next speed. */

import { isFourEngined, loadOf, loadSpeeds } from '../aircraft/loads.js'
import { FOUR_ENGINE_SEVERE } from '../errata/functions/four-engine.js'
import type { Bank, Half, TurnRate } from '../errata/vocabulary.js'
import { isInverted } from '../errata/vocabulary.js'
import {
  type BandSpeeds,
  type Craft,
  craftOf,
  type Damage,
  type Flyer,
  flyerOf,
  type Move,
  type Plane,
  plane,
  type State,
} from '../state/state.js'
import { bandOf } from './airspace.js'
import { isInCloud } from './clouds.js'

// ---------------------------------------------------------------------------------------- damage

/** A damage threshold: this many hits or more. @rule BR-26 */
export function threshold(state: State, craft: Craft, damage: 'light' | 'heavy' | 'severe'): number {
  const [n, d] = state.config.base.damage[damage]
  return damage === 'severe' ? Math.round((craft.hits * n) / d) : Math.ceil((craft.hits * n) / d)
}

/** How badly an aircraft is damaged. @rule BR-26 */
export function damageOf(state: State, id: string): Damage {
  const { hits, out } = plane(state, id)
  if (out) return 'destroyed'
  if (hits === 0) return 'none'
  const craft = craftOf(state, id)
  if (hits >= craft.hits) return 'destroyed'
  for (const damage of ['severe', 'heavy', 'light'] as const) if (hits >= threshold(state, craft, damage)) return damage
  return 'none'
}

/** Is it severely damaged? @rule BR-26 */
export const isSevere = (state: State, { hits }: Plane, craft: Craft): boolean =>
  hits > 0 && hits >= threshold(state, craft, 'severe')

// ---------------------------------------------------------------------------------------- speeds

/** The listed speeds in the band of the altitude at which the turn began. @rule BR-03 */
export const speedsAt = (state: State, { move, alt }: Plane, craft: Craft): BandSpeeds =>
  craft.bands[move === null ? bandOf(state.config.base, alt) : move.band]

/** The listed speeds of an aircraft where it is. @rule BR-03 */
export const speedsOf = (state: State, id: string): BandSpeeds => speedsAt(state, plane(state, id), craftOf(state, id))

/** What severe damage adds to minimum speeds. @rule OTR1-AID-severe-5 */
const severeHalves = (state: State, at: Plane, craft: Craft): Half =>
  isSevere(state, at, craft) ? 2 * state.config.law.topics['severe.minSpeed'].value : 0

/** Does the pilot get less minimum speed out of slats? @rule FW-5.6-slats-minspeed */
const hasSlatMinimum = (state: State, { slats }: Craft, { pilot }: Flyer): boolean =>
  slats && (pilot.quality === 'veteran' || pilot.gifted === true) && state.config.law.live['FW-5.6-slats-minspeed']

/** Neither a load nor a dead engine changes its speeds. */
const isUnchanged = ({ load, wounds }: Plane): boolean => load === null && wounds.engines === 0

/** The minimum level speed after damage, load and slats. @rule FW-5.6-slats-minspeed OTR1-AID-severe-5 */
export function minimumSpeed(state: State, id: string): Half {
  const [at, flyer] = [plane(state, id), flyerOf(state, id)]
  const craft = craftOf(state, id)
  const load = isUnchanged(at) ? 0 : loadSpeeds(state, at, craft).min
  const listed = speedsAt(state, at, craft).min + severeHalves(state, at, craft) + load
  return hasSlatMinimum(state, craft, flyer) ? listed - 1 : listed
}

/** The minimum speed of a rate of turn, damage included. @rule OTR1-AID-severe-5 */
export function turnMinimum(state: State, at: Plane, craft: Craft, rate: TurnRate): Half {
  return speedsAt(state, at, craft).turn[rate] + severeHalves(state, at, craft)
}

/** The highest level speed that can be reached. @rule FW-11-13-attainable OTR1-11.2-four-engine-speeds */
function attainable(state: State, at: Plane, craft: Craft): Half {
  let max = speedsAt(state, at, craft).max
  if (at.wounds.hydraulics) max -= 4
  if (!isUnchanged(at)) max += loadSpeeds(state, at, craft).max
  if (isSevere(state, at, craft) && isFourEngined(state, craft)) max -= 2 * FOUR_ENGINE_SEVERE[1]
  // With engines out it does not fall below the listed minimum (errata 11.2).
  return Math.max(at.wounds.engines > 0 ? speedsAt(state, at, craft).min : 0, max)
}

/** The speed from which climbing costs no more than usual. @rule FW-4.2-climb-decel FW-14.3-climb-speed */
export const climbSpeed = (state: State, at: Plane, craft: Craft): Half =>
  Math.min(speedsAt(state, at, craft).min + 3, attainable(state, at, craft))

/** Is the aircraft short of its listed minimum, slats or not? @rule FW-5.6-slats-minspeed */
export const isBelowListed = (state: State, at: Plane, craft: Craft): boolean =>
  craft.slats && at.move!.start < speedsAt(state, at, craft).min && state.config.law.live['FW-5.6-slats-minspeed']

/** Over the listed minimum regular flaps, dropped in part, may be used by so much: 1.5. @rule OTR1-20.2-flap-gear-timing */
const REGULAR_FLAPS: Half = 3

/** The highest speed at which flaps may move or help; combat flaps stand more. @rule OTR1-20.2-flap-gear-timing BR-16 */
export const flapSpeed = (state: State, at: Plane, craft: Craft): Half =>
  speedsAt(state, at, craft).min + (craft.combatFlaps ?? REGULAR_FLAPS)

// ---------------------------------------------------------------------------------------- the next turn

/** A speed for the next turn, what is carried, and what cut it. */
export interface NextSpeed {
  readonly speed: Half
  readonly carry: number
  readonly limit: 'attainable' | 'terminal' | 'floor' | null
}

/** Safe dive speed where the aircraft is now. @rule BR-14 OTR1-AID-overload-5 */
export function diveSpeed(state: State, at: Plane, craft: Craft): Half {
  const { dive } = craft.bands[bandOf(state.config.base, at.alt)]
  return at.load === null ? dive : dive + loadSpeeds(state, at, craft).dive
}

/**
 * From the net of the ledger to the speed of the next turn: level flight, structure and air set limits.
 *
 * @rule BR-05 BR-14
 */
export function nextSpeed(state: State, at: Plane, craft: Craft, net: number): NextSpeed {
  const { accelPerHalf, structure } = state.config.base
  const { start, flight } = at.move!
  const steps = Math.trunc(net / accelPerHalf)
  const carry = net - accelPerHalf * steps
  const terminal = diveSpeed(state, at, craft) + structure.overDive
  const isLevel = flight !== 'SD' && flight !== 'VD' && steps > 0
  const highest = isLevel ? Math.min(Math.max(start, attainable(state, at, craft)), terminal) : terminal
  if (start + steps > highest) {
    return { speed: highest, carry: Math.min(0, carry), limit: highest < terminal ? 'attainable' : 'terminal' }
  }
  if (start + steps < 1) return { speed: 1, carry: Math.max(0, carry), limit: 'floor' }
  return { speed: start + steps, carry, limit: null }
}

/** No orders since the last flight point. */
export const unordered = () => ({ turn: false, bank: false, slip: false })

/** A fresh move for an aircraft that begins a turn. @rule BR-04 */
export function newMove(state: State, at: Plane, craft: Craft): Move {
  const total = at.speed + at.half
  const inverted = isInverted(at.bank)
  return {
    flight: null,
    start: at.speed,
    band: bandOf(state.config.base, at.alt),
    load: loadOf(at),
    attainable: attainable(state, at, craft),
    startBank: at.bank as Bank,
    fps: total >> 1,
    left: total >> 1,
    h: 0,
    v: 0,
    vMin: 0,
    vMax: 0,
    leadIn: 0,
    leadMost: null,
    vInv: 0,
    up: 0,
    down: 0,
    upInv: 0,
    short: false,
    ledger: [],
    turn: null,
    bank: null,
    slip: null,
    vert: null,
    stays: null,
    unused: 0,
    ordered: unordered(),
    rate: null,
    negG: [],
    everUpright: !inverted,
    everInverted: inverted,
    unstable: null,
    turned: null,
    banked: null,
    reversed: false,
    hammerhead: false,
    snapped: false,
    evades: false,
    turnStalled: false,
    cloud: isInCloud(state, at.alt),
    helpless: false,
    done: false,
  }
}
