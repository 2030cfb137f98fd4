/** Leaving play, damage to the sheet, and entering hexes. */
import { type Hex, hexBoardContains } from '../../../geometry/index.js'
import type { RuleId } from '../book/rules.js'
import { cardOf, craft, type Draft, edit, type Fate, type Table } from '../state/state.js'
import { forgetAircraft } from './cv.js'
import { type Damaged, fillRows, isBurntOut } from './sheet.js'

/** An aircraft leaves play; its move ends. @rule AC-1.20-3 */
export function remove(draft: Draft, ac: string, fate: Exclude<Fate, 'flying'>, rule: RuleId, io: Table): void {
  const gone = edit(draft, ac)
  if (gone.fate !== 'flying') return
  gone.fate = fate
  io.emit?.({ type: 'aircraftLost', rule, audience: 'all', ac, fate })
  forgetAircraft(draft, ac, io)
  if (draft.move?.ac !== ac) return
  draft.move = null
  draft.test = null
}

/** Writes a damaged sheet and tells of the rows it filled. @rule AC-3.21-2 */
export function writeSheet(draft: Draft, ac: string, { sheet, filled }: Damaged, rule: RuleId, io: Table): void {
  edit(draft, ac).sheet = sheet as Draft['aircraft'][string]['sheet']
  for (const { row, pass } of filled) io.emit?.({ type: 'rowFilled', rule, audience: 'all', ac, row: row + 1, pass })
  if (isBurntOut(sheet, cardOf(draft, ac))) remove(draft, ac, 'destroyed', 'AC-1.53-2', io)
}

/** Marks all free boxes of the current row, and of those after it. @rule AC-2.70-4 */
export function fillUp(draft: Draft, ac: string, rows: number, rule: RuleId, io: Table): void {
  const { sheet } = craft(draft, ac)
  writeSheet(draft, ac, fillRows(sheet, cardOf(draft, ac), rows, draft.config.options.rowPenalties), rule, io)
}

/** Enters a hex. Beyond a bounded gaming area an aircraft has retired. @rule AC-0.141-2 */
export function enterHex(draft: Draft, ac: string, hex: Hex, rule: RuleId, io: Table): void {
  edit(draft, ac).hex = { q: hex.q, r: hex.r }
  io.emit?.({ type: 'hexEntered', rule, audience: 'all', ac, q: hex.q, r: hex.r })
  const { options, area } = draft.config
  if (!options.openSea && !hexBoardContains(area, hex)) remove(draft, ac, 'retired', 'AC-0.141-2', io)
}

/** Filled rows lower the maximum dive speed. @rule AC-3.21-3 */
export const maxDiveOf = (state: Parameters<typeof cardOf>[0], ac: string): number =>
  cardOf(state, ac).maxDive - Math.floor(craft(state, ac).sheet.filled / 2)

/** Filled rows lower the MT level that brings stress. @rule AC-3.21-3 */
export const stressTrigger = (state: Parameters<typeof cardOf>[0], ac: string): number =>
  Math.max(1, 3 - Math.floor(craft(state, ac).sheet.filled / 4))

/** The minimum speed, raised by the MT level unless that was bought off. @rule AC-2.612-1 */
export function minSpeedOf(state: Parameters<typeof cardOf>[0], ac: string): number {
  const { mtLevel, riseCancelled } = craft(state, ac)
  return cardOf(state, ac).minSpeed + (riseCancelled ? 0 : state.config.tables.minRise[mtLevel as 0 | 1 | 2 | 3])
}
