/** boardgame.io's own server with all games, as a process of its own. */
import { createRequire } from 'node:module'
import type { Ruleset } from 'wingover'
import { guard, toGame } from 'wingover/boardgame-io'
import { rulesets } from 'wingover/registry'

type Package = typeof import('boardgame.io/dist/types/packages/server.js')
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Package

const games = rulesets as Readonly<Record<string, Ruleset>>
const server = Server({ games: Object.values(games).map((game) => toGame(game)), origins: [/./] })
guard(server, ...Object.keys(games))
const { appServer } = await server.run({ port: 0 })
const address = (appServer as unknown as { address(): { port: number } }).address()
console.log(`listening at ${address.port}`)
