import type { Hex } from './hex.js'

/** Which columns, counted from 0 in the west, sit half a hex lower than their neighbours. */
export type Stagger = 'odd-q' | 'even-q'

/** A hex by column and row, both counted from 0, the row from the north end of its column. */
export interface Offset {
  readonly column: number
  readonly row: number
}

/** A rectangular hex map: whole columns of as many rows each. */
export interface HexBoard {
  readonly columns: number
  readonly rows: number
  readonly stagger: Stagger
}

/** The column and row of a hex. */
export function hexToOffset({ q, r }: Hex, stagger: Stagger): Offset {
  return { column: q, row: r + shift(q, stagger) }
}

/** The hex at a column and row. */
export function offsetToHex({ column, row }: Offset, stagger: Stagger): Hex {
  return { q: column, r: row - shift(column, stagger) }
}

/** Whether a hex is on the map. */
export function hexBoardContains(board: HexBoard, { q, r }: Hex): boolean {
  const row = r + shift(q, board.stagger)
  return q >= 0 && q < board.columns && row >= 0 && row < board.rows
}

/** Every hex of the map, column by column from the west, each from the north. */
export function hexBoardHexes({ columns, rows, stagger }: HexBoard): Hex[] {
  return Array.from({ length: columns * rows }, (_, i) =>
    offsetToHex({ column: Math.floor(i / rows), row: i % rows }, stagger),
  )
}

/**
 * The printed number of a hex, `CCRR`: column and rank from the north, two digits each, both counted from 1, printed
 * even columns half a hex lower ('odd-q' counted from 0). Null if it has none: both must be in 1..99.
 */
export function hexToNumber(hex: Hex): string | null {
  const { column, row } = hexToOffset(hex, 'odd-q')
  if (column < 0 || column > 98 || row < 0 || row > 98) return null
  return String(10101 + 100 * column + row).slice(1)
}

/** The hex with a printed number `CCRR`, or null if that is no number of a hex. */
export function numberToHex(number: string): Hex | null {
  if (!/^\d{4}$/.test(number)) return null
  const column = Number(number.slice(0, 2)) - 1
  const row = Number(number.slice(2)) - 1
  return column < 0 || row < 0 ? null : offsetToHex({ column, row }, 'odd-q')
}

function shift(q: number, stagger: Stagger): number {
  return (q + (stagger === 'odd-q' ? -(q & 1) : q & 1)) / 2
}
