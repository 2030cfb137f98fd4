/**
 * One file that is synced for many. A disk syncs a few hundred files a second, so what games write is written here first,
 * and all that comes while the disk is busy goes out at once. It comes to stand in the files of the games a little later;
 * when the journal has grown long, they are synced and it begins again. What a server that was killed had answered for and
 * not yet written there, the next one writes.
 */
import {
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './owner.js'

/** A journal that is longer than this many bytes is ended, and another begun. */
const LONG = 4_000_000

/** A piece of a file: where in it, and what. */
type Piece = readonly [file: string, at: number, text: string]

interface Waiting {
  readonly piece: Piece
  done(): void
  fail(error: unknown): void
}

/** The journal of one owner, for files of one folder. */
export class Journal {
  readonly #folder: string
  readonly #owner: string
  readonly #settle: (file: string) => Promise<void>
  #waiting: Waiting[] = []
  #isBusy = false
  #count = 0
  #now: { readonly path: string; readonly handle: FileHandle; readonly files: Set<string>; size: number } | undefined
  #isBroken = false

  /** `settle` comes back when all that belongs into a file stands there. */
  constructor(folder: string, owner: string, settle: (file: string) => Promise<void>) {
    this.#folder = folder
    this.#owner = owner
    this.#settle = settle
  }

  /** Comes back when a piece is safe. */
  add(...piece: Piece): Promise<void> {
    return new Promise((done, fail) => {
      this.#waiting.push({ piece, done, fail })
      if (!this.#isBusy) void this.#work()
    })
  }

  async #work(): Promise<void> {
    this.#isBusy = true
    while (this.#waiting.length > 0) {
      const all = this.#waiting.splice(0)
      const written = this.#write(all.map(({ piece }) => piece))
      for (const { done, fail } of all) written.then(done, fail)
      await written.catch(() => undefined)
    }
    this.#isBusy = false
  }

  async #write(pieces: readonly Piece[]): Promise<void> {
    if (this.#isBroken) throw new Error('The journal cannot be written.')
    this.#now ??= await this.#begin()
    const { handle, files, size } = this.#now
    try {
      const bytes = Buffer.from(pieces.map((piece) => `${JSON.stringify(piece)}\n`).join(''))
      const { bytesWritten } = await handle.write(bytes)
      if (bytesWritten < bytes.length) throw new Error('The disk is full.')
      this.#now.size += bytes.length
    } catch (error) {
      // Nothing of what is refused now may be found here later.
      await handle.truncate(size).catch(() => {
        this.#isBroken = true
      })
      throw error
    }
    for (const [file] of pieces) files.add(file)
    // If this fails, the journal stays and the next server mends from it.
    if (this.#now.size > LONG) void this.end().catch(() => undefined)
  }

  async #begin() {
    const folder = join(this.#folder, JOURNALS)
    await mkdir(folder, { recursive: true })
    const path = join(folder, `${this.#owner}.${++this.#count}`)
    const handle = await open(path, SYNCED, 0o600)
    await synced(folder)
    return { path, handle, files: new Set<string>(), size: 0 }
  }

  /** Syncs the files themselves, and throws away what was written down of them. */
  async end(): Promise<void> {
    const old = this.#now
    this.#now = undefined
    if (old === undefined) return
    await old.handle.close()
    for (const file of old.files) {
      await this.#settle(file)
      await synced(join(this.#folder, file))
    }
    await rm(old.path)
  }
}

const JOURNALS = 'journal'

/** Whatever is written with it is on the disk when the call comes back. */
const SYNCED = constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | constants.O_DSYNC

/** Syncs a file, or the names in a folder where the system can do that. What was taken away needs no syncing. */
async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r').catch(() => undefined)
  await handle?.sync().finally(() => handle.close())
}

/** Mends files from the journals of those who are gone: what they answered for is there, whatever the disk had kept. */
export function mend(folder: string): void {
  const journals = join(folder, JOURNALS)
  for (const { name, owner } of journalsIn(journals)) {
    if (isAlive(owner)) continue
    const files = new Map<string, Buffer>()
    for (const piece of piecesIn(textOf(join(journals, name)))) put(folder, files, piece)
    rmSync(join(journals, name), { force: true })
  }
}

function journalsIn(folder: string) {
  const numberOf = (name: string): number => Number(name.slice(name.lastIndexOf('.') + 1))
  const names = (existsSync(folder) ? readdirSync(folder) : []).sort((a, b) => numberOf(a) - numberOf(b))
  return names.map((name) => ({ name, owner: name.slice(0, name.lastIndexOf('.')) }))
}

/** Of a file that is there; another who mends may have been faster. */
const textOf = (path: string): string => (existsSync(path) ? readFileSync(path, 'utf8') : '')

/** What was not whole on the disk when the power failed was not answered for, nor what comes after it. */
function piecesIn(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  for (const line of text.split('\n').slice(0, -1)) {
    try {
      pieces.push(JSON.parse(line) as Piece)
    } catch {
      break
    }
  }
  return pieces
}

/** Writes a piece where it belongs, if it is not there. What begins beyond the end belongs to a file that was taken away. */
function put(folder: string, files: Map<string, Buffer>, [file, at, text]: Piece): void {
  const path = join(folder, file)
  const bytes = Buffer.from(text)
  const there = files.get(file) ?? Buffer.from(textOf(path))
  files.set(file, there)
  if (at > there.length || there.subarray(at, at + bytes.length).equals(bytes)) return
  files.set(file, Buffer.concat([there.subarray(0, at), bytes, there.subarray(at + bytes.length)]))
  const handle = openSync(path, constants.O_WRONLY | constants.O_CREAT, 0o600)
  writeSync(handle, bytes, 0, bytes.length, at)
  fsyncSync(handle)
  closeSync(handle)
}
