/** The board on the screen: painted from scenes, looked at from any side, clicked. It knows no game and no rule. */
import type { Scene } from '../../core/index.js'
import type { Point } from '../../geometry/index.js'
import { type Cells, cellsOf, groundKey, paintGround } from './ground.js'
import { holdBoard } from './hand.js'
import { type Ghost, type Place, paintCursor, paintPlaces, paintPlan } from './marks.js'
import { type Flight, flightOf } from './motion.js'
import { node } from './nodes.js'
import { hueOf, type Lit, Pieces } from './pieces.js'
import { paintShapes } from './shapes.js'
import {
  clearOf,
  fitting,
  inPicture,
  MOST,
  nearer,
  offScreen,
  onScreen,
  onTable,
  type Pose,
  type Room,
  transformOf,
  UNIT,
} from './space.js'
import { Tags } from './tags.js'

/** What a pointer is over. */
export interface Aim {
  readonly at: Point
  readonly piece: string | undefined
  /** The key of the lit thing under it. */
  readonly target: string | undefined
}

/** What the board tells whoever holds it. */
export interface BoardEvents {
  click(aim: Aim): void
  hover(aim: Aim | null): void
  resize(): void
}

/** What is to be marked. */
export interface Marks {
  readonly places: readonly Place[]
  readonly lit: ReadonlyMap<string, Lit>
  readonly via: readonly Point[]
  readonly ghosts: readonly (Omit<Ghost, 'hue' | 'figure'> & Partial<Ghost>)[]
  readonly cursor: Point | null
}

type Layers = Readonly<Record<(typeof LAYERS)[number], SVGGElement>>
const LAYERS = ['shapes', 'places', 'plan', 'pieces', 'names', 'at'] as const
/** No piece is drawn smaller than this, in pixels of the screen. */
const SMALLEST = 13
/** Numbers of cells are not drawn when the table is farther than this. */
const FAR = 0.6
const NEARNESS = [0.3, FAR, 0.85, 1.2, 1.7, 2.4, 3.4]
const NOTHING: Scene = { title: '', box: { minX: 0, minY: 0, maxX: 1, maxY: 1 }, shapes: [], pieces: [], notes: [] }

/** The board. */
export class Board {
  readonly svg: SVGSVGElement
  /** A picture of its own, moved by the page: so the browser need not set its numbers again when the board moves. */
  readonly #ground: SVGSVGElement
  readonly #world: SVGGElement
  readonly #layers: Layers
  readonly #pieces: Pieces
  readonly #tags: Tags
  #scene: Scene = NOTHING
  #cells: Cells = new Map()
  #known = ''
  #pose: Pose = { x: 0, y: 0, k: 1, turn: 0 }
  #skip: (() => void) | null = null
  #camera = 0
  #settling = 0
  /** The screen that the board fills. Asking the browser each time would make it lay out everything each time. */
  #room: Room = { width: 0, height: 0 }
  /** The middles of the lit places, in the picture. */
  #lit: readonly Point[] = []
  #near = ''

  constructor(host: Element, events: BoardEvents) {
    const label = 'The board. Arrow keys walk it, Enter chooses, P goes from piece to piece.'
    this.#ground = node<SVGSVGElement>('svg', { class: 'ground', 'aria-hidden': 'true' }, host)
    this.svg = node<SVGSVGElement>(
      'svg',
      { class: 'board', tabindex: 0, role: 'application', 'aria-label': label },
      host,
    )
    this.#world = node<SVGGElement>('g', { class: 'world' }, this.svg)
    this.#layers = Object.fromEntries(LAYERS.map((name) => [name, node('g', { class: name }, this.#world)])) as Layers
    this.#pieces = new Pieces(this.#layers.pieces)
    this.#tags = new Tags(node<SVGGElement>('g', { class: 'tags' }, this.svg))
    holdBoard(this.svg, {
      push: (dx, dy) => this.#stand({ ...this.#pose, x: this.#pose.x + dx, y: this.#pose.y + dy }),
      zoom: (factor, around) => this.#stand(nearer(this.#pose, factor, around)),
      rest: () => this.#settle(),
    })
    this.#listen(events)
    this.#measure()
    new ResizeObserver(() => {
      this.#measure()
      events.resize()
    }).observe(this.svg)
  }

