/**
 * Games on Colyseus: {@link roomOf} for servers, {@link attach} for clients (`wingover/colyseus/client` has it without the
 * server). Nothing of a game stands in the room's schema; each client is sent what its seat may know, and no more.
 */
import { type Client, Room } from '@colyseus/core'
import type { Dice } from '../../core/dice.js'
import type { Game, Ruleset } from '../../core/ruleset.js'
import {
  Desk,
  fromLines,
  type HostOptions,
  host,
  type Keeper,
  seatOf,
  ticketFor,
  toLines,
  type Visitor,
} from '../../tools/host/index.js'

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

/** Who makes a room says which game; `game` is the id of one that is kept, or to be kept under that id. */
export type RoomRequest<G extends Game> = Pick<HostOptions<G>, 'config' | 'scenario' | 'options' | 'clock'> & {
  readonly game?: string
}

/** Closing codes: a flood of requests, and a game that could not be written down. */
export const CLOSED = { flood: 4290, lost: 4500 } as const

/** A room for a game: `server.define('spitting-fire', roomOf(spittingFire))`. */
export function roomOf<G extends Game>(ruleset: Ruleset<G>, options: RoomOptions = {}): new () => Room {
  const { secret = globalThis.crypto.randomUUID(), keeper, dice, rate, patience = 120 } = options
  const { seats } = ruleset.info

  return class TableRoom extends Room {
    #desk: Desk<G> | undefined
    #isNew = false
    readonly #visitors = new Map<string, Visitor>()

    override async onCreate({ game = this.roomId, scenario, config, options: switches, clock }: RoomRequest<G>) {
      this.roomId = game
      this.maxClients = 100
      const lines = (await keeper?.read(game)) ?? []
      this.#isNew = lines.length === 0
      const thrown = dice && { dice: dice() }
      const made = this.#isNew
        ? host(ruleset, { ...thrown, ...defined({ scenario, config, options: switches, clock }) })
        : host.load(ruleset, fromLines(lines), { ...thrown })
      if (!made.ok) throw new Error(made.violations[0]?.message)
      if (this.#isNew) await keeper?.append(game, toLines(made.value.save()))
      this.#desk = new Desk(made.value, {
        now: () => performance.now() / 1000,
        ...defined({ rate, write: keeper && ((more: readonly string[]) => keeper.append(game, more)) }),
        onLost: () => void this.disconnect(CLOSED.lost),
      })
      this.onMessage('do', (client: Client, json: unknown) => this.#visitors.get(client.sessionId)?.receive(json))
      this.onMessage('*', () => undefined)
    }

    /** A ticket opens its seat. Without one, who made the room may take any seat, and everybody else looks on. */
    override onAuth(_client: Client, { ticket, seat }: { readonly ticket?: unknown; readonly seat?: unknown }): string {
      if (ticket === undefined) return (this.#isNew && seats.find((one) => one === seat)) || 'spectator'
      const own = seatOf(secret, this.roomId, seats, ticket)
      if (own === undefined) throw new Error('This ticket opens no seat of this game.')
      return own
    }

    override onJoin(client: Client<undefined, string>): void {
      const tickets = Object.fromEntries(seats.map((seat) => [seat, ticketFor(secret, this.roomId, seat)]))
      if (this.#isNew) client.send('tickets', tickets)
      this.#isNew = false
      this.#enter(client)
    }

    #enter(client: Client<undefined, string>): void {
      const line = {
        send: (message: object) => client.send('table', message),
        close: () => client.leave(CLOSED.flood),
      }
      const visitor = this.#desk?.enter((client.auth ?? 'spectator') as G['Seat'], line)
      if (visitor) this.#visitors.set(client.sessionId, visitor)
    }

    override async onDispose(): Promise<void> {
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

/** Without the fields that are not there. */
const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }
