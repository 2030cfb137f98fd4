import { type Box, cosine, type Point, sine, turnBetween } from '../../geometry/index.js'
import { rimOf, type Stand } from './crowd.js'
import { clamp } from './sheet.js'

/** Words to be placed beside a piece. */
export interface Request {
  readonly stand: Stand
  readonly width: number
  readonly height: number
}

/** Where words lie. */
export interface Block {
  readonly box: Box
  readonly anchor: 'start' | 'middle' | 'end'
  readonly anchorX: number
}

/** What words should keep clear of, besides pieces and each other. */
export interface Obstacles {
  /** Words never leave it. */
  readonly frame: Box
  readonly words: readonly Box[]
  readonly points: readonly Point[]
}

interface Candidate extends Block {
  /** How little this place is liked for itself. */
  readonly dislike: number
  /** Needs a line to its piece. */
  readonly far: boolean
}

/** Every piece looks for its best place; then each looks again, now that it knows the others' choice. */
const ROUNDS = 4
/** Bearings around the piece, the best liked first: beside, below, above, then in between. */
const BEARINGS = [90, 270, 180, 0, 112.5, 247.5, 67.5, 292.5, 135, 225, 45, 315, 157.5, 202.5, 22.5, 337.5].map(
  (bearing) => ({ bearing, dx: sine(bearing), dy: -cosine(bearing) }),
)
const ORIGIN: Point = { x: 0, y: 0 }
/** Gaps between piece and words, in heights of the words. */
const GAPS = [0.06, 0.45, 1, 1.7, 2.6]

/** Places all words, greedily and then in rounds of improvement. The same requests always lie in the same places. */
export function placeBlocks(requests: readonly Request[], obstacles: Obstacles): Block[] {
  const discs = requests.map(({ stand }) => discBox(stand))
  const choices = requests.map((request) => candidates(request, obstacles.frame))
  const chosen: (Candidate | undefined)[] = requests.map(() => undefined)
  const fixed = choices.map((list, i) => {
    const others = discs.filter((_, other) => other !== i)
    const from = requests[i]?.stand.at ?? ORIGIN
    return remembered(list, (block) => fixedCost(block.box, discs, obstacles) + leaderCost(from, block, others))
  })
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, list] of choices.entries()) chosen[i] = best(list, fixed[i] as Cost, chosen, i)
  return chosen.filter((block) => block !== undefined)
}

/** What the candidate at an index costs for its place on the table. */
type Cost = (index: number) => number

/** Costs that never change, found when they are first asked for: most never are. */
function remembered(list: readonly Candidate[], costOf: (candidate: Candidate) => number): Cost {
  const known: (number | undefined)[] = []
  return (index) => {
    const before = known[index]
    if (before !== undefined) return before
    const cost = costOf(list[index] as Candidate)
    known[index] = cost
    return cost
  }
}

/** The cheapest. A candidate that is disliked as much as the best so far costs is not looked at: no cost is negative. */
function best(
  list: readonly Candidate[],
  fixed: Cost,
  chosen: readonly (Candidate | undefined)[],
  self: number,
): Candidate | undefined {
  let winner: Candidate | undefined
  let least = Number.POSITIVE_INFINITY
  for (const [i, candidate] of list.entries()) {
    if (candidate.dislike >= least) continue
    const place = candidate.dislike + fixed(i)
    if (place >= least) continue
    const cost = place + labelCost(candidate.box, chosen, self)
    if (cost < least) [winner, least] = [candidate, cost]
  }
  return winner
}

function labelCost(box: Box, chosen: readonly (Candidate | undefined)[], self: number): number {
  let cost = 0
  for (let i = 0; i < chosen.length; i++) {
    const other = chosen[i]
    if (i !== self && other !== undefined) cost += 4 * overlap(box, other.box)
  }
  return cost
}

function fixedCost(box: Box, discs: readonly Box[], { words, points }: Obstacles): number {
  const onDiscs = discs.reduce((sum, disc) => sum + overlap(box, disc), 0)
  const onWords = words.reduce((sum, word) => sum + overlap(box, word), 0)
  const onLines = points.filter((point) => holds(box, point)).length
  return 5 * onDiscs + 2 * onWords + 12 * onLines
}

/** A line to far words should not cross other pieces. */
function leaderCost(from: Point, { box, far }: Candidate, others: readonly Box[]): number {
  if (!far) return 0
  const to = { x: clamp(from.x, box.minX, box.maxX), y: clamp(from.y, box.minY, box.maxY) }
  const way = [0.35, 0.5, 0.65, 0.8, 0.95].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }))
  return 150 * others.filter((disc) => way.some((point) => holds(disc, point))).length
}

function candidates({ stand, width, height }: Request, frame: Box): Candidate[] {
  return GAPS.flatMap((gap, ring) =>
    BEARINGS.map(({ bearing, dx, dy }, rank): Candidate => {
      const reach = rimOf(stand) + gap * height
      const x = stand.at.x + dx * reach + (lean(dx) * width) / 2
      const y = stand.at.y + dy * reach + (lean(dy) * height) / 2
      const dislike = 3 * rank + 60 * ring + noseCost(stand, bearing)
      return { ...blockAt(within({ x, y }, width, height, frame), width, height, dx), dislike, far: ring > 0 }
    }),
  )
}

/** How far a box lies to one side, from -1 to 1, so that it touches the piece and does not cover it. */
function lean(direction: number): number {
  return clamp(1.6 * direction, -1, 1)
}

/** Words do not like to lie where the aircraft flies to. */
function noseCost({ piece }: Stand, bearing: number): number {
  if (piece.heading === null) return 0
  return Math.max(0, 60 - Math.abs(turnBetween(piece.heading, bearing)))
}

function blockAt(centre: Point, width: number, height: number, dx: number): Block {
  const box = {
    minX: centre.x - width / 2,
    minY: centre.y - height / 2,
    maxX: centre.x + width / 2,
    maxY: centre.y + height / 2,
  }
  if (dx > 0.5) return { box, anchor: 'start', anchorX: box.minX }
  return dx < -0.5 ? { box, anchor: 'end', anchorX: box.maxX } : { box, anchor: 'middle', anchorX: centre.x }
}

function within({ x, y }: Point, width: number, height: number, frame: Box): Point {
  return {
    x: clamp(x, frame.minX + width / 2, Math.max(frame.minX + width / 2, frame.maxX - width / 2)),
    y: clamp(y, frame.minY + height / 2, Math.max(frame.minY + height / 2, frame.maxY - height / 2)),
  }
}

function discBox({ at, radius, piece }: Stand): Box {
  const r = radius * (piece.selected ? 1.2 : 0.94)
  return { minX: at.x - r, minY: at.y - r, maxX: at.x + r, maxY: at.y + r }
}

/** The area two boxes share, in square pixels. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.maxX, b.maxX) - Math.max(a.minX, b.minX)
  if (width <= 0) return 0
  const height = Math.min(a.maxY, b.maxY) - Math.max(a.minY, b.minY)
  return height <= 0 ? 0 : width * height
}

function holds(box: Box, { x, y }: Point): boolean {
  return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY
}
