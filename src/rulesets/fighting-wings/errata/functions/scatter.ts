import { amount, d10, flag, gate, listOf, oneOf, whole } from '../gate.js'
import { counting, judged, line, type Modifier, type Ruled, ruled, summed, unless, type Verdict } from '../ruled.js'
import { BANDS, type Band, type D10 } from '../vocabulary.js'

const SCATTER = 'FW-14.6-scatter-1'
const ALTITUDE = 'FW-14.6-scatter-altitude'
const FATIGUE = 'FW-14.6-scatter-fatigue'

/** Extra scatter dice by the worst band in a formation (14.6). */
export const SCATTER_ALTITUDE: Readonly<Record<'normal' | 'pressurized', Readonly<Record<Band, number>>>> = {
  normal: { VL: 0, LO: 0, ML: 0, MH: 0, HI: 1, VH: 2, EH: 3, UH: 3 },
  pressurized: { VL: 0, LO: 0, ML: 0, MH: 0, HI: 0, VH: 1, EH: 2, UH: 2 },
}

/** Hours aloft beyond which one, and two, dice are added (14.6). */
export const SCATTER_FATIGUE_HOURS = { normal: [2, 4], pressurized: [4, 8] } as const

/** Operational turns in an hour: two hours are 12 turns (14.6). */
export const OP_TURNS_PER_HOUR = 6

/** Aircraft per scatter die and per counter die (14.6). */
export const AIRCRAFT_PER_DIE = { scatter: 4, counter: 9 } as const

/** How often one aircraft may be moved (14.6). */
export const ADJUSTMENT_LIMIT = { normal: 3, raised: 4 } as const

const kindOf = (pressurized: boolean): 'pressurized' | 'normal' => (pressurized ? 'pressurized' : 'normal')

/** How many of the hour limits were passed: 0, 1 or 2. */
const fatigueStep = (hours: number, pressurized: boolean): number =>
  SCATTER_FATIGUE_HOURS[kindOf(pressurized)].filter((limit) => hours > limit).length

/**
 * Rule 14.6: operational turns in a number of hours.
 *
 * @rule FW-14.6-scatter-fatigue
 * @category Rule 14.6
 */
export function opTurnsIn(hours: number): Ruled<number> {
  const bad = gate(FATIGUE, { hours }, { hours: amount(0, 48) })
  return bad ?? ruled(OP_TURNS_PER_HOUR * hours)
}

/** An enemy formation to be scattered. */
export interface ScatteredFormation {
  readonly aircraft: number
  /** The worst band any of them is in. */
  readonly worstBand: Band
  readonly hoursAloft: number
  readonly pressurized: boolean
}

/**
 * Rule 14.6: dice rolled to scatter an enemy formation: one per 4 aircraft or part, more for altitude (worst band
 * only) and for fatigue, which add up.
 *
 * @rule FW-14.6-scatter-1
 * @rule FW-14.6-scatter-altitude
 * @rule FW-14.6-scatter-fatigue
 * @category Rule 14.6
 */
export function scatterDice(formation: ScatteredFormation): Ruled<number> {
  const shape = { aircraft: whole(1, 999), worstBand: oneOf(BANDS), hoursAloft: amount(0, 48), pressurized: flag }
  const bad = gate(SCATTER, formation, shape)
  if (bad !== null) return bad
  const { aircraft, worstBand, hoursAloft, pressurized } = formation
  return summed(
    counting([
      line(SCATTER, 'per-four-aircraft', Math.ceil(aircraft / AIRCRAFT_PER_DIE.scatter), 'dice'),
      line(ALTITUDE, 'altitude', SCATTER_ALTITUDE[kindOf(pressurized)][worstBand], 'dice'),
      line(FATIGUE, 'fatigue', fatigueStep(hoursAloft, pressurized), 'dice'),
    ]),
  )
}

/**
 * Rule 14.6: dice with which the owner counters: one per 9 aircraft or part; the TMG defender adds one for each two
 * tactical turns that the spotted attacker maneuvered while nobody committed.
 *
 * @rule FW-14.6-scatter-1
 * @category Rule 14.6
 */
