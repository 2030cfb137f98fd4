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
  /** What it costs for its place on the table: how little it is liked for itself, and what lies there. */
  readonly cost: number
}

/** A piece that looks for a place for its words. Places and their costs are worked out when they are first looked at. */
interface Seeker {
  readonly dislikes: readonly number[]
  readonly known: (Candidate | undefined)[]
  candidate(index: number): Candidate
  /** Those whose words may come near, by index. */
  readonly near: readonly number[]
}

/** Every piece looks for its best place; then each looks again, now that it knows the others' choice. */
const ROUNDS = 4
/** Bearings around the piece, the best liked first: beside, below, above, then in between. */
const BEARINGS = [90, 270, 180, 0, 112.5, 247.5, 67.5, 292.5, 135, 225, 45, 315, 157.5, 202.5, 22.5, 337.5].map(
  (bearing) => ({ bearing, dx: sine(bearing), dy: -cosine(bearing) }),
)
/** Gaps between piece and words, in heights of the words. */
const GAPS = [0.06, 0.45, 1, 1.7, 2.6]

/** Places all words, greedily and then in rounds of improvement. The same requests always lie in the same places. */
export function placeBlocks(requests: readonly Request[], obstacles: Obstacles): Block[] {
  const zones = requests.map((request) => zoneOf(request, obstacles.frame))
  const discs = requests.map(({ stand }) => discBox(stand))
  const seekers = requests.map((request, i) => seekerOf(request, i, zones, discs, obstacles))
  const chosen: (Candidate | undefined)[] = requests.map(() => undefined)
  // Where the chosen words lie, four sides each. Numbers in a row: they are read a million times in a crowded picture.
  const taken = new Float64Array(4 * requests.length).fill(Number.NaN)
  // Who looks again though no neighbour has moved would choose the same again.
  const restless = requests.map(() => true)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [i, seeker] of seekers.entries()) {
      if (!restless[i]) continue
      restless[i] = false
      const before = chosen[i]
      const found = best(seeker, taken)
      if (found === undefined || found === before) continue
      chosen[i] = found
      taken.set([found.box.minX, found.box.minY, found.box.maxX, found.box.maxY], 4 * i)
      for (const other of seeker.near) restless[other] = true
    }
  }
  return chosen.filter((block) => block !== undefined)
}

function seekerOf(
  request: Request,
  self: number,
  zones: readonly Box[],
  discs: readonly Box[],
  { frame, words, points }: Obstacles,
): Seeker {
  const zone = zones[self] as Box
  const around = discs.filter((disc) => meet(zone, disc))
  const others = discs.filter((disc, i) => i !== self && meet(zone, disc))
  const here = {
    words: words.filter((word) => meet(zone, word)),
    points: points.filter((point) => holds(zone, point)),
  }
  const known: (Candidate | undefined)[] = []
  const candidate = (index: number): Candidate => {
    const block = blockOf(request, index, frame)
    const far = index >= BEARINGS.length
    const leader = far ? leaderCost(request.stand.at, block.box, others) : 0
    const made = { ...block, cost: (dislikes[index] as number) + fixedCost(block.box, around, here) + leader }
    known[index] = made
    return made
  }
  const dislikes = dislikesOf(request.stand)
  const near = zones.flatMap((other, i) => (i !== self && meet(zone, other) ? [i] : []))
  return { dislikes, known, candidate, near }
}

/** The cheapest. A candidate that is disliked as much as the best so far costs is not looked at: no cost is negative. */
function best({ dislikes, known, candidate, near }: Seeker, taken: Float64Array): Candidate | undefined {
  let winner: Candidate | undefined
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < dislikes.length; i++) {
    if ((dislikes[i] as number) >= least) continue
    const one = known[i] ?? candidate(i)
    if (one.cost >= least) continue
    const cost = one.cost + labelCost(one.box, taken, near, least - one.cost)
    if (cost >= least) continue
    winner = one
    least = cost
  }
  return winner
}

/** What lying on others' words costs; once that is too much, how much more it would be does not matter. */
function labelCost(
  { minX, minY, maxX, maxY }: Box,
  taken: Float64Array,
  near: readonly number[],
  most: number,
): number {
  let cost = 0
  for (let i = 0; i < near.length && cost < most; i++) {
    const at = 4 * (near[i] as number)
    const width = Math.min(maxX, taken[at + 2] as number) - Math.max(minX, taken[at] as number)
    if (!(width > 0)) continue
    const height = Math.min(maxY, taken[at + 3] as number) - Math.max(minY, taken[at + 1] as number)
    if (height > 0) cost += 4 * (width * height)
  }
  return cost
}

function fixedCost(box: Box, discs: readonly Box[], { words, points }: Pick<Obstacles, 'words' | 'points'>): number {
  let [onDiscs, onWords, onLines] = [0, 0, 0]
  for (const disc of discs) onDiscs += overlap(box, disc)
  for (const word of words) onWords += overlap(box, word)
  for (const point of points) if (holds(box, point)) onLines++
  return 5 * onDiscs + 2 * onWords + 12 * onLines
}

/** A line to far words should not cross other pieces. */
function leaderCost(from: Point, box: Box, others: readonly Box[]): number {
  const to = { x: clamp(from.x, box.minX, box.maxX), y: clamp(from.y, box.minY, box.maxY) }
  const way = [0.35, 0.5, 0.65, 0.8, 0.95].map((part) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  }))
  return 150 * others.filter((disc) => way.some((point) => holds(disc, point))).length
}

/** Ring by ring, and in each by bearing. */
const dislikesOf = (stand: Stand): readonly number[] =>
  GAPS.flatMap((_, ring) => BEARINGS.map(({ bearing }, rank) => 3 * rank + 60 * ring + noseCost(stand, bearing)))

function blockOf({ stand, width, height }: Request, index: number, frame: Box): Block {
  const { dx, dy } = BEARINGS[index % BEARINGS.length] as (typeof BEARINGS)[number]
  const reach = rimOf(stand) + (GAPS[Math.floor(index / BEARINGS.length)] as number) * height
  const x = stand.at.x + dx * reach + (lean(dx) * width) / 2
  const y = stand.at.y + dy * reach + (lean(dy) * height) / 2
  return blockAt(within({ x, y }, width, height, frame), width, height, dx)
}

/** No candidate, and no line to one, lies outside of this. */
function zoneOf({ stand, width, height }: Request, frame: Box): Box {
  const reach = rimOf(stand) + (GAPS[GAPS.length - 1] as number) * height
  const { x, y } = stand.at
  return {
    minX: Math.min(x - reach - width, frame.maxX - width),
    minY: Math.min(y - reach - height, frame.maxY - height),
    maxX: Math.max(x + reach + width, frame.minX + width),
    maxY: Math.max(y + reach + height, frame.minY + height),
  }
}

const meet = (a: Box, b: Box): boolean => a.minX <= b.maxX && b.minX <= a.maxX && a.minY <= b.maxY && b.minY <= a.maxY

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
