/** What the board shows of a game: which position, what is pointed at, where the keyboard stands. */
import { type Game, history, type Moment, type Piece, type Scene, type Shape } from '../core/index.js'
import { named } from '../core/words/index.js'
import { distance, type Point } from '../geometry/index.js'
import { type Choice, choicesOf, under } from '../tools/orders/index.js'
import { type Aim, Board } from './board/board.js'
import { hueOf, type Lit } from './board/pieces.js'
import type { TableElement } from './element.js'
import { toldOf } from './session/index.js'
import { SPEEDS } from './speed.js'

/** What can be laid over the board. */
export type Layer = 'arcs' | 'reach' | 'threat'

/** A pause after each thing that another did, in seconds at a speed of one. */
const PAUSE = 4

/** The board and what is shown on it. */
export class Screen {
  readonly #table: TableElement
  #board: Board | undefined
  #host: Element | undefined
  #shown: Moment<Game> | undefined
  #telling = false
  #hurry = false
  #looked = ''
  #ground = ''
  /** The last position after which the camera looked whether the acting piece is still on the screen. */
  #followed: Moment<Game> | undefined
  #wake: (() => void) | null = null
  readonly #hints = new WeakMap<Choice, string>()
  /** The choice under the pointer or the keyboard. */
  hover: Choice | null = null
  /** The place where the keyboard stands. */
  cursor: Point | null = null
  /** The piece that is being looked at. */
  piece = ''
  /** What is laid over the board for the piece that is looked at. */
  layer: Layer = 'arcs'
  /** The last thing that was told. */
  said = ''

  constructor(table: TableElement) {
    this.#table = table
  }

  /** Another's turn is being shown. */
  get isTelling(): boolean {
    return this.#telling
  }

  /** The board, while there is one. */
  get board(): Board | undefined {
    return this.#board
  }

  /** The position on the screen. */
  get shown(): Moment<Game> | undefined {
    return this.#shown
  }

  /** Nothing is shown any more. */
  clear(): void {
    this.skip()
    this.#board = undefined
    this.#host = undefined
    this.#shown = undefined
    this.hover = null
    this.cursor = null
    this.piece = ''
    this.said = ''
    this.#looked = ''
  }

  // -------------------------------------------------------------------------------------- keeping up with the game

