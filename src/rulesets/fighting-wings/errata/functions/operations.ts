import { flag, gate, half, oneOf, whole } from '../gate.js'
import { checkOptions, houseOr, type Options, reading } from '../options.js'
import { judged, line, type Ruled, ruled, unless, type Verdict } from '../ruled.js'
import type { Half } from '../vocabulary.js'

const ENDURANCE = 'FW-15.5-endurance'
const SLOW = 'FW-15.5-slow-formations'
const TAKEOFF = 'OTR1-15.1-takeoff-is-move'

/** What a formation may want to do in an operational turn. */
export const OP_ACTIONS = ['move', 'joinUp', 'assemble'] as const
/** An act of the operational scale. */
export type OpAction = (typeof OP_ACTIONS)[number]

/**
 * Rule 15.1 (2nd edition 15.5): taking off and being placed over the base is the whole move of that operational turn;
 * joining up and assembling forces are still allowed.
 *
 * @rule OTR1-15.1-takeoff-is-move
 * @category Rule 15.1
 */
export function mayActAfterTakeoff(action: OpAction, tookOffThisTurn: boolean): Ruled<Verdict> {
  const bad = gate(TAKEOFF, { action, tookOffThisTurn }, { action: oneOf(OP_ACTIONS), tookOffThisTurn: flag })
  return bad ?? judged(unless(action !== 'move' || !tookOffThisTurn, TAKEOFF, 'takeoff-was-the-move'))
}

/** The sentences of 15.5 whose comparison with 3,000 ft/min lost its sign; the reading of R-03 serves both. */
export const CLIMB_RATE_SENTENCES = {
  'ASP-15.5-attitudes-climb': { feetPerMinute: 3000, verified: false },
  'ASP-15.5-note-p34-climb': { feetPerMinute: 3000, verified: false },
} as const

/**
 * Rule 15.5: whether a rate of climb meets the corrected comparison with 3,000 ft/min. Its direction is lost in the
 * text at hand: at least 3,000 by R-03, unverified.
 *
 * @rule ASP-15.5-attitudes-climb
 * @rule ASP-15.5-note-p34-climb
 * @category Rule 15.5
 */
export function climbRateQualifies(
  feetPerMinute: number,
  sentence: keyof typeof CLIMB_RATE_SENTENCES,
  options: Options = {},
): Ruled<boolean> {
  const rule = 'ASP-15.5-attitudes-climb'
  const shape = { feetPerMinute: whole(0, 99999), sentence: oneOf(Object.keys(CLIMB_RATE_SENTENCES)) }
  const bad = gate(rule, { feetPerMinute, sentence }, shape) ?? checkOptions(rule, options)
  if (bad !== null) return bad
  const line3000 = CLIMB_RATE_SENTENCES[sentence].feetPerMinute
  return ruled(reading(options, 'R-03') === 'gte' ? feetPerMinute >= line3000 : feetPerMinute <= line3000)
}

/** Horizontal moves at endurance speed: squares in this many turns (15.5). */
export const ENDURANCE_MOVES = {
  stay: { squares: 0, turns: 1 },
  halfSquare: { squares: 0.5, turns: 1 },
  twoInThree: { squares: 2, turns: 3 },
} as const
/** A move at endurance speed. */
export type EnduranceMove = keyof typeof ENDURANCE_MOVES

/** Combat cruise below which a formation is slow, in halves: 4.0 (15.5). */
export const SLOW_BELOW: Half = 8

/** A wish to fly at endurance speed. */
export interface EnduranceWish {
  readonly move: EnduranceMove
  readonly altitude: 'level' | 'dive' | 'climb'
  readonly bomberToTarget: boolean
}

/**
 * Rule 15.5: moves at endurance speed, for any aircraft but bombers on their way to the target: stay, half a square a
 * turn, or two squares in three turns, level or diving. How far a class may dive stands in the base rule.
 *
 * @rule FW-15.5-endurance
 * @category Rule 15.5
 */
