/**
 * The map.
 *
 * The printed one is lost: this one is ours. The French come from the west and must reach one of three objectives
 * behind the Italian fighters.
 *
 * @module
 */
import type { GameMap } from '../state/state.js'

/**
 * Ten columns, A to J from west to east, by seven rows, from north to south, with four altitudes. Objectives are H2, I4
 * and H6; the French deploy in columns A and B, the Italians in F to J.
 */
export const map = {
  columns: 10,
  rows: 7,
  altitudes: 4,
  objectives: [
    { column: 8, row: 2 },
    { column: 9, row: 4 },
    { column: 8, row: 6 },
  ],
  zones: { french: { from: 1, to: 2 }, italian: { from: 6, to: 10 } },
  edges: { french: 'west', italian: 'east' },
} as const satisfies GameMap

/** Where the parts of the map come from: only the number of altitudes follows from the book. */
export const mapProvenance = {
  columns: 'house',
  rows: 'house',
  altitudes: 'inferred',
  objectives: 'house',
  zones: 'house',
  edges: 'house',
} as const satisfies Readonly<Record<keyof GameMap, 'book' | 'inferred' | 'house'>>
