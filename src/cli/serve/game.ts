import {
  type ActionOf,
  type BaseEvent,
  fromView,
  type Game,
  type GameRecord,
  type Parsed,
  recordGame,
  rngFrom,
  type Shown,
  type Violation,
  visibleTo,
} from 'wingover'
import { labelOf, tell } from 'wingover/words'
import { wordsOf } from '../telling.js'
import { type Match, type Opening, Refused, type Watcher } from './match.js'
import { no } from './messages.js'

/** Where a client sits. */
export interface Place {
  readonly id: string
  /** The seat that the client plays; undefined for the host, who sees and does everything. */
  readonly seat: string | undefined
  /** What the client was told of this game before, if anything. */
  readonly told?: readonly (readonly BaseEvent[])[]
  /** The position from which it counts on, where another game was played in this place. */
  readonly at?: number
}

/**
 * A game as one client meets it, behind one wall: what leaves this class has passed through the client's seat. A seat is
 * given its view, the events it may know of and its own choices; the host of a game is given everything.
 */
export class ServedGame implements Watcher {
  readonly id: string
  readonly match: Match
  readonly ruleset: Shown
  readonly seat: string | undefined
  #told: (readonly BaseEvent[])[]
  #at = 0
  #list: { readonly at: number; readonly seat: string; readonly actions: readonly Game['Action'][] } | undefined
  #wake: () => void = () => undefined
  #isLeft = false

  constructor(match: Match, { id, seat, told, at = 0 }: Place) {
    this.id = id
    this.match = match
    this.ruleset = match.ruleset
    this.seat = seat
    this.#told = [...(told ?? [])]
    this.#at = at + this.#told.length
    if (told === undefined) match.retell(this)
    match.watch(this)
  }

  /** What the client was told, step by step, the set-up first. */
  get told(): readonly (readonly BaseEvent[])[] {
    return this.#told
  }

  /** Which position this is, counted by what the client was told. It never falls, not even where a step is taken back. */
  get at(): number {
    return this.#at
  }

  /** Whether the client has left. */
  get isLeft(): boolean {
    return this.#isLeft
  }

