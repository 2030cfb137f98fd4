/** How far an order goes of which the list shows only the first value. */
import type { Field, Show } from '../../../core/index.js'
import { flightOf, fly, isBelowCeiling, pilotOf, wouldBreak } from '../flight/flight.js'
import { plane, type Spitfire, type View } from '../state/state.js'
import { openState } from '../state/view.js'

/**
 * A climb of several steps at once. Between the ends there may be a hole: steps after which every end in play would share
 * a place, while a higher climb can only leave the map. The stops are all that is legal. @rule SP-6C-2 SP-6E-1
 */
function climb(view: View): readonly Field[] {
  const stops = climbsOf(view)
  const [least, most] = [stops[0], stops.at(-1)]
  if (least === undefined || most === undefined || least === most) return []
  return [{ kind: 'number', field: 'steps', least, most, step: 1, unit: 'count', stops }]
}

/** Every number of steps that the mover may climb at once. */
function climbsOf(view: View): readonly number[] {
  const { move } = view
  if (move === null || view.planes[move.plane]?.mode !== 'climb') return []
  const state = openState(view)
  const pilot = pilotOf(state, move.plane)
  const flight = flightOf(plane(state, move.plane), move)
  const affordable = Math.floor(flight.left / pilot.chart.climbMpPerStep)
  return Array.from({ length: affordable }, (_, i) => i + 1).filter(
    (steps) =>
      isBelowCeiling(pilot, flight, steps) &&
      wouldBreak(pilot, fly(pilot, flight, { type: 'climb', steps }), move.waived) === undefined,
  )
}

/** The fields that take more values than are listed. */
export const fields: NonNullable<Show<Spitfire>['fields']> = { climb }
