/** From one scene to the next: pieces fly their way, straight legs at an even speed and turns on the spot. */
import type { Piece, Scene } from '../../core/index.js'
import { bearing, distance, type Point } from '../../geometry/index.js'
import { difference } from '../../tools/svg/difference.js'
import type { Standing } from './pieces.js'

/** The way of one piece between two scenes. */
interface Leg {
  readonly id: string
  readonly path: readonly Standing[]
  readonly length: number
}

/** All that moves between two scenes, and how long it takes at a speed in units a second. */
export interface Flight {
  readonly seconds: number
  /** Where each piece stands after a part of the way, from 0 to 1. */
  at(part: number): readonly (Standing & { readonly id: string })[]
}

const SHORTEST = 0.12
const LONGEST = 1.6
/** A turn on the spot takes as long as this way. */
const TURN = 0.6

/** The flight from one scene to the next; undefined if nothing moves. */
export function flightOf(before: Scene, after: Scene, speed: number): Flight | undefined {
  const legs = difference(before, after)
    .moved.filter(({ after: { gone } }) => !gone)
    .map(legOf)
  if (legs.length === 0) return undefined
  const longest = Math.max(...legs.map(({ length }) => length))
  const seconds = Math.max(SHORTEST, Math.min(LONGEST, (longest + TURN) / speed))
  return { seconds, at: (part) => legs.map((leg) => ({ id: leg.id, ...standingAt(leg, part) })) }
}

function legOf({ before, after, path }: { before: Piece; after: Piece; path: readonly Point[] }): Leg {
  const last = path.length - 1
  const way = path.map((at, i): Standing => {
    const next = path[i + 1]
    if (i === 0 || next === undefined) return { at, heading: i === last ? after.heading : before.heading }
    return { at, heading: before.heading === null ? null : bearing(next.x - at.x, next.y - at.y) }
  })
  const length = way.slice(1).reduce((sum, { at }, i) => sum + distance(way[i]?.at ?? at, at), 0)
  return { id: after.id, path: way, length }
}

/** Along the legs by length; the nose comes round the short way, over the last part of the leg before each bend. */
function standingAt({ path, length }: Leg, part: number): Standing {
  const [first, last] = [path[0] as Standing, path.at(-1) as Standing]
  if (length === 0) return { at: last.at, heading: between(first.heading, last.heading, part) }
  let left = part * length
  for (const [i, to] of path.slice(1).entries()) {
    const from = path[i] as Standing
    const leg = distance(from.at, to.at)
    if (left <= leg && leg > 0) {
      const share = left / leg
      return {
        at: { x: from.at.x + (to.at.x - from.at.x) * share, y: from.at.y + (to.at.y - from.at.y) * share },
        heading: between(from.heading, to.heading, Math.max(0, 1 - (leg - left) / TURN)),
      }
    }
    left -= leg
  }
  return last
}

function between(from: number | null, to: number | null, part: number): number | null {
  if (from === null || to === null) return to
  const turn = ((((to - from) % 360) + 540) % 360) - 180
  return from + turn * part
}