  get #state(): Game['State'] {
    return this.match.state
  }

  // ------------------------------------------------------------------------------------------ what happens

  /** A step of others that a seat may not know of leaves no trace: even their number could tell a secret. */
  tell(events: readonly BaseEvent[], by: string): void {
    const seen = this.seat === undefined ? events : visibleTo(events, this.seat)
    if (this.seat !== undefined && by !== this.seat && seen.length === 0) return
    this.#told.push(seen)
    this.#at++
    this.#wake()
  }

  /** The game is told again from its beginning. */
  forget(): void {
    this.#told = []
    this.#wake()
  }

  /** Waits until this client is told something, or so long. */
  change(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const clock = setTimeout(() => this.#wake(), milliseconds)
      this.#wake = () => {
        clearTimeout(clock)
        this.#wake = () => undefined
        done()
      }
    })
  }

  /** The client leaves. */
  leave(): void {
    this.#isLeft = true
    this.match.leave(this)
    this.#wake()
  }

  // ------------------------------------------------------------------------------------------ what is to be seen

  /** Where the game stands, and what the client was told after this many steps. */
  status(since: number, inWords = false): object {
    const { phase, turn } = this.#state
    return {
      game: this.id,
      turn,
      phase,
      actors: this.ruleset.actors(this.#state),
      outcome: this.ruleset.outcome(this.#state) ?? null,
      steps: this.#told.length,
      events: this.#told.slice(since).flat(),
      ...(inWords && { lines: this.lines(since) }),
    }
  }

  /** The same in sentences: each with its rules and dice. */
  lines(since: number): readonly object[] {
    const view = this.ruleset.view(this.#state, this.seat ?? 'spectator')
    const events = this.#told.slice(since).flat()
    const told = tell(wordsOf(this.ruleset), events, view, { all: this.seat === undefined })
    return told.map(({ text, rules, dice }) => ({ text, rules, dice }))
  }

  /** The listed actions, with what is asked and what each is called if that is wanted. */
  choices(asked: string | undefined, inWords = false): object {
    const actions = this.legal(asked)
    return inWords ? { actions, ...this.wordsFor(actions, asked) } : { actions }
  }

  /** What some actions are called, and what is asked of a seat. */
  wordsFor(actions: readonly Game['Action'][], asked: string | undefined) {
    const words = wordsOf(this.ruleset)
    const views = new Map<string, Game['View']>()
    const viewOf = (actor: string): Game['View'] => {
      const seat = actor === 'referee' ? 'spectator' : actor
      const view = views.get(seat) ?? this.ruleset.view(this.#state, seat)
      views.set(seat, view)
      return view
    }
    const labels = actions.map((action) => labelOf(words, action, viewOf(action.seat)))
    return { labels, question: words.ask(viewOf(asked ?? this.seat ?? 'spectator')) }
  }

  /** What a seat sees: the client's own, or any for the host. */
  view(asked: string | undefined): Game['View'] {
    return this.ruleset.view(this.#state, this.#viewer(asked))
  }

  #viewer(asked: string | undefined): string {
    const viewers = [...this.ruleset.info.seats, 'spectator']
    const seat = asked ?? this.seat
    if (seat === undefined) throw new Refused([no('CORE-SEAT', 'seat-needed', { expected: viewers.join(', ') })])
    if (!viewers.includes(seat)) {
      throw new Refused([no('CORE-SEAT', 'unknown-seat', { name: seat, expected: viewers.join(', ') })])
    }
    this.#ownSeat(seat)
    return seat
  }

  #ownSeat(asked: string): void {
    if (this.seat === undefined || asked === this.seat) return
    throw new Refused([no('CORE-SEAT', 'not-your-seat', { seat: this.seat, asked })])
  }

  /** The whole state, for the host. */
  state(): Game['State'] {
    this.hostOnly('see the state')
    return this.#state
  }

  /** Refuses what only the host may do. */
  hostOnly(what: string): void {
    if (this.seat !== undefined) throw new Refused([no('CORE-SEAT', 'host-only', { what, seat: this.seat })])
  }

  // ------------------------------------------------------------------------------------------ what can be done

  /** The listed actions: the client's own, of one seat, or, for the host, of all. */
  legal(asked: string | undefined): readonly Game['Action'][] {
    if (asked !== undefined) this.#actor(asked)
    return this.seat === undefined
      ? this.ruleset.legalActions(this.#state, asked)
      : fromView(this.ruleset, this.view(this.seat)).legalActions()
  }

  #actor(asked: string): void {
    this.#ownSeat(asked)
    const actors = [...this.ruleset.info.seats, 'referee']
    if (actors.includes(asked)) return
    throw new Refused([no('CORE-SEAT', 'unknown-seat', { name: asked, expected: actors.join(', ') })])
  }

  /** Whom the client is asked to act for: a seat that no bot plays, players before the referee; null for nobody. */
  asked(): string | null {
    const actors: readonly string[] = this.ruleset.actors(this.#state)
    if (this.seat !== undefined) return actors.includes(this.seat) ? this.seat : null
    const free = actors.filter((actor) => !this.match.isBot(actor))
    return free.find((actor) => actor !== 'referee') ?? free[0] ?? null
  }

  /** What may be chosen by number: the listed actions of whom the client is asked to act for. */
  list(): readonly Game['Action'][] {
    const seat = this.asked()
    if (seat === null) return []
    if (this.#list?.at !== this.#at || this.#list.seat !== seat)
      this.#list = { at: this.#at, seat, actions: this.legal(seat) }
    return this.#list.actions
  }

  /** One of that list. */
  chosen(choose: number): Game['Action'] {
    const list = this.list()
    const action = list[choose]
    if (action === undefined) throw new Refused([no('CORE-LIMIT', 'no-such-choice', { choose, have: list.length })])
    return action
  }

  /** Refuses what is meant for another position. */
  mustStandAt(at: number): void {
    if (at !== this.#at) throw new Refused([no('CORE-PHASE', 'stale-list', { at, now: this.#at })])
  }

  /** Every rule that an action would break. */
  check(action: unknown): readonly Violation[] {
    return this.ruleset.check(this.#state, this.read(action))
  }

  /** Plays an action of the client. At a seat, the others then play until it is asked again. */
  async act(action: unknown): Promise<void> {
    this.match.take(this.read(action))
    if (this.seat !== undefined) await this.match.letOthersPlay()
  }

  /** An action of the client, in JSON or in notation. */
  read(action: unknown): ActionOf<Game> {
    const { notation, parse } = this.ruleset
    const parsed: Parsed<ActionOf<Game>> =
      typeof action === 'string' ? notation.parseAction(action) : parse.action(action)
    if (!parsed.ok) throw new Refused(parsed.violations)
    this.#ownSeat(parsed.value.seat)
    return parsed.value
  }

  /** The host lets the referee and the bots play. */
  async advance(): Promise<void> {
    this.hostOnly('move the game on')
    await this.match.letOthersPlay()
  }

  // ------------------------------------------------------------------------------------------ other worlds

  /** What a second game from here begins with. A seat is given a world made up to fit its view. */
  forked(seed: string | undefined): Opening {
    const { ruleset, match } = this
    const base = { ruleset, opponents: {}, refereed: false }
    if (this.seat === undefined && seed === undefined) {
      const { config, first } = match.opening
      return { ...base, config, first, actions: match.actions }
    }
    return { ...base, config: undefined, first: { state: this.dream(seed ?? 'fork'), events: [] } }
  }

  /** A position to play on in with dice of its own: the real one for the host, for a seat one that fits its view. */
  dream(seed: string): Game['State'] {
    if (this.seat !== undefined) return this.ruleset.sample(this.view(this.seat), seed)
    const parsed = this.ruleset.parse.state({ ...this.#state, rng: rngFrom(seed) })
    if (!parsed.ok) throw new Refused(parsed.violations)
    return parsed.value
  }

  /** The record, for the host: it holds every secret. */
  record(): GameRecord {
    this.hostOnly('save a game')
    const { config } = this.match.opening
    if (config === undefined) throw new Refused([no('CORE-RECORD', 'no-record')])
    const record = recordGame(this.ruleset, config, this.match.actions)
    if (!record.ok) throw new Refused(record.violations)
    return record.value
  }
}
