/** boardgame.io's own server in a process of its own, its own clients, and all that comes over their wires. */
import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromView, type Game, type Ruleset } from 'wingover'
import { reasons, type Shown, seatOf, toGame } from 'wingover/boardgame-io'
import { pickFrom } from 'wingover/bots'
import { rulesets } from 'wingover/registry'
import { printed, type Running, run } from './players.js'
import { until } from './sitting.js'

const require = createRequire(import.meta.url)
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/dist/types/packages/client.js')
const { SocketIO } =
  require('boardgame.io/multiplayer') as typeof import('boardgame.io/dist/types/packages/multiplayer.js')

const games = rulesets as Readonly<Record<string, Ruleset>>
let server: Running
let url: string

beforeAll(async () => {
  server = run('test/adapters/bgio-server.ts', [], { NODE_ENV: 'production' })
  url = `http://127.0.0.1:${(await printed(server, /listening at (\d+)/))[1]}`
}, 60_000)
afterAll(() => server.stop())

const post = async (path: string, body: object) => {
  const response = await fetch(`${url}/games/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  return (await response.json()) as { matchID: string; playerCredentials: string }
}

interface Player {
  readonly client: ReturnType<typeof Client>
  readonly heard: string[]
  readonly shown: () => Shown<Game> | undefined
}

/** Joins a match and writes down every frame that comes. */
async function join(id: string, matchID: string, playerID: string | undefined): Promise<Player> {
  const joined =
    playerID === undefined ? undefined : await post(`${id}/${matchID}/join`, { playerID, playerName: `p${playerID}` })
  const client = Client({
    game: toGame(games[id]!) as never,
    numPlayers: 2,
    matchID,
    ...(joined && { playerID: playerID!, credentials: joined.playerCredentials }),
    multiplayer: SocketIO({ server: url }),
    debug: false,
  })
  const heard: string[] = []
  client.start()
  const { socket } = (
    client as unknown as { transport: { socket: { onAny(told: (...args: unknown[]) => void): void } } }
  ).transport
  socket.onAny((...args) => void heard.push(JSON.stringify(args)))
  const shown = () => client.getState()?.G as Shown<Game> | undefined
  await until(() => shown()?.view !== undefined)
  return { client, heard, shown }
}

async function playMatch(
  id: string,
  scenario: string,
  moves: number,
  prefer: (seat: string, action: Game['Action']) => boolean,
) {
  const ruleset = games[id]!
  const { matchID } = await post(`${id}/create`, { numPlayers: 2, setupData: { scenario } })
  const players = [await join(id, matchID, '0'), await join(id, matchID, '1')]
  const watcher = await join(id, matchID, undefined)
  const choose = pickFrom(`bgio ${id}`)
  const phases: string[] = []
  for (let i = 0; i < moves; i++) {
    if (players[0]!.client.getState()?.ctx.gameover) break
    const lists = players.map(({ shown }) => fromView(ruleset, shown()!.view).legalActions())
    const at = lists.findIndex((list) => list.length > 0)
    const seat = seatOf(ruleset, `${Math.max(0, at)}`)
    const liked = (lists[at] ?? []).filter((action) => prefer(seat, action))
    const { client } = players[Math.max(0, at)]!
    const before = players.map(({ client: one }) => one.getState()!._stateID)
    client.moves.act!(at < 0 ? null : choose.of(liked.length > 0 ? liked : lists[at]!))
    await until(() => players.every(({ client: one }, k) => one.getState()!._stateID > before[k]!))
    phases.push(players[0]!.shown()!.view.phase)
  }
  return { ruleset, players, watcher, phases }
}

describe('a match', () => {
  test('is played to its end; no wire carries a generator, a sealed plot before it is shown, or another’s refusals', {
    timeout: 60_000,
  }, async () => {
    const isClimb = (action: Game['Action']) => (action as { marker?: string }).marker?.startsWith('climb') ?? false
    const { players, watcher } = await playMatch(
      'spitting-fire',
      'duel',
      300,
      (seat, action) => isClimb(action) === (seat === 'axis'),
    )
    expect(players[0]!.client.getState()!.ctx.gameover).toMatchObject({ winner: expect.any(String) })
    // boardgame.io sends a seed of its own; nothing is drawn from it.
    for (const { heard } of [...players, watcher]) expect(heard.join()).not.toMatch(/"s0"|"rng":\{/)
    for (const { heard } of [players[1]!, watcher]) {
      const plots = heard.filter((frame) => /"phase":"plot"/.test(frame))
      expect(plots.length).toBeGreaterThan(2)
      for (const frame of plots) expect(frame).not.toMatch(/"args":\[\{[^\]]*climb|"plot":"climb|"marker":"climb/)
    }
    for (const { client } of [...players, watcher]) client.stop()
  })

  test('says to a player alone why its order is refused', { timeout: 30_000 }, async () => {
    const { players, watcher } = await playMatch('spitting-fire', 'duel', 0, () => true)
    const [one, two] = players as [Player, Player]
    one.client.moves.act!({ type: 'setPlot', seat: 'axis', group: 'SENTINEL', marker: 'level-straight' })
    await until(() => reasons(one.shown()!).length > 0)
    expect(one.heard.join()).toContain('"code"')
    one.client.moves.act!({ type: 'resign', seat: 'allies' })
    await until(() => reasons(one.shown()!)[0]?.code === 'not-your-seat')
    for (const { heard } of [two, watcher]) expect(heard.join()).not.toMatch(/SENTINEL|not-your-seat|"code"/)
    expect(one.client.getState()!.ctx.gameover).toBeUndefined()
    for (const { client } of [...players, watcher]) client.stop()
  })

  test('keeps hidden chits off the wires of those who may not see them, the first state included', {
    timeout: 30_000,
  }, async () => {
    const { players, watcher } = await playMatch('regia-aeronautica', 'premiere', 6, () => true)
    const chits = /"chit":"(ace|green|lucky|none)"/
    expect(watcher.heard.join()).not.toMatch(chits)
    expect(players.some(({ heard }) => chits.test(heard.join()))).toBe(true)
    for (const { client } of [...players, watcher]) client.stop()
  })

  test('cannot be made of what is no game', async () => {
    await expect(post('spitting-fire/create', { numPlayers: 2, setupData: { scenario: 'nowhere' } })).rejects.toThrow(
      '400',
    )
  })
})

describe('what no board would send', () => {
  interface Socket {
    on(event: string, told: (...args: readonly { readonly state: { readonly G: Shown<Game> } }[]) => void): void
    emit(event: string, ...args: unknown[]): void
    close(): void
  }
  const { io } = require('socket.io-client') as { io(url: string, options: object): Socket }
  const sockets: Socket[] = []
  const connect = (): Socket => {
    const socket = io(`${url}/spitting-fire`, { transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    return socket
  }
  afterAll(() => {
    for (const socket of sockets) socket.close()
  })

  test('moves for another seat, positions out of thin air, moves that are none', { timeout: 30_000 }, async () => {
    const { matchID } = await post('spitting-fire/create', { numPlayers: 2, setupData: { scenario: 'duel' } })
    const own = await post(`spitting-fire/${matchID}/join`, { playerID: '1', playerName: 'one' })
    const foe = await join('spitting-fire', matchID, '0')
    const credentials = own.playerCredentials
    const socket = connect()
    const resign = (seat: string, playerID: string) => ({
      type: 'MAKE_MOVE',
      payload: { type: 'act', args: [{ type: 'resign', seat }], playerID, credentials },
    })
    const position = { ...foe.client.getState(), ctx: { gameover: { winner: 'allies' } } }
    socket.emit('update', resign('axis', '0'), 0, matchID, '1')
    for (const type of ['UPDATE', 'SYNC', 'RESET', 'PATCH', 'GAME_EVENT', '__proto__']) {
      socket.emit('update', { ...resign('axis', '1'), type, state: position }, 0, matchID, '1')
    }
    for (const junk of [[], [null], [{}], [{ type: 'MAKE_MOVE' }], [7, 7, 7, 7], [resign('axis', '1'), 0, {}, '1']]) {
      socket.emit('update', ...junk)
      socket.emit('sync', ...junk)
      socket.emit('chat', ...junk)
      socket.emit('constructor', ...junk)
    }
    // What comes after all that is heard, and it is the first that was.
    socket.emit('update', { ...resign('allies', '1') }, 0, matchID, '1')
    await until(() => foe.client.getState()?.ctx.gameover !== undefined)
    expect(foe.client.getState()?.ctx.gameover).toMatchObject({ winner: 'axis' })
    expect(foe.client.getState()?._stateID).toBe(1)
    foe.client.stop()
  })

  test('players who are none, and matches that are not there', { timeout: 30_000 }, async () => {
    const { matchID } = await post('spitting-fire/create', { numPlayers: 2, setupData: { scenario: 'duel' } })
    const first = await join('spitting-fire', matchID, '0')
    const socket = connect()
    const seen: (string | undefined)[] = []
    socket.on('sync', (_match, sync) => seen.push(sync?.state.G.view.seat))
    for (const player of ['', ' 0', '00', '0.0', '__proto__', 'constructor', '-0', '7']) {
      socket.emit('sync', matchID, player, undefined, 2)
    }
    socket.emit('sync', 'nowhere', null, undefined, 2)
    socket.emit('sync', matchID, null, undefined, 2)
    await until(() => seen.length > 0)
    expect(seen).toEqual(['spectator'])
    const listed = await (await fetch(`${url}/games/spitting-fire/nowhere`)).text()
    expect(listed).toBe('Match nowhere not found')
    for (const player of ['', ' 0', '00', '0.0', '__proto__', '-0', '7', null, undefined]) {
      expect(seatOf(games['spitting-fire']!, player)).toBe('spectator')
    }
    first.client.stop()
  })
})
