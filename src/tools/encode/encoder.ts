import type { Axis, Encoding } from '../../core/encoding.js'
import type { Game } from '../../core/ruleset.js'

/** The places of one type of order. */
export interface OrderBlock {
  readonly type: string
  readonly from: number
  readonly size: number
  /** The fields that decide the place, the first counting most. */
  readonly fields: readonly string[]
}

/** A game in numbers. Names, sizes and places stay as they are as long as `version` does. */
export interface Encoder<G extends Game = Game> {
  readonly version: number
  /** Numbers in an observation. */
  readonly size: number
  /** What each of them is. */
  readonly names: readonly string[]
  /** Places of orders. */
  readonly actions: number
  /** Where the places of each type of order are. The last block takes what finds no room in its own. */
  readonly orders: readonly OrderBlock[]
  /** Writes what a seat sees as numbers from -1 to 1. */
  observe(view: G['View'], out: Float32Array): void
  /** The place of an order in a position. Two orders may share it where a field takes more values than it has places. */
  index(view: G['View'], action: G['Action']): number
  /** The places of a list, no two alike: who finds a place taken goes to the next free one, in the order of the list. */
  indices(view: G['View'], list: readonly G['Action'][]): readonly number[]
  /** Writes 1 at the places of a list, 0 at all others. */
  mask(view: G['View'], list: readonly G['Action'][], out: Uint8Array): void
}

/** No list is longer: every order finds room in the last block. */
const SPARE = 512

/** An encoder of a game, given its players and its data. */
export function encoderOf<G extends Game, Piece>(
  seats: readonly G['Seat'][],
  encoding: Encoding<G, Piece>,
): Encoder<G> {
  const slots = 2 * encoding.pieces
  const blocks = blocksOf(encoding, slots + 1)
  const spare = blocks[blocks.length - 1] as OrderBlock
  const byType = new Map(blocks.map((block) => [block.type, block]))
  const names = namesOf(encoding)

  const index = (view: G['View'], action: G['Action'], slotOf = slotsOf(seats, encoding, view)): number => {
    const block = byType.get(action.type) ?? spare
    const axes = Object.hasOwn(encoding.orders, action.type) ? encoding.orders[action.type as never] : []
    return block.from + placeIn(axes as readonly Axis<G['View']>[], slots + 1, action, view, slotOf)
  }

  const indices = (view: G['View'], list: readonly G['Action'][]): readonly number[] => {
    const slotOf = slotsOf(seats, encoding, view)
    const taken = new Set<number>()
    return list.map((action) => {
      const place = freePlace(index(view, action, slotOf), byType.get(action.type) ?? spare, spare, taken)
      taken.add(place)
      return place
    })
  }

  return {
    version: encoding.version,
    size: names.length,
    names,
    actions: spare.from + spare.size,
    orders: blocks,
    observe: (view, out) => observe(seats, encoding, view, out),
    index: (view, action) => index(view, action),
    indices,
    mask(view, list, out) {
      out.fill(0)
      for (const place of indices(view, list)) out[place] = 1
    },
  }
}

// ---------------------------------------------------------------------------------------- what is seen

/** Own pieces first, then those of others, each side with places of its own; a spectator looks as the first seat does. */
function sidesOf<G extends Game, Piece>(
  seats: readonly string[],
  { piecesOf, sideOf }: Encoding<G, Piece>,
  view: G['View'],
): readonly (readonly (readonly [string, Piece])[])[] {
  const own = seats.includes(view.seat) ? view.seat : seats[0]
  const all = Object.entries(piecesOf(view))
  const isOwn = ([id, piece]: readonly [string, Piece]): boolean => sideOf(piece, view, id) === own
  return [all.filter(isOwn), all.filter((entry) => !isOwn(entry))]
}

function observe<G extends Game, Piece>(
  seats: readonly string[],
  encoding: Encoding<G, Piece>,
  view: G['View'],
  out: Float32Array,
): void {
  let at = 0
  for (const feature of encoding.table) out[at++] = feature.read(view, view)
  for (const side of sidesOf(seats, encoding, view)) {
    for (let slot = 0; slot < encoding.pieces; slot++) {
      const piece = side[slot]?.[1]
      out[at++] = piece === undefined ? 0 : 1
      for (const feature of encoding.piece) out[at++] = piece === undefined ? 0 : feature.read(piece, view)
    }
  }
}

const namesOf = <G extends Game, Piece>({ table, piece, pieces }: Encoding<G, Piece>): readonly string[] => [
  ...table.map(({ name }) => name),
  ...['own', 'other'].flatMap((side) =>
    Array.from({ length: pieces }, (_, slot) =>
      ['there', ...piece.map(({ name }) => name)].map((name) => `${side}[${slot}].${name}`),
    ).flat(),
  ),
]

// ---------------------------------------------------------------------------------------- what is ordered

/** The place of each piece; those beyond the last place share the one after it. */
function slotsOf<G extends Game, Piece>(
  seats: readonly string[],
  encoding: Encoding<G, Piece>,
  view: G['View'],
): ReadonlyMap<string, number> {
  const { pieces } = encoding
  const sides = sidesOf(seats, encoding, view)
  return new Map(
    sides.flatMap((side, s) => side.map(([id], slot) => [id, slot < pieces ? s * pieces + slot : 2 * pieces] as const)),
  )
}

function blocksOf<G extends Game, Piece>({ orders }: Encoding<G, Piece>, slots: number): readonly OrderBlock[] {
  const blocks: OrderBlock[] = []
  let from = 0
  for (const [type, axes] of Object.entries(orders) as [string, readonly Axis<G['View']>[]][]) {
    const size = axes.reduce((product, axis) => product * (axis.size ?? slots), 1)
    blocks.push({ type, from, size, fields: axes.map(({ field }) => field) })
    from += size
  }
  return [...blocks, { type: '', from, size: SPARE, fields: [] }]
}

function placeIn<View>(
  axes: readonly Axis<View>[],
  slots: number,
  action: object,
  view: View,
  slotOf: ReadonlyMap<string, number>,
): number {
  let place = 0
  for (const axis of axes) {
    const size = axis.size ?? slots
    const found = axis.place((action as Readonly<Record<string, unknown>>)[axis.field], view)
    const one = typeof found === 'string' ? (slotOf.get(found) ?? size - 1) : found
    place = place * size + Math.min(size - 1, Math.max(0, one))
  }
  return place
}

/** The place itself if it is free, else the next free one of its block, else the first free one of the last block. */
function freePlace(wanted: number, block: OrderBlock, spare: OrderBlock, taken: ReadonlySet<number>): number {
  for (let step = 0; step < block.size; step++) {
    const place = block.from + ((wanted - block.from + step) % block.size)
    if (!taken.has(place)) return place
  }
  for (let place = spare.from; place < spare.from + spare.size; place++) if (!taken.has(place)) return place
  throw new RangeError(`a list of more than ${spare.size} orders`)
}
