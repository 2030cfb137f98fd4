import { digest } from '../../core/digest.js'
import type { Game, Viewer } from '../../core/ruleset.js'
import { toLine } from './lines.js'
import type { Refused } from './news.js'
import { packed } from './pack.js'
import { no } from './refusals.js'
import type { Table } from './table.js'
import { type Message, obey, type Request, requestGate } from './wire.js'

/** Where games are kept: lines of text, one list a game, added to and never changed. */
export interface Keeper {
  /** Opens a game: its lines, none if it is new. Fails if it is open elsewhere. */
  read(game: string): Promise<readonly string[]>
  /** Comes back when the lines are safe. Nobody is told of an act before that. */
  append(game: string, lines: readonly string[]): Promise<void>
  /** The game is closed here: another process may open it. */
  close?(game: string): Promise<void>
}

/** How a desk is run. */
export interface DeskOptions {
  /** The time in seconds, from whatever clock the transport has. */
  readonly now: () => number
  /** Requests a second that one connection may make, and twice as many at once; 20 unless said. */
  readonly rate?: number | undefined
  /** Writes lines down; what is told waits for it. */
  readonly write?: ((lines: readonly string[]) => Promise<void>) | undefined
  /** Is told if something could not be written: its order is refused, and from then on nothing is answered any more. */
  readonly onLost?: (error: unknown) => void
}

/** Somebody who is connected. */
export interface Visitor {
  /** Something came from there. */
  receive(json: unknown): void
  /** The connection is gone. */
  leave(): void
}

/** How to reach a visitor. */
export interface Line<G extends Game = Game> {
  /** Sends a message to the visitor. */
  send(message: Message<G>): void
  /** It made ten times as many requests as it may. */
  close(): void
}

/** What opens a seat of a game. Nobody makes one without the secret, and the server needs to keep none. */
export const ticketFor = (secret: string, game: string, seat: string): string =>
  digest('wingover ticket', secret, game, seat).slice(0, 40)

/** The seat that a ticket opens; undefined if it is forged. How long it takes says nothing of how wrong it is. */
export function seatOf(secret: string, game: string, seats: readonly string[], ticket: unknown): string | undefined {
  const given = typeof ticket === 'string' ? ticket : ''
  const [own] = seats.filter((seat) => isSame(ticketFor(secret, game, seat), given))
  return own
}

/** Every letter is looked at, wherever the first difference is. */
function isSame(own: string, given: string): boolean {
  let differs = own.length ^ given.length
  for (let at = 0; at < own.length; at++) differs |= own.charCodeAt(at) ^ given.charCodeAt(at)
  return differs === 0
}

const RATE = 20

/** At most this many connections at one seat, and this many onlookers. */
const MOST = { seat: 10, spectators: 100 }

interface Here<G extends Game> {
  readonly seat: Viewer<G>
  readonly line: Line<G>
  /** What it has been told; undefined until it has said what it knows. */
  step: number | undefined
  spent: number
  at: number
}

/** A table with those who are connected to it: requests in order, each written down before anybody hears of it. */
export class Desk<G extends Game> {
  readonly #table: Table<G>
  readonly #options: DeskOptions
  readonly #visitors = new Set<Here<G>>()
  #queue: Promise<void> = Promise.resolve()
  #isLost = false
  #here = ''

  constructor(table: Table<G>, options: DeskOptions) {
    this.#table = table
    this.#options = options
  }

  /**
   * Somebody connects to a seat, or as a spectator, and is told the news from when it asks for them. Several may sit at
   * one seat: two tabs of one person. Ask `hasRoom` first.
   */
  enter(seat: Viewer<G>, line: Line<G>): Visitor {
    const here: Here<G> = { seat, line, step: undefined, spent: 0, at: this.#options.now() }
    this.#visitors.add(here)
    this.#presence(here)
    return {
      receive: (json) => this.#receive(here, json),
      leave: () => {
        this.#visitors.delete(here)
        this.#presence()
      },
    }
  }

  /** May one more connect here? Whoever looks on keeps no player out. */
  hasRoom(seat: Viewer<G>): boolean {
    const there = [...this.#visitors].filter((one) => one.seat === seat).length
    return there < (seat === 'spectator' ? MOST.spectators : MOST.seat)
  }

  /** So much time has passed, in the unit of the clocks. */
  tick(passed: number): void {
    this.#later(() => this.#change(() => this.#table.tick(passed)))
  }

  /** Comes back when all that was asked for so far is done. */
  get idle(): Promise<void> {
    return this.#queue
  }

  /** Tells a newcomer who is there, and everybody if that is new. */
  #presence(newcomer?: Here<G>): void {
    const seats = new Set([...this.#visitors].map(({ seat }) => seat))
    const here = this.#table.ruleset.info.seats.filter((seat) => seats.has(seat))
    const isNews = here.join() !== this.#here
    this.#here = here.join()
    for (const one of this.#visitors) if (isNews || one === newcomer) one.line.send({ here })
  }

  #show(here: Here<G>): void {
    if (here.step === undefined) return
    const news = this.#table.since(here.seat, here.step)
    here.step = news.step
    here.line.send({ news: packed(news) })
  }

  /** How far a visitor is over what it may do. */
  #excess(here: Here<G>): number {
    const { now, rate = RATE } = this.#options
    const at = now()
    here.spent = Math.max(0, here.spent - (at - here.at) * rate) + 1
    here.at = at
    return here.spent - 2 * rate
  }

  #receive(here: Here<G>, json: unknown): void {
    const { rate = RATE } = this.#options
    const excess = this.#excess(here)
    if (excess > 8 * rate) {
      here.line.close()
      return
    }
    const parsed = requestGate(json)
    const id = parsed.ok ? parsed.value.id : ''
    if (excess > 0) this.#refuse(here, id, [no('HOST-RATE', 'too-fast', { rate })])
    else if (parsed.ok) this.#later(() => this.#obey(here, parsed.value))
    else this.#refuse(here, id, parsed.violations)
  }

  #refuse({ line }: Here<G>, id: string, violations: Refused<G>['violations']): void {
    line.send({ id, answer: { ok: false, violations } })
  }

  /** One after the other. What cannot be written was never said: nothing is answered after it. */
  #later(work: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(() => (this.#isLost ? undefined : work()))
      .catch((error: unknown) => {
        this.#isLost = true
        this.#options.onLost?.(error)
      })
  }

  async #obey(here: Here<G>, request: Request): Promise<void> {
    const answer = await this.#change(() => obey(this.#table, here.seat, request)).catch((error: unknown) => {
      this.#refuse(here, request.id, [no('HOST-KEPT', 'not-kept')])
      throw error
    })
    if (request.verb === 'since') this.#catchUp(here, request.step)
    here.line.send({ id: request.id, answer })
  }

  /** Does something to the table, writes it down, and then shows it to those who may know. */
  async #change<T>(work: () => T): Promise<T> {
    const lines: string[] = []
    const viewers = new Set<string>()
    const stop = this.#table.on((news) => {
      lines.push(toLine(news.entry))
      for (const viewer of news.viewers) viewers.add(viewer)
    })
    let done: T
    try {
      done = work()
    } finally {
      stop()
    }
    if (lines.length > 0) await this.#options.write?.(lines)
    for (const one of this.#visitors) if (viewers.has(one.seat)) this.#show(one)
    return done
  }

  /** The game may have to be played again for this: it counts as ten requests. */
  #catchUp(here: Here<G>, step: number): void {
    here.spent += 9
    here.step = step
    this.#show(here)
  }
}
