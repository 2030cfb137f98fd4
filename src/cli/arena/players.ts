import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ruleset } from 'wingover'
import { type Bot, botNamed, botNames } from 'wingover/bots'
import { EXIT, Failure, misuse, unknownName } from '../exit.js'

/** Is a player a file with a bot of its own, not the name of one of ours? */
const isFile = (name: string): boolean => /[\\/.]/.test(name)

/** A module that brings a bot of its own exports this by default. */
type Maker = (ruleset: Ruleset) => Bot

/** The bot of this name, or of the module in this file. */
export async function botOf(ruleset: Ruleset, name: string): Promise<Bot> {
  const known = isFile(name) ? undefined : botNamed(ruleset, name)
  if (known !== undefined) return known
  try {
    return (await makerIn(name))(ruleset)
  } catch (error) {
    throw new TypeError(`${name} brings no bot: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function makerIn(name: string): Promise<Maker> {
  const path = pathToFileURL(resolve(name)).href
  const { default: make } = (await import(/* @vite-ignore */ path)) as { readonly default?: Maker }
  if (typeof make !== 'function') throw new TypeError('it has no default export that makes one')
  return make
}

/** Stops unless these are two players or more, all different, and all there. */
export function checkPlayers(ruleset: Ruleset, names: readonly string[]): void {
  if (new Set(names).size !== names.length) throw misuse('a player is named twice.')
  if (names.length < 2) throw misuse('a tournament needs two players: --player greedy --player mcts.')
  for (const name of names) {
    if (isFile(name)) {
      if (!existsSync(name)) throw new Failure(EXIT.file, `${name} cannot be read: there is no such file.`)
    } else if (botNamed(ruleset, name) === undefined) throw unknownName('bot', name, botNames)
  }
}
