/** Games in a folder: one file each, to which lines are added and synced to the disk before anybody is answered. */
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { open, readFile, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import type { Keeper } from 'wingover/host'

/** The id of a game: its ruleset and sixteen digits that nobody guesses. */
export const newGameId = (ruleset: string): string => `${ruleset}_${randomBytes(8).toString('hex')}`

/** The ruleset of a game by its id; undefined if it is no id. No other text comes near a file name. */
export const rulesetIn = (game: unknown): string | undefined =>
  typeof game === 'string' ? /^([a-z][a-z-]{0,40})_[0-9a-f]{16}$/.exec(game)?.[1] : undefined

/** Keeps games in a folder. One process at a time has a game open; the lock of one that was killed does not count. */
export function folderKeeper(folder: string): Keeper {
  mkdirSync(folder, { recursive: true })
  const fileOf = (game: string): string => {
    if (rulesetIn(game) === undefined) throw new Error('This is not the id of a game.')
    return join(folder, `${game}.jsonl`)
  }
  return {
    async read(game) {
      const file = fileOf(game)
      lock(`${file}.lock`)
      const text = await readFile(file, 'utf8').catch(() => '')
      const end = text.lastIndexOf('\n') + 1
      if (end < text.length) await truncate(file, Buffer.byteLength(text.slice(0, end)))
      return text.slice(0, end).split('\n').slice(0, -1)
    },
    async append(game, lines) {
      const handle = await open(fileOf(game), 'a')
      try {
        await handle.appendFile(lines.map((line) => `${line}\n`).join(''))
        await handle.datasync()
      } finally {
        await handle.close()
      }
    },
    async close(game) {
      rmSync(`${fileOf(game)}.lock`, { force: true })
    },
  }
}

function lock(file: string): void {
  try {
    writeFileSync(file, `${process.pid}`, { flag: 'wx' })
  } catch {
    const owner = Number(readFileSync(file, 'utf8'))
    if (owner !== process.pid && isAlive(owner)) throw new Error('This game is open in another process.')
    writeFileSync(file, `${process.pid}`)
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Is this game kept in the folder? */
export const isKept = (folder: string, game: string): boolean => readdirSync(folder).includes(`${game}.jsonl`)

/** The secret that tickets of this folder are made with: made once, readable by its owner alone. */
export function secretOf(folder: string): string {
  const file = join(folder, 'secret')
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 })
  } catch {
    // It is there already.
  }
  return readFileSync(file, 'utf8')
}
