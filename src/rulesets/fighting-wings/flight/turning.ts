/** Turns, banks and slips: what they need, what they cost, who may fly them. */

import { no, type Refusal } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { BANK_SIDE } from '../data/base.js'
import { negGVerdict } from '../errata/functions/negative-g.js'
import { assistOf } from '../errata/functions/slats.js'
import { type Bank, type Hand, isInverted, type Pilot, TURN_RATES, type TurnRate } from '../errata/vocabulary.js'
import { type Craft, craftOf, flyerOf, type Plane, plane, type State, type TurnRun } from '../state/state.js'
import { speedBandOf } from './airspace.js'
import { flapSpeed, isBelowListed, minimumSpeed, turnMinimum } from './energy.js'
import type { Put } from './ledger.js'

/** Flight points that a bank takes at this speed. @rule BR-09 */
export const bankNeed = ({ move }: Plane, craft: Craft): number => craft.bank[speedBandOf(move!.start)]

type Turning = Pick<TurnRun, 'dir' | 'negG'>

/** Does a turn count while the wings are so? A negative-G turn goes against the bank. @rule BR-09 FW-7.7-negG-turn */
export const isBankedFor = (bank: Bank, { dir, negG }: Turning): boolean => {
  const side = BANK_SIDE[bank]
  return side !== null && (side === dir) !== negG
}

/**
 * Is the next flight point one of this turn, because of the wings as they are or as that point leaves them?
 *
 * @rule BR-09
 */
export function willCount(at: Plane, craft: Craft, turn: Turning): boolean {
  if (isBankedFor(at.bank, turn)) return true
  const { bank } = at.move!
  if (bank === null || turn.negG || bank.h + bank.v + 1 < bankNeed(at, craft)) return false
  return isBankedFor(bank.to, turn)
}

/** Is a portion that begins now reduced: inverted, in a steep dive? @rule OTR1-5.3-inverted-turn-reduction */
export const isReduced = (state: State, { bank, move }: Plane): boolean =>
  move!.flight === 'SD' && isInverted(bank) && state.config.law.live['OTR1-5.3-inverted-turn-reduction']

/**
 * Flight points of a portion of a turn at this speed.
 *
 * @rule BR-07 OTR1-5.3-inverted-turn-reduction OTR1-5.3-inverted-mode-split
 */
export function portionNeed(state: State, at: Plane, rate: TurnRate, k: number, reduced: boolean): number {
  const { chart, inverted } = state.config
  const column = chart[rate]
  const row = Math.min(at.move!.start, column.length) - 1
  return reduced ? inverted[rate][row]! : column[row]![k % 2 === 0 ? 0 : 1]
}

/** The rule behind the need of a portion. */
export const portionRule = (reduced: boolean): RuleId => (reduced ? 'OTR1-5.3-inverted-turn-reduction' : 'BR-07')

/** By what help a turn is flown below its listed minimum. */
export interface Help {
  readonly allowed: boolean
  readonly decel: number
  readonly rule: RuleId
  readonly isUnstable: boolean
}

const PLAIN: Help = { allowed: true, decel: 0, rule: 'BR-08', isUnstable: false }
const NONE: Help = { allowed: false, decel: 0, rule: 'BR-16', isUnstable: false }

/**
 * Whether the speed is enough for a rate of turn, and with what help.
 *
 * @rule FW-5.6-slats-turnspeed FW-5.6-slats-with-flaps FW-12.4-gifted
 */
export function helpOf(state: State, id: string, rate: TurnRate): Help {
  const [at, craft] = [plane(state, id), craftOf(state, id)]
  const { start } = at.move!
  const listed = turnMinimum(state, at, craft, rate)
  if (start >= listed || isSlowButAble(state, id, rate)) return PLAIN
  const slats = craft.slats && state.config.law.live['FW-5.6-slats-turnspeed']
  const flapsUsed = at.flaps === 'down' && start <= flapSpeed(state, at, craft)
  const turn = { slats, pilot: pilotOf(state, id), rate, speed: start, listedTurnMin: listed, flapsUsed }
  const assist = assistOf(turn, state.config.law.chosen)
  if (assist === null || !assist.allowed) return NONE
  const { by, extraDecelPer30, shotModifier } = assist
  const rule = HELP_RULES[by] ?? 'BR-16'
  return { allowed: true, decel: extraDecelPer30, rule, isUnstable: shotModifier > 0 }
}

/**
 * Slats that lower the minimum level speed lower that of EZ turns, which then cost more.
 *
 * @rule FW-5.6-slats-minspeed
 */
