/**
 * A duel in a room of Colyseus: `npx tsx examples/online-colyseus.ts [--bot flat@8]`. One player makes the room and sends the
 * other a ticket; a third looks on.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { Client } from 'colyseus.js'
import { roomOf } from 'wingover/colyseus'
import { attach } from 'wingover/colyseus/client'
import { type SpittingFire, spittingFire } from 'wingover/spitting-fire'
import { botFor, playOut, verdict } from './online/player.js'

const http = createServer()
const rooms = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  gracefullyShutdown: false,
})
rooms.define('spitting-fire', roomOf(spittingFire))
await rooms.listen(0, '127.0.0.1')

const client = () => new Client(`ws://127.0.0.1:${(http.address() as AddressInfo).port}`)
const room = await client().create('spitting-fire', { scenario: 'duel', seat: 'axis' })
const tickets = new Promise<Readonly<Record<string, string>>>((done) => room.onMessage('tickets', done))
const axis = attach<SpittingFire>(room)
const allies = attach<SpittingFire>(await client().joinById(room.roomId, { ticket: (await tickets).allies }))
const spectator = attach<SpittingFire>(await client().joinById(room.roomId))

const bot = botFor(spittingFire)
const played = await Promise.all([playOut(axis, 'axis', bot), playOut(allies, 'allies', bot)])
console.log(verdict(axis.decision?.outcome, played))
console.log(`The spectator saw ${spectator.events.length} events, axis ${axis.events.length}.`)
await rooms.gracefullyShutdown(false)
