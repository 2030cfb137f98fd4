/** What things are called in German. */
import type { Modifier } from '../../../../../core/index.js'
import { listing, signed } from '../../../../../core/words/index.js'
import { type Cell, type Square, squareName } from '../../../../../geometry/index.js'
import type { Drm } from '../../../gunnery/odds.js'
import type { Chit, Phase, Seat, View } from '../../../state/state.js'
import { drmOf, gunSquare, isGun, isObjective, metres, planeName } from '../table.js'

export const seat: Readonly<Record<Seat | 'referee', string>> = {
  french: 'Franzosen',
  italian: 'Italiener',
  referee: 'Spielleiter',
}

/** At the head of a sentence: `Die Franzosen`. */
export const theSide = (side: string): string => `Die ${seat[side as Seat]}`

export const phase: Readonly<Record<Phase, string>> = {
  prepare: 'Spielvorbereitung',
  priorities: 'Prioritäts-Chits',
  initiative: 'Initiative',
  movement: 'Bewegung',
  aa: 'Flakfeuer',
  bombing: 'Bombenabwurf',
  over: 'Spielende',
}

/** `a, b und c`, `a oder b` */
export const list = (items: readonly string[], last = 'und'): string => listing(items, last)

/** So many: `eine Wolke`, `2 Wolken`, `keine Wolken`. */
export const count = (n: number, one: string, many: string): string =>
  n === 1 ? one : `${n === 0 ? 'keine' : n} ${many}`

export function piece(id: string, view?: View): string {
  if (!isGun(id, view)) return planeName(id, view)
  return view === undefined ? `Flak ${gunSquare(id)}` : flak(gunSquare(id, view))
}

/** The AA of a square. */
export const flak = (square: string): string => `die Flak auf ${square}`

export const pieces = (ids: readonly string[], view: View, last = 'und'): string =>
  list(
    ids.map((id) => piece(id, view)),
    last,
  )

export const height = (altitude: number): string => `${metres(altitude)} m`

/** `C3`, or `dem Ziel H2` */
export const goal = (square: Square, view: View): string =>
  `${isObjective(view, square) ? 'dem Ziel ' : ''}${squareName(square)}`

/** `C3 in 3000 m` */
export const spot = (cell: Cell): string => `${squareName(cell)} in ${height(cell.altitude)}`

/** As printed on the chits: in English. */
export const chit: Readonly<Record<Chit, string>> = { ace: 'ACE', green: 'GREEN', lucky: 'LUCKY', none: 'NONE' }

const DRMS: Readonly<Record<Drm, string>> = {
  'carrying a HIT': 'mit HIT-Marker',
  'against a bomber': 'gegen Bomber',
  'against a lower plane': 'gegen tieferes Flugzeug',
  'against a low plane': 'gegen tiefes Flugzeug',
  'against a higher plane': 'gegen höheres Flugzeug',
  cloud: 'Wolke',
  ACE: 'ACE',
  GREEN: 'GREEN',
}

/** `gegen Bomber +1, LUCKY LeO A −1` */
export const drms = (modifiers: readonly Modifier[], view: View): string =>
  modifiers.map((modifier) => `${drmName(modifier, view)} ${signed(modifier.value)}`).join(', ')

function drmName(modifier: Modifier, view: View): string {
  const named = drmOf(modifier)
  return 'lucky' in named ? `LUCKY ${piece(named.lucky, view)}` : DRMS[named.drm]
}
