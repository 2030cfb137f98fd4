/** The plotting phase: one face-down marker for every group (book p.15-16). */

import { type ActionRules, broken } from '../../../core/index.js'
import { no } from '../book/messages.js'
import { isSuicidal } from '../flight/plots.js'
import { editGroup, type Seat, type SpittingFire, type State } from '../state/state.js'
import { nextCard } from '../turn/sequence.js'
import { checkOwnGroup, isOwnGroup } from '../turn/standing.js'

/** @rule SF-PLOT-01 */
export const setPlot: ActionRules<SpittingFire>['setPlot'] = {
  phases: ['plot'],
  listed: 'all',
  changeable: true,
  secret: () => true,
  check(state, { seat, group, marker }) {
    const strange = checkOwnGroup(state, group, seat, 'SF-PLOT-02')
    if (strange) return [strange]
    const altitude = state.groups[group]!.altitudeMarker
    const forbidden = state.config.options.plotSafety === 'forbid' && isSuicidal(state, group, marker)
    return broken(forbidden && no('SF-PLOT-06', 'suicidal-plot', { group, altitude, marker }))
  },
  apply(draft, { seat, group, marker }, io) {
    editGroup(draft, group).plot = marker
    io.emit?.({ type: 'plotSet', rule: 'SF-PLOT-01', audience: [seat], group, marker })
    io.emit?.({ type: 'plotSet', rule: 'SF-PLOT-03', audience: 'all', group })
  },
}

/** How many of the seat's groups have no marker yet. */
function countUnplotted(state: State, seat: Seat): number {
  let missing = 0
  for (const id in state.groups) if (state.groups[id]!.plot === null && isOwnGroup(state, id, seat)) missing++
  return missing
}

/** @rule SF-PLOT-04 */
export const commitPlots: ActionRules<SpittingFire>['commitPlots'] = {
  phases: ['plot'],
  listed: 'all',
  check(state, { seat }) {
    const missing = countUnplotted(state, seat)
    return broken(missing > 0 && no('SF-PLOT-02', 'plot-missing', { missing }))
  },
  apply(draft, { seat }, io) {
    draft.committed[seat] = true
    io.emit?.({ type: 'plotsCommitted', rule: 'SF-PLOT-04', audience: 'all', seat })
    if (draft.committed.axis && draft.committed.allies) nextCard(draft)
  },
}
