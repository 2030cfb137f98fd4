/** Who may come in, and with how much. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** No request is longer, and no message of a player. */
export const MOST_BYTES = { body: 100_000, message: 16_384 }

/** Origins of pages that may speak to a server besides its own page: `https://games.example`. */
export type Origins = readonly string[]

/** A page of another site that is open in a player's browser may not speak in the player's name. No page sends no origin. */
export function isFriend({ headers: { origin, host } }: IncomingMessage, origins: Origins): boolean {
  return origin === undefined || origins.includes(origin) || hostOf(origin) === host
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** The address that is asked for; undefined if it is none. */
export function addressOf({ url = '/' }: IncomingMessage): URL | undefined {
  return URL.canParse(url, HERE) ? new URL(url, HERE) : undefined
}

const HERE = 'http://localhost'

/** Looks at every request before anybody else does: Colyseus reads as much as comes, from whoever it comes. */
export function guard(server: Server, origins: Origins): void {
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const refusal = whyNot(request, origins)
    if (refusal) {
      response.writeHead(refusal.status, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
      response.end(refusal.text)
      return
    }
    limit(request)
    for (const listener of listeners) listener.call(server, request, response)
  })
}

function whyNot(request: IncomingMessage, origins: Origins): { status: number; text: string } | undefined {
  const { method = '', headers } = request
  if (addressOf(request) === undefined) return { status: 400, text: 'This is no address.' }
  if (!['GET', 'HEAD', 'POST', 'OPTIONS'].includes(method)) return { status: 405, text: 'This is not done here.' }
  if (!isFriend(request, origins)) return { status: 403, text: 'Pages of other sites are not answered.' }
  if (Number(headers['content-length'] ?? 0) > MOST_BYTES.body) return { status: 413, text: 'This is too long.' }
  return undefined
}

/** Hangs up on those who send more than they said, or did not say how much. */
function limit(request: IncomingMessage): void {
  let bytes = 0
  request.on('data', (piece: Buffer) => {
    bytes += piece.length
    if (bytes > MOST_BYTES.body) request.destroy()
  })
}
