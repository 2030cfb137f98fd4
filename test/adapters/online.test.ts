/** A server of its own process, players over loopback, and all that comes over each wire. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'colyseus.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonical, type Game, type Ruleset, verify } from 'wingover'
import { fromLines, host, type Message } from 'wingover/host'
import { rulesets } from 'wingover/registry'
import { unpacked } from '../../src/tools/host/pack.js'
import { Reader } from '../tools/host/games.js'
import { type Made, make, startOnline, ticketIn } from './players.js'
import { playSeat, type Sitting, sit, until } from './sitting.js'

const games = rulesets as Readonly<Record<string, Ruleset>>
const duel = games['spitting-fire']!
const folder = mkdtempSync(join(tmpdir(), 'wingover-online-'))
let server: Awaited<ReturnType<typeof startOnline>>

beforeAll(async () => {
  server = await startOnline(folder)
}, 60_000)
afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

const seatAt = (made: Made, seat: string): Promise<Sitting> => sit(server.url, made.game, ticketIn(made.links[seat]))
/** What stands in the file of a game; what was answered comes to stand there a little later. */
const keptOf = ({ game }: Made): string => readFileSync(join(folder, `${game}.jsonl`), 'utf8')
const tableOf = (made: Made) => {
  const loaded = host.load(games[made.game.split('_')[0]!]!, fromLines(keptOf(made).split('\n')))
  if (!loaded.ok) throw new Error(loaded.violations[0]?.message)
  return loaded.value
}
const newsIn = (heard: readonly string[]) =>
  heard
    .map((text) => JSON.parse(text) as Message)
    .flatMap((message) => ('news' in message ? [unpacked(message.news)] : []))

describe('a whole game', () => {
  const markers = (action: Game['Action']): string => (action as { marker?: string }).marker ?? ''
  const isAxis = (action: Game['Action']): boolean => markers(action).startsWith('climb')
  let made: Made
  let seats: Record<'axis' | 'allies' | 'spectator', Sitting>

  beforeAll(async () => {
    made = await make(server.url, { game: 'spitting-fire', scenario: 'duel' })
    seats = {
      axis: await seatAt(made, 'axis'),
      allies: await seatAt(made, 'allies'),
      spectator: await seatAt(made, 'spectator'),
    }
    const wrong = await seats.axis.chair.act({ type: 'setPlot', seat: 'axis', group: 'SENTINEL-axis', marker: 'level' })
    expect(wrong.ok).toBe(false)
    await Promise.all([
      playSeat(duel, seats.axis, 'axis', 400, isAxis),
      playSeat(duel, seats.allies, 'allies', 400, (action) => !isAxis(action)),
    ])
    await until(() => seats.spectator.chair.decision?.outcome !== undefined)
  }, 60_000)

  test('is played to its end, and what was kept verifies', async () => {
    await until(() => tableOf(made).isOver)
    const table = tableOf(made)
    expect(verify(duel, table.record()).verdict).toBe('exact')
    for (const seat of ['axis', 'allies', 'spectator'] as const) {
      expect(canonical(seats[seat].chair.view)).toBe(canonical(table.join(seat).view))
      expect(canonical(seats[seat].chair.events)).toBe(canonical(table.since(seat, 0).events))
    }
  })

  test('no wire carries the generator, a seed, or the refusals of another seat', () => {
    for (const [seat, { heard, raw }] of Object.entries(seats)) {
      const all = heard.join('\n') + Buffer.concat(raw).toString('latin1')
      expect(all).not.toMatch(/"rng"|"seed"|rng|"s0"/)
      if (seat !== 'axis') expect(all).not.toContain('SENTINEL-axis')
    }
    expect(seats.axis.heard.join()).toContain('"ok":false')
  })

  test('no sealed plot is on another wire before it is shown', async () => {
    await until(() => tableOf(made).isOver)
    const chosen = keptOf(made).match(/"marker":"climb[^"]*"/g) ?? []
    expect(chosen.length).toBeGreaterThan(0)
    for (const seat of ['allies', 'spectator'] as const) {
      const reader = new Reader()
      let looked = 0
      for (const news of newsIn(seats[seat].heard)) {
        const before = reader.view?.phase
        reader.take(news)
        if (before !== 'plot' || reader.view?.phase !== 'plot') continue
        looked++
        expect(JSON.stringify(news)).not.toContain('climb')
      }
      expect(looked).toBeGreaterThan(0)
    }
  })
})

