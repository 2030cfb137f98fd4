/** What aircraft, hexes and directions are called, on the map and in words. */
import { type Hex, type HexBoard, hexToOffset } from '../../../geometry/index.js'

/** What everybody calls a type of aircraft: `Sopwith Camel` is a Camel. */
export const callName = (type: string): string => type.replace(/^(Sopwith|Fokker) /, '')

/** A hex as the map prints it, column and row from 1: `0709`; beyond the numbered sky `−2/13`. */
export function hexName(hex: Hex, { stagger }: Pick<HexBoard, 'stagger'>): string {
  const { column, row } = hexToOffset(hex, stagger)
  const isNumbered = column >= 0 && column < 99 && row >= 0 && row < 99
  return isNumbered ? String(10_101 + 100 * column + row).slice(1) : `${column + 1}/${row + 1}`.replace(/-/g, '−')
}
