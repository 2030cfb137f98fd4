import type { EventOf, Game, Ruleset } from '../../core/ruleset.js'
import { visibleTo } from '../../core/views.js'
import type { Pick } from '../random.js'
import type { Maker, Player } from './player.js'
import type { Thinking } from './thinking.js'

/**
 * A player at its seat in one game: keeps what the seat is told until the player is asked. The player is made when it is
 * first asked. Those who answer at once are asked by `ask`, all others by `askLater`; `P` says which they are.
 */
export class Seated<G extends Game, P extends Player<G>> {
  readonly #ruleset: Ruleset<G>
  readonly #seat: G['Seat']
  readonly #make: Maker<G, P>
  #player: P | undefined
  #told: EventOf<G>[] = []

  constructor(ruleset: Ruleset<G>, seat: G['Seat'], make: Maker<G, P>) {
    this.#ruleset = ruleset
    this.#seat = seat
    this.#make = make
  }

  /** Something has happened: the player will be told what its seat may know. */
  tell(events: readonly EventOf<G>[]): void {
    if (this.#player === undefined || this.#player.seen !== undefined) this.#told.push(...visibleTo(events, this.#seat))
  }

  /** What the player does, from what its seat sees alone; whatever it says to the rest is not waited for. */
  ask(state: G['State'], pick: Pick, budget: number): ReturnType<P['act']> {
    const { view, player, isNew, told } = this.#prepared(state)
    if (isNew) player.begin?.(this.#seat, view)
    if (told.length > 0) player.seen?.(told, view)
    return player.act(view, pick, budget) as ReturnType<P['act']>
  }

  /** The same, waiting for the player at every step. */
  async askLater(state: G['State'], pick: Pick, budget: number): Promise<G['Action']> {
    const { view, player, isNew, told } = this.#prepared(state)
    if (isNew) await player.begin?.(this.#seat, view)
    if (told.length > 0) await player.seen?.(told, view)
    return player.act(view, pick, budget)
  }

  /** Why it did what it did last. */
  thinking(): Thinking<G> | undefined {
    return this.#player?.thinking?.()
  }

  /** The game is over: the player lets go of what it holds. */
  close(): void {
    this.#player?.close?.()
  }

  #prepared(state: G['State']) {
    const isNew = this.#player === undefined
    const player = this.#player ?? this.#make(this.#seat)
    const told = this.#told
    this.#player = player
    this.#told = []
    return { view: this.#ruleset.view(state, this.#seat) as G['View'], player, isNew, told }
  }
}
