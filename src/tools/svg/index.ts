/**
 * Pictures: {@link paint} turns the scene of any game into one self-contained SVG, in colour or for the printer.
 *
 * ```ts
 * const scene = ruleset.scene(ruleset.view(state, 'spectator'), { piece: 'A1' })
 * if (scene) writeFileSync('table.svg', paint(scene, { theme: 'print' }))
 * ```
 *
 * {@link reachOf} finds where a piece can get to in any game.
 *
 * {@link overlaid} lays more over a scene: what the overlays of a game find of any piece, and the odds beside its targets.
 * A state does not tell where its pieces came from: {@link Trail} follows a game's pictures and draws the last move,
 * {@link lastMove} finds it in a row of them.
 *
 * @module
 */
export { difference, type Moved, type SceneDifference } from './difference.js'
export { type LayerOptions, type Layers, layers } from './layers.js'
export { type Fit, type Hit, type Layout, layout } from './layout.js'
export { lastMove, type Overlay, overlaid } from './overlay.js'
export { type PaintOptions, paint } from './paint.js'
export { type ReachSearch, reachOf } from './reach.js'
export type { ThemeName } from './theme.js'
export { Trail } from './trail.js'
