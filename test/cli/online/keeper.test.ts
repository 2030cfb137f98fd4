/** Games in a folder: what is answered for is there, whatever becomes of those who wrote it. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FolderKeeper, newGameId, rulesetIn, secretOf } from '../../../src/cli/online/keeper.js'
import { isAlive, newOwner } from '../../../src/cli/online/owner.js'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wingover-keeper-'))
})
const keepers: FolderKeeper[] = []
afterEach(async () => {
  for (const keeper of keepers.splice(0)) await keeper.end()
  rmSync(folder, { recursive: true, force: true })
})

/** A server's keeper. */
function open(): FolderKeeper {
  const keeper = new FolderKeeper(folder)
  keepers.push(keeper)
  return keeper
}

const game = newGameId('spitting-fire')
const file = `${game}.jsonl`
const kept = (): string => readFileSync(join(folder, file), 'utf8')
const [machine] = newOwner().split('.') as [string]
/** The name of one who had run on this machine: no process has this number. */
const gone = `${machine}.4194999.1.abc`

describe('a game', () => {
  test('is read as it was written, by the next who opens it', async () => {
    const one = open()
    expect(await one.read(game)).toEqual([])
    expect(await one.has(game)).toBe(false)
    await one.append(game, ['head', 'first'])
    expect(await one.has(game)).toBe(true)
    for (let i = 0; i < 50; i++) await one.append(game, [`line ${i}`, 'Göring’s'])
    await one.close(game)
    await one.end()
    expect(readdirSync(join(folder, 'journal'))).toEqual([])
    const lines = await open().read(game)
    expect(lines).toHaveLength(102)
    expect(lines.slice(-2)).toEqual(['line 49', 'Göring’s'])
    expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
  })

  test('of many that are written at once, each has its own lines in order', async () => {
    const keeper = open()
    const games = Array.from({ length: 40 }, () => newGameId('spitfire'))
    await Promise.all(
      games.map(async (one) => {
        await keeper.read(one)
        for (let i = 0; i < 10; i++) await keeper.append(one, [`${one} ${i}`])
        await keeper.close(one)
      }),
    )
    for (const one of games) {
      expect(await keeper.read(one)).toEqual(Array.from({ length: 10 }, (_, i) => `${one} ${i}`))
    }
    expect([...(await keeper.games())].sort()).toEqual([...games].sort())
  })

  test('is opened by one at a time, here and elsewhere', async () => {
    const [one, two] = [open(), open()]
    await one.read(game)
    await expect(two.read(game)).rejects.toThrow('open in another server')
    const again = one.read(game)
    await one.append(game, ['head'])
    await one.close(game)
    expect(await again).toEqual(['head'])
    await one.close(game)
    expect(await two.read(game)).toEqual(['head'])
    await expect(one.append(game, ['x'])).rejects.toThrow('not open')
  })

  test('is taken over from one who is gone, not from one who runs', async () => {
    mkdirSync(join(folder, 'open', game), { recursive: true })
    writeFileSync(join(folder, 'open', game, gone), '')
    const keeper = open()
    expect(await keeper.read(game)).toEqual([])
    await keeper.close(game)
    expect(existsSync(join(folder, 'open', game))).toBe(false)
    mkdirSync(join(folder, 'open', game))
    writeFileSync(join(folder, 'open', game, 'elsewhere.1.1.abc'), '')
    await expect(keeper.read(game)).rejects.toThrow('open in another server')
  })

  test('has an id that is no path and no name that every object has', async () => {
    const keeper = open()
    for (const id of [
      '../secret',
      'secret',
      '__proto__',
      'constructor',
      `x/${game}`,
      `${game}/../x`,
      `${game}\n`,
      '',
    ]) {
      expect(rulesetIn(id)).toBeUndefined()
      await expect(keeper.read(id)).rejects.toThrow('not the id')
    }
    expect(rulesetIn({ toString: () => game })).toBeUndefined()
  })
})

test('a process that got the number of another is not taken for it', () => {
  const own = newOwner()
  expect(isAlive(own)).toBe(true)
  expect(isAlive(gone)).toBe(false)
  if (process.platform !== 'linux') return
  const [, pid] = own.split('.')
  expect(isAlive(`${machine}.${pid}.12345.abc`)).toBe(false)
  // Of another user, perhaps; but it runs.
  const [, , start] = own.split('.')
  expect(start).not.toBe('')
})

