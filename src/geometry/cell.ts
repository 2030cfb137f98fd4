/** A square of the map, column and row counted from 1; columns run west to east, rows north to south. */
export interface Square {
  readonly column: number
  readonly row: number
}

/** A square at an altitude, counted from 1. */
export interface Cell extends Square {
  readonly altitude: number
}

/** A square map with layers. */
export interface CellBoard {
  readonly columns: number
  readonly rows: number
  readonly altitudes: number
}

/** The ways from a cell to the next. */
export const CELL_STEPS = ['north', 'east', 'south', 'west', 'up', 'down'] as const

/** One of the six ways from a cell to the next. */
export type CellStep = (typeof CELL_STEPS)[number]

/** The cell next to this one; it may lie outside the map. */
export function cellStep(cell: Cell, step: CellStep): Cell {
  return {
    column: cell.column + toward(step, 'east', 'west'),
    row: cell.row + toward(step, 'south', 'north'),
    altitude: cell.altitude + toward(step, 'up', 'down'),
  }
}

/** Whether a cell is on the map. */
export function cellBoardContains(board: CellBoard, { column, row, altitude }: Cell): boolean {
  return within(column, board.columns) && within(row, board.rows) && within(altitude, board.altitudes)
}

/** The number of steps between two cells; none is diagonal. */
export function cellDistance(a: Cell, b: Cell): number {
  return Math.abs(a.column - b.column) + Math.abs(a.row - b.row) + Math.abs(a.altitude - b.altitude)
}

/** The cells of the map at most this many steps away, itself included, by altitude, then row, then column. */
export function cellReach(board: CellBoard, from: Cell, steps: number): Cell[] {
  return cellBoardCells(board).filter((cell) => cellDistance(from, cell) <= steps)
}

/** Every cell of the map, by altitude, then row, then column. */
export function cellBoardCells({ columns, rows, altitudes }: CellBoard): Cell[] {
  return Array.from({ length: columns * rows * altitudes }, (_, i) => ({
    column: (i % columns) + 1,
    row: (Math.floor(i / columns) % rows) + 1,
    altitude: Math.floor(i / columns / rows) + 1,
  }))
}

/** The printed name of a square: a letter for its column, A to Z, and its row: `C3`. */
export function squareName({ column, row }: Square): string {
  return String.fromCharCode(64 + column) + row
}

/** The square with a printed name, or null if that is no name of a square. */
export function squareNamed(name: string): Square | null {
  if (!/^[A-Z][1-9]\d{0,2}$/.test(name)) return null
  return { column: name.charCodeAt(0) - 64, row: Number(name.slice(1)) }
}

function within(value: number, last: number): boolean {
  return value >= 1 && value <= last
}

function toward(step: CellStep, plus: CellStep, minus: CellStep): number {
  return step === plus ? 1 : step === minus ? -1 : 0
}
