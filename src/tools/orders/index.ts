/**
 * From a click to an order, for any game: {@link begin} asks the first question, {@link pick} takes an answer and asks the
 * next, {@link back} goes one back. When nothing is left to ask, `order.done` holds the actions to play. Headless: a
 * screen, a speaking clock or a test can drive it.
 *
 * ```ts
 * let order = begin(spittingFire, view, { words })
 * for (const choice of under(order, clicked, point)) order = pick(order, choice)
 * for (const action of order.done ?? []) play(action)
 * ```
 *
 * @module
 */
export { back, begin, choicesOf, isSecret, pick, under } from './build.js'
export type { Choice, Desk, Group, Lead, Order, OrderOptions } from './order.js'
