/** Exact odds of one roll: of keeping and spotting targets, of movement tests, of attacks, of movement points. */
import { equals, minus, ONE, plus, type Rational, rational, times, ZERO } from '../../../core/index.js'
import { hasLeader } from '../aircraft/cv.js'
import { failureRow } from '../book/tables.js'
import { isBehind, knownArea, TAIL } from '../flight/areas.js'
import { mpFrom } from '../flight/moves.js'
import { poolOf } from '../flight/tests.js'
import { attackDice, gunsIn, rangeOf } from '../phases/firing.js'
import { canLead, LOSS_NEED, lossSum, SPOT_NEED, spotSum } from '../phases/targeting.js'
import { type Crew, cardOf, craft, type State } from '../state/state.js'
import { Tally } from '../turn/tally.js'
import { exactly, FACES, ofDie, power, sum, sumsOf } from './dice.js'

/** The chance of spotting with this many Pilot Points; null while a split hex must be rolled for. @rule AC-1.22-1 */
export function spotChance(state: State, ac: string, target: string, pp = 0, crew: Crew = 'pilot'): Rational | null {
  const area = knownArea(state, ac, target)
  if (area < 0) return null
  const bonus = spotSum(new Tally(false), state, ac, crew, target, area).total + pp
  return ofDie((die) => die + bonus >= SPOT_NEED)
}

/**
 * The chance of losing the target in a loss check as the two stand; null while a split hex must be rolled for.
 *
 * @rule AC-1.21-1
 */
export function lossChance(state: State, ac: string, pp = 0): Rational | null {
  const { target } = craft(state, ac)
  if (target === null) return ZERO
  if (hasLeader(state, ac) && !canLead(state, ac, target)) return ONE
  const area = knownArea(state, ac, target)
  if (area < 0) return null
  if (!isBehind(area)) return ZERO
  const bonus = lossSum(new Tally(false), area === TAIL, pp).total
  return ofDie((die) => die + bonus < LOSS_NEED)
}

/** What a movement test can bring. */
export interface TestOdds {
  /** No one among the risky dice, this many of them cancelled. */
  readonly pass: Rational
  /** CV of a pass on average, before more is bought. */
  readonly gain: Rational
  /** The chance of each row of the failure table, in its order. */
  readonly rows: readonly Rational[]
  readonly risky: number
}

/** The odds of a movement test of `called` dice, with `cancel` ones cancelled. @rule AC-2.66-1 AC-2.64-1 AC-2.66-2 */
export function testOdds(state: State, ac: string, called: number, aero = 0, pp = 0, cancel = 0): TestOdds {
  const pool = poolOf(state, ac, called)
  const risky = pool.risky + pool.penalty + aero
  const most = Math.min(cancel, risky)
  const passes = Array.from({ length: most + 1 }, (_, ones) => exactly(risky, ones))
  const pass = sum(passes)
  // Given that a risky die shows no one, it shows a six in one of five cases; sixes on penalty dice do not count.
  const clean = sum(passes.map((chance, ones) => times(chance, rational(risky - ones))))
  const share = risky === 0 ? ZERO : rational(pool.risky + aero, 5 * risky)
  const onRisky = equals(pass, ZERO) ? ZERO : times(times(clean, share), inverse(pass))
  const half = rational(Math.floor((Math.max(0, called) + aero + pp) / 2))
  const gain = plus(half, plus(onRisky, rational(pool.free + pp, 6)))
  return { pass, gain, rows: failureOdds(state, risky, most), risky }
}

const inverse = ({ n, d }: Rational): Rational => rational(d, n)

function failureOdds(state: State, risky: number, cancelled: number): readonly Rational[] {
  const { tables } = state.config
  const rows = tables.failure.map(() => ZERO)
  for (let ones = cancelled + 1; ones <= risky; ones++) {
    const chance = exactly(risky, ones)
    for (const [total, part] of sumsOf(ones - cancelled).entries()) {
      const row = tables.failure.indexOf(failureRow(tables, total))
      rows[row] = plus(rows[row]!, times(chance, part))
    }
  }
  return rows
}

/** What an attack can bring. */
export interface AttackOdds {
  readonly dice: number
  /** The chance of exactly this many hits, by index. */
  readonly hits: readonly Rational[]
  readonly expected: Rational
  /** Three ones or more on dice that can jam, none of them cancelled. */
  readonly jam: Rational
  /** At least one critical if no hit is traded. */
  readonly critical: Rational
}

/** The odds of an attack as the two stand; null out of range. @rule AC-3.20-1 AC-3.11-1 AC-3.20-3 */
export function attackOdds(
  state: State,
  ac: string,
  target: string,
  attack: { readonly cv: number; readonly pp?: number; readonly burst: number; readonly crew?: Crew },
): AttackOdds | null {
  const { cv, pp = 0, burst, crew = 'pilot' } = attack
  const range = rangeOf(state, ac, target, crew)
  if (range === null) return null
  const rating = gunsIn(state, ac, crew, target).reduce((all, gun) => all + cardOf(state, ac).guns[gun]!.rating, 0)
  const { tables, options } = state.config
  const { dice, pilot } = attackDice(tables, options.attackRounding, { cv, rating, pp, range, burst })
  const hits = Array.from({ length: dice + 1 }, (_, many) => exactly(dice, many))
  const safe = sum([0, 1, 2].filter((ones) => ones <= dice - pilot).map((ones) => exactly(dice - pilot, ones)))
  const critical = minus(ONE, power(rational(35, 36), dice))
  return { dice, hits, expected: rational(dice, 6), jam: minus(ONE, safe), critical }
}

/** The movement points that each face of the die gives at a pitch. @rule AC-2.31-1 */
export const mpDistribution = (state: State, ac: string, pitch: number, adjust = 0) =>
  FACES.map((die) => ({ die, ...mpFrom(state, ac, pitch, die + adjust) }))
