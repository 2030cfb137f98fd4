/** Rooms over HTTP and WebSocket: who makes a game gets a link for each seat and one to look on. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { matchMaker, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import type { Ruleset } from 'wingover'
import { roomOf } from 'wingover/colyseus'
import { host, ticketFor } from 'wingover/host'
import { rulesets } from 'wingover/registry'
import { folderKeeper, isKept, newGameId, rulesetIn, secretOf } from './keeper.js'
import { fileFor } from './page.js'

/** How a server is run. */
export interface OnlineOptions {
  readonly port: number
  readonly address: string
  readonly folder: string
  /** The folder of the built table, if it is not where the package has it. */
  readonly table?: string
  /** Rooms are spread over all processes that share this Redis or Valkey, and the folder. */
  readonly redis?: string
  /** Is told of every fault of the server itself. Default: nobody. */
  readonly tell?: (fault: string) => void
}

/** A server that runs. */
export interface Online {
  readonly url: string
  close(): Promise<void>
}

/** No request to make a game is longer, and no message of a player. */
const MOST_BYTES = { body: 100_000, message: 16_384 }

const games = rulesets as Readonly<Record<string, Ruleset>>

const ignored = (): void => undefined

/** Starts to listen. */
export async function online({ port, address, folder, table, redis, tell = ignored }: OnlineOptions): Promise<Online> {
  const keeper = folderKeeper(folder)
  const secret = secretOf(folder)
  const http = createServer((request, response) => void answer(request, response, { folder, secret, table, tell }))
  await new Promise<void>((done) => http.listen(port, address, done))
  const bound = (http.address() as AddressInfo).port
  const server = new Server({
    transport: new WebSocketTransport({ server: http, maxPayload: MOST_BYTES.message }),
    greet: false,
    gracefullyShutdown: false,
    publicAddress: `${address}:${bound}`,
    ...(redis !== undefined && (await shared(redis))),
  })
  matchMaker.controller.exposedMethods = ['joinById', 'reconnect']
  for (const [id, ruleset] of Object.entries(games)) server.define(id, roomOf(ruleset, { keeper, secret }))
  await matchMaker.accept()
  const url = `http://${address}:${bound}/`
  return { url, close: () => server.gracefullyShutdown(false) }
}

async function shared(redis: string) {
  const [{ RedisDriver }, { RedisPresence }] = await Promise.all([
    import('@colyseus/redis-driver'),
    import('@colyseus/redis-presence'),
  ])
  return { driver: new RedisDriver(redis), presence: new RedisPresence(redis) }
}

interface Place {
  tell(fault: string): void
  readonly folder: string
  readonly secret: string
  readonly table: string | undefined
}

async function answer(request: IncomingMessage, response: ServerResponse, place: Place): Promise<void> {
  const asked = new URL(request.url ?? '/', 'http://localhost')
  const { pathname } = asked
  try {
    if (request.method === 'POST' && pathname === '/games') return send(response, await make(request, place))
    if (pathname.startsWith('/games/')) return send(response, await reopen(pathname.slice('/games/'.length), place))
    await fileFor(asked, response, place.table === undefined ? undefined : [place.table])
  } catch (error) {
    send(response, { status: 500, body: { error: 'This is a mistake of the server.' } })
    place.tell(String(error))
  }
}

interface Reply {
  readonly status: number
  readonly body: object
}

function send(response: ServerResponse, { status, body }: Reply): void {
  if (response.headersSent) return
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}

const refuse = (status: number, error: string): Reply => ({ status, body: { error } })

/** Sets up a game, writes it down and hands out its tickets. */
async function make(request: IncomingMessage, { folder, secret }: Place): Promise<Reply> {
  const asked = await bodyOf(request)
  if (asked === undefined) return refuse(400, `A game is asked for as JSON of at most ${MOST_BYTES.body} bytes.`)
  const { game: name, scenario, options, clock } = asked
  const ruleset = typeof name === 'string' && Object.hasOwn(games, name) ? games[name] : undefined
  if (ruleset === undefined) return refuse(400, `There is no such game; there are ${Object.keys(games).join(', ')}.`)
  const wanted = JSON.parse(JSON.stringify({ scenario: scenario ?? ruleset.info.scenarios[0]?.id, options, clock }))
  const trial = host(ruleset, wanted)
  if (!trial.ok) return refuse(400, trial.violations.map(({ message }) => message).join(' '))
  const game = newGameId(ruleset.info.id)
  await matchMaker.createRoom(ruleset.info.id, { game, ...wanted })
  const links = Object.fromEntries(
    ruleset.info.seats.map((seat) => [seat, `/?game=${game}#${ticketFor(secret, game, seat)}`]),
  )
  return isKept(folder, game)
    ? { status: 201, body: { game, links: { ...links, spectator: `/?game=${game}` } } }
    : refuse(500, 'The game could not be written down.')
}

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>> | undefined> {
  let text = ''
  for await (const piece of request) {
    text += piece
    if (text.length > MOST_BYTES.body) return undefined
  }
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}

const opening = new Map<string, Promise<unknown>>()

/** Opens the room of a game that is kept, if no process has it open; then a client can join it by its id. */
async function reopen(game: string, { folder }: Place): Promise<Reply> {
  const ruleset = rulesetIn(game)
  if (ruleset === undefined || !Object.hasOwn(games, ruleset) || !isKept(folder, game)) {
    return refuse(404, 'There is no such game here.')
  }
  const room = opening.get(game) ?? openRoom(ruleset, game).finally(() => opening.delete(game))
  opening.set(game, room)
  await room
  return { status: 200, body: { game, ruleset } }
}

async function openRoom(ruleset: string, game: string): Promise<void> {
  const [room] = await matchMaker.query({ roomId: game })
  if (room && (await isServed(room.roomId))) return
  await room?.remove?.()
  await matchMaker.handleCreateRoom(ruleset, { game })
}

/** Does the process that has the room still answer? */
const isServed = (room: string): Promise<boolean> =>
  matchMaker.remoteRoomCall(room, 'roomId', undefined, 1_000).then(
    () => true,
    () => false,
  )
