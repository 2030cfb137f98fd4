/** What the end of a move, a test or a meeting may bring, with exact chances. */
import { ONE, plus, type Rational, rational, times, ZERO } from '../../../core/index.js'
import { maxDiveOf, minSpeedOf, stressTrigger } from '../aircraft/fate.js'
import { encounterRating, levelOf } from '../book/tables.js'
import { moverOf } from '../flight/moves.js'
import { poolOf } from '../flight/tests.js'
import { encounterSum } from '../phases/encounters.js'
import { speedStressSum, stressResult, testStressSum } from '../phases/failure.js'
import { dragSum, forcedDragRule, mustTakeAll, powerSum, speedPoints, trackedSpeed } from '../phases/speed.js'
import { stallResult, stallSum } from '../phases/stall.js'
import { type Condition, craft, type State } from '../state/state.js'
import { Tally } from '../turn/tally.js'
import { FACES, ofDie, ofSum } from './dice.js'

const silent = (): Tally => new Tally(false)

/** What a stall roll would bring at the present speed; certain safety above the minimum. @rule AC-2.80-2 */
export function stallRisk(state: State, ac: string, pp = 0): Readonly<Record<Condition, Rational>> {
  const { speed } = craft(state, ac)
  const least = minSpeedOf(state, ac)
  if (speed > least) return { ok: ONE, stalled: ZERO, spinning: ZERO }
  const bonus = stallSum(silent(), state, ac, speed, pp).total
  const of = (result: Condition) =>
    ofDie((die) => stallResult(state.config.tables, die + bonus, speed < least) === result)
  return { ok: of('ok'), stalled: of('stalled'), spinning: of('spinning') }
}

/** What a stress roll may do. */
export interface StressRisk {
  readonly none: Rational
  readonly oneRow: Rational
  readonly twoRows: Rational
  readonly destroyed: Rational
}

const CALM: StressRisk = { none: ONE, oneRow: ZERO, twoRows: ZERO, destroyed: ZERO }

function stressOdds(state: State, added: number): StressRisk {
  const of = (rows: number, destroyed: boolean) =>
    ofSum(2, (dice) => {
      const result = stressResult(state.config.tables, dice + added)
      return result.rows === rows && result.destroyed === destroyed
    })
  return { none: of(0, false), oneRow: of(1, false), twoRows: of(2, false), destroyed: of(0, true) }
}

/**
 * The stress of a test of this many dice; `forced` is the modifier of the failure table, if it forces one.
 *
 * @rule AC-2.70-1
 */
export function testStressRisk(
  state: State,
  ac: string,
  called: number,
  aero = 0,
  forced: number | null = null,
): StressRisk {
  const level = levelOf(state.config.tables, called)
  if (level < stressTrigger(state, ac) && forced === null) return CALM
  const { risky, penalty } = poolOf(state, ac, called)
  return stressOdds(state, testStressSum(silent(), state, ac, level, risky + penalty + aero, forced).total)
}

/** The stress of ending a move at this speed. @rule AC-2.70-1 */
export const speedStressRisk = (state: State, ac: string, speed: number): StressRisk =>
  speed > maxDiveOf(state, ac) ? stressOdds(state, speedStressSum(silent(), state, ac, speed).total) : CALM

/** A speed and its chance. */
export interface SpeedChance {
  readonly speed: number
  readonly chance: Rational
}

/** What is done about the speed at the end of a move; `take` is what is taken of a result of two points. */
export type SpeedChoice =
  | { readonly do: 'power'; readonly aim: 1 | 2; readonly take?: 1 | 2 }
  | { readonly do: 'drag'; readonly take?: 1 | 2 }
  | { readonly do: 'coast' }

/**
 * The speeds at which the move in progress may end if nothing more happens in it, forced drag included; slowest first.
 *
 * @rule AC-2.20-1
 */
export function endSpeedForecast(state: State, choice: SpeedChoice): readonly SpeedChance[] {
  if (state.move === null) return []
  const tracked = trackedSpeed(state)
  const speeds = new Map<number, Rational>()
  const rolls = choice.do !== 'coast' && craft(state, moverOf(state)).engine === 'running'
  const isForced = choice.do === 'drag' && isForcedByChoice(state, tracked)
  for (const die of rolls ? FACES : [0]) {
    const chosen = rolls ? Math.max(0, tracked + gainOf(state, choice, die, tracked)) : tracked
    const chance = rolls ? rational(1, 6) : ONE
    for (const end of isForced ? [{ speed: chosen, chance: ONE }] : afterForcedDrag(state, chosen)) {
      speeds.set(end.speed, plus(speeds.get(end.speed) ?? ZERO, times(chance, end.chance)))
    }
  }
  return [...speeds].sort(([a], [b]) => a - b).map(([speed, chance]) => ({ speed, chance }))
}

/** Is a drag roll by choice the forced one? @rule AC-2.23-2 */
const isForcedByChoice = (state: State, speed: number): boolean =>
  state.config.options.forcedDrag === 'once' && forcedDragRule(state, speed) !== null

function gainOf(state: State, choice: SpeedChoice, die: number, tracked: number): number {
  if (choice.do === 'coast') return 0
  const take = choice.take ?? 2
  if (choice.do === 'drag') {
    const most = mustTakeAll(state, moverOf(state)) || isForcedByChoice(state, tracked) ? 2 : take
    return 0 - Math.min(most, speedPoints(die + dragSum(silent(), state).total))
  }
  const { aim } = choice
  return Math.min(take, aim, speedPoints(die + powerSum(silent(), state, aim, tracked).total))
}

function afterForcedDrag(state: State, speed: number): readonly SpeedChance[] {
  if (forcedDragRule(state, speed) === null) return [{ speed, chance: ONE }]
  const added = dragSum(silent(), state).total
  return FACES.map((die) => ({ speed: Math.max(0, speed - speedPoints(die + added)), chance: rational(1, 6) }))
}

/**
 * The chance of each rating, by index, if these two had a close encounter now, with this many Pilot Points each.
 *
 * @rule AC-1.421-1
 */
export function encounterRisk(state: State, a: string, b: string, ppA = 0, ppB = 0): readonly Rational[] {
  const added = encounterSum(silent(), state, a, ppA).total + encounterSum(silent(), state, b, ppB).total
  const { tables } = state.config
  return Array.from({ length: tables.encounter.length + 1 }, (_, rating) =>
    ofSum(2, (dice) => encounterRating(tables, dice + added) === rating),
  )
}
