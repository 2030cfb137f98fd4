/** The outer border of many small cells. */
import { type Point, type Polygon, roundTo, signedArea } from '../geometry/index.js'

type Edge = readonly [Point, Point]

const nameOf = ({ x, y }: Point): string => `${roundTo(x, 3)} ${roundTo(y, 3)}`

/** The borders of a union of cells that touch along whole edges, such as hexes or squares; holes are filled in. */
export function outlineOf(cells: readonly Polygon[]): readonly Polygon[] {
  const outer = outerEdges(cells)
  const rings: Polygon[] = []
  for (let start = pickEdge(outer); start !== undefined; start = pickEdge(outer)) rings.push(ringFrom(start, outer))
  const way = Math.sign(signedArea(cells[0] ?? []))
  return rings.filter((ring) => Math.sign(signedArea(ring)) === way)
}

/** The edges that belong to one cell only, by where they start: two cells run along a shared edge in opposite ways. */
function outerEdges(cells: readonly Polygon[]): Map<string, Edge[]> {
  const all = new Map<string, Edge>()
  for (const cell of cells) {
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

function pickEdge(edges: Map<string, Edge[]>): Edge | undefined {
  for (const [name, list] of edges) {
    const edge = list.pop()
    if (list.length === 0) edges.delete(name)
    if (edge !== undefined) return edge
  }
  return undefined
}

function ringFrom([first, second]: Edge, edges: Map<string, Edge[]>): Polygon {
  const ring = [first]
  for (let at = second; nameOf(at) !== nameOf(first); ) {
    ring.push(at)
    const list = edges.get(nameOf(at))
    const edge = list?.pop()
    if (list?.length === 0) edges.delete(nameOf(at))
    if (edge === undefined) break
    at = edge[1]
  }
  return ring
}
