/**
 * A duel over a bare WebSocket: `npx tsx examples/online-host.ts [--bot flat@8]`. The server has a table with its desk, and
 * two players sit down with a ticket each. One of them loses the connection in the middle, and comes back.
 */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Chair, Desk, host, seatOf, ticketFor } from 'wingover/host'
import { type SpittingFire, spittingFire } from 'wingover/spitting-fire'
import { WebSocket, WebSocketServer } from 'ws'
import { botFor, playOut, verdict } from './online/player.js'

const made = host(spittingFire, { scenario: 'duel' })
if (!made.ok) throw new Error(made.violations[0]?.message)
const table = made.value

const secret = crypto.randomUUID()
const { seats } = spittingFire.info
const desk = new Desk(table, { now: () => performance.now() / 1000, rate: 20 })

/** Whatever is no JSON is refused by the gate, as everything else that is no request. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 16_384 })
server.on('connection', (socket, request) => {
  const ticket = request.url?.slice(1)
  const seat = seats.find((one) => one === seatOf(secret, 'my-game', seats, ticket)) ?? 'spectator'
  const visitor = desk.enter(seat, {
    send: (message) => socket.send(JSON.stringify(message)),
    close: () => socket.close(4290),
  })
  socket.on('message', (data) => visitor.receive(parsed(String(data))))
  socket.on('close', () => visitor.leave())
})
await once(server, 'listening')
const { port } = server.address() as AddressInfo

/** Connects a chair to its seat; when the connection is lost, it connects again. */
function sit(chair: Chair<SpittingFire>, seat: string): void {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${ticketFor(secret, 'my-game', seat)}`)
  socket.on('message', (data) => chair.receive(JSON.parse(String(data))))
  socket.on('open', () => chair.connect((request) => socket.send(JSON.stringify(request))))
  socket.on('close', () => {
    chair.connect(undefined)
    if (!table.isOver) sit(chair, seat)
  })
}

const bot = botFor(spittingFire)
const chairs = seats.map((seat) => [seat, new Chair<SpittingFire>(`${seat}-1`)] as const)
for (const [seat, chair] of chairs) sit(chair, seat)
const breaks = setTimeout(() => [...server.clients][0]?.terminate(), 500)
const played = await Promise.all(chairs.map(([seat, chair]) => playOut(chair, seat, bot)))
clearTimeout(breaks)
console.log(verdict(table.join('spectator').decision.outcome, played))
for (const client of server.clients) client.terminate()
server.close()
