/** How far the numbers go of which the list shows only some. */
import type { NumberField, Show } from '../../../core/index.js'
import { MOST_MORE } from '../book/tables.js'
import { attackSizes, type Sizes } from '../queries/attacks.js'
import type { AerialCraps, Seat, View } from '../state/state.js'
import { sample } from '../state/view.js'

const numbers = (field: string, { least, most, step }: Sizes, stops: readonly number[]): NumberField => ({
  ...{ kind: 'number', field, least, most, step, unit: 'count' },
  stops: stops.filter((stop) => stop >= least && stop <= most),
})

/** Dice over the table. @rule AC-2.611-4 */
const more = () => [numbers('more', { least: 0, most: MOST_MORE, step: 1 }, [0, 1, 2, 4, MOST_MORE])]

const isWide = ({ least, most }: NumberField): boolean => most > least

/** The fields of each type of order that is not wholly listed. Without gaps between their ends. */
export const fields: Show<AerialCraps>['fields'] & object = {
  maneuver: more,
  exitManeuver: more,
  levelOut: more,
  fire(view: View) {
    if (view.agenda.at(-1)?.kind !== 'attack') return []
    const sizes = attackSizes(sample(view), view.seat as Seat)
    if (sizes === null) return []
    const { cv, pp } = sizes
    return [numbers('cv', cv, [cv.least, cv.most]), numbers('pp', pp, [pp.least, pp.most])].filter(isWide)
  },
}
