/** How large an attack may be. */
import { attacksOf } from '../phases/attacks.js'
import { burstLimit, canFire, cvOf, fire, targetOf } from '../phases/firing.js'
import { type Crew, craft, type Seat, type State } from '../state/state.js'
import { asked } from '../turn/tasks.js'
import { type AttackOdds, attackOdds } from './odds.js'

/** From the least to the most, both included, in steps. */
export interface Sizes {
  readonly least: number
  readonly most: number
  readonly step: number
}

/**
 * CV and Pilot Points that the first listed attack may take, its other numbers as they are; null if nobody can fire.
 * There are no gaps: more of either never makes fewer dice.
 *
 * @rule AC-3.10-3
 */
export function attackSizes(state: State, seat: Seat): { readonly cv: Sizes; readonly pp: Sizes } | null {
  const first = attacksOf(state, seat)[0]
  if (first === undefined) return null
  const { ac } = asked<'attack'>(state)
  const byPilot = first.crew === 'pilot'
  const isLegal = (field: 'cv' | 'pp') => (value: number) =>
    fire.check(state, { ...first, [field]: value }).length === 0
  return {
    cv: sizes(1, cvOf(state, ac, first.crew), byPilot ? 1 : 0.25, isLegal('cv')),
    pp: sizes(0, byPilot ? craft(state, ac).pp : 0, 1, isLegal('pp')),
  }
}

function sizes(from: number, most: number, step: number, isLegal: (value: number) => boolean): Sizes {
  let least = from
  while (least < most && !isLegal(least)) least += step
  return { least, most, step }
}

/** The attack of one man at his target with all his CV and no Pilot Points; null if he cannot fire. @rule AC-3.10-1 */
export function attackOf(state: State, ac: string, crew: Crew): (AttackOdds & { readonly target: string }) | null {
  const target = targetOf(state, ac, crew)
  if (target === null || !canFire(state, ac, crew)) return null
  const attack = { cv: cvOf(state, ac, crew), burst: burstLimit(state, ac, target), crew }
  const odds = attackOdds(state, ac, target, attack)
  return odds && { ...odds, target }
}
