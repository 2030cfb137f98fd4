import type { Scene, Shape } from '../../core/index.js'
import { type Box, distance, type Point } from '../../geometry/index.js'
import { rimOf, type Stand } from './crowd.js'
import { type Block, type Obstacles, placeBlocks } from './placing.js'
import { wordSize } from './shape.js'
import { clamp, project, type Sheet } from './sheet.js'
import { place } from './stroke.js'
import { BOLD, shorten, textLine, textWidth } from './text.js'
import { coatOf, type Theme } from './theme.js'
import { type Attributes, element } from './xml.js'

/** A line of labels is cut after this many signs; the tooltip has them all. */
const LONGEST = 36
const LEADING = 1.12

/**
 * The words beside each piece, in the order of the stands: name, then labels. They keep clear of pieces and, where there
 * is room, of each other. Places are those of the board: a piece that stands elsewhere moves them with it.
 */
export function paintLabels(sheet: Sheet, scene: Scene, stands: readonly Stand[]): readonly string[] {
  const size = labelSize(sheet, stands)
  const lines = stands.map(linesOf)
  const blocks = placeBlocks(
    stands.map((stand, i) => ({ stand, ...extent(lines[i] ?? [], size) })),
    obstaclesOf(sheet, scene),
  )
  return blocks.map((block, i) => {
    const stand = stands[i] as Stand
    const leader = paintLeader(stand, block, size)
    const look = { fill: 'none', stroke: sheet.theme.faint, 'stroke-width': 0.8 }
    const line = leader === '' ? '' : element('path', { d: leader, ...look })
    return element(
      'g',
      { class: 'label', 'font-size': size },
      line,
      paintBlock(sheet, stand, lines[i] ?? [], block, size),
    )
  })
}

/** Letters shrink a little where many pieces stand close. */
function labelSize({ board, font }: Sheet, stands: readonly Stand[]): number {
  const room = Math.sqrt((board.width * board.height) / Math.max(1, stands.length))
  return clamp(Math.min(Math.max(board.scale * 0.3, 0.9 * font), room * 0.075), 0.7 * font, 1.05 * font)
}

function linesOf({ piece, outside }: Stand): string[] {
  const labels = [...(outside && !piece.gone ? ['off the board'] : []), ...piece.labels].join(' · ')
  const name = piece.name ?? piece.id
  return labels === '' ? [name] : [name, shorten(labels, LONGEST)]
}

function extent(lines: readonly string[], size: number): { width: number; height: number } {
  const width = Math.max(...lines.map((line, i) => textWidth(line, i === 0 ? BOLD * size : size)))
  return { width, height: lines.length * size * LEADING }
}

function paintBlock({ theme }: Sheet, { piece }: Stand, lines: readonly string[], block: Block, size: number): string {
  const { ink } = coatOf(theme, piece.side)
  const ghost: Attributes = piece.gone ? { opacity: 0.7, 'font-style': 'italic' } : {}
  const texts = lines.map((line, i) =>
    textLine(
      line,
      block.anchorX,
      block.box.minY + size * (0.9 + i * LEADING),
      i === 0 ? { 'font-weight': 'bold' } : {},
    ),
  )
  return element('g', { fill: ink, 'text-anchor': block.anchor, ...ghost }, plate(theme, block.box), ...texts)
}

/** A pale ground, so that no line of the table runs through the words. */
function plate({ paper }: Theme, { minX, minY, maxX, maxY }: Box): string {
  const size = { x: minX - 1, y: minY, width: maxX - minX + 2, height: maxY - minY }
  return element('rect', { ...size, rx: 2, fill: paper, 'fill-opacity': 0.72 })
}

/** A thin line from a piece to words that had to move away. */
function paintLeader(stand: Stand, { box }: Block, size: number): string {
  const { at } = stand
  const radius = rimOf(stand)
  const near = { x: clamp(at.x, box.minX, box.maxX), y: clamp(at.y, box.minY, box.maxY) }
  const gap = distance(at, near)
  if (gap < radius + 0.6 * size) return ''
  const from = { x: at.x + ((near.x - at.x) * radius) / gap, y: at.y + ((near.y - at.y) * radius) / gap }
  return `M${place(from)}L${place(near)}`
}

function obstaclesOf(sheet: Sheet, { shapes }: Scene): Obstacles {
  return {
    frame: { minX: 2, minY: 2, maxX: sheet.board.width - 2, maxY: sheet.board.height - 2 },
    words: shapes.flatMap((shape) => wordBox(sheet, shape)),
    points: shapes.flatMap((shape) => linePoints(sheet, shape)),
  }
}

function wordBox(sheet: Sheet, shape: Shape): Box[] {
  if (shape.kind !== 'text' || shape.role === 'cell') return []
  const size = wordSize(sheet, shape.role)
  const { x, y } = project(sheet.board, shape.at)
  const half = textWidth(shape.text, size) / 2
  return [{ minX: x - half, minY: y - size * 0.6, maxX: x + half, maxY: y + size * 0.6 }]
}

/** Points along the paths and shots: words had better not lie on them. */
function linePoints({ board, font }: Sheet, shape: Shape): Point[] {
  if (shape.kind !== 'line' || (shape.role !== 'path' && shape.role !== 'shot')) return []
  const pixels = shape.points.map((point) => project(board, point))
  return pixels.slice(1).flatMap((to, i) => between(pixels[i] as Point, to, 0.7 * font))
}

function between(from: Point, to: Point, gap: number): Point[] {
  const count = Math.min(200, Math.ceil(distance(from, to) / gap))
  return Array.from({ length: count + 1 }, (_, i) => {
    const part = i / Math.max(1, count)
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
  })
}
