/**
 * The course of a game that is played elsewhere: a server has the rules and the dice, this screen has one seat or looks on.
 * It knows what its chair is told and no more; every position in it is a view.
 */
import type { ActionOf, EventOf, Game, Moment, Violation } from '../../core/index.js'
import { refusalOf } from '../../core/words/index.js'
import { Chair, type Request } from '../../tools/host/index.js'
import { back, begin, type Choice, type Order, pick } from '../../tools/orders/index.js'
import type { Kit } from '../kit.js'
import type { FarStage, Play } from './course.js'
import type { Plan } from './plan.js'
import type { Sitting, Stage } from './sitting.js'

const GONE = 'The connection is gone. The table tries again by itself, and nothing is lost.'
const ASKED = 'You have asked to take it back. The other side has to agree.'

/** The course of a game at a server. Connect its chair; it is `ready` when it has been told how the game stands. */
export class FarCourse implements Play {
  readonly chair: Chair
  readonly ready: Promise<void>
  readonly done = 0
  readonly because = ''
  notice = ''
  readonly #kit: Kit
  readonly #changed: () => void
  #leave: () => void = () => undefined
  #moments: readonly Moment<Game>[] = []
  #stage: Stage | FarStage = { kind: 'wait', seats: [] }
  #order: Order | null = null
  /** The step at which the question on the screen was put. */
  #since = -1
  #isSending = false
  /** The view of the last moment. */
  #seen: Game['View'] | undefined
  #news: { readonly events: readonly EventOf<Game>[]; readonly back: number } = { events: [], back: 0 }

  /** `name`: a text that no other chair has. `changed` is called when something is different. */
  constructor(kit: Kit, name: string, changed: () => void) {
    this.#kit = farKit(kit)
    this.#changed = changed
    let isReady = (): void => undefined
    this.ready = new Promise((done) => {
      isReady = done
    })
    this.chair = new Chair(name, {
      onEvents: (events, taken) => {
        this.#news = { events, back: taken }
      },
      onView: (view) => {
        this.#hear(view)
        isReady()
      },
      onHere: changed,
    })
  }

