/** How well a seat stands: a guess for bots, no rule of the game. */
import { type Cell, cellDistance } from '../../geometry/index.js'
import { ableBombers, allowanceOf, isFlying } from './map.js'
import { bombingNumber } from './odds.js'
import { plane as planeOf, type Seat, type State } from './state.js'

/** The chance, roughly guessed, that some bomber still gets through, as a number from -1 to 1. */
export function evaluate(state: State, seat: Seat): number {
  const missing = ableBombers(state).reduce((left, id) => left * (1 - chanceOf(state, id)), 1)
  const french = 1 - 2 * missing + 0.02 * (lost(state, 'italian') - lost(state, 'french'))
  const value = Math.max(-0.99, Math.min(0.99, french))
  return seat === 'french' ? value : -value
}

/** Better the nearer the bomber is to an objective, the lower it flies, the less it is hit and the freer of fighters. */
function chanceOf(state: State, bomber: string): number {
  const { cell, hits } = planeOf(state, bomber)
  if (cell === null) return 0.2
  const far = Math.min(
    ...state.config.map.objectives.map((square) => cellDistance(cell, { ...square, altitude: cell.altitude })),
  )
  const near = 1 - Math.min(1, far / FARTHEST)
  const easy = Math.max(0, 13 - bombingNumber(state, bomber, cell.altitude)) / 8
  return 0.75 * near * near * (0.4 + 0.6 * easy) * (hits > 0 ? 0.6 : 1) * freedomOf(state, cell)
}

/** What the fighters in reach of a bomber leave of its chance. */
function freedomOf(state: State, bomber: Cell): number {
  let left = 1
  for (const id of state.config.roster) {
    const { side, cell, hits } = planeOf(state, id)
    if (side !== 'italian' || cell === null || !isFlying(state, id)) continue
    const beyond = Math.max(0, cellDistance(bomber, cell) - allowanceOf(state, id))
    left *= 1 - Math.max(0, (hits > 0 ? 0.2 : 0.3) - 0.08 * beyond)
  }
  return left
}

const FARTHEST = 12

const lost = (state: State, seat: Seat): number =>
  state.config.roster.filter((id) => planeOf(state, id).side === seat && !isFlying(state, id)).length
