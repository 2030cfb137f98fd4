/** Exact odds: of spotting, of movement tests, of attacks, of movement points. */
import { minus, ONE, plus, type Rational, rational, times, total, ZERO } from '../../../core/index.js'
import { knownArea } from '../areas.js'
import { minSpeedOf } from '../fate.js'
import { mpFrom } from '../moves.js'
import { attackDice, gunsIn, rangeOf } from '../phases/firing.js'
import { stallLines, stallResult } from '../phases/stall.js'
import { SPOT_NEED, spotModifiers } from '../phases/targeting.js'
import { type Condition, type Crew, cardOf, craft, type State } from '../state.js'
import { poolOf } from '../tests.js'

const FACES = [1, 2, 3, 4, 5, 6] as const
const sum = (parts: readonly Rational[]): Rational => parts.reduce(plus, ZERO)
const power = (base: Rational, times_: number): Rational => (times_ <= 0 ? ONE : times(base, power(base, times_ - 1)))
const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)

/** The chance of exactly so many dice out of `dice` showing one face. */
const exactly = (dice: number, many: number): Rational =>
  times(rational(choose(dice, many)), times(power(rational(1, 6), many), power(rational(5, 6), dice - many)))

/** The chance of spotting with so many Pilot Points; null while a split hex must be rolled for. @rule AC-1.22-1 */
export function spotChance(state: State, ac: string, target: string, pp = 0, crew: Crew = 'pilot'): Rational | null {
  const area = knownArea(state, ac, target)
  if (area < 0) return null
  const bonus = total(spotModifiers(state, ac, crew, target, area)) + pp
  return rational(FACES.filter((die) => die + bonus >= SPOT_NEED).length, 6)
}

/** What a movement test can bring. */
export interface TestOdds {
  /** No one among the risky dice, so many of them cancelled. */
  readonly pass: Rational
  /** CV of a pass on average, Pilot Points not counted. */
  readonly gain: Rational
  readonly risky: number
}

/** The odds of a movement test of `called` dice. @rule AC-2.66-1 */
export function testOdds(state: State, ac: string, called: number, aero = 0, pp = 0, cancel = 0): TestOdds {
  const pool = poolOf(state, ac, called)
  const risky = pool.risky + pool.penalty + aero
  let pass = ZERO
  for (let ones = 0; ones <= Math.min(cancel, risky); ones++) pass = plus(pass, exactly(risky, ones))
  const base = rational(Math.floor((Math.max(0, called) + aero + pp) / 2))
  // Given that a risky die shows no one, it shows a six in one of five cases.
  const sixes = plus(
    times(rational(pool.risky + aero), rational(1, 5)),
    times(rational(pool.free + pp), rational(1, 6)),
  )
  return { pass, gain: plus(base, sixes), risky }
}

/** What an attack can bring. */
export interface AttackOdds {
  readonly dice: number
  /** The chance of exactly so many hits, by index. */
  readonly hits: readonly Rational[]
  readonly expected: Rational
  /** Three ones or more on dice that can jam. */
  readonly jam: Rational
}

/** The odds of an attack as the two stand; null out of range. @rule AC-3.20-1 */
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
  const { dice, pilot } = attackDice(state.config.tables, state.config.options.attackRounding, {
    cv,
    rating,
    pp,
    range,
    burst,
  })
  const hits = Array.from({ length: dice + 1 }, (_, many) => exactly(dice, many))
  const risky = dice - pilot
  const safe = sum([0, 1, 2].filter((ones) => ones <= risky).map((ones) => exactly(risky, ones)))
  return { dice, hits, expected: rational(dice, 6), jam: minus(ONE, safe) }
}

/** The movement points that each face of the die gives at a pitch. @rule AC-2.31-1 */
export const mpDistribution = (state: State, ac: string, pitch: number, adjust = 0) =>
  FACES.map((die) => ({ die, ...mpFrom(state, ac, pitch, die + adjust) }))

/** What a stall roll would bring at the present speed; certain safety above the minimum. @rule AC-2.80-2 */
export function stallRisk(state: State, ac: string, pp = 0): Readonly<Record<Condition, Rational>> {
  const { speed } = craft(state, ac)
  const least = minSpeedOf(state, ac)
  if (speed > least) return { ok: ONE, stalled: ZERO, spinning: ZERO }
  const bonus = total(stallLines(state, ac, pp))
  const of = (result: Condition) =>
    rational(FACES.filter((die) => stallResult(state.config.tables, die + bonus, speed < least) === result).length, 6)
  return { ok: of('ok'), stalled: of('stalled'), spinning: of('spinning') }
}
