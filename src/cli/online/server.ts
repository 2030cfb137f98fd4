/** Rooms over HTTP and WebSocket: who makes a game gets a link for each seat and one to look on. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { matchMaker, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import type { Ruleset } from 'wingover'
import { roomOf } from 'wingover/colyseus'
import { host, ticketFor } from 'wingover/host'
import { rulesets } from 'wingover/registry'
import { addressOf, guard, isFriend, MOST_BYTES, type Origins } from './door.js'
import { FolderKeeper, newGameId, rulesetIn, secretOf, TAKEN } from './keeper.js'
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
  /** Other pages that may speak to this server. Default: none but its own. */
  readonly origins?: Origins
  /** No game is set up while this many are kept; 10,000 unless said. */
  readonly most?: number
  /** Is told of every fault of the server itself. Default: nobody. */
  readonly tell?: (fault: string) => void
}

/** A server that runs. */
export interface Online {
  readonly url: string
  close(): Promise<void>
}

/** So many games one process has open at once. */
const MOST_OPEN = 5_000

/** A game in which nobody has given an order is forgotten after this many days. */
const UNPLAYED = 30

const DAY = 86_400_000

const games = rulesets as Readonly<Record<string, Ruleset>>

const ignored = (): void => undefined

/** Starts to listen. */
export async function online(options: OnlineOptions): Promise<Online> {
  const { port, address, folder, table, redis, origins = [], most = 10_000, tell = ignored } = options
  const keeper = new FolderKeeper(folder)
  const place: Place = { keeper, secret: secretOf(folder), table, most, kept: 0, tell }
  await sweep(place)
  const http = createServer((request, response) => void answer(request, response, place))
  // Before it listens: from then on the transport looks whether its clients are still there.
  const transport = new WebSocketTransport({
    server: http,
    maxPayload: MOST_BYTES.message,
    pingInterval: 10_000,
    verifyClient: ({ req }: { readonly req: IncomingMessage }) => isFriend(req, origins),
  })
  await new Promise<void>((done, fail) => http.once('error', fail).listen(port, address, done))
  const bound = (http.address() as AddressInfo).port
  const shares = redis === undefined ? {} : await shared(redis)
  const server = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: loggerFor(tell),
    publicAddress: `${address}:${bound}`,
    ...shares,
  })
  guard(http, origins)
  matchMaker.controller.exposedMethods = ['joinById', 'reconnect']
  for (const [id, ruleset] of Object.entries(games)) {
    server.define(id, roomOf(ruleset, { keeper, secret: place.secret }))
  }
  await matchMaker.accept()
  const daily = setInterval(() => void sweep(place).catch((error) => tell(String(error))), DAY).unref()
  const close = async (): Promise<void> => {
    clearInterval(daily)
    await server.gracefullyShutdown(false)
    await keeper.end()
  }
  return { url: `http://${address}:${bound}/`, close }
}

/** Colyseus prints a stack for every ticket that opens nothing: one line is enough. */
const loggerFor = (tell: (fault: string) => void) => ({
  debug: ignored,
  info: ignored,
  trace: ignored,
  warn: ignored,
  error: (fault: unknown) => tell(String(fault).split('\n')[0] as string),
})

/** Forgets what nobody ever played, and counts what is left. */
async function sweep(place: Place): Promise<void> {
  await place.keeper.forgetUnplayed(UNPLAYED)
  place.kept = (await place.keeper.games()).length
}

async function shared(redis: string) {
  const [{ RedisDriver }, { RedisPresence }] = await Promise.all([
    import('@colyseus/redis-driver'),
    import('@colyseus/redis-presence'),
  ])
  return { driver: new RedisDriver(redis), presence: new RedisPresence(redis) }
}

interface Place {
  readonly keeper: FolderKeeper
  readonly secret: string
  readonly table: string | undefined
  readonly most: number
  /** How many games are kept. */
  kept: number
  tell(fault: string): void
}

