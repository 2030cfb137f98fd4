/** Games in a folder: one file each, to which lines are added; nobody is answered before they are on the disk. */
import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Keeper } from 'wingover/host'
import { Journal, mend } from './journal.js'
import { isTaken, leave, newOwner, take } from './owner.js'
import { Sheet } from './sheet.js'

/** The id of a game: its ruleset and sixteen digits that nobody guesses. */
export const newGameId = (ruleset: string): string => `${ruleset}_${randomBytes(8).toString('hex')}`

/** The ruleset of a game by its id; undefined if it is no id. No other text comes near a file name. */
export const rulesetIn = (game: unknown): string | undefined =>
  typeof game === 'string' ? /^([a-z][a-z-]{0,40})_[0-9a-f]{16}$/.exec(game)?.[1] : undefined

/** A game that is open here. */
interface Opened {
  readonly sheet: Sheet
  readonly closed: Promise<void>
  close(): void
}

function opened(path: string): Opened {
  let close = (): void => undefined
  const closed = new Promise<void>((done) => {
    close = done
  })
  return { sheet: new Sheet(path), closed, close }
}

/** What is said of a game that another process has open. */
export const TAKEN = 'This game is open in another server.'

const ENDING = '.jsonl'

/** Keeps games in a folder. One process at a time has a game open; the mark of one that was killed does not count. */
export class FolderKeeper implements Keeper {
  readonly #folder: string
  readonly #owner = newOwner()
  readonly #journal: Journal
  readonly #open = new Map<string, Opened>()
  /** Files that have not got all that is safe. */
  readonly #late = new Set<Sheet>()
  #isWriting = false

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true })
    mend(folder)
    this.#folder = folder
    this.#journal = new Journal(folder, this.#owner, (file) => this.#settle(file))
  }

  #pathOf = (game: string): string => join(this.#folder, fileOf(game))
  #markOf = (game: string): string => join(this.#folder, 'open', game)

  async #settle(file: string): Promise<void> {
    for (const sheet of [...this.#late]) if (sheet.path === join(this.#folder, file)) await sheet.flush()
  }

  /** Opens a game, once those who have it open here have closed it. */
  async read(game: string): Promise<readonly string[]> {
    const own = opened(this.#pathOf(game))
    for (let other = this.#open.get(game); other; other = this.#open.get(game)) await other.closed
    this.#open.set(game, own)
    try {
      const found = take(this.#markOf(game), this.#owner)
      if (found === 'taken') throw new Error(TAKEN)
      if (found === 'left') mend(this.#folder)
      await this.#settle(fileOf(game))
      return await own.sheet.read()
    } catch (error) {
      await this.close(game)
      throw error
    }
  }

  /** Comes back when the lines are in the journal; a new game has its file then too, for others to find. */
  async append(game: string, lines: readonly string[]): Promise<void> {
    const sheet = this.#open.get(game)?.sheet
    if (sheet === undefined) throw new Error('This game is not open.')
    const text = lines.map((line) => `${line}\n`).join('')
    const at = sheet.size
    await this.#journal.add(fileOf(game), at, text)
    sheet.add(text)
    if (at === 0) await sheet.flush()
    else this.#later(sheet)
  }

  #later(sheet: Sheet): void {
    this.#late.add(sheet)
    if (!this.#isWriting) void this.#write()
  }

  /** One file after the other: what comes for one in the meantime goes out with it. What fails is tried with the next. */
  async #write(): Promise<void> {
    this.#isWriting = true
    const failed: Sheet[] = []
    for (const sheet of this.#late) {
      this.#late.delete(sheet)
      await sheet.flush().catch(() => failed.push(sheet))
    }
    for (const sheet of failed) this.#late.add(sheet)
    this.#isWriting = false
  }

  async close(game: string): Promise<void> {
    const own = this.#open.get(game)
    await own?.sheet.flush().catch(() => this.#late.add(own.sheet))
    leave(this.#markOf(game), this.#owner)
    own?.close()
    this.#open.delete(game)
  }

  /** Nothing is written after this. */
  async end(): Promise<void> {
    await this.#journal.end()
  }

  /** Is this game kept here? */
  has(game: string): Promise<boolean> {
    return stat(this.#pathOf(game)).then(
      () => true,
      () => false,
    )
  }

  /** The games that are kept here. */
  async games(): Promise<readonly string[]> {
    const names = (await readdir(this.#folder)).filter((name) => name.endsWith(ENDING))
    return names.map((name) => name.slice(0, -ENDING.length)).filter((game) => rulesetIn(game) !== undefined)
  }

  /** Takes away games in which nobody has given an order, and that were set up this many days ago. */
  async forgetUnplayed(days: number): Promise<void> {
    for (const game of await this.games()) {
      const path = this.#pathOf(game)
      const { mtimeMs } = await stat(path)
      const isOld = Date.now() - mtimeMs > days * 86_400_000
      if (isOld && !isTaken(this.#markOf(game)) && (await linesIn(path)) <= OPENING) await rm(path)
    }
  }
}

const linesIn = async (path: string): Promise<number> => (await readFile(path, 'utf8')).split('\n').length - 1

/** The lines of a game that was set up and not played: which game it is, and what the referee did first. */
const OPENING = 2

function fileOf(game: string): string {
  if (rulesetIn(game) === undefined) throw new Error('This is not the id of a game.')
  return `${game}${ENDING}`
}

/** The secret that tickets of this folder are made with: made once, whole or not at all, readable by its owner alone. */
export function secretOf(folder: string): string {
  const file = join(folder, 'secret')
  const draft = join(folder, `secret.${newOwner()}`)
  const handle = openSync(draft, 'wx', 0o600)
  writeSync(handle, randomBytes(32).toString('hex'))
  fsyncSync(handle)
  closeSync(handle)
  try {
    linkSync(draft, file)
  } catch {
    // It is there already.
  } finally {
    rmSync(draft)
  }
  const secret = readFileSync(file, 'utf8')
  if (/^[0-9a-f]{64}$/.test(secret)) return secret
  throw new Error(
    'The file "secret" holds no secret. Without it nobody can be let in: put back the one that was there.',
  )
}
