import { flag, gate, half, listOf, oneOf, record, text, whole } from '../gate.js'
import { checkOptions, houseOr, type Options } from '../options.js'
import { line, type Ruled, ruled, summed } from '../ruled.js'
import { type Half, LOADS, type Load } from '../vocabulary.js'

const EXCESS = 'FW-4.2-excess-speed'
const ATTAINABLE = 'FW-11-13-attainable'

/** Decel for each half of speed above the max attainable level speed (4.2). */
export const EXCESS_DECEL_PER_HALF = 3

/**
 * Rule 4.2, 2nd edition: 3 decel for every 0.5 of start speed above the max attainable level speed. Lower the speed
 * for idle power first.
 *
 * @rule FW-4.2-excess-speed
 * @category Rule 4.2
 */
export function excessSpeedDecel(startSpeed: Half, maxAttainable: Half): Ruled<number> {
  const bad = gate(EXCESS, { startSpeed, maxAttainable }, { startSpeed: half, maxAttainable: half })
  if (bad !== null) return bad
  const over = Math.max(0, startSpeed - maxAttainable)
  return summed(over === 0 ? [] : [line(EXCESS, 'per-half-over', EXCESS_DECEL_PER_HALF * over, 'decel')])
}

/** Something that lowers the max level speed: a load, damage, a critical hit, lost power, a dead engine. */
export interface SpeedReduction {
  readonly label: string
  /** How much it takes off, in halves. */
  readonly by: Half
}

/** The two max level speeds of an aircraft. */
export interface SpeedLimits {
  /** As on the card: above it power is cut by a third. */
  readonly listed: Half
  /** After all reductions: above it excess speed costs decel. */
  readonly attainable: Half
}

/**
 * Chapters 11 and 13: every reduction of the max level speed acts on the attainable one, never on the listed one.
 *
 * @rule FW-11-13-attainable
 * @category Chapter 11
 */
export function speedLimits(listed: Half, reductions: readonly SpeedReduction[]): Ruled<SpeedLimits> {
  const shape = { listed: half, reductions: listOf(record({ label: text, by: half })) }
  const bad = gate(ATTAINABLE, { listed, reductions }, shape)
  if (bad !== null) return bad
  const taken = reductions.reduce((sum, { by }) => sum + by, 0)
  return ruled({ listed, attainable: Math.max(0, listed - taken) }, [
    line(ATTAINABLE, 'listed', listed, 'half'),
    ...reductions.map(({ label, by }) => line(ATTAINABLE, label, -by, 'half')),
    ...(taken > listed ? [line(ATTAINABLE, 'not-below-zero', taken - listed, 'half', 'inferred')] : []),
  ])
}

/** What a max level speed is compared with. */
export const SPEED_USES = ['excessDecel', 'excessAccel', 'powerCut'] as const

/**
 * Chapters 11 and 13: which of the two max level speeds a rule means: the attainable one for excess speed decel (4.2)
 * and for excess accel (4.1), the listed one for the cut in power.
 *
 * @rule FW-11-13-attainable
 * @category Chapter 11
 */
export function governingSpeed(use: (typeof SPEED_USES)[number], limits: SpeedLimits): Ruled<Half> {
  const shape = { use: oneOf(SPEED_USES), limits: record({ listed: half, attainable: half }) }
  const bad = gate(ATTAINABLE, { use, limits }, shape)
  return bad ?? ruled(use === 'powerCut' ? limits.listed : limits.attainable)
}

/**
 * Chapters 11 and 13: available power is cut by a third only above the original listed max level speed.
 *
 * @rule FW-11-13-attainable
 * @category Chapter 11
 */
export function powerCutByThird(speed: Half, listed: Half): Ruled<boolean> {
  const bad = gate(ATTAINABLE, { speed, listed }, { speed: half, listed: half })
  return bad ?? ruled(speed > listed)
}

const ORDER = 'FW-11-power-order'

/** A proper fraction as numerator and denominator. */
const fraction = (value: unknown, at: string) => {
  const bad = listOf(whole(1, 12), 2)(value, at)
  const [top, bottom] = bad.length === 0 ? (value as readonly number[]) : [0, 1]
  return bad.length === 0 ? whole(1, bottom ?? 1)(top, `${at}[0]`) : bad
}

