import {
  type Piece,
  type Prospect,
  type Rational,
  type Route,
  type Scene,
  type Shape,
  toNumber,
} from '../../core/index.js'
import { Trail } from './trail.js'

/** What to lay over a scene. */
export interface Overlay {
  /** Areas and lines, above the scene's own and below its pieces: what `Overlays` of a game finds. */
  readonly shapes?: readonly Shape[]
  /** Flights whose way is drawn. */
  readonly routes?: readonly Pick<Route, 'via'>[]
  /** Written beside its target. */
  readonly odds?: readonly Prospect[]
}

/** The scene with more on it. It stays a scene: what paints and measures it need not know. */
export function overlaid(scene: Scene, { shapes = [], routes = [], odds = [] }: Overlay): Scene {
  const ways = routes.map(({ via }): Shape => ({ kind: 'line', role: 'path', points: via }))
  return {
    ...scene,
    shapes: [...scene.shapes, ...shapes, ...ways],
    pieces: odds.length === 0 ? scene.pieces : scene.pieces.map((piece) => weighed(piece, odds)),
  }
}

function weighed(piece: Piece, odds: readonly Prospect[]): Piece {
  const own = odds.filter(({ target }) => target === piece.id)
  return own.length === 0 ? piece : { ...piece, labels: [...piece.labels, ...own.map(chanceOf)] }
}

const chanceOf = ({ hit, kill }: Prospect): string =>
  kill === null || kill.n === 0n ? `${percent(hit)} hit` : `${percent(hit)} hit, ${percent(kill)} down`

const percent = (chance: Rational): string => `${Math.round(100 * toNumber(chance))}%`

/**
 * The last move that a row of scenes of one game shows, the oldest first: where the pieces that moved last have come from.
 * A few scenes are enough.
 */
export function lastMove(scenes: readonly Scene[]): readonly Shape[] {
  const trail = new Trail()
  for (const scene of scenes) trail.follow(scene)
  return trail.shapes()
}
