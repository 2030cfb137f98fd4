/** Starts the processes that measure, from one bundle made as the library's own is: a loader would slow them. */
import { type ChildProcess, fork } from 'node:child_process'
import { build } from 'tsup'
import type { Request } from './lane.js'

const OUT = 'node_modules/.cache/wingover-bench'

export async function bundle(): Promise<void> {
  await build({
    config: false,
    entry: { lane: 'bench/lane.ts' },
    outDir: OUT,
    outExtension: () => ({ js: '.mjs' }),
    format: 'esm',
    target: 'es2022',
    silent: true,
  })
}

/** A process of its own, asked one thing at a time. */
export class Lane {
  readonly #child: ChildProcess

  constructor() {
    const env = { ...process.env, NODE_ENV: 'production' }
    this.#child = fork(`${OUT}/lane.mjs`, { execArgv: ['--expose-gc'], env })
  }

  ask(request: Request): Promise<number> {
    return new Promise((resolve, reject) => {
      const ended = (): void => reject(new Error(`bench: the process for ${request.what} ended`))
      this.#child.once('exit', ended)
      this.#child.once('message', (answer) => {
        this.#child.off('exit', ended)
        resolve(answer as number)
      })
      this.#child.send(request)
    })
  }

  close(): void {
    this.#child.kill()
  }
}
