/** The energy ledger: what gains and costs speed, line by line, each with the rule it rests on. */
import type { Io } from '../../../core/index.js'
import { running } from '../aircraft/engines.js'
import { powerShare } from '../aircraft/loads.js'
import { citing } from '../book/law.js'
import type { RuleId } from '../book/rules.js'
import { decelOfSpeed } from '../errata/functions/damage.js'
import type { Half } from '../errata/vocabulary.js'
import { type Craft, type Edited, type FightingWings, type Plane, type State, THROTTLES } from '../state/state.js'
import { speedBandOf } from './airspace.js'
import { climbSpeed, isSevere, speedsAt } from './energy.js'

type Emit = Pick<Io<FightingWings>, 'emit'>

/** Takes one line of the ledger: accel positive, decel negative; nothing is no line. */
export type Put = (rule: RuleId, why: string, points: number) => void

/** Writes a line of the ledger and tells it. Lines of one kind are added up. `told` is the rule of its timing. */
export function post(
  at: Edited,
  id: string,
  rule: RuleId,
  why: string,
  points: number,
  io: Emit,
  told: RuleId = rule,
): void {
  if (points === 0) return
  at.move!.ledger = withLine(at.move!.ledger, rule, why, points)
  if (io.emit === undefined) return
  const facts = { rule: told, audience: 'all', plane: id, why, points: Math.abs(points), by: rule } as const
  io.emit(points > 0 ? { type: 'accelGained', ...facts } : { type: 'decelCharged', ...facts })
}

type Ledger = NonNullable<Edited['move']>['ledger']

function withLine(ledger: Ledger, rule: RuleId, why: string, points: number): Ledger {
  for (let i = ledger.length - 1; i >= 0; i--) {
    const line = ledger[i]!
    if (line.why !== why || line.rule !== rule) continue
    const lines = [...ledger]
    lines[i] = { rule, why, points: line.points + points }
    return lines
  }
  return [...ledger, { rule, why, points }]
}

/** Posts every line it is handed. */
export const poster =
  (at: Edited, id: string, io: Emit): Put =>
  (rule, why, points) =>
    post(at, id, rule, why, points, io)

/**
 * What a VFP of climbing costs.
 *
 * @rule FW-4.2-climb-decel FW-14.3-climb-speed FW-11.1-severe-climb OTR1-AID-severe-4 BR-12
 */
export function climbLines(state: State, at: Plane, craft: Craft, inc: number, put: Put): void {
  const { topics } = state.config.law
  const { start } = at.move!
  const { value: perVfp, rule } = topics['climb.perVfp']
  const isListed = start <= 9
  const upright = topics['climb.decelPerInc.upright']
  const severe = topics['climb.severe']
  put(upright.rule, 'climb', -inc * upright.value)
  if (isListed) put(rule, 'climb-listed', -craft.climbDecel)
  else put(rule, 'climb-points', start <= 15 ? -perVfp[1] : -perVfp[2])
  if (start < climbSpeed(state, at, craft)) put(topics['climb.climbSpeed'].rule, 'below-climb-speed', -inc)
  const { load } = at.move!
  if (load !== 'clean') put('BR-30', 'load-climb', -state.config.base.loadCost.climb * (load === 'overloaded' ? 2 : 1))
  if (isSevere(state, at, craft)) put(severe.rule, 'severe-climb', severe.value === 'perVfp' ? -1 : -inc)
}

/** What a VFP of diving gains, or a fall without any. @rule FW-4.1-dive-accel BR-12 */
export function diveLines(state: State, craft: Craft, inc: number, vfps: 0 | 1, put: Put): void {
  const { topics } = state.config.law
  const perInc = topics['dive.accelPerInc']
  put(perInc.rule, 'dive', inc * perInc.value)
  put(topics['dive.accelPerVfp'].rule, 'dive-points', vfps * craft.diveAccel)
}

/**
 * What the inverted increments of a climb cost besides, known when the move is over.
 *
 * @rule FW-4.2-climb-decel OTR1-6.1-inverted-climb-timing
 */
export function invertedClimbLine(state: State, { move }: Plane, put: Put): void {
  const { upInv, h, v, flight } = move!
  if (upInv === 0) return
  const { topics } = state.config.law
  const isPure = flight === 'VC' && h === 0 && v > 0 && topics['climb.invertedExemptPureVertical'].value
  const more = topics['climb.decelPerInc.inverted'].value - topics['climb.decelPerInc.upright'].value
  if (!isPure) put(topics['climb.decelPerInc.inverted'].rule, 'inverted-climb', -upInv * more)
}

