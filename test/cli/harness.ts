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

/** How to run it: what is typed, a signal for Ctrl-C, and who looks at the screen. */
export interface Setting {
  readonly input?: string | Readable
  readonly signal?: AbortSignal
  /** Is shown all that has been printed, whenever there is more. */
  readonly watch?: (printed: string) => void
}

/** Keeps what is written. */
export class Sink extends Writable {
  text = ''
  readonly #watch: (text: string) => void

  constructor(watch: (text: string) => void = () => {}) {
    super()
    this.#watch = watch
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString()
    this.#watch(this.text)
    done()
  }
}

/** Runs the command in this process. */
export async function wingover(args: readonly string[], setting: Setting = {}): Promise<Ran> {
  const { input = '', signal = new AbortController().signal, watch } = setting
  const [output, errors] = [new Sink(watch), new Sink()]
  const code = await main(args, {
    input: typeof input === 'string' ? Readable.from([Buffer.from(input)]) : input,
    output,
    errors,
    env: {},
    onInterrupt(listener) {
      if (signal.aborted) queueMicrotask(listener)
      signal.addEventListener('abort', listener)
      return () => signal.removeEventListener('abort', listener)
    },
  })
  return { code, out: output.text, err: errors.text }
}

/** A folder of this test's own. */
export const folder = (): string => mkdtempSync(join(tmpdir(), 'wingover-cli-'))
