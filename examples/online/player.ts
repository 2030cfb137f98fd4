/** A bot at a seat, for the examples of online play: it knows what its seat is told, and no more. */
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { EventOf, Game, Ruleset } from 'wingover'
import { botNamed, type Maker, type PromptPlayer, pickFrom } from 'wingover/bots'
import type { Chair } from 'wingover/host'

/** Simulations a decision, unless the bot's name says otherwise. */
const BUDGET = 40

/** The bot that the command line names: `--bot greedy@40`. */
export function botFor<G extends Game>(ruleset: Ruleset<G>): Maker<G, PromptPlayer<G>> {
  const { values } = parseArgs({ options: { bot: { type: 'string', default: 'greedy' } } })
  const bot = botNamed(ruleset, values.bot)
  if (bot === undefined) throw new Error(`There is no bot "${values.bot}".`)
  return bot
}

/** What a bot orders for its seat, from what that seat has been told. */
export class Thinker<G extends Game> {
  readonly #player: PromptPlayer<G>
  readonly #seat: G['Seat']
  readonly #pick = pickFrom('online')
  #isNew = true

  constructor(seat: G['Seat'], make: Maker<G, PromptPlayer<G>>) {
    this.#seat = seat
    this.#player = make(seat)
  }

  order(view: G['View'], events: readonly EventOf<G>[]): G['Action'] {
    if (this.#isNew) this.#player.begin?.(this.#seat, view)
    this.#isNew = false
    if (events.length > 0) this.#player.seen?.(events, view)
    return this.#player.act(view, this.#pick, BUDGET)
  }
}

/** Plays whenever the seat is asked, until the game is over; how many orders that took. */
export async function playOut<G extends Game>(
  chair: Chair<G>,
  seat: G['Seat'],
  make: Maker<G, PromptPlayer<G>>,
): Promise<number> {
  const thinker = new Thinker(seat, make)
  let [orders, told] = [0, 0]
  while (chair.decision?.outcome === undefined) {
    const isAsked = chair.decision?.actors.includes(seat) ?? false
    if (isAsked) {
      const order = thinker.order(chair.view as G['View'], chair.events.slice(told))
      told = chair.events.length
      if ((await chair.act(order)).ok) orders++
    }
    // No faster than people: a server sends away who asks for more than it allows.
    await pause(isAsked ? 60 : 10)
  }
  return orders
}

/** How it ended, and after how many orders. */
export function verdict({ winner }: { readonly winner?: string } = {}, orders: readonly number[]): string {
  return `${winner === 'draw' ? 'A draw' : `${winner} wins`} after ${orders.join(' and ')} orders.`
}
