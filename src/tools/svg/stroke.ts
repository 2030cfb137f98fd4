import type { Point } from '../../geometry/index.js'
import { decimal, hundredths } from './xml.js'

/** Path data through some points, in short relative steps that never drift. */
export function polyline(points: readonly Point[]): string {
  let { x, y } = { x: 0, y: 0 }
  const steps = points.map((point, i) => {
    const to = { x: hundredths(point.x), y: hundredths(point.y) }
    const step = pair(to.x - x, to.y - y)
    ;({ x, y } = to)
    return i === 0 ? `M${step}` : `l${step}`
  })
  return steps.join('')
}

/** Path data around some points. */
export function polygon(points: readonly Point[]): string {
  return points.length === 0 ? '' : `${polyline(points)}z`
}

/** A place as path data. */
export function place({ x, y }: Point): string {
  return `${decimal(x)} ${decimal(y)}`
}

/** A number after another needs a blank only if it has no sign. */
function pair(dx: number, dy: number): string {
  return `${dx / 100}${dy < 0 ? '' : ' '}${dy / 100}`
}
