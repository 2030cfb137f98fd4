/** Sizes of an attack that are worth listing. */
import { type ActionOfType, CREW, craft, type Seat, type State } from '../state/state.js'
import { asked } from '../turn/tasks.js'
import { burstLimit, canFire, cvOf, fire } from './firing.js'

type Fire = ActionOfType<'fire'>

/** The least, the middle and the most of each number, all bursts, for each man who can fire. */
export function attacksOf(state: State, seat: Seat): readonly Fire[] {
  const task = asked<'attack'>(state)
  const { ac } = task
  const attacks: Fire[] = []
  for (const crew of CREW) {
    if (task[crew] || !canFire(state, ac, crew)) continue
    const have = cvOf(state, ac, crew)
    const target = crew === 'pilot' ? craft(state, ac).target : craft(state, ac).observer!.target
    const most = crew === 'pilot' ? craft(state, ac).pp : 0
    for (const cv of new Set([have, Math.max(1, Math.floor(have / 2)), 1])) {
      for (const pp of new Set([0, Math.floor(most / 2), most])) {
        for (let burst = 1; burst <= burstLimit(state, ac, target as string); burst++) {
          const action: Fire = { type: 'fire', seat, crew, cv, pp, burst }
          if (fire.check(state, action).length === 0) attacks.push(action)
        }
      }
    }
  }
  return attacks
}
