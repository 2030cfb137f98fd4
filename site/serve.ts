/** Shows the site on this machine: addresses without `.html` work as they do on a host. */
import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** The file behind an address; undefined if there is none in the folder. */
function fileOf(folder: string, address: string): string | undefined {
  const path = normalize(decodeURIComponent(new URL(address, 'http://localhost').pathname)).replace(/^(\.\.[/\\])+/, '')
  const found = [path, `${path}.html`, join(path, 'index.html')].map((one) => join(folder, one))
  return found.find((one) => existsSync(one) && statSync(one).isFile())
}

/** A server of the folder, on a free port unless one is named. */
export const siteServer = (folder: string, port = 0): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((request, response) => {
      const file = fileOf(folder, request.url ?? '/')
      response.writeHead(file === undefined ? 404 : 200, {
        'content-type': TYPES[extname(file ?? '.html')] ?? 'text/plain',
      })
      if (file === undefined) response.end('There is no such page.')
      else createReadStream(file).pipe(response)
    })
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

/** Serves until it is stopped. */
export async function serveSite(folder: string): Promise<void> {
  const server = await siteServer(folder, 8080)
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' ? address?.port : ''}/ shows it; Ctrl-C ends it.`)
}
