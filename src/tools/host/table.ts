import * as z from 'zod/mini'
import { advance } from '../../core/advance.js'
import { type Dice, resolve, scriptedDice, type Thrown, withDice } from '../../core/dice.js'
import { cardSchema, gate, rollsSchema } from '../../core/gate.js'
import { LIMITS } from '../../core/limits.js'
import { refuse } from '../../core/messages.js'
import { recordGame } from '../../core/record.js'
import type { GameRecord } from '../../core/record-format.js'
import type { ActionOf, Barrier, BaseAction, Game, Ruleset, Step, Viewer } from '../../core/ruleset.js'
import { addBonus, type Clocks, fallen, runClocks } from './clock.js'
import type { Course } from './course.js'
import { type Acted, authorOf, type Entry, isId, MOST_ENTRIES, type SavedTable, type Undone } from './entry.js'
import { type Batch, stronger } from './line.js'
import type { Answer, Decision, HostViolation, Listener, Mail, News, Refused, Whole } from './news.js'
import { no } from './refusals.js'
import { tellingOf } from './stream.js'

const thrownGate = gate<Thrown>(
  z.union([z.strictObject({ rolls: z.nonoptional(rollsSchema) }), z.strictObject({ card: z.nonoptional(cardSchema) })]),
  LIMITS.action,
)

const FELL = { dice: 'dice-fell', reveal: 'was-shown' } as const satisfies Record<Exclude<Barrier, 'none'>, string>

const refused = <G extends Game>(...violations: readonly HostViolation<G>[]): Refused<G> => ({ ok: false, violations })

/** Without a field that is not there. */
const idOf = ({ id }: Mail): { readonly id?: string } => (id === undefined ? {} : { id })

/**
 * A game with its seats. It is called with what came from outside and answers with data; it knows neither time nor wire.
 * Nothing that it tells a seat depends on what that seat may not see.
 */
