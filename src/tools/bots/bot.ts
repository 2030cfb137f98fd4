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

/** Lets the referee do its duties, dice and all, until a player is asked or the game is over. */
export function letRefereeAct<G extends Game>(game: Simulation<G>, pick: Pick): void {
  while (isRefereeAsked(game.actors())) game.apply(pick.of(game.legal('referee')))
}

const isRefereeAsked = (actors: readonly Actor<Game>[]): boolean => actors.length === 1 && actors[0] === 'referee'

/**
 * Plays on in haste until the turn ends, the game is over, or `steps` actions have been played: everybody takes the
 * first random action that does not throw away what they have.
 */
export function playOut<G extends Game>(ruleset: Ruleset<G>, game: Simulation<G>, steps: number, pick: Pick): void {
  const { turn } = game.state
  for (let i = 0; i < steps && game.state.turn === turn && game.outcome() === undefined; i++) {
    const actor = pick.of(game.actors())
    game.apply(hasty(ruleset, game, actor, [...game.legal(actor)], pick))
  }
}

const TRIES = 3
/** A loss that even the hasty see coming. */
const BLUNDER = 0.03

function hasty<G extends Game>(
  ruleset: Ruleset<G>,
  game: Simulation<G>,
  actor: Actor<G>,
  actions: readonly G['Action'][],
  pick: Pick,
): G['Action'] {
  const any = pick.of(actions)
  if (actor === 'referee' || actions.length === 1) return any
  const before = ruleset.evaluate(game.state, actor as G['Seat'])
  for (let i = 0, action = any; i < TRIES; i++, action = pick.of(actions)) {
    const trial = game.clone()
    trial.apply(action)
    if (ruleset.evaluate(trial.state, actor as G['Seat']) >= before - BLUNDER) return action
  }
  return any
}
