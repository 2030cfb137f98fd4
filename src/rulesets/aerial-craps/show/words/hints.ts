/** Odds and warnings, worked out only for what is on screen. */
import { type Rational, toNumber } from '../../../../core/index.js'
import { number } from '../../../../core/words/index.js'
import { attackOdds, calledDice, mpDistribution, spotChance, stressTrigger, testOdds } from '../../queries/index.js'
import type { Action, State, View } from '../../state/state.js'
import { subjectOf } from '../../turn/tasks.js'
import { diceOf, stateOf } from './speech.js'

const percent = (chance: Rational): string => `${Math.round(100 * toNumber(chance))}%`

type Hint<T extends Action['type']> = (
  order: Extract<Action, { type: T }>,
  state: State,
  ac: string,
) => string | undefined

/** Dice that a turn or a maneuver calls for with the next MP, and what they may come to. */
function ofTest(
  state: State,
  ac: string,
  tried: { readonly turn?: number; readonly more?: number },
): string | undefined {
  const { pitched, pitch } = state.move!
  const called = calledDice(state, ac, { ...tried, ...(pitched ? {} : { pitch }) })
  if (called === null) return 'No test'
  if (called === 'impossible') return undefined
  return `Called for ${number(called)}; passes ${percent(testOdds(state, ac, called).pass)}`
}

function ofAttack(
  state: State,
  ac: string,
  { crew, cv, pp, burst }: Extract<Action, { type: 'fire' }>,
): string | undefined {
  const { target, observer } = state.aircraft[ac]!
  const prey = crew === 'pilot' ? target : observer?.target
  const odds = prey ? attackOdds(state, ac, prey, { crew, cv, pp, burst }) : null
  if (odds === null) return undefined
  return `${diceOf(odds.dice)}, ${number(Math.round(10 * toNumber(odds.expected)) / 10)} hits on average, jams ${percent(odds.jam)}`
}

function ofPitch(state: State, ac: string, pitch: number): string {
  const all = mpDistribution(state, ac, pitch)
  const range = (way: 'h' | 'v'): string => {
    const [least, most] = [all[0]![way], all[5]![way]]
    return least === most ? number(least) : `${number(least)} to ${number(most)}`
  }
  return `${range('h')} MPs ahead, ${range('v')} vertical`
}

function ofDice(state: State, ac: string, aero: number, pp: number): string {
  const { called, level } = state.test!
  const { pass, gain } = testOdds(state, ac, called, aero, pp)
  const worth = number(Math.round(10 * toNumber(gain)) / 10)
  const strain = level >= stressTrigger(state, ac) ? ', strains the airframe' : ''
  return `Passes ${percent(pass)}, then worth ${worth} CV on average${strain}`
}

const spotting = (state: State, ac: string, target: string, crew: 'pilot' | 'observer' = 'pilot'): string => {
  const chance = spotChance(state, ac, target, 0, crew)
  return chance === null ? 'A die decides first on which side it lies' : `${percent(chance)} without Pilot Points`
}

const HINTS: { readonly [T in Action['type']]?: Hint<T> } = {
  spot: ({ target, crew }, state, ac) => spotting(state, ac, target, crew),
  spotLeader: ({ target }, state, ac) => spotting(state, ac, target),
  declarePitch: ({ pitch }, state, ac) => ofPitch(state, ac, pitch),
  goForward: ({ turn }, state, ac) => ofTest(state, ac, { turn }),
  turnAfterExit: ({ turn }, state, ac) => ofTest(state, ac, { turn }),
  maneuver: ({ more }, state, ac) => ofTest(state, ac, { more }),
  exitManeuver: ({ more }, state, ac) => ofTest(state, ac, { more }),
  levelOut: ({ more }, state, ac) => ofTest(state, ac, { more }),
  addDice: ({ aero, pp }, state, ac) => ofDice(state, ac, aero, pp),
  fire: (order, state, ac) => ofAttack(state, ac, order),
}

/** Odds of one order; orders together have none of their own. */
export function hint(orders: readonly Action[], view: View): string | undefined {
  const [order] = orders
  const state = stateOf(view)
  const ac = subjectOf(state)
  if (order === undefined || orders.length > 1 || ac === null) return undefined
  return (HINTS[order.type] as Hint<Action['type']> | undefined)?.(order, state, ac)
}