export class Table<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly #course: Course<G>
  /** Undefined if people throw. */
  readonly #dice: Dice | undefined
  readonly #listeners = new Set<Listener<G>>()

  constructor(course: Course<G>, dice: Dice | undefined) {
    this.ruleset = course.start.ruleset
    this.#course = course
    this.#dice = dice
  }

  get #state(): G['State'] {
    return this.#course.line.state
  }

  // ------------------------------------------------------------------------------------------ looking

  /** All that a seat sees now. A seat that does not exist sees what a spectator sees. */
  join(seat: Viewer<G>): Whole<G> {
    const viewer = this.#viewerOf(seat)
    const view = this.ruleset.view(this.#state, viewer)
    return { step: this.#course.streams.step(viewer), view, events: [], decision: this.#decision(viewer) }
  }

  /**
   * What a seat may know since a step of its own, as patches. Since step 0, or one that never was: the whole view, with
   * all that has happened.
   */
  since(seat: Viewer<G>, step: number): News<G> {
    const viewer = this.#viewerOf(seat)
    const news = this.#course.streams.since(viewer, step) ?? this.#course.whole().streams.since(viewer, step)
    if (news === undefined) return { ...this.join(viewer), events: this.#course.whole().streams.story(viewer) }
    const { changes, events, back } = news
    const head = { step: this.#course.streams.step(viewer), changes, events }
    return { ...head, ...(back > 0 && { back }), decision: this.#decision(viewer) }
  }

  #viewerOf(seat: string): Viewer<G> {
    return (this.#course.viewers as readonly string[]).includes(seat) ? (seat as Viewer<G>) : 'spectator'
  }

  #decision(viewer: Viewer<G>): Decision<G> {
    const { asks, flag, clocks } = this.#course
    const outcome = this.ruleset.outcome(this.#state)
    const needs = this.#needs(viewer)
    return {
      actors: this.ruleset.actors(this.#state),
      since: this.#course.askedAt(viewer),
      ...(needs && { needs }),
      ...(asks !== undefined && { undo: asks }),
      ...(clocks && { clock: clocks }),
      ...(flag !== undefined && { flag }),
      ...(outcome && { outcome }),
    }
  }

  #needs(seat: string) {
    const order = this.#course.open.get(seat)
    const step = order && this.ruleset.reduce(this.#state, order)
    return step === undefined || step.ok ? undefined : step.needs
  }

  /** What the clocks show, by seat; undefined if there are none. */
  get clock(): Clocks | undefined {
    return this.#course.clocks
  }

  /** Is the game over? */
  get isOver(): boolean {
    return this.ruleset.outcome(this.#state) !== undefined
  }

  // ------------------------------------------------------------------------------------------ acting

  /** An order of a seat, as it came. The dice are the table's; after it the referee does what there is to do. */
  act(seat: string, json: unknown, mail: Mail = {}): Answer<G> {
    return this.#once(seat, mail, () => {
      const parsed = this.ruleset.parse.action(json)
      if (!parsed.ok) return parsed
      if (parsed.value.seat !== seat) return refused(no('HOST-SEAT', 'not-your-seat', { seat }))
      return this.#order(seat, parsed.value, mail)
    })
  }

  #order(seat: string, action: ActionOf<G>, mail: Mail): Answer<G> {
    const step = resolve(this.ruleset, this.#state, action, this.#dice ?? scriptedDice([]))
    if (step.ok) return this.#played(seat, mail, step, step.action)
    if (step.needs) this.#course.open.set(seat, action)
    return step
  }

  /** What fell, where this seat was asked to throw: `{ rolls: [3, 5] }` or `{ card: 'ace' }`. */
  roll(seat: string, json: unknown, mail: Mail = {}): Answer<G> {
    return this.#once(seat, mail, () => {
      const order = this.#course.open.get(seat)
      if (order === undefined) return refused(no('HOST-DICE', 'no-dice-asked'))
      const parsed = thrownGate(json)
      if (!parsed.ok) return parsed
      const thrown = withDice(order as BaseAction, parsed.value) as ActionOf<G>
      const step = this.ruleset.reduce(this.#state, thrown)
      if (step.ok) return this.#played(seat, mail, step, thrown)
      if (step.needs) this.#course.open.set(seat, thrown)
      return step
    })
  }

  /** Gives up. */
  resign(seat: string, mail: Mail = {}): Answer<G> {
    return this.act(seat, { type: 'resign', seat }, mail)
  }

  /** So much time has passed: the clocks of those who are asked run, and whose time is up loses. */
  tick(passed: number): void {
    if (!(passed >= 0)) throw new RangeError('tick: time does not run backwards')
    const { clocks } = this.#course
    if (clocks === undefined || this.isOver) return
    const left = runClocks(clocks, this.ruleset.actors(this.#state), passed)
    this.#course.clocks = left
    const seat = fallen(left)
    if (seat !== undefined) this.#write({ kind: 'acted', seat, actions: [{ type: 'resign', seat }], left, flag: true })
  }

  /** Whoever it is and whatever came: once for each id, of a seat that exists, of a step that is not past. */
  #once(seat: string, mail: Mail, then: () => Answer<G>): Answer<G> {
    const { seats } = this.ruleset.info
    if (!(seats as readonly string[]).includes(seat)) {
      return refused(no('HOST-SEAT', 'no-such-seat', { expected: seats.join(', ') }))
    }
    if (mail === null || (mail.id !== undefined && !isId(mail.id))) return refused(no('HOST-ID', 'bad-id'))
    const done = this.#course.doneAt(seat, mail.id)
    if (done !== undefined) return { ok: true, step: done }
    const untimely = this.#untimely(seat, mail.step)
    return untimely ? refused(untimely) : then()
  }

  #untimely(seat: string, step: number | undefined): HostViolation<G> | undefined {
    const { entries, streams } = this.#course
    if (entries.length >= MOST_ENTRIES) return no('HOST-STEP', 'game-too-long', { limit: MOST_ENTRIES })
    if (this.isOver) return refuse('CORE-OVER', 'game-over')
    if (step === undefined) return undefined
    const [now, since] = [streams.step(seat), this.#course.askedAt(seat)]
    if (!Number.isInteger(step) || step > now) return no('HOST-STEP', 'later-step', { now })
    return step < since ? no('HOST-STEP', 'older-step', { step, since }) : undefined
  }

  #played(seat: string, mail: Mail, step: Step<G>, action: ActionOf<G>): Answer<G> {
    const after = advance(this.ruleset, step.state, this.#dice)
    const batch: Batch<G> = {
      seat,
      actions: [action, ...after.actions],
      barrier: stronger(step.barrier, after.barrier),
      events: [...step.events, ...after.events],
      state: after.state,
    }
    const left = this.#clocksAfter(seat, after.state)
    const entry: Acted<G> = { kind: 'acted', seat, ...idOf(mail), actions: batch.actions, ...(left && { left }) }
    return this.#write(entry, batch)
  }

  #clocksAfter(seat: string, state: G['State']): Clocks | undefined {
    const { clocks, start } = this.#course
    if (clocks === undefined || start.clock === undefined) return undefined
    return this.#course.isAsked(seat, state) ? clocks : addBonus(clocks, seat, start.clock)
  }

  // ------------------------------------------------------------------------------------------ taking back

  /**
   * Takes back the last order of a seat, if nothing that it knows of has happened since, no die fell and nothing was
   * shown. With `ask` the others are asked where that is not so.
   */
  undo(seat: string, mail: Mail & { readonly ask?: boolean } = {}): Answer<G> {
    return this.#once(seat, mail, () => {
      const why = this.#standsFast(seat)
      if (why === undefined) return this.#write({ kind: 'undone', seat, ...idOf(mail) })
      if (mail.ask !== true || why.code === 'nothing-to-take-back') return refused(why)
      return this.#write({ kind: 'asked', seat, ...idOf(mail) })
    })
  }

  /** Why the last order of a seat cannot be taken back by that seat alone. */
  #standsFast(seat: string): HostViolation<G> | undefined {
    const { line, viewers } = this.#course
    const at = line.lastOf(seat)
    if (at < 0) return no('HOST-UNDO', 'nothing-to-take-back')
    const [own, ...above] = line.from(at) as [Batch<G>, ...Batch<G>[]]
    if (own.barrier !== 'none') return no('HOST-UNDO', FELL[own.barrier])
    const isHidden = above.every((batch) => tellingOf(viewers, batch)[seat] === undefined)
    return isHidden && line.without(at) !== undefined ? undefined : no('HOST-UNDO', 'acted-since')
  }

  /** Agrees to take back what another seat asks for. It happens when all others have agreed. */
  grant(seat: string, mail: Mail = {}): Answer<G> {
    return this.#reply(seat, mail, (asks): Entry<G> => {
      const others = this.ruleset.info.seats.filter((one) => one !== asks && one !== seat)
      const isLast = others.every((one) => this.#course.granted.has(one))
      const undone: Undone = { kind: 'undone', seat: asks, ...idOf(mail), agreed: seat }
      return isLast ? undone : { kind: 'granted', seat, ...idOf(mail) }
    })
  }

  /** Does not agree to it. */
  deny(seat: string, mail: Mail = {}): Answer<G> {
    return this.#reply(seat, mail, () => ({ kind: 'denied', seat, ...idOf(mail) }))
  }

  #reply(seat: string, mail: Mail, entryFor: (asks: G['Seat']) => Entry<G>): Answer<G> {
    return this.#once(seat, mail, () => {
      const { asks } = this.#course
      if (asks === undefined || asks === seat) return refused(no('HOST-UNDO', 'nobody-asks'))
      return this.#write(entryFor(asks))
    })
  }

  // ------------------------------------------------------------------------------------------ keeping

  /** The table as data, secrets and all. `host.load` goes on with it exactly. */
  save(): SavedTable<G> {
    const { start, entries } = this.#course
    const { config, clock } = start
    const { id, revision } = this.ruleset.info
    return { format: 1, ruleset: id, revision, config, ...(clock && { clock }), entries: [...entries] }
  }

  /** The record of the game: what stands of it, to be verified and replayed. Secret until the end. */
  record(): GameRecord<G> {
    const made = recordGame(this.ruleset, this.#course.start.config, this.#course.line.actions)
    if (!made.ok) throw new Error('a game that was played cannot be recorded')
    return made.value
  }

  /** Is told of every change, when it has happened. Gives back how to stop that. */
  on(listener: Listener<G>): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #write(entry: Entry<G>, batch?: Batch<G>): Answer<G> {
    const telling = this.#course.take(entry, batch)
    if (telling === undefined) throw new Error(`an entry that was just made cannot be taken: ${entry.kind}`)
    const viewers = this.#course.viewers.filter((viewer) => Object.hasOwn(telling, viewer))
    for (const listener of this.#listeners) listener({ viewers, entry })
    return { ok: true, step: this.#course.streams.step(authorOf(entry)) }
  }
}