  /** Shows what has happened since, step by step. */
  catchUp(): void {
    if (!this.#telling) void this.#tell()
  }

  /** Goes to the present position at once. */
  skip(): void {
    this.#hurry = true
    this.#board?.skip()
    this.#wake?.()
  }

  async #tell(): Promise<void> {
    this.#hurry = false
    this.#telling = true
    for (let next = this.#next(); next !== undefined; next = this.#next()) await this.#showNext(next)
    this.#telling = false
    this.#table.requestUpdate()
  }

  /** The next position on the way from the one shown to the present one. */
  #next(): Moment<Game> | undefined {
    const { sitting, eye } = this.#table
    if (sitting === undefined || this.#board === undefined) return undefined
    const line = history.line(sitting.past)
    const at = this.#shown === undefined ? -1 : line.indexOf(this.#shown)
    if (at < 0 || this.#hurry || this.#speed() === Number.POSITIVE_INFINITY) {
      const last = line.at(-1)
      if (last === this.#shown) return undefined
      this.said = line
        .slice(at + 1)
        .flatMap((moment) => toldOf(sitting.kit, moment, eye).map(({ text }) => text))
        .slice(-8)
        .join(' ')
      return last
    }
    const next = line[at + 1]
    if (next !== undefined)
      this.said = toldOf(sitting.kit, next, eye)
        .map(({ text }) => text)
        .join(' ')
    return next
  }

  async #showNext(next: Moment<Game>): Promise<void> {
    const scene = this.sceneOf(next)
    this.#shown = next
    this.#table.requestUpdate()
    if (scene === undefined) return
    const isFirst = this.#board?.scene.title === ''
    await this.#board?.fly(scene, this.#hurry || isFirst ? Number.POSITIVE_INFINITY : this.#speed())
    const isForeign = next.action !== null && next.action.seat !== this.#table.eye
    if (isForeign && this.said !== '' && !this.#hurry) await this.#rest(PAUSE / this.#speed())
  }

  #rest(seconds: number): Promise<void> {
    if (seconds <= 0) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, 1000 * seconds)
      this.#wake = () => {
        clearTimeout(timer)
        this.#wake = null
        resolve()
      }
    })
  }

  #speed(): number {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden) return Number.POSITIVE_INFINITY
    return SPEEDS[this.#table.speed] ?? (SPEEDS.normal as number)
  }

  /** What the eyes at this screen see of a position. */
  sceneOf({ state }: Moment<Game>): Scene | undefined {
    const { sitting, eye } = this.#table
    if (sitting === undefined) return undefined
    const { ruleset, words } = sitting.kit
    const view = ruleset.view(state, eye)
    const scene = ruleset.scene(view, this.piece === '' ? {} : { piece: this.piece })
    return scene && named({ ...scene, shapes: [...scene.shapes, ...this.#laid(view)] }, words, view)
  }

  /** Where the piece that is looked at can go, or what its guns could cover after that. */
  #laid(view: Game['View']): readonly Shape[] {
    const { overlays } = this.#table
    if (overlays === undefined || this.piece === '' || this.layer === 'arcs') return []
    return overlays[this.layer](view, this.piece)
  }

  /** Lays something else over the board. */
  lay(layer: Layer): void {
    this.layer = layer
    void this.#table.lay()
  }

  // -------------------------------------------------------------------------------------- after each rendering

  /** Makes the board fit the page that was just rendered. */
  updated(): void {
    const host = this.#table.renderRoot.querySelector('.map') ?? undefined
    if (host !== this.#host) this.#furnish(host)
    if (this.#board === undefined || this.#table.sitting === undefined) return
    this.#mark(this.#board)
    if (!this.#telling) this.#lookAround(this.#board)
    this.#hint()
  }

  #furnish(host: Element | undefined): void {
    this.#host = host
    const events = {
      click: (aim: Aim) => this.#clicked(aim),
      hover: (aim: Aim | null) => this.#hovered(aim),
      resize: () => this.lookAtAll(false),
    }
    this.#board = host && new Board(host, events)
    if (this.#board === undefined) return
    this.#shown = undefined
    this.catchUp()
  }

  /** Shows the present position again: another piece is looked at, other eyes look. */
  repaint(): void {
    const scene = this.#shown && this.sceneOf(this.#shown)
    if (scene !== undefined) this.#board?.show(scene)
    this.#table.requestUpdate()
  }

  #mark(board: Board): void {
    const order = this.#telling && !this.#isOwn() ? null : this.#table.order
    const open = order === null ? [] : choicesOf(order).filter(({ refused, field }) => !refused && !field)
    const { hover } = this
    const placed = open.filter(({ touch }) => touch.at !== undefined && touch.target === undefined)
    board.mark({
      places: placed.map(({ key, label, touch: { at }, orders }) => ({
        key,
        at: at as Point,
        label,
        notation: orders && key,
      })),
      lit: this.#litBy(open),
      via: hover?.via ?? [],
      ghosts:
        hover?.touch.ghost ??
        (order !== null && order.trail.length > 0 ? open.slice(0, 6).flatMap(({ touch }) => touch.ghost ?? []) : []),
      cursor: this.cursor,
    })
  }

  #isOwn(): boolean {
    return this.#shown?.action?.seat === this.#table.eye
  }

  #litBy(open: readonly Choice[]): ReadonlyMap<string, Lit> {
    const lit = new Map<string, Lit>()
    if (this.piece !== '') lit.set(this.piece, { kind: 'looked' })
    for (const { key, touch, orders } of this.hover === null ? open : [this.hover, ...open]) {
      const notation = orders && key
      const subjects = touch.at === undefined && touch.target === undefined ? (touch.subject ?? []) : []
      for (const id of subjects) if (lit.get(id)?.key === undefined) lit.set(id, { kind: 'subject', key, notation })
      for (const id of touch.target ?? []) {
        if (lit.get(id)?.kind !== 'target') lit.set(id, { kind: 'target', key, notation })
      }
    }
    return lit
  }

  // -------------------------------------------------------------------------------------- looking

  #lookAround(board: Board): void {
    if (this.#shown === undefined) return
    const { order } = this.#table
    const asked = `${board.scene.ground} ${order?.places.length} ${order?.groups[0]?.heading} ${this.#shown.state.turn} ${this.#shown.state.phase}`
    const hasLeft = this.#shown !== this.#followed && !board.holds(actingIn(board.scene))
    this.#followed = this.#shown
    if (asked === this.#looked && !hasLeft) return
    const first = this.#looked === ''
    this.#looked = asked
    const points = this.#pointsToSee(board)
    if (first || this.#ground !== board.ground || !board.sees(points))
      board.look(points, !first && this.#speed() !== Number.POSITIVE_INFINITY)
    this.#ground = board.ground
  }

  /** The places to choose from and the fighters near them; else all that is in play. */
  #pointsToSee(board: Board): readonly Point[] {
    const { order } = this.#table
    const flying = board.scene.pieces.filter(({ gone }) => !gone)
    const places = (order?.places ?? []).flatMap(({ touch: { at } }) => (at === undefined ? [] : [at]))
    const subject = order?.places[0]?.touch.subject?.[0]
    const own = flying.find(({ id }) => id === subject)
    if (own === undefined) return flying.length > 0 ? flying.map(({ at }) => at) : cornersOf(board.scene)
    return [...places, ...flying.filter(({ at }) => distance(at, own.at) < NEAR).map(({ at }) => at)]
  }

  /** Shows all that is in play. */
  lookAtAll(smooth: boolean): void {
    const board = this.#board
    if (board === undefined) return
    board.look(this.#pointsToSee(board), smooth)
  }

  /** Shows the whole table. */
  lookAtTable(): void {
    const board = this.#board
    board?.look(cornersOf(board.scene), true)
  }

  // -------------------------------------------------------------------------------------- pointing

  #clicked(aim: Aim): void {
    const isFree = !this.#telling || this.#isOwn()
    const found = isFree ? this.#meant(aim) : []
    if (!isFree) this.skip()
    else if (found.length === 1) this.#table.choose(found[0] as Choice)
    else if (found.length > 1) this.#several(found)
    else this.lookAt(aim.piece === this.piece ? '' : (aim.piece ?? ''))
  }

  /** Several orders fit: the first is pointed out, the buttons tell them apart. */
  #several(found: readonly Choice[]): void {
    this.hover = found[0] ?? null
    this.said = `Several orders fit here: ${found.map(({ label }) => label).join('; ')}.`
    this.#table.requestUpdate()
    const { key } = found[0] as Choice
    const buttons = [...this.#table.renderRoot.querySelectorAll<HTMLElement>('button[data-choice]')]
    buttons.find(({ dataset }) => dataset.choice === key)?.focus()
  }

  #meant({ target, piece, at }: Aim): readonly Choice[] {
    const { order } = this.#table
    if (order === null) return []
    const marked = piece === undefined ? choicesOf(order).filter(({ key }) => key === target) : []
    return marked.length > 0 ? marked : under(order, piece, at)
  }

  #hovered(aim: Aim | null): void {
    const hover = aim === null ? null : (this.#meant(aim)[0] ?? null)
    if (hover === this.hover) return
    this.hover = hover
    this.#table.requestUpdate()
  }

  /** Looks at a piece: its arcs and ranges are drawn. None if the name is empty. */
  lookAt(piece: string): void {
    if (piece === this.piece) return
    this.piece = piece
    this.layer = 'arcs'
    this.repaint()
  }

  /** The colour of a side. */
  hueOf(side: number): string {
    return hueOf(this.#board?.scene ?? { hues: undefined }, side)
  }

  /** The piece that is looked at, as it stands. */
  get lookedAt(): Piece | undefined {
    return this.#board?.scene.pieces.find(({ id }) => id === this.piece)
  }

  // -------------------------------------------------------------------------------------- hints

  /** Odds and warnings of a choice, once they have been worked out. */
  hintOf(choice: Choice): string {
    return this.#hints.get(choice) ?? ''
  }

  /** Works out the hints of what is on the screen, a few at a time, when there is time. */
  #hint(): void {
    const { order, sitting } = this.#table
    const { hint } = sitting?.kit.words ?? {}
    if (order === null || sitting === undefined || hint === undefined) return
    const buttons = order.groups.flatMap(({ choices }) => choices)
    const wanted = (this.hover === null ? buttons : [this.hover, ...buttons]).filter(
      (choice) => choice.orders !== undefined && !this.#hints.has(choice),
    )
    if (wanted.length === 0) return
    setTimeout(() => {
      const start = performance.now()
      for (const choice of wanted) {
        this.#hints.set(choice, hint.call(sitting.kit.words, choice.orders ?? [], order.desk.view) ?? '')
        if (performance.now() - start > 12) break
      }
      this.#table.requestUpdate()
    })
  }
}

/** Fighters within this many units are part of the same fight. */
const NEAR = 9

const actingIn = ({ pieces }: Scene): readonly Point[] => pieces.filter(({ selected }) => selected).map(({ at }) => at)

const cornersOf = ({ box: { minX, minY, maxX, maxY } }: Scene): readonly Point[] => [
  { x: minX, y: minY },
  { x: maxX, y: maxY },
]
