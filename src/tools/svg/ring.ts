import { cosine, type Point, sine } from '../../geometry/index.js'
import { place } from './stroke.js'
import { element } from './xml.js'

/** A rim that shows how much is left, clockwise from the top; the rest is a thin line. */
export function paintRing(radius: number, health: number, colour: string): string {
  const width = Math.max(1.2, radius * 0.15)
  const rim = radius - width / 2
  const look = { fill: 'none', stroke: colour }
  if (health >= 1) return element('circle', { r: rim, ...look, 'stroke-width': width })
  const track = element('circle', { r: rim, ...look, 'stroke-width': 0.7, 'stroke-opacity': 0.6 })
  return health <= 0 ? track : track + element('path', { d: sector(rim, health), ...look, 'stroke-width': width })
}

function sector(radius: number, part: number): string {
  const end: Point = { x: radius * sine(360 * part), y: -radius * cosine(360 * part) }
  const wide = part > 0.5 ? 1 : 0
  return `M${place({ x: 0, y: -radius })}A${place({ x: radius, y: radius })} 0 ${wide} 1 ${place(end)}`
}
