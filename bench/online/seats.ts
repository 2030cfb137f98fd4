/** Players of one duel at either server, with nothing in between that takes time of its own. */
import { createRequire } from 'node:module'
import { Client } from 'colyseus.js'
import type { Shown } from 'wingover/boardgame-io'
import { attach } from 'wingover/colyseus/client'
import { type SpittingFire, spittingFire } from 'wingover/spitting-fire'

/** A seat at a game. */
export interface Seat {
  readonly view: SpittingFire['View'] | undefined
  readonly isAsked: boolean
  readonly isOver: boolean
  /** All that went over its wire so far, both ways. */
  readonly bytes: number
  /** Comes back when the server has answered; false if it refused, or if the connection was lost. */
  act(order: unknown): Promise<boolean>
  leave(): void
}

/** How to open a game and sit down at all of its seats. */
export type Open = (url: string) => Promise<readonly Seat[]>

interface Wire {
  send(data: ArrayBuffer | string): void
  addEventListener(type: 'message', told: (event: { data: ArrayBuffer | string }) => void): void
  addEventListener(type: 'close', told: () => void): void
}

const sizeOf = (data: ArrayBuffer | string): number =>
  typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength

/** Counts what goes both ways, and says when nothing will come any more. */
function meter(wire: Wire) {
  const count = { bytes: 0, lost: new Promise<false>((done) => wire.addEventListener('close', () => done(false))) }
  wire.addEventListener('message', ({ data }) => {
    count.bytes += sizeOf(data)
  })
  const send = wire.send.bind(wire)
  wire.send = (data, ...rest: []) => {
    count.bytes += sizeOf(data)
    send(data, ...rest)
  }
  return count
}

async function post<T>(url: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

async function sitOnline(url: string, game: string, seat: string, ticket: string): Promise<Seat> {
  const room = await new Client(url).joinById(game, { ticket })
  const count = meter((room.connection.transport as unknown as { ws: Wire }).ws)
  const chair = attach<SpittingFire>(room)
  return {
    get view() {
      return chair.view
    },
    get isAsked() {
      return chair.decision?.actors.includes(seat) ?? false
    },
    get isOver() {
      return chair.decision?.outcome !== undefined
    },
    get bytes() {
      return count.bytes
    },
    act: (order) => Promise.race([chair.act(order).then(({ ok }) => ok), count.lost]),
    leave: () => void room.leave(),
  }
}

/** A duel at `wingover online`. */
export const openOnline: Open = async (url) => {
  const asked = { game: spittingFire.info.id, scenario: 'duel' }
  const { game, links } = await post<{ game: string; links: Record<string, string> }>(`${url}games`, asked)
  const tickets = spittingFire.info.seats.map((seat) => [seat, links[seat]?.split('#')[1] ?? ''] as const)
  return Promise.all(tickets.map(([seat, ticket]) => sitOnline(url, game, seat, ticket)))
}

interface Socket {
  readonly io: { readonly engine: { readonly transport: { readonly ws: Wire } } }
  on(event: string, told: (matchID: string, state: State) => void): void
  emit(event: string, ...args: unknown[]): void
  close(): void
}

interface State {
  readonly state?: State
  readonly G: Shown<SpittingFire>
  readonly ctx: { readonly gameover?: object }
  readonly _stateID: number
}

const { io } = createRequire(import.meta.url)('socket.io-client') as {
  io(url: string, options: object): Socket
}

async function sitAtMatch(url: string, match: string, player: string): Promise<Seat> {
  const joined = { playerID: player, playerName: player }
  const { playerCredentials } = await post<{ playerCredentials: string }>(
    `${url}games/spitting-fire/${match}/join`,
    joined,
  )
  const socket = io(`${url}spitting-fire`, { transports: ['websocket'], forceNew: true, reconnection: false })
  await new Promise<void>((done) => socket.on('connect', () => done()))
  const count = meter(socket.io.engine.transport.ws)
  let last: State | undefined
  let told: ((isDone: boolean) => void) | undefined
  const hear = (state: State): void => {
    last = state
    told?.(state.G.refused.length === 0)
    told = undefined
  }
  socket.on('update', (_match, state) => hear(state))
  const synced = new Promise<void>((done) =>
    socket.on('sync', (_match, { state }) => {
      last = state
      done()
    }),
  )
  socket.emit('sync', match, player, playerCredentials, 2)
  await synced
  const seat = spittingFire.info.seats[Number(player)]
  return {
    get view() {
      return last?.G.view
    },
    get isAsked() {
      return last !== undefined && seat !== undefined && last.G.view.phase !== 'over'
    },
    get isOver() {
      return last?.ctx.gameover !== undefined
    },
    get bytes() {
      return count.bytes
    },
    act(order) {
      const payload = { type: 'act', args: [order], playerID: player, credentials: playerCredentials }
      const answered = new Promise<boolean>((done) => {
        told = done
      })
      socket.emit('update', { type: 'MAKE_MOVE', payload }, last?._stateID, match, player)
      return Promise.race([answered, count.lost])
    },
    leave: () => socket.close(),
  }
}

/** A duel at boardgame.io's server. */
export const openMatch: Open = async (url) => {
  const { matchID } = await post<{ matchID: string }>(`${url}games/spitting-fire/create`, {
    numPlayers: 2,
    setupData: { scenario: 'duel' },
  })
  return Promise.all(['0', '1'].map((player) => sitAtMatch(url, matchID, player)))
}
