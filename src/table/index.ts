/**
 * A table to sit down at, for a page of your own: {@link defineTable} makes `<wingover-table>` known to the page. It knows
 * no game by itself; give it those you want to offer.
 *
 * ```ts
 * const games = [{ id: 'spitfire', title: 'SPITFIRE', about: 'Summer 1940', first: 'head-on', load: async () => ({ ruleset: spitfire, words, routes }) }]
 * await defineTable()
 * const table = Object.assign(document.createElement('wingover-table'), { games, think: thinkerFor(games) })
 * document.body.append(table)
 * ```
 *
 * @module
 */
import type { TableGame } from './kit.js'
import type { Thinker, Wish } from './session/index.js'

export type { Guide, Kit, Question, TableGame } from './kit.js'
export type { Thinker, Thought, Wish } from './session/index.js'
export { thinkerFor } from './think.js'

/** What `<wingover-table>` has beyond every element. */
export interface TableProperties {
  /** The games on offer. */
  games: readonly TableGame[]
  /** Whoever thinks for bots. */
  think: Thinker
  /** `light` or `dark`. */
  theme: string
  /** How fast others fly: `slow`, `normal`, `fast`, `off`. */
  speed: string
  /** Where the board is: on the `screen`, or people's `own`: then there is a sheet in its place. */
  board: string
  /** Renders into the page itself, not into a shadow of its own. */
  bare: boolean
  /** Begins a game. */
  start(game: string, wish: Wish): Promise<void>
  /** Leaves the game; it is kept in the browser. */
  leave(): void
}

/** Makes the element known to the page, under this name. Twice is once. */
export async function defineTable(name = 'wingover-table'): Promise<void> {
  const { define } = await import('./element.js')
  define(name)
}
