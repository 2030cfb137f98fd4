/** What strangers send to a server that runs: it answers or hangs up, and goes on. */
import { mkdtempSync, rmSync } from 'node:fs'
import { request as ask } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'colyseus.js'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Ruleset } from 'wingover'
import { seatOf, ticketFor } from 'wingover/host'
import { rulesets } from 'wingover/registry'
import { WebSocket } from 'ws'
import { make, startOnline, ticketIn } from './players.js'
import { playSeat, sit, until } from './sitting.js'

const duel = (rulesets as Readonly<Record<string, Ruleset>>)['spitting-fire']!
const folder = mkdtempSync(join(tmpdir(), 'wingover-attack-'))
let server: Awaited<ReturnType<typeof startOnline>>

beforeAll(async () => {
  server = await startOnline(folder)
}, 60_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})
afterEach(async () => {
  expect(server.child.exitCode).toBeNull()
  expect((await fetch(server.url)).status).toBe(200)
})

/** A request as it stands, past what `fetch` would mend in it. */
const rawly = (text: string): Promise<string> =>
  new Promise((done, fail) => {
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.end(text))
    let answer = ''
    socket.on('data', (piece) => (answer += piece))
    socket.on('close', () => done(answer))
    socket.on('error', fail)
  })

const statusOf = (path: string, headers: Record<string, string>, method = 'GET', body = ''): Promise<number> =>
  new Promise((done, fail) => {
    const sent = ask(`${server.url}${path}`, { method, headers }, (answer) => {
      answer.resume()
      done(answer.statusCode ?? 0)
    })
    sent.on('error', fail)
    sent.end(body)
  })

/** The code with which a WebSocket is closed, or the status with which it is refused. */
const closing = (path: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((done) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${path}`, { headers })
    socket.on('unexpected-response', (_request, answer) => done(answer.statusCode ?? 0))
    socket.on('close', done)
    socket.on('error', () => undefined)
  })

describe('over HTTP', () => {
  test('addresses that are none, and methods that nobody has', async () => {
    for (const path of ['//', '//[', 'http://[', '/%', '/\u0000', '/games/__proto__', '/games/constructor']) {
      expect(await rawly(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 4\d\d/)
    }
    expect(await statusOf('matchmake/joinById/x', {}, 'PUT')).toBe(405)
    expect(await statusOf('games', {}, 'DELETE')).toBe(405)
  })

  test('nothing outside of the page is served, and nothing of the folder', async () => {
    for (const path of ['..%2f..%2fpackage.json', '%2e%2e/secret', 'games/..%2fsecret', 'secret', 'journal', '%']) {
      expect((await fetch(`${server.url}${path}`)).status).toBe(404)
    }
    expect((await fetch(`${server.url}games/nothing_0000000000000000`)).status).toBe(404)
  })

  test('bodies without end, to us and to Colyseus, with and without a length', async () => {
    for (const path of ['games', 'matchmake/joinById/x']) {
      expect(await statusOf(path, {}, 'POST', 'x'.repeat(200_000)).catch(() => 413)).toBe(413)
      const endless = statusOf(path, { 'transfer-encoding': 'chunked' }, 'POST', 'x'.repeat(3_000_000))
      await expect(endless).rejects.toThrow()
    }
    for (const body of ['', 'null', '7', '[]', '{"game":"constructor"}', '{"game":"spitting-fire","options":7}']) {
      expect(await statusOf('games', {}, 'POST', body)).toBe(400)
    }
    for (const body of ['', 'null', '7', '{"ticket":{"__proto__":1}}']) {
      expect(await statusOf('matchmake/joinById/__proto__', {}, 'POST', body)).toBe(200)
    }
  })

  test('pages of other sites', async () => {
    const host = new URL(server.url).host
    const body = '{"game":"spitting-fire"}'
    expect(await statusOf('games', { origin: 'https://evil.example' }, 'POST', body)).toBe(403)
    expect(await statusOf('games', { origin: 'null' }, 'POST', body)).toBe(403)
    expect(await statusOf('matchmake/joinById/x', { origin: 'https://evil.example' }, 'POST', '{}')).toBe(403)
    expect(await statusOf('games', { origin: `http://${host}` }, 'POST', body)).toBe(201)
    expect(await closing('a/b?sessionId=c', { origin: 'https://evil.example' })).toBe(401)
  })

  test('the page runs its own scripts alone, stands in no frame and is not guessed at', async () => {
    const { headers } = await fetch(server.url)
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'; script-src 'self' 'sha256-[\w+/=]{44}';/,
    )
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
  })
})

