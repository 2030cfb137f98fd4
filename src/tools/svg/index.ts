/**
 * Pictures: {@link paint} turns the scene of any game into one self-contained SVG, in colour or for the printer.
 *
 * ```ts
 * const scene = ruleset.scene(ruleset.view(state, 'spectator'), { piece: 'A1' })
 * if (scene) writeFileSync('table.svg', paint(scene, { theme: 'print' }))
 * ```
 *
 * @module
 */
export { type PaintOptions, paint } from './paint.js'
export type { ThemeName } from './theme.js'
