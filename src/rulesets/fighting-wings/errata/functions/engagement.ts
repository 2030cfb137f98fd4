import { d10, flag, gate, listOf, oneOf, orNull, record, rise, role, weightClass, whole } from '../gate.js'
import { checkOptions, type Options, reading } from '../options.js'
import { judged, line, type Ruled, ruled, summed, unless, type Verdict } from '../ruled.js'
import type { AircraftClass, D10, Increments } from '../vocabulary.js'

const REMAIN = 'FW-14.11-remain-engaged'
const BREAK = 'FW-14.12-tmg-breakoff'
const LINES = 'FW-15.7.1-time-lines'

/** Two formations, the first engaged with the second. */
export interface Engagement {
  /** They have already fought in this or the last operational turn. */
  readonly engaged: boolean
  readonly target: readonly AircraftClass[]
  /** Escorts the target has now; one whose escort was lost or broke off has none. */
  readonly escorts: number
  readonly attackers: readonly AircraftClass[]
}

const CLASSES = listOf(record({ cls: weightClass, role }), 1)

/**
 * Rule 14.11: whether attackers may stay engaged from one operational turn to the next without a new interception
 * roll: unescorted L, M or H bombers against F, L or M fighters only. Dive bombers count as bombers.
 *
 * @rule FW-14.11-remain-engaged
 * @category Rule 14.11
 */
export function mayRemainEngaged(engagement: Engagement): Ruled<Verdict> {
  const bad = gate(REMAIN, engagement, { engaged: flag, target: CLASSES, escorts: whole(0, 999), attackers: CLASSES })
  if (bad !== null) return bad
  const { engaged, target, escorts, attackers } = engagement
  return judged(
    unless(engaged, REMAIN, 'not-engaged'),
    unless(
      target.every((one) => one.role !== 'fighter' && one.cls !== 'F'),
      REMAIN,
      'target-not-bombers',
    ),
    unless(escorts === 0, REMAIN, 'target-escorted'),
    unless(
      attackers.every((one) => one.role === 'fighter' && one.cls !== 'H'),
      REMAIN,
      'attackers-not-fighters',
    ),
  )
}

/** Range up to which a break-off goes to band B of the TMG, in hexes with altitude included (14.12). */
export const BREAKOFF_B_RANGE = 30
/** Feet of altitude within which interceptors in one TMG square may join (14.12). */
export const JOIN_FEET = 600
/** TMG moves of one minute in an operational turn (14.12). */
export const TMG_MOVES_PER_OP_TURN = 10
/** Combat turns in a minute of the time line (15.7.1). */
export const COMBAT_TURNS_PER_MINUTE = 15

/**
 * Rule 14.12: ring of the TMG on which fighters that break off are placed, by range to the highest surviving leader
 * of the defenders, altitude included at three increments to the hex and rounded: B to 30, C beyond.
 *
 * @rule FW-14.12-tmg-breakoff
 * @category Rule 14.12
 */
export function breakoffBand(hexes: number, dInc: Increments = 0): Ruled<'B' | 'C'> {
  const bad = gate(BREAK, { hexes, dInc }, { hexes: whole(0, 999), dInc: rise })
  if (bad !== null) return bad
  const edge = 2 * BREAKOFF_B_RANGE + 1
  return ruled(4 * (9 * hexes * hexes + dInc * dInc) < 9 * edge * edge ? 'B' : 'C')
}

/**
 * Rule 14.12: interceptors in the same TMG square and within 600 feet may join into a new formation at break-off.
 *
 * @rule FW-14.12-tmg-breakoff
 * @category Rule 14.12
 */
export function mayJoin(sameSquare: boolean, feetApart: number): Ruled<Verdict> {
  const bad = gate(BREAK, { sameSquare, feetApart }, { sameSquare: flag, feetApart: whole(0, 100000) })
  if (bad !== null) return bad
  return judged(
    unless(sameSquare, BREAK, 'different-square'),
    unless(feetApart <= JOIN_FEET, BREAK, 'altitude-apart', { limit: JOIN_FEET }),
  )
}

/**
 * Rule 14.12: whether fighters may break off to the TMG, or attack again from it: under the conditions of 14.11,
 * while they are not themselves intercepted and the defenders have no new escorts.
 *
 * @rule FW-14.12-tmg-breakoff
 * @category Rule 14.12
 */
export function mayReattack(engagement: Engagement, intercepted: boolean): Ruled<Verdict> {
  const bad = gate(BREAK, { intercepted }, { intercepted: flag })
  if (bad !== null) return bad
  const engaged = mayRemainEngaged(engagement)
  if (!engaged.ok) return engaged
  return judged(...engaged.value.because, unless(!intercepted, BREAK, 'intercepted'))
}

