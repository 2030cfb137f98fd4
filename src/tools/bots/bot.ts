import { fromView } from '../../core/from-view.js'
import type { Actor, Game, Ruleset, Simulation } from '../../core/ruleset.js'
import type { Pick } from '../random.js'

/**
 * A player: from what its seat sees, a source of choices and a budget counted in simulations, to one of its legal
 * actions. Never the state, never the clock: the same view, choices and budget give the same action.
 */
export type Bot<G extends Game = Game> = (view: G['View'], pick: Pick, budget: number) => G['Action']

/** What a bot may do for the seat whose view it holds. */
export function choicesIn<G extends Game>(ruleset: Ruleset<G>, view: G['View']): readonly G['Action'][] {
  const actions = fromView(ruleset, view).legalActions()
  if (actions.length === 0) throw new RangeError(`${view.seat} is not asked`)
  return actions
}

/** A world that fits the view, to be played in, with dice of its own. */
export const dream = <G extends Game>(ruleset: Ruleset<G>, view: G['View'], pick: Pick): Simulation<G> =>
  ruleset.fork(ruleset.sample(view, pick.seed()), { seed: pick.seed() })

/** One random listed action of somebody who is asked. */
export function playAnything<G extends Game>(game: Simulation<G>, pick: Pick): void {
  game.apply(pick.of(game.legal(pick.of(game.actors()))))
}

/** Lets the referee do its duties, dice and all, until a player is asked or the game is over. */
export function letRefereeAct<G extends Game>(game: Simulation<G>, pick: Pick): void {
  while (isRefereeAsked(game.actors())) game.apply(pick.of(game.legal('referee')))
}

const isRefereeAsked = (actors: readonly Actor<Game>[]): boolean => actors.length === 1 && actors[0] === 'referee'

/** Plays on at random until the game is over or `steps` actions have been played. */
export function playOut<G extends Game>(game: Simulation<G>, steps: number, pick: Pick): void {
  for (let i = 0; i < steps && game.outcome() === undefined; i++) playAnything(game, pick)
}
