import type { Game, Ruleset, Simulation } from '../../core/ruleset.js'
import type { Pick } from '../random.js'
import { type Bot, choicesIn, dream, playOut } from './bot.js'

/** How the tree is searched. */
export interface MctsOptions {
  /** Actions after the tree before a world is judged, if the turn has not ended before. Default 150. */
  readonly horizon?: number
  /** How curious the search is. Default 0.6. */
  readonly curiosity?: number
  /** How deep the tree may grow, in decisions. Default 40. */
  readonly depth?: number
}

/** What is known of one action after one history: who chose it, how often it could have been and was, how it went. */
interface Node {
  readonly seat: string
  readonly children: Map<string, Node>
  offered: number
  visits: number
  worth: number
}

const newNode = (seat: string): Node => ({ seat, children: new Map(), offered: 0, visits: 0, worth: 0 })

/**
 * Information-set Monte Carlo tree search: every simulation plays in a world sampled from the view, with dice of its
 * own; the tree remembers histories of actions, not states, so that all worlds share it. The most visited choice wins.
 */
export const mctsBot =
  <G extends Game>(ruleset: Ruleset<G>, options: MctsOptions = {}): Bot<G> =>
  (view, pick, budget) => {
    const choices = choicesIn(ruleset, view)
    const root = newNode('')
    const rounds = choices.length === 1 ? 0 : Math.max(choices.length, budget)
    for (let i = 0; i < rounds; i++) simulate(ruleset, root, dream(ruleset, view, pick), view.seat, pick, options)
    const visits = choices.map((action) => root.children.get(keyOf(action))?.visits ?? 0)
    return choices[visits.indexOf(Math.max(...visits))] as G['Action']
  }

const keyOf = (action: object): string => JSON.stringify(action)

/** One simulation: down the tree, one new node, hasty play, and back up with what came of it. */
function simulate<G extends Game>(
  ruleset: Ruleset<G>,
  root: Node,
  game: Simulation<G>,
  seat: string,
  pick: Pick,
  { horizon = 150, curiosity = 0.6, depth = 40 }: MctsOptions,
): void {
  const path = descend(root, game, seat, pick, curiosity, depth)
  playOut(ruleset, game, horizon, pick)
  for (const node of path) {
    node.visits++
    node.worth += ruleset.evaluate(game.state, node.seat as G['Seat'])
  }
}

function descend<G extends Game>(
  root: Node,
  game: Simulation<G>,
  seat: string,
  pick: Pick,
  curiosity: number,
  depth: number,
) {
  const path: Node[] = []
  let node = root
  for (let ply = 0; ply < depth && game.outcome() === undefined; ply++) {
    const actor = ply === 0 ? seat : pick.of(game.actors())
    const actions = [...game.legal(actor as G['Seat'])]
    if (actor === 'referee') {
      game.apply(pick.of(actions))
      continue
    }
    const chosen = select(node, actions, actor, pick, curiosity)
    game.apply(chosen.action)
    path.push(chosen.node)
    if (chosen.node.visits === 0) break
    node = chosen.node
  }
  return path
}

/** An action never tried here, or the one with the best upper bound; actions not offered now do not count. */
function select<A extends object>(parent: Node, actions: readonly A[], seat: string, pick: Pick, curiosity: number) {
  const children = actions.map((action) => childOf(parent, action, seat))
  const fresh = children.flatMap((child, i) => (child.visits === 0 ? [i] : []))
  for (const child of children) child.offered++
  const at = fresh.length > 0 ? pick.of(fresh) : bestBound(children, curiosity)
  return { action: actions[at] as A, node: children[at] as Node }
}

function childOf(parent: Node, action: object, seat: string): Node {
  const key = keyOf(action)
  const child = parent.children.get(key) ?? newNode(seat)
  parent.children.set(key, child)
  return child
}

function bestBound(children: readonly Node[], curiosity: number): number {
  const bounds = children.map(
    ({ worth, visits, offered }) => worth / visits + curiosity * Math.sqrt(bitsOf(offered) / visits),
  )
  return bounds.indexOf(Math.max(...bounds))
}

/** The length of `n` in bits: grows as its logarithm does, and is alike in every engine. */
const bitsOf = (n: number): number => 32 - Math.clz32(n)
