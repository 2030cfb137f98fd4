/** Who can play in an arena: our bots by name, modules in files, programs in any language. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { Ruleset } from 'wingover'
import { botNamed, botNames, type Maker } from 'wingover/bots'
import { EXIT, Failure, misuse, unknownName } from '../exit.js'
import { moduleMaker } from './module.js'
import { commandIn, programMaker } from './program.js'

/** A program that speaks JSON lines: `cmd:python3 bot.py`. */
export const isProgram = (name: string): boolean => name.startsWith('cmd:')

/** A file with a bot of its own, not the name of one of ours. */
const isFile = (name: string): boolean => !isProgram(name) && /[\\/.]/.test(name)

/** Where a player's programs are made known, so that they can be ended, and how long each may take to answer. */
export interface Terms {
  /** Seconds for an answer; without it a program is waited for however long it takes. */
  readonly limit?: number
  /** Is told of every process that a player starts. */
  readonly onProcess?: (pid: number) => void
}

/** The maker of the bot of this name, of the module in this file, or of this program. */
export async function makerFor(ruleset: Ruleset, name: string, terms: Terms = {}): Promise<Maker> {
  const known = isProgram(name) || isFile(name) ? undefined : botNamed(ruleset, name)
  if (known !== undefined) return known
  const make = isProgram(name) ? programMaker(ruleset, name, terms) : await moduleMaker(ruleset, name)
  return Object.assign((seat: string) => make(seat), { version: versionOf(ruleset, name) })
}

/** Stops unless these are two players or more, all different, and all there. */
export function checkPlayers(ruleset: Ruleset, names: readonly string[]): void {
  if (new Set(names).size !== names.length) throw misuse('a player is named twice.')
  if (names.length < 2) throw misuse('a tournament needs two players: --player greedy --player mcts.')
  for (const name of names) checkPlayer(ruleset, name)
}

/** Stops unless this player is there. */
export function checkPlayer(ruleset: Ruleset, name: string): void {
  if (isProgram(name)) {
    if (commandIn(name).length === 0) throw misuse('cmd: must be followed by a command: cmd:python3 bot.py.')
  } else if (isFile(name)) {
    if (!existsSync(name)) throw new Failure(EXIT.file, `${name} cannot be read: there is no such file.`)
  } else if (botNamed(ruleset, name) === undefined) throw unknownName('bot', name, botNames)
}

/** The versions of players: our own know theirs; of a file, and of the files of a command, the content decides. */
export const versionsOf = (ruleset: Ruleset, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, versionOf(ruleset, name)]))

function versionOf(ruleset: Ruleset, name: string): string {
  if (isProgram(name)) return contentOf(commandIn(name).filter((word) => existsSync(word) && statSync(word).isFile()))
  return isFile(name) ? contentOf([name]) : (botNamed(ruleset, name)?.version ?? '')
}

function contentOf(files: readonly string[]): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(file)).update('\0')
  return hash.digest('hex').slice(0, 12)
}
