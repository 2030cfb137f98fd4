/** What a seat cannot see, on the wires of boardgame.io's own server: games of all five, side by side. */
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Game, Ruleset } from 'wingover'
import { guard, type Held, type Shown, toGame } from 'wingover/boardgame-io'
import { type Dice, seededDice } from 'wingover/dice'
import { games } from '../tools/host/games.js'
import { playSideBySide, type Side } from './side-by-side.js'
import { until } from './sitting.js'

const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/dist/types/packages/server.js')
interface Socket {
  onAny(told: (event: string, match: string, sent: { readonly state?: State } & State) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}
const { io } = require('socket.io-client') as { io(url: string, options: object): Socket }

interface State {
  readonly G: Shown<Game>
  readonly ctx: { readonly gameover?: object }
  readonly _stateID: number
}
/** What the server keeps. */
type Kept = Omit<State, 'G'> & { readonly G: Held<Game> }

let thrown = 0
const fair = seededDice('law')
/** Dice that say when they fall. */
const dice: Dice = {
  roll(asked) {
    thrown++
    return fair.roll(asked)
  },
  draw(asked) {
    thrown++
    return fair.draw(asked)
  },
}
const server = Server({ games: games.map((ruleset) => toGame(ruleset, { dice })) })
const { db } = server as unknown as {
  readonly db: { fetch(match: string, what: object): { state: Kept }; setState(match: string, state: Kept): void }
}
guard(server, ...games.map(({ info }) => info.id))
let running: Awaited<ReturnType<typeof server.run>>
let url: string
beforeAll(async () => {
  running = await server.run({ port: 0 })
  url = `http://127.0.0.1:${(running.appServer.address() as AddressInfo).port}`
}, 30_000)
afterAll(() => server.kill(running))

async function post<T>(path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${url}/games/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()) as T
}

class Match implements Side<Kept> {
  frames: string[] = []
  fell = false
  #match = ''
  readonly #ruleset: Ruleset
  readonly #look: string
  readonly #states = new Map<string, State>()
  readonly #sockets = new Map<string, { readonly socket: Socket; readonly credentials?: string }>()

  constructor(ruleset: Ruleset, look: string) {
    this.#ruleset = ruleset
    this.#look = look
  }

  async open(from: Kept | undefined): Promise<this> {
    const { id, seats, scenarios } = this.#ruleset.info
    const asked = { numPlayers: seats.length, setupData: { scenario: scenarios[0]!.id } }
    this.#match = (await post<{ matchID: string }>(`${id}/create`, asked)).matchID
    // boardgame.io counts moves in the very object that it was given.
    if (from) db.setState(this.#match, { ...from, ctx: structuredClone(from.ctx) })
    for (const seat of [...seats, 'spectator']) await this.#sit(seat)
    if (from === undefined) await this.#move(seats[0]!, null)
    return this
  }

  async #sit(seat: string): Promise<void> {
    const { id } = this.#ruleset.info
    const player = this.#playerOf(seat)
    const joining = { playerID: player, playerName: seat }
    const { playerCredentials } =
      player === null ? {} : await post<{ playerCredentials?: string }>(`${id}/${this.#match}/join`, joining)
    const socket = io(`${url}/${id}`, { transports: ['websocket'], forceNew: true })
    this.#sockets.set(seat, { socket, ...(playerCredentials !== undefined && { credentials: playerCredentials }) })
    socket.onAny((event, _match, sent) => {
      if (event === 'sync' || event === 'update') this.#states.set(seat, sent.state ?? sent)
      if (seat === this.#look) this.frames.push(JSON.stringify([event, sent]))
    })
    socket.emit('sync', this.#match, player, playerCredentials, 2)
    await until(() => this.#states.has(seat))
  }

  #playerOf(seat: string): string | null {
    const at = this.#ruleset.info.seats.indexOf(seat)
    return at < 0 ? null : `${at}`
  }

  async #move(seat: string, order: unknown): Promise<void> {
    const { socket, credentials } = this.#sockets.get(seat)!
    const playerID = this.#playerOf(seat)
    const [before, dice] = [this.saved._stateID, thrown]
    const payload = { type: 'act', args: [order], playerID, credentials }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, before, this.#match, playerID)
    await until(() => [...this.#states.values()].every(({ _stateID }) => _stateID > before))
    this.fell = thrown > dice
  }

  get saved(): Kept {
    return db.fetch(this.#match, { state: true }).state
  }

  get actors(): readonly string[] {
    return this.saved.ctx.gameover ? [] : this.#ruleset.actors(this.saved.G.state)
  }

  view = (seat: string): Game['View'] => this.#states.get(seat)!.G.view

  async act(seat: string, action: Game['Action']): Promise<boolean> {
    await this.#move(seat, action)
    return this.#states.get(seat)!.G.refused.length === 0
  }

  async mark(): Promise<void> {
    // A move is waited for at every seat.
  }

  close(): void {
    for (const { socket } of this.#sockets.values()) socket.close()
  }
}

describe('nothing on the wire of a seat depends on what it cannot see', () => {
  const seats = games.flatMap((ruleset) =>
    [ruleset.info.seats[1]!, 'spectator'].map((look) => [ruleset.info.id, look, ruleset] as const),
  )
  test.each(seats)('%s: %s', { timeout: 180_000 }, async (id, look, ruleset) => {
    const tally = await playSideBySide<Kept>(ruleset, look, 60, async (from) => {
      const one = await new Match(ruleset, look).open(from)
      return [one, await new Match(ruleset, look).open(from ?? one.saved)]
    })
    expect(tally.compared).toBeGreaterThan(5)
    if (['spitting-fire', 'fighting-wings'].includes(id)) expect(tally.apart).toBeGreaterThan(1)
  })
})
