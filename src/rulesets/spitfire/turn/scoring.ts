/** Victory points, worked out from what has become of each aircraft. */

import { BOMBER_POINTS, EXIT_POINTS, HANDICAP, PASS_POINTS } from '../book/tables.js'
import { chartFor, opponent, type Plane, SEATS, type Seat, type State } from '../state/state.js'

/** One line of a score. */
export interface ScoreLine {
  readonly seat: Seat
  readonly plane: string | null
  readonly why: 'handicap' | 'hits' | 'kill' | 'passes' | 'exit' | 'loss'
  readonly points: number
}

/** Every line of the score as it stands. @rule SP-9.1-3 SP-9.1-4 SP-9.1-5 SP-9.2-4 SP-9.2-5 SP-9.2-6 SP-9.2-7 */
export function scoreLines(state: State): readonly ScoreLine[] {
  const lines: ScoreLine[] = []
  if (state.config.scenario === '9.1') lines.push({ seat: 'second', plane: null, why: 'handicap', points: HANDICAP })
  for (const id in state.planes) addLines(state, id, state.planes[id] as Plane, lines)
  return lines.filter(({ points }) => points > 0)
}

function addLines(state: State, id: string, plane: Plane, lines: ScoreLine[]): void {
  const { scenario } = state.config
  const enemy = opponent(plane.side)
  if (scenario === '9.1') lines.push(superiority(state, id, plane, enemy))
  else if (scenario === '9.2') lines.push(...bombing(id, plane, enemy))
  else lines.push({ seat: enemy, plane: id, why: 'loss', points: plane.status === 'flying' ? 0 : 1 })
}

/** The value of a kill instead of its hits. @rule SP-9.1-4 */
const superiority = (state: State, id: string, plane: Plane, seat: Seat): ScoreLine =>
  plane.status === 'shot-down'
    ? { seat, plane: id, why: 'kill', points: chartFor(state, plane).vpValue }
    : { seat, plane: id, why: 'hits', points: plane.damage }

function bombing(id: string, plane: Plane, enemy: Seat): readonly ScoreLine[] {
  if (plane.role === 'fighter') return [{ seat: enemy, plane: id, why: 'hits', points: plane.damage }]
  return [
    { seat: plane.side, plane: id, why: 'passes', points: PASS_POINTS * plane.passes },
    { seat: plane.side, plane: id, why: 'exit', points: plane.status === 'exited' ? EXIT_POINTS : 0 },
    { seat: enemy, plane: id, why: 'kill', points: plane.status === 'shot-down' ? BOMBER_POINTS : 0 },
  ]
}

/** The score by seat: points, or in 9.3 enemy aircraft lost. @rule SP-9.1-8 */
export function scoreOf(state: State): Record<Seat, number> {
  const score = { first: 0, second: 0 }
  for (const { seat, points } of scoreLines(state)) score[seat] += points
  return score
}

/** Who has more points. @rule SP-9.1-8 */
export function leaderOf(state: State): Seat | 'draw' {
  const { first, second } = scoreOf(state)
  return first === second ? 'draw' : (SEATS[first > second ? 0 : 1] as Seat)
}
