/** Quick players for worlds that are only dreamt of. */
import type { Actor, BaseState, Game, Ruleset, Simulation } from '../../core/ruleset.js'
import type { Pick } from '../random.js'
import type { Judge } from './judge.js'

/** Who plays on in haste, by what judgement, and for how many actions at most. */
export interface Haste<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly judge: Judge<G>
  readonly horizon: number
}

/** Plays an action and what it begins, as far as {@link goingOn} says. */
export function finishOwn<G extends Game>(haste: Haste<G>, game: Simulation<G>, action: G['Action'], pick: Pick): void {
  const next = goingOn(haste, game, action.seat as G['Seat'])
  game.apply(action)
  for (let actor = next(); actor !== undefined; actor = next()) game.apply(hasty(haste, game, actor, pick))
}

/**
 * Asked before an action of the seat: says after it, again and again, who plays on what it begins, as far as the seat
 * itself decides: the seat, the referee whose duties lie between, and those who were asked the same thing beside it.
 * Nobody once somebody else decides, the turn or the game is over, or the horizon is reached.
 */
export function goingOn<G extends Game>(
  { horizon }: Haste<G>,
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

/** Plays an action, then for everybody until the turn ends, the game is over, or the horizon is reached. */
export function finishTurn<G extends Game>(
  haste: Haste<G>,
  game: Simulation<G>,
  action: G['Action'],
  pick: Pick,
): void {
  const { turn } = game.state
  game.apply(action)
  playTurn(haste, game, turn, pick)
}

/** Plays for everybody in haste while it is that turn, until the game is over or the horizon is reached. */
function playTurn<G extends Game>(haste: Haste<G>, game: Simulation<G>, turn: number, pick: Pick): void {
  for (let i = 0; i < haste.horizon && game.state.turn === turn && game.outcome() === undefined; i++) {
    game.apply(hasty(haste, game, pick.of(game.actors()), pick))
  }
}

/** Actions that a hasty player compares. */
const GLANCES = 3

/** What an actor does in haste: of its actions, or of some of them, the one that looks best at a few glances. */
export function hasty<G extends Game>(
  { ruleset, judge }: Haste<G>,
  game: Simulation<G>,
  actor: Actor<G>,
  pick: Pick,
  actions: readonly G['Action'][] = [...game.legal(actor)],
): G['Action'] {
  let best = pick.of(actions)
  if (actor === 'referee' || actions.length === 1) return best
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0, action = best; i < GLANCES; i++, action = pick.of(actions)) {
    const trial = ruleset.fork(game.state, { seed: pick.seed() })
    trial.apply(action)
    const worth = judge(trial.state, actor as G['Seat'])
    if (worth > most) [best, most] = [action, worth]
  }
  return best
}
