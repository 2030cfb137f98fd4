/** The outer border of many small cells. */
import { type Point, type Polygon, roundTo, signedArea } from '../geometry/index.js'

type Edge = readonly [Point, Point]

const nameOf = ({ x, y }: Point): string => `${roundTo(x, 3)} ${roundTo(y, 3)}`

/** The borders of a union of cells that touch along whole edges, such as hexes or squares; holes are filled in. */
export function outlineOf(cells: readonly Polygon[]): readonly Polygon[] {
  const outer = outerEdges(cells)
  const rings: Polygon[] = []
  for (const name of outer.keys())
    for (let edge = take(outer, name); edge !== undefined; edge = take(outer, name)) rings.push(ringFrom(edge, outer))
  const way = Math.sign(signedArea(cells[0] ?? []))
  return rings.filter((ring) => Math.sign(signedArea(ring)) === way)
}

/** The edges that belong to one cell only, by where they start: two cells run along a shared edge in opposite ways. */
function outerEdges(cells: readonly Polygon[]): Map<string, Edge[]> {
  const all = new Map<string, Edge>()
  const once = new Map(cells.map((cell) => [cell.map(nameOf).sort().join(), cell]))
  for (const cell of once.values()) {
    for (const [i, a] of cell.entries()) {
      const b = cell[(i + 1) % cell.length] as Point
      if (!all.delete(`${nameOf(b)}|${nameOf(a)}`)) all.set(`${nameOf(a)}|${nameOf(b)}`, [a, b])
    }
  }
  const byStart = new Map<string, Edge[]>()
  for (const edge of all.values()) {
    const name = nameOf(edge[0])
    byStart.set(name, [...(byStart.get(name) ?? []), edge])
  }
  return byStart
}

/** Takes an edge that starts there out of the others. */
function take(edges: Map<string, Edge[]>, name: string): Edge | undefined {
  return edges.get(name)?.pop()
}

/** Follows the edges around to where they start: as many lead away from each corner as to it. */
function ringFrom([first, second]: Edge, edges: Map<string, Edge[]>): Polygon {
  const ring = [first]
  for (let at = second; nameOf(at) !== nameOf(first); at = (take(edges, nameOf(at)) as Edge)[1]) ring.push(at)
  return ring
}
