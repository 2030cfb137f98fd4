/**
 * A recorded game as one HTML file that anybody can open: {@link recordPage} puts the game, as its watcher saw it, on the
 * table of `wingover/table`, with a slider, the log and the rules it cites. The file loads nothing and needs no server.
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
