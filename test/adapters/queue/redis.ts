/** A Redis of the test's own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A Redis that can go away and come back, with all that it held. */
export interface Redis {
  readonly url: string
  stop(): Promise<void>
  start(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { readonly port: number }
  server.close()
  return port
}

/** Starts a Redis on loopback that keeps everything on disk. */
export async function redis(): Promise<Redis> {
  const [port, home] = [await freePort(), mkdtempSync(join(tmpdir(), 'wingover-redis-'))]
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', home, '--save', '', '--appendonly', 'yes']
  let child: ChildProcess | undefined
  const self: Redis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] })
      for await (const text of child.stdout as AsyncIterable<Buffer>) if (text.includes('Ready to accept')) break
      child.stdout?.resume()
    },
    async stop() {
      if (child === undefined || child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
  await self.start()
  return self
}
