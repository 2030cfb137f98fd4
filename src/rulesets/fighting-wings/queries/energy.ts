import { type NextSpeed, nextSpeed } from '../flight/energy.js'
import { invertedClimbLine, type Put, powerLines, upkeepLines } from '../flight/ledger.js'
import { craftOf, type Entry, plane, type State } from '../state/state.js'

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
  const [at, craft] = [plane(state, id), craftOf(state, id)]
  const { move, accel: carried, stall } = at
  if (move === null || stall === 'spinning') return null
  const ledger: Entry[] = [...move.ledger]
  const put: Put = (rule, why, points) => {
    if (points !== 0) ledger.push({ rule, why, points })
  }
  if (!move.done) invertedClimbLine(state, at, put)
  powerLines(state, at, craft, put)
  upkeepLines(state, at, put)
  const net = ledger.reduce((sum, { points }) => sum + points, carried)
  return { ...nextSpeed(state, at, craft, net), carried, ledger, net }
}
