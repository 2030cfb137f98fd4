/**
 * Rooms spread over two processes by Redis, six players in three games, and one process killed. What holds: every game goes
 * on in the process that is left, from its file; every ticket still opens its seat; nothing that was answered is lost.
 * What does not: who was connected to the one that died has to connect again.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { canonical, type Ruleset } from 'wingover'
import { rulesets } from 'wingover/registry'
import { make, startOnline, ticketIn } from './players.js'
import { playSeat, sit, until } from './sitting.js'

const duel = (rulesets as Readonly<Record<string, Ruleset>>)['spitting-fire']!
const folder = mkdtempSync(join(tmpdir(), 'wingover-redis-'))
const stops: (() => unknown)[] = []
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
  rmSync(folder, { recursive: true, force: true })
})

const freePort = () =>
  new Promise<number>((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })

async function startRedis(): Promise<string> {
  const port = await freePort()
  const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'ignore'] })
  stops.push(() => child.kill('SIGKILL'))
  await new Promise<void>((done, fail) => {
    child.on('error', fail)
    child.stdout.on('data', (text) => String(text).includes('eady to accept') && done())
  })
  return `redis://127.0.0.1:${port}`
}

test('two processes, six players, one process killed', { timeout: 120_000 }, async () => {
  const REDIS_URL = await startRedis()
  const servers = [await startOnline(folder, { REDIS_URL }), await startOnline(folder, { REDIS_URL })]
  for (const server of servers) stops.push(() => server.stop())
  const [first, second] = servers as [(typeof servers)[number], (typeof servers)[number]]
  const games = [
    await make(first.url, { game: 'spitting-fire' }),
    await make(second.url, { game: 'spitting-fire' }),
    await make(second.url, { game: 'spitting-fire' }),
  ]
  const tables = []
  for (const made of games) {
    const axis = await sit(first.url, made.game, ticketIn(made.links.axis))
    const allies = await sit(second.url, made.game, ticketIn(made.links.allies))
    await Promise.all([playSeat(duel, axis, 'axis', 2), playSeat(duel, allies, 'allies', 1)])
    await until(() => allies.chair.events.length > 2)
    tables.push({ made, axis, allies, seen: canonical(axis.chair.view) })
  }

  await first.stop('SIGKILL')

  for (const { made, axis, allies, seen } of tables) {
    const back = await sit(second.url, made.game, ticketIn(made.links.axis), axis.chair)
    const foe = await sit(second.url, made.game, ticketIn(made.links.allies), allies.chair)
    await until(() => foe.chair.here.length === 2)
    expect(canonical(back.chair.view)).toBe(seen)
    expect((await back.chair.request('resign')).ok).toBe(true)
    await until(() => foe.chair.decision?.outcome?.winner === 'allies')
  }
})
