/** Choices by what a game's `inclination` says, without playing any of them. */
import type { Actor, Game, Ruleset, Simulation } from '../../../core/ruleset.js'
import type { Pick } from '../../random.js'
import { hasty } from '../haste.js'

/** How an actor of a world that is only dreamt of chooses: the hotter, the more often against its inclination. */
export interface Temper<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly pick: Pick
}

const UNIT = 1_000_000

/** What an actor does: drawn by its inclination or, where the game says nothing of it, in haste. */
export function inclined<G extends Game>(
  { ruleset, pick }: Temper<G>,
  game: Simulation<G>,
  actor: Actor<G>,
  heat: number,
): G['Action'] {
  const actions = game.legal(actor)
  if (actions.length === 1) return actions[0] as G['Action']
  if (actor === 'referee') return pick.of(actions)
  if (ruleset.inclination === undefined)
    return hasty({ ruleset, judge: ruleset.evaluate, horizon: 0, pick }, game, actor, actions)
  const drawn: number[] = []
  ruleset.inclination(game.state, actor as G['Seat'], actions, drawn)
  return actions[indexDrawn(drawn, heat, pick)] as G['Action']
}

/** An index, by how much is drawn there. */
function indexDrawn(drawn: readonly number[], heat: number, pick: Pick): number {
  let most = Number.NEGATIVE_INFINITY
  for (const pull of drawn) if (pull > most) most = pull
  let sum = 0
  const shares = drawn.map((pull) => {
    sum += fading((most - pull) / heat)
    return sum
  })
  const mark = (pick.index(UNIT) / UNIT) * sum
  return shares.findIndex((share) => share > mark)
}

/** Nearly `exp(-x)`, from sums and products alone, which come out alike in every engine. */
function fading(x: number): number {
  const root = 1 + x / 32
  const fourth = root * root * root * root
  const sixteenth = fourth * fourth * fourth * fourth
  return 1 / (sixteenth * sixteenth)
}