/**
 * Chapters 11 and 13: power in use after criticals and fractions. Points lost to criticals come off first, by the
 * sheet; a remainder is dropped, which is ours. Fractions are `[numerator, denominator]`.
 *
 * @rule FW-11-power-order
 * @category Chapter 11
 */
export function effectivePower(
  listed: number,
  criticalLoss: number,
  fractions: readonly (readonly [number, number])[],
  options: Options = {},
): Ruled<number> {
  const shape = { listed: whole(0, 50), criticalLoss: whole(0, 50), fractions: listOf(fraction) }
  const bad = gate(ORDER, { listed, criticalLoss, fractions }, shape) ?? checkOptions(ORDER, options)
  if (bad !== null) return bad
  const left = Math.max(0, listed - criticalLoss)
  const [top, bottom] = fractions.reduce<readonly [number, number]>(([a, b], [n, d]) => [a * n, b * d], [left, 1])
  const rounded = top % bottom !== 0
  const answer = () =>
    summed([
      line(ORDER, 'listed', listed, 'power'),
      line(ORDER, 'criticals', left - listed, 'power'),
      line(ORDER, 'fractions', Math.floor(top / bottom) - left, 'power', rounded ? 'house' : 'book'),
    ])
  return rounded ? houseOr(options, ORDER, 'the rounding of power', answer) : answer()
}

/** What a load state or severe damage does to speeds and power, in halves and power points. */
export interface SpeedModifiers {
  readonly maxLevel: Half
  readonly safeDive: Half
  readonly minLevel: Half
  readonly minTurn: Half
}

/**
 * Flight rules summary: over-loaded aircraft have max level and safe dive speeds 0.5 lower (a change of -1 in halves).
 *
 * @rule OTR1-AID-overload-5
 * @category Play aid: flight rules summary
 */
export function overloadSpeedMods(load: Load): Ruled<SpeedModifiers> {
  const rule = 'OTR1-AID-overload-5'
  const bad = gate(rule, { load }, { load: oneOf(LOADS) })
  if (bad !== null) return bad
  const by = load === 'overloaded' ? -1 : 0
  const lines = by === 0 ? [] : [line(rule, 'max-level', by, 'half'), line(rule, 'safe-dive', by, 'half')]
  return ruled({ maxLevel: by, safeDive: by, minLevel: 0, minTurn: 0 }, lines)
}

/**
 * Flight rules summary: severe damage raises min level and min turn speeds by 0.5 (1 in halves).
 *
 * @rule OTR1-AID-severe-5
 * @category Play aid: flight rules summary
 */
export function severeSpeedMods(severe: boolean): Ruled<SpeedModifiers> {
  const rule = 'OTR1-AID-severe-5'
  const bad = gate(rule, { severe }, { severe: flag })
  if (bad !== null) return bad
  const by = severe ? 1 : 0
  const lines = severe ? [line(rule, 'min-level', by, 'half'), line(rule, 'min-turn', by, 'half')] : []
  return ruled({ maxLevel: 0, safeDive: 0, minLevel: by, minTurn: by }, lines)
}

/**
 * Flight rules summary: severe damage takes 1 off the total available power, not below 1. Power already below 1 is
 * left alone.
 *
 * @rule OTR1-AID-severe-5
 * @category Play aid: flight rules summary
 */
export function severePower(power: number): Ruled<number> {
  const rule = 'OTR1-AID-severe-5'
  const bad = gate(rule, { power }, { power: whole(0, 50) })
  if (bad !== null) return bad
  return summed([line(rule, 'available', power, 'power'), line(rule, 'severe-damage', power > 1 ? -1 : 0, 'power')])
}

/** The penalties that can apply to an aircraft at one time. */
export type Penalty = 'loaded' | 'overloaded' | 'severe'

/**
 * Flight rules summary: loaded and over-loaded penalties never stack, one or the other applies; severe damage stacks
 * with either.
 *
 * @rule OTR1-AID-noncumulative
 * @category Play aid: flight rules summary
 */
export function penaltiesOf(load: Load, severe: boolean): Ruled<readonly Penalty[]> {
  const bad = gate('OTR1-AID-noncumulative', { load, severe }, { load: oneOf(LOADS), severe: flag })
  if (bad !== null) return bad
  const byLoad: readonly Penalty[] = load === 'clean' ? [] : [load]
  return ruled(severe ? [...byLoad, 'severe'] : byLoad)
}
