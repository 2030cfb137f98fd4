import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { EXIT, type ExitCode } from '../exit.js'
import { Hall } from '../serve/hall.js'
import { linesOf } from '../serve/lines.js'
import { addressIn, answerTo, isLoopback, listen } from '../serve/listen.js'
import { Server } from '../serve/server.js'
import { note, print, type Terminal } from '../terminal.js'
import { versionOf } from '../version.js'

/** What `wingover serve` takes. */
export interface ServeOptions {
  readonly seed?: string
  readonly games: number
  readonly line: number
  /** Modules and programs that may play. */
  readonly player: readonly string[]
  readonly stall: number
  readonly listen?: string
  readonly connections: number
}

/** Answers JSON lines until the input ends; at sockets too, if asked, and then until Ctrl-C. */
export async function serve(terminal: Terminal, options: ServeOptions): Promise<ExitCode> {
  const { games, line, stall, player: players } = options
  const seed = options.seed ?? randomBytes(16).toString('hex')
  const hall = new Hall({ games, line, stall, players, seed, version: versionOf() })
  if (options.listen === undefined) return pipe(terminal, hall)
  const address = addressIn(options.listen)
  const listening = await listen(hall, address, options.connections)
  note(terminal, `Listening at ${listening.address}. There is no authentication: who can connect can play.`)
  if (!isLoopback(address.host)) note(terminal, 'Other machines can connect. Ctrl-C ends it.')
  const interrupted = new Promise<void>((resolve) => terminal.onInterrupt(resolve))
  await Promise.race([interrupted, pipe(terminal, hall).then(() => interrupted)])
  listening.close()
  return EXIT.ok
}

/** Standard input and output, one client. */
async function pipe(terminal: Terminal, hall: Hall): Promise<ExitCode> {
  const server = new Server(hall)
  for await (const line of linesOf(terminal.input, hall.options.line)) {
    const answer = await answerTo(server, line)
    if (answer !== undefined && !print(terminal, answer)) await once(terminal.output, 'drain')
  }
  server.close()
  return EXIT.ok
}
