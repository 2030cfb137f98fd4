/**
 * A recorded game as one HTML file that anybody can open: {@link recordPage} draws every step, with the log and the
 * rules it cites beside the board. The file loads nothing and needs no server.
 *
 * ```ts
 * const page = recordPage(spittingFire, record, { words, view: 'axis' })
 * if (page.ok) writeFileSync('game.html', page.value)
 * ```
 *
 * @module
 */
export { type PageOptions, recordPage } from './page.js'
export type { Watcher } from './story.js'
