/**
 * Players for any game: functions from a view, a source of choices and a budget to an action.
 *
 * @module
 */
export { type Pick, pickFrom } from '../random.js'
export { type Bot, choicesIn } from './bot.js'
export { type FlatOptions, flatBot } from './flat.js'
export { greedyBot } from './greedy.js'
export type { Judge } from './judge.js'
export { type MctsOptions, mctsBot } from './mcts.js'
export { botNamed, botNames } from './named.js'
export { randomBot } from './random.js'
