/** boardgame.io's own server with Spitting Fire, games in memory as it keeps them by default. */
import { createRequire } from 'node:module'
import { guard, toGame } from 'wingover/boardgame-io'
import { spittingFire } from 'wingover/spitting-fire'

type Package = typeof import('boardgame.io/dist/types/packages/server.js')
const { Server } = createRequire(import.meta.url)('boardgame.io/server') as Package

const server = Server({ games: [toGame(spittingFire)], origins: [/./] })
guard(server, spittingFire.info.id)
const { appServer } = await server.run({ port: 0 })
const { port } = (appServer as unknown as { address(): { readonly port: number } }).address()
console.log(`played at http://127.0.0.1:${port}/`)
