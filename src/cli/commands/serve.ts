import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { EXIT, type ExitCode } from '../exit.js'
import { linesOf } from '../serve/lines.js'
import { Server } from '../serve/server.js'
import { print, type Terminal } from '../terminal.js'
import { versionOf } from '../version.js'

/** What `wingover serve` takes. */
export interface ServeOptions {
  readonly seed?: string
  readonly games: number
  readonly line: number
}

/** Answers JSON lines until the input ends. */
export async function serve(terminal: Terminal, options: ServeOptions): Promise<ExitCode> {
  const seed = options.seed ?? randomBytes(16).toString('hex')
  const server = new Server({ ...options, seed, version: versionOf() })
  for await (const line of linesOf(terminal.input, options.line)) {
    if ('text' in line && line.text.trim() === '') continue
    const answer = 'text' in line ? server.answer(line.text) : server.tooLong()
    if (!print(terminal, JSON.stringify(answer))) await once(terminal.output, 'drain')
  }
  return EXIT.ok
}
