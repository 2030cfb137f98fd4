/** The data cards, to be printed. */
import { type SheetCard, type Sheets, sheetValue } from '../../../core/sheets.js'
import { cards } from '../data/cards.js'
import type { AircraftCard } from '../state/state.js'

const LABELS = {
  points: 'Points',
  defence: 'Defence: scores on',
  min: 'Least MP',
  climb: 'MP climbing',
  level: 'MP level',
  dive: 'MP diving',
  turn: 'Turn after',
  maxAlt: 'Highest level',
} as const satisfies Partial<Record<keyof AircraftCard, string>>

function sheetOf(card: AircraftCard): SheetCard {
  const { id, name, type, nation, provenance, weapons, boxes } = card
  const fields = Object.keys(LABELS) as (keyof typeof LABELS)[]
  const source = (field: string) => provenance[field] ?? 'house'
  return {
    id,
    title: name,
    note: `${type}, ${nation}`,
    values: fields.map((field) => sheetValue(LABELS[field], card[field], source(field))),
    tables: [
      {
        heading: 'Guns',
        columns: ['', 'Mounts', 'Damage'],
        rows: weapons.map(({ type: gun, mounts, damage }) => [gun, mounts, String(damage)]),
        source: 'house',
        exceptions: Object.fromEntries(
          weapons.flatMap((_, i) =>
            ['type', 'mounts', 'damage'].map((field, j) => [`${i} ${j}`, source(`weapons.${i}.${field}`)] as const),
          ),
        ),
      },
    ],
    boxes: [{ label: 'Damage', count: boxes }],
  }
}

/** The cards by nation, as they are listed. */
export const sheets: Sheets = cards.map(sheetOf)
