import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Ruleset } from 'wingover'
import { forfeitGame, localCrew, type Results, schedule, type Tournament } from 'wingover/arena'
import { botNamed } from 'wingover/bots'
import { spittingFire } from 'wingover/spitting-fire'
import { progressBar } from '../../src/cli/arena/bar.js'
import { botOf } from '../../src/cli/arena/players.js'
import { ResultsFile } from '../../src/cli/arena/results-file.js'
import { folder, wingover } from './harness.js'

const STALLS = 'test/cli/bots/stalls.mjs'
const random = botNamed(spittingFire, 'random')!
const tournament: Tournament = {
  ruleset: 'spitting-fire',
  seats: spittingFire.info.seats,
  players: ['random', 'random@1'],
  scenarios: ['duel'],
  pairs: 2,
  seed: 'arena',
  budget: 1,
}
const empty: Results = { format: 1, revision: spittingFire.info.revision, tournament, games: [] }
const crew = localCrew(spittingFire, { bots: { random, 'random@1': random }, budget: 1 })

/** A results file of the whole tournament, without a thread. */
async function finished(): Promise<string> {
  const path = join(folder(), 'results.json')
  const file = new ResultsFile(path, empty)
  for (const job of schedule(tournament)) file.add(await crew.play(job))
  return path
}

const again = (path: string, ...more: readonly string[]) =>
  wingover(['arena', 'spitting-fire', '-p', 'random', '-p', 'random@1', '-n', '2', '-b', '1', '-o', path, ...more])

