/** `<wingover-table>`: a table to sit down at. It holds what is on the screen; the course of the game is its own thing. */
import { html, LitElement, nothing, type PropertyValues, type TemplateResult, unsafeCSS } from 'lit'
import type { AnyRecord, Game, Overlays, Parsed, Violation } from '../core/index.js'
import type { Texts } from '../tools/explain/index.js'
import type { Choice, Order } from '../tools/orders/index.js'
import type { Story } from '../tools/player/story.js'
import { onKey } from './keys.js'
import type { Kit, TableGame } from './kit.js'
import { startPanel } from './panels/start.js'
import { tablePanel } from './panels/table.js'
import { Screen } from './screen.js'
import {
  asked,
  Course,
  LEVEL,
  type Play,
  planOf,
  playedUpTo,
  type Replay,
  replayOf,
  resume,
  type Sitting,
  scrubbed,
  sitDown,
  type Thinker,
  type Tour,
  tourOf,
  type Wish,
  watched,
  watching,
} from './session/index.js'
import { replayOfStory } from './session/story.js'
import { PACES } from './speed.js'
import { isGuided } from './store/guided.js'
import { type Kept, keep, keptGame } from './store/keep.js'
import { SHEET } from './style/index.js'

const noThinker: Thinker = () => Promise.reject(new Error('Nobody thinks for bots at this table.'))

/** The element. Give it `games`, and `think` if bots shall play. */
export class TableElement extends LitElement {
  static override styles = unsafeCSS(SHEET)
  static override properties = {
    games: { attribute: false },
    think: { attribute: false },
    theme: { reflect: true },
    speed: {},
    board: {},
    bare: { type: Boolean },
  }

  declare games: readonly TableGame[]
  declare think: Thinker
  declare theme: string
  declare speed: string
  /** Where the board is: on the `screen`, or people's `own`, on a table of wood. */
  declare board: string
  /** Renders into the page itself, not into a shadow of its own. */
  declare bare: boolean

  /** What went wrong before a game could begin. */
  problem = ''
  /** A game is being fetched. */
  busy = false
  game: TableGame | undefined
  kit: Kit | undefined
  course: Play | undefined
  replay: Replay | undefined
  texts: Texts | undefined
  /** Whoever can say what another reading would change; comes with the texts. */
  lawyer: typeof import('./session/otherwise.js') | undefined
  /** What was said about other readings in the dialog that is open. */
  answers: ReadonlyMap<string, readonly string[]> = new Map()
  overlays: Overlays | undefined
  /** The guide through a first game, while it is wanted. */
  tour: Tour | undefined
  /** The dialog that is open. */
  dialog: (() => TemplateResult) | null = null
  /** Values that wait in sliders and boxes, by choice. */
  held: Readonly<Record<string, unknown>> = {}
  kept: Kept | undefined
  /** What came of the wish for a link. */
  link = ''
  readonly screen: Screen = new Screen(this)
  #timer = 0

