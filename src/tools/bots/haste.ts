/** Quick players for worlds that are only dreamt of. */
import type { Actor, BaseState, Game, Ruleset, Simulation } from '../../core/ruleset.js'
import type { Pick } from '../random.js'
import type { Judge, Policy } from './judge.js'

/** Who plays on in haste, by what judgement, and for how many actions at most. */
export interface Haste<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly judge: Judge<G>
  readonly policy?: Policy<G> | undefined
  readonly horizon: number
  readonly pick: Pick
}

/** Plays an action and what it begins, as far as {@link goingOn} says. */
export function finishOwn<G extends Game>(haste: Haste<G>, game: Simulation<G>, action: G['Action']): void {
  const next = goingOn(haste, game, action.seat as G['Seat'])
  game.apply(action)
  for (let actor = next(); actor !== undefined; actor = next()) game.apply(hasty(haste, game, actor))
}

/**
 * Asked before an action of the seat: says after it, again and again, who plays on what it begins, as far as the seat
 * itself decides: the seat, the referee whose duties lie between, and those who were asked the same thing beside it.
 * Nobody once somebody else decides, the turn or the game is over, or the horizon is reached.
 */
export function goingOn<G extends Game>(
  { horizon }: { readonly horizon: number },
  game: Simulation<G>,
  seat: G['Seat'],
): () => Actor<G> | undefined {
  const [{ turn }, beside, question] = [game.state, [...game.actors()], questionOf(game.state)]
  let left = horizon
  return () => {
    if (left-- === 0 || game.state.turn !== turn) return undefined
    const actors = game.actors()
    if (actors.includes(seat)) return seat
    if (actors.length === 1 && actors[0] === 'referee') return 'referee'
    return questionOf(game.state) === question ? actors.find((actor) => beside.includes(actor)) : undefined
  }
}

/** What is being asked, whoever is asked. */
const questionOf = ({ phase, agenda }: BaseState): string => `${phase} ${agenda[agenda.length - 1]?.kind}`

/** Plays for everybody in haste while it is that turn, until the game is over or the horizon is reached. */
export function finishTurn<G extends Game>(haste: Haste<G>, game: Simulation<G>, turn: number): void {
  for (let i = 0; i < haste.horizon && game.state.turn === turn && game.outcome() === undefined; i++) {
    game.apply(hasty(haste, game, haste.pick.of(game.actors())))
  }
}

/** Actions that a hasty player compares. */
const GLANCES = 3

/** What an actor does in haste: of a few of its actions, or of a few of these, the one that looks best at a glance. */
export function hasty<G extends Game>(
  { ruleset, judge, policy, pick }: Haste<G>,
  game: Simulation<G>,
  actor: Actor<G>,
  actions: readonly G['Action'][] = game.legal(actor),
): G['Action'] {
  if (actor === 'referee' || actions.length === 1) return pick.of(actions)
  if (policy !== undefined) return policy(game, actor, actions, pick)
  const others = [...actions]
  let [best, most] = [others[0] as G['Action'], Number.NEGATIVE_INFINITY]
  for (let i = 0; i < GLANCES && others.length > 0; i++) {
    const [action] = others.splice(pick.index(others.length), 1) as [G['Action']]
    const trial = ruleset.fork(game.state, { seed: pick.seed() })
    trial.apply(action)
    const worth = judge(trial.state, actor as G['Seat'])
    if (worth > most) [best, most] = [action, worth]
  }
  return best
}
