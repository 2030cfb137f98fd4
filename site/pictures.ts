/** Pictures of positions, near enough to see what matters. */
import type { Piece, Scene, Shown } from '../src/core/index.js'
import { named, type Words } from '../src/core/words/index.js'
import type { Box } from '../src/geometry/index.js'
import { words } from '../src/registry.words.js'
import { paint } from '../src/tools/svg/index.js'
import type { Page } from './markdown.js'

/** What there is to draw of a position as anyone at the table sees it; undefined where a game has no picture. */
export function sceneOf(ruleset: Shown, state: unknown): Scene | undefined {
  const view = ruleset.view(state as never, 'spectator')
  const scene = ruleset.scene(view)
  return scene && named(scene, (words as Readonly<Record<string, Words>>)[ruleset.info.id] as Words, view)
}

/** Room around the pieces, and the least size of a picture, in table units. */
const [MARGIN, LEAST] = [3, 11]

/** A box around the pieces that matter, in all of these scenes, so that their pictures can be compared. */
export function boxAround(scenes: readonly Scene[], matters: (piece: Piece) => boolean): Box | undefined {
  const places = scenes.flatMap(({ pieces }) => pieces.filter(matters).map(({ at }) => at))
  const [first] = scenes
  if (first === undefined || places.length === 0) return undefined
  const [minX, maxX] = range(places.map(({ x }) => x))
  const [minY, maxY] = range(places.map(({ y }) => y))
  return { minX, maxX, minY, maxY }
}

/** From the least to the most, with room around. */
function range(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(...values) - MARGIN, Math.max(...values) + MARGIN]
  const lacking = Math.max(0, LEAST - (high - low)) / 2
  return [low - lacking, high + lacking]
}

/** Paints a scene, or what of it lies in a box. */
function painted(scene: Scene, box: Box = scene.box, theme: 'light' | 'dark' = 'light'): string {
  const pieces = scene.pieces.filter(({ at }) => isIn(box, at))
  return paint({ ...scene, box, pieces }, { width: 460, letters: 10, legend: false, theme })
}

/** The same for light and for dark, as two files beside each other. */
export const paintedTwice = (path: string, scene: Scene, box?: Box): readonly Page[] => [
  { path, text: painted(scene, box) },
  { path: path.replace('.svg', '.dark.svg'), text: painted(scene, box, 'dark') },
]

const isIn = (box: Box, { x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY
