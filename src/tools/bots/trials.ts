import type { Game, Ruleset, Simulation } from '../../core/ruleset.js'
import type { Pick } from '../random.js'
import { choicesIn, dream } from './bot.js'
import type { Judge } from './judge.js'

/** Plays an action in one sampled world, and on to where it is judged. */
export type Sequel<G extends Game> = (game: Simulation<G>, action: G['Action'], pick: Pick) => void

/**
 * Tries every choice in sampled worlds, by turns, until the budget is spent, and takes the one that looked best on
 * average, any of those that looked alike. In each round all choices meet the same world and dice.
 */
export function bestByTrial<G extends Game>(
  ruleset: Ruleset<G>,
  view: G['View'],
  pick: Pick,
  budget: number,
  sequel: Sequel<G>,
  judge: Judge<G>,
): G['Action'] {
  const choices = choicesIn(ruleset, view)
  if (choices.length === 1) return choices[0] as G['Action']
  const worth = choices.map(() => 0)
  const rounds = Math.max(1, Math.floor(budget / choices.length))
  for (let round = 0; round < rounds; round++) {
    const world = dream(ruleset, view, pick)
    for (const [i, action] of choices.entries()) {
      const game = world.clone()
      sequel(game, action, pick)
      worth[i] = (worth[i] as number) + judge(game.state, view.seat as G['Seat'])
    }
  }
  const most = Math.max(...worth)
  return pick.of(choices.filter((_, i) => worth[i] === most))
}