async function answer(request: IncomingMessage, response: ServerResponse, place: Place): Promise<void> {
  try {
    const asked = addressOf(request) as URL
    const { pathname } = asked
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

const refuse = (status: number, error: string): Reply => ({ status, body: { error } })

function send(response: ServerResponse, { status, body }: Reply): void {
  if (response.headersSent) return
  const headers = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  }
  response.writeHead(status, headers)
  response.end(JSON.stringify(body))
}

/** Sets up a game, writes it down and hands out its tickets. */
async function make(request: IncomingMessage, place: Place): Promise<Reply> {
  const asked = await bodyOf(request)
  if (asked === undefined) return refuse(400, `A game is asked for as JSON of at most ${MOST_BYTES.body} bytes.`)
  const { game: name, scenario, options, clock } = asked
  const ruleset = typeof name === 'string' && Object.hasOwn(games, name) ? games[name] : undefined
  if (ruleset === undefined) return refuse(400, `There is no such game; there are ${Object.keys(games).join(', ')}.`)
  if (place.kept >= place.most) return refuse(503, `${place.most} games are kept here, and no more.`)
  const wanted = JSON.parse(JSON.stringify({ scenario: scenario ?? ruleset.info.scenarios[0]?.id, options, clock }))
  const trial = host(ruleset, wanted)
  if (!trial.ok) return refuse(400, trial.violations.map(({ message }) => message).join(' '))
  return isFull() ? FULL : written(ruleset, wanted, place)
}

async function written({ info }: Ruleset, wanted: object, place: Place): Promise<Reply> {
  const game = newGameId(info.id)
  place.kept++
  try {
    await matchMaker.createRoom(info.id, { game, ...wanted })
  } catch (error) {
    place.kept--
    place.tell(String(error))
    return refuse(503, 'The game could not be written down.')
  }
  const links = info.seats.map((seat) => [seat, `/?game=${game}#${ticketFor(place.secret, game, seat)}`])
  return { status: 201, body: { game, links: { ...Object.fromEntries(links), spectator: `/?game=${game}` } } }
}

const isFull = (): boolean => matchMaker.stats.local.roomCount >= MOST_OPEN

const FULL = refuse(503, `${MOST_OPEN} games are open here, and no more. Try again later.`)

async function bodyOf(request: IncomingMessage): Promise<Readonly<Record<string, unknown>> | undefined> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  try {
    const json: unknown = JSON.parse(Buffer.concat(pieces).toString())
    return typeof json === 'object' && json !== null ? (json as Readonly<Record<string, unknown>>) : undefined
  } catch {
    return undefined
  }
}

const opening = new Map<string, Promise<Reply | undefined>>()

/** Opens the room of a game that is kept, if no process has it open; then a client can join it by its id. */
async function reopen(game: string, { keeper }: Place): Promise<Reply> {
  const ruleset = rulesetIn(game)
  if (ruleset === undefined || !Object.hasOwn(games, ruleset) || !(await keeper.has(game))) {
    return refuse(404, 'There is no such game here.')
  }
  const room = opening.get(game) ?? openRoom(ruleset, game).finally(() => opening.delete(game))
  opening.set(game, room)
  const reply = await room.catch((error: unknown) => {
    if (String(error).includes(TAKEN)) return refuse(409, TAKEN)
    throw error
  })
  return reply ?? { status: 200, body: { game, ruleset } }
}

async function openRoom(ruleset: string, game: string): Promise<Reply | undefined> {
  const [room] = await matchMaker.query({ roomId: game })
  if (room && (await isServed(room.roomId))) return undefined
  if (isFull()) return FULL
  await room?.remove?.()
  await matchMaker.handleCreateRoom(ruleset, { game })
  return undefined
}

/** Does the process that has the room still answer? */
const isServed = (room: string): Promise<boolean> =>
  matchMaker.remoteRoomCall(room, 'roomId', undefined, 1_000).then(
    () => true,
    () => false,
  )
