/** What Colyseus 0.16 leaves open to those who send what no client of its own would send. */
import { matchMaker, Room } from '@colyseus/core'

/** The closing code for a message that nobody can read. */
export const UNREADABLE = 4400

/** A room that outlives its messages. */
export class GuardedRoom extends Room {
  /** Nothing of a game is in the schema: there is nothing to look for twenty times a second. */
  override patchRate = 0

  /** Message types are looked up in a plain object: one called `constructor` would be found there, and end the process. */
  protected override _onMessage(...message: Parameters<Room['_onMessage']>): void {
    try {
      super._onMessage(...message)
    } catch {
      message[0].leave(UNREADABLE)
    }
  }
}

/** Rooms too are looked up in a plain object, by an id that may come from outside; and no two rooms may have one id. */
export async function checkId(game: unknown): Promise<void> {
  if (typeof game !== 'string' || !/^(?=.*[\d-])[a-z\d][\w-]{0,63}$/i.test(game)) {
    throw new Error('The id of a game is 1 to 64 letters, digits, - and _, and not letters alone.')
  }
  if ((await matchMaker.query({ roomId: game })).length > 0) throw new Error('This game is open already.')
}
