import type { Game, Ruleset, Simulation } from '../../core/ruleset.js'
import type { Pick } from '../random.js'
import { choicesIn, dream } from './bot.js'

/** Plays an action and on from there in a world of its own; how well that went for the seat. */
export type Trial<G extends Game> = (game: Simulation<G>, action: G['Action']) => number

/** A choice, and the sum of how its trials have gone. */
interface Runner<G extends Game> {
  readonly action: G['Action']
  worth: number
}

/**
 * Tries the choices in sampled worlds and takes the one that went best. The budget is spent in equal stages, and after
 * each only the better half goes on, so that the last ones are compared most often. In each round all meet the same
 * world and dice. If there are more choices than the budget has simulations, that many of them are tried.
 */
export function bestByTrial<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['View'],
  pick: Pick,
  budget: number,
  trial: Trial<G>,
): G['Action'] {
  let runners = runnersIn(ruleset, view, pick, budget)
  const share = budget / bitsOf(runners.length - 1)
  for (let left = budget; runners.length > 1; ) {
    const rounds = Math.max(1, Math.floor(Math.min(share, left) / runners.length))
    for (let i = 0; i < rounds; i++) tryAll(runners, dream(ruleset, view, pick), trial)
    left -= rounds * runners.length
    runners = bestOf(runners, left > 0 ? Math.ceil(runners.length / 2) : 1)
  }
  return (runners[0] as Runner<G>).action
}

/** What the seat may choose, in any order, so that of choices that look alike any may win. */
function runnersIn<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['View'],
  pick: Pick,
  most: number,
): readonly Runner<G>[] {
  const choices = [...choicesIn(ruleset, view)]
  const runners: Runner<G>[] = []
  while (choices.length > 0 && runners.length < Math.max(1, most)) {
    const [action] = choices.splice(pick.index(choices.length), 1) as [G['Action']]
    runners.push({ action, worth: 0 })
  }
  return runners
}

/** One trial for each, all in the same world with the same dice. */
function tryAll<G extends Game>(runners: readonly Runner<G>[], world: Simulation<G>, trial: Trial<G>): void {
  for (const runner of runners) runner.worth += trial(world.clone(), runner.action)
}

/** So many of those that have gone best; all have been tried equally often. */
const bestOf = <G extends Game>(runners: readonly Runner<G>[], count: number): readonly Runner<G>[] =>
  [...runners].sort((a, b) => b.worth - a.worth).slice(0, count)

/** The length of `n` in bits: grows as its logarithm does, and is alike in every engine. */
export const bitsOf = (n: number): number => 32 - Math.clz32(n)
