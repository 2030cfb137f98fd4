/** What a seat cannot see, on the wires of a real server of Colyseus: games of all five, side by side. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { Client, type Room } from 'colyseus.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Game, Ruleset } from 'wingover'
import { roomOf } from 'wingover/colyseus'
import { attach } from 'wingover/colyseus/client'
import { seededDice } from 'wingover/dice'
import { Chair, host, ticketFor, toLines } from 'wingover/host'
import { games } from '../tools/host/games.js'
import { playSideBySide, type Side } from './side-by-side.js'
import { until } from './sitting.js'

const secret = 'law'
const files = new Map<string, string[]>()
const keeper = {
  read: async (game: string) => files.get(game) ?? [],
  append: async (game: string, lines: readonly string[]) =>
    void files.set(game, [...(files.get(game) ?? []), ...lines]),
}

const http = createServer()
let rooms: Server
let url: string
beforeAll(async () => {
  const transport = new WebSocketTransport({ server: http })
  rooms = new Server({ transport, greet: false, gracefullyShutdown: false })
  const dice = () => seededDice('law')
  for (const ruleset of games) rooms.define(ruleset.info.id, roomOf(ruleset, { keeper, secret, dice, rate: 1e6 }))
  await rooms.listen(0, '127.0.0.1')
  url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
})
afterAll(() => rooms.gracefullyShutdown(false))

let count = 0

/** A room with somebody at every seat, and all frames that come to one of them. */
class Wired implements Side<readonly string[]> {
  readonly game: string
  frames: string[] = []
  readonly #ruleset: Ruleset
  readonly #look: string
  readonly #name: number
  readonly #chairs = new Map<string, Chair>()
  readonly #rooms: Room[] = []

  /** `name`: for the ids of its requests, which no earlier room had. */
  constructor(ruleset: Ruleset, look: string, lines: readonly string[], name: number) {
    this.#ruleset = ruleset
    this.#look = look
    this.#name = name
    this.game = `game-${++count}`
    files.set(this.game, [...lines])
  }

  async open(): Promise<this> {
    const { matchMaker } = await import('@colyseus/core')
    await matchMaker.createRoom(this.#ruleset.info.id, { game: this.game })
    await Promise.all([...this.#ruleset.info.seats, 'spectator'].map((seat) => this.#sit(seat)))
    await this.mark()
    this.frames = []
    return this
  }

  async #sit(seat: string): Promise<void> {
    const ticket = seat === 'spectator' ? {} : { ticket: ticketFor(secret, this.game, seat) }
    const room = await new Client(url).joinById(this.game, ticket)
    this.#rooms.push(room)
    const { ws } = room.connection.transport as unknown as {
      ws: { addEventListener(type: string, told: (event: { data: ArrayBuffer }) => void): void }
    }
    ws.addEventListener('message', ({ data }) => {
      if (seat === this.#look) this.frames.push(Buffer.from(data).toString('latin1'))
    })
    const chair = attach(room, new Chair(`${seat}-${this.#name}`))
    this.#chairs.set(seat, chair)
    await until(() => chair.view !== undefined)
  }

  view = (seat: string): Game['View'] => this.#chairs.get(seat)!.view!

  get actors(): readonly string[] {
    return this.#chairs.get('spectator')!.decision!.actors
  }

  async act(seat: string, action: Game['Action']): Promise<boolean> {
    return (await this.#chairs.get(seat)!.act(action)).ok
  }

  get saved(): readonly string[] {
    return files.get(this.game)!
  }

  /** Comes back when all that was sent before has come to everybody. */
  async mark(): Promise<void> {
    await Promise.all([...this.#chairs.values()].map((chair) => chair.request('deny')))
  }

  /** Did dice fall with the last entry, or a card turn? */
  get fell(): boolean {
    return /"(rolls|card)":/.test(this.saved.at(-1)!)
  }

  async close(): Promise<void> {
    await Promise.all(this.#rooms.map((room) => room.leave()))
  }
}

const linesOf = (ruleset: Ruleset, scenario: string): readonly string[] => {
  const made = host(ruleset, { scenario, dice: seededDice('opening') })
  if (!made.ok) throw new Error(made.violations[0]?.message)
  return toLines(made.value.save())
}

/** Two rooms that go on from the same lines. */
function open(ruleset: Ruleset, look: string, lines: readonly string[]): Promise<readonly [Wired, Wired]> {
  const name = ++count
  return Promise.all([new Wired(ruleset, look, lines, name).open(), new Wired(ruleset, look, lines, name).open()])
}

describe('nothing on the wire of a seat depends on what it cannot see', () => {
  const seats = games.flatMap((ruleset) =>
    [ruleset.info.seats[1]!, 'spectator'].map((look) => [ruleset.info.id, look, ruleset] as const),
  )
  test.each(seats)('%s: %s', { timeout: 180_000 }, async (id, look, ruleset) => {
    const first = linesOf(ruleset, ruleset.info.scenarios[0]!.id)
    const tally = await playSideBySide<readonly string[]>(ruleset, look, 200, (lines = first) =>
      open(ruleset, look, lines),
    )
    expect(tally.compared).toBeGreaterThan(20)
    if (['spitting-fire', 'fighting-wings'].includes(id)) expect(tally.apart).toBeGreaterThan(2)
  })
})
