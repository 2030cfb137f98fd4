import type { Actor, Game, Simulation } from '../../core/ruleset.js'
import type { Pick } from '../random.js'

/** How a position looks to a seat, from -1 to 1. */
export type Judge<G extends Game> = (state: G['State'], seat: G['Seat']) => number

/** What somebody does in a world that is only dreamt of: one of these actions, quickly. There are at least two. */
export type Policy<G extends Game> = (
  game: Simulation<G>,
  actor: Actor<G>,
  actions: readonly G['Action'][],
  pick: Pick,
) => G['Action']

/** What a bot thinks with, besides the rules. */
export interface Mind<G extends Game> {
  /** How a position looks; the ruleset's own `evaluate` unless given. */
  readonly judge?: Judge<G>
  /** How everybody plays on in dreams: unless given, of a few actions the one that looks best at a glance. */
  readonly policy?: Policy<G>
}
