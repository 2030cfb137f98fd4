/** One side of a match: what it alone knows, and what it writes. */
import { type Digest, digest } from '../../core/digest.js'
import { same } from '../../core/json.js'
import type { ActionOf, Game, Ruleset } from '../../core/ruleset.js'
import { visibleTo } from '../../core/views.js'
import type { Parsed, Violation } from '../../core/violation.js'
import { commitmentOf, type Entry, type Seal } from './entries.js'
import { append, beginMatch, closedOf, type Due, dueOf, type Match } from './match.js'
import { no } from './refusals.js'
import { chainOf, type Terms } from './terms.js'
import { type Move, otherOf, type World, worldOf } from './world.js'

/** All that one side must keep between two letters. It holds its secrets: show it to nobody. */
export interface Saved<G extends Game = Game> {
  readonly terms: Terms<G>
  readonly seat: string
  readonly secret: string
  readonly entries: readonly Entry<G>[]
  /** The orders this side has sealed, by entry. */
  readonly orders: Readonly<Record<number, ActionOf<G>>>
}

/** One side of a match. */
export class FairPlayer<G extends Game = Game> {
  readonly seat: string
  readonly #ruleset: Ruleset<G>
  readonly #secret: string
  readonly #chain: readonly Digest[]
  #orders: Readonly<Record<number, ActionOf<G>>>
  #match: Match<G>
  #world: World<G>

  /** Use {@link joinMatch} or {@link resumeMatch}. */
  constructor(ruleset: Ruleset<G>, match: Match<G>, seat: string, secret: string, orders: Saved<G>['orders'] = {}) {
    this.#ruleset = ruleset
    this.#match = match
    this.seat = seat
    this.#secret = secret
    this.#chain = chainOf(secret, seat)
    this.#orders = orders
    this.#world = this.#mine(match.moves, match.world)
  }

  /** The match as both sides hold it. */
  get match(): Match<G> {
    return this.#match
  }

