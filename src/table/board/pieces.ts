/** The pieces. Each is made once and then moved, turned and dressed: nothing flickers, and a click keeps its aim. */
import type { Hue, Piece, Scene } from '../../core/index.js'
import type { Point } from '../../geometry/index.js'
import { figureOf, outlineOf } from '../../tools/svg/figure.js'
import { give, node } from './nodes.js'
import { inPicture, UNIT } from './space.js'

/** Where a piece is drawn, in table units. */
export interface Standing {
  readonly at: Point
  readonly heading: number | null
}

/** A piece on the screen. */
interface Model {
  readonly group: SVGGElement
  readonly turn: SVGGElement
  readonly ring: SVGElement
  readonly title: SVGElement
  piece: Piece
  standing: Standing
  /** How it stands if others share its spot. */
  berth: Berth
  hue: string
}

const HUES: readonly Hue[] = ['orange', 'blue', 'green', 'purple']
/** Where a piece stands aside, in radii, and how much smaller it is for that. */
interface Berth {
  readonly aside: Point
  readonly size: number
}

const ALONE: Berth = { aside: { x: 0, y: 0 }, size: 1 }

/** The colour of a side. */
export const hueOf = ({ hues = HUES }: { readonly hues?: Scene['hues'] | undefined }, side: number): string =>
  hues[side % hues.length] ?? 'none'

/** All pieces on the board. */
export class Pieces {
  readonly #layer: SVGGElement
  readonly #models = new Map<string, Model>()
  #radius = 0.46 * UNIT

  constructor(layer: SVGGElement) {
    this.#layer = layer
  }

  /** How large a piece is drawn, in pixels of the picture. */
  get radius(): number {
    return this.#radius
  }

  /** The pieces as they stand, for words beside them. */
  get all(): readonly (Readonly<Model> & { readonly spot: Point })[] {
    return [...this.#models.values()].map((model) => ({ ...model, spot: this.#spotOf(model) }))
  }

  /** Shows the pieces of a scene; those that were there before keep their elements. */
  show(scene: Scene): void {
    const crowds = crowdsOf(scene.pieces)
    const seen = new Set(scene.pieces.map(({ id }) => id))
    for (const [id, { group }] of this.#models) {
      if (!seen.has(id)) {
        group.remove()
        this.#models.delete(id)
      }
    }
    for (const piece of scene.pieces) this.#dress(piece, hueOf(scene, piece.side), berthIn(crowds, piece))
  }

  /** Stands a piece somewhere on its way. */
  place(id: string, standing: Standing): void {
    const model = this.#models.get(id)
    if (model === undefined) return
    model.standing = standing
    this.#move(model)
  }

  /** Draws all pieces with this radius, in pixels of the picture. */
  resize(radius: number): void {
    if (Math.abs(radius - this.#radius) < 0.05) return
    this.#radius = radius
    for (const model of this.#models.values()) this.#move(model)
  }

  /** Lights some pieces: what each means if it is clicked. */
  light(lit: ReadonlyMap<string, Lit>): void {
    for (const [id, { group }] of this.#models) {
      const light = lit.get(id)
      group.classList.toggle('lit', light?.kind === 'subject')
      group.classList.toggle('aimed', light?.kind === 'target')
      group.classList.toggle('looked', light?.kind === 'looked')
      give(group, { 'data-target': light?.key, 'data-notation': light?.notation })
    }
  }

  #dress(piece: Piece, hue: string, berth: Berth): void {
    const model = this.#models.get(piece.id) ?? this.#make(piece)
    model.piece = piece
    model.hue = hue
    model.berth = berth
    model.standing = { at: piece.at, heading: piece.heading }
    const state = `${piece.gone ? ' gone' : ''}${piece.selected ? ' acting' : ''}`
    const kept = ['lit', 'aimed', 'looked'].filter((name) => model.group.classList.contains(name))
    give(model.group, { class: ['piece', `hue-${hue}`, ...kept].join(' ') + state })
    give(model.ring, { 'stroke-dasharray': `${Math.round(100 * piece.health)} 100` })
    const said = [piece.name ?? piece.id, ...piece.labels, ...(piece.gone ? ['out of play'] : [])].join(', ')
    if (model.title.textContent !== said) model.title.textContent = said
    this.#move(model)
  }

  #make(piece: Piece): Model {
    const group = node<SVGGElement>('g', { 'data-piece': piece.id, 'data-side': piece.side }, this.#layer)
    const title = node('title', {}, group)
    node('circle', { r: 14, class: 'hit' }, group)
    node('circle', { r: 12.8, class: 'halo' }, group)
    node('circle', { r: 10.4, class: 'disc' }, group)
    const ring = node('circle', { r: 9.8, class: 'ring', pathLength: 100, transform: 'rotate(-90)' }, group)
    const turn = node<SVGGElement>('g', { class: 'turn' }, group)
    const outline = outlineOf(figureOf(piece))
    if (outline === undefined) node('circle', { r: 4, class: 'plane' }, turn)
    else node('path', { d: outline, class: 'plane' }, turn)
    node('path', { d: 'M-6-6L6 6M6-6L-6 6', class: 'cross' }, group)
    const standing = { at: piece.at, heading: piece.heading }
    const model = { group, turn, ring, title, piece, standing, berth: ALONE, hue: '' }
    this.#models.set(piece.id, model)
    return model
  }

  #spotOf({ standing, berth: { aside } }: Model): Point {
    const { x, y } = inPicture(standing.at)
    return { x: x + aside.x * this.#radius, y: y + aside.y * this.#radius }
  }

  #move(model: Model): void {
    const { x, y } = this.#spotOf(model)
    const size = (this.#radius / 10) * model.berth.size
    give(model.group, { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})` })
    const { heading } = model.standing
    if (heading !== null) give(model.turn, { transform: `rotate(${heading.toFixed(1)})` })
  }
}

/** What a lit piece means. */
export interface Lit {
  readonly kind: 'subject' | 'target' | 'looked'
  readonly key?: string | undefined
  readonly notation?: string | undefined
}

const spotKey = ({ x, y }: Point): string => `${x.toFixed(2)} ${y.toFixed(2)}`

function crowdsOf(pieces: readonly Piece[]): ReadonlyMap<string, readonly string[]> {
  const crowds = new Map<string, string[]>()
  for (const { at, id, gone } of pieces) {
    if (gone) continue
    const crowd = crowds.get(spotKey(at))
    if (crowd === undefined) crowds.set(spotKey(at), [id])
    else crowd.push(id)
  }
  return crowds
}

/** Those who share a spot stand in rows around it, as small as they must be to keep to their cell. */
function berthIn(crowds: ReadonlyMap<string, readonly string[]>, { id, at }: Piece): Berth {
  const crowd = crowds.get(spotKey(at)) ?? []
  const i = crowd.indexOf(id)
  if (crowd.length < 2 || i < 0) return ALONE
  const columns = Math.ceil(Math.sqrt(crowd.length))
  const rows = Math.ceil(crowd.length / columns)
  const row = Math.floor(i / columns)
  const inRow = Math.min(columns, crowd.length - row * columns)
  const step = ROOM / columns
  const aside = { x: step * ((i % columns) - (inRow - 1) / 2), y: step * (row - (rows - 1) / 2) }
  return { aside, size: Math.min(0.72, step / 2) }
}

/** A cell is this many radii wide. */
const ROOM = 2.3