  /** The game as this seat has been told it. */
  get sitting(): Sitting {
    const past = { config: { dice: 'manual' as const }, moments: this.#moments, at: this.#moments.length - 1 }
    return { kit: this.#kit, plan: planFor(this.#kit, this.eye), past, open: null, pending: null, refused: [] }
  }

  get stage(): Stage | FarStage {
    return this.#stage
  }

  get order(): Order | null {
    return this.#order
  }

  get eye(): string {
    return this.chair.view?.seat ?? 'spectator'
  }

  get canTakeBack(): boolean {
    return this.eye !== 'spectator' && this.chair.decision?.undo === undefined
  }

  /** The seats at which somebody is connected. */
  get here(): readonly string[] {
    return this.chair.here
  }

  choose(choice: Choice, value?: unknown): void {
    if (this.#order === null) return
    const next = pick(this.#order, choice, value)
    this.notice = this.#told(next.problem ?? [])
    if (next.done !== undefined) void this.#send(next.done)
    else this.#ask(next)
  }

  back(): void {
    if (this.#order === null) return
    this.notice = ''
    this.#ask(back(this.#order))
  }

  /** Takes the last choice back, or asks the others where it does not stand alone. */
  takeBack(): void {
    if (this.canTakeBack) void this.#request('ask')
  }

  /** Agrees to what another seat asks to take back, or does not. */
  grant(agreed: boolean): void {
    void this.#request(agreed ? 'grant' : 'deny')
  }

  resign(): void {
    void this.#request('resign')
  }

  drawBack(): void {
    // No screen is shared here.
  }

  hurry(): void {
    // No bot of ours thinks here.
  }

  throwDice(): void {
    // The server throws.
  }

  /** What is to be done when this screen leaves the game. */
  onLeave(leave: () => void): void {
    this.#leave = leave
  }

  leave(): void {
    this.#leave()
  }

  /** The connection is gone, or there again. */
  connected(isHere: boolean): void {
    this.notice = isHere ? '' : GONE
    this.#changed()
  }

  // -------------------------------------------------------------------------------------- telling the server

  /** Orders that belong together, up to a refusal or another's question. */
  async #send(actions: readonly ActionOf<Game>[]): Promise<void> {
    this.#isSending = true
    this.#turn()
    for (const action of actions) {
      if (!(await this.#request('act', action)) || !this.#isAsked()) break
    }
    this.#isSending = false
    this.#turn()
  }

  async #request(verb: Request['verb'], json?: unknown): Promise<boolean> {
    const answer = await this.chair.request(verb, json)
    const isOpen = verb === 'ask' && this.chair.decision?.undo === this.eye
    this.notice = answer.ok ? (isOpen ? ASKED : '') : this.#told(answer.violations)
    this.#changed()
    return answer.ok
  }

  // -------------------------------------------------------------------------------------- hearing from it

  #hear(view: Game['View']): void {
    const { events, back: taken } = this.#news
    this.#news = { events: [], back: 0 }
    if (this.notice === ASKED && this.chair.decision?.undo === undefined) this.notice = ''
    if (events.length > 0 || taken > 0 || view !== this.#seen) this.#add(view, events, taken)
    this.#turn()
  }

  #add(view: Game['View'], events: readonly EventOf<Game>[], taken: number): void {
    const { stands, half } = without(this.#moments, taken)
    const action = { type: 'told', seat: this.#isSending ? this.eye : this.#other() }
    const state = view as unknown as Game['State']
    const moment = { parent: stands.length - 1, action, state, events: [...half, ...events], barrier: 'none' as const }
    this.#moments = [...stands, moment]
    this.#seen = view
  }

  /** Whose doing it is that comes without an order of ours. */
  #other(): string {
    const [other = 'referee', ...more] = this.#kit.ruleset.info.seats.filter((seat) => seat !== this.eye)
    return more.length === 0 ? other : 'referee'
  }

  #isAsked = (): boolean => this.chair.decision?.actors.includes(this.eye) ?? false

  /** A question that still stands is left as it is: the other side's moves do not undo what was chosen so far. */
  #turn(): void {
    const { decision } = this.chair
    const before = this.#stage.kind === 'ask' ? this.#order : null
    this.#stage = this.#stageNow()
    const isSame = before !== null && decision?.since === this.#since
    this.#since = decision?.since ?? -1
    this.#ask(this.#stage.kind !== 'ask' ? null : isSame ? before : this.#question())
  }

  #stageNow(): Stage | FarStage {
    const { actors = [], outcome, undo } = this.chair.decision ?? {}
    if (outcome !== undefined) return { kind: 'over', outcome }
    if (this.eye !== 'spectator' && undo !== undefined && undo !== this.eye) return { kind: 'grant', seat: undo }
    return this.#isAsked() && !this.#isSending ? { kind: 'ask', seat: this.eye } : { kind: 'wait', seats: actors }
  }

  #question(): Order | null {
    const { ruleset, words, routes } = this.#kit
    const { view } = this.chair
    if (view === undefined) return null
    return begin(ruleset, view, { words, ...(routes !== undefined && { routes: (own) => routes(own as never) }) })
  }

  #ask(order: Order | null): void {
    this.#order = order
    this.#changed()
  }

  #told(violations: readonly Violation[]): string {
    return violations.map((one) => refusalOf(this.#kit.words, one)).join(' ')
  }
}

/** A kit whose positions are views: what a seat sees of what it sees is what it sees. */
function farKit(kit: Kit): Kit {
  const { ruleset } = kit
  const scores = new WeakMap<object, Readonly<Record<string, number>>>()
  const score = (state: Game['State']): Readonly<Record<string, number>> => {
    const known = scores.get(state) ?? ruleset.score(ruleset.sample(state as unknown as Game['View'], 'score'))
    scores.set(state, known)
    return known
  }
  return { ...kit, ruleset: { ...ruleset, view: (state) => state as unknown as Game['View'], score } }
}

/** One person at this screen, and nobody else's business. */
const planFor = ({ ruleset: { info } }: Kit, eye: string): Plan => ({
  ...{ game: info.id, scenario: '', dice: 'page', seed: '', options: {} },
  seats: info.seats.map((seat) => (seat === eye ? 'person' : { bot: '' })),
})

/** The moments that stand when this many of the last events do not hold, and what still holds of the first that falls. */
function without(moments: readonly Moment<Game>[], taken: number) {
  const stands = [...moments]
  let left = taken
  let half: readonly EventOf<Game>[] = []
  while (left > 0) {
    const { events } = stands.pop() ?? {}
    if (events === undefined) break
    half = events.slice(0, Math.max(0, events.length - left))
    left -= events.length
  }
  return { stands, half }
}