  /** What the match waits for. */
  get due(): Due {
    return dueOf(this.#ruleset, this.#match)
  }

  /** What this seat sees. */
  get view(): G['View'] {
    return this.#ruleset.view(this.#world.state, this.seat as G['Seat'])
  }

  /** What this seat may order now. */
  legalActions(): readonly G['Action'][] {
    const { what, seat } = this.due
    return what === 'order' && seat === this.seat
      ? this.#ruleset.legalActions(this.#world.state, this.seat as G['Seat'])
      : []
  }

  /** Gives an order of this seat. It is sealed if the rules hide anything of it. The entries are for the other side. */
  play(action: ActionOf<G>): Parsed<readonly Entry<G>[]> {
    if (action.seat !== this.seat) return refused(no('FAIR-PLAY', 'not-yours', { seat: this.seat }))
    const result = this.#ruleset.reduce(this.#world.state, action)
    if (!result.ok && result.needs === undefined) return result
    const told = result.ok ? visibleTo(result.events, otherOf(this.#ruleset, this.seat) as G['Seat']) : []
    const hides = result.ok && told.length < result.events.length && hasContent(action)
    return hides ? this.#write(this.#sealed(action, told)) : this.#write(...this.#opened(action))
  }

  /** Writes all that this side owes and that leaves it no choice: answers, links, the referee's duties, last openings. */
  answer(): readonly Entry<G>[] {
    const written: Entry<G>[] = []
    for (let entries = this.#owed(); entries.length > 0; entries = this.#owed()) {
      const done = this.#write(...entries)
      if (!done.ok) throw new Error(done.violations[0]?.message)
      written.push(...done.value)
    }
    return written
  }

  /** Takes the entries of the other side. If one does not belong there, nothing has changed, and the reason is data. */
  receive(entries: readonly Entry<G>[], head?: Digest): Parsed<Match<G>> {
    let match = this.#match
    for (const entry of entries) {
      if (this.#isMine(entry)) return refused(no('FAIR-PLAY', 'not-yours', { seat: otherOf(this.#ruleset, this.seat) }))
      const next = append(this.#ruleset, match, entry)
      if (!next.ok) return next
      match = next.value
    }
    if (head !== undefined && head !== match.head) return refused(no('FAIR-TURN', 'head-differs'))
    this.#take(match)
    return { ok: true, value: match }
  }

  /** All that this side must keep. */
  save(): Saved<G> {
    const { terms, entries } = this.#match
    return { terms, seat: this.seat, secret: this.#secret, entries, orders: this.#orders }
  }

  /** Would this entry speak for this side? Only this side does that; anyone may say that it has left. */
  #isMine(entry: Entry<G>): boolean {
    if (entry.kind === 'abort') return false
    return (entry.kind === 'play' ? entry.action.seat : entry.seat) === this.seat
  }

  #write(...entries: readonly Entry<G>[]): Parsed<readonly Entry<G>[]> {
    let match = this.#match
    for (const entry of entries) {
      const next = append(this.#ruleset, match, entry)
      if (!next.ok) return next
      match = next.value
    }
    this.#take(match)
    return { ok: true, value: entries }
  }

  #take(match: Match<G>): void {
    this.#match = match
    this.#world = this.#mine(match.moves, this.#world)
  }

  /** The game with this side's own orders in it. */
  #mine(moves: readonly Move<G>[], before: World<G>, knows = this.#knows): World<G> {
    const world = worldOf(this.#ruleset, this.#match.id, moves, before, knows)
    if (world === undefined) throw new Error('the match does not fit the orders of this side')
    return world
  }

  readonly #knows = (move: Move<G>): ActionOf<G> | undefined =>
    move.seat === this.seat ? this.#orders[move.at] : undefined

  #sealed(action: ActionOf<G>, told: Seal<G>['told']): Entry<G> {
    const { id: match, entries, world } = this.#match
    const place = { match, seat: this.seat, turn: world.state.turn, at: entries.length }
    this.#orders = { ...this.#orders, [place.at]: action }
    return { kind: 'seal', seat: this.seat, commitment: commitmentOf(place, this.#salt(place.at), action), told }
  }

  #salt(at: number): Digest {
    return digest('wingover fair 1, salt', this.#secret, this.#match.id, `${at}`)
  }

  /** An open order, and before it those closed ones of this side that it shows. */
  #opened(action: ActionOf<G>): readonly Entry<G>[] {
    const { moves, entries, head, world } = this.#match
    const move = { at: entries.length, seat: action.seat, turn: world.state.turn, head, action }
    return [...this.#shownBy([...moves, move]), { kind: 'play', action }]
  }

  #owed(): readonly Entry<G>[] {
    const { what, seat } = this.due
    if (seat !== this.seat) return []
    if (what === 'link') return [{ kind: 'link', seat, link: this.#chain[this.#match.rolls + 1] as Digest }]
    if (what === 'opening') return closedOf(this.#match, seat).map((move) => this.#openingOf(move))
    if (what === 'answer') {
      const shown = this.#shownBy(this.#match.moves)
      return shown.length < closedOf(this.#match, seat).length ? [...shown, { kind: 'pass', seat }] : shown
    }
    const [actor] = this.#ruleset.actors(this.#world.state)
    return actor === 'referee'
      ? this.#opened(this.#ruleset.legalActions(this.#world.state, 'referee')[0] as G['Action'])
      : []
  }

  #openingOf({ at }: Move<G>): Entry<G> {
    return { kind: 'open', seat: this.seat, at, salt: this.#salt(at), action: this.#orders[at] as ActionOf<G> }
  }

  /**
   * The openings without which the other side would see something untrue of the last order: one closed order if one is
   * enough, else the oldest, as many as it takes.
   */
  #shownBy(moves: readonly Move<G>[]): readonly Entry<G>[] {
    const truth = this.#look(worldOf(this.#ruleset, this.#match.id, moves, this.#world, this.#knows))
    const isTrue = (open: readonly Move<G>[]): boolean => {
      const knows = (move: Move<G>) => (open.some(({ at }) => at === move.at) ? this.#knows(move) : undefined)
      return same(this.#look(worldOf(this.#ruleset, this.#match.id, moves, this.#match.world, knows)), truth)
    }
    const closed = closedOf(this.#match, this.seat)
    const ways = [[], ...closed.map((move) => [move]), ...closed.map((_, i) => closed.slice(0, i + 1))]
    return (ways.find(isTrue) ?? closed).map((move) => this.#openingOf(move))
  }

  /** What the other side sees of the last order of a world. */
  #look(world: World<G> | undefined): unknown {
    const last = world?.played[world.played.length - 1]
    if (world === undefined || last === undefined) return undefined
    const other = otherOf(this.#ruleset, this.seat) as G['Seat']
    if (!last.step.ok) return last.step
    return [visibleTo(last.step.events, other), this.#ruleset.view(last.step.state, other)]
  }
}

/** Does an order say anything but what kind it is and whose? If not, there is nothing in it to seal. */
const hasContent = (action: object): boolean => Object.keys(action).some((name) => name !== 'type' && name !== 'seat')

const refused = (...violations: readonly Violation[]): Parsed<never> => ({ ok: false, violations })

/** Takes a seat in a new match. */
export function joinMatch<G extends Game>(
  ruleset: Ruleset<G>,
  terms: Terms<G>,
  seat: G['Seat'],
  secret: string,
): Parsed<FairPlayer<G>> {
  const match = beginMatch(ruleset, terms)
  if (!match.ok) return match
  return { ok: true, value: new FairPlayer(ruleset, match.value, seat, secret) }
}

/** Takes a seat again, from what was saved. */
export function resumeMatch<G extends Game>(ruleset: Ruleset<G>, saved: Saved<G>): Parsed<FairPlayer<G>> {
  const match = beginMatch(ruleset, saved.terms)
  if (!match.ok) return match
  let grown = match.value
  for (const entry of saved.entries) {
    const next = append(ruleset, grown, entry)
    if (!next.ok) return next
    grown = next.value
  }
  return { ok: true, value: new FairPlayer(ruleset, grown, saved.seat, saved.secret, saved.orders) }
}
