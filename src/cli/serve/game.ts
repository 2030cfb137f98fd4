import {
  type ActionOf,
  advance,
  type BaseEvent,
  fromView,
  type Game,
  type GameRecord,
  type Parsed,
  type Refusal,
  type Ruleset,
  recordGame,
  rngFrom,
  type Violation,
  visibleTo,
} from 'wingover'
import type { Pick, PromptPlayer, Seated } from 'wingover/bots'
import { labelOf, tell } from 'wingover/words'
import { wordsOf } from '../telling.js'
import { no } from './messages.js'
import { MOST } from './requests.js'

/** A bot at a seat, with choices and a budget of its own. */
export interface Opponent {
  readonly player: Seated<Game, PromptPlayer>
  readonly pick: Pick
  readonly budget: number
}

/** What a game is opened with. */
export interface Opening {
  readonly id: string
  readonly ruleset: Ruleset
  /** The seat that the client plays; undefined for the host, who sees and does everything. */
  readonly seat: string | undefined
  readonly opponents: Readonly<Record<string, Opponent>>
  /** What the record begins with; undefined for a fork with dice of its own. */
  readonly config: Game['Config'] | undefined
  readonly first: { readonly state: Game['State']; readonly events: readonly BaseEvent[] }
  readonly actions?: readonly ActionOf<Game>[]
  readonly told?: readonly (readonly BaseEvent[])[]
}

/** Thrown where a request is refused. */
export class Refused extends Error {
  constructor(
    readonly violations: readonly Violation[],
    readonly needs?: Refusal<Game>['needs'],
  ) {
    super(violations[0]?.message)
  }
}

/**
 * A game that the server keeps, behind one wall: what leaves this class has passed through the client's seat. A seat is
 * given its view, the events it may know of and its own choices; the host of a game is given everything.
 */
export class ServedGame {
  readonly id: string
  readonly ruleset: Ruleset
  readonly seat: string | undefined
  readonly #opening: Opening
  readonly #actions: ActionOf<Game>[]
  readonly #told: (readonly BaseEvent[])[]
  #state: Game['State']

  constructor(opening: Opening) {
    this.id = opening.id
    this.ruleset = opening.ruleset
    this.seat = opening.seat
    this.#opening = opening
    this.#actions = [...(opening.actions ?? [])]
    this.#told = [...(opening.told ?? [])]
    this.#state = opening.first.state
    if (opening.told === undefined) this.#tell(opening.first.events, 'referee')
  }

  /** What the client was told, step by step, the set-up first. */
  get told(): readonly (readonly BaseEvent[])[] {
    return this.#told
  }

  /** Where the game stands, and what the client was told after so many steps. */
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
    if (!inWords) return { actions }
    const words = wordsOf(this.ruleset)
    const labels = actions.map((action) => {
      const seat = action.seat === 'referee' ? 'spectator' : action.seat
      return labelOf(words, action, this.ruleset.view(this.#state, seat))
    })
    return { actions, labels, question: words.ask(this.ruleset.view(this.#state, asked ?? this.seat ?? 'spectator')) }
  }

  /** A step of others that a seat may not know of leaves no trace: even their number could tell a secret. */
  #tell(events: readonly BaseEvent[], by: string): void {
    const seen = this.seat === undefined ? events : visibleTo(events, this.seat)
    if (this.seat === undefined || by === this.seat || seen.length > 0) this.#told.push(seen)
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
    this.#hostOnly('see the state')
    return this.#state
  }

  #hostOnly(what: string): void {
    if (this.seat !== undefined) throw new Refused([no('CORE-SEAT', 'host-only', { what, seat: this.seat })])
  }

  /** The listed actions: the client's own, of one seat, or, for the host, of all. */
  legal(asked: string | undefined): readonly Game['Action'][] {
    if (asked !== undefined) this.#ownSeat(asked)
    const seat = asked ?? this.seat
    return this.seat === undefined
      ? this.ruleset.legalActions(this.#state, seat)
      : fromView(this.ruleset, this.view(this.seat)).legalActions()
  }

  /** Every rule that an action would break. */
  check(action: unknown): readonly Violation[] {
    return this.ruleset.check(this.#state, this.#read(action))
  }

  /** Plays an action of the client. At a seat, the others then play until it is asked again. */
  act(action: unknown): void {
    this.#take(this.#read(action))
    if (this.seat !== undefined) this.letOthersPlay()
  }

  #read(action: unknown): ActionOf<Game> {
    const { notation, parse } = this.ruleset
    const parsed: Parsed<ActionOf<Game>> =
      typeof action === 'string' ? notation.parseAction(action) : parse.action(action)
    if (!parsed.ok) throw new Refused(parsed.violations)
    this.#ownSeat(parsed.value.seat)
    return parsed.value
  }

  #take(action: ActionOf<Game>): void {
    if (this.#actions.length >= MOST.actions)
      throw new Refused([no('CORE-LIMIT', 'game-too-long', { limit: MOST.actions })])
    const step = this.ruleset.reduce(this.#state, action)
    if (!step.ok) throw new Refused(step.violations, step.needs)
    this.#actions.push(action)
    this.#tell(step.events, action.seat)
    for (const { player } of Object.values(this.#opening.opponents)) player.tell(step.events)
    this.#state = step.state
  }

  /** The host lets the referee and the bots play. */
  advance(): void {
    this.#hostOnly('move the game on')
    this.letOthersPlay()
  }

  /** The referee and the bots play until somebody else is asked. */
  letOthersPlay(): void {
    for (let action = this.#duty(); action !== undefined; action = this.#duty()) this.#take(action)
  }

  /** What the referee or a bot does now; undefined if somebody else is asked, or nobody. */
  #duty(): ActionOf<Game> | undefined {
    const actors = this.ruleset.actors(this.#state)
    const seat = actors.find((actor) => actor === 'referee' || Object.hasOwn(this.#opening.opponents, actor))
    if (seat === undefined) return undefined
    if (seat === 'referee') return this.#refereeDuty()
    const { player, pick, budget } = this.#opening.opponents[seat] as Opponent
    return player.ask(this.#state, pick, budget)
  }

  /** Chance at a real table, and the referee's free choices, are the host's. */
  #refereeDuty(): ActionOf<Game> | undefined {
    if (this.seat !== undefined) return this.ruleset.legalActions(this.#state, 'referee')[0]
    return advance(this.ruleset, this.#state).actions[0]
  }

  /** What a second game from here begins with. A seat is given a world made up to fit its view. */
  forked(id: string, seed: string | undefined): Opening {
    const { ruleset } = this
    const base = { id, ruleset, seat: undefined, opponents: {} }
    if (this.seat !== undefined) {
      return { ...base, config: undefined, first: { state: this.dream(seed ?? 'fork'), events: [] } }
    }
    if (seed !== undefined) return { ...base, config: undefined, first: { state: this.dream(seed), events: [] } }
    const first = { state: this.#state, events: [] }
    return { ...base, config: this.#opening.config, first, actions: this.#actions, told: this.#told }
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
    this.#hostOnly('save a game')
    const { config } = this.#opening
    if (config === undefined) throw new Refused([no('CORE-RECORD', 'no-record')])
    const record = recordGame(this.ruleset, config, this.#actions)
    if (!record.ok) throw new Refused(record.violations)
    return record.value
  }
}