test('no hidden chit is on a wire of those who may not see it', { timeout: 30_000 }, async () => {
  const ruleset = games['regia-aeronautica']!
  const made = await make(server.url, { game: 'regia-aeronautica', scenario: 'premiere' })
  const [french, italian, spectator] = [
    await seatAt(made, 'french'),
    await seatAt(made, 'italian'),
    await seatAt(made, 'spectator'),
  ]
  await until(() => french.chair.view !== undefined && italian.chair.view !== undefined)
  const both = [playSeat(ruleset, french, 'french', 4), playSeat(ruleset, italian, 'italian', 4)]
  await Promise.race(both)
  await until(() => keptOf(made).includes('"card":"'))
  expect(french.heard.join()).toMatch(/"plane":"LeO-A","chit":"/)
  expect(spectator.heard.join()).not.toMatch(/"chit":"(ace|green|lucky|none)"/)
  expect(italian.heard.join()).not.toMatch(/"plane":"LeO-[A-D]","chit":"/)
  await Promise.all([french, italian].map(({ room }) => room.leave()))
})

describe('what goes wrong does not go further', () => {
  test('a forged ticket, a ticket of another game, and no ticket', { timeout: 30_000 }, async () => {
    const made = await make(server.url, { game: 'spitting-fire' })
    const other = await make(server.url, { game: 'spitting-fire' })
    await expect(sit(server.url, made.game, 'f'.repeat(40))).rejects.toThrow('opens no seat')
    await expect(sit(server.url, made.game, ticketIn(other.links.axis))).rejects.toThrow('opens no seat')
    const visitor = await sit(server.url, made.game)
    const answer = await visitor.chair.act({ type: 'resign', seat: 'axis' })
    expect(answer).toMatchObject({ ok: false, violations: [{ code: 'no-such-seat' }] })
    await expect(new Client(server.url).create('spitting-fire', { scenario: 'duel' })).rejects.toThrow()
  })

  test('a client that orders for another chair, or sits at one twice', { timeout: 30_000 }, async () => {
    const made = await make(server.url, { game: 'spitting-fire' })
    const [one, two, foe] = [await seatAt(made, 'axis'), await seatAt(made, 'axis'), await seatAt(made, 'allies')]
    const answer = await one.chair.act({ type: 'resign', seat: 'allies' })
    expect(answer).toMatchObject({ ok: false, violations: [{ code: 'not-your-seat' }] })
    await playSeat(duel, one, 'axis', 1)
    await until(() => canonical(two.chair.view) === canonical(one.chair.view))
    expect(foe.heard.join()).not.toContain('not-your-seat')
    expect(foe.chair.here).toEqual(['axis', 'allies'])
  })

  test('malformed and oversized messages', { timeout: 30_000 }, async () => {
    const made = await make(server.url, { game: 'spitting-fire' })
    const [bad, good] = [await seatAt(made, 'axis'), await seatAt(made, 'allies')]
    for (const junk of [
      null,
      7,
      'x',
      [],
      { verb: 'destroy' },
      { verb: 'act', id: 'a', step: -1 },
      { verb: 'act', id: 'a', step: 1, json: { __proto__: 1 } },
    ]) {
      bad.room.send('do', junk)
    }
    bad.room.send('something', { else: 1 })
    bad.room.sendBytes('do', new Uint8Array([0xc1, 0xff, 0x00]))
    await until(() => bad.heard.filter((text) => text.includes('"ok":false')).length >= 6)
    bad.room.send('do', { verb: 'act', id: 'big', step: 1, json: 'x'.repeat(20_000) })
    await until(() => !good.chair.here.includes('axis'))
    expect(await playSeat(duel, good, 'allies', 1)).toBe(1)
    expect(good.heard.join()).not.toMatch(/destroy|CORE-SHAPE/)
    const back = await sit(server.url, made.game, ticketIn(made.links.axis), bad.chair)
    expect(await playSeat(duel, back, 'axis', 1)).toBe(1)
  })

  test('a flood: what is over the rate is refused, and a hundred times over is sent away', {
    timeout: 30_000,
  }, async () => {
    const made = await make(server.url, { game: 'spitting-fire' })
    const [flood, good] = [await seatAt(made, 'axis'), await seatAt(made, 'allies')]
    let code = 0
    flood.room.onLeave((left) => (code = left))
    for (let i = 0; i < 600; i++) flood.room.send('do', { verb: 'undo', id: `f-${i}`, step: 1 })
    await until(() => code !== 0)
    expect(code).toBe(4290)
    expect(flood.heard.join()).toContain('too-fast')
    expect(await playSeat(duel, good, 'allies', 1)).toBe(1)
  })

  test('a message that is replayed is one act', { timeout: 30_000 }, async () => {
    const made = await make(server.url, { game: 'spitting-fire' })
    const one = await seatAt(made, 'axis')
    await until(() => one.chair.view !== undefined)
    const [action] = duel.legalActions(tableOf(made).ruleset.sample(one.chair.view!, 'x'), 'axis')
    const request = { verb: 'act', id: 'once', step: 1, json: action }
    for (let i = 0; i < 3; i++) one.room.send('do', request)
    await until(() => one.heard.filter((text) => text.includes('"id":"once"')).length === 3)
    await one.chair.request('resign')
    await until(() => tableOf(made).isOver)
    expect(keptOf(made).match(/"id":"once"/g)).toHaveLength(1)
  })

  test('a connection that breaks in the middle of a sealed plot', { timeout: 30_000 }, async () => {
    const made = await make(server.url, { game: 'spitting-fire' })
    const [one, foe] = [await seatAt(made, 'axis'), await seatAt(made, 'allies')]
    await playSeat(duel, one, 'axis', 1)
    await until(() => foe.heard.join().includes('"plotSet"'))
    const heard = foe.heard.length
    one.room.connection.close(4001)
    await until(() => !foe.chair.here.includes('axis'))
    expect(foe.heard.slice(heard)).toEqual(['{"here":["allies"]}'])
    const back = await sit(server.url, made.game, ticketIn(made.links.axis), one.chair)
    await until(() => foe.chair.here.includes('axis'))
    await until(() => canonical(back.chair.view) === canonical(tableOf(made).join('axis').view))
    expect(await playSeat(duel, back, 'axis', 1)).toBe(1)
  })
})

test('a server that was killed goes on with every game', { timeout: 60_000 }, async () => {
  const made = [await make(server.url, { game: 'spitting-fire' }), await make(server.url, { game: 'fighting-wings' })]
  const before = []
  for (const one of made) {
    const ruleset = games[one.game.split('_')[0]!]!
    const seats = await Promise.all(ruleset.info.seats.map((seat) => seatAt(one, seat)))
    await Promise.race(seats.map((sitting, at) => playSeat(ruleset, sitting, ruleset.info.seats[at]!, 3)))
    before.push(seats[0]!.chair)
  }
  await server.stop('SIGKILL')
  server = await startOnline(folder)
  for (const [at, one] of made.entries()) {
    const ruleset = games[one.game.split('_')[0]!]!
    const [seat] = ruleset.info.seats as [string]
    const events = before[at]!.events.length
    const back = await sit(server.url, one.game, ticketIn(one.links[seat]), before[at])
    await until(() => canonical(back.chair.view) === canonical(tableOf(one).join(seat).view))
    expect(back.chair.events.length).toBeGreaterThanOrEqual(events)
    expect((await back.chair.request('resign')).ok).toBe(true)
    await until(() => tableOf(one).isOver)
  }
})

test('clocks run while a room is open: whose time is up has lost', { timeout: 30_000 }, async () => {
  const made = await make(server.url, { game: 'spitting-fire', clock: { time: 1 } })
  const one = await seatAt(made, 'axis')
  await until(() => one.chair.decision?.outcome !== undefined)
  expect(one.chair.decision?.flag).toBeDefined()
})
