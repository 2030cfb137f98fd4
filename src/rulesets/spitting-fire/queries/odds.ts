/** Exact odds: of attempts, of attacks, of the next card. */
import { minus, ONE, plus, type Rational, rational, times, ZERO } from '../../../core/index.js'
import type { Options } from '../book/options.js'
import { costOfAttempt } from '../flight/movement.js'
import { type Gun, gunsOf } from '../gunnery/weapons.js'
import { canShoot, toHitNeed } from '../phases/attack.js'
import { type Colour, cardOf, type PendingPivot, plane as planeOf, type State } from '../state/state.js'
import { loopRolls, tightRolls } from './flights.js'

// ---------------------------------------------------------------------------------------- attempts

/** How a tight turn or half loop can come out. */
export interface AttemptOdds {
  /** It may be attempted at all with this many MPs. */
  readonly affordable: boolean
  /** It comes off. */
  readonly completed: Rational
  /** By forced SU straight ahead. */
  readonly outcomes: readonly { readonly extra: number; readonly odds: Rational; readonly completed: boolean }[]
}

/**
 * The odds of a tight turn or half loop, by turn rating and MPs left at the roll.
 *
 * @rule SF-TIGHT-02
 */
export function attemptOdds(
  turnRating: number,
  mpLeft: number,
  kind: PendingPivot['kind'],
  options: Partial<Pick<Options, 'halfLoopBothRule'>> = {},
): AttemptOdds {
  const cost = costOfAttempt(turnRating, kind)
  const [rolls, all] =
    kind === 'tight-turn'
      ? [tightRolls(turnRating), 6]
      : [loopRolls(turnRating, options.halfLoopBothRule ?? 'bothLess'), 36]
  const affordable = mpLeft >= cost
  const outcomes = rolls.map(({ extra, ways }) => ({
    extra,
    odds: rational(ways, all),
    completed: affordable && mpLeft - extra >= cost,
  }))
  return { affordable, completed: sum(outcomes.filter((one) => one.completed).map(({ odds }) => odds)), outcomes }
}

const sum = (parts: readonly Rational[]): Rational => parts.reduce(plus, ZERO)

// ---------------------------------------------------------------------------------------- attacks

/** What a volley can do to one target. */
export interface HitOdds {
  /** The number a to-hit die needs. */
  readonly need: number
  /** The guns counted. */
  readonly weapons: readonly number[]
  /** Points scored on average, whatever the target can still take. */
  readonly expected: Rational
  /** The chance of scoring exactly this many points, by index. */
  readonly distribution: readonly Rational[]
  /** The chance of shooting the target down. */
  readonly kill: Rational
}

/**
 * The odds of one plane's guns against one target, as they stand; by default of all its guns that can shoot at it. Guns
 * that are named are counted even if they do not bear, so that a volley can be weighed before the plane is in place.
 * Null if there is no such shot: a target beyond all range, a plane that is not on the table, a gun that it does not have.
 *
 * @rule SF-HIT-01
 */
export function hitOdds(state: State, attacker: string, target: string, weapons?: readonly number[]): HitOdds | null {
  if (!isOnHand(state, attacker) || !isOnHand(state, target)) return null
  const guns = gunsOf(cardOf(state, attacker))
  const firing = weapons ?? [...guns.keys()].filter((i) => canShoot(state, attacker, guns[i]!, target))
  const need = toHitNeed(state, attacker, target)?.need
  if (need === undefined || firing.some((i) => guns[i] === undefined)) return null
  const { defence, boxes } = cardOf(state, target)
  const distribution = firing.reduce((before, i) => convolve(before, pointsOf(guns[i] as Gun, need, defence)), [
    ONE,
  ] as readonly Rational[])
  const left = boxes - planeOf(state, target).damage
  const expected = sum(distribution.map((odds, points) => times(odds, rational(points))))
  return { need, weapons: firing, expected, distribution, kill: sum(distribution.slice(left)) }
}

/** Is there such a plane, on the table? */
const isOnHand = ({ planes }: State, id: string): boolean => Object.hasOwn(planes, id) && planes[id]!.pose !== null

/** The chances of one gun's points: none on a miss, else one for every damage die that scores. @rule SF-DMG-01 */
function pointsOf({ damage }: Gun, need: number, defence: number): readonly Rational[] {
  const [hit, score] = [rational(7 - need, 6), rational(7 - defence, 6)]
  const die = [minus(ONE, score), score]
  let scored: readonly Rational[] = [ONE]
  for (let i = 0; i < damage; i++) scored = convolve(scored, die)
  return scored.map((odds, points) => plus(times(hit, odds), points === 0 ? minus(ONE, hit) : ZERO))
}

/** The chances of a sum of two independent numbers. */
function convolve(a: readonly Rational[], b: readonly Rational[]): readonly Rational[] {
  return Array.from({ length: a.length + b.length - 1 }, (_, total) =>
    sum(a.flatMap((odds, i) => (b[total - i] === undefined ? [] : [times(odds, b[total - i]!)]))),
  )
}

// ---------------------------------------------------------------------------------------- cards

/**
 * The chances of the next card's colour; null if none is face down.
 *
 * @rule SF-DECK-05
 */
export function deckOdds({ deck }: State): Readonly<Record<Colour, Rational>> | null {
  const { red, black } = deck.down
  return red + black === 0 ? null : { red: rational(red, red + black), black: rational(black, red + black) }
}