  #measure(): void {
    const { width, height } = this.svg.getBoundingClientRect()
    this.#room = { width, height }
  }

  #listen(events: BoardEvents): void {
    this.svg.addEventListener('click', (event) => events.click(this.#aimOf(event)))
    this.svg.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'mouse' && event.buttons === 0) events.hover(this.#aimOf(event))
    })
    this.svg.addEventListener('pointerleave', () => events.hover(null))
  }

  #aimOf(event: MouseEvent): Aim {
    const { left, top } = this.svg.getBoundingClientRect()
    const on = (event.target as Element | null)?.closest<SVGElement>('[data-piece], [data-target]')
    const at = onTable(offScreen(this.#pose, { x: event.clientX - left, y: event.clientY - top }))
    return { at, piece: on?.dataset.piece, target: on?.dataset.target }
  }

  // -------------------------------------------------------------------------------------- what is shown

  /** What is on the board. */
  get scene(): Scene {
    return this.#scene
  }

  /** Shows a scene at once. */
  show(scene: Scene): void {
    this.#scene = scene
    const key = groundKey(scene)
    if (key !== this.#known) {
      this.#known = key
      this.#cells = cellsOf(scene)
      paintGround(this.#ground, scene, this.#cells)
    }
    paintShapes(this.#layers.shapes, this.#layers.names, scene.shapes)
    this.#pieces.show(scene)
    this.#settle()
  }

  /** Flies from what is shown to a scene, at this many units a second; resolves when it is there, or was skipped. */
  fly(scene: Scene, speed: number): Promise<void> {
    this.skip()
    const flight = Number.isFinite(speed) ? flightOf(this.#scene, scene, speed) : undefined
    if (flight === undefined) {
      this.show(scene)
      return Promise.resolve()
    }
    return this.#animate(flight).then(() => this.show(scene))
  }

  /** Ends a flight at once. */
  skip(): void {
    this.#skip?.()
  }

  #animate({ seconds, at }: Flight): Promise<void> {
    return new Promise((resolve) => {
      let done = false
      this.#skip = () => {
        done = true
        this.#skip = null
        resolve()
      }
      const start = performance.now()
      const frame = (now: number): void => {
        if (done) return
        const part = (now - start) / (1000 * seconds)
        if (part >= 1) {
          this.skip()
          return
        }
        for (const { id, ...standing } of at(Math.max(0, part))) this.#pieces.place(id, standing)
        this.#tags.follow(this.#pieces, this.#pose)
        requestAnimationFrame(frame)
      }
      requestAnimationFrame(frame)
    })
  }

  /** Marks what the question is about. */
  mark({ places, lit, via, ghosts, cursor }: Marks): void {
    if (paintPlaces(this.#layers.places, places, this.#cells)) {
      this.#lit = places.map(({ at }) => inPicture(at))
      this.#settle()
    }
    const looks = new Map(this.#scene.pieces.map((piece) => [piece.id, piece]))
    const dressed = ghosts.map((ghost) => {
      const piece = looks.get(ghost.piece)
      return { ...ghost, hue: hueOf(this.#scene, piece?.side ?? 0), figure: piece?.figure }
    })
    paintPlan(this.#layers.plan, via, dressed, this.#pieces.radius)
    paintCursor(this.#layers.at, cursor, this.#cells)
    this.#pieces.light(lit)
  }

  /** Equal while the same ground is shown. */
  get ground(): string {
    return this.#known
  }

  /** The outlines of all cells. */
  get cells(): Cells {
    return this.#cells
  }

  // -------------------------------------------------------------------------------------- how it is looked at

  /** Comes near enough to see these points of the table, and no nearer than is pleasant. */
  look(points: readonly Point[], smooth: boolean): void {
    if (points.length === 0 || this.#room.width === 0) return
    const pose = fitting(points.map(inPicture), clearOf(this.#room), this.#pose.turn, 1.7 * UNIT)
    this.#camera++
    if (smooth) this.#pan(this.#pose, pose, performance.now(), this.#camera)
    else this.#set(pose)
  }

  /** Are all of these points well inside the screen, and is the table near enough to read? */
  sees(points: readonly Point[]): boolean {
    return this.#pose.k >= 0.45 && this.holds(points)
  }

  /** Are all of these points well inside the screen? */
  holds(points: readonly Point[]): boolean {
    const { width, height } = clearOf(this.#room)
    return points.every((point) => {
      const { x, y } = onScreen(this.#pose, inPicture(point))
      return x > 14 && y > 14 && x < width - 14 && y < height - 14
    })
  }

  /** Nearer or farther, around the middle. */
  zoomBy(factor: number): void {
    const { width, height } = this.#room
    this.#set(nearer(this.#pose, factor, { x: width / 2, y: height / 2 }))
  }

  /** Turns the table a quarter, clockwise, around what is in the middle. */
  rotate(): void {
    const { width, height } = this.#room
    const middle = { x: width / 2, y: height / 2 }
    const held = offScreen(this.#pose, middle)
    const pose = { ...this.#pose, turn: (this.#pose.turn + 90) % 360 }
    const { x, y } = onScreen(pose, held)
    this.#set({ ...pose, x: pose.x + middle.x - x, y: pose.y + middle.y - y })
  }

  /** Turned by this many degrees. */
  get turn(): number {
    return this.#pose.turn
  }

  #set(pose: Pose): void {
    this.#stand(pose)
    this.#settle()
  }

  #pan(from: Pose, to: Pose, start: number, camera: number): void {
    requestAnimationFrame((now) => {
      if (camera !== this.#camera) return
      const part = Math.min(1, (now - start) / 450)
      const eased = part * part * (3 - 2 * part)
      const mix = (a: number, b: number): number => a + (b - a) * eased
      this.#set({ x: mix(from.x, to.x), y: mix(from.y, to.y), k: mix(from.k, to.k), turn: to.turn })
      if (part < 1) this.#pan(from, to, start, camera)
    })
  }

  #stand(pose: Pose): void {
    this.#pose = pose
    this.#world.setAttribute('transform', transformOf(pose))
    this.#ground.style.transform = `translate(${pose.x}px, ${pose.y}px) scale(${pose.k}) rotate(${pose.turn}deg)`
    this.#letter(pose.k)
    this.#pieces.resize(Math.max(0.44 * UNIT, SMALLEST / pose.k))
    this.#tags.follow(this.#pieces, pose)
  }

  /** Words on the table grow and shrink in steps: setting two thousand numbers again at every turn of a wheel costs too much. */
  #letter(k: number): void {
    const near = String(NEARNESS.find((step) => k <= step) ?? MOST)
    if (near === this.#near) return
    this.#near = near
    for (const picture of [this.svg, this.#ground]) picture.style.setProperty('--near', near)
    this.#ground.classList.toggle('far', k < FAR)
  }

  /** Words look for their places once things have come to rest. */
  #settle(): void {
    if (this.#settling !== 0) return
    this.#settling = requestAnimationFrame(() => {
      this.#settling = 0
      const around = { words: this.#words(), lit: this.#lit }
      if (this.#room.width > 0) this.#tags.settle(this.#pieces, this.#pose, clearOf(this.#room), around)
    })
  }

  #words(): readonly Point[] {
    return this.#scene.shapes.flatMap((shape) =>
      shape.kind === 'text' && shape.role !== 'cell' ? [inPicture(shape.at)] : [],
    )
  }
}
