/** How well a seat stands: a guess for bots, no rule of the game. */
import { cellDistance } from '../../geometry/index.js'
import { ableBombers, isFlying } from './map.js'
import { bombingNumber } from './odds.js'
import { cellOf, plane as planeOf, type Seat, type State } from './state.js'

/** The chance, roughly guessed, that some bomber still gets through, as a number from -1 to 1. */
export function evaluate(state: State, seat: Seat): number {
  const missing = ableBombers(state).reduce((left, id) => left * (1 - chanceOf(state, id)), 1)
  const french = 1 - 2 * missing + 0.02 * (lost(state, 'italian') - lost(state, 'french'))
  const value = Math.max(-0.99, Math.min(0.99, french))
  return seat === 'french' ? value : -value
}

/** Better the nearer the bomber is to an objective, the lower it flies and the less it has been hit. */
function chanceOf(state: State, bomber: string): number {
  const cell = planeOf(state, bomber).cell
  if (cell === null) return 0.2
  const far = Math.min(
    ...state.config.map.objectives.map((square) => cellDistance(cell, { ...square, altitude: cell.altitude })),
  )
  const near = 1 - Math.min(1, far / FARTHEST)
  const easy = Math.max(0, 13 - bombingNumber(state, bomber, cellOf(state, bomber).altitude)) / 8
  return 0.75 * near * near * (0.4 + 0.6 * easy) * (planeOf(state, bomber).hits > 0 ? 0.6 : 1)
}

const FARTHEST = 12

const lost = (state: State, seat: Seat): number =>
  state.config.roster.filter((id) => planeOf(state, id).side === seat && !isFlying(state, id)).length
