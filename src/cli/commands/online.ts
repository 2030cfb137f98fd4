import { once } from 'node:events'
import { EXIT, type ExitCode, Failure } from '../exit.js'
import { print, type Terminal } from '../terminal.js'

/** What `wingover online` takes. */
export interface OnlineCommandOptions {
  readonly port: number
  readonly address: string
  readonly folder: string
  readonly origin: readonly string[]
  readonly most: number
}

/** Serves games until it is interrupted. */
export async function serveOnline(terminal: Terminal, options: OnlineCommandOptions): Promise<ExitCode> {
  const { online } = await import('../online/server.js').catch(missing)
  const { REDIS_URL: redis } = process.env
  const tell = (fault: string) => print(terminal, fault)
  const { origin: origins, ...rest } = options
  const shares = redis === undefined ? {} : { redis }
  const server = await online({ ...rest, origins, tell, ...shares }).catch((error: Error) => refuse(options, error))
  print(terminal, `Games are played at ${server.url} and kept in ${options.folder}.`)
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)))
  await server.close()
  return EXIT.ok
}

/** A port that is taken, a folder that cannot be written. */
function refuse({ port, folder }: OnlineCommandOptions, error: NodeJS.ErrnoException): never {
  if (error.syscall === 'listen') throw new Failure(EXIT.usage, `port ${port} cannot be used: ${error.message}.`)
  if (error.code !== undefined) throw new Failure(EXIT.file, `games cannot be kept in ${folder}: ${error.message}.`)
  throw error
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
