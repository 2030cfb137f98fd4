/** The words beside the pieces. They lie on the screen, not on the table: the same size however near one looks. */
import { distance, type Point } from '../../geometry/index.js'
import { placeBlocks } from '../../tools/svg/placing.js'
import { shorten, textWidth } from '../../tools/svg/text.js'
import { give, node } from './nodes.js'
import type { Pieces } from './pieces.js'
import { onScreen, type Pose, type Room } from './space.js'

/** What words should keep clear of, in the picture. */
interface Around {
  /** Words that lie on the table. */
  readonly words: readonly Point[]
  /** Places that are lit. */
  readonly lit: readonly Point[]
}

interface Tag {
  readonly group: SVGGElement
  readonly plate: SVGElement
  /** From words that lie apart to their piece. */
  readonly leader: SVGElement
  readonly name: SVGElement
  readonly label: SVGElement
  /** From the piece to the corner of its words. */
  offset: Point
}

type Shown = Pieces['all'][number]

const SIZE = 13
const LINE = 15
const LONGEST = 26
/** A sign of the typewriter's, in letters. */
const TYPED = 0.61

/** Words for every piece. */
export class Tags {
  readonly #layer: SVGGElement
  readonly #tags = new Map<string, Tag>()

  constructor(layer: SVGGElement) {
    this.#layer = layer
  }

  /** Finds a place for all words, clear of pieces and of each other, and of the words that lie on the table. */
  settle(pieces: Pieces, pose: Pose, room: Room, { words, lit }: Around): void {
    const shown = pieces.all.filter((one) => !one.piece.gone && isSeen(onScreen(pose, one.spot), room))
    const seen = new Set(shown.map(({ piece }) => piece.id))
    for (const [id, { group }] of this.#tags) give(group, { display: seen.has(id) ? undefined : 'none' })
    const radius = pieces.radius * pose.k
    const requests = shown.map((one) => ({ stand: standOf(one, pose, radius), ...extentOf(linesOf(one)) }))
    const blocks = placeBlocks(requests, {
      frame: { minX: 2, minY: 2, maxX: room.width - 2, maxY: room.height - 2 },
      words: words.map((at) => boxAround(onScreen(pose, at), 14 * pose.k, 8 * pose.k)),
      points: lit.map((at) => onScreen(pose, at)),
    })
    for (const [i, one] of shown.entries()) {
      const at = onScreen(pose, one.spot)
      const { minX, minY } = blocks[i]?.box ?? { minX: at.x, minY: at.y }
      const tag = this.#write(one)
      tag.offset = { x: minX - at.x, y: minY - at.y }
      give(tag.leader, { d: leaderOf(tag.offset, extentOf(linesOf(one)), radius * one.berth.size) })
    }
    this.follow(pieces, pose)
  }

  /** Keeps the words beside their pieces while these move. */
  follow(pieces: Pieces, pose: Pose): void {
    for (const { piece, spot } of pieces.all) {
      const tag = this.#tags.get(piece.id)
      if (tag === undefined) continue
      const at = onScreen(pose, spot)
      give(tag.group, {
        transform: `translate(${(at.x + tag.offset.x).toFixed(1)} ${(at.y + tag.offset.y).toFixed(1)})`,
      })
    }
  }

  #write(one: Shown): Tag {
    const tag = this.#tags.get(one.piece.id) ?? this.#make(one.piece.id)
    const [name = '', label = ''] = linesOf(one)
    const { width, height } = extentOf([name, label])
    give(tag.group, { class: `tag hue-${one.hue}` })
    give(tag.plate, { width, height })
    give(tag.name, { x: width / 2 })
    give(tag.label, { x: width / 2 })
    if (tag.name.textContent !== name) tag.name.textContent = name
    if (tag.label.textContent !== label) tag.label.textContent = label
    return tag
  }

  #make(id: string): Tag {
    const group = node<SVGGElement>('g', {}, this.#layer)
    const leader = node('path', { class: 'leader' }, group)
    const plate = node('rect', { rx: 3 }, group)
    const tag: Tag = {
      ...{ group, plate, leader, offset: { x: 0, y: 0 } },
      name: node('text', { class: 'name', y: 12.5 }, group),
      label: node('text', { class: 'label', y: 27 }, group),
    }
    this.#tags.set(id, tag)
    return tag
  }
}

/** The name, and below it what the name does not say already. */
function linesOf({ piece }: Shown): readonly string[] {
  const name = piece.name ?? piece.id
  const more = piece.labels.filter((label) => !name.startsWith(label))
  return [name, shorten(more.join(' '), LONGEST)].filter((line) => line !== '')
}

/** A line from the words to the rim of their piece, if they do not lie beside it. `offset` is from the piece to the words. */
function leaderOf({ x, y }: Point, { width, height }: Room, radius: number): string {
  const to = { x: Math.max(0, Math.min(width, -x)), y: Math.max(0, Math.min(height, -y)) }
  const far = distance(to, { x: -x, y: -y })
  if (far < radius + APART) return ''
  const part = (far - radius) / far
  return `M${to.x.toFixed(1)} ${to.y.toFixed(1)}l${((-x - to.x) * part).toFixed(1)} ${((-y - to.y) * part).toFixed(1)}`
}

const APART = 9

/** The name is set in letters of different width, what stands below it by typewriter. */
const extentOf = ([name = '', label = '']: readonly string[]): Room => ({
  width: Math.ceil(Math.max(textWidth(name, SIZE), TYPED * SIZE * label.length) + 8),
  height: (label === '' ? 1 : 2) * LINE + 2,
})

const standOf = ({ piece, spot, berth }: Shown, pose: Pose, radius: number) => {
  const heading = piece.heading === null ? null : (piece.heading + pose.turn) % 360
  return { piece: { ...piece, heading }, at: onScreen(pose, spot), radius: radius * berth.size * 1.1, outside: false }
}

const boxAround = ({ x, y }: Point, half: number, high: number) => ({
  ...{ minX: x - half, maxX: x + half },
  ...{ minY: y - high, maxY: y + high },
})

const isSeen = ({ x, y }: Point, { width, height }: Room): boolean =>
  x > -8 && y > -8 && x < width + 8 && y < height + 8
