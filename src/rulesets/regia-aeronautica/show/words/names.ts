/** What things are called in English. */

import type { Modifier } from '../../../../core/index.js'
import { listing, signed } from '../../../../core/words/index.js'
import { type Cell, type Square, squareName } from '../../../../geometry/index.js'
import type { Chit, Phase, Seat, View } from '../../state/state.js'
import { drmOf, gunSquare, isGun, isObjective, metres, planeName } from './table.js'

export const seat: Readonly<Record<Seat | 'referee', string>> = {
  french: 'French',
  italian: 'Italians',
  referee: 'Referee',
}

/** At the head of a sentence: `The French`. */
export const theSide = (side: string): string => `The ${seat[side as Seat]}`

export const phase: Readonly<Record<Phase, string>> = {
  prepare: 'Game preparation',
  priorities: 'Priority chits',
  initiative: 'Initiative',
  movement: 'Movement',
  aa: 'AA fire',
  bombing: 'Bombing',
  over: 'Game over',
}

/** `LeO-A` is LeO A; `gun-0` and `AA 0` are the AA at H2. */
export function piece(id: string, view?: View): string {
  if (!isGun(id, view)) return planeName(id, view)
  return `AA ${view === undefined ? '' : 'at '}${gunSquare(id, view)}`
}

/** `Morane A and LeO B` */
export const pieces = (ids: readonly string[], view: View, last = 'and'): string =>
  listing(
    ids.map((id) => piece(id, view)),
    last,
  )

export const height = (altitude: number): string => `${metres(altitude)} m`

/** `C3`, or `the objective H2` */
export const goal = (square: Square, view: View): string =>
  `${isObjective(view, square) ? 'the objective ' : ''}${squareName(square)}`

/** `C3 at 3000 m` */
export const spot = (cell: Cell): string => `${squareName(cell)} at ${height(cell.altitude)}`

export const chit: Readonly<Record<Chit, string>> = { ace: 'ACE', green: 'GREEN', lucky: 'LUCKY', none: 'NONE' }

/** `against a bomber +1, LUCKY LeO A −1` */
export const drms = (modifiers: readonly Modifier[], view: View): string =>
  modifiers.map((modifier) => `${drmName(modifier, view)} ${signed(modifier.value)}`).join(', ')

function drmName(modifier: Modifier, view: View): string {
  const named = drmOf(modifier)
  return 'lucky' in named ? `LUCKY ${piece(named.lucky, view)}` : named.drm
}
