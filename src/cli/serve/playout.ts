import type { Game, Ruleset, Simulation } from 'wingover'
import { type Maker, type Pick, type PromptPlayer, pickFrom } from 'wingover/bots'
import type { ServedGame } from './game.js'

/** How games are played out. */
export interface PlayoutOptions {
  /** Undefined plays any legal action. */
  readonly make: Maker<Game, PromptPlayer> | undefined
  readonly budget: number
  readonly count: number
  /** Actions after which a game is left as it stands. */
  readonly steps: number
  readonly seed: string
}

/** What came of games played out: wins and draws of those that ended, means over all. */
export interface Playouts {
  readonly count: number
  readonly ended: number
  readonly wins: Readonly<Record<string, number>>
  readonly score: Readonly<Record<string, number>>
  readonly evaluation: Readonly<Record<string, number>>
}

/**
 * Plays a game on to its end, many times, each time in a world and with dice of its own; after an action, if one is
 * given: the same worlds and dice await each action, so that they can be compared.
 */
export function playOut(game: ServedGame, options: PlayoutOptions, action?: Game['Action']): Playouts {
  const { ruleset } = game
  const { seats } = ruleset.info
  const wins: Record<string, number> = Object.fromEntries([...seats, 'draw'].map((seat) => [seat, 0]))
  const [score, evaluation] = [zeros(seats), zeros(seats)]
  let ended = 0
  for (let i = 0; i < options.count; i++) {
    const seed = `${options.seed} ${i}`
    const world = ruleset.fork(game.dream(seed), { seed })
    if (action !== undefined) world.apply(action)
    playOn(ruleset, world, options, pickFrom(seed))
    const outcome = world.outcome()
    if (outcome !== undefined) {
      ended++
      wins[outcome.winner] = (wins[outcome.winner] ?? 0) + 1
    }
    for (const seat of seats) {
      score[seat] = (score[seat] ?? 0) + (ruleset.score(world.state)[seat] ?? 0)
      evaluation[seat] = (evaluation[seat] ?? 0) + ruleset.evaluate(world.state, seat)
    }
  }
  const { count } = options
  return { count, ended, wins, score: divided(score, count), evaluation: divided(evaluation, count) }
}

/** Nought for everybody. */
export const zeros = (seats: readonly string[]): Record<string, number> =>
  Object.fromEntries(seats.map((seat) => [seat, 0]))

/** Means of sums. */
export const divided = (sums: Readonly<Record<string, number>>, by: number): Record<string, number> =>
  Object.fromEntries(Object.entries(sums).map(([seat, sum]) => [seat, sum / by]))

function playOn(ruleset: Ruleset, world: Simulation, { make, budget, steps }: PlayoutOptions, pick: Pick): void {
  const players = new Map(ruleset.info.seats.map((seat) => [seat, make?.(seat)]))
  for (let i = 0; i < steps && world.outcome() === undefined; i++) {
    const actor = pick.of(world.actors())
    const player = players.get(actor)
    if (player === undefined) world.apply(pick.of(world.legal(actor)))
    else world.apply(player.act(ruleset.view(world.keep(), actor), pick, budget))
  }
}
