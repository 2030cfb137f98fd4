import { distance, type Point } from '../../geometry/index.js'
import { polygon } from './stroke.js'

/** Path data of one arrowhead on every leg that has room for it, `where` along it from 0 to 1. */
export function arrowheads(points: readonly Point[], size: number, where: number): string {
  return points
    .slice(1)
    .map((to, i) => ({ from: points[i] as Point, to }))
    .filter(({ from, to }) => distance(from, to) >= 1.6 * size)
    .map(({ from, to }) => arrowhead(from, to, size, where))
    .join('')
}

function arrowhead(from: Point, to: Point, size: number, where: number): string {
  const length = distance(from, to)
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length }
  const at = { x: from.x + (to.x - from.x) * where, y: from.y + (to.y - from.y) * where }
  const corner = (ahead: number, aside: number): Point => ({
    x: at.x + (along.x * ahead - along.y * aside) * size,
    y: at.y + (along.y * ahead + along.x * aside) * size,
  })
  return polygon([corner(0.6, 0), corner(-0.5, 0.45), corner(-0.25, 0), corner(-0.5, -0.45)])
}
