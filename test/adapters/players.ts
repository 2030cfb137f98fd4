/** Servers and players as processes of their own, over loopback. */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const root = process.cwd()
const tsx = ['--import', 'tsx']

/** A process, and what it has printed. */
export interface Running {
  readonly child: ChildProcess
  readonly output: () => string
  stop(signal?: NodeJS.Signals): Promise<void>
}

export function run(file: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Running {
  const options = { cwd: root, env: { ...process.env, ...env } }
  return watched(spawn(process.execPath, [...tsx, join(root, file), ...args], options))
}

/** Listens to what a process prints. */
export function watched(child: ChildProcessWithoutNullStreams): Running {
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (printed += piece))
  return {
    child,
    output: () => printed,
    async stop(signal = 'SIGKILL') {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

/** What a process prints, as soon as it fits. */
export async function printed(running: Running, form: RegExp): Promise<RegExpExecArray> {
  for (;;) {
    const found = form.exec(running.output())
    if (found) return found
    if (running.child.exitCode !== null) throw new Error(`it ended: ${running.output()}`)
    await Promise.race([
      once(running.child.stdout!, 'data'),
      once(running.child.stderr!, 'data'),
      once(running.child, 'exit'),
    ])
  }
}

/** `wingover online`, and where it listens. */
export async function startOnline(folder: string, env: NodeJS.ProcessEnv = {}, more: readonly string[] = []) {
  const running = run('src/cli/index.ts', ['online', '--port', '0', '--folder', folder, ...more], env)
  const [, url] = await printed(running, /played at (\S+)/)
  return { ...running, url: url! }
}

/** A game that was made. */
export interface Made {
  readonly game: string
  readonly links: Readonly<Record<string, string>>
}

export async function make(url: string, asked: object): Promise<Made> {
  const response = await fetch(`${url}games`, { method: 'POST', body: JSON.stringify(asked) })
  if (response.status !== 201) throw new Error(await response.text())
  return (await response.json()) as Made
}

/** The ticket in a link. */
export const ticketIn = (link: string | undefined): string | undefined => link?.split('#')[1]
