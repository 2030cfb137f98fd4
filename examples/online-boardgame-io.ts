/**
 * A duel on boardgame.io's own server, with its own clients: `npx tsx examples/online-boardgame-io.ts [--bot flat@8]`.
 */
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fromView, type Outcome } from 'wingover'
import { guard, reasons, type Shown, toGame } from 'wingover/boardgame-io'
import { type SpittingFire, spittingFire } from 'wingover/spitting-fire'
import { botFor, Thinker, verdict } from './online/player.js'

// boardgame.io 0.50 is made for bundlers and CommonJS; a page imports it as usual.
const require = createRequire(import.meta.url)
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/dist/types/packages/server.js')
const { Client, LobbyClient } =
  require('boardgame.io/client') as typeof import('boardgame.io/dist/types/packages/client.js')
const { SocketIO } =
  require('boardgame.io/multiplayer') as typeof import('boardgame.io/dist/types/packages/multiplayer.js')

const game = toGame(spittingFire)
const server = Server({ games: [game], origins: [/^http:\/\/127\.0\.0\.1/] })
guard(server, game.name)
const running = await server.run({ port: 0 })
const url = `http://127.0.0.1:${(running.appServer.address() as AddressInfo).port}`

const lobby = new LobbyClient({ server: url })
const setupData = { scenario: 'duel' }
const { matchID } = await lobby.createMatch(spittingFire.info.id, { numPlayers: 2, setupData })

/** Takes a seat of the match. */
async function sit(playerID: string) {
  const joined = await lobby.joinMatch(spittingFire.info.id, matchID, { playerID, playerName: playerID })
  const { playerCredentials: credentials } = joined
  const client = Client({ game, matchID, playerID, credentials, multiplayer: SocketIO({ server: url }), debug: false })
  client.start()
  return client
}

const bot = botFor(spittingFire)
const players = await Promise.all(['0', '1'].map(sit))
const thinkers = spittingFire.info.seats.map((seat) => new Thinker(seat, bot))
let orders = 0
for (;;) {
  const states = players.map((player) => player.getState())
  const over = states[0]?.ctx.gameover as Outcome<SpittingFire> | undefined
  if (over) {
    console.log(verdict(over, [orders]))
    break
  }
  await (states.every((state) => state !== null)
    ? turn(states.map((state) => state?.G as Shown<SpittingFire>))
    : pause(5))
}
for (const player of players) player.stop()
server.kill(running)

/** Lets somebody act who has something to decide, or else the referee, and waits until both know. */
async function turn(shown: readonly Shown<SpittingFire>[]): Promise<void> {
  const at = shown.findIndex(({ view }) => fromView(spittingFire, view).legalActions().length > 0)
  const before = players[0]?.getState()?._stateID ?? 0
  const own = shown[at]
  players[Math.max(0, at)]?.moves.act?.(own ? thinkers[at]?.order(own.view, own.events) : null)
  while (players.some((player) => (player.getState()?._stateID ?? 0) <= before)) await pause(2)
  const [why] = players.flatMap((player) => reasons(player.getState()?.G as Shown<SpittingFire>))
  if (why) throw new Error(why.message)
  orders++
}
