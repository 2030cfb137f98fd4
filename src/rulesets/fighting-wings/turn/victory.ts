/** Points, and who has won. */
import { damageOf } from '../flight/energy.js'
import { flyerOf, SEATS, type Seat, type State } from '../state/state.js'

/** Points for what has become of the other side. @rule BR-32 */
export function pointsOf(state: State, seat: Seat): number {
  const { points } = state.config.base
  const worth = { destroyed: points.destroyed, severe: points.severe, heavy: points.heavy, light: 0, none: 0 }
  let sum = 0
  for (const id in state.planes) if (flyerOf(state, id).side !== seat) sum += worth[damageOf(state, id)]
  return sum
}

/** Who has won. @rule BR-32 */
export function winnerOf(state: State): Seat | 'draw' {
  const lead = pointsOf(state, 'blue') - pointsOf(state, 'red')
  const broken = SEATS.filter((seat) => isBroken(state, seat))
  if (broken.length === 1 && broken[0] === 'blue') return 'red'
  if (state.config.win === 'interceptPoints') return lead >= state.config.base.points.intercept ? 'blue' : 'red'
  if (broken.length === 1) return 'blue'
  return lead === 0 ? 'draw' : lead > 0 ? 'blue' : 'red'
}

/** Has the side nothing left to fight with? @rule BR-32 */
export function isBroken(state: State, seat: Seat): boolean {
  const { options, win } = state.config
  const counts = options.breakOff && (win === 'points' || seat === 'blue')
  for (const id in state.planes) {
    if (flyerOf(state, id).side !== seat) continue
    const damage = damageOf(state, id)
    if (damage !== 'destroyed' && !(counts && damage === 'severe')) return false
  }
  return true
}
