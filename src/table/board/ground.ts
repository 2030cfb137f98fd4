/** The table itself: frame, felt, cells and their numbers, or the ruled sheet of an open table. */
import type { Scene, Shape } from '../../core/index.js'
import type { Box, Point, Polygon } from '../../geometry/index.js'
import { node } from './nodes.js'
import { inPicture, pathOf, UNIT } from './space.js'

/** A cell, found by its middle. */
export type Cells = ReadonlyMap<string, Polygon>

/** The key of a place: two places in one cell share it. */
export const cellKey = ({ x, y }: Point): string => `${Math.round(x * 50)} ${Math.round(y * 50)}`

const isGround = ({ role }: Shape): boolean => role === 'table' || role === 'cell'

/** What must change for the ground to be painted again. */
export const groundKey = ({ ground, box, shapes }: Scene): string =>
  `${ground ?? shapes.filter(isGround).length} ${box.minX} ${box.minY} ${box.maxX} ${box.maxY}`

/** The outlines of cells by their middles. */
export function cellsOf({ shapes }: Scene): Cells {
  const cells = new Map<string, Polygon>()
  for (const shape of shapes) {
    if (shape.kind === 'area' && shape.role === 'cell') cells.set(cellKey(middleOf(shape.points)), shape.points)
  }
  return cells
}

/** The middle of a cell. */
export const middleOf = (points: Polygon): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})

/** Paints the ground into its layer. */
export function paintGround(layer: Element, { box, shapes }: Scene, cells: Cells): void {
  layer.replaceChildren()
  const size = { width: (box.maxX - box.minX) * UNIT, height: (box.maxY - box.minY) * UNIT }
  const { x, y } = inPicture({ x: box.minX, y: box.maxY })
  node(
    'rect',
    { x: x - RIM, y: y - RIM, width: size.width + 2 * RIM, height: size.height + 2 * RIM, rx: 6, class: 'rim' },
    layer,
  )
  node('rect', { x, y, ...size, class: 'sheet' }, layer)
  for (const shape of shapes) {
    if (shape.role === 'table' && shape.kind !== 'text') {
      node('path', { d: pathOf(shape.points, shape.kind === 'area'), class: `${shape.kind} table` }, layer)
    }
  }
  const lines = cells.size > 0 ? [...cells.values()].map((cell) => pathOf(cell, true)) : ruling(box)
  node('path', { d: lines.join(''), class: cells.size > 0 ? 'cells' : 'ruling' }, layer)
  paintNumbers(layer, shapes)
}

const RIM = 22

/** An open table is ruled every fourth unit. */
function ruling({ minX, minY, maxX, maxY }: Box): readonly string[] {
  const lines: string[] = []
  for (let x = Math.ceil(minX / STEP) * STEP; x < maxX; x += STEP)
    lines.push(
      pathOf(
        [
          { x, y: minY },
          { x, y: maxY },
        ],
        false,
      ),
    )
  for (let y = Math.ceil(minY / STEP) * STEP; y < maxY; y += STEP)
    lines.push(
      pathOf(
        [
          { x: minX, y },
          { x: maxX, y },
        ],
        false,
      ),
    )
  return lines
}

const STEP = 4

function paintNumbers(layer: Element, shapes: readonly Shape[]): void {
  const words = node('g', { class: 'numbers' }, layer)
  for (const shape of shapes) {
    if (shape.kind !== 'text' || !isGround(shape)) continue
    const { x, y } = inPicture(shape.at)
    node('text', { x, y: y + 3 }, words).textContent = shape.text
  }
}
