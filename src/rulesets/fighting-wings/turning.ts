/** Turns, banks and slips: what they need, what they cost, who may fly them. */
import { speedBandOf } from './airspace.js'
import { BANK_SIDE } from './data/base.js'
import { isBelowListed, minimumSpeed, turnMinimum } from './energy.js'
import { negGTurn } from './errata/functions/negative-g.js'
import { slatAssist } from './errata/functions/slats.js'
import { type Bank, type Hand, isInverted, type Pilot, TURN_RATES, type TurnRate } from './errata/vocabulary.js'
import { no, type Refusal } from './messages.js'
import type { RuleId } from './rules.js'
import { craftOf, flyerOf, type Plane, plane, type State, type TurnRun } from './state.js'

/** Flight points that a bank takes at this speed. @rule BR-09 */
export const bankNeed = (state: State, id: string): number =>
  craftOf(state, id).bank[speedBandOf(plane(state, id).move!.start)]

/** Flight points that a slip takes at this speed. @rule BR-10 */
export const slipNeed = (state: State, id: string): number =>
  craftOf(state, id).slip[speedBandOf(plane(state, id).move!.start)]

/** Does a turn count while the wings are so? A negative-G turn goes against the bank. @rule BR-09 */
export const isBankedFor = (bank: Bank, { dir, negG }: Pick<TurnRun, 'dir' | 'negG'>): boolean => {
  const side = BANK_SIDE[bank]
  return side !== null && (side === dir) !== negG
}

/** Will the next flight point complete the bank under way? */
const isAlmostBanked = (state: State, id: string): boolean => {
  const { bank } = plane(state, id).move!
  return bank !== null && bank.h + bank.v + 1 >= bankNeed(state, id)
}

/** Is the next flight point one of this turn? */
export function willCount(state: State, id: string, turn: Pick<TurnRun, 'dir' | 'negG'>): boolean {
  const at = plane(state, id)
  if (isBankedFor(at.bank, turn)) return true
  return !turn.negG && isAlmostBanked(state, id) && isBankedFor(at.move!.bank!.to, turn)
}

const last = (list: readonly unknown[]): number => list.length - 1

/** Flight points of a portion of a turn that begins now. @rule BR-07 */
export function portionNeed(state: State, id: string, rate: TurnRate, k: number): { fps: number; rule: RuleId } {
  const at = plane(state, id)
  const { chart, inverted, law } = state.config
  const row = Math.min(at.move!.start - 1, last(chart[rate]))
  const [first, second] = chart[rate][row] as readonly [number, number]
  const isReduced = at.move!.flight === 'SD' && isInverted(at.bank) && law.live['OTR1-5.3-inverted-turn-reduction']
  if (!isReduced) return { fps: k % 2 === 0 ? first : second, rule: 'BR-07' }
  return { fps: inverted[rate][row] as number, rule: 'OTR1-5.3-inverted-turn-reduction' }
}

/** By what help a turn is flown below its listed minimum. */
export interface Help {
  readonly allowed: boolean
  readonly decel: number
  readonly rule: RuleId
  readonly isUnstable: boolean
}

const PLAIN: Help = { allowed: true, decel: 0, rule: 'BR-08', isUnstable: false }
const NONE: Help = { allowed: false, decel: 0, rule: 'BR-16', isUnstable: false }

/** Whether the speed is enough for a rate of turn, and with what help. @rule FW-5.6-slats-turnspeed */
export function helpOf(state: State, id: string, rate: TurnRate): Help {
  const listed = turnMinimum(state, id, rate)
  const { move, flaps } = plane(state, id)
  if (move!.start >= listed || isSlowButAble(state, id, rate)) return PLAIN
  const { live } = state.config.law
  const slats = craftOf(state, id).slats && live['FW-5.6-slats-turnspeed']
  const turn = {
    slats,
    pilot: pilotOf(state, id),
    rate,
    speed: move!.start,
    listedTurnMin: listed,
    flapsUsed: flaps === 'down',
  }
  const assist = slatAssist(turn)
  if (!assist.ok || !assist.value.allowed) return NONE
  const { by, extraDecelPer30, shotModifier } = assist.value
  return {
    allowed: true,
    decel: extraDecelPer30,
    rule: HELP_RULES[by ?? 'flaps'] ?? 'BR-16',
    isUnstable: shotModifier > 0,
  }
}

/** Slats that lower the minimum level speed lower that of EZ turns, which then cost more. @rule FW-5.6-slats-minspeed */
const isSlowButAble = (state: State, id: string, rate: TurnRate): boolean =>
  rate === 'EZ' && isBelowListed(state, id) && plane(state, id).move!.start >= minimumSpeed(state, id)

const HELP_RULES: Readonly<Record<string, RuleId>> = {
  slats: 'FW-5.6-slats-turnspeed',
  'slats+flaps': 'FW-5.6-slats-with-flaps',
  flaps: 'BR-16',
  gifted: 'FW-12.4-gifted',
}

/** The pilot, without a gift that this edition gives nothing for. */
const pilotOf = (state: State, id: string): Pilot => {
  const { pilot } = flyerOf(state, id)
  return state.config.law.live['FW-12.4-gifted'] ? pilot : { ...pilot, gifted: false }
}

/** Decel of one portion of a turn: the card's, flaps, slow flight. @rule BR-08 */
export function turnDecel(state: State, id: string, rate: TurnRate) {
  const { flaps } = plane(state, id)
  const bonus = state.config.law.topics['flap.turnBonus']
  return [
    { rule: 'BR-08', why: `turn-${rate}`, points: -craftOf(state, id).turnDecel[rate] },
    { rule: bonus.rule, why: 'turn-with-flaps', points: flaps === 'up' ? 0 : -bonus.value },
    { rule: 'FW-5.6-slats-minspeed', why: 'slow-turn', points: rate === 'EZ' && isBelowListed(state, id) ? -1 : 0 },
  ] as const
}

/** May this aircraft, pilot and move use the rate? @rule BR-08 */
export function isRateOpen(state: State, id: string, rate: TurnRate): boolean {
  const { cls, role } = craftOf(state, id)
  const { move, wounds } = plane(state, id)
  const index = TURN_RATES.indexOf(rate)
  if ((cls === 'M' || cls === 'H') && role !== 'fighter' && index > 1) return false
  if (move!.negG.length > 0 && index > 2) return false
  return rate !== 'ET' || wounds.crew === 0
}

/** Why a negative-G turn may not be flown; null if it may. @rule FW-7.7-negG-turn */
export function negGRefusal(state: State, id: string, dir: Hand, rate: TurnRate): Refusal {
  const { rule, value } = state.config.law.topics['negG.turnAllowed']
  if (!value) return () => no(rule, 'no-negative-g-turn', { why: 'not in this edition' })
  const at: Plane = plane(state, id)
  const { cls, role } = craftOf(state, id)
  const turnMin = Object.fromEntries(TURN_RATES.map((one) => [one, turnMinimum(state, id, one)])) as Record<
    TurnRate,
    number
  >
  const { pilot } = flyerOf(state, id)
  const { flight, start: speed } = at.move!
  const asked = { cls, role, pilot, rate, speed, turnMin, bank: at.bank, prevType: at.flight, type: flight! }
  const answer = negGTurn(asked)
  if (!answer.ok) return () => no(rule, 'no-negative-g-turn', { why: answer.violations[0]!.code })
  const { because, dir: side } = answer.value
  if (because.length > 0) return () => no(rule, 'no-negative-g-turn', { why: because[0]!.code })
  return side === dir ? null : () => no(rule, 'no-negative-g-turn', { why: 'wrong-side' })
}
