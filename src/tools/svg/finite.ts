import type { Piece, Scene, Shape } from '../../core/index.js'
import type { Box, Point } from '../../geometry/index.js'

/** Throws a TypeError that names the first number of a scene that cannot be drawn. */
export function assertFinite(scene: Scene): void {
  for (const side of ['minX', 'minY', 'maxX', 'maxY'] as const) finite(scene.box[side], `scene.box.${side}`)
  assertSize(scene.box)
  for (const [i, shape] of scene.shapes.entries()) assertShape(shape, `scene.shapes[${i}]`)
  for (const [i, piece] of scene.pieces.entries()) assertPiece(piece, `scene.pieces[${i}]`)
}

/** Throws a TypeError unless the value is a finite number. */
export function finite(value: number, name: string): void {
  if (!Number.isFinite(value)) throw new TypeError(`${name} must be a finite number, not ${value}`)
}

function assertSize({ minX, minY, maxX, maxY }: Box): void {
  const width = maxX - minX
  const height = maxY - minY
  if (width > 0 && height > 0 && Number.isFinite(width) && Number.isFinite(height)) return
  throw new TypeError(`scene.box must have a width and a height, not ${width} by ${height}`)
}

function assertShape(shape: Shape, name: string): void {
  if (shape.kind === 'text') assertPoint(shape.at, `${name}.at`)
  else for (const [i, point] of shape.points.entries()) assertPoint(point, `${name}.points[${i}]`)
}

function assertPiece(piece: Piece, name: string): void {
  assertPoint(piece.at, `${name}.at`)
  finite(piece.health, `${name}.health`)
  finite(piece.side, `${name}.side`)
  if (piece.heading !== null) finite(piece.heading, `${name}.heading`)
}

function assertPoint(point: Point, name: string): void {
  finite(point.x, `${name}.x`)
  finite(point.y, `${name}.y`)
}
