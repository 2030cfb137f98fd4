import type { Game } from '../../core/ruleset.js'

/** Why a bot did what it did, as data. What it holds is what its seat knows and guesses: it is for that seat's eyes. */
export interface Thinking<G extends Game = Game> {
  /** Was it newly thought out, carried on from a plan made before, or the only thing to do? */
  readonly kind: 'searched' | 'followed' | 'forced'
  /** What was looked at, the best first. */
  readonly candidates: readonly Candidate<G>[]
  /** What the bot means to do, in order, as far as it has thought: the action it chose comes first. */
  readonly plan: readonly G['Action'][]
  /** Simulations spent. */
  readonly spent: number
  /** What the plan changes most, if the game says of what its judgement is made. */
  readonly because?: Reason
}

/** The main part of a judgement: the one of a game's `terms` that a plan changes most, in a world where it was tried. */
export interface Reason {
  readonly term: string
  /** By how much, in the game's own unit; below 0 if the plan makes the best of a loss. */
  readonly gain: number
}

/** One thing that a bot has looked at. */
export interface Candidate<G extends Game = Game> {
  readonly action: G['Action']
  /** The rest of the plan that began with it, as far as it goes. */
  readonly plan: readonly G['Action'][]
  /** How well the seat stood after it, from -1 to 1, on average. */
  readonly worth: number
  /** In how many worlds. */
  readonly visits: number
}
