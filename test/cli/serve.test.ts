import { readFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { type GameRecord, type Ruleset, verify } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { rulesets } from 'wingover/registry'
import { linesOf } from '../../src/cli/serve/lines.js'
import { Server } from '../../src/cli/serve/server.js'
import { wingover } from './harness.js'

// biome-ignore lint/suspicious/noExplicitAny: answers are read as a client reads them.
type Read = any

const OPTIONS = { version: '0', seed: 'test', games: 8, line: 100_000 }

/** A client with its server. */
function connect(seed = 'test') {
  const server = new Server({ ...OPTIONS, seed })
  const ask = async (request: object): Promise<Read> => JSON.parse(await server.answer(JSON.stringify(request)))
  return { server, ask }
}

const codes = (answer: Read): readonly string[] => answer.violations.map(({ code }: Read) => code)
const games = Object.values(rulesets) as readonly object[] as readonly Ruleset[]

// ------------------------------------------------------------------------------------------------ the document

/** Does an answer fit what the document shows? `"..."` stands for what is left out. */
function fits(shown: Read, real: Read): boolean {
  if (shown === '...') return real !== undefined
  if (Array.isArray(shown)) return Array.isArray(real) && fitsList(shown, real)
  if (typeof shown !== 'object' || shown === null) return shown === real
  const { '...': more, ...fields } = shown
  const known = Object.keys(fields)
  return (
    known.every((key) => fits(fields[key], real?.[key])) &&
    (more === '...' || Object.keys(real).length === known.length)
  )
}

function fitsList(shown: readonly Read[], real: readonly Read[]): boolean {
  const open = shown.at(-1) === '...'
  const head = open ? shown.slice(0, -1) : shown
  return (open ? real.length >= head.length : real.length === head.length) && head.every((one, i) => fits(one, real[i]))
}

const [FIRST = '', SECOND = ''] = readFileSync('docs/protocol.md', 'utf8').split('\n## Version 2\n')

describe.each([
  ['version 1', FIRST],
  ['version 2', SECOND],
])('docs/protocol.md, %s', (_version, text) => {
  const [, block = ''] = /```jsonl\n(.*?)```/s.exec(text) ?? []
  const lines = block.trim().split('\n')
  const marked = (mark: string) => lines.filter((line) => line.startsWith(`${mark} `)).map((line) => line.slice(2))

  test('the conversation is what the server says', async () => {
    const input = marked('>').map((line) => `${line}\n`)
    const { code, out, err } = await wingover(['serve', '--seed', 'docs'], { input: input.join('') })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const answers = out.trim().split('\n')
    expect(answers).toHaveLength(input.length)
    expect(marked('<')).toHaveLength(input.length)
    for (const [i, shown] of marked('<').entries()) {
      const real = JSON.parse(answers[i] as string)
      if (!fits(JSON.parse(shown), real)) expect(real).toEqual(JSON.parse(shown))
    }
  })
})

describe('docs/protocol.md', () => {
  const inTables = (text: string) => [...text.matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name)

  test('every request is in a table, and all that can be wanted', async () => {
    const { ask } = connect()
    const known = async () => (await ask({ id: 1, do: '?' })).violations[0].facts.expected.split(', ')
    const first = await known()
    expect(inTables(FIRST).slice(1).sort()).toEqual(first.sort())
    await ask({ do: 'hello', protocol: 2 })
    const [, wants = '', requests = ''] = SECOND.split(/^\| `(?:want`|do`, new in 2) .*\n/m)
    expect([...first, ...inTables(requests)].sort()).toEqual((await known()).sort())
    const { violations } = await ask({ do: 'steps', games: [], want: ['?'] })
    expect(inTables(wants)).toEqual(violations[0].facts.expected.split(', '))
  })

  test('the matcher can fail', async () => {
    expect(fits({ a: 1 }, { a: 1, b: 2 })).toBe(false)
    expect(fits({ a: 1, '...': '...' }, { a: 1, b: 2 })).toBe(true)
    expect(fits(['...'], [])).toBe(true)
    expect(fits([1, '...'], [2])).toBe(false)
  })
})

// ------------------------------------------------------------------------------------------------ lines

describe('lines', () => {
  const read = async (chunks: readonly string[], limit = 10) => {
    const lines: unknown[] = []
    for await (const line of linesOf(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), limit)) lines.push(line)
    return lines
  }

  test('are put together from pieces; the last needs no end', async () => {
    expect(await read(['ab', 'c\nd', '\n', '\ne'])).toEqual(['abc', 'd', '', 'e'].map((text) => ({ text })))
  })

  test('a letter cut in two comes out whole', async () => {
    const bytes = Buffer.from('é\n')
    const lines: unknown[] = []
    for await (const line of linesOf(Readable.from([bytes.subarray(0, 1), bytes.subarray(1)]), 10)) lines.push(line)
    expect(lines).toEqual([{ text: 'é' }])
  })

  test('at the limit it passes, above it is dropped, and the next is read', async () => {
    const lines = await read(['0123456789\n', '01234', '567890', '1\nok\n'])
    expect(lines).toEqual([{ text: '0123456789' }, { tooLong: true }, { text: 'ok' }])
  })

  test('the server answers a line that is too long, and goes on', async () => {
    const input = `${' '.repeat(1500)}\n\n{"id":"a","do":"hello"}\n`
    const { out } = await wingover(['serve', '--line', '1000'], { input })
    const [first, second, ...rest] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(first).toMatchObject({
      id: null,
      ok: false,
      violations: [{ code: 'line-too-long', facts: { limit: 1000 } }],
    })
    expect(second).toMatchObject({ id: 'a', ok: true })
    expect(rest).toEqual([])
  })
})

// ------------------------------------------------------------------------------------------------ secrets

describe('at a seat', () => {
  test.each(games)('$info.id: the host alone sees state, record and other seats', async ({ info }) => {
    const { ask } = connect()
    const seat = info.seats[1]
    const { game, outcome } = await ask({
      do: 'new',
      ruleset: info.id,
      seat,
      players: { [info.seats[0] as string]: 'random' },
    })
    expect(outcome).toBeNull()
    for (const request of [
      { do: 'state', game },
      { do: 'save', game },
      { do: 'advance', game },
      { do: 'view', game, seat: info.seats[0] },
      { do: 'view', game, seat: 'spectator' },
      { do: 'legal', game, seat: info.seats[0] },
      { do: 'legal', game, seat: 'referee' },
      { do: 'act', game, action: { type: 'resign', seat: info.seats[0] } },
      { do: 'check', game, action: { type: 'resign', seat: info.seats[0] } },
    ]) {
      expect([request, await ask(request)]).toMatchObject([request, { ok: false, violations: [{ rule: 'CORE-SEAT' }] }])
    }
    expect((await ask({ do: 'view', game })).view.seat).toBe(seat)
  })

  test('dice are not the client’s', async () => {
    const { ask } = connect()
    const open = { do: 'new', ruleset: 'spitting-fire', seat: 'axis' }
    const config = rulesets['spitting-fire'].info.scenarios[0]?.config
    expect(codes(await ask({ ...open, seed: 'x' }))).toEqual(['seed-is-secret'])
    expect(codes(await ask({ ...open, config: { ...config, seed: 'mine' } }))).toEqual(['seed-is-secret'])
    expect(codes(await ask({ ...open, config: { ...config, dice: 'manual' } }))).toEqual(['seed-is-secret'])
  })

  // Blue plots in secret as many orders as it likes before red is asked; red may not even learn their number.
  test.each([
    ['fighting-wings', 'bounce', 'red', 'blue'],
    ['spitting-fire', 'duel', 'axis', 'allies'],
  ])('%s: what the others do in secret makes no difference to any answer', async (ruleset, scenario, seat, other) => {
    const heard = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map(async (seed) => {
        const { ask } = connect(seed)
        const opened = await ask({ do: 'new', ruleset, scenario, seat, players: { [other]: 'random' } })
        const { game } = opened
        const asked = await Promise.all(['view', 'legal', 'events'].map((what) => ask({ do: what, game })))
        return JSON.stringify([opened, ...asked, await ask({ do: 'act', game, action: { type: 'dance', seat } })])
      }),
    )
    expect(new Set(heard).size).toBe(1)
  })

  test.each(games)('$info.id: every event told is one the seat may know of, to the end', async (ruleset) => {
    const { ask } = connect()
    const { id, seats } = ruleset.info
    const seat = seats[0] as string
    const pick = pickFrom(id)
    const bots = { [seats[1] as string]: 'random' }
    let status = await ask({ do: 'new', ruleset: id, scenario: ruleset.info.scenarios[0]?.id, seat, players: bots })
    const told: Read[] = [...status.events]
    while (status.outcome === null) {
      expect(status.actors).toContain(seat)
      const { actions } = await ask({ do: 'legal', game: status.game })
      status = await ask({ do: 'act', game: status.game, action: pick.of(actions) })
      told.push(...status.events)
    }
    expect(told.filter(({ audience }) => audience !== 'all' && !audience.includes(seat))).toEqual([])
    const { steps } = await ask({ do: 'events', game: status.game })
    expect(steps.flat()).toEqual(told)
    expect(steps).toHaveLength(status.steps)
  })

  test('in words, what a seat is asked, may do and was told, and nothing of what others plot', async () => {
    const { ask } = connect()
    const { game } = await ask({
      do: 'new',
      ruleset: 'spitting-fire',
      scenario: 'duel',
      seat: 'axis',
      players: { allies: 'random' },
    })
    const legal = await ask({ do: 'legal', game, words: true })
    expect(legal.labels).toHaveLength(legal.actions.length)
    expect(legal.labels[0]).toBe('Emil: Climb Left to level 6')
    expect(legal.question).toMatch(/plot a maneuver for Emil/)
    const { lines } = await ask({ do: 'act', game, action: legal.actions[0], words: true })
    expect(lines).toEqual([{ text: 'Group Emil gets Climb Left, face down.', rules: ['SF-PLOT-01'], dice: [] }])
    const told = (await ask({ do: 'events', game, words: true })).lines.map(({ text }: Read) => text)
    expect(told).toContain('Group Tuck has its marker, face down.')
    expect(told.join(' ')).not.toMatch(/Tuck gets/)
    expect(await ask({ do: 'events', game })).not.toHaveProperty('lines')
  })

  test('a fork is a made-up world: it fits the view, and its host is the client', async () => {
    const { ask } = connect()
    const { game } = await ask({ do: 'new', ruleset: 'spitting-fire', seat: 'axis', players: { allies: 'random' } })
    const { view } = await ask({ do: 'view', game })
    const forks: string[] = []
    for (const seed of ['a', 'b', 'c', 'd', 'e']) forks.push((await ask({ do: 'fork', game, seed })).game)
    for (const fork of forks) expect((await ask({ do: 'view', game: fork, seat: 'axis' })).view).toEqual(view)
    const worlds: string[] = []
    for (const fork of forks) worlds.push(JSON.stringify((await ask({ do: 'view', game: fork, seat: 'allies' })).view))
    expect(new Set(worlds).size).toBeGreaterThan(1)
    expect(codes(await ask({ do: 'save', game: forks[0] }))).toEqual(['no-record'])
  })
})

// ------------------------------------------------------------------------------------------------ the host

describe('as host', () => {
  const host = { do: 'new', ruleset: 'spitting-fire', scenario: 'duel', seed: 'dover' }

  test('plays, saves, loads; what is saved verifies', async () => {
    const { ask } = connect()
    const { game } = await ask({ ...host, players: { axis: 'random', allies: 'random' } })
    const end = await ask({ do: 'advance', game })
    expect(end).toMatchObject({ ok: true, phase: 'over', actors: [] })
    const { record } = (await ask({ do: 'save', game })) as { record: GameRecord }
    expect(verify(rulesets['spitting-fire'] as object as Ruleset, record)).toEqual({ verdict: 'exact', format: 2 })
    const again = await ask({ do: 'load', record })
    expect(again).toMatchObject({ ok: true, outcome: end.outcome, steps: end.steps, events: [] })
    expect((await ask({ do: 'save', game: again.game })).record).toEqual(record)
    const bad = { ...record, seal: '0'.repeat(64) }
    expect(codes(await ask({ do: 'load', record: bad }))).toEqual(['record-differs'])
  })

  test('a fork without a seed goes on as the game would; with one it has dice of its own', async () => {
    const { ask } = connect()
    const { game } = await ask({ ...host, players: { axis: 'random', allies: 'random' } })
    const fork = await ask({ do: 'fork', game })
    const apart = await ask({ do: 'fork', game, seed: 'x' })
    expect((await ask({ do: 'act', game: fork.game, action: 'axis setPlot group=emil marker=dive-left' })).ok).toBe(
      true,
    )
    expect((await ask({ do: 'state', game })).state.rng).toEqual(
      (await ask({ do: 'state', game: fork.game })).state.rng,
    )
    expect((await ask({ do: 'state', game })).state.rng).not.toEqual(
      (await ask({ do: 'state', game: apart.game })).state.rng,
    )
    expect((await ask({ do: 'save', game: fork.game })).record.actions).toHaveLength(1)
    expect((await ask({ do: 'save', game })).record.actions).toHaveLength(0)
  })

  test('throws real dice', async () => {
    const { ask } = connect()
    const scenario = rulesets['spitting-fire'].info.scenarios[0]?.config
    const { game } = await ask({
      do: 'new',
      ruleset: 'spitting-fire',
      config: { ...scenario, seed: undefined, dice: 'manual' },
    })
    for (const action of ['axis setPlot group=emil marker=dive-left', 'allies setPlot group=tuck marker=dive-left'])
      expect((await ask({ do: 'act', game, action })).ok).toBe(true)
    for (const action of ['axis commitPlots', 'allies commitPlots']) await ask({ do: 'act', game, action })
    const flip = { type: 'flipCard', seat: 'referee' }
    expect(await ask({ do: 'act', game, action: flip })).toMatchObject({
      ok: false,
      needs: { kinds: { red: 1, black: 1 } },
    })
    expect(await ask({ do: 'advance', game })).toMatchObject({ ok: true, actors: ['referee'], events: [] })
    expect((await ask({ do: 'act', game, action: { ...flip, card: 'red' } })).ok).toBe(true)
    expect(await ask({ do: 'playout', game, count: 2 })).toMatchObject({ ok: true, count: 2, ended: 2 })
  })

  test('playouts repeat by seed, and count what they say', async () => {
    const { ask } = connect()
    const { game } = await ask(host)
    const request = { do: 'playout', game, count: 20, seed: 'x' }
    const result = await ask(request)
    expect(await ask(request)).toEqual(result)
    expect(result.wins.axis + result.wins.allies + result.wins.draw).toBe(result.ended)
    expect(result.evaluation.axis).toBeCloseTo(-result.evaluation.allies)
    expect((await ask({ ...request, steps: 1 })).ended).toBe(0)
    expect((await ask({ ...request, count: 1, bot: 'greedy', budget: 5, steps: 10 })).ok).toBe(true)
  })
})

// ------------------------------------------------------------------------------------------------ bad requests

describe('bad requests', () => {
  test.each([
    ['{', null, 'not-a-request'],
    ['[]', null, 'wrong-type'],
    ['null', null, 'wrong-type'],
    ['{"id":{},"do":"hello"}', null, 'wrong-type'],
    ['{"id":7,"do":"hello","extra":1}', 7, 'unknown-field'],
    ['{"id":"x","do":"legal","game":"g1"}', 'x', 'unknown-game'],
    ['{"id":"x","do":"legal","game":"__proto__"}', 'x', 'bad-format'],
    ['{"id":1,"do":"new","ruleset":"constructor"}', 1, 'unknown-ruleset'],
    ['{"id":1,"do":"new","ruleset":"spitfire","scenario":"x"}', 1, 'unknown-scenario'],
    ['{"id":1,"do":"new","ruleset":"spitfire","seat":"referee"}', 1, 'unknown-seat'],
    ['{"id":1,"do":"new","ruleset":"spitfire","players":{"third":"greedy"}}', 1, 'unknown-seat'],
    ['{"id":1,"do":"new","ruleset":"spitfire","players":{"first":"hal"}}', 1, 'unknown-bot'],
    ['{"id":1,"do":"new","ruleset":"spitfire","scenario":"bombing","config":{}}', 1, 'scenario-or-config'],
    ['{"id":1,"do":"load","record":null}', 1, 'unknown-ruleset'],
    ['{"id":1,"do":"hello","schemas":["chess"]}', 1, 'unknown-ruleset'],
    ['{"id":1,"do":"playout","game":"g1","count":100000}', 1, 'out-of-range'],
  ])('%s', async (line, id, code) => {
    const answer: Read = JSON.parse(await new Server(OPTIONS).answer(line))
    expect(answer).toMatchObject({ id, ok: false })
    expect(codes(answer)).toContain(code)
  })

  test('too many games; closing one makes room', async () => {
    const { ask } = connect()
    const open = { do: 'new', ruleset: 'spitting-fire', scenario: 'duel' }
    for (let i = 0; i < OPTIONS.games; i++) expect((await ask(open)).ok).toBe(true)
    expect(codes(await ask(open))).toEqual(['too-many-games'])
    expect(codes(await ask({ do: 'fork', game: 'g1' }))).toEqual(['too-many-games'])
    await ask({ do: 'close', game: 'g3' })
    expect(await ask(open)).toMatchObject({ ok: true, game: 'g9' })
  })

  test('games without a seed differ from each other, and repeat with the server’s seed', async () => {
    const seedsOf = async (seed: string) => {
      const { ask } = connect(seed)
      const open = async () => (await ask({ do: 'new', ruleset: 'spitting-fire', scenario: 'duel' })).game
      const seedOf = async (game: string) => (await ask({ do: 'save', game })).record.config.seed
      return [await seedOf(await open()), await seedOf(await open())]
    }
    const [one, two] = await seedsOf('x')
    expect(one).not.toBe(two)
    expect(await seedsOf('x')).toEqual([one, two])
    expect(await seedsOf('y')).not.toContain(one)
  })
})
