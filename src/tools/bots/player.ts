import type { EventOf, Game } from '../../core/ruleset.js'
import type { Pick } from '../random.js'
import type { Bot } from './bot.js'
import type { Thinking } from './thinking.js'

/**
 * A player of one game at one seat, with memory: what it remembers is a function of what its seat has seen. It may
 * answer later; {@link PromptPlayer} answers at once.
 */
export interface Player<G extends Game = Game> {
  /** Told once, before it is first asked. */
  begin?(seat: G['Seat'], view: G['View']): void | Promise<void>
  /** What its seat was told since it was last asked, in order, before it is asked again. */
  seen?(events: readonly EventOf<G>[], view: G['View']): void | Promise<void>
  /** One of its legal actions, within a budget counted in simulations. */
  act(view: G['View'], pick: Pick, budget: number): G['Action'] | Promise<G['Action']>
  /** Why it did what it did last; undefined if it cannot say. */
  thinking?(): Thinking<G> | undefined
  /** The game is over, or was given up: it will not be asked again, and lets go of what it holds. */
  close?(): void
}

/** A player that answers at once. All of ours do. */
export interface PromptPlayer<G extends Game = Game> extends Player<G> {
  /** Told once, before it is first asked. */
  begin?(seat: G['Seat'], view: G['View']): void
  /** What its seat was told since it was last asked, in order, before it is asked again. */
  seen?(events: readonly EventOf<G>[], view: G['View']): void
  /** One of its legal actions, within a budget counted in simulations. */
  act(view: G['View'], pick: Pick, budget: number): G['Action']
}

/** Makes a player for one game and seat, so that nothing is remembered from one game to the next. */
export interface Maker<G extends Game = Game, P extends Player<G> = Player<G>> {
  (seat: G['Seat']): P
  /** Rises whenever it would play otherwise; results keep it beside the name. */
  readonly version?: string
}

/** The maker of players that remember nothing: the bot is asked afresh each time. */
export function makerOf<G extends Game>(bot: Bot<G>, version?: string): Maker<G, PromptPlayer<G>> {
  const player: PromptPlayer<G> = { act: (view, pick, budget) => bot(view, pick, budget) }
  return versioned(() => player, version)
}

/** A maker that says its version. */
export const versioned = <G extends Game, P extends Player<G>>(
  make: (seat: G['Seat']) => P,
  version: string | undefined,
): Maker<G, P> => Object.assign((seat: G['Seat']) => make(seat), version === undefined ? {} : { version })
