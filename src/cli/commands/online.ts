import { once } from 'node:events'
import { EXIT, type ExitCode, Failure } from '../exit.js'
import { print, type Terminal } from '../terminal.js'

/** What `wingover online` takes. */
export interface OnlineCommandOptions {
  readonly port: number
  readonly address: string
  readonly folder: string
}

/** Serves games until it is interrupted. */
export async function serveOnline(terminal: Terminal, options: OnlineCommandOptions): Promise<ExitCode> {
  const { online } = await import('../online/server.js').catch(missing)
  const { REDIS_URL: redis } = process.env
  const tell = (fault: string) => print(terminal, fault)
  const server = await online({ ...options, tell, ...(redis !== undefined && { redis }) })
  print(terminal, `Games are played at ${server.url} and kept in ${options.folder}.`)
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  await server.close()
  return EXIT.ok
}

/** Colyseus is no part of the package: who only plays does not carry a server. */
function missing(error: unknown): never {
  const { code, message } = error as { readonly code?: string; readonly message?: string }
  if (code !== 'ERR_MODULE_NOT_FOUND' || !message?.includes('colyseus')) throw error
  throw new Failure(
    EXIT.usage,
    'the server stands on Colyseus: npm install @colyseus/core@0.16 @colyseus/ws-transport@0.16',
  )
}
