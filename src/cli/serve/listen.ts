/** Clients over sockets, each with games of its own. */
import { once } from 'node:events'
import { type AddressInfo, createServer, isIP, type Server as Listener, type Socket } from 'node:net'
import { misuse } from '../exit.js'
import { send } from '../terminal.js'
import type { Hall } from './hall.js'
import { linesOf } from './lines.js'
import { no } from './messages.js'
import { Server } from './server.js'

/** Where to listen. */
export interface Address {
  readonly host: string
  readonly port: number
}

/** `7440`, `host:7440` or `[::1]:7440`: this machine alone unless another host is named. */
export function addressIn(text: string): Address {
  const [, named, bracketed, digits] = /^(?:([\w.-]+):|\[([\da-fA-F:.]+)\]:)?(\d{1,5})$/.exec(text) ?? []
  const port = Number(digits)
  if (digits === undefined || port > 65_535) throw misuse(`"${text}" is no address: 7440 or 127.0.0.1:7440.`)
  return { host: named ?? bracketed ?? '127.0.0.1', port }
}

/** Can only this machine reach it? */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/** A server at its address. */
export interface Listening {
  readonly address: string
  /** Ends every connection. */
  close(): void
}

/** Answers every client that connects, as many as there is room for. */
export async function listen(hall: Hall, { host, port }: Address, most: number): Promise<Listening> {
  const open = new Set<Socket>()
  let greeted = 0
  const listener = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.on('close', () => open.delete(socket))
    if (open.size >= most) {
      socket.end(`${fullHouse(most)}\n`)
      return
    }
    open.add(socket)
    greeted++
    void converse(hall, socket, `client ${greeted}\n`)
  })
  await bound(listener, { host, port })
  const { address, port: taken } = listener.address() as AddressInfo
  const close = (): void => {
    for (const socket of open) socket.destroy()
    listener.close()
  }
  return { address: `${address.includes(':') ? `[${address}]` : address}:${taken}`, close }
}

const bound = (listener: Listener, { host, port }: Address): Promise<void> =>
  new Promise((done, fail) => {
    listener.on('error', ({ message }) => fail(misuse(`${host}:${port} cannot be listened at: ${message}.`)))
    listener.listen(port, host, done)
  })

const fullHouse = (limit: number): string =>
  JSON.stringify({ id: null, ok: false, violations: [no('CORE-LIMIT', 'too-many-clients', { limit })] })

/** Who does not read what was answered is asked to wait with the next question. A client that is gone leaves its games. */
async function converse(hall: Hall, socket: Socket, name: string): Promise<void> {
  const server = new Server(hall, name)
  const gone = once(socket, 'close').then(() => server.close())
  socket.setNoDelay(true)
  try {
    for await (const line of linesOf(socket, hall.options.line)) {
      const answer = await answerTo(server, line)
      if (answer !== undefined && !send(socket, answer)) await Promise.race([once(socket, 'drain'), gone])
    }
  } catch {
    socket.destroy()
  }
  socket.end()
  await gone
}

/** The answer to a line; an empty one needs none. */
export async function answerTo(
  server: Server,
  line: { readonly text: string } | { readonly tooLong: true },
): Promise<string | undefined> {
  if ('tooLong' in line) return server.tooLong()
  return line.text.trim() === '' ? undefined : server.answer(line.text)
}
