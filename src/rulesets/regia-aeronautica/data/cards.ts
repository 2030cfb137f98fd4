/**
 * The aircraft.
 *
 * The book has one table for them, and of its figures only one number a row and the bombing numbers are left. Every
 * field says where it comes from: `book` is read in the text, `inferred` follows from it, `house` is ours. A card of your
 * own replaces one of these by its id.
 *
 * @module
 */
import type { RegiaCard } from '../state/state.js'

type Source = RegiaCard['provenance'][string]
type Name = Pick<RegiaCard, 'id' | 'name' | 'side'>
type Known = Readonly<{ name?: Source; rating?: Source }>

/** Where the fields of every card come from, unless said otherwise. */
const SOURCES = {
  id: 'house',
  name: 'book',
  side: 'inferred',
  role: 'inferred',
  rating: 'book',
  movement: 'house',
  fireClass: 'house',
  fireHit: 'house',
  bombBadges: 'house',
} as const satisfies Record<string, Source>

/** A fighter: 2 spaces and fighting class 2 where the printed number is said to be something else. */
const fighter = (name: Name, rating: number, fireHit: RegiaCard['fireHit'] & number, known: Known = {}): RegiaCard => ({
  ...name,
  role: 'fighter',
  rating,
  movement: 2,
  fireClass: 2,
  fireHit,
  bombBadges: 1,
  provenance: { ...SOURCES, ...known },
})

/** A bomber: 1 space and fighting class 1 where the printed number is said to be something else. */
const bomber = (
  name: Name,
  rating: number,
  fireHit: RegiaCard['fireHit'] & number,
  bombing: RegiaCard['bombing'] & object,
  known: Known = {},
): RegiaCard => ({
  ...name,
  role: 'bomber',
  rating,
  movement: 1,
  fireClass: 1,
  fireHit,
  bombing,
  bombBadges: 1,
  provenance: { ...SOURCES, bombing: 'book', ...known },
})

/** The shipped cards in the order of the table; the Morane stands for one of its two rows of the Devotine. */
export const cards: readonly RegiaCard[] = [
  bomber({ id: 'sm79', name: 'SM79', side: 'italian' }, 1, 8, [6, 7, 9, 12]),
  bomber({ id: 'br20', name: 'BR20', side: 'italian' }, 1, 8, [5, 6, 8, 12]),
  bomber({ id: 'cant-z', name: 'CANT Z', side: 'italian' }, 1, 8, [6, 7, 8, 12], { name: 'inferred' }),
  fighter({ id: 'g50', name: 'G50', side: 'italian' }, 2, 7),
  fighter({ id: 'cr42', name: 'CR42', side: 'italian' }, 2, 7),
  fighter({ id: 'mc200', name: 'MC200', side: 'italian' }, 2, 7),
  fighter({ id: 'morane', name: 'Morane', side: 'french' }, 2, 6, { rating: 'inferred' }),
  fighter({ id: 'dewoitine', name: 'Dewoitine', side: 'french' }, 2, 6, { name: 'inferred' }),
  bomber({ id: 'leo-451', name: 'LeO 451', side: 'french' }, 2, 7, [5, 6, 8, 12]),
]
