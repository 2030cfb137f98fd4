/**
 * Change what a seat cannot see, and nothing on its wire changes: not a byte, not a frame more or less.
 *
 * Two rooms on a real server are played side by side, whole games of all five. The seat that looks gives the same orders in
 * both; everyone else gives orders of the same type, drawn apart where they are secret. While both look the same to the seat,
 * all frames that come to it must be the same. Where dice fall or something is shown, both rooms are opened anew from the first.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { Client, type Room } from 'colyseus.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonical, fromView, type Game, type Ruleset } from 'wingover'
import { roomOf } from 'wingover/colyseus'
import { attach } from 'wingover/colyseus/client'
import { seededDice } from 'wingover/dice'
import { Chair, host, ticketFor, toLines } from 'wingover/host'
import { games, pick } from '../tools/host/games.js'
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
class Wired {
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

  chair = (seat: string): Chair => this.#chairs.get(seat)!
  choices = (seat: string): readonly Game['Action'][] => fromView(this.#ruleset, this.chair(seat).view!).legalActions()

  /** Comes back when all that was sent before has come to everybody. */
  async mark(): Promise<void> {
    await Promise.all([...this.#chairs.values()].map((chair) => chair.request('deny')))
  }

  /** Did dice fall with the last entry, or a card turn? */
  get fell(): boolean {
    return /"(rolls|card)":/.test(files.get(this.game)!.at(-1)!)
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

interface Tally {
  compared: number
  apart: number
  orders: number
}

async function play(ruleset: Ruleset, look: string, most: number, tally: Tally): Promise<void> {
  const choose = pick(`wire ${ruleset.info.id} ${look}`)
  const open = (lines: readonly string[]) => {
    const name = ++count
    return Promise.all([0, 1].map(() => new Wired(ruleset, look, lines, name).open())) as Promise<[Wired, Wired]>
  }
  let [one, two] = await open(linesOf(ruleset, ruleset.info.scenarios[0]!.id))
  for (let i = 0; i < most; i++) {
    const actors = one.chair('spectator').decision!.actors
    if (actors.length === 0) break
    const actor = choose.of(actors)
    const action = choose.of(one.choices(actor))
    const isHidden =
      actor !== look &&
      games.find(({ info }) => info.id === ruleset.info.id)!.secret(one.chair(actor).view!, action.type)
    const others = isHidden ? two.choices(actor).filter(({ type }) => type === action.type) : [action]
    one.frames = []
    two.frames = []
    const other = others.length > 0 ? choose.of(others) : undefined
    expect((await one.chair(actor).act(action)).ok).toBe(true)
    const answer = other && (await two.chair(actor).act(other))
    await Promise.all([one.mark(), two.mark()])
    tally.orders++
    const isSame = canonical(one.chair(look).view) === canonical(two.chair(look).view)
    if (answer?.ok && !one.fell && !two.fell && isSame) {
      expect(two.frames).toEqual(one.frames)
      tally.compared++
      if (canonical(files.get(one.game)!) !== canonical(files.get(two.game)!)) tally.apart++
      continue
    }
    const lines = files.get(one.game)!
    await Promise.all([one.close(), two.close()])
    ;[one, two] = await open(lines)
  }
  await Promise.all([one.close(), two.close()])
}

describe('nothing on the wire of a seat depends on what it cannot see', () => {
  test.each(games.map((ruleset) => [ruleset.info.id, ruleset] as const))(
    '%s',
    async (id, ruleset) => {
      const tally: Tally = { compared: 0, apart: 0, orders: 0 }
      for (const look of [ruleset.info.seats[1]!, 'spectator']) await play(ruleset, look, 200, tally)
      expect(tally.compared).toBeGreaterThan(20)
      if (['spitting-fire', 'fighting-wings'].includes(id)) expect(tally.apart).toBeGreaterThan(5)
    },
    180_000,
  )
})