describe('over the wire', () => {
  test('rooms and sessions with names that every object has', async () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'x']) {
      expect(await closing(`a/${name}?sessionId=${name}`)).toBeGreaterThan(3999)
    }
  })

  test('messages of types that every object has, and bytes that are none', async () => {
    const made = await make(server.url, { game: 'spitting-fire' })
    const good = await sit(server.url, made.game, ticketIn(made.links.allies))
    for (const type of ['constructor', 'toString', '__proto__', 'hasOwnProperty', '__no_message_handler']) {
      const bad = await sit(server.url, made.game, ticketIn(made.links.axis))
      let code = 0
      bad.room.onLeave((left) => (code = left))
      bad.room.send(type, { x: 1 })
      await until(() => code !== 0)
    }
    for (const bytes of [
      [],
      [13],
      [13, 0xa5],
      [13, 0xd9, 0xff],
      [17, 0xa2, 100, 111],
      [13, 0xa2, 100, 111, 0xc1],
      [255],
    ]) {
      const bad = await sit(server.url, made.game, ticketIn(made.links.axis))
      const { ws } = bad.room.connection.transport as unknown as { ws: { send(data: Uint8Array): void } }
      ws.send(new Uint8Array(bytes))
      await bad.room.leave()
    }
    expect(await playSeat(duel, good, 'allies', 1)).toBe(1)
  })

  test('requests with names that every object has', async () => {
    const made = await make(server.url, { game: 'spitting-fire' })
    const one = await sit(server.url, made.game, ticketIn(made.links.axis))
    await until(() => one.chair.view !== undefined)
    const json = { type: 'constructor', seat: '__proto__', group: 'toString', marker: '__proto__' }
    for (const id of ['__proto__', 'constructor']) one.room.send('do', { verb: 'act', id, step: 1, json })
    one.room.send('do', { verb: '__proto__', id: 'a', step: 1 })
    await until(() => one.heard.filter((text) => text.includes('"ok":false')).length === 3)
    expect(await playSeat(duel, one, 'axis', 1)).toBe(1)
  })

  test('who comes first is given no ticket', async () => {
    const made = await make(server.url, { game: 'spitting-fire' })
    const room = await new Client(server.url).joinById(made.game, { seat: 'axis' })
    const told: unknown[] = []
    room.onMessage('tickets', (tickets) => told.push(tickets))
    let isHere = false
    room.onMessage('table', ({ here }: { here: readonly string[] }) => (isHere = here?.length === 0))
    await until(() => isHere)
    expect(told).toEqual([])
  })

  test('a crowd that looks on keeps no player out', { timeout: 60_000 }, async () => {
    const made = await make(server.url, { game: 'spitting-fire' })
    const joins = await Promise.allSettled(Array.from({ length: 130 }, () => sit(server.url, made.game)))
    const inside = joins.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    expect(inside).toHaveLength(100)
    const player = await sit(server.url, made.game, ticketIn(made.links.axis))
    expect(await playSeat(duel, player, 'axis', 1)).toBe(1)
    for (let i = 0; i < 9; i++) await sit(server.url, made.game, ticketIn(made.links.axis))
    await expect(sit(server.url, made.game, ticketIn(made.links.axis))).rejects.toThrow('no room')
    const before = player.heard.length
    await Promise.all(inside.map(({ room }) => room.leave()))
    expect(player.heard.slice(before)).toEqual([])
  })
})

test('a ticket is compared letter by letter, whole', () => {
  const ticket = ticketFor('secret', 'game', 'axis')
  const seats = ['axis', 'allies']
  expect(seatOf('secret', 'game', seats, ticket)).toBe('axis')
  for (const wrong of [`${ticket}0`, ticket.slice(1), ticket.slice(0, -1), '', [ticket], { length: 40 }, null, 7]) {
    expect(seatOf('secret', 'game', seats, wrong)).toBeUndefined()
  }
  for (let at = 0; at < ticket.length; at++) {
    const other = ticket[at] === '0' ? '1' : '0'
    expect(seatOf('secret', 'game', seats, ticket.slice(0, at) + other + ticket.slice(at + 1))).toBeUndefined()
  }
})

test('a second server on the folder: no game beyond the most, none that the first has open, pages that are let in', {
  timeout: 60_000,
}, async () => {
  const made = await make(server.url, { game: 'spitting-fire' })
  const player = await sit(server.url, made.game, ticketIn(made.links.axis))
  const second = await startOnline(folder, {}, ['--most', '1', '--origin', 'https://friend.example'])
  try {
    await expect(make(second.url, { game: 'spitting-fire' })).rejects.toThrow('1 games are kept here, and no more')
    await expect(sit(second.url, made.game)).rejects.toThrow('open in another server')
    const asked = { method: 'POST', body: '{}' }
    const friend = await fetch(`${second.url}games`, { ...asked, headers: { origin: 'https://friend.example' } })
    expect(friend.status).toBe(400)
    const other = await fetch(`${second.url}games`, { ...asked, headers: { origin: 'https://other.example' } })
    expect(other.status).toBe(403)
    expect(await playSeat(duel, player, 'axis', 1)).toBe(1)
  } finally {
    await second.stop()
  }
})
