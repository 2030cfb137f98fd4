/** Where the numbers come from. */
import type { SourcedValue } from '../../core/index.js'
import { cards } from './data/cards.js'
import { map } from './data/map.js'

/** Every number of the shipped cards and the map, with its source. */
export const provenance = (): readonly SourcedValue[] => [
  ...cards.flatMap((card) =>
    Object.entries(card.provenance).map(([field, source]) => ({
      what: `${card.id}.${field}`,
      value: (card as unknown as Readonly<Record<string, unknown>>)[field],
      source,
    })),
  ),
  ...Object.entries(map).map(([field, value]) => ({ what: `map.${field}`, value, source: 'house' as const })),
]
