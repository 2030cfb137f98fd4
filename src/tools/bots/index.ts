/**
 * Players for any game: from a view, a source of choices and a budget to an action.
 *
 * @module
 */
export { type Pick, pickFrom } from '../random.js'
export { type Bot, choicesIn } from './bot.js'
export { type FlatOptions, flatBot } from './flat.js'
export { greedyBot } from './greedy.js'
export type { Judge, Mind, Policy } from './judge.js'
export { type MctsOptions, mctsBot } from './mcts.js'
export { botNamed, botNames, DEFAULT_BOT, type Named } from './named.js'
export { type PlanOptions, planBot } from './plan/planner.js'
export { type Maker, makerOf, type Player, type PromptPlayer } from './player.js'
export { randomBot } from './random.js'
export { Seated } from './seated.js'
export type { Candidate, Reason, Thinking } from './thinking.js'
