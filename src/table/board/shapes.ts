/** What lies on the table: arcs, ranges, clouds, the last move. Words lie above the pieces. */
import type { Shape } from '../../core/index.js'
import { arrowheads } from '../../tools/svg/arrow.js'
import { puffs } from '../../tools/svg/cloud.js'
import { node } from './nodes.js'
import { inPicture, pathOf } from './space.js'

/** Paints areas and lines into one layer, words into another. */
export function paintShapes(layer: Element, names: Element, shapes: readonly Shape[]): void {
  layer.replaceChildren()
  names.replaceChildren()
  for (const shape of shapes) {
    if (shape.role === 'table' || shape.role === 'cell') continue
    if (shape.kind === 'text') paintWord(names, shape)
    else paintShape(layer, shape)
  }
}

type Drawn = Exclude<Shape, { kind: 'text' }>
type Word = Extract<Shape, { kind: 'text' }>

function paintShape(layer: Element, { kind, role, points }: Drawn): void {
  const pixels = points.map(inPicture)
  const d = role === 'cloud' && kind === 'area' ? puffs(pixels, 18) : pathOf(points, kind === 'area')
  if (kind === 'line') node('path', { d, class: 'casing' }, layer)
  node('path', { d, class: `${kind} ${role}` }, layer)
  if (kind === 'line' && (role === 'path' || role === 'shot')) {
    node('path', { d: arrowheads(pixels, 11, 0.55), class: `head ${role}` }, layer)
  }
}

function paintWord(names: Element, { at, role, text }: Word): void {
  const { x, y } = inPicture(at)
  node('text', { x, y: y + 4, class: `word ${role}` }, names).textContent = text
}
