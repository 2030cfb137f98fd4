import type { Ruleset } from 'wingover'
import { botNamed } from 'wingover/bots'
import { ServedGame } from './game.js'
import type { Hall } from './hall.js'
import { Match, type Opening, Refused } from './match.js'
import { no } from './messages.js'
import { Numbers } from './numbers.js'
import { BUDGET, loadedGame, newGame, noBot, type Secret, type Wanted } from './openings.js'
import type { PlayoutOptions } from './playout.js'
import { Slot } from './position.js'
import type { Asked } from './requests.js'

/** How a game begins again in its place. */
type Again = (seed: string | undefined) => Promise<Opening>

/** The games that one client has open, by their ids. */
export class Slots {
  readonly hall: Hall
  readonly numbers = new Numbers()
  /** What tells the secrets of this client from those of others. */
  readonly #name: string
  readonly #slots = new Map<string, Slot>()
  readonly #again = new Map<string, Again>()
  #opened = 0

  constructor(hall: Hall, name: string) {
    this.hall = hall
    this.#name = name
  }

  /** The place of this id. */
  slot(id: string): Slot {
    const slot = this.#slots.get(id)
    if (slot === undefined) throw new Refused([no('CORE-SHAPE', 'unknown-game', { game: id })])
    return slot
  }

  /** The game of this id. */
  game(id: string): ServedGame {
    return this.slot(id).game
  }

  /** A new game. */
  async open(request: Wanted, as?: string): Promise<Slot> {
    const id = this.#idFor(as)
    const opening = await newGame(this.hall, request, this.#secrets())
    const slot = this.#keep(new ServedGame(new Match(opening), { id, seat: request.seat }), 0)
    this.#again.set(id, (seed) => this.#openAgain(request, seed))
    if (opening.refereed) await slot.game.match.inTurn(() => slot.game.match.letOthersPlay())
    return slot
  }

  /** The same with another seed: that of the request is used up. */
  #openAgain(request: Wanted, seed: string | undefined): Promise<Opening> {
    const { seed: _used, config, ...rest } = request
    const { seed: _own, ...bare } = (config ?? {}) as { readonly seed?: unknown }
    const again = { ...rest, ...(config && { config: bare }), ...(seed !== undefined && { seed }) }
    const secrets = this.#secrets()
    this.#opened++
    return newGame(this.hall, again, secrets)
  }

  /** Begins a game again in its place. */
  async reset(slot: Slot, seed: string | undefined): Promise<void> {
    const { match, id, seat, at } = slot.game
    const again = this.#again.get(id)
    if (again === undefined || match.opening.remote !== undefined) throw new Refused([no('CORE-SHAPE', 'no-reset')])
    const game = new ServedGame(new Match(await again(seed)), { id, seat, at })
    slot.replace(game)
    await game.match.inTurn(() => game.match.letOthersPlay())
  }

  /** A game that was saved. */
  async load(request: Asked<'load'>, differs: 'record-differs' | 'record-parts', as?: string): Promise<Slot> {
    const id = this.#idFor(as)
    const { opening, told } = await loadedGame(this.hall, request, this.#secrets(), differs)
    return this.#keep(new ServedGame(new Match(opening), { id, seat: undefined, told }), told.length)
  }

  /** A second game from where one stands. */
  fork({ game: from, seed }: Asked<'fork'>, as?: string): Slot {
    const parent = this.game(from)
    const id = this.#idFor(as)
    const told = parent.seat === undefined && seed === undefined ? parent.told : undefined
    const game = new ServedGame(new Match(parent.forked(seed)), { id, seat: undefined, ...(told && { told }) })
    return this.#keep(game, told?.length ?? 0)
  }

  /** The seat that a ticket is for. */
  join(ticket: string, as: string | undefined): Slot {
    const { match, seat } = this.hall.seatOf(ticket)
    return this.#keep(new ServedGame(match, { id: this.#idFor(as), seat }), 0)
  }

  /** The client is done with a game. */
  close(id: string): object {
    this.game(id).leave()
    this.#slots.delete(id)
    this.#again.delete(id)
    this.hall.sweep()
    return { closed: id }
  }

  /** The client is gone. */
  closeAll(): void {
    for (const id of [...this.#slots.keys()]) this.close(id)
  }

  /** How a request wants games played out. Only our own bots answer at once, as a playout must. */
  playoutOptions(ruleset: Ruleset, asked: Omit<Asked<'playout'>, 'do'>): PlayoutOptions {
    const { bot, budget = BUDGET, count = 1, steps = 10_000, seed = 'playout' } = asked
    const make = bot === undefined || bot === 'random' ? undefined : (botNamed(ruleset, bot) ?? noBot(this.hall, bot))
    return { make, budget, count, steps, seed }
  }

  /** The name of a game to be opened, if there is room for it. */
  #idFor(as: string | undefined): string {
    const { games: limit } = this.hall.options
    if (this.#slots.size >= limit) throw new Refused([no('CORE-LIMIT', 'too-many-games', { limit })])
    if (as !== undefined && this.#slots.has(as)) throw new Refused([no('CORE-SHAPE', 'name-taken', { game: as })])
    let n = this.#opened + 1
    while (this.#slots.has(`g${n}`)) n++
    return as ?? `g${n}`
  }

  #keep(game: ServedGame, heard: number): Slot {
    const slot = new Slot(game, heard, this.numbers)
    this.#slots.set(game.id, slot)
    this.#opened++
    return slot
  }

  /** Nobody who sees one of these can tell the others. */
  #secrets(): Secret {
    const opened = this.#opened
    return (purpose) => this.hall.secret(`${this.#name}${opened}\n${purpose}`)
  }
}
