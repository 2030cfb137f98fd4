import type { Scene } from '../../core/index.js'
import type { Box, Point } from '../../geometry/index.js'
import { BOLD, textWidth, wrap } from './text.js'
import type { Theme } from './theme.js'
import { FAR } from './xml.js'

/** The page: where the board lies on it and how large things are, in pixels. */
export interface Sheet {
  readonly theme: Theme
  readonly width: number
  /** The size of common letters. */
  readonly font: number
  readonly titleLines: readonly string[]
  /** The size of the title's letters: a long title has smaller ones. */
  readonly titleSize: number
  readonly board: Board
}

/** The board on the page. */
export interface Board {
  /** In table units. */
  readonly box: Box
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Pixels to a table unit. */
  readonly scale: number
  /** The diameter of a piece that stands alone. */
  readonly token: number
  /** The table has no cells: it is measured. */
  readonly open: boolean
}

/** A board is at most this many times as high as the page is wide. */
const TALLEST = 1.8

/** The page for a scene. */
export function sheetOf(scene: Scene, width: number, font: number, theme: Theme): Sheet {
  const room = width - 4 * font
  const titleSize = font * (textWidth(scene.title, BOLD * 1.6 * font) <= room ? 1.6 : 1.25)
  const titleLines = wrap(scene.title, BOLD * titleSize, room)
  const above = titleLines.length * titleSize * 1.25 + (titleLines.length > 0 ? 0.5 * font : 0)
  return { theme, width, font, titleLines, titleSize, board: boardOf(scene, width, font, 1.5 * font + above) }
}

/** A place on the table in pixels, from the top left corner of the board. */
export function project({ box, scale }: Board, { x, y }: Point): Point {
  return { x: clamp((x - box.minX) * scale, -FAR, FAR), y: clamp((box.maxY - y) * scale, -FAR, FAR) }
}

/** The value, or the nearer limit. */
export function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}

function boardOf(scene: Scene, page: number, font: number, top: number): Board {
  const { box } = scene
  const room = page - 6 * font
  const scale = Math.min(room / (box.maxX - box.minX), (TALLEST * room) / (box.maxY - box.minY))
  const width = (box.maxX - box.minX) * scale
  const height = (box.maxY - box.minY) * scale
  return {
    box,
    left: (page - width) / 2,
    top,
    width,
    height,
    scale,
    token: clamp(0.92 * scale, 1.7 * font, Math.max(2 * font, roomEach(width * height, scene.pieces.length))),
    open: !scene.shapes.some((shape) => shape.role === 'cell' && shape.kind !== 'text'),
  }
}

/** The most that a piece may take of the board, so that its words have room beside it. */
function roomEach(area: number, count: number): number {
  return Math.sqrt(area / Math.max(120, 4.4 * count))
}
