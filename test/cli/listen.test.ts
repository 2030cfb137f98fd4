import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { afterEach, describe, expect, test } from 'vitest'
import { main } from '../../src/cli/main.js'
import { Hall } from '../../src/cli/serve/hall.js'
import { addressIn, isLoopback, type Listening, listen } from '../../src/cli/serve/listen.js'
import { Sink, wingover } from './harness.js'

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client reads them.
type Read = any

const OPTIONS = { version: '0', seed: 'sockets', games: 4, line: 20_000 }
const open: (Listening | Socket)[] = []

afterEach(() => {
  for (const one of open.splice(0))
    if ('destroy' in one) one.destroy()
    else one.close()
})

async function serverFor(most = 4) {
  const server = await listen(new Hall(OPTIONS), { host: '127.0.0.1', port: 0 }, most)
  open.push(server)
  return Number(server.address.split(':')[1])
}

/** A client over a socket. */
async function client(port: number) {
  const socket = connect(port, '127.0.0.1')
  open.push(socket)
  await once(socket, 'connect')
  const lines: string[] = []
  let rest = ''
  socket.setEncoding('utf8')
  socket.on('error', () => undefined)
  socket.on('data', (text: string) => {
    const parts = (rest + text).split('\n')
    rest = parts.pop() ?? ''
    lines.push(...parts)
  })
  let read = 0
  const next = async (): Promise<Read> => {
    await expect.poll(() => lines.length, { timeout: 30_000 }).toBeGreaterThan(read)
    return JSON.parse(lines[read++]!)
  }
  const ask = (request: object): Promise<Read> => {
    socket.write(`${JSON.stringify(request)}\n`)
    return next()
  }
  return { socket, ask, next, lines }
}

describe('addresses', () => {
  test.each([
    ['7440', { host: '127.0.0.1', port: 7440 }, true],
    ['localhost:1', { host: 'localhost', port: 1 }, true],
    ['0.0.0.0:80', { host: '0.0.0.0', port: 80 }, false],
    ['[::1]:0', { host: '::1', port: 0 }, true],
    ['127.example.org:9', { host: '127.example.org', port: 9 }, false],
  ])('%s', (text, address, loopback) => {
    expect(addressIn(text)).toEqual(address)
    expect(isLoopback(address.host)).toBe(loopback)
  })

  test.each(['', 'host', 'host:', ':99999', '99999', 'a:b:c', '1.2.3.4:5:6'])('"%s" is none', async (text) => {
    const { code, err } = await wingover(['serve', '--listen', text])
    expect([code, err]).toEqual([2, expect.stringMatching(/is no address/)])
  })

  test('a port in use is named', async () => {
    const port = await serverFor()
    const { code, err } = await wingover(['serve', '--listen', String(port)])
    expect([code, err]).toEqual([2, expect.stringMatching(/cannot be listened at/)])
  })
})

