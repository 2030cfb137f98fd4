import { distance, type Point, signedArea } from '../../geometry/index.js'
import { place } from './stroke.js'

/** Path data of a cloud: puffs that bulge out of the outline, about `size` pixels each. */
export function puffs(points: readonly Point[], size: number): string {
  const ends = puffEnds(points, size)
  const first = ends[0]
  if (first === undefined) return ''
  const sweep = signedArea(ends) > 0 ? 1 : 0
  const arcs = ends.map((end, i) => puff(end, ends[(i + 1) % ends.length] ?? end, sweep))
  return `M${place(first)}${arcs.join('')}z`
}

function puff(from: Point, to: Point, sweep: number): string {
  const radius = Math.max(0.5, distance(from, to) * 0.56)
  return `A${place({ x: radius, y: radius })} 0 0 ${sweep} ${place(to)}`
}

/** The outline with long edges divided, and corners that crowd each other left out. */
function puffEnds(points: readonly Point[], size: number): Point[] {
  const ends: Point[] = []
  for (const point of points.flatMap((from, i) => divided(from, points[(i + 1) % points.length] ?? from, size))) {
    const last = ends.at(-1)
    if (last === undefined || distance(last, point) >= size * 0.7) ends.push(point)
  }
  return ends
}

function divided(from: Point, to: Point, size: number): Point[] {
  const count = Math.max(1, Math.min(200, Math.round(distance(from, to) / size)))
  return Array.from({ length: count }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / count,
    y: from.y + ((to.y - from.y) * i) / count,
  }))
}