export function mayFlyEndurance(wish: EnduranceWish): Ruled<Verdict> {
  const shape = {
    move: oneOf(Object.keys(ENDURANCE_MOVES)),
    altitude: oneOf(['level', 'dive', 'climb']),
    bomberToTarget: flag,
  }
  const bad = gate(ENDURANCE, wish, shape)
  if (bad !== null) return bad
  return judged(
    unless(!wish.bomberToTarget, ENDURANCE, 'bomber-to-target'),
    unless(wish.altitude !== 'climb', ENDURANCE, 'level-or-diving'),
  )
}

/** A position on the operational track: in a square, or on the line to the next. */
export interface TrackPosition {
  /** The square it counts as being in. */
  readonly square: number
  readonly onBorder: boolean
}

/**
 * Rule 15.5: a half-square move goes onto the border line, where the formation still counts as in the square it came
 * from, or off it into the next square. Squares are numbered along the way.
 *
 * @rule FW-15.5-endurance
 * @category Rule 15.5
 */
export function halfSquareMove(from: TrackPosition): Ruled<TrackPosition> {
  const bad = gate(ENDURANCE, from, { square: whole(0, 9999), onBorder: flag })
  if (bad !== null) return bad
  const to = from.onBorder ? { square: from.square + 1, onBorder: false } : { square: from.square, onBorder: true }
  return ruled(to, [line(ENDURANCE, 'half-square', 0.5, 'square')])
}

/**
 * Rule 15.5: whole squares moved in the n-th turn (from 1) of moving two squares every three turns. The sheet does
 * not say in which of the three turns none is moved; ours: the first.
 *
 * @rule FW-15.5-endurance
 * @category Rule 15.5
 */
export function twoInThreeMove(turn: number, options: Options = {}): Ruled<0 | 1> {
  const bad = gate(ENDURANCE, { turn }, { turn: whole(1, 9999) }) ?? checkOptions(ENDURANCE, options)
  if (bad !== null) return bad
  const squares = turn % 3 === 1 ? 0 : 1
  const house = () => ruled<0 | 1>(squares, [line(ENDURANCE, 'two-in-three', squares, 'square', 'house')])
  return houseOr(options, ENDURANCE, 'the turns in which a square is moved', house)
}

/**
 * Rule 15.5: whether a formation is slow: combat cruise below 4.0.
 *
 * @rule FW-15.5-slow-formations
 * @category Rule 15.5
 */
export function isSlow(combatCruise: Half): Ruled<boolean> {
  const bad = gate(SLOW, { combatCruise }, { combatCruise: half })
  return bad ?? ruled(combatCruise < SLOW_BELOW)
}

/** What a slow formation wants to do. */
export interface SlowMove {
  readonly move: EnduranceMove
  readonly bandsClimbed: number
  /** It loiters to save fuel. */
  readonly loiters: boolean
}

/**
 * Rule 15.5: moves of slow formations, always those of endurance speed but with normal fuel, even toward the target.
 * They climb only in place, one band a turn, with normal fuel. Loitering to save fuel they move half a square.
 *
 * @rule FW-15.5-slow-formations
 * @category Rule 15.5
 */
export function slowMove(wish: SlowMove): Ruled<Verdict & { readonly fuel: 'normal' | 'loiter' }> {
  const shape = { move: oneOf(Object.keys(ENDURANCE_MOVES)), bandsClimbed: whole(0, 8), loiters: flag }
  const bad = gate(SLOW, wish, shape)
  if (bad !== null) return bad
  const because = [
    unless(wish.bandsClimbed === 0 || wish.move === 'stay', SLOW, 'climb-stays-in-place'),
    unless(wish.bandsClimbed <= 1, SLOW, 'one-band-a-turn'),
    unless(!wish.loiters || wish.move === 'halfSquare', SLOW, 'loiter-half-square'),
  ].filter((clause) => clause !== null)
  const fuel = wish.loiters && wish.bandsClimbed === 0 ? 'loiter' : 'normal'
  return ruled({ allowed: because.length === 0, because, fuel })
}
