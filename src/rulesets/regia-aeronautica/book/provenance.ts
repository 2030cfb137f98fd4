/** Where the numbers come from. */
import type { SourcedValue } from '../../../core/index.js'
import { cards } from '../data/cards.js'
import { map, mapProvenance } from '../data/map.js'
import { options } from './options.js'

/** Every number of the shipped cards, the map and the limits that we had to set, with its source. */
export const provenance = (): readonly SourcedValue[] => [
  ...cards.flatMap((card) =>
    Object.entries(card.provenance).map(([field, source]) => ({
      what: `${card.id}.${field}`,
      value: (card as unknown as Readonly<Record<string, unknown>>)[field],
      source,
    })),
  ),
  ...Object.entries(mapProvenance).map(([field, source]) => ({
    what: `map.${field}`,
    value: map[field as keyof typeof map],
    source,
  })),
  { what: 'options.turnLimit', value: options.turnLimit.values[0], source: 'house' },
  { what: 'options.chitPool', value: options.chitPool.values[0], source: 'house' },
]
