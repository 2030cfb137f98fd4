import {
  type Game,
  type Piece,
  rngFrom,
  type Scene,
  type Shape,
  type Shown,
  type Simulation,
  type Viewer,
} from '../../core/index.js'
import { distance, type Point, type Polygon } from '../../geometry/index.js'

/** How far to look for a reach. */
export interface ReachSearch {
  /** At most this many positions are followed at a time, spread over all there are. Default: 30. */
  readonly width?: number
}

/**
 * Where a piece that is moving can end its move, for the `reach` of a scene. It works for every game through the
 * contract alone: it tries what the legal list offers and follows nothing that throws dice. So what it finds can be
 * reached, but it need not be all. A piece that can only stay has none. Some games have an exact `reachShapes` of their own.
 *
 * ```ts
 * const scene = ruleset.scene(view, { piece: 'A1', reach: reachOf(ruleset, view, 'A1') })
 * ```
 */
export function reachOf<G extends Game>(
  ruleset: Shown<G>,
  view: G['View'],
  piece: string,
  { width = 30 }: ReachSearch = {},
): readonly Shape[] {
  const seen = ({ state }: Simulation<G>) => ruleset.scene(ruleset.view(state, view.seat as Viewer<G>))
  const start = ruleset.fork({ ...ruleset.sample(view, 'reach'), rng: rngFrom('reach') })
  const scene = seen(start)
  const first = scene && moverIn(scene, piece)
  if (scene === undefined || first === undefined) return []
  const ends = new Map<string, Point>()
  const known = new Set<string>()
  for (let ring: readonly Simulation<G>[] = [start]; ring.length > 0; ) {
    const next: Simulation<G>[] = []
    for (const game of ring.flatMap(followers)) {
      const picture = seen(game) as Scene
      const mover = game.state.phase === view.phase ? moverIn(picture, piece) : undefined
      if (mover === undefined) land(ends, picture, piece)
      else if (isNew(known, mover, picture)) next.push(game)
    }
    ring = spread(next, width)
  }
  if (ends.size === 1 && ends.has(spotOf(first.at))) return []
  return [...ends.values()].map((at): Shape => ({ kind: 'area', role: 'reach', points: groundAt(scene, at) }))
}

/** The move is over: where is the piece, if it still flies? */
function land(ends: Map<string, Point>, { pieces }: Scene, piece: string): void {
  const landed = pieces.find(({ id, gone }) => id === piece && !gone)
  if (landed !== undefined) ends.set(spotOf(landed.at), landed.at)
}

const spotOf = ({ x, y }: Point): string => `${x} ${y}`

/** So many of a list, evenly spread over it. */
const spread = <T>(list: readonly T[], count: number): readonly T[] =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, i) => list[Math.floor((i * list.length) / count)] as T)

/** A scene marks the piece that is acting. */
const moverIn = ({ pieces }: Scene, piece: string): Piece | undefined =>
  pieces.find(({ id, selected }) => id === piece && selected)

/** What the next action can lead to, unless it is left to dice: they turn the generator. */
function followers<G extends Game>(game: Simulation<G>): readonly Simulation<G>[] {
  const [actor] = game.actors()
  if (actor === undefined) return []
  const rolled = JSON.stringify(game.state.rng)
  return [...game.legal(actor)].flatMap((action) => {
    const after = game.clone()
    after.apply(action)
    return JSON.stringify(after.state.rng) === rolled ? [after] : []
  })
}

/** A position is known again by what is said of the piece, and by the notes: they tell what is left of its move. */
function isNew(known: Set<string>, { at, heading, labels }: Piece, { notes }: Scene): boolean {
  const before = known.size
  return known.add(JSON.stringify([at, heading, labels, notes])).size > before
}

/** The cell at a place, or a small square where there are none. */
function groundAt({ shapes }: Scene, at: Point): Polygon {
  for (const shape of shapes) {
    if (shape.kind === 'area' && shape.role === 'cell' && distance(middleOf(shape.points), at) < 0.3)
      return shape.points
  }
  return SQUARE.map(([dx, dy]) => ({ x: at.x + dx, y: at.y + dy }))
}

const SQUARE = [
  [-0.5, -0.5],
  [0.5, -0.5],
  [0.5, 0.5],
  [-0.5, 0.5],
] as const

function middleOf(points: Polygon): Point {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
