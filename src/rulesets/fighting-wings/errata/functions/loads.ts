import { bank, d10, flag, gate, oneOf, orNull, whole } from '../gate.js'
import { checkOptions, type Options, reading } from '../options.js'
import { baseUnknown, judged, line, type Ruled, ruled, summed, total, unless, type Verdict } from '../ruled.js'
import { type Bank, type D10, isInverted } from '../vocabulary.js'

const TIMING = 'OTR2-13-jettison-timing'
const BAY = 'OTR2-13-bomb-bay'
const RESTRICT = 'OTR2-13-jettison-restrict'
const TANKS = 'FW-13-drop-tanks'

/** The scales of play. */
export const SCALES = ['combat', 'tactical', 'operational'] as const
/** A scale of play. */
export type Scale = (typeof SCALES)[number]

/**
 * Chapter 13: when stores are jettisoned, fired or dropped: at the end of own movement at tactical and operational
 * scale, in the combat phase after all movement at combat scale. Until then the load counts.
 *
 * @rule OTR1-13-jettison-timing
 * @rule OTR2-13-jettison-timing
 * @category Chapter 13
 */
export function releaseMoment(scale: Scale): Ruled<'endOfOwnMovement' | 'combatPhase'> {
  const bad = gate(TIMING, { scale }, { scale: oneOf(SCALES) })
  return bad ?? ruled(scale === 'combat' ? 'combatPhase' : 'endOfOwnMovement')
}

/** States of bomb bay doors. */
export const DOORS = ['closed', 'opening', 'open', 'closing'] as const
/** A state of bomb bay doors. */
export type Door = (typeof DOORS)[number]

/** Decel in every turn in which bay doors are not closed (13). */
export const BAY_DECEL = 1

/**
 * Chapter 13: 1 decel in every turn in which bay doors are opening, open or closing.
 *
 * @rule OTR1-13-bomb-bay
 * @rule OTR2-13-bomb-bay
 * @category Chapter 13
 */
export function doorDecel(door: Door): Ruled<number> {
  const bad = gate(BAY, { door }, { door: oneOf(DOORS) })
  return bad ?? summed(door === 'closed' ? [] : [line(BAY, 'bay-doors', BAY_DECEL, 'decel')])
}

/**
 * Chapter 13: bay doors at the start of the next turn; moving takes one turn.
 *
 * @rule OTR1-13-bomb-bay
 * @rule OTR2-13-bomb-bay
 * @category Chapter 13
 */
export function doorAdvance(door: Door): Ruled<Door> {
  const bad = gate(BAY, { door }, { door: oneOf(DOORS) })
  const next = { closed: 'closed', opening: 'open', open: 'open', closing: 'closed' } as const
  return bad ?? ruled(next[door])
}

/**
 * Chapter 13: an order to open or close bay doors, given when the aircraft's move begins.
 *
 * @rule OTR1-13-bomb-bay
 * @rule OTR2-13-bomb-bay
 * @category Chapter 13
 */
export function doorOrder(door: Door, order: 'open' | 'close', atMoveStart: boolean): Ruled<Verdict> {
  const shape = { door: oneOf(DOORS), order: oneOf(['open', 'close']), atMoveStart: flag }
  const bad = gate(BAY, { door, order, atMoveStart }, shape)
  if (bad !== null) return bad
  const done = order === 'open' ? 'open' : 'closed'
  return judged(
    unless(atMoveStart, BAY, 'not-at-move-start'),
    unless(door === 'open' || door === 'closed', BAY, 'bay-moving'),
    unless(door !== done, BAY, 'bay-already-there', { state: door }),
  )
}

/**
 * Chapter 13: stores in a bay are released only if the doors were open at the start of the turn.
 *
 * @rule OTR1-13-bomb-bay
 * @rule OTR2-13-bomb-bay
 * @category Chapter 13
 */
export function mayRelease(doorAtTurnStart: Door): Ruled<Verdict> {
  const bad = gate(BAY, { doorAtTurnStart }, { doorAtTurnStart: oneOf(DOORS) })
  return bad ?? judged(unless(doorAtTurnStart === 'open', BAY, 'bay-not-open'))
}

