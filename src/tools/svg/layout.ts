import type { Piece, Scene, Shape } from '../../core/index.js'
import { boundingBox, boxContains, distance, type Point, type Polygon, polygonContains } from '../../geometry/index.js'
import { type Stand, standsOf } from './crowd.js'
import { assertFinite } from './finite.js'
import { type Board, clamp, project } from './sheet.js'

/** The box that a picture fills, in pixels. */
export interface Fit {
  readonly width: number
  readonly height: number
  /** The size of common letters. Default: a 60th of the shorter side, from 9 to 16. */
  readonly letters?: number
}

/** What lies under a point: nearest first. */
export interface Hit {
  readonly pieces: readonly Piece[]
  readonly cells: readonly Polygon[]
}

/** Where things are in a picture that fills a box: the numbers with which {@link layers} paints. */
export interface Layout {
  readonly width: number
  readonly height: number
  /** Pixels to a table unit. */
  readonly scale: number
  /** A point of the table in pixels, from the top left corner. */
  toPicture(at: Point): Point
  /** A point of the picture in table units. */
  toTable(at: Point): Point
  /** Where a piece is drawn, and how large: those that share a spot stand apart. */
  stand(piece: string): { readonly at: Point; readonly radius: number } | undefined
  /** What lies under a point of the picture. */
  hit(at: Point): Hit
}

/** The board that fills a box, in the middle of it. */
export function boardIn({ box, shapes, pieces }: Scene, { width, height, letters }: Fit): Board {
  const font = lettersOf({ width, height, ...(letters !== undefined && { letters }) })
  const [wide, high] = [box.maxX - box.minX, box.maxY - box.minY]
  const scale = Math.min(width / wide, height / high)
  const room = Math.sqrt((wide * scale * high * scale) / Math.max(120, 4.4 * pieces.length))
  return {
    box,
    left: (width - wide * scale) / 2,
    top: (height - high * scale) / 2,
    width: wide * scale,
    height: high * scale,
    scale,
    token: clamp(0.92 * scale, 1.7 * font, Math.max(2 * font, room)),
    open: !shapes.some(({ role, kind }) => role === 'cell' && kind !== 'text'),
  }
}

/** The size of common letters in a picture that fills a box. */
export const lettersOf = ({ width, height, letters }: Fit): number =>
  letters ?? clamp(Math.min(width, height) / 60, 9, 16)

/** Where things are in a picture of the scene that fills a box. */
export function layout(scene: Scene, fit: Fit): Layout {
  assertFinite(scene)
  const board = boardIn(scene, fit)
  const stands = new Map(standsOf(board, scene.pieces).map((stand) => [stand.piece.id, stand]))
  const shift = ({ x, y }: Point): Point => ({ x: x + board.left, y: y + board.top })
  const toTable = ({ x, y }: Point): Point => ({
    x: board.box.minX + (x - board.left) / board.scale,
    y: board.box.maxY - (y - board.top) / board.scale,
  })
  return {
    width: fit.width,
    height: fit.height,
    scale: board.scale,
    toPicture: (at) => shift(project(board, at)),
    toTable,
    stand(piece) {
      const stand = stands.get(piece)
      return stand && { at: shift(stand.at), radius: stand.radius }
    },
    hit: (at) => ({
      pieces: nearest([...stands.values()], { x: at.x - board.left, y: at.y - board.top }),
      cells: cellsAt(scene.shapes, toTable(at)),
    }),
  }
}

/** The pieces whose disc holds a point, nearest first; of those out of play, the last. */
function nearest(stands: readonly Stand[], at: Point): readonly Piece[] {
  return stands
    .map(({ piece, at: middle, radius }) => ({ piece, away: distance(middle, at), radius }))
    .filter(({ away, radius }) => away <= radius)
    .sort((a, b) => Number(a.piece.gone) - Number(b.piece.gone) || a.away - b.away)
    .map(({ piece }) => piece)
}

const cellsAt = (shapes: readonly Shape[], at: Point): readonly Polygon[] =>
  shapes.flatMap((shape) =>
    shape.kind === 'area' && shape.role === 'cell' && isOver(shape.points, at) ? [shape.points] : [],
  )

/** Most cells are ruled out by their box. */
const isOver = (points: Polygon, at: Point): boolean =>
  boxContains(boundingBox(points), at) && polygonContains(points, at)
