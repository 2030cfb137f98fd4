/** Where the numbers come from. */
import type { SourcedValue } from '../../../core/index.js'
import { charts } from '../data/charts.js'
import type { AircraftChart } from '../state/state.js'

/** Every number of the shipped charts and of the map, with its source. */
export const provenance = (): readonly SourcedValue[] => [
  { what: 'map', value: '60 columns, 34 rows', source: 'house' },
  // Of a table whose cells are ours the book gives the width.
  { what: 'spit1.crt.fwd.reach', value: 7, source: 'book' },
  ...charts.flatMap(chartValues),
]

const TEXTS: readonly string[] = ['id', 'name', 'nation', 'provenance']

/** One line a number: a speed of the dive track, a cell of a results table by die and range. */
const chartValues = (chart: AircraftChart): readonly SourcedValue[] =>
  Object.entries(chart)
    .filter(([field]) => !TEXTS.includes(field))
    .flatMap(([field, value]) => leaves(field, value))
    .map(([field, value]) => ({ what: `${chart.id}.${field}`, value, source: chart.provenance[field] ?? 'house' }))

function leaves(field: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (field === 'vdTrack' || (field === 'vdCost' && typeof value === 'object')) {
    return Object.entries(value as object).map(([key, one]) => [`${field}.${key}`, one])
  }
  if (field !== 'crt') return [[field, value]]
  return Object.entries(value as Record<string, readonly (readonly number[])[]>).flatMap(([gun, table]) =>
    table.flatMap((row, die) => row.map((damage, range) => [`crt.${gun}.${die + 1}.${range + 1}`, damage] as const)),
  )
}
