/** The energy ledger: what gains and costs speed, point by point, and what a card allows at a moment. */
import type { Io } from '../../core/index.js'
import { bandOf, speedBandOf } from './airspace.js'
import type { Bank, Half, TurnRate } from './errata/vocabulary.js'
import { isInverted } from './errata/vocabulary.js'
import { citing } from './law.js'
import type { RuleId } from './rules.js'
import {
  type BandSpeeds,
  type Craft,
  craftOf,
  type Damage,
  type Draft,
  type Entry,
  edit,
  type FightingWings,
  flyerOf,
  type Move,
  type Plane,
  plane,
  type State,
} from './state.js'

type Emit = Pick<Io<FightingWings>, 'emit'>

/** Writes a line of the ledger and tells it. Lines of one kind are added up. `told` is the rule of its timing. */
export function post(draft: Draft, id: string, entry: Entry, io: Emit, told: RuleId = entry.rule): void {
  const { rule, why, points } = entry
  if (points === 0) return
  const { ledger } = edit(draft, id).move!
  let at = ledger.length - 1
  while (at >= 0 && (ledger[at]!.why !== why || ledger[at]!.rule !== rule)) at--
  if (at < 0) ledger.push({ rule, why, points })
  else ledger[at] = { rule, why, points: points + ledger[at]!.points }
  io.emit?.({
    type: points > 0 ? 'accelGained' : 'decelCharged',
    rule: told,
    audience: 'all',
    plane: id,
    why,
    points: Math.abs(points),
  })
}

/** A damage threshold: so many hits or more. @rule BR-26 */
export function threshold(state: State, craft: Craft, damage: 'light' | 'heavy' | 'severe'): number {
  const [n, d] = state.config.base.damage[damage]
  return damage === 'severe' ? Math.round((craft.hits * n) / d) : Math.ceil((craft.hits * n) / d)
}

/** How badly an aircraft is damaged. @rule BR-26 */
export function damageOf(state: State, id: string): Damage {
  const [{ hits, out }, craft] = [plane(state, id), craftOf(state, id)]
  if (out || hits >= craft.hits) return 'destroyed'
  for (const damage of ['severe', 'heavy', 'light'] as const) if (hits >= threshold(state, craft, damage)) return damage
  return 'none'
}

/** Is it severely damaged? */
export const isSevere = (state: State, id: string): boolean => {
  const craft = craftOf(state, id)
  return plane(state, id).hits >= threshold(state, craft, 'severe')
}

/** The listed speeds in the band of the aircraft's altitude as the turn began. @rule BR-03 */
export const speedsOf = (state: State, id: string): BandSpeeds => {
  const { move, alt } = plane(state, id)
  return craftOf(state, id).bands[move?.band ?? bandOf(state.config.base, alt)]
}

/** What severe damage adds to minimum speeds. @rule OTR1-AID-severe-5 */
const severeHalves = (state: State, id: string): Half =>
  isSevere(state, id) ? 2 * state.config.law.topics['severe.minSpeed'].value : 0

/** Does the pilot get less minimum speed out of slats? @rule FW-5.6-slats-minspeed */
function hasSlatMinimum(state: State, id: string): boolean {
  const { quality, gifted } = flyerOf(state, id).pilot
  return (
    state.config.law.live['FW-5.6-slats-minspeed'] &&
    craftOf(state, id).slats &&
    (quality === 'veteran' || gifted === true)
  )
}

/** The minimum level speed after damage and slats. @rule FW-5.6-slats-minspeed */
export const minimumSpeed = (state: State, id: string): Half =>
  speedsOf(state, id).min + severeHalves(state, id) - (hasSlatMinimum(state, id) ? 1 : 0)

/** The minimum speed of a rate of turn, damage included. @rule OTR1-AID-severe-5 */
export const turnMinimum = (state: State, id: string, rate: TurnRate): Half =>
  speedsOf(state, id).turn[rate] + severeHalves(state, id)

/** The highest level speed that can be reached. @rule FW-11-13-attainable */
const attainable = (state: State, id: string): Half =>
  Math.max(0, speedsOf(state, id).max - (plane(state, id).wounds.hydraulics ? 4 : 0))

/** The speed from which climbing costs no more than usual. @rule FW-4.2-climb-decel */
const climbSpeed = (state: State, id: string): Half => Math.min(speedsOf(state, id).min + 3, attainable(state, id))

/** What a VFP of climbing costs, line by line. @rule FW-4.2-climb-decel */
export function climbLines(state: State, id: string, inc: number): readonly Entry[] {
  const { topics } = state.config.law
  const { start } = plane(state, id).move!
  const [listed, middle, high] = topics['climb.perVfp'].value
  const perVfp = start <= 9 ? craftOf(state, id).climbDecel : start <= 15 ? middle : high
  const severe = isSevere(state, id) ? (topics['climb.severe'].value === 'perVfp' ? 1 : inc) : 0
  const slow = start < climbSpeed(state, id) ? inc : 0
  const upright = topics['climb.decelPerInc.upright']
  return [
    { rule: upright.rule, why: 'climb', points: -inc * upright.value },
    {
      rule: topics['climb.perVfp'].rule,
      why: perVfp === middle || perVfp === high ? 'climb-points' : `climb-${listed}`,
      points: -perVfp,
    },
    { rule: topics['climb.climbSpeed'].rule, why: 'below-climb-speed', points: -slow },
    { rule: topics['climb.severe'].rule, why: 'severe-climb', points: -severe },
  ]
}

