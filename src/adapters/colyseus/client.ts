/** The client's end of a Colyseus room; a page imports this alone and carries no server. */
import type { Game } from '../../core/ruleset.js'
import { Chair, type ChairEvents, type Message } from '../../tools/host/index.js'

/** The part of a client's room that is used: that of `colyseus.js`, or of any later client. */
export interface ClientRoom {
  /** Sends a message to the room. */
  send(type: string, message: unknown): void
  /** Is called with every message of a type. */
  onMessage<T>(type: string, callback: (message: T) => void): unknown
  /** Is called when the room is left. */
  onLeave(callback: (code: number) => void): unknown
}

/**
 * Sits down at a room that was joined: `const chair = attach(room, { onView, onEvents })`, then `await chair.act(order)`.
 * After a reconnection give the new room and the old chair: it catches up, and what was not answered is sent again.
 */
export function attach<G extends Game = Game>(
  room: ClientRoom,
  told: ChairEvents<G> | Chair<G> = {},
  onTickets?: (tickets: Readonly<Record<string, string>>) => void,
): Chair<G> {
  const chair = 'receive' in told ? told : new Chair<G>(globalThis.crypto.randomUUID().slice(-12), told)
  room.onMessage('table', (message: Message<G>) => chair.receive(message))
  room.onMessage('tickets', (tickets: Readonly<Record<string, string>>) => onTickets?.(tickets))
  room.onLeave(() => chair.connect(undefined))
  chair.connect((request) => room.send('do', request))
  return chair
}