/**
 * The power of this turn.
 *
 * @rule BR-06 BR-30 FW-11-power-order OTR1-AID-severe-5 FW-11-13-attainable OTR1-3.6-6.6-fuel-injection
 */
export function powerLines(state: State, at: Plane, craft: Craft, put: Put): void {
  const { throttle, wounds, move } = at
  const { start, band, negG, load } = move!
  if (throttle === 'idle') return
  const { law } = state.config
  const listed = craft.power[band][speedBandOf(start)][THROTTLES.indexOf(throttle) - 1]!
  const afterHits = Math.max(0, listed - wounds.power)
  const severe = afterHits > 1 && isSevere(state, at, craft) ? law.topics['severe.power'].value : 0
  const whole = afterHits + severe
  const left = Math.floor((whole * running(craft, wounds.engines)) / craft.engines)
  const [n, d] = powerShare(state, load)
  const loaded = Math.floor((left * n) / d)
  const cut = start > speedsAt(state, at, craft).max ? loaded - Math.floor((2 * left * n) / (3 * d)) : 0
  const drag = dragOf(loaded - cut, Math.max(start, climbSpeed(state, at, craft)), move!.attainable)
  put('BR-06', throttle, listed)
  put(citing(law, 'FW-11-power-order', 'BR-27'), 'power-lost', afterHits - listed)
  put(law.topics['severe.power'].rule, 'severe-power', severe)
  put('BR-39', 'engines-out', left - whole)
  put('BR-30', 'load', loaded - left)
  put(citing(law, 'FW-11-13-attainable', 'BR-14'), 'above-listed-speed', -cut)
  put('BR-06', 'drag', -drag)
  if (negG.length > 0 && !craft.fuelInjected) {
    put(citing(law, 'OTR1-3.6-6.6-fuel-injection', 'BR-18'), 'negative-g-engine', cut + drag - loaded)
  }
}

/**
 * The power that only holds a speed: its share of attainable speed squared, to the nearest. One point always remains.
 *
 * @rule BR-06
 */
function dragOf(power: number, pace: Half, attainable: Half): number {
  const square = Math.max(1, attainable * attainable)
  return Math.max(0, Math.min(power - 1, Math.floor((2 * power * pace * pace + square) / (2 * square))))
}

/** The power of this turn after all that takes from it. @rule BR-06 */
export function netPower(state: State, at: Plane, craft: Craft): number {
  let net = 0
  powerLines(state, at, craft, (_rule, _why, points) => {
    net += points
  })
  return net
}

/**
 * What is owed at the end of every turn whatever was flown: excess speed, flaps, bay doors, gear.
 *
 * @rule FW-4.2-excess-speed OTR1-20.2-gear-flap-decel OTR1-13-bomb-bay OTR2-13-bomb-bay OTR1-CRIT-equip-3
 */
export function upkeepLines(state: State, at: Plane, put: Put): void {
  const { topics } = state.config.law
  const { flaps, gear, bay, wounds, move } = at
  const over = move!.start - move!.attainable
  const perHalf = topics['excess.decelPerHalf']
  if (over > 0) put(perHalf.rule, 'excess-speed', -over * perHalf.value)
  if (flaps !== 'up') put(topics['flap.decel'].rule, 'flaps', -topics['flap.decel'].value)
  if (bay !== null && bay !== 'closed') put(topics['bay.decel'].rule, 'bay-doors', -topics['bay.decel'].value)
  if (wounds.feathering) put('BR-39', 'windmilling', -state.config.base.engines.windmill)
  if (wounds.hydraulics || (gear !== null && gear !== 'up')) gearLine(state, at, put)
}

/** Gear that trails, is down or moves; once, whatever the cause. @rule OTR1-20.2-gear-flap-decel OTR1-CRIT-equip-3 */
function gearLine({ config: { law } }: State, { wounds, move }: Plane, put: Put): void {
  const decel = decelOfSpeed(move!.start, law.chosen)
  if (wounds.hydraulics) put(citing(law, 'OTR1-CRIT-equip-3', 'BR-27'), 'trailing-gear', -decel)
  else put(law.topics['gear.decel'].rule, 'gear', -decel)
}
