/** Orders in German: headings and buttons. */
import { signed } from '../../../../../core/words/index.js'
import { type Cell, type CellStep, squareName } from '../../../../../geometry/index.js'
import type { Roll, View } from '../../../state/state.js'
import {
  after,
  cellOf,
  chitless,
  flownBy,
  gunSquare,
  isAltitude,
  isHome,
  isObjective,
  luckyQuestion,
  type Says,
} from '../table.js'
import { chit, height, list, piece, seat, spot } from './names.js'

export const kind: Says['kind'] = {
  drawChit: 'Special-Chits ziehen',
  rollAA: 'Flak auswürfeln',
  deployAA: 'Alle Flak aufstellen',
  deployGun: 'Flak aufstellen',
  rollClouds: 'Wolken auswürfeln',
  deployClouds: 'Alle Wolken legen',
  deployCloud: 'Wolke legen',
  deployPlane: 'Flugzeug aufstellen',
  deployPlanes: 'Alle Flugzeuge aufstellen',
  setPriorities: 'Alle Prioritäts-Chits legen',
  assignPriority: 'Prioritäts-Chit legen',
  dealPriorities: 'Prioritäts-Chits austeilen',
  drawInitiative: 'Um die Initiative ziehen',
  moveSpace: 'Ein Feld fliegen',
  endMove: 'Bewegung beenden',
  chooseTarget: 'Gegner wählen',
  attackBelow: 'Von oben angreifen',
  react: 'Auf den Vorbeifliegenden schießen',
  decline: 'Nicht schießen',
  useLucky: 'LUCKY einsetzen',
  rollFire: 'Würfeln',
  fireAA: 'Flak feuern lassen',
  passAA: 'Flak schweigen lassen',
  bomb: 'Bomben werfen',
  passBomb: 'Bomben behalten',
  resign: 'Aufgeben',
}

/** A list that fits on a button. */
const short = (items: readonly string[], most: number): string =>
  items.length <= most ? list(items) : list([...items.slice(0, most), `${items.length - most} weitere`])

/** `F3, 1500 m` */
const station = (cell: Cell): string => `${squareName(cell)}, ${height(cell.altitude)}`

const STEPS: Readonly<Record<CellStep, string>> = {
  north: 'Nach Norden',
  east: 'Nach Osten',
  south: 'Nach Süden',
  west: 'Nach Westen',
  up: 'Steigen auf',
  down: 'Sinken auf',
}

function step(view: View, plane: string, direction: CellStep): string {
  const to = after(view, plane, direction)
  if (to === null)
    return `${STEPS[direction]} von der Karte${isHome(view, plane, direction) ? ', in Sicherheit' : ' hinaus'}`
  if (!isAltitude(view, to)) return direction === 'up' ? 'Höher steigen' : 'Tiefer sinken'
  if (direction === 'up' || direction === 'down') return `${STEPS[direction]} ${height(to.altitude)}`
  return `${STEPS[direction]} ${isObjective(view, to) ? 'zum Ziel' : 'auf'} ${squareName(to)}`
}

/** `C3 auf 3000 m, 3 Felder` */
export const flight: Says['flight'] & object = ({ orders }, view) => {
  const { cell, spaces } = flownBy(orders, view)
  return `${cell === null ? 'Nirgendwohin' : spot(cell)}, ${spaces === 1 ? '1 Feld' : `${spaces} Felder`}`
}

/** Whose roll a LUCKY plane may change. */
const whose = ({ by }: Roll, plane: string, view: View): string =>
  by === plane ? 'Eigener Wurf' : `Wurf von ${piece(by, view).replace(/^die /, 'der ')}`

const inOrder = (priorities: Readonly<Record<string, number>>, view: View): readonly string[] =>
  Object.entries(priorities)
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => piece(id, view))

export const action: Says['action'] = {
  drawChit: ({ card }, view) =>
    `${card === undefined ? 'Special-Chit' : chit[card]} für ${piece(chitless(view), view)} ziehen`,
  rollAA: () => 'Flak auswürfeln',
  deployAA: ({ squares }) => `Flak auf ${short(squares.map(squareName), 6)}`,
  deployGun: ({ square }, view) => `Flak auf ${squareName(square)}${isObjective(view, square) ? ', am Ziel' : ''}`,
  rollClouds: () => 'Wolken auswürfeln',
  deployClouds: ({ cells }) => `Wolken über ${short(cells.map(spot), 2)}`,
  deployCloud: ({ cell }) => `Wolke über ${station(cell)}`,
  deployPlane: ({ plane, cell }, view) => `${piece(plane, view)} über ${station(cell)}`,
  deployPlanes: ({ cells }, view) =>
    short(
      Object.entries(cells).map(([id, cell]) => `${piece(id, view)} über ${spot(cell)}`),
      1,
    ),
  setPriorities: ({ priorities }, view) => `Reihenfolge: ${short(inOrder(priorities, view), 3)}`,
  assignPriority: ({ plane, priority }, view) => `Nummer ${priority} für ${piece(plane, view)}`,
  dealPriorities: () => 'Prioritäts-Chits austeilen',
  drawInitiative: ({ card }) => (card === undefined ? 'Kokarde ziehen' : `Kokarde der ${seat[card]} ziehen`),
  moveSpace: ({ plane, direction }, view) => step(view, plane, direction),
  endMove: ({ plane }, view) => {
    const cell = cellOf(view, plane)
    return `${piece(plane, view)}: Bewegung ${cell === null ? '' : `über ${spot(cell)} `}beenden`
  },
  chooseTarget: ({ target }, view) => `${piece(target, view)} angreifen`,
  attackBelow: ({ target }, view) => `Auf ${piece(target, view)} hinabstoßen`,
  react: ({ fighter }, view) => `${piece(fighter, view)}: auf ${piece(view.slot?.plane ?? '', view)} schießen`,
  decline: ({ fighter }, view) => `${piece(fighter, view)}: nicht schießen`,
  useLucky: ({ plane, value }, view) => {
    const roll = whose(luckyQuestion(view).roll, plane, view)
    return value === 0 ? `${roll}: so lassen` : `${roll}: ${signed(value)}`
  },
  rollFire: (_, view) => `2W6 werfen für ${list((view.fight?.rolls ?? []).map(({ by }) => piece(by, view)))}`,
  fireAA: ({ gun, target }, view) => `Flak auf ${gunSquare(gun, view)}: auf ${piece(target, view)} schießen`,
  passAA: ({ gun }, view) => `Flak auf ${gunSquare(gun, view)}: nicht schießen`,
  bomb: ({ plane }, view) => {
    const cell = cellOf(view, plane)
    return `${piece(plane, view)}: ${cell === null ? 'das Ziel' : squareName(cell)} bombardieren`
  },
  passBomb: ({ plane }, view) => `${piece(plane, view)}: Bomben noch behalten`,
  resign: () => 'Die Partie aufgeben',
}
