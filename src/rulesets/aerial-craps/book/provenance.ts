/** Where the numbers come from. */
import type { SourcedValue } from '../../../core/index.js'
import { aircraft } from '../data/aircraft.js'
import { pilots } from '../data/pilots.js'
import { MOST_MORE, tables } from './tables.js'

/** Fields of a card that the book prints as patterns of a grade. */
const PRINTED = new Set(['rows', 'ppRow', 'mtRow'])
const WORDS = new Set(['id', 'name', 'side', 'strength', 'handling'])

const valuesOf = (card: { readonly id: string }): readonly SourcedValue[] =>
  Object.entries(card)
    .filter(([field]) => !WORDS.has(field))
    .map(([field, value]) => ({
      what: `${card.id}.${field}`,
      value,
      source: PRINTED.has(field) ? 'inferred' : 'house',
    }))

const HOUSE_TABLES = new Set(['position', 'ammo'])

/** Every number of the shipped aircraft and pilots, the tables, and the limits that we had to set. */
export const provenance = (): readonly SourcedValue[] => [
  ...Object.entries(tables).map(([name, value]) => ({
    what: `tables.${name}`,
    value: value as unknown,
    source: HOUSE_TABLES.has(name) ? ('house' as const) : ('book' as const),
  })),
  ...aircraft.flatMap(valuesOf),
  ...pilots.flatMap(valuesOf),
  { what: 'most dice over the table', value: MOST_MORE, source: 'house' },
  { what: 'points for an aircraft', value: 10, source: 'house' },
  { what: 'distance to retire', value: 6, source: 'house' },
  { what: 'lowest level', value: 1, source: 'house' },
  { what: 'fuel leak by die, shut down up to', value: 3, source: 'house' },
]
