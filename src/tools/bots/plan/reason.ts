/** Why a plan: the part of the judgement that it changes most. */
import type { Game, Ruleset, Simulation } from '../../../core/ruleset.js'
import type { Reason } from '../thinking.js'

/** Asked before a world is played in: says after it what has changed most for a seat, if the game names its terms. */
export function reasonIn<G extends Game>(
  ruleset: Ruleset<G>,
  game: Simulation<G>,
  seat: G['Seat'],
): () => Reason | undefined {
  const before = ruleset.terms?.(game.state, seat)
  return () => {
    if (before === undefined) return undefined
    const outcome = game.outcome()
    if (outcome !== undefined) return { term: 'the end of the game', gain: ruleset.evaluate(game.state, seat) }
    return greatest(before, ruleset.terms?.(game.state, seat) ?? before)
  }
}

function greatest(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): Reason | undefined {
  let best: Reason | undefined
  for (const term in after) {
    const gain = (after[term] as number) - (before[term] ?? 0)
    if (gain !== 0 && Math.abs(gain) > Math.abs(best?.gain ?? 0)) best = { term, gain }
  }
  return best
}