describe('the results file', () => {
  test('is JSON after every game', async () => {
    const path = join(folder(), 'results.json')
    const file = new ResultsFile(path, empty)
    const ids: string[] = []
    for (const job of schedule(tournament)) {
      expect(JSON.parse(readFileSync(path, 'utf8')).games.map(({ id }: { id: string }) => id)).toEqual(ids)
      file.add(await crew.play(job))
      ids.push(job.id)
    }
    expect(existsSync(`${path}.new`)).toBe(false)
  })

  test('a finished tournament is not played again: standings and chart come from the file', async () => {
    const path = await finished()
    const before = readFileSync(path, 'utf8')
    const svg = join(folder(), 'table.svg')
    const { code, out, err } = await again(path, '--svg', svg)
    expect(code).toBe(0)
    expect(out).toMatch(/^player +against +games/)
    expect(out).toMatch(/random +random@1 +4 /)
    expect(err).toContain('4 of 4 games')
    expect(readFileSync(path, 'utf8')).toBe(before)
    expect(readFileSync(svg, 'utf8')).toMatch(/^<svg/)
  })

  test('its results are verified game by game', async () => {
    const path = await finished()
    expect(await wingover(['verify', path])).toMatchObject({
      code: 0,
      out: `${path}: exact, 4 games of spitting-fire\n`,
    })
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, text.replace(/"winner":"random(@1)?","rule"/, '"winner":"draw","rule"'))
    const claimed = await wingover(['verify', path])
    expect([claimed.code, claimed.out]).toEqual([1, expect.stringContaining('winner is not what the record says')])
    writeFileSync(path, text.replace(/"seal":"./, '"seal":"_').replace('_', text.includes('"seal":"0') ? '1' : '0'))
    const sealed = await wingover(['verify', path])
    expect([sealed.code, sealed.out]).toEqual([1, expect.stringContaining('is not exact: diverges')])
    writeFileSync(path, text.replace('"budget":1', '"budget":"x"'))
    const broken = await wingover(['verify', path])
    expect([broken.code, broken.err]).toEqual([3, expect.stringContaining('holds no results of a tournament')])
  })

  test.each<[string, (text: string) => string, string]>([
    ['cut off', (text) => text.slice(0, -50), 'is not JSON'],
    ['with a changed winner', (text) => text.replace(/"winner":"random(@1)?"/, '"winner":"draw"'), 'result-differs'],
    ['with a changed head', (text) => text.replace(/"heads":\["./, '"heads":["x'), 'bad-format'],
    ['of another budget', (text) => text.replace('"budget":1', '"budget":2'), 'tournament.budget'],
    ['of another game', (text) => text.replace('"ruleset":"spitting-fire"', '"ruleset":"chess"'), 'chess'],
  ])('%s is named and left as it is: 3', async (_, spoil, reason) => {
    const path = await finished()
    const text = spoil(readFileSync(path, 'utf8'))
    writeFileSync(path, text)
    const { code, err } = await again(path)
    expect(code).toBe(3)
    expect(err).toContain(path)
    expect(err).toContain(reason)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })
})

describe('threads', () => {
  test('play the games that are left; a bot that stalls forfeits', async () => {
    const path = join(folder(), 'results.json')
    const stalling = { ...tournament, players: ['random', STALLS], pairs: 1 }
    const [first] = schedule(stalling)
    new ResultsFile(path, { ...empty, tournament: stalling }).add(
      forfeitGame(spittingFire, first!, [], 'allies', 'stalled'),
    )
    const args = ['-p', 'random', '-p', STALLS, '-n', '1', '-b', '1', '-j', '1', '--stall', '1', '-o', path]
    const { code, err } = await wingover(['arena', 'spitting-fire', ...args])
    expect(code).toBe(0)
    expect(err).toContain(`${STALLS}:random: ${STALLS} forfeits, stalled: no answer in 1 s`)
    const { games } = JSON.parse(readFileSync(path, 'utf8')) as Results
    expect(games.map(({ winner }) => winner)).toEqual(['random', 'random'])
  })

  test('a thread gives the very result that is given here', async () => {
    const path = await finished()
    const results = JSON.parse(readFileSync(path, 'utf8')) as Results
    const file = new ResultsFile(path, { ...results, games: results.games.slice(1) })
    expect(file).toBeDefined()
    expect((await again(path, '-j', '1')).code).toBe(0)
    const { games } = JSON.parse(readFileSync(path, 'utf8')) as Results
    expect(games.map(({ id }) => id).sort()).toEqual(results.games.map(({ id }) => id).sort())
    expect(games.at(-1)).toEqual(JSON.parse(JSON.stringify(results.games[0])))
  })

  test('Ctrl-C ends them at once: 130', async () => {
    const interrupt = new AbortController()
    const ran = wingover(['arena', 'spitting-fire', '-p', 'random', '-p', STALLS, '-j', '1'], {
      signal: interrupt.signal,
    })
    setTimeout(() => interrupt.abort(), 100)
    expect(await ran).toMatchObject({ code: 130, err: expect.stringContaining('interrupted') })
  })
})

test('a module brings a bot by its default export, or says that it brings none', async () => {
  const ruleset = spittingFire as object as Ruleset
  expect(await botOf(ruleset, STALLS)).toBeTypeOf('function')
  expect(await botOf(ruleset, 'mcts@400')).toBeTypeOf('function')
  await expect(botOf(ruleset, 'test/cli/bots/nothing.mjs')).rejects.toThrow(
    /nothing.mjs brings no bot: it has no default/,
  )
})

test('the bar shows games, rate and time left; in a pipe, a line at every tenth part', () => {
  const written: string[] = []
  const terminal = (isTTY: boolean) =>
    ({ output: {}, env: {}, errors: { isTTY, write: (text: string) => written.push(text) } }) as unknown as Parameters<
      typeof progressBar
    >[0]
  let time = 0
  const bar = progressBar(terminal(true), () => time)
  time = 2000
  bar({ done: 10, total: 40, had: 6 })
  expect(written).toEqual(['\r[#######                       ] 10 of 40 games, 2.0 a second, 15 s left\u001b[K'])
  written.length = 0
  const lines = progressBar(terminal(false), () => time)
  for (let done = 0; done <= 40; done++) lines({ done, total: 40, had: 0 })
  expect(written).toHaveLength(11)
})
