import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Ruleset } from 'wingover'
import { forfeitGame, localCrew, type Results, schedule, type Tournament } from 'wingover/arena'
import { botNamed } from 'wingover/bots'
import { spittingFire } from 'wingover/spitting-fire'
import { progressBar } from '../../src/cli/arena/bar.js'
import { makerFor, versionsOf } from '../../src/cli/arena/players.js'
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
  versions: versionsOf(spittingFire as object as Ruleset, ['random', 'random@1']),
  limit: 60,
}
const empty: Results = { format: 2, revision: spittingFire.info.revision, tournament, games: [] }
const crew = localCrew(spittingFire, { makers: { random, 'random@1': random }, budget: 1 })

/** The whole tournament, played once for all tests, without a thread. */
const played = Promise.all(schedule(tournament).map((job) => crew.play(job)))

/** A results file of it. */
async function finished(): Promise<string> {
  const path = join(folder(), 'results.json')
  const file = new ResultsFile(path, empty)
  for (const result of await played) file.add(result)
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
    ['cut off in its first line', (text) => text.slice(0, 50), 'is not JSON'],
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

describe('the games of a results file', () => {
  test('are told, and their odds are given, one by one', async () => {
    const path = await finished()
    const { games } = JSON.parse(readFileSync(path, 'utf8')) as Results
    const told = await wingover(['replay', path, '--game', '2'])
    expect([told.code, told.out]).toEqual([0, expect.stringContaining('Turn 1')])
    expect((await wingover(['replay', path, '--game', games[1]!.id])).out).toBe(told.out)
    expect(await wingover(['odds', path, '--game', '1'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^--at \d+/),
    })
  })

  test.each([
    [[], 'holds 4 games: say which with --game, a number from 1 to 4 or an id'],
    [['--game', '5'], 'holds no game 5'],
    [['--game', 'x'], 'holds no game x'],
  ])('%j: it is said which there are: 2', async (args, reason) => {
    const path = await finished()
    for (const command of ['replay', 'odds'])
      expect(await wingover([command, path, ...args])).toMatchObject({ code: 2, err: expect.stringContaining(reason) })
  })
})

describe('a results file that was cut off', () => {
  test('is named; its whole games are taken up, the rest is played, and it is whole again', async () => {
    const path = await finished()
    const text = readFileSync(path, 'utf8')
    for (const cut of [text.length - 50, text.lastIndexOf('"heads"'), text.indexOf('\n') + 1]) {
      writeFileSync(path, text.slice(0, cut))
      const { code, err } = await again(path, '-j', '1')
      expect([code, err]).toEqual([0, expect.stringMatching(/was cut off: [03] whole games are left in it/)])
      expect(readFileSync(path, 'utf8')).toBe(text)
    }
  })
})

describe('shards', () => {
  const shard = (path: string, part: string) => again(path, '--shard', part, '-j', '1')

  test('play whole pairs each; merged they make the same file, every game checked', async () => {
    const [whole, home] = [await finished(), folder()]
    const [one, two, out] = ['one', 'two', 'out'].map((name) => join(home, `${name}.json`)) as [string, string, string]
    expect([(await shard(one, '1/2')).code, (await shard(two, '2/2')).code]).toEqual([0, 0])
    expect((JSON.parse(readFileSync(one, 'utf8')) as Results).games).toHaveLength(2)
    const merged = await wingover(['arena', 'merge', one, two, '-o', out, '--audit', '0'])
    expect([merged.code, merged.err]).toEqual([0, expect.stringContaining('Every result was checked')])
    expect(merged.out).toMatch(/random +random@1 +4 /)
    expect(readFileSync(out, 'utf8')).toBe(readFileSync(whole, 'utf8'))
    const half = await wingover(['arena', 'merge', one, one])
    expect(half.err).toContain('2 games of the tournament are in no file')
    expect((await shard(one, '2/2')).err).toContain('holds a game of another shard')
  })

  test('a shard that lies is named, and played again here', async () => {
    const [path, out] = [await finished(), join(folder(), 'out.json')]
    const text = readFileSync(path, 'utf8')
    const lying = join(folder(), 'lying.json')
    writeFileSync(lying, text.replace(/"winner":"random(@1)?","rule"/, '"winner":"draw","rule"'))
    const { code, err } = await wingover(['arena', 'merge', lying, '-o', out])
    expect([code, err]).toEqual([4, expect.stringContaining(`${lying} lied about`)])
    expect(readFileSync(out, 'utf8')).toBe(text)
    expect(await wingover(['arena', 'merge', path, lying])).toMatchObject({
      code: 1,
      err: expect.stringContaining('do not agree on'),
    })
  })

  test.each([
    [['--shard', '0/2', '-o', 'x.json']],
    [['--shard', '3/2', '-o', 'x.json']],
    [['--shard', '1/2']],
    [['--shard', '1/2', '-o', 'x.json', '--sprt', '0,50']],
    [['--audit', '101']],
  ])('%j is called wrongly: 2', async (args) => {
    expect((await wingover(['arena', 'spitting-fire', '-p', 'random', '-p', 'greedy', ...args])).code).toBe(2)
  })
})

describe('a sequential test', () => {
  test('says who is better, how sure it is, and by its exit code: 0 yes, 1 no or not yet', async () => {
    const path = await finished()
    const { code, out, err } = await again(path, '--sprt', '0,50')
    expect([code, err]).toEqual([1, expect.stringMatching(/4 of 4 games.*LLR -?0\.\d\d of -?2\.94/)])
    expect(out).toContain('Is random better than random@1? +50 normalized Elo against 0')
    expect(out).toMatch(/2 pairs of games; random took 0, 1\/2, 1, 3\/2, 2 points of \d(, \d){4} of them/)
    expect(out).toContain('Not decided')
    const { sprt, standings } = JSON.parse((await again(path, '--sprt', '0,50', '--json')).out)
    expect(sprt).toMatchObject({ elo0: 0, elo1: 50, accepted: null })
    expect(standings).toHaveLength(2)
  })

  test.each(['50', '50,0', '0,x', '0,50,100'])('of %s is called wrongly: 2', async (text) => {
    expect((await again('nowhere.json', '--sprt', text)).code).toBe(2)
  })

  test('is for two players: 2', async () => {
    const args = ['-p', 'random', '-p', 'greedy', '-p', 'mcts', '--sprt', '0,50']
    expect(await wingover(['arena', 'spitting-fire', ...args])).toMatchObject({ code: 2 })
  })
})

describe('threads', () => {
  test('play the games that are left; a bot that stalls forfeits', async () => {
    const path = join(folder(), 'results.json')
    const players = ['random', STALLS]
    const versions = versionsOf(spittingFire as object as Ruleset, players)
    const stalling = { ...tournament, players, versions, limit: 1, pairs: 1 }
    const [first] = schedule(stalling)
    new ResultsFile(path, { ...empty, tournament: stalling }).add(
      forfeitGame(spittingFire, first!, [], 'allies', { kind: 'stalled', reason: 'x' }),
    )
    const args = ['-p', 'random', '-p', STALLS, '-n', '1', '-b', '1', '-j', '1', '--stall', '1', '-o', path]
    const { code, err } = await wingover(['arena', 'spitting-fire', ...args])
    expect(code).toBe(4)
    expect(err).toContain(`${STALLS}:random: ${STALLS} forfeits, stalled: no answer in 1 s`)
    const { games } = JSON.parse(readFileSync(path, 'utf8')) as Results
    expect(games.map(({ winner }) => winner)).toEqual(['random', 'random'])
  })

  test('a thread gives the very result that is given here, and the same file in the end', async () => {
    const path = await finished()
    const text = readFileSync(path, 'utf8')
    const results = JSON.parse(text) as Results
    new ResultsFile(path, { ...results, games: results.games.slice(1) })
    expect((await again(path, '-j', '1')).code).toBe(0)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })

  test('Ctrl-C ends them at once: 130', async () => {
    const interrupt = new AbortController()
    const ran = wingover(['arena', 'spitting-fire', '-p', 'random', '-p', STALLS, '-j', '1'], {
      signal: interrupt.signal,
    })
    // Sooner or later than the threads begin: it is heard either way.
    setTimeout(() => interrupt.abort(), 100)
    expect(await ran).toMatchObject({ code: 130, err: expect.stringContaining('interrupted') })
  })
})

test('a module brings a bot by its default export, or says that it brings none', async () => {
  const ruleset = spittingFire as object as Ruleset
  expect(await makerFor(ruleset, STALLS)).toBeTypeOf('function')
  expect(await makerFor(ruleset, 'mcts@400')).toBeTypeOf('function')
  await expect(makerFor(ruleset, 'test/cli/bots/nothing.mjs')).rejects.toThrow(
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
  bar({ done: 10, total: 40, had: 6, playing: 2 })
  expect(written).toEqual([
    '\r[#######                       ] 10 of 40 games, 2.0 a second, 15 s left, 2 under way\u001b[K',
  ])
  written.length = 0
  const lines = progressBar(terminal(false), () => time)
  for (let done = 0; done <= 40; done++) lines({ done, total: 40, had: 0, playing: 0 })
  expect(written).toHaveLength(11)
})
