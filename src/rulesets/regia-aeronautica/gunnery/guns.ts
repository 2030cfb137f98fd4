/** The AA guns. */
import { squareName } from '../../../geometry/index.js'
import type { Gun } from '../state/state.js'

/** How many AA chits a die gives. @rule RA-PREP-04 */
export const gunsFor = (die: number, half: 'up' | 'down'): number =>
  half === 'up' ? Math.ceil(die / 2) : Math.floor(die / 2)

/** The name of a gun as a firer. */
export const gunName = (index: number): string => `gun-${index}`
/** The gun of that name. */
export const gunIndex = (name: string): number => Number(name.slice(4))
/** The name of a gun as a piece of the picture. */
export const gunPiece = (index: number): string => `AA ${index}`
/** A gun by the square where it stands: there is one to a square. */
export const gunPlace = ({ square }: Gun): string => `AA at ${squareName(square)}`
