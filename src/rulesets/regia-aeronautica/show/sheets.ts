/** The aircraft, to be printed. */
import { type SheetCard, type Sheets, sheetValue } from '../../../core/sheets.js'
import { cards } from '../data/cards.js'
import type { RegiaCard } from '../state/state.js'

function sheetOf(card: RegiaCard): SheetCard {
  const { id, name, side, role, rating, movement, fireClass, fireHit, bombing, provenance } = card
  return {
    id,
    title: name,
    note: `${side === 'french' ? 'French' : 'Italian'} ${role}`,
    values: [
      sheetValue('Printed number', rating, provenance.rating),
      sheetValue('Spaces', movement, provenance.movement),
      sheetValue('Fighting class', fireClass, provenance.fireClass),
      ...(fireHit === undefined ? [] : [sheetValue('Hits on', `${fireHit}+`, provenance.fireHit)]),
    ],
    tables:
      bombing === undefined
        ? []
        : [
            {
              heading: 'Bombing, by altitude',
              columns: ['', '1', '2', '3', '4'],
              rows: [['needs', ...bombing.map(String)]],
              source: provenance.bombing ?? 'house',
            },
          ],
    boxes: [
      { label: 'HIT', count: 2 },
      { label: 'FIRED', count: 1 },
    ],
  }
}

/** The aircraft in the order of the table. */
export const sheets: Sheets = cards.map(sheetOf)