describe('after a crash', () => {
  const journal = (...pieces: readonly (readonly [string, number, string])[]): string =>
    pieces.map((piece) => `${JSON.stringify(piece)}\n`).join('')
  const leave = (text: string, name = `${gone}.1`): void => {
    mkdirSync(join(folder, 'journal'), { recursive: true })
    writeFileSync(join(folder, 'journal', name), text)
  }

  test('what stands only in the journal is there, over what was cut off', async () => {
    writeFileSync(join(folder, file), 'head\nhal')
    leave(journal([file, 0, 'head\n'], [file, 5, 'half\nmore\n'], [file, 15, 'last\n']))
    expect(await open().read(game)).toEqual(['head', 'half', 'more', 'last'])
    expect(readdirSync(join(folder, 'journal'))).toEqual([])
  })

  test('a file that the disk lost whole is there, and one that was taken away is not', async () => {
    const other = newGameId('spitfire')
    leave(journal([file, 0, 'head\n'], [`${other}.jsonl`, 30, 'late\n'], [file, 5, 'more\n']))
    const keeper = open()
    expect(await keeper.read(game)).toEqual(['head', 'more'])
    expect(await keeper.has(other)).toBe(false)
  })

  test('what was cut off in the journal was never answered for, nor what comes after it', async () => {
    writeFileSync(join(folder, file), 'head\n')
    leave(`${journal([file, 5, 'more\n'])}["${file}",10,"torn\n${journal([file, 10, 'never\n'])}`)
    expect(await open().read(game)).toEqual(['head', 'more'])
  })

  test('what another has written since stays', async () => {
    writeFileSync(join(folder, file), 'head\nmore\nsince\n')
    leave(journal([file, 0, 'head\n'], [file, 5, 'more\n']))
    open()
    expect(kept()).toBe('head\nmore\nsince\n')
  })

  test('the second journal of one comes after the first', async () => {
    leave(journal([file, 0, 'head\n']), `${gone}.9`)
    leave(journal([file, 5, 'more\n']), `${gone}.10`)
    expect(await open().read(game)).toEqual(['head', 'more'])
  })

  test('one who runs already finds it when he opens the game', async () => {
    const keeper = open()
    leave(journal([file, 0, 'head\n']))
    mkdirSync(join(folder, 'open', game), { recursive: true })
    writeFileSync(join(folder, 'open', game, gone), '')
    expect(await keeper.read(game)).toEqual(['head'])
  })

  test('journals of those who run are left alone', () => {
    leave(journal([file, 0, 'head\n']), `${newOwner()}.1`)
    open()
    expect(existsSync(join(folder, file))).toBe(false)
  })
})

test('where nothing can be written nothing is answered for, and nothing stands in the file', async () => {
  const keeper = open()
  writeFileSync(join(folder, 'journal'), 'in the way')
  await keeper.read(game)
  await expect(keeper.append(game, ['head'])).rejects.toThrow()
  expect(await keeper.has(game)).toBe(false)
  rmSync(join(folder, 'journal'))
  await keeper.append(game, ['head'])
  expect(kept()).toBe('head\n')
})

test('games that nobody has played are forgotten after their time', async () => {
  const keeper = open()
  const [old, played, fresh, inUse] = Array.from({ length: 4 }, () => newGameId('spitfire')) as [
    string,
    string,
    string,
    string,
  ]
  for (const one of [old, played, fresh, inUse]) {
    await keeper.read(one)
    await keeper.append(one, one === played ? ['head', 'first', 'order'] : ['head', 'first'])
    if (one !== inUse) await keeper.close(one)
    if (one !== fresh) utimesSync(join(folder, `${one}.jsonl`), 1, 1)
  }
  await keeper.forgetUnplayed(30)
  expect([...(await keeper.games())].sort()).toEqual([played, fresh, inUse].sort())
})

test('the secret is made once and whole; without one nobody is let in', () => {
  const secret = secretOf(folder)
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(secretOf(folder)).toBe(secret)
  expect(readdirSync(folder)).toEqual(['secret'])
  expect(statSync(join(folder, 'secret')).mode & 0o077).toBe(0)
  writeFileSync(join(folder, 'secret'), '')
  expect(() => secretOf(folder)).toThrow('holds no secret')
})
