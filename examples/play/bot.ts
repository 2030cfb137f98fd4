/**
 * A simple player for any game: flat Monte Carlo. It sees its view only. Every listed action is tried in worlds sampled
 * from the view, each played on for a while by hasty players; the action with the best outlook is played.
 */
import { fromView, type Game, type Ruleset, type Simulation } from 'wingover'
import { type Pick, pickFrom } from 'wingover/conformance'
import { judge, lead } from './judge.js'

/** How hard to think about one decision. */
export interface Effort {
  /** Sampled worlds in which each action is tried. */
  readonly worlds: number
  /** Actions, of all players, after which a world is judged, unless the turn is over before. */
  readonly depth: number
  /** All simulated actions of a decision: many choices are tried in fewer worlds. */
  readonly budget: number
}

const EFFORT: Effort = { worlds: 9, depth: 150, budget: 10_000 }

/** The action that a seat chooses, knowing only its view. */
export function choose<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['View'],
  seed: string,
  effort: Effort = EFFORT,
): G['Action'] {
  const actions = fromView(ruleset, view, seed).legalActions()
  const [only] = actions
  if (only === undefined) throw new Error(`${view.seat} has nothing to do`)
  if (actions.length === 1) return only
  const worlds = Math.max(3, Math.min(effort.worlds, Math.floor(effort.budget / effort.depth / actions.length)))
  const trials = actions.map((): Trial[] => [])
  for (let i = 0; i < worlds; i++) {
    const world = ruleset.sample(view, `${seed} ${i}`)
    for (const [k, action] of actions.entries()) {
      const game = ruleset.fork(world, { seed: `${seed} ${i}` })
      game.apply(action)
      trials[k]?.push(play(ruleset, game, view.seat, effort.depth, pickFrom(`${seed} ${i} play`)))
    }
  }
  const worth = trials.map(worthOf)
  return actions[worth.indexOf(Math.max(...worth))] as G['Action']
}

/** How a position looked when others came to act, and at the end of the turn. */
interface Trial {
  readonly early: number
  readonly late: number
}

/** Until others act the seat chooses for itself, so the better third counts; after that, the mean. */
function worthOf(trials: readonly Trial[]): number {
  const early = trials.map((trial) => trial.early).sort((a, b) => b - a)
  return mean(early.slice(0, Math.ceil(early.length / 3))) + mean(trials.map(({ late }) => late))
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** Plays on hastily to the end of the turn. */
function play<G extends Game>(
  ruleset: Ruleset<G>,
  game: Simulation<G>,
  seat: string,
  depth: number,
  pick: Pick,
): Trial {
  const { turn } = game.state
  let early: number | undefined
  for (let i = 0; i < depth && game.state.turn === turn && game.outcome() === undefined; i++) {
    const actor = pick.of(game.actors())
    if (actor !== seat) early ??= judge(ruleset, game.state, seat)
    game.apply(hasty(ruleset, game, actor, pick))
  }
  const late = judge(ruleset, game.state, seat)
  return { early: early ?? late, late }
}

const TRIES = 3

/** The first random action that does not lose points at once; after some tries, any. */
function hasty<G extends Game>(ruleset: Ruleset<G>, game: Simulation<G>, actor: string, pick: Pick): G['Action'] {
  const actions = [...game.legal(actor as G['Seat'])]
  let action = pick.of(actions)
  if (actor === 'referee' || actions.length === 1) return action
  const before = lead(ruleset, game.state, actor)
  for (let i = 1; i < TRIES; i++) {
    const trial = game.clone()
    trial.apply(action)
    if (lead(ruleset, trial.state, actor) >= before) break
    action = pick.of(actions)
  }
  return action
}
