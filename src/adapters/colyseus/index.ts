/**
 * Games on Colyseus: {@link roomOf} for servers, {@link attach} for clients (`wingover/colyseus/client` has it without the
 * server). Nothing of a game stands in the room's schema; each client is sent what its seat may know, and no more.
 */
import type { Client, Room } from '@colyseus/core'
import type { Dice } from '../../core/dice.js'
import type { Game, Ruleset } from '../../core/ruleset.js'
import {
  Desk,
  type HostOptions,
  type Keeper,
  openKept,
  seatOf,
  ticketFor,
  type Visitor,
} from '../../tools/host/index.js'
import { checkId, GuardedRoom, UNREADABLE } from './guard.js'

export { attach, type ClientRoom } from './client.js'

/** How rooms are run. */
export interface RoomOptions {
  /** What tickets are made with. A server that is to know its tickets after a restart brings its own. */
  readonly secret?: string
  /** Keeps games over restarts. */
  readonly keeper?: Keeper
  /** Where dice fall; the platform's own generator unless given. */
  readonly dice?: () => Dice
  /** Requests a second that a connection may make; 20 unless said. */
  readonly rate?: number
  /** How long a connection that fell out may come back, in seconds; 120 unless said. The ticket opens the seat ever after. */
  readonly patience?: number
}

/**
 * Who makes a room says which game. `game` is the id of one that is kept, or to be kept: then whoever named it hands out its
 * tickets (`ticketFor`), and the room gives none away.
 */
export type RoomRequest<G extends Game> = Pick<HostOptions<G>, 'config' | 'scenario' | 'options' | 'clock'> & {
  readonly game?: string
}

/** Closing codes: a flood of requests, a game that could not be written down, and a message that nobody can read. */
export const CLOSED = { flood: 4290, lost: 4500, unreadable: UNREADABLE } as const

/** A room for a game: `server.define('spitting-fire', roomOf(spittingFire))`. */
export function roomOf<G extends Game>(ruleset: Ruleset<G>, options: RoomOptions = {}): new () => Room {
  const { secret = globalThis.crypto.randomUUID(), keeper, dice, rate, patience = 120 } = options
  const { seats } = ruleset.info

  return class TableRoom extends GuardedRoom {
    #desk: Desk<G> | undefined
    #hasTickets = false
    readonly #visitors = new Map<string, Visitor>()

    override async onCreate({ game, ...asked }: RoomRequest<G>): Promise<void> {
      if (game !== undefined) await checkId(game)
      this.#hasTickets = game === undefined
      this.roomId = game ?? this.roomId
      const { table } = await openKept(ruleset, keeper, this.roomId, { ...asked, ...(dice && { dice: dice() }) })
      const write = keeper && ((lines: readonly string[]) => keeper.append(this.roomId, lines))
      const now = () => performance.now() / 1000
      const desk = new Desk(table, { now, rate, write, onLost: () => void this.disconnect(CLOSED.lost) })
      this.#desk = desk
      if (table.clock) this.setSimulationInterval((passed) => desk.tick(passed / 1000), 1000)
      this.onMessage('do', (client: Client, json: unknown) => this.#visitors.get(client.sessionId)?.receive(json))
      this.onMessage('*', () => undefined)
    }

    /** A ticket opens its seat. Without one, who made the room may take any seat, and everybody else looks on. */
    override onAuth(_client: Client, asked: { readonly ticket?: unknown; readonly seat?: unknown } | null): string {
      const { ticket, seat } = asked ?? {}
      const taken = this.#hasTickets ? seats.find((one) => one === seat) : undefined
      const own = ticket === undefined ? (taken ?? 'spectator') : seatOf(secret, this.roomId, seats, ticket)
      if (own === undefined) throw new Error('This ticket opens no seat of this game.')
      if (!this.#desk?.hasRoom(own as G['Seat'])) throw new Error('There is no room left here.')
      return own
    }

    override onJoin(client: Client<undefined, string>): void {
      const tickets = Object.fromEntries(seats.map((seat) => [seat, ticketFor(secret, this.roomId, seat)]))
      if (this.#hasTickets) client.send('tickets', tickets)
      this.#hasTickets = false
      this.#enter(client)
    }

    #enter(client: Client<undefined, string>): void {
      const line = { send: (message: object) => client.send('table', message), close: () => client.leave(CLOSED.flood) }
      const visitor = this.#desk?.enter((client.auth ?? 'spectator') as G['Seat'], line)
      if (visitor) this.#visitors.set(client.sessionId, visitor)
    }

    override async onDispose(): Promise<void> {
      await this.#desk?.idle
      await keeper?.close?.(this.roomId)
    }

    override async onLeave(client: Client<undefined, string>, consented?: boolean): Promise<void> {
      this.#visitors.get(client.sessionId)?.leave()
      this.#visitors.delete(client.sessionId)
      const again = consented ? undefined : await this.allowReconnection(client, patience).catch(() => undefined)
      if (again) this.#enter(again)
    }
  }
}
