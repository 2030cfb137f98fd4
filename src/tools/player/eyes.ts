import type { Game, Piece, Scene, Shown, Viewer } from '../../core/index.js'
import { named, type Words } from '../../core/words/index.js'

/** What a watcher sees of a state. The referee sees each piece as its owner does, and whatever any seat sees. */
export function sceneFor<G extends Game>(
  ruleset: Shown<G>,
  state: G['State'],
  watcher: Viewer<G> | 'referee',
  words: Words<G>,
): Scene | undefined {
  const seen = (seat: Viewer<G>): Scene | undefined => {
    const view = ruleset.view(state, seat)
    const scene = ruleset.scene(view)
    return scene && named(scene, words, view)
  }
  if (watcher !== 'referee') return seen(watcher)
  const scenes = ruleset.info.seats.map(seen).filter((scene) => scene !== undefined)
  const [first, ...rest] = scenes
  return first === undefined ? undefined : { ...first, ...united(first, rest), pieces: ownersOf(scenes) }
}

function united(first: Scene, rest: readonly Scene[]): Pick<Scene, 'shapes' | 'notes'> {
  return {
    shapes: merged([first, ...rest].map(({ shapes }) => shapes)),
    notes: merged([first, ...rest].map(({ notes }) => notes)),
  }
}

/** The first list, and what only the others have. */
function merged<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const all = new Map<string, T>()
  for (const item of lists.flat()) all.set(JSON.stringify(item), item)
  return [...all.values()]
}

/** Every piece once, from the scene of the seat whose piece it is. */
function ownersOf(scenes: readonly Scene[]): readonly Piece[] {
  const all = new Map<string, Piece>()
  for (const [side, { pieces }] of scenes.entries()) {
    for (const piece of pieces) if (!all.has(piece.id) || piece.side === side) all.set(piece.id, piece)
  }
  return [...all.values()]
}
