import type { Scene } from '../../core/index.js'
import { gridStep, paintGrid, paintRuler } from './grid.js'
import { paintShapes } from './shape.js'
import type { Sheet } from './sheet.js'
import { textLine } from './text.js'
import { decimal, element } from './xml.js'

/** The table and all shapes on it, cut off at the edge, and the frame. An inner picture cuts without needing an id. */
export function paintBoard(sheet: Sheet, scene: Scene): string {
  const { theme, board } = sheet
  const { width, height } = board
  const table = element('rect', { width, height, fill: theme.table })
  const ground = scene.shapes.filter((shape) => shape.role === 'table')
  const rest = scene.shapes.filter((shape) => shape.role !== 'table')
  const grid = board.open ? paintGrid(sheet) : ''
  const all = table + paintShapes(sheet, ground) + grid + paintShapes(sheet, rest)
  const frame = element('rect', { width, height, fill: 'none', stroke: theme.ink, 'stroke-width': 1.4 })
  const view = `0 0 ${decimal(width)} ${decimal(height)}`
  return element('svg', { width, height, viewBox: view }, all) + frame + (board.open ? paintRuler(sheet) : '')
}

/** Under the board: which way is north and, on an open table, how long a length is. */
export function paintScale(sheet: Sheet, unit: string | undefined): string {
  const { board, font, theme } = sheet
  const y = board.height + (board.open ? 2.6 : 1.4) * font
  const north = paintNorth(sheet, board.width - 0.4 * font, y)
  if (!board.open) return north
  const long = gridStep(board.scale) * 5
  const length = Math.min(long, board.box.maxX - board.box.minX)
  const end = board.width - 2.4 * font
  const from = end - length * board.scale
  const name = `${decimal(length)} ${unit ?? (length === 1 ? 'unit' : 'units')}`
  const text = textLine(name, from - 0.6 * font, y + 0.3 * font, { 'text-anchor': 'end', 'font-size': 0.9 * font })
  return element('g', { fill: theme.ink }, bar(sheet, from, y, length * board.scale), text) + north
}

function bar({ theme, font }: Sheet, x: number, y: number, width: number): string {
  const height = 0.4 * font
  const look = { y: y - height / 2, height, stroke: theme.ink, 'stroke-width': 0.8 }
  const parts = [0, 1, 2, 3, 4].map((i) =>
    element('rect', { x: x + (i * width) / 5, width: width / 5, ...look, fill: i % 2 === 0 ? theme.ink : theme.paper }),
  )
  return parts.join('')
}

function paintNorth({ theme, font }: Sheet, x: number, y: number): string {
  const s = font / 10
  const d = `M${decimal(x)} ${decimal(y - 8 * s)}l${decimal(4 * s)} ${decimal(10 * s)}l${decimal(-4 * s)}-${decimal(2.5 * s)}l-${decimal(4 * s)} ${decimal(2.5 * s)}z`
  const letter = textLine('N', x, y + 9 * s, { 'text-anchor': 'middle', 'font-size': 0.75 * font, fill: theme.ink })
  return element('path', { d, fill: theme.ink }) + letter
}
