/** The map as rules read it: who is where, in cloud, over an objective, able to spot whom. */
import {
  type Cell,
  type CellBoard,
  type CellStep,
  cellBoardContains,
  type Point,
  type Square,
  squareName,
} from '../../../geometry/index.js'
import { ALTITUDES } from '../book/tables.js'
import { cardOf, cellOf, plane as planeOf, type State } from '../state/state.js'

export const sameSquare = (a: Square, b: Square): boolean => a.column === b.column && a.row === b.row
export const sameCell = (a: Cell, b: Cell): boolean => sameSquare(a, b) && a.altitude === b.altitude

/** The printed name of a cell, its altitude in metres: `C3/3000`. */
export const cellName = (cell: Cell): string => `${squareName(cell)}/${ALTITUDES[cell.altitude - 1]}`

/** The printed name of the last square of the map: `J7`. */
export const lastSquare = ({ columns, rows }: CellBoard): string => squareName({ column: columns, row: rows })

/** The letter of a column. */
export const columnName = (column: number): string => squareName({ column, row: 1 }).slice(0, 1)

/** The middle of a square as a point of the picture, north up. */
export const middleOf = ({ rows }: CellBoard, { column, row }: Square): Point => ({
  x: column - 0.5,
  y: rows - row + 0.5,
})

/** Is the cell on the map? */
export const isOnMap = (state: State, cell: Cell): boolean => cellBoardContains(state.config.map, cell)

export const isFlying = (state: State, id: string): boolean => planeOf(state, id).status === 'flying'
export const isFighter = (state: State, id: string): boolean => cardOf(state, id).role === 'fighter'
export const areFoes = (state: State, a: string, b: string): boolean =>
  planeOf(state, a).side !== planeOf(state, b).side

/** The objective in a plane's square, by name; undefined if there is none. */
export function objectiveUnder(state: State, id: string): string | undefined {
  const cell = cellOf(state, id)
  const objective = state.config.map.objectives.find((square) => sameSquare(square, cell))
  return objective && squareName(objective)
}

/** @rule RA-CLD-01 */
export function isInCloud(state: State, cell: Cell): boolean {
  const layer = state.config.options.cloudScope === 'layer'
  return state.clouds.some((cloud) => (layer ? cloud.altitude === cell.altitude : sameCell(cloud, cell)))
}

/**
 * Can one plane spot another? From above a plane in cloud is hidden.
 * @rule RA-CLD-02
 */
export function canSpot(state: State, viewer: string, target: string): boolean {
  const [from, to] = [cellOf(state, viewer), cellOf(state, target)]
  return from.altitude <= to.altitude || !isInCloud(state, to)
}

/** Spaces a turn. @rule RA-MOVE-05 */
export function allowanceOf(state: State, id: string): number {
  const { rating, movement } = cardOf(state, id)
  return state.config.options.statColumn === 'fighting' ? movement : rating
}

/** Bombers of the French that may still bomb. @rule RA-WIN-03 */
export function ableBombers(state: State): readonly string[] {
  const able: string[] = []
  for (const id of state.config.roster) {
    const { side, status, bombed } = planeOf(state, id)
    if (side === 'french' && status === 'flying' && !bombed && !isFighter(state, id)) able.push(id)
  }
  return able
}

/** May this plane leave the map here, over its own edge? @rule RA-MOVE-06 */
export function mayLeave(state: State, plane: string, direction: CellStep): boolean {
  if (!mayGoHome(state, plane)) return false
  const { side, cell } = planeOf(state, plane)
  const edge = state.config.map.edges[side]
  return direction === edge && cell!.column === (edge === 'west' ? 1 : state.config.map.columns)
}

/** A bomber that has bombed; or nobody, or everybody. @rule RA-MOVE-06 */
function mayGoHome(state: State, plane: string): boolean {
  const { exit } = state.config.options
  return exit === 'bombed' ? planeOf(state, plane).bombed && !isFighter(state, plane) : exit === 'everyone'
}
