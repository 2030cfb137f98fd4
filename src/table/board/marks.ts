/** What the board says about the question: where one may go, what an order would do, where the keyboard stands. */
import type { Piece, Stand } from '../../core/index.js'
import type { Point } from '../../geometry/index.js'
import { arrowheads } from '../../tools/svg/arrow.js'
import { figureOf, outlineOf } from '../../tools/svg/figure.js'
import { type Cells, cellKey } from './ground.js'
import { node } from './nodes.js'
import { inPicture, pairOf, pathOf, UNIT } from './space.js'

/** A place that can be chosen. */
export interface Place {
  readonly key: string
  readonly at: Point
  readonly label: string
  readonly notation?: string | undefined
}

/** A piece as it would stand. */
export interface Ghost extends Stand {
  readonly hue: string
  readonly figure: Piece['figure'] | undefined
}

const painted = new WeakMap<Element, string>()

/** Lights the places: whole cells where there are cells, else spots. Says whether any is another than before. */
export function paintPlaces(layer: Element, places: readonly Place[], cells: Cells): boolean {
  const said = JSON.stringify(places)
  if (painted.get(layer) === said) return false
  painted.set(layer, said)
  layer.replaceChildren()
  for (const { key, at, label, notation } of places) {
    const cell = cells.get(cellKey(at))
    const given = { class: 'place', 'data-target': key, 'data-notation': notation }
    const { x, y } = inPicture(at)
    const drawn =
      cell === undefined
        ? node('circle', { cx: x, cy: y, r: 0.3 * UNIT, ...given }, layer)
        : node('path', { d: pathOf(shrunk(cell, at), true), ...given }, layer)
    node('title', {}, drawn).textContent = label
  }
  return true
}

/** A cell a little smaller than it is, so that its neighbour's light does not touch its own. */
const shrunk = (cell: readonly Point[], { x, y }: Point): readonly Point[] =>
  cell.map((corner) => ({ x: x + (corner.x - x) * 0.9, y: y + (corner.y - y) * 0.9 }))

/** The way that would be flown, and where it ends. */
export function paintPlan(layer: Element, via: readonly Point[], ghosts: readonly Ghost[], radius: number): void {
  layer.replaceChildren()
  if (via.length > 1) {
    const d = pathOf(via, false)
    node('path', { d, class: 'way under' }, layer)
    node('path', { d, class: 'way' }, layer)
    node('path', { d: arrowheads(via.map(inPicture), 12, 0.6), class: 'way tip' }, layer)
  }
  for (const ghost of ghosts) paintGhost(layer, ghost, radius)
}

function paintGhost(layer: Element, { at, heading, hue, figure }: Ghost, radius: number): void {
  const given = { class: `ghost hue-${hue}`, transform: `translate(${pairOf(inPicture(at))}) scale(${radius / 10})` }
  const group = node('g', given, layer)
  node('circle', { r: 10.4, class: 'disc' }, group)
  const turn = node('g', { transform: `rotate(${heading ?? 0})` }, group)
  if (heading !== null) node('path', { d: 'M0-16.5l4 5.2h-8z', class: 'nose' }, turn)
  const outline = outlineOf(figure ?? figureOf({ heading } as Piece))
  if (outline === undefined) node('circle', { r: 4, class: 'plane' }, turn)
  else node('path', { d: outline, class: 'plane' }, turn)
}

/** Where the keyboard stands. */
export function paintCursor(layer: Element, at: Point | null, cells: Cells): void {
  layer.replaceChildren()
  if (at === null) return
  const cell = cells.get(cellKey(at))
  const { x, y } = inPicture(at)
  if (cell === undefined) node('circle', { cx: x, cy: y, r: 0.5 * UNIT, class: 'cursor' }, layer)
  else node('path', { d: pathOf(cell, true), class: 'cursor' }, layer)
}
