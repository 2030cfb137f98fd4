/**
 * The game in numbers, for learners; `wingover/encode` makes an encoder of it.
 *
 * @module
 */
import { among, between, choice, flag, ofPiece, placed, share } from '../../../core/encoding.js'
import type { Encoding } from '../../../core/index.js'
import { CELL_STEPS, type Cell, type Square } from '../../../geometry/index.js'
import {
  CHITS,
  FRAMES,
  PHASES,
  type RegiaAeronautica,
  type RegiaCard,
  SEATS,
  type SeenPlane,
  STATUSES,
  type View,
} from '../state/state.js'

const cardOf = ({ card }: SeenPlane, { config }: View): RegiaCard | undefined => config.cards[card]
const idOf = (plane: SeenPlane, { planes }: View): string =>
  Object.keys(planes).find((id) => planes[id] === plane) ?? ''
const priority = (plane: SeenPlane, view: View): number | null => {
  const given = view.priorities[idOf(plane, view)]
  return typeof given === 'number' ? given : null
}

/** Squares of the map by rows; a map of the book has ten columns and seven rows. */
const SQUARES = 12 * 8
const squareAt = ({ column, row }: Square): number => (row - 1) * 12 + column - 1
const cellAt = (cell: Cell): number => (cell.altitude - 1) * SQUARES + squareAt(cell)
const cells = (field: string) => placed<View>(field, 4 * SQUARES, cellAt)

/** Regia Aeronautica in numbers. */
export const encoding: Encoding<RegiaAeronautica, SeenPlane> = {
  version: 1,
  pieces: 12,
  piecesOf: ({ planes }) => planes,
  sideOf: ({ side }) => side,
  table: [
    ...choice('phase', PHASES, ({ phase }: View) => phase),
    ...choice('asked', FRAMES, ({ agenda }: View) => agenda.at(-1)?.kind),
    ...choice('seat', SEATS, ({ seat }: View) => seat),
    ...choice('initiative', SEATS, ({ initiative }: View) => initiative),
    ...share('turn', 15, ({ turn }: View) => turn),
    ...share('toDeploy.guns', 6, ({ toDeploy }: View) => toDeploy.guns),
    ...share('toDeploy.clouds', 6, ({ toDeploy }: View) => toDeploy.clouds),
    ...share('bombed', 6, ({ bombed }: View) => bombed.length),
    ...share('objectives', 6, ({ config }: View) => config.map.objectives.length),
    ...share('slot.spaces', 4, ({ slot }: View) => slot?.spaces),
    ...Array.from({ length: 6 }, (_, i) => [
      ...share(`gun[${i}].column`, 12, ({ guns }: View) => guns[i]?.square.column),
      ...share(`gun[${i}].row`, 8, ({ guns }: View) => guns[i]?.square.row),
      ...flag(`gun[${i}].fired`, ({ guns }: View) => guns[i]?.fired),
      ...share(`cloud[${i}].column`, 12, ({ clouds }: View) => clouds[i]?.column),
      ...share(`cloud[${i}].row`, 8, ({ clouds }: View) => clouds[i]?.row),
      ...share(`cloud[${i}].altitude`, 4, ({ clouds }: View) => clouds[i]?.altitude),
      ...share(`objective[${i}].column`, 12, ({ config }: View) => config.map.objectives[i]?.column),
      ...share(`objective[${i}].row`, 8, ({ config }: View) => config.map.objectives[i]?.row),
    ]).flat(),
  ],
  piece: [
    ...choice('status', STATUSES, ({ status }: SeenPlane) => status),
    ...share('column', 12, ({ cell }: SeenPlane) => cell?.column),
    ...share('row', 8, ({ cell }: SeenPlane) => cell?.row),
    ...share('altitude', 4, ({ cell }: SeenPlane) => cell?.altitude),
    ...share('hits', 2, ({ hits }: SeenPlane) => hits),
    ...flag('fired', ({ fired }: SeenPlane) => fired),
    ...flag('bombed', ({ bombed }: SeenPlane) => bombed),
    ...choice('chit', [...CHITS, 'hidden'], ({ chit }: SeenPlane) => chit),
    ...flag('bomber', (plane: SeenPlane, view: View) => cardOf(plane, view)?.role === 'bomber'),
    ...share('rating', 4, (plane: SeenPlane, view: View) => cardOf(plane, view)?.rating),
    ...share('priority', 10, priority),
    ...flag('moving', (plane: SeenPlane, { planes, slot }: View) => planes[slot?.plane ?? ''] === plane),
    ...flag('toMove', (plane: SeenPlane, view: View) => view.order.includes(idOf(plane, view))),
  ],
  orders: {
    drawChit: [],
    rollAA: [],
    deployAA: [],
    deployGun: [placed('square', SQUARES, squareAt)],
    rollClouds: [],
    deployClouds: [],
    deployCloud: [cells('cell')],
    deployPlane: [cells('cell')],
    deployPlanes: [],
    setPriorities: [],
    assignPriority: [ofPiece('plane'), between('priority', 1, 16)],
    dealPriorities: [],
    drawInitiative: [],
    moveSpace: [ofPiece('plane'), among('direction', CELL_STEPS)],
    endMove: [ofPiece('plane')],
    chooseTarget: [ofPiece('target')],
    attackBelow: [ofPiece('target')],
    react: [ofPiece('fighter')],
    decline: [ofPiece('fighter')],
    useLucky: [ofPiece('plane'), between('value', -1, 1)],
    rollFire: [],
    fireAA: [between('gun', 0, 7), ofPiece('target')],
    passAA: [between('gun', 0, 7)],
    bomb: [ofPiece('plane')],
    passBomb: [ofPiece('plane')],
  },
}
