import { createRequire } from 'node:module'
import { extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Ruleset } from 'wingover'
import type { Bot, Maker, Player } from 'wingover/bots'

/**
 * What a module of a bot exports by default: it is called once for each game and seat, and gives a function, or a
 * player that remembers.
 */
type BotModule = (ruleset: Ruleset, seat: string) => Bot | Player

/** The maker of the players of a module. TypeScript goes through tsx where Node does not read it by itself. */
export async function moduleMaker(ruleset: Ruleset, name: string): Promise<Maker> {
  try {
    const make = await defaultOf(name)
    return (seat) => {
      const made = make(ruleset, seat)
      return typeof made === 'function' ? { act: made } : made
    }
  } catch (error) {
    throw new TypeError(`${name} brings no bot: ${error instanceof Error ? error.message : String(error)}`)
  }
}

async function defaultOf(name: string): Promise<BotModule> {
  const { default: make } = (await load(resolve(name))) as { readonly default?: BotModule }
  if (typeof make !== 'function') throw new TypeError('it has no default export that makes one')
  return make
}

async function load(path: string): Promise<unknown> {
  const { href } = pathToFileURL(path)
  try {
    return await import(/* @vite-ignore */ href)
  } catch (error) {
    if (!isTypeScript(path) || !CANNOT_READ.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
    return (await tsx(path)).tsImport(href, href)
  }
}

const isTypeScript = (path: string): boolean => ['.ts', '.mts', '.cts'].includes(extname(path))

/** What Node says of TypeScript, or of syntax that it does not strip. */
const CANNOT_READ = ['ERR_UNKNOWN_FILE_EXTENSION', 'ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX', 'ERR_MODULE_NOT_FOUND']

type Tsx = { readonly tsImport: (file: string, from: string) => Promise<unknown> }

/** tsx as the bot's own project has it. */
async function tsx(path: string): Promise<Tsx> {
  try {
    return (await import(/* @vite-ignore */ pathToFileURL(createRequire(path).resolve('tsx/esm/api')).href)) as Tsx
  } catch {
    throw new TypeError('it is TypeScript, and tsx is not installed there: npm install --save-dev tsx')
  }
}
