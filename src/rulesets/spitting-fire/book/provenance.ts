/** Where the numbers come from. */
import type { SourcedValue } from '../../../core/index.js'
import { cards } from '../data/cards.js'
import type { AircraftCard } from '../state/state.js'

/** Every number of the shipped cards with its source. */
export const provenance = (): readonly SourcedValue[] => cards.flatMap(cardValues)

const cardValues = (card: AircraftCard): readonly SourcedValue[] =>
  Object.entries(card.provenance).map(([field, source]) => ({
    what: `${card.id}.${field}`,
    value: valueAt(card, field.split('.')),
    source: source ?? 'house',
  }))

const valueAt = (value: unknown, [key, ...rest]: readonly string[]): unknown =>
  key === undefined ? value : valueAt((value as Readonly<Record<string, unknown>> | undefined)?.[key], rest)