describe('over sockets', () => {
  test('each connection has games and a version of its own', async () => {
    const port = await serverFor()
    const [one, two] = [await client(port), await client(port)]
    expect(await one.ask({ do: 'hello', protocol: 2 })).toMatchObject({ protocol: 2 })
    expect(await two.ask({ do: 'hello' })).toMatchObject({ protocol: 1 })
    await one.ask({ do: 'new', ruleset: 'spitfire', as: 'mine' })
    expect(await two.ask({ do: 'view', game: 'mine', seat: 'first' })).toMatchObject({ ok: false })
    const a = await one.ask({ do: 'new', ruleset: 'spitting-fire', as: 'a' })
    const b = await two.ask({ do: 'new', ruleset: 'spitting-fire' })
    const seedOf = async ({ ask }: typeof one, game: string) => (await ask({ do: 'save', game })).record.config.seed
    expect(await seedOf(one, a.game)).not.toBe(await seedOf(two, b.game))
  })

  test('rubbish, lines too long and too many games are named, and the talk goes on', async () => {
    const { socket, ask, next } = await client(await serverFor())
    socket.write('rubbish\n\u0000\u0001\n')
    socket.write(`${'x'.repeat(30_000)}\n`)
    const codes = [await next(), await next(), await next()].map(({ violations }) => violations[0].code)
    expect(codes).toEqual(['not-a-request', 'not-a-request', 'line-too-long'])
    await ask({ do: 'hello', protocol: 2 })
    for (let i = 0; i < 4; i++) expect((await ask({ do: 'new', ruleset: 'spitfire' })).ok).toBe(true)
    expect((await ask({ do: 'new', ruleset: 'spitfire' })).violations[0].code).toBe('too-many-games')
  })

  test('beyond the last place a client is told so and let go', async () => {
    const port = await serverFor(1)
    const first = await client(port)
    await first.ask({ do: 'hello' })
    const late = await client(port)
    expect(await late.next()).toMatchObject({ ok: false, violations: [{ code: 'too-many-clients' }] })
    await expect.poll(() => late.socket.closed).toBe(true)
    first.socket.destroy()
    await expect
      .poll(async () => {
        const again = await client(port)
        again.socket.write('{"do":"hello"}\n')
        return (await again.next()).ok
      })
      .toBe(true)
  })

  test('a client that dies in the middle leaves its seat, and can come back', async () => {
    const port = await serverFor()
    const [one, two] = [await client(port), await client(port)]
    for (const { ask } of [one, two]) await ask({ do: 'hello', protocol: 2 })
    const seat = { seat: 'axis', players: { allies: 'remote' } }
    const { tickets } = await one.ask({ do: 'new', ruleset: 'spitting-fire', as: 'a', ...seat })
    await two.ask({ do: 'join', ticket: tickets.allies, as: 'b' })
    one.socket.write('{"do":"wait","game":"a","seconds":60')
    one.socket.destroy()
    const absent = async () => (await two.ask({ do: 'steps', games: [{ game: 'b' }] })).games[0].absent
    await expect.poll(absent).toEqual(['axis'])
    const again = await client(port)
    await again.ask({ do: 'hello', protocol: 2 })
    expect(await again.ask({ do: 'join', ticket: tickets.axis })).toMatchObject({ ok: true, seat: 'axis', absent: [] })
  })

  test('who does not read is not read from: nothing piles up, nothing is lost', async () => {
    const { socket, lines, ask } = await client(await serverFor())
    await ask({ do: 'hello', protocol: 2 })
    socket.pause()
    const asked = 60
    for (let i = 0; i < asked; i++) socket.write(`{"id":${i},"do":"hello","schemas":["spitting-fire"]}\n`)
    // Empty lines are not answered; there are more of them than any buffer between the two holds.
    const empty = `${' '.repeat(19_000)}\n`.repeat(100)
    for (let i = 0; i < 20; i++) socket.write(empty)
    // The server stops reading: what was written waits on this side, and waits on.
    const waiting: number[] = []
    await expect
      .poll(() => waiting.push(socket.writableLength) > 8 && new Set(waiting.slice(-8)).size, { timeout: 30_000 })
      .toBe(1)
    expect(waiting.at(-1)).toBeGreaterThan(0)
    socket.resume()
    await expect.poll(() => lines.length, { timeout: 50_000 }).toBe(asked + 1)
    expect(lines.slice(1).map((line) => JSON.parse(line).id)).toEqual(Array.from({ length: asked }, (_, i) => i))
  })

  test('the command answers both at its pipe and at its socket, says that anybody may connect, and ends at Ctrl-C', async () => {
    const [output, errors] = [new Sink(), new Sink()]
    let interrupt = (): void => undefined
    const code = main(['serve', '--listen', '0'], {
      input: Readable.from([Buffer.from('{"do":"hello"}\n')]),
      output,
      errors,
      env: {},
      onInterrupt(listener) {
        interrupt = listener
        return () => undefined
      },
    })
    await expect.poll(() => /at 127\.0\.0\.1:(\d+)\. There is no authentication/.exec(errors.text)?.[1]).toBeDefined()
    const { ask } = await client(Number(/:(\d+)/.exec(errors.text)![1]))
    expect(await ask({ do: 'hello', protocol: 2 })).toMatchObject({ protocol: 2 })
    await expect.poll(() => output.text).toMatch(/"protocol":1/)
    interrupt()
    expect(await code).toBe(0)
  })
})
