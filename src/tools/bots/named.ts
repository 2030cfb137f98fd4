import type { Game, Ruleset } from '../../core/ruleset.js'
import { flatBot } from './flat.js'
import { greedyBot } from './greedy.js'
import { mctsBot } from './mcts.js'
import { planBot } from './plan/planner.js'
import { type Maker, makerOf, type PromptPlayer, versioned } from './player.js'
import { randomBot } from './random.js'

/** Opponents that people can name, from the weakest to the strongest, alike in every game: plans weighed a decision. */
const LEVELS = { novice: 8, pilot: 100, ace: 500 } as const

/** The bots there are, by name: three levels of opponent, then the ways to think from the simplest on. */
export const botNames = ['novice', 'pilot', 'ace', 'random', 'greedy', 'flat', 'mcts', 'plan'] as const

/** The opponent that people meet unless they ask for another. */
export const DEFAULT_BOT = 'pilot' satisfies (typeof botNames)[number]

/** Rises whenever a bot that remembers nothing would play otherwise; what a game judges has a revision of its own. */
const VERSION = '1'

/** What makes the player of a name. */
export type Named<G extends Game> = Maker<G, PromptPlayer<G>>

/**
 * The maker of a bot by name, to be asked for a player each game and seat. A budget of its own may follow: `mcts@400`
 * spends 400 simulations on a decision whatever it is given, so that players of different strength can meet; the levels
 * have theirs. Undefined if there is no such bot.
 */
export function botNamed<G extends Game>(ruleset: Ruleset<G>, name: string): Named<G> | undefined {
  if (typeof name !== 'string') return undefined
  const maker = make(ruleset, NAME.exec(name)?.[1] ?? '')
  const budget = budgetOf(name)
  return maker === undefined || budget === undefined ? maker : withBudget(maker, budget)
}

const NAME = /^([a-z]+)(?:@([1-9]\d{0,6}))?$/

/** Simulations that a bot of this name spends on a decision, whatever it is given; undefined if it spends what it is given. */
export function budgetOf(name: string): number | undefined {
  const [, id = '', own] = NAME.exec(name) ?? []
  if (own !== undefined) return Number(own)
  return Object.hasOwn(LEVELS, id) ? LEVELS[id as keyof typeof LEVELS] : undefined
}

/** The same, but it spends so much whatever it is given. */
function withBudget<G extends Game>(maker: Named<G>, budget: number): Named<G> {
  return versioned((seat) => {
    const player = maker(seat)
    return {
      act: (view, pick) => player.act(view, pick, budget),
      thinking: () => player.thinking?.(),
    }
  }, maker.version)
}

function make<G extends Game>(ruleset: Ruleset<G>, id: string): Named<G> | undefined {
  switch (id as (typeof botNames)[number]) {
    case 'random':
      return makerOf(randomBot(ruleset), VERSION)
    case 'greedy':
      return makerOf(greedyBot(ruleset), VERSION)
    case 'flat':
      return makerOf(flatBot(ruleset), VERSION)
    case 'mcts':
      return makerOf(mctsBot(ruleset), VERSION)
    case 'novice':
    case 'pilot':
    case 'ace':
    case 'plan':
      return planBot(ruleset)
    default:
      return undefined
  }
}
