import { invertedClimbLine, type NextSpeed, nextSpeed, powerLines, upkeepLines } from '../energy.js'
import { type Entry, plane, type State } from '../state.js'

/** What the turn will do to the speed if nothing more happens. */
export interface Forecast extends NextSpeed {
  /** What is carried in, then every line, each with its rule. */
  readonly carried: number
  readonly ledger: readonly Entry[]
  readonly net: number
}

/** The energy of the turn as it stands: ledger, power and what is owed; null before points are counted. @rule BR-05 */
export function energyForecast(state: State, id: string): Forecast | null {
  if (!Object.hasOwn(state.planes, id)) return null
  const { move, accel: carried, stall } = plane(state, id)
  if (move === null || stall === 'spinning') return null
  const owed = move.done ? [] : [invertedClimbLine(state, id)]
  const lines = [...move.ledger, ...owed, ...powerLines(state, id), ...upkeepLines(state, id)]
  const ledger = lines.filter(({ points }) => points !== 0)
  const net = ledger.reduce((sum, { points }) => sum + points, carried)
  return { ...nextSpeed(state, id, net), carried, ledger, net }
}
