import type { Game, Ruleset, Simulation } from '../../core/ruleset.js'
import type { Pick } from '../random.js'
import { type Bot, choicesIn, dream } from './bot.js'
import { goingOn, type Haste, hasty } from './haste.js'

/** How the tree is searched. */
export interface MctsOptions {
  /** Decisions after which a world is judged, if the seat has not finished before. Default 60. */
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
  readonly pick: Pick
  readonly curiosity: number
  low: number
  high: number
}

/** A choice at the root, and the tree of what the seat may do after it. */
interface Branch<G extends Game> {
  readonly action: G['Action']
  readonly node: Node
}

const newNode = (): Node => ({ children: new Map(), offered: 0, visits: 0, worth: 0 })

/**
 * Information-set Monte Carlo tree search over what the seat itself will do: every simulation plays in a world sampled
 * from the view, with dice of its own, until somebody else decides; the tree remembers the seat's own actions, not
 * states, so that all worlds share it. Others, asked beside the seat, play in haste. At the root the budget goes to
 * the choices in equal stages, and after each stage only the better half goes on.
 */
export const mctsBot =
  <G extends Game>(ruleset: Ruleset<G>, options: MctsOptions = {}): Bot<G> =>
  (view, pick, budget) => {
    let branches: readonly Branch<G>[] = choicesIn(ruleset, view).map((action) => ({ action, node: newNode() }))
    const search = searchFor(ruleset, view.seat as G['Seat'], pick, options)
    const stage = budget / bitsOf(branches.length - 1)
    for (let left = budget; branches.length > 1 && left > 0; ) {
      const rounds = Math.max(1, Math.floor(Math.min(stage, left) / branches.length))
      for (let round = 0; round < rounds; round++) tryAll(search, branches, dream(ruleset, view, pick))
      left -= rounds * branches.length
      branches = betterHalf(branches)
    }
    return (branches[0] as Branch<G>).action
  }

const searchFor = <G extends Game>(
  ruleset: Ruleset<G>,
  seat: G['Seat'],
  pick: Pick,
  { horizon = 60, curiosity = 0.25 }: MctsOptions,
): Search<G> => ({
  haste: { ruleset, judge: ruleset.evaluate, horizon },
  ...{ seat, pick, curiosity },
  low: Number.POSITIVE_INFINITY,
  high: Number.NEGATIVE_INFINITY,
})

/** One simulation for each choice, all in the same world with the same dice. */
function tryAll<G extends Game>(search: Search<G>, branches: readonly Branch<G>[], world: Simulation<G>): void {
  for (const branch of branches) simulate(search, world.clone(), branch)
}

/** The choices that went best on average, best first. */
const betterHalf = <G extends Game>(branches: readonly Branch<G>[]): readonly Branch<G>[] =>
  [...branches].sort((a, b) => meanOf(b.node) - meanOf(a.node)).slice(0, Math.ceil(branches.length / 2))

const meanOf = ({ worth, visits }: Node): number => worth / visits

/** One simulation: down the tree, one new node, hasty play, and back up with what came of it. */
function simulate<G extends Game>(search: Search<G>, game: Simulation<G>, { action, node }: Branch<G>): void {
  const { haste, seat, pick } = search
  const next = goingOn(haste, game, seat)
  const path = [node]
  game.apply(action)
  for (let actor = next(), last = node; actor !== undefined; actor = next()) {
    if (actor !== seat || last.visits === 0) game.apply(hasty(haste, game, actor, pick))
    else {
      const branch = select(search, last, game)
      game.apply(branch.action)
      path.push(branch.node)
      last = branch.node
    }
  }
  remember(search, path, haste.judge(game.state, seat))
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
function select<G extends Game>(search: Search<G>, parent: Node, game: Simulation<G>): Branch<G> {
  const actions = [...game.legal(search.seat)]
  const nodes = actions.map((action) => childOf(parent, action))
  for (const node of nodes) node.offered++
  const fresh = actions.filter((_, i) => nodes[i]?.visits === 0)
  const tried = actions.length - fresh.length
  const wide = fresh.length === 0 || tried * tried > parent.visits
  const action = wide ? actions[bestBound(search, nodes)] : hasty(search.haste, game, search.seat, search.pick, fresh)
  return { action: action as G['Action'], node: nodes[actions.indexOf(action as G['Action'])] as Node }
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

/** The length of `n` in bits: grows as its logarithm does, and is alike in every engine. */
const bitsOf = (n: number): number => 32 - Math.clz32(n)