/** What a VFP of diving gains. @rule FW-4.1-dive-accel */
export function diveLines(state: State, id: string, inc: number, vfps = 1): readonly Entry[] {
  const { topics } = state.config.law
  const perInc = topics['dive.accelPerInc']
  return [
    { rule: perInc.rule, why: 'dive', points: inc * perInc.value },
    { rule: topics['dive.accelPerVfp'].rule, why: 'dive-points', points: vfps * craftOf(state, id).diveAccel },
  ]
}

/** What the inverted increments of a climb cost besides, known when the move is over. @rule FW-4.2-climb-decel */
export function invertedClimbLine(state: State, id: string): Entry {
  const { topics } = state.config.law
  const { upInv, h, v, flight } = plane(state, id).move!
  const isPure = flight === 'VC' && h === 0 && v > 0 && topics['climb.invertedExemptPureVertical'].value
  const more = topics['climb.decelPerInc.inverted'].value - topics['climb.decelPerInc.upright'].value
  return { rule: topics['climb.decelPerInc.inverted'].rule, why: 'inverted-climb', points: isPure ? 0 : -upInv * more }
}

/** The power of this turn, line by line. @rule BR-06 */
export function powerLines(state: State, id: string): readonly Entry[] {
  const { throttle, wounds, move } = plane(state, id)
  const { start, band, negG } = move!
  if (throttle === 'idle') return []
  const listed = craftOf(state, id).power[band][speedBandOf(start)][throttle === 'normal' ? 0 : 1]
  const { law } = state.config
  const afterHits = Math.max(0, listed - wounds.power)
  const severe = isSevere(state, id) && afterHits > 1 ? law.topics['severe.power'].value : 0
  const left = afterHits + severe
  const cut = start > speedsOf(state, id).max ? left - Math.floor((2 * left) / 3) : 0
  const starved = negG.length > 0 && !craftOf(state, id).fuelInjected ? left - cut : 0
  return [
    { rule: 'BR-06', why: throttle, points: listed },
    { rule: citing(law, 'FW-11-power-order', 'BR-27'), why: 'power-lost', points: afterHits - listed },
    { rule: law.topics['severe.power'].rule, why: 'severe-power', points: severe },
    { rule: citing(law, 'FW-11-13-attainable', 'BR-14'), why: 'above-listed-speed', points: -cut },
    { rule: citing(law, 'OTR1-3.6-6.6-fuel-injection', 'BR-18'), why: 'negative-g-engine', points: -starved },
  ]
}

/** What is owed at the end of every turn whatever was flown: excess speed, flaps, trailing gear. */
export function upkeepLines(state: State, id: string): readonly Entry[] {
  const { topics, live } = state.config.law
  const { flaps, wounds, move } = plane(state, id)
  const over = Math.max(0, move!.start - attainable(state, id))
  const gear = wounds.hydraulics ? Math.ceil(move!.start / 2) : 0
  return [
    {
      rule: topics['excess.decelPerHalf'].rule,
      why: 'excess-speed',
      points: -over * topics['excess.decelPerHalf'].value,
    },
    { rule: topics['flap.decel'].rule, why: 'flaps', points: flaps === 'up' ? 0 : -topics['flap.decel'].value },
    { rule: live['OTR1-CRIT-equip-3'] ? 'OTR1-CRIT-equip-3' : 'BR-27', why: 'trailing-gear', points: -gear },
  ]
}

/** Is the aircraft short of its listed minimum, slats or not? @rule FW-5.6-slats-minspeed */
export const isBelowListed = (state: State, id: string): boolean =>
  state.config.law.live['FW-5.6-slats-minspeed'] &&
  craftOf(state, id).slats &&
  plane(state, id).move!.start < speedsOf(state, id).min

/** A speed for the next turn, what is carried, and what cut it. */
export interface NextSpeed {
  readonly speed: Half
  readonly carry: number
  readonly limit: 'attainable' | 'terminal' | 'floor' | null
}

/** Safe dive speed where the aircraft is now. @rule BR-14 */
export const diveSpeed = (state: State, id: string): Half =>
  craftOf(state, id).bands[bandOf(state.config.base, plane(state, id).alt)].dive

/** From the net of the ledger to the speed of the next turn: level flight, structure and air set limits. @rule BR-05 */
export function nextSpeed(state: State, id: string, net: number): NextSpeed {
  const { accelPerHalf, structure } = state.config.base
  const { start, flight } = plane(state, id).move!
  const steps = Math.trunc(net / accelPerHalf)
  const carry = net - accelPerHalf * steps
  const level = Math.max(start, attainable(state, id))
  const terminal = diveSpeed(state, id) + structure.overDive
  const isLevel = flight !== 'SD' && flight !== 'VD' && steps > 0
  const highest = isLevel ? Math.min(level, terminal) : terminal
  if (start + steps > highest) {
    return { speed: highest, carry: Math.min(0, carry), limit: highest < terminal ? 'attainable' : 'terminal' }
  }
  if (start + steps < 1) return { speed: 1, carry: Math.max(0, carry), limit: 'floor' }
  return { speed: start + steps, carry, limit: null }
}

/** A fresh move for an aircraft that begins a turn. @rule BR-04 */
export function newMove(state: State, at: Plane, startBank: Bank): Move {
  const total = at.speed + at.half
  return {
    flight: null,
    start: at.speed,
    band: bandOf(state.config.base, at.alt),
    startBank,
    fps: total >> 1,
    left: total >> 1,
    h: 0,
    v: 0,
    vMin: 0,
    vMax: 0,
    leadIn: 0,
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
    unused: 0,
    ordered: { turn: false, bank: false, slip: false },
    rate: null,
    negG: [],
    everUpright: !isInverted(startBank),
    everInverted: isInverted(startBank),
    unstable: null,
    turned: null,
    banked: null,
    reversed: false,
    hammerhead: false,
    helpless: false,
    done: false,
  }
}
