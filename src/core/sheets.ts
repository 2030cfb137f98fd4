/** What of a game is worth printing for a table of wood: the cards of its aircraft, each number with its source. */
import type { SourcedValue } from './ruleset.js'

/** One number of a card. */
export interface SheetValue {
  readonly label: string
  readonly value: string
  readonly source: SourcedValue['source']
}

/** A table of a card. */
export interface SheetTable {
  readonly heading: string
  readonly columns: readonly string[]
  /** The first cell of a row names it. */
  readonly rows: readonly (readonly string[])[]
  /** Where its cells come from, those of `exceptions` aside. */
  readonly source: SourcedValue['source']
  /** Cells with a source of their own, by row and column. */
  readonly exceptions?: Readonly<Record<string, SourcedValue['source']>>
}

/** A card: an aircraft, a pilot. */
export interface SheetCard {
  readonly id: string
  readonly title: string
  /** What it is, in a few words. */
  readonly note: string
  readonly values: readonly SheetValue[]
  readonly tables: readonly SheetTable[]
  /** Boxes to be ticked off. */
  readonly boxes: readonly { readonly label: string; readonly count: number }[]
}

/** The cards of a game, in the order of its book. */
export type Sheets = readonly SheetCard[]

/** A value of a card as it is written on paper. */
export const sheetValue = (label: string, value: unknown, source: SourcedValue['source'] = 'house'): SheetValue => ({
  label,
  value: value === true ? 'yes' : value === false ? 'no' : value === null ? '–' : String(value).replace('-', '−'),
  source,
})
