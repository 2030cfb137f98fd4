/** The damage sheet of one aircraft: rows of boxes, marked from the top pass after pass, burnt from the bottom. */
import type { Options } from '../book/options.js'
import type { AircraftCard, Sheet, SheetRow } from '../state/state.js'

type Mutable<T> = { -readonly [K in keyof T]: T[K] }
type Work = Omit<Mutable<Sheet>, 'rows'> & { rows: Mutable<SheetRow>[] }

/** A row that has just been filled. */
export interface Filled {
  readonly row: number
  readonly pass: number
}

/** A sheet after damage, and the rows it filled. */
export interface Damaged {
  readonly sheet: Sheet
  readonly filled: readonly Filled[]
}

/** When a filled row costs Pilot Points and dice. @rule AC-3.21-2 */
export type RowPenalties = Options['rowPenalties']

/** A sheet without a mark. */
export const freshSheet = (card: AircraftCard): Sheet => ({
  pass: 1,
  rows: card.rows.map(() => ({ marked: 0, burnt: 0, full: false, burning: false })),
  filled: 0,
  pp: 0,
  mt: 0,
})

/** Marks boxes, top row first; after the last row another pass begins. @rule AC-3.21-1 */
export const markBoxes = (
  sheet: Sheet,
  card: AircraftCard,
  boxes: number,
  penalties: RowPenalties = 'everyPass',
): Damaged =>
  damaged(sheet, (work, filled) => {
    for (let left = boxes; left > 0; left--) {
      const row = currentRow(work, card)
      if (row < 0) return
      work.rows[row]!.marked++
      complete(work, card, row, filled, penalties)
    }
  })

/** Marks all free boxes of the current row, and of this many rows after it. @rule AC-2.70-4 */
export const fillRows = (
  sheet: Sheet,
  card: AircraftCard,
  rows: number,
  penalties: RowPenalties = 'everyPass',
): Damaged =>
  damaged(sheet, (work, filled) => {
    for (let left = rows; left > 0; left--) {
      const row = currentRow(work, card)
      if (row < 0) return
      work.rows[row]!.marked = card.rows[row]! - work.rows[row]!.burnt
      complete(work, card, row, filled, penalties)
    }
  })

/** Fire fills boxes for good, from the bottom row upward, free ones first. @rule AC-1.53-1 */
export const burnBoxes = (
  sheet: Sheet,
  card: AircraftCard,
  boxes: number,
  penalties: RowPenalties = 'everyPass',
): Damaged =>
  damaged(sheet, (work, filled) => {
    for (let left = boxes; left > 0; left--) burnOne(work, card, filled, penalties)
  })

function burnOne(work: Work, card: AircraftCard, filled: Filled[], penalties: RowPenalties): void {
  for (let row = work.rows.length - 1; row >= 0; row--) {
    const boxes = work.rows[row]!
    if (boxes.burnt >= card.rows[row]!) continue
    if (boxes.marked + boxes.burnt >= card.rows[row]!) boxes.marked--
    boxes.burnt++
    boxes.burning = true
    complete(work, card, row, filled, penalties)
    return
  }
}

/** Puts out the highest burning row. @rule AC-1.53-3 */
export const douseRow = (sheet: Sheet): Sheet => {
  const highest = sheet.rows.findIndex(({ burning }) => burning)
  return { ...sheet, rows: sheet.rows.map((row, i) => (i === highest ? { ...row, burning: false } : row)) }
}

/** Does any row burn? @rule AC-1.53-4 */
export const isBurning = (sheet: Sheet): boolean => sheet.rows.some(({ burning }) => burning)

/** Is every box filled by fire? @rule AC-1.53-2 */
export const isBurntOut = (sheet: Sheet, card: AircraftCard): boolean =>
  sheet.rows.every(({ burnt }, row) => burnt >= card.rows[row]!)

const copyRow = ({ marked, burnt, full, burning }: SheetRow): Mutable<SheetRow> => ({ marked, burnt, full, burning })

function damaged(sheet: Sheet, change: (work: Work, filled: Filled[]) => void): Damaged {
  const { pass, filled: before, pp, mt } = sheet
  const work: Work = { pass, rows: sheet.rows.map(copyRow), filled: before, pp, mt }
  const filled: Filled[] = []
  change(work, filled)
  return { sheet: work, filled }
}

/** The row that is marked next: row 1 of another pass if all are full; -1 if nothing can be marked. @rule AC-3.22-91 */
function currentRow(work: Work, card: AircraftCard): number {
  const open = work.rows.findIndex(({ full }) => !full)
  if (open >= 0) return open
  work.pass++
  for (const [row, boxes] of work.rows.entries()) {
    boxes.marked = 0
    boxes.full = boxes.burnt >= card.rows[row]!
  }
  return work.rows.findIndex(({ full }) => !full)
}

/** Counts a row without a free box, once a pass, with its penalties. @rule AC-3.21-2 */
function complete(work: Work, card: AircraftCard, row: number, filled: Filled[], penalties: RowPenalties): void {
  const boxes = work.rows[row]!
  if (boxes.full || boxes.marked + boxes.burnt < card.rows[row]!) return
  boxes.full = true
  work.filled++
  filled.push({ row, pass: work.pass })
  if (penalties === 'firstPass' && work.pass > 1) return
  work.pp += card.ppRow[row]!
  work.mt += card.mtRow[row]!
}
