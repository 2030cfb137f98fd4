import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Ruleset } from 'wingover'
import { type GameResult, playGame, type Results, schedule } from 'wingover/arena'
import { spittingFire } from 'wingover/spitting-fire'
import { makerFor, versionsOf } from '../../src/cli/arena/players.js'
import { commandIn } from '../../src/cli/arena/program.js'
import { folder, wingover } from './harness.js'

const game: Ruleset = spittingFire as object as Ruleset
const { id: ruleset, seats } = game.info

async function playOne(name: string, limit = 20): Promise<GameResult & { readonly pids: readonly number[] }> {
  const [job] = schedule({ ruleset, seats, players: [name, 'random'], scenarios: ['duel'], pairs: 1, seed: 'x', limit })
  const pids: number[] = []
  const makers = {
    [name]: await makerFor(game, name, { limit, onProcess: (pid) => void pids.push(pid) }),
    random: await makerFor(game, 'random'),
  }
  return { ...(await playGame(game, job!, { makers, budget: 1 })), pids }
}

/** Is there still anything in the group of a program? */
function isRunning(pid: number): boolean {
  try {
    process.kill(-pid, 0)
    return !/^Z/.test(execFileSync('ps', ['-o', 'stat=', '-p', String(pid)]).toString())
  } catch {
    return false
  }
}

describe('a program as a player', () => {
  test('plays a whole game, again and again the same one, and ends with it', async () => {
    const { pids, ...first } = await playOne('cmd:python3 test/cli/bots/any.py')
    expect(first.forfeit).toBeUndefined()
    expect(first).toMatchObject({
      limit: 20,
      versions: { 'cmd:python3 test/cli/bots/any.py': expect.stringMatching(/^[0-9a-f]{12}$/) },
    })
    const { pids: more, ...again } = await playOne('cmd:python3 test/cli/bots/any.py')
    expect(again).toEqual(first)
    expect(pids).toHaveLength(1)
    await expect.poll(() => [...pids, ...more].filter(isRunning)).toEqual([])
  })

  test('of the guide plays', async () => {
    const guide = readFileSync('docs/guides/bots-in-any-language.md', 'utf8')
    const file = join(folder(), 'bot.py')
    writeFileSync(file, /^```python\n(.*?)^```$/ms.exec(guide)![1]!)
    expect((await playOne(`cmd:python3 ${file}`)).forfeit).toBeUndefined()
  })

  test('of docs/command.md plays, as a module', async () => {
    const [, module = ''] = /^```js\n(.*?)^```$/ms.exec(readFileSync('docs/command.md', 'utf8')) ?? []
    const file = join(folder(), 'bot.mjs')
    writeFileSync(file, module.replace("'wingover/bots'", `'${pathToFileURL('src/tools/bots/index.ts').href}'`))
    expect((await playOne(file)).forfeit).toBeUndefined()
  })

  test('may answer with the action itself', async () => {
    expect((await playOne('cmd:python3 test/cli/bots/any.py action')).forfeit).toBeUndefined()
  })

  test.each([
    ['hangs', { kind: 'stalled', reason: 'no answer in 1 s' }],
    ['rubbish', { kind: 'illegal', reason: 'this is no answer: Tally-ho!' }],
    ['dies', { kind: 'broke', reason: 'it ended with code 1: out of petrol' }],
    ['floods', { kind: 'illegal', reason: 'an answer is longer than 1000000 characters' }],
    ['beyond', { kind: 'illegal', reason: expect.stringContaining('wrong-type') }],
  ])('that %s forfeits by name, and leaves nothing behind', async (how, forfeit) => {
    const name = `cmd:python3 test/cli/bots/bad.py ${how}`
    const { pids, ...lost } = await playOne(name, how === 'hangs' ? 1 : 20)
    expect(lost).toMatchObject({ winner: 'random', forfeit: { player: name, ...forfeit } })
    await expect.poll(() => pids.filter(isRunning)).toEqual([])
  })

  test('that is not there forfeits', async () => {
    expect(await playOne('cmd:no-such-program-here')).toMatchObject({ forfeit: { kind: 'broke' } })
  })

  test('is read word by word, without a shell', () => {
    expect(commandIn('cmd:python3 "my bot.py" \'a b\' $HOME;ls')).toEqual(['python3', 'my bot.py', 'a b', '$HOME;ls'])
    expect(commandIn('cmd:')).toEqual([])
  })
})

test('the version of a player is that of ours, or of the content of its files', () => {
  const names = [
    'random',
    'test/cli/bots/stalls.mjs',
    'cmd:python3 test/cli/bots/any.py',
    'cmd:python3 test/cli/bots/any.py action',
  ]
  const versions = versionsOf(game, names)
  expect(new Set(Object.values(versions)).size).toBe(3)
  expect(versions[names[2]!]).toBe(versions[names[3]!])
})

describe('in the arena', () => {
  const [HANGS, REMEMBERS] = ['cmd:python3 test/cli/bots/bad.py hangs', 'test/cli/bots/remembers.ts']

  test('programs, and modules in TypeScript with a memory that answer later, play in threads; the limit is in the result', async () => {
    const path = join(folder(), 'results.json')
    const args = ['-p', HANGS, '-p', REMEMBERS, '-n', '1', '-j', '1', '--stall', '1', '-o', path]
    const { code, err } = await wingover(['arena', 'spitting-fire', ...args])
    expect([code, err]).toEqual([4, expect.stringContaining(`${HANGS} forfeits, stalled: no answer in 1 s`)])
    const { games } = JSON.parse(readFileSync(path, 'utf8')) as Results
    expect(games.map(({ winner, limit }) => [winner, limit])).toEqual([
      [REMEMBERS, 1],
      [REMEMBERS, 1],
    ])
  })

  test('a module without a bot ends the tournament at once: 3', async () => {
    const { code, err } = await wingover([
      'arena',
      'spitting-fire',
      '-p',
      'random',
      '-p',
      'test/cli/bots/nothing.mjs',
      '-j',
      '1',
    ])
    expect([code, err]).toEqual([3, expect.stringContaining('nothing.mjs brings no bot: it has no default export')])
  })
})
