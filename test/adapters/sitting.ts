/** A client at a room, as a page would be one. */
import { Client, type Room } from 'colyseus.js'
import { fromView, type Game, type Ruleset } from 'wingover'
import { pickFrom } from 'wingover/bots'
import { attach } from 'wingover/colyseus/client'
import type { Chair, Message } from 'wingover/host'

export interface Sitting {
  readonly chair: Chair<Game>
  readonly room: Room
  /** Every message as it came, as JSON. */
  readonly heard: string[]
  /** Every frame as it came. */
  readonly raw: Buffer[]
}

/** Opens the game and sits down with a ticket, or looks on without. */
export async function sit(url: string, game: string, ticket?: string, old?: Chair<Game>): Promise<Sitting> {
  const opened = await fetch(`${url}games/${game}`)
  if (!opened.ok) throw new Error(await opened.text())
  const room = await new Client(url).joinById(game, ticket === undefined ? {} : { ticket })
  const heard: string[] = []
  const raw: Buffer[] = []
  const { ws } = room.connection.transport as unknown as {
    ws: { addEventListener(type: string, told: (event: { data: ArrayBuffer }) => void): void }
  }
  ws.addEventListener('message', ({ data }) => void raw.push(Buffer.from(data)))
  const chair = attach<Game>(room, old ?? {})
  const receive = chair.receive.bind(chair)
  chair.receive = (message: Message) => {
    heard.push(JSON.stringify(message))
    receive(message)
  }
  return { chair, room, heard, raw }
}

/** Until something is so. */
export async function until(condition: () => boolean, patience = 15_000): Promise<void> {
  for (let waited = 0; !condition(); waited += 5) {
    if (waited > patience) throw new Error('it never came to be')
    await new Promise((done) => setTimeout(done, 5))
  }
}

/** Plays for a seat whenever it is asked, so many orders or to the end. */
export async function playSeat(
  ruleset: Ruleset,
  { chair }: Sitting,
  seat: string,
  orders: number,
  prefer: (action: Game['Action']) => boolean = () => true,
): Promise<number> {
  const choose = pickFrom(`${seat} plays`)
  for (let given = 0; given < orders; ) {
    await until(
      () =>
        chair.view !== undefined && (chair.decision?.actors.includes(seat) || chair.decision?.outcome !== undefined),
    )
    if (chair.decision?.outcome) return given
    const list = fromView(ruleset, chair.view!).legalActions()
    const liked = list.filter(prefer)
    const answer = await chair.act(choose.of(liked.length > 0 ? liked : list))
    if (answer.ok) given++
    else if (!answer.violations.some(({ code }) => code === 'older-step' || code === 'too-fast')) {
      throw new Error(JSON.stringify(answer))
    }
  }
  return orders
}