const isSlowButAble = (state: State, id: string, rate: TurnRate): boolean =>
  rate === 'EZ' &&
  isBelowListed(state, plane(state, id), craftOf(state, id)) &&
  plane(state, id).move!.start >= minimumSpeed(state, id)

const HELP_RULES: Readonly<Record<string, RuleId>> = {
  slats: 'FW-5.6-slats-turnspeed',
  'slats+flaps': 'FW-5.6-slats-with-flaps',
  flaps: 'BR-16',
  gifted: 'FW-12.4-gifted',
}

/** The pilot, without a gift that this edition gives nothing for. @rule FW-12.4-gifted */
const pilotOf = (state: State, id: string): Pilot => {
  const { pilot } = flyerOf(state, id)
  return state.config.law.live['FW-12.4-gifted'] ? pilot : { ...pilot, gifted: false }
}

const TURN_LINES = { EZ: 'turn-EZ', TT: 'turn-TT', HT: 'turn-HT', BT: 'turn-BT', ET: 'turn-ET' } as const

/** What one portion of a turn costs by the card, as a line of the ledger. @rule BR-08 */
export const turnLine = (rate: TurnRate): string => TURN_LINES[rate]

/**
 * What one portion of a turn costs besides: flaps, slow flight.
 *
 * @rule OTR1-20.2-gear-flap-decel FW-5.6-slats-minspeed
 */
export function turnExtras(state: State, at: Plane, craft: Craft, rate: TurnRate, put: Put): void {
  const bonus = state.config.law.topics['flap.turnBonus']
  if (at.flaps !== 'up') put(bonus.rule, 'turn-with-flaps', -bonus.value)
  if (at.move!.load !== 'clean' && rate !== 'EZ' && rate !== 'TT')
    put('BR-30', 'load-turn', -state.config.base.loadCost.turn)
  if (rate === 'EZ' && isBelowListed(state, at, craft)) put('FW-5.6-slats-minspeed', 'slow-turn', -1)
}

/** Rates that negative G rules out in the same turn. @rule BR-18 */
const isHard = (rate: TurnRate | null): boolean => rate === 'BT' || rate === 'ET'

/** May this aircraft, pilot and move use the rate? @rule BR-08 BR-18 BR-27 BR-37 */
export function isRateOpen({ move, wounds }: Plane, { cls, role }: Craft, rate: TurnRate): boolean {
  const index = TURN_RATES.indexOf(rate)
  if (index > 1 && (cls === 'M' || cls === 'H') && role !== 'fighter') return false
  if (isHard(rate) && move!.negG.length > 0) return false
  if (index > 1 && (move!.cloud || move!.load === 'overloaded')) return false
  return rate !== 'ET' || wounds.crew === 0
}

/** Why a negative-G turn may not be flown; null if it may. @rule FW-7.7-negG-turn */
export function negGRefusal(state: State, id: string, dir: Hand, rate: TurnRate): Refusal {
  const { rule, value } = state.config.law.topics['negG.turnAllowed']
  const because = (why: string) => () => no(rule, 'no-negative-g-turn', { why })
  if (!value) return because('not in this edition')
  const [at, craft] = [plane(state, id), craftOf(state, id)]
  if (isHard(at.move!.rate)) return () => no('BR-18', 'no-negative-g-turn', { why: 'it has turned harder than HT' })
  const min = (one: TurnRate) => turnMinimum(state, at, craft, one)
  const turnMin = { EZ: min('EZ'), TT: min('TT'), HT: min('HT'), BT: min('BT'), ET: min('ET') }
  const { cls, role } = craft
  const { flight, start: speed } = at.move!
  const { pilot } = flyerOf(state, id)
  const asked = { cls, role, pilot, rate, speed, turnMin, bank: at.bank, prevType: at.flight, type: flight! }
  const { because: reasons, dir: side } = negGVerdict(asked, state.config.law.chosen)
  if (reasons.length > 0) return because(reasons[0]!.code)
  return side === dir ? null : because('wrong-side')
}

/**
 * May a turn stall be flown on purpose? It takes a turn that cannot be flown: banked that way, and too slow for some
 * rate that is open.
 *
 * @rule FW-4.6-deliberate-turn-stall BR-16
 */
export function mayTurnStall(state: State, id: string, dir: Hand): boolean {
  const at = plane(state, id)
  if (BANK_SIDE[at.bank] !== dir || !state.config.law.live['FW-4.6-deliberate-turn-stall']) return false
  return TURN_RATES.some((rate) => isRateOpen(at, craftOf(state, id), rate) && !helpOf(state, id, rate).allowed)
}
