import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { main } from '../../src/cli/main.js'

/** What a command line printed and how it ended. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** How to run it: what is typed, and a signal for Ctrl-C. */
export interface Setting {
  readonly input?: string | Readable
  readonly signal?: AbortSignal
}

/** Keeps what is written. */
export class Sink extends Writable {
  text = ''
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    done()
  }
}

/** Runs the command in this process. */
export async function wingover(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  const [output, errors] = [new Sink(), new Sink()]
  const { input = '', signal = new AbortController().signal } = setting
  const code = await main(args, {
    input: typeof input === 'string' ? Readable.from([Buffer.from(input)]) : input,
    output,
    errors,
    env: {},
    onInterrupt(listener) {
      signal.addEventListener('abort', listener)
      return () => signal.removeEventListener('abort', listener)
    },
  })
  return { code, out: output.text, err: errors.text }
}

/** A folder of this test's own. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'wingover-cli-'))
