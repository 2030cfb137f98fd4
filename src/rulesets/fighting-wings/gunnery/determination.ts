/** Determination: whether a pilot brings himself to fire where it takes nerve. */
import { type Io, type Modifier, total } from '../../../core/index.js'
import type { RuleId } from '../book/rules.js'
import { type FightingWings, flyerOf, type Shot, type State } from '../state/state.js'
import { rangeOf } from './gunnery.js'
import { isHelplessMark } from './marks.js'

/** Does a shot take a roll for determination? Pilots need one head-on and at parachutes. @rule BR-46 FW-20.3.1-parachutists */
export function takesNerve(state: State, { plane: id, gun, target }: Shot): boolean {
  if (gun !== null) return false
  return state.headOn ? state.config.options.determination : isHelplessMark(state, id, target)
}

/** What a pilot needs, and what counts for and against him. @rule BR-46 */
function nerveOf(state: State, shot: Shot): { readonly need: number; readonly modifiers: readonly Modifier<RuleId>[] } {
  const { quality, hero, ace } = flyerOf(state, shot.plane).pilot
  const { determination: base } = state.config.base
  const range = state.headOn ? rangeOf(state, shot.plane, shot.target) : 1
  const all: readonly Modifier<RuleId>[] = [
    { rule: 'BR-46', label: 'range', value: range <= 1 ? base.close : range === 2 ? base.near : 0 },
    { rule: 'BR-46', label: hero ? 'hero' : 'ace', value: hero ? base.hero : ace ? base.ace : 0 },
  ]
  return { need: base[quality], modifiers: all.filter(({ value }) => value !== 0) }
}

/** The highest die on which the pilot fires; 10 or more where he always does. */
export function nerveDie(state: State, shot: Shot): number {
  if (!takesNerve(state, shot)) return 10
  const { need, modifiers } = nerveOf(state, shot)
  return need - total(modifiers)
}

/** Rolls for one pilot. Says whether he fires. @rule BR-46 */
export function holdsNerve(state: State, shot: Shot, io: Io<FightingWings>): boolean {
  const { need, modifiers } = nerveOf(state, shot)
  const { plane: id, target } = shot
  const die = io.die(`determination ${id}`, 10)
  const sum = die + total(modifiers)
  const fires = sum <= need
  const facts = { plane: id, target, die, modifiers, total: sum, need, fires }
  io.emit?.({ type: 'determinationRolled', rule: 'BR-46', audience: 'all', ...facts })
  return fires
}
