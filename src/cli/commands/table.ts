import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { platform } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { EXIT, type ExitCode, Failure } from '../exit.js'
import { safePage } from '../safe-page.js'
import { note, print, type Terminal } from '../terminal.js'

/** What `wingover table` takes. */
export interface TableOptions {
  readonly port: number
  readonly open: boolean
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
}

/** Serves the table to this machine alone, and says where, until it is interrupted. */
export async function table(terminal: Terminal, { port, open }: TableOptions): Promise<ExitCode> {
  const server = tableServer(pageFolder())
  server.listen(port, '127.0.0.1')
  await Promise.race([once(server, 'listening'), once(server, 'error').then(([error]) => refuse(port, error as Error))])
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  print(terminal, address)
  note(terminal, 'The table stands there. Ctrl-C ends it.')
  if (open) show(address)
  await new Promise<void>((resolve) => terminal.onInterrupt(resolve))
  server.closeAllConnections()
  server.close()
  return EXIT.ok
}

const refuse = (port: number, { message }: Error): never => {
  throw new Failure(EXIT.usage, `port ${port} cannot be used: ${message}.`)
}

/** The page lies beside the command in the package, and in `dist` of a clone. */
function pageFolder(): string {
  const up = import.meta.url.endsWith('.ts') ? '../../../dist/table/' : './table/'
  const folder = fileURLToPath(new URL(up, import.meta.url))
  if (existsSync(join(folder, 'index.html'))) return folder
  throw new Failure(EXIT.file, 'the page has not been built. In a clone: npm run table.')
}

/** Serves the files of a folder and nothing else: what is not in it when the server starts does not exist. */
export function tableServer(folder: string): Server {
  const files = new Map<string, string>(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [`/${path.slice(join(folder, '/').length).replaceAll('\\', '/')}`, path] as const),
  )
  return createServer(({ url = '/', method }, response) => {
    const [path = '/'] = url.split(/[?#]/)
    const file = files.get(path === '/' ? '/index.html' : path)
    if (file === undefined || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(file === undefined ? 404 : 405).end()
      return
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...safePage(),
      'cache-control': 'no-cache',
    })
    response.end(method === 'HEAD' ? undefined : readFileSync(file))
  })
}

const OPENERS: Readonly<Record<string, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
}

/** Asks the desktop to open the page; where there is none, the address on the screen is enough. */
function show(address: string): void {
  const [command = 'xdg-open', ...rest] = OPENERS[platform()] ?? []
  spawn(command, [...rest, address], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
