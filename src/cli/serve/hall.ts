import { createHash } from 'node:crypto'
import type { Ruleset } from 'wingover'
import { botNamed, botNames, type Maker } from 'wingover/bots'
import { makerFor } from '../arena/players.js'
import { type Match, Refused } from './match.js'
import { no } from './messages.js'

/** What a server is started with. */
export interface ServerOptions {
  readonly version: string
  /** Where the seeds of games come from that are given none. A client never learns it. */
  readonly seed: string
  /** Games that a client may have open at once. */
  readonly games: number
  /** Bytes of a request. */
  readonly line: number
  /** Modules and programs that clients may let play; our own bots may always. */
  readonly players?: readonly string[]
  /** Seconds that a bot has for an answer. */
  readonly stall?: number
}

interface Reserved {
  readonly match: Match
  readonly seat: string
}

/** What all clients of one server share: who may play for them, and the seats that wait for somebody with a ticket. */
export class Hall {
  readonly options: ServerOptions
  readonly #tickets = new Map<string, Reserved>()
  #given = 0

  constructor(options: ServerOptions) {
    this.options = options
  }

  /** Who may be named to play a seat. */
  get players(): readonly string[] {
    return [...botNames, ...(this.options.players ?? [])]
  }

  /** The maker of a player by name. Nothing is started here that whoever started the server has not named. */
  async makerOf(ruleset: Ruleset, name: string): Promise<Maker> {
    const own = botNamed(ruleset, name)
    if (own !== undefined) return own
    if (this.options.players?.includes(name)) return makerFor(ruleset, name, { limit: this.stall })
    throw new Refused([no('CORE-SHAPE', 'unknown-bot', { name, expected: this.players.join(', ') })])
  }

  /** Seconds for an answer. */
  get stall(): number {
    return this.options.stall ?? 60
  }

  /** A secret that nobody who knows others can tell. */
  secret(purpose: string): string {
    return createHash('sha256').update(`${this.options.seed}\n${purpose}`).digest('hex').slice(0, 24)
  }

  /** Keeps a seat for whoever brings the ticket. */
  reserve(match: Match, seat: string): string {
    const ticket = this.secret(`ticket\n${this.#given++}`)
    this.#tickets.set(ticket, { match, seat })
    return ticket
  }

  /** The seat of a ticket, if nobody sits there. */
  seatOf(ticket: string): Reserved {
    const reserved = this.#tickets.get(ticket)
    if (reserved === undefined || reserved.match.isLeft) throw new Refused([no('CORE-SEAT', 'unknown-ticket')])
    const { match, seat } = reserved
    if (match.isTaken(seat)) throw new Refused([no('CORE-SEAT', 'seat-taken', { seat })])
    return reserved
  }

  /** Tickets of games that everybody has left are worth nothing any more. */
  sweep(): void {
    for (const [ticket, { match }] of this.#tickets) if (match.isLeft) this.#tickets.delete(ticket)
  }
}