export function counterDice(aircraft: number, isTmgDefender: boolean, spottedTurns: number): Ruled<number> {
  const shape = { aircraft: whole(1, 999), isTmgDefender: flag, spottedTurns: whole(0, 999) }
  const bad = gate(SCATTER, { aircraft, isTmgDefender, spottedTurns }, shape)
  if (bad !== null) return bad
  return summed(
    counting([
      line(SCATTER, 'per-nine-aircraft', Math.ceil(aircraft / AIRCRAFT_PER_DIE.counter), 'dice'),
      line(SCATTER, 'spotted-turns', isTmgDefender ? Math.floor(spottedTurns / 2) : 0, 'dice'),
    ]),
  )
}

/**
 * Rule 14.6: adjustments to an enemy formation: the sum of the scatter dice less that of the counter dice, not below 0.
 *
 * @rule FW-14.6-scatter-1
 * @category Rule 14.6
 */
export function adjustments(scatter: readonly D10[], counter: readonly D10[]): Ruled<number> {
  const bad = gate(SCATTER, { scatter, counter }, { scatter: listOf(d10, 1), counter: listOf(d10, 1) })
  if (bad !== null) return bad
  const lines: readonly Modifier[] = [
    ...scatter.map((die) => line(SCATTER, 'scatter-die', die, 'adjustment')),
    ...counter.map((die) => line(SCATTER, 'counter-die', -die, 'adjustment')),
  ]
  const left = lines.reduce((sum, { value }) => sum + value, 0)
  return ruled(Math.max(0, left), left < 0 ? [...lines, line(SCATTER, 'not-below-zero', -left, 'adjustment')] : lines)
}

/**
 * Rule 14.6: how often one aircraft may be moved: 3 times; 4 if it is itself in EH or above, or if its formation has
 * been up for more than 4 hours (8 if pressurized). Never more than 4.
 *
 * @rule FW-14.6-scatter-altitude
 * @rule FW-14.6-scatter-fatigue
 * @category Rule 14.6
 */
export function adjustmentLimit(ownBand: Band, hoursAloft: number, pressurized: boolean): Ruled<3 | 4> {
  const shape = { ownBand: oneOf(BANDS), hoursAloft: amount(0, 48), pressurized: flag }
  const bad = gate(ALTITUDE, { ownBand, hoursAloft, pressurized }, shape)
  if (bad !== null) return bad
  const thin = ownBand === 'EH' || ownBand === 'UH'
  const tired = fatigueStep(hoursAloft, pressurized) === 2
  const raised = thin || tired ? [line(thin ? ALTITUDE : FATIGUE, 'raised', 1, 'adjustment')] : []
  return ruled(raised.length > 0 ? ADJUSTMENT_LIMIT.raised : ADJUSTMENT_LIMIT.normal, [
    line(SCATTER, 'normal', ADJUSTMENT_LIMIT.normal, 'adjustment'),
    ...raised,
  ])
}

/**
 * Rule 14.6: whether one more adjustment may be spent on an aircraft: never on the main leader, never over its limit,
 * never without one left. Rule 15.1: never into cloud.
 *
 * @rule FW-14.6-scatter-1
 * @rule FW-15.1-weather-immersion
 * @category Rule 14.6
 */
export function mayAdjust(move: {
  readonly isMainLeader: boolean
  readonly timesMoved: number
  readonly limit: number
  readonly left: number
  readonly intoCloud: boolean
}): Ruled<Verdict> {
  const shape = {
    isMainLeader: flag,
    timesMoved: whole(0, 9),
    limit: whole(3, 4),
    left: whole(0, 9999),
    intoCloud: flag,
  }
  const bad = gate(SCATTER, move, shape)
  if (bad !== null) return bad
  return judged(
    unless(!move.isMainLeader, SCATTER, 'leader-moved'),
    unless(move.left > 0, SCATTER, 'no-adjustment-left'),
    unless(move.timesMoved < move.limit, ALTITUDE, 'over-adjusted', { limit: move.limit }),
    unless(!move.intoCloud, 'FW-15.1-weather-immersion', 'in-cloud'),
  )
}
