import type { Game, Ruleset, Simulation } from '../../core/ruleset.js'
import type { Bot } from './bot.js'
import { finishTurn, goingOn, type Haste, hasty } from './haste.js'
import type { Mind } from './judge.js'
import { bestByTrial, bitsOf } from './trials.js'

/** How the tree is searched. */
export interface MctsOptions<G extends Game = Game> extends Mind<G> {
  /** Decisions after which a world is judged, if the turn has not ended before. Default 60. */
  readonly horizon?: number
  /** How curious the search is, against the spread of all it has seen. Default 0.25. */
  readonly curiosity?: number
}

/** What is known of one action after one history: how often it could have been chosen and was, how it went. */
interface Node {
  readonly children: Map<string, Node>
  offered: number
  visits: number
  worth: number
}

/** One search for one seat, with the worst and the best that it has seen. */
interface Search<G extends Game> {
  readonly haste: Haste<G>
  readonly seat: G['Seat']
  readonly curiosity: number
  readonly root: Node
  low: number
  high: number
}

const newNode = (): Node => ({ children: new Map(), offered: 0, visits: 0, worth: 0 })

/**
 * Information-set Monte Carlo tree search over what the seat itself will do: every simulation plays in a world sampled
 * from the view, with dice of its own; the tree remembers the seat's own actions, not states, so that all worlds share
 * it. A world is judged at the end of the turn, after hasty play by all: a greedy bot judges before anybody has answered.
 */
export const mctsBot =
  <G extends Game>(
    ruleset: Ruleset<G>,
    { horizon = 60, curiosity = 0.25, judge = ruleset.evaluate, policy }: MctsOptions<G> = {},
  ): Bot<G> =>
  (view, pick, budget) => {
    const search: Search<G> = {
      haste: { ruleset, judge, policy, horizon, pick },
      seat: view.seat as G['Seat'],
      curiosity,
      root: newNode(),
      low: Number.POSITIVE_INFINITY,
      high: Number.NEGATIVE_INFINITY,
    }
    return bestByTrial(ruleset, view, pick, budget, (game, action) => simulate(search, game, action))
  }

/** One simulation: down the tree, one new node, hasty play, and back up with what came of it. */
function simulate<G extends Game>(search: Search<G>, game: Simulation<G>, action: G['Action']): number {
  const { haste, seat, root } = search
  const { turn } = game.state
  const next = goingOn(haste, game, seat)
  let last = childOf(root, action)
  const path = [last]
  game.apply(action)
  for (let actor = next(); actor !== undefined; actor = next()) {
    const step = actor !== seat || last.visits === 0 ? hasty(haste, game, actor) : select(search, last, game)
    game.apply(step)
    if (actor !== seat || last.visits === 0) continue
    last = childOf(last, step)
    path.push(last)
  }
  finishTurn(haste, game, turn)
  const worth = haste.judge(game.state, seat)
  remember(search, path, worth)
  return worth
}

function remember<G extends Game>(search: Search<G>, path: readonly Node[], worth: number): void {
  search.low = Math.min(search.low, worth)
  search.high = Math.max(search.high, worth)
  for (const node of path) {
    node.visits++
    node.worth += worth
  }
}

/**
 * What the seat does at a node: of the actions it has tried here the one with the best upper bound or, as long as it
 * has tried few for the visits there were, another one in haste. Actions not offered now do not count.
 */
function select<G extends Game>(search: Search<G>, parent: Node, game: Simulation<G>): G['Action'] {
  const actions = [...game.legal(search.seat)]
  const nodes = actions.map((action) => childOf(parent, action))
  for (const node of nodes) node.offered++
  const fresh = actions.filter((_, i) => nodes[i]?.visits === 0)
  const tried = actions.length - fresh.length
  if (fresh.length > 0 && tried * tried <= parent.visits) return hasty(search.haste, game, search.seat, fresh)
  return actions[bestBound(search, nodes)] as G['Action']
}

function childOf(parent: Node, action: object): Node {
  const key = JSON.stringify(action)
  const child = parent.children.get(key) ?? newNode()
  parent.children.set(key, child)
  return child
}

function bestBound<G extends Game>({ low, high, curiosity }: Search<G>, nodes: readonly Node[]): number {
  const bounds = nodes.map(({ worth, visits, offered }) =>
    visits === 0
      ? Number.NEGATIVE_INFINITY
      : worth / visits + curiosity * (high - low) * Math.sqrt(bitsOf(offered) / visits),
  )
  return bounds.indexOf(Math.max(...bounds))
}
