/** Points, and who has won. */
import { damageOf } from '../flight/energy.js'
import { groundPoints } from '../gunnery/targets.js'
import { craftOf, flyerOf, plane, SEATS, type Seat, type State } from '../state/state.js'

/** Points for what has become of the other side. @rule BR-32 */
export function pointsOf(state: State, seat: Seat): number {
  const { points } = state.config.base
  const worth = { destroyed: points.destroyed, severe: points.severe, heavy: points.heavy, light: 0, none: 0 }
  let sum = groundPoints(state, seat)
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
  const by = lead === 0 && state.config.options.tieBreak ? shareOf(state, 'red') - shareOf(state, 'blue') : lead
  return by === 0 ? 'draw' : by > 0 ? 'blue' : 'red'
}

/** The rule by which the game was decided. @rule BR-32 BR-36 */
export function winningRule(state: State): 'BR-32' | 'BR-36' {
  if (state.config.win === 'interceptPoints' || SEATS.some((seat) => isBroken(state, seat))) return 'BR-32'
  return pointsOf(state, 'blue') === pointsOf(state, 'red') && state.config.options.tieBreak ? 'BR-36' : 'BR-32'
}

/** Thousandths of the hits that its aircraft can take which a side has taken, added up. @rule BR-36 */
export function shareOf(state: State, seat: Seat): number {
  let sum = 0
  for (const id in state.planes) {
    if (flyerOf(state, id).side !== seat) continue
    const { hits, out } = plane(state, id)
    sum += out ? 1000 : Math.min(1000, Math.floor((1000 * hits) / craftOf(state, id).hits))
  }
  return sum
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
