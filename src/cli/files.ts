import { accessSync, closeSync, constants, existsSync, fstatSync, openSync, readSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type AnyRecord, type GameRecord, parseRecord, type Shown } from 'wingover'
import { EXIT, Failure, misuse } from './exit.js'
import { games, reasons, tournamentGame } from './games.js'
import { oneLine } from './terminal.js'

/** A file of at most this many bytes is read; a larger one is no record of ours. */
export const LARGEST = 200_000_000

const STDIN = 0
const CHUNK = 1_000_000

/** The text of a file, or of standard input for `-`. */
export function readText(path: string): string {
  try {
    const file = path === '-' ? STDIN : openSync(path, 'r')
    try {
      return readWhole(file).toString('utf8')
    } finally {
      if (file !== STDIN) closeSync(file)
    }
  } catch (error) {
    throw new Failure(EXIT.file, `${oneLine(path)} cannot be read: ${oneLine(whyNot(error))}.`)
  }
}

/** A file says its size before it is read; a pipe and a device do not, and are read no further than the limit. */
function readWhole(file: number): Buffer {
  const chunks: Buffer[] = []
  let size = fstatSync(file).size
  for (let seen = 0; size <= LARGEST; size = Math.max(size, seen)) {
    const chunk = Buffer.allocUnsafe(CHUNK)
    const count = readSync(file, chunk, 0, CHUNK, null)
    if (count === 0) return Buffer.concat(chunks)
    chunks.push(chunk.subarray(0, count))
    seen += count
  }
  throw new RangeError(`it is larger than ${LARGEST} bytes`)
}

/** Writes a file whole. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (error) {
    throw cannotWrite(path, error)
  }
}

/** Stops now, rather than after a long game, if these files cannot be written. */
export function assertWritable(...paths: readonly (string | undefined)[]): void {
  for (const path of paths.filter((one) => one !== undefined)) {
    try {
      accessSync(existsSync(path) ? path : dirname(path), constants.W_OK)
    } catch (error) {
      throw cannotWrite(path, error)
    }
  }
}

const cannotWrite = (path: string, error: unknown): Failure =>
  new Failure(EXIT.file, `${oneLine(path)} cannot be written: ${oneLine(whyNot(error))}.`)

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'permission is denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is no folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
}

function whyNot(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return CAUSES[code] ?? message
}

/** The JSON of a file. */
export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw notJson(path, error)
  }
}

/** Stops: a file holds no JSON. */
export const notJson = (path: string, error: unknown): Failure =>
  new Failure(EXIT.file, `${oneLine(path)} is not JSON: ${oneLine((error as Error).message)}.`)

/** A record and the game it is of. */
export interface Played {
  readonly ruleset: Shown
  readonly record: AnyRecord
}

/** The record in a file, or that of one game of a tournament's results: by its number, counted from 1, or by its id. */
export function readRecord(path: string, game?: string): Played {
  const json = readJson(path)
  return recordIn(path, tournamentGame(json) === undefined ? json : gameIn(path, json, game))
}

function gameIn(path: string, json: unknown, which: string | undefined): unknown {
  const { games: found } = json as { readonly games?: unknown }
  const all = (Array.isArray(found) ? found : []) as readonly ({
    readonly id?: unknown
    readonly record?: unknown
  } | null)[]
  const name = oneLine(path)
  if (which === undefined)
    throw misuse(`${name} holds ${all.length} games: say which with --game, a number from 1 to ${all.length} or an id.`)
  const game = /^\d+$/.test(which) ? all[Number(which) - 1] : all.find((one) => one?.id === which)
  if (game === undefined || game === null) throw misuse(`${name} holds no game ${oneLine(which)}.`)
  return game.record
}

/** The record that the JSON of a file is. */
export function recordIn(path: string, json: unknown): Played {
  const id = (json as { readonly ruleset?: unknown } | null)?.ruleset
  if (typeof id !== 'string' || !Object.hasOwn(games, id)) {
    throw notRecord(path, `it names no game of ours: ${Object.keys(games).join(', ')}.`)
  }
  const ruleset = games[id] as Shown
  const parsed = parseRecord(ruleset, json)
  if (!parsed.ok) throw notRecord(path, reasons(parsed.violations))
  return { ruleset, record: parsed.value }
}

const notRecord = (path: string, why: string): Failure =>
  new Failure(EXIT.file, `${oneLine(path)} is not a record: ${why}`)

/** A record as text, one action and one head a line, so that two of them can be compared. */
export function recordText({ actions, heads, ...rest }: GameRecord): string {
  const lines = (list: readonly unknown[]): string => list.map((one) => JSON.stringify(one)).join(',\n')
  return `${JSON.stringify(rest).slice(0, -1)},"actions":[\n${lines(actions)}\n],"heads":[\n${lines(heads)}\n]}\n`
}
