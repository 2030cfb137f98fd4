/** Exact odds: of fire, AA and bombing. */

import { type Modifier, minus, ONE, plus, type Rational, rational, times, total, ZERO } from '../../../core/index.js'
import { type Cell, cellBoardCells } from '../../../geometry/index.js'
import type { RuleId } from '../book/rules.js'
import { aaReach } from '../book/tables.js'
import { isInCloud, objectiveUnder, sameSquare } from '../flight/map.js'
import { gunName } from '../gunnery/guns.js'
import { isKill, modifiersOf, needOf } from '../gunnery/odds.js'
import { shotAgainst } from '../phases/aa.js'
import { driftedFrom, isDouble } from '../phases/fire.js'
import { cardOf, cellOf, plane as planeOf, type Roll, type State } from '../state/state.js'
import { isInPlay, placed } from './trial.js'

/** What a roll of 2d6 needs and how likely it is. */
export interface RollOdds {
  /** What the dice with all modifiers must reach. */
  readonly need: number
  /** Every modifier with its rule, in table order. */
  readonly modifiers: readonly Modifier<RuleId>[]
  /** What the dice themselves must reach. */
  readonly natural: number
  readonly hit: Rational
  /** The chance that the target is shot down; nothing for bombs. */
  readonly shotDown: Rational
}

/** LUCKY declarations to count in. */
export type Lucky = Roll['lucky']

const PAIRS: readonly (readonly [number, number])[] = Array.from({ length: 36 }, (_, i) => [
  Math.floor(i / 6) + 1,
  (i % 6) + 1,
])

/** The part of all rolls for which something holds. */
const share = (holds: (dice: readonly [number, number]) => boolean): Rational =>
  rational(PAIRS.filter(holds).length, 36)

function rollOdds(state: State, roll: Roll): RollOdds {
  const [need, modifiers] = [needOf(state, roll), modifiersOf(state, roll)]
  const natural = need - total(modifiers)
  const kills = ([a, b]: readonly [number, number]): boolean => isKill(state, roll, [a, b], a + b + total(modifiers))
  const hit = share((dice) => dice[0] + dice[1] >= natural || kills(dice))
  if (roll.kind === 'bomb') return { need, modifiers, natural, hit, shotDown: ZERO }
  const second = planeOf(state, roll.target).hits > 0
  return { need, modifiers, natural, hit, shotDown: second ? hit : share(kills) }
}

// ---------------------------------------------------------------------------------------- fire

/**
 * The odds of one plane's fire at another from where both are, whether or not it may fire now. Attack, reaction and
 * return fire are alike. In a state sampled from a view a hidden chit is made up.
 *
 * @rule RA-FIRE-01
 */
export const fireOdds = (state: State, by: string, target: string, lucky: Lucky = []): RollOdds =>
  rollOdds(state, { kind: 'fire', by, target, lucky })

// ---------------------------------------------------------------------------------------- AA

/**
 * The odds of AA against a plane where it is: none beyond its reach.
 *
 * @rule RA-AA-01
 */
export function aaOdds(state: State, gun: number, target: string, lucky: Lucky = []): RollOdds {
  const odds = rollOdds(state, { kind: 'aa', by: gunName(gun), target, lucky })
  return cellOf(state, target).altitude > aaReach(state.config.options) ? { ...odds, hit: ZERO, shotDown: ZERO } : odds
}

/** What AA can do to a plane in one cell. */
export interface AARisk extends RollOdds {
  readonly cell: Cell
  readonly gun: number
  /** AA on an objective must fire. */
  readonly compulsory: boolean
}

/**
 * Every cell in which AA could still fire at a plane this turn, with the odds: one shot each, as no square has two AA
 * chits.
 *
 * @rule RA-AA-03
 */
export function aaRisks(state: State, plane: string): readonly AARisk[] {
  const cells = cellBoardCells(state.config.map).filter((cell) =>
    state.guns.some(({ square }) => sameSquare(square, cell)),
  )
  return cells.flatMap((cell): AARisk[] => {
    const there = placed(state, plane, cell)
    const shot = shotAgainst(there, plane)
    return shot === undefined ? [] : [{ cell, ...shot, ...aaOdds(there, shot.gun, plane) }]
  })
}

// ---------------------------------------------------------------------------------------- bombing

/** How likely a bomber hits from one altitude. */
export interface BombingOdds extends RollOdds {
  readonly altitude: number
  /** The chance that all its attempts together hit: with two badges, that the first or the second does. */
  readonly success: Rational
}

/**
 * The odds of a bomber in its square by altitude, whether or not there is an objective or it may bomb.
 *
 * @rule RA-BOMB-02
 */
export function bombingOdds(state: State, bomber: string, lucky: Lucky = []): readonly BombingOdds[] {
  if (!isInPlay(state, bomber)) return []
  return Array.from({ length: state.config.map.altitudes }, (_, i) => {
    const cell = { ...cellOf(state, bomber), altitude: i + 1 }
    return { altitude: i + 1, ...bombingFrom(placed(state, bomber, cell), bomber, lucky) }
  })
}

function bombingFrom(state: State, by: string, lucky: Lucky): Omit<BombingOdds, 'altitude'> {
  const roll: Roll = { kind: 'bomb', by, target: objectiveUnder(state, by) ?? '', lucky }
  const odds = rollOdds(state, roll)
  if (cardOf(state, by).bombBadges === 1) return { ...odds, success: odds.hit }
  const missed = (dice: readonly [number, number]): boolean => dice[0] + dice[1] < odds.natural
  const calm = share((dice) => missed(dice) && !isDouble(dice))
  const stirred = share((dice) => missed(dice) && isDouble(dice))
  const later = plus(times(calm, odds.hit), times(stirred, afterClouds(state, roll)))
  return { ...odds, success: plus(odds.hit, later) }
}

/** The chance of a second attempt once the clouds have moved. */
function afterClouds(state: State, roll: Roll): Rational {
  const cell = cellOf(state, roll.by)
  const covered = cloudOdds(state, cell)
  const inside = rollOdds({ ...state, clouds: [cell] }, roll).hit
  const outside = rollOdds({ ...state, clouds: [] }, roll).hit
  return plus(times(covered, inside), times(minus(ONE, covered), outside))
}

// ---------------------------------------------------------------------------------------- clouds

/**
 * The chance that a cell is in cloud after the clouds have moved once.
 *
 * @rule RA-CLD-06
 */
export function cloudOdds(state: State, cell: Cell): Rational {
  const { config, clouds } = state
  const covers = (cloud: Cell, [direction, altitude]: readonly [number, number]): boolean =>
    isInCloud({ ...state, clouds: [driftedFrom(config, cloud, direction, altitude)] }, cell)
  if (config.options.cloudRoll === 'shared') return share((dice) => clouds.some((cloud) => covers(cloud, dice)))
  const clear = clouds.reduce(
    (odds, cloud) =>
      times(
        odds,
        share((dice) => !covers(cloud, dice)),
      ),
    ONE,
  )
  return minus(ONE, clear)
}
