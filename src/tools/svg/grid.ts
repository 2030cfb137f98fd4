import { type Board, clamp, project, type Sheet } from './sheet.js'
import { place } from './stroke.js'
import { textLine } from './text.js'
import { decimal, element } from './xml.js'

/** Grid lines at least this many pixels apart. */
const NARROWEST = 16
/** Every few lines one is strong and has its number in the margin. */
const STRONG = 5

/** The distance between the grid lines of an open table: 1, 2 or 5, or one of these with noughts. */
export function gridStep(scale: number): number {
  let step = 1
  while (step * scale > 10 * NARROWEST) step /= 10
  for (let i = 0; step * scale < NARROWEST; i++) step *= i % 3 === 1 ? 2.5 : 2
  return step
}

/** The lines of an open table. */
export function paintGrid({ theme, board }: Sheet): string {
  const step = gridStep(board.scale)
  const fine = gridLines(board, step)
  const strong = gridLines(board, step * STRONG)
  const look = { fill: 'none', stroke: theme.grid }
  return (
    element('path', { d: fine, ...look, 'stroke-width': 0.5 }) +
    (strong === '' ? '' : element('path', { d: strong, ...look, 'stroke-width': 1.1 }))
  )
}

/** The numbers of the strong lines, left of the board and below it. */
export function paintRuler({ theme, board, font }: Sheet): string {
  const step = gridStep(board.scale) * STRONG
  const { box, height } = board
  const size = 0.8 * font
  const across = marks(box.minX, box.maxX, step).map((x) =>
    textLine(decimal(x), project(board, { x, y: 0 }).x, height + 1.2 * size, { 'text-anchor': 'middle' }),
  )
  const up = marks(box.minY, box.maxY, step).map((y) =>
    textLine(decimal(y), -0.5 * size, project(board, { x: 0, y }).y + 0.35 * size, { 'text-anchor': 'end' }),
  )
  return element('g', { 'font-size': size, fill: theme.faint }, ...across, ...up)
}

function gridLines(board: Board, step: number): string {
  const { box, width, height } = board
  const down = marks(box.minX, box.maxX, step).map((x) => project(board, { x, y: 0 }).x)
  const across = marks(box.minY, box.maxY, step).map((y) => project(board, { x: 0, y }).y)
  const verticals = down.map((x) => `M${place({ x, y: 0 })}v${decimal(height)}`)
  return verticals.concat(across.map((y) => `M${place({ x: 0, y })}h${decimal(width)}`)).join('')
}

function marks(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  const count = clamp(Math.floor(to / step) - first + 1, 0, 500)
  return Array.from({ length: count }, (_, i) => (first + i) * step)
}