  constructor() {
    super()
    this.games = []
    this.think = noThinker
    this.theme = 'light'
    this.speed = 'normal'
    this.board = 'screen'
    this.bare = false
    this.addEventListener('keydown', (event) => onKey(this, event))
  }

  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (!this.bare) return super.createRenderRoot()
    const sheet = document.createElement('style')
    sheet.textContent = SHEET
    document.head.append(sheet)
    return this
  }

  // -------------------------------------------------------------------------------------- beginning

  /** Brings a game to the table, without beginning it. */
  async open(id: string): Promise<Kit | undefined> {
    const game = this.games.find((one) => one.id === id)
    if (game === undefined) {
      this.say(
        `There is no game called "${id.slice(0, 40)}" here. There are ${this.games.map((one) => one.id).join(', ')}.`,
      )
      return undefined
    }
    if (this.game === game && this.kit !== undefined) return this.kit
    this.busy = true
    this.requestUpdate()
    try {
      this.kit = await game.load()
      this.game = game
      this.texts = undefined
      this.overlays = undefined
      return this.kit
    } catch {
      this.say(`${game.title} could not be loaded. Is the connection gone?`)
      return undefined
    } finally {
      this.busy = false
      this.requestUpdate()
    }
  }

  /** Begins a game as wished. */
  async start(id: string, wish: Wish): Promise<void> {
    const kit = await this.open(id)
    if (kit === undefined) return
    const plan = planOf(kit, wish, freshSeed())
    if (!plan.ok) return this.complain(plan.violations)
    this.#begin(sitDown(kit, plan.value), undefined)
    if (!isGuided(id)) await this.guideMe()
  }

  /** Tells a newcomer what is asked, when it is first asked. */
  async guideMe(): Promise<void> {
    const guide = await this.game?.guide?.()
    if (guide === undefined || this.course === undefined) return
    this.tour = tourOf(guide)
    this.#changed()
  }

  /** Goes on with a game that was kept. */
  async goOn(kept: Kept): Promise<void> {
    const kit = await this.open(kept.plan.game)
    if (kit !== undefined) this.#begin(resume(kit, kept.plan, kept.config, kept.actions), kept.id)
  }

  /** Sits down at a game that is played elsewhere. `sit` is given what the course has to call when something changes. */
  async join(id: string, sit: (kit: Kit, changed: () => void) => Promise<Play>): Promise<void> {
    const kit = await this.open(id)
    if (kit === undefined) return
    try {
      const course = await sit(kit, () => this.#changed())
      this.leave()
      this.course = course
      this.#changed()
    } catch (error) {
      this.say(error instanceof Error ? error.message : 'The game could not be opened.')
    }
  }

  #begin(sitting: Parsed<Sitting>, id: string | undefined): void {
    if (!sitting.ok) {
      this.complain(sitting.violations)
      return
    }
    this.leave()
    this.kept = id === undefined ? undefined : keptGame(id)
    this.course = new Course(sitting.value, {
      think: (...all) => this.think(...all),
      changed: () => this.#changed(),
      progressed: () => this.requestUpdate(),
    })
    this.#changed()
    this.dispatchEvent(new CustomEvent('wingover-begin', { detail: sitting.value.plan }))
  }

  #changed(): void {
    const { course } = this
    this.held = {}
    if (course !== undefined && course.here === null) {
      this.kept = keep(course.sitting, this.kept)
      this.dispatchEvent(new CustomEvent('wingover-change', { detail: this.kept.id }))
    }
    if (this.tour !== undefined && this.order !== null) this.tour = asked(this.tour, this.order.desk.view)
    this.screen.catchUp()
    this.requestUpdate()
  }

  /** Leaves the game; it is kept. */
  leave(): void {
    this.course?.leave()
    this.course = undefined
    this.replay = undefined
    this.tour = undefined
    this.#pause()
    this.kept = undefined
    this.problem = ''
    this.dialog = null
    this.screen.clear()
    this.requestUpdate()
  }

  /** The game on the screen, played or watched. */
  get sitting(): Sitting | undefined {
    return this.replay === undefined ? this.course?.sitting : watched(this.replay)
  }

  /** Through whose eyes the screen looks. */
  get eye(): string {
    return this.replay?.eye ?? this.course?.eye ?? 'spectator'
  }

  /** The question on the screen. */
  get order(): Order | null {
    return this.course?.order ?? null
  }

  // -------------------------------------------------------------------------------------- watching

  /** Watches a record, from its first step or, to play on, at its last. */
  watch(record: AnyRecord, from: 'first' | 'last' = 'first'): void {
    const replay = this.kit && replayOf(this.kit, record)
    if (replay === undefined) return
    if (!replay.ok) {
      this.complain(replay.violations)
      return
    }
    this.leave()
    this.#watched(from === 'last' ? scrubbed(replay.value, replay.value.last) : replay.value)
  }

  /** Shows a game as its watcher saw it, without its rules. */
  tell(story: Story): void {
    this.leave()
    this.#watched(replayOfStory(story))
  }

  /** Watches the game that was just played. */
  watchAgain(): void {
    const { course } = this
    if (course === undefined) return
    this.leave()
    this.#watched(watching(course.sitting))
  }

  /** Goes to a step. */
  scrub(step: number): void {
    this.#pause()
    this.#goTo(step)
  }

  /** Looks through other eyes. */
  watchAs(eye: string): void {
    if (this.replay !== undefined) this.#watched({ ...this.replay, eye })
    this.screen.repaint()
  }

  /** Is the game being played by itself? */
  get isPlaying(): boolean {
    return this.#timer !== 0
  }

  /** Lets the game play by itself, or stops it. */
  playOrPause(): void {
    if (this.isPlaying) this.#pause()
    else this.#timer = setInterval(() => this.#goTo((this.replay?.at ?? 0) + 1), PACES[this.speed] ?? PACES.normal)
    this.requestUpdate()
  }

  /** Takes the game up from the step that is watched: you for the first seat, a bot for the others. */
  playOn(): void {
    const { replay } = this
    if (replay === undefined) return
    const { kit, plan, past } = replay.whole
    const seats = plan.seats.map((_, i) => (i === 0 ? ('person' as const) : { bot: LEVEL }))
    this.#begin(resume(kit, { ...plan, seats }, past.config, playedUpTo(replay)), undefined)
  }

  #goTo(step: number): void {
    if (this.replay === undefined) return
    const next = scrubbed(this.replay, step)
    if (next.at === next.last) this.#pause()
    this.#watched(next)
  }

  #watched(replay: Replay): void {
    this.replay = replay
    this.screen.catchUp()
    this.requestUpdate()
  }

  #pause(): void {
    clearInterval(this.#timer)
    this.#timer = 0
    this.requestUpdate()
  }

  // -------------------------------------------------------------------------------------- saying

  /** Tells what is wrong; nothing is lost by it. */
  say(problem: string): void {
    this.problem = problem
    this.requestUpdate()
  }

  /** Tells why something was refused. */
  complain(violations: readonly Violation[]): void {
    this.say(violations.map(({ message }) => message).join(' '))
  }

  /** Opens a dialog. */
  show(dialog: () => TemplateResult): void {
    this.link = ''
    this.answers = new Map()
    this.dialog = dialog
    this.requestUpdate()
  }

  /** Closes it. */
  close(): void {
    this.dialog = null
    this.requestUpdate()
  }

  /** Brings the texts of the rules, once. */
  async read(): Promise<void> {
    if (this.texts !== undefined) return
    const [texts, lawyer] = await Promise.all([this.game?.texts?.(), import('./session/otherwise.js')])
    this.lawyer = lawyer
    this.texts = texts ?? {}
    this.requestUpdate()
  }

  /** Brings what can be laid over the board, once. */
  async lay(): Promise<void> {
    this.overlays ??= await this.game?.overlays?.()
    this.screen.repaint()
  }

  // -------------------------------------------------------------------------------------- choosing

  /** Chooses, if nothing stands against it. */
  choose(choice: Choice<Game>, value?: unknown): void {
    if (choice.refused !== undefined || choice.standing) return
    this.screen.hover = null
    this.screen.cursor = null
    this.course?.choose(choice, value)
  }

  protected override updated(changed: PropertyValues): void {
    super.updated(changed)
    this.screen.updated()
    const dialog = this.renderRoot.querySelector('dialog')
    if (dialog !== null && !dialog.open) dialog.showModal()
  }

  protected override render(): TemplateResult {
    const { sitting } = this
    const page = sitting === undefined ? startPanel(this) : tablePanel(this, sitting)
    return html`<div class="room ${this.theme}" lang="en">${page}${this.dialog === null ? nothing : this.dialog()}</div>`
  }
}

/** Makes the element known under this name, once; a name of its own each time, since the page allows a class but one. */
export function define(name: string): void {
  if (customElements.get(name) === undefined) customElements.define(name, class extends TableElement {})
}

/** A seed that nobody has chosen. */
function freshSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(2))
  return [...words].map((word) => word.toString(36)).join('')
}