/** A clock of the operational scale. */
export interface Clock {
  readonly opTurns: number
  readonly minutes: number
}

/**
 * Rules 14.12 and 15.7.1: time passed after some TMG moves (a minute each) and combat turns (15 a minute); ten
 * minutes are an operational turn.
 *
 * @rule FW-14.12-tmg-breakoff
 * @rule FW-15.7.1-time-lines
 * @category Rule 14.12
 */
export function timePassed(tmgMoves: number, combatTurns: number): Ruled<Clock> {
  const bad = gate(BREAK, { tmgMoves, combatTurns }, { tmgMoves: whole(0, 9999), combatTurns: whole(0, 99999) })
  if (bad !== null) return bad
  const fought = Math.floor(combatTurns / COMBAT_TURNS_PER_MINUTE)
  const sum = tmgMoves + fought
  const minutes = sum % TMG_MOVES_PER_OP_TURN
  return ruled({ opTurns: (sum - minutes) / TMG_MOVES_PER_OP_TURN, minutes }, [
    line(BREAK, 'tmg-moves', tmgMoves, 'minute'),
    line(LINES, 'combat-turns', fought, 'minute'),
  ])
}

/**
 * Rule 15.7.1: time of intercept in minutes. The first success of an event, and any success that does not involve
 * the first pair, is minute 1. A later one: half the secret die rounded up, plus the successes before it.
 *
 * @rule FW-15.7.1-time-lines
 * @category Rule 15.7.1
 */
export function timeOfIntercept(
  intercept: { readonly involvesFirstPair: boolean; readonly earlierSuccesses: number; readonly die: D10 | null },
  options: Options = {},
): Ruled<number> {
  const shape = { involvesFirstPair: flag, earlierSuccesses: whole(0, 99), die: orNull(d10) }
  const bad = gate(LINES, intercept, shape) ?? checkOptions(LINES, options)
  if (bad !== null) return bad
  if (!intercept.involvesFirstPair || intercept.earlierSuccesses === 0) {
    return summed([line(LINES, 'minute-one', 1, 'minute')])
  }
  return laterIntercept(intercept.die, intercept.earlierSuccesses, options)
}

function laterIntercept(die: D10 | null, earlier: number, options: Options): Ruled<number> {
  const bad = gate(LINES, { die }, { die: d10 })
  if (bad !== null) return bad
  const lines = [
    line(LINES, 'half-the-die', Math.ceil((die ?? 1) / 2), 'minute'),
    line(LINES, 'earlier-successes', earlier, 'minute'),
  ]
  return summed(reading(options, 'R-27') === 'n' ? lines : [line(LINES, 'minute-one', 1, 'minute'), ...lines])
}

/** How a late formation comes in. */
export interface LateEntry {
  readonly how: 'joinAttackers' | 'bounceBandA' | 'enterBandB'
  /** Where it sets up; `null` for a random position by the normal rules. */
  readonly line: '6:00' | null
  readonly band: 'A' | 'B' | null
  /** Rolls the other side gets to spot it. */
  readonly spottingRolls: 0 | 1
  /** The original defenders drop out of this fight. */
  readonly defendersLeave: boolean
}

/** The three ways in, in printed order (15.7.1). */
export const LATE_ENTRIES: Readonly<Record<LateEntry['how'], LateEntry>> = {
  joinAttackers: { how: 'joinAttackers', line: null, band: null, spottingRolls: 0, defendersLeave: false },
  bounceBandA: { how: 'bounceBandA', line: '6:00', band: 'A', spottingRolls: 1, defendersLeave: true },
  enterBandB: { how: 'enterBandB', line: '6:00', band: 'B', spottingRolls: 0, defendersLeave: false },
}

/**
 * Rule 15.7.1: how a late formation enters: against the TMG defender it joins the attackers; against the TMG attacker
 * it bounces them on the 6:00 line in band A, and the defenders leave; into a running combat on the 6:00 line in band
 * B of any one active foe.
 *
 * @rule FW-15.7.1-time-lines
 * @category Rule 15.7.1
 */
export function lateEntry(stage: 'tmg' | 'combat', against: 'defender' | 'attacker'): Ruled<LateEntry> {
  const shape = { stage: oneOf(['tmg', 'combat']), against: oneOf(['defender', 'attacker']) }
  const bad = gate(LINES, { stage, against }, shape)
  if (bad !== null) return bad
  if (stage === 'combat') return ruled(LATE_ENTRIES.enterBandB)
  return ruled(LATE_ENTRIES[against === 'defender' ? 'joinAttackers' : 'bounceBandA'])
}
