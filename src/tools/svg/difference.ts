import type { Piece, Scene } from '../../core/index.js'
import type { Point } from '../../geometry/index.js'

/** A piece that is elsewhere, or turned, and the way it went. */
export interface Moved {
  readonly before: Piece
  readonly after: Piece
  /** From where it was to where it is; along the path of the later scene if there is one. */
  readonly path: readonly Point[]
}

/** What one scene has that another has not, so that a screen can animate it. What happened in between, events tell. */
export interface SceneDifference {
  readonly came: readonly Piece[]
  readonly went: readonly Piece[]
  readonly moved: readonly Moved[]
  /** Pieces that stand where they stood and look otherwise: damaged, selected, out of play. */
  readonly changed: readonly Piece[]
  /** Table and cells must be painted again. */
  readonly ground: boolean
}

/** What differs between two scenes of one game. */
export function difference(before: Scene, after: Scene): SceneDifference {
  const [old, now] = [byId(before), byId(after)]
  const both = after.pieces.flatMap((piece) => {
    const was = old.get(piece.id)
    return was === undefined ? [] : [{ before: was, after: piece }]
  })
  const moved = both.filter((pair) => isElsewhere(pair.before, pair.after))
  return {
    came: after.pieces.filter(({ id }) => !old.has(id)),
    went: before.pieces.filter(({ id }) => !now.has(id)),
    moved: moved.map((pair) => ({ ...pair, path: pathOf(after, pair.before.at, pair.after.at) })),
    changed: both
      .filter(
        (pair) => !isElsewhere(pair.before, pair.after) && JSON.stringify(pair.before) !== JSON.stringify(pair.after),
      )
      .map((pair) => pair.after),
    ground: before.ground === undefined || before.ground !== after.ground,
  }
}

const byId = ({ pieces }: Scene): ReadonlyMap<string, Piece> => new Map(pieces.map((piece) => [piece.id, piece]))

const isElsewhere = (a: Piece, b: Piece): boolean => !isSame(a.at, b.at) || a.heading !== b.heading

const isSame = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y

/** The drawn path that leads from one place to the other; a straight line if there is none. */
function pathOf({ shapes }: Scene, from: Point, to: Point): readonly Point[] {
  for (const shape of shapes) {
    if (shape.kind !== 'line' || shape.role !== 'path') continue
    const start = shape.points.findIndex((point) => isSame(point, from))
    const last = shape.points.at(-1)
    if (start >= 0 && last !== undefined && isSame(last, to)) return shape.points.slice(start)
  }
  return [from, to]
}
