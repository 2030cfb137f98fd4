import type { Piece } from '../../core/index.js'
import type { Point } from '../../geometry/index.js'
import { type Board, clamp, project } from './sheet.js'
import { place } from './stroke.js'

/** A piece and where it is drawn, in pixels from the top left corner of the board. */
export interface Stand {
  readonly piece: Piece
  readonly at: Point
  readonly radius: number
  /** It lies beyond the board and is shown at the edge. */
  readonly outside: boolean
}

/** Part of a table unit that pieces on one spot share. */
const SHARED = 0.96

/** Where each piece is drawn; those that share a spot stand side by side, smaller, in their order. */
export function standsOf(board: Board, pieces: readonly Piece[]): Stand[] {
  const spots = new Map<string, Stand[]>()
  const alone = pieces.map((piece) => standAlone(board, piece))
  for (const stand of alone) spots.set(place(stand.at), [...(spots.get(place(stand.at)) ?? []), stand])
  return alone.map((stand) => beside(board, stand, spots.get(place(stand.at)) ?? [stand]))
}

/** How far from its centre a piece reaches, the glow of a selected one included. */
export function rimOf({ radius, piece }: Stand): number {
  return radius * (piece.selected ? 1.32 : 1.05)
}

function standAlone(board: Board, piece: Piece): Stand {
  const { x, y } = project(board, piece.at)
  const at = { x: clamp(x, 0, board.width), y: clamp(y, 0, board.height) }
  const outside = at.x !== x || at.y !== y
  return { piece, at, radius: (board.token / 2) * (outside && piece.gone ? 0.6 : 1), outside }
}

function beside(board: Board, stand: Stand, crowd: readonly Stand[]): Stand {
  if (crowd.length === 1) return stand
  const columns = Math.ceil(Math.sqrt(crowd.length))
  const rows = Math.ceil(crowd.length / columns)
  const room = (Math.max(board.scale, board.token) * SHARED) / columns
  const i = crowd.indexOf(stand)
  const row = Math.floor(i / columns)
  const inRow = Math.min(columns, crowd.length - row * columns)
  const at = {
    x: stand.at.x + room * ((i % columns) - (inRow - 1) / 2),
    y: stand.at.y + room * (row - (rows - 1) / 2),
  }
  return { ...stand, at, radius: Math.max(5, Math.min(stand.radius, room / 2)) }
}
