import type { Game, Ruleset } from '../../core/ruleset.js'
import type { Bot } from './bot.js'
import { flatBot } from './flat.js'
import { greedyBot } from './greedy.js'
import { mctsBot } from './mcts.js'
import { randomBot } from './random.js'

/** The bots there are, by name, from the weakest thinker to the strongest. */
export const botNames = ['random', 'greedy', 'flat', 'mcts'] as const

/**
 * A bot by name. A budget of its own may follow: `mcts@400` spends 400 simulations on a decision whatever it is given,
 * so that players of different strength can meet. Undefined if there is no such bot.
 */
export function botNamed<G extends Game>(ruleset: Ruleset<G>, name: string): Bot<G> | undefined {
  if (typeof name !== 'string') return undefined
  const [, id, own] = /^([a-z]+)(?:@([1-9]\d{0,6}))?$/.exec(name) ?? []
  const bot = make(ruleset, id)
  return bot === undefined || own === undefined ? bot : (view, pick) => bot(view, pick, Number(own))
}

function make<G extends Game>(ruleset: Ruleset<G>, id: string | undefined): Bot<G> | undefined {
  switch (id as (typeof botNames)[number] | undefined) {
    case 'random':
      return randomBot(ruleset)
    case 'greedy':
      return greedyBot(ruleset)
    case 'flat':
      return flatBot(ruleset)
    case 'mcts':
      return mctsBot(ruleset)
    default:
      return undefined
  }
}
