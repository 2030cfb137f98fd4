/** What a seat sees: everything. The book wants facing, altitude, speed, bank, pitch and target open on the table. */
import { closedPart, openPart, type Viewer } from '../../../core/index.js'
import type { AerialCraps, State, View } from './state.js'

/** The whole position but for the dice to come. @rule AC-0.142-1 */
export const view = (state: State, seat: Viewer<AerialCraps>): View => ({
  ...openPart(state, seat),
  config: state.config,
  aircraft: state.aircraft,
  tasks: state.tasks,
  move: state.move,
  test: state.test,
  encounters: state.encounters,
  attacks: state.attacks,
  splits: state.splits,
  last: state.last,
})

/** The only state that fits: nothing is hidden. @rule AC-0.142-1 */
export const sample = (seen: View): State => ({
  ...closedPart(seen),
  config: seen.config,
  aircraft: seen.aircraft,
  tasks: seen.tasks,
  move: seen.move,
  test: seen.test,
  encounters: seen.encounters,
  attacks: seen.attacks,
  splits: seen.splits,
  last: seen.last,
})