/**
 * Chapter 13: to jettison or release stores an aircraft must not end the turn inverted nor have pulled negative G.
 *
 * @rule OTR2-13-jettison-restrict
 * @category Chapter 13
 */
export function mayJettison(endBank: Bank, negativeGThisTurn: boolean): Ruled<Verdict> {
  const bad = gate(RESTRICT, { endBank, negativeGThisTurn }, { endBank: bank, negativeGThisTurn: flag })
  if (bad !== null) return bad
  return judged(
    unless(!isInverted(endBank), RESTRICT, 'jettison-inverted'),
    unless(!negativeGThisTurn, RESTRICT, 'jettison-negative-g'),
  )
}

/**
 * Chapter 13: jettisoned weapons are unarmed and do nothing; stores released in an attack work.
 *
 * @rule OTR2-13-jettison-restrict
 * @category Chapter 13
 */
export function releasedWeapon(how: 'jettisoned' | 'attack'): Ruled<'dud' | 'armed'> {
  const bad = gate(RESTRICT, { how }, { how: oneOf(['jettisoned', 'attack']) })
  return bad ?? ruled(how === 'jettisoned' ? 'dud' : 'armed')
}

/** Highest modified roll on which a tank drops at the first try (13). */
export const TANK_DROPS_TO = 10
/** Lowest modified roll on which a stuck tank stays for good (13, R-06). */
export const TANK_STUCK_FROM = 7

/** One drop tank to be jettisoned at combat scale. */
export interface TankDrop {
  readonly die: D10
  readonly aboveListedMax: boolean
  /** HT or a harder rate was used this turn. */
  readonly usedHTplus: boolean
  readonly attempt: 1 | 2
}

/**
 * Chapter 13: a drop tank at combat scale. +1 above the max listed level speed, +1 if HT or harder was used. First
 * try: over 10 sticks. Second try, next turn: 7 or more is stuck for good, else it drops.
 *
 * @rule FW-13-drop-tanks
 * @category Chapter 13
 */
export function dropTank(drop: TankDrop, options: Options = {}): Ruled<'dropped' | 'stuck' | 'permanent'> {
  const shape = { die: d10, aboveListedMax: flag, usedHTplus: flag, attempt: whole(1, 2) }
  const bad = gate(TANKS, drop, shape) ?? checkOptions(TANKS, options)
  if (bad !== null) return bad
  const lines = [
    line(TANKS, 'die', drop.die, 'die'),
    line(TANKS, 'above-listed-max', drop.aboveListedMax ? 1 : 0, 'die'),
    line(TANKS, 'ht-or-harder', drop.usedHTplus ? 1 : 0, 'die'),
  ]
  return ruled(drop.attempt === 1 ? firstTry(total(lines), options) : secondTry(total(lines), options), lines)
}

const firstTry = (roll: number, options: Options): 'dropped' | 'stuck' =>
  roll >= (reading(options, 'R-34') === 'over-ten' ? TANK_DROPS_TO + 1 : TANK_DROPS_TO) ? 'stuck' : 'dropped'

function secondTry(roll: number, options: Options): 'dropped' | 'permanent' {
  const exact = reading(options, 'R-06') === 'exactly-seven'
  const stuck = exact ? roll === TANK_STUCK_FROM : roll >= TANK_STUCK_FROM
  return stuck ? 'permanent' : 'dropped'
}

/**
 * Chapter 13: for large formations the number of aircraft with stuck tanks is a result of the Aircraft Attrition
 * Table, which is not at hand: give its result, or `null` to learn that.
 *
 * @rule FW-13-drop-tanks
 * @category Chapter 13
 */
export function formationTanksStuck(aircraft: number, attritionResult: number | null): Ruled<number> {
  const bad = gate(
    TANKS,
    { aircraft, attritionResult },
    { aircraft: whole(1, 999), attritionResult: orNull(whole(0, 999)) },
  )
  if (bad !== null) return bad
  if (attritionResult === null) return baseUnknown(TANKS, 'the Aircraft Attrition Table')
  return ruled(Math.min(aircraft, attritionResult), [line(TANKS, 'attrition-result', attritionResult, 'die')])
}
