import { duty } from '../../core/advance.js'
import type { ActionOf, Game, Ruleset, Step, Viewer } from '../../core/ruleset.js'
import { type Clocks, type ClockTerms, startClocks } from './clock.js'
import { type Acted, authorOf, type Entry } from './entry.js'
import { type Batch, Line, playAgain } from './line.js'
import { Streams, type Telling, tellingAll, tellingBack, tellingOf } from './stream.js'

/** What a course begins with. */
export interface Start<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly config: G['Config']
  readonly first: Step<G>
  readonly clock: ClockTerms | undefined
  /** So many of the last entries can be told from without playing the game again. */
  readonly keep: number
}

/** What an entry does. */
interface Effect<G extends Game> {
  readonly telling: Telling<G>
  readonly batch?: Batch<G>
  readonly replace?: { readonly at: number; readonly again: readonly Batch<G>[] }
}

/** Since when a seat is asked what it is asked. */
interface Question {
  readonly key: string
  readonly since: number
}

/** The course of a game at its table: entry by entry, and all that follows from them. The same entries, the same course. */
export class Course<G extends Game> {
  readonly start: Start<G>
  readonly line: Line<G>
  readonly streams: Streams<G>
  readonly viewers: readonly Viewer<G>[]
  readonly entries: Entry<G>[] = []
  /** Orders that wait for dice, by the seat that is to throw them. */
  readonly open = new Map<string, ActionOf<G>>()
  /** Who has agreed to take back what is asked for. */
  readonly granted = new Set<string>()
  asks: G['Seat'] | undefined
  flag: G['Seat'] | undefined
  clocks: Clocks | undefined
  readonly #ruleset: Ruleset<G>
  /** The step of each act that was done, by seat and id. */
  readonly #done = new Map<string, number>()
  readonly #questions = new Map<string, Question>()
  /** Who throws for the referee: the last who gave an order. */
  #thrower: string

  constructor(start: Start<G>) {
    const { ruleset, first, clock, keep } = start
    const { seats } = ruleset.info
    this.start = start
    this.#ruleset = ruleset
    this.line = new Line(ruleset, first.state, keep)
    this.streams = new Streams(ruleset, keep)
    this.viewers = [...seats, 'spectator']
    this.clocks = clock && startClocks(clock, seats)
    this.#thrower = seats[0] as string
  }

  /** The same course with everything kept, to be told from its start; itself if it is one. */
  whole(): Course<G> {
    if (this.start.keep === Number.POSITIVE_INFINITY) return this
    const whole = new Course({ ...this.start, keep: Number.POSITIVE_INFINITY })
    for (const entry of this.entries) whole.take(entry)
    return whole
  }

  /** The step at which a seat did the act of an id; undefined if it has not. */
  doneAt(seat: string, id: string | undefined): number | undefined {
    return id === undefined ? undefined : this.#done.get(`${seat} ${id}`)
  }

  /** The step at which a seat was last asked again. */
  askedAt(seat: string): number {
    return this.#questions.get(seat)?.since ?? 0
  }

  /** Is a seat asked for a decision, in this position or another? */
  isAsked(seat: string, state = this.line.state): boolean {
    return (this.#ruleset.actors(state) as readonly string[]).includes(seat)
  }

  /** Takes an entry and says who is told what; undefined if it cannot come about here. `batch`: what came of its actions. */
  take(entry: Entry<G>, batch?: Batch<G>): Telling<G> | undefined {
    const effect = batch ? { telling: tellingOf(this.viewers, batch), batch } : this.#effectOf(entry)
    if (effect === undefined) return undefined
    if (effect.replace) this.line.replace(effect.replace.at, effect.replace.again)
    if (effect.batch) this.line.push(effect.batch)
    this.entries.push(entry)
    this.streams.push(this.line.state, effect.telling)
    this.#settle(entry)
    for (const seat of this.#ruleset.info.seats) if (Object.hasOwn(effect.telling, seat)) this.#ask(seat, entry)
    return effect.telling
  }

  #effectOf(entry: Entry<G>): Effect<G> | undefined {
    if (entry.kind === 'acted') return this.#effectOfActed(entry)
    if (!this.#isPlayer(entry.seat) || this.entries.length === 0) return undefined
    if (entry.kind !== 'undone') return { telling: tellingAll(this.viewers) }
    const at = this.line.lastOf(entry.seat)
    const again = at < 0 || entry.agreed !== undefined ? [] : this.line.without(at)
    if (at < 0 || again === undefined) return undefined
    return { telling: tellingBack(this.viewers, this.line.from(at), again), replace: { at, again } }
  }

  #effectOfActed({ seat, actions }: Acted<G>): Effect<G> | undefined {
    const isOpening = this.entries.length === 0
    if (isOpening ? seat !== 'referee' : !this.#isPlayer(seat)) return undefined
    if (actions.some((action, i) => action.seat !== 'referee' && (i > 0 || action.seat !== seat))) return undefined
    const played = playAgain(this.#ruleset, this.line.state, seat, actions)
    if (!played.ok) return undefined
    const { batch } = played
    if (!isOpening) return { telling: tellingOf(this.viewers, batch), batch }
    const opening = { ...batch, events: [...this.start.first.events, ...batch.events] }
    return { telling: { ...tellingAll<G>(this.viewers), ...tellingOf(this.viewers, opening) }, batch: opening }
  }

  #isPlayer(seat: string): boolean {
    return (this.#ruleset.info.seats as readonly string[]).includes(seat)
  }

  /** What follows besides the game: ids, who asks for what, clocks, and dice that the referee waits for. */
  #settle(entry: Entry<G>): void {
    const author = authorOf(entry)
    if (entry.id !== undefined) this.#done.set(`${author} ${entry.id}`, this.streams.step(author))
    if (entry.kind === 'granted') this.granted.add(entry.seat)
    else this.granted.clear()
    if (entry.kind !== 'granted') this.asks = entry.kind === 'asked' ? (entry.seat as G['Seat']) : undefined
    if (entry.kind === 'undone') this.open.clear()
    if (entry.kind === 'acted') this.#settleActed(entry)
    const due = duty(this.#ruleset, this.line.state)
    if (due === undefined) return
    this.open.clear()
    this.open.set(this.#thrower, due)
  }

  #settleActed({ seat, left, flag }: Acted<G>): void {
    this.open.delete(seat)
    if (seat !== 'referee') this.#thrower = seat
    if (left) this.clocks = left
    if (flag) this.flag = seat as G['Seat']
  }

  /** A seat is asked again when it has acted, when something was taken back, or when it is asked something else. */
  #ask(seat: string, { kind, seat: by }: Entry<G>): void {
    if (kind === 'asked' || kind === 'granted' || kind === 'denied') return
    const { turn, phase, agenda } = this.line.state
    const key = JSON.stringify([turn, phase, agenda[agenda.length - 1]?.kind, this.isAsked(seat)])
    if (by !== seat && kind !== 'undone' && this.#questions.get(seat)?.key === key) return
    this.#questions.set(seat, { key, since: this.streams.step(seat) })
  }
}
