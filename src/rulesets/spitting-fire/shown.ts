/**
 * Spitting Fire with all that a screen asks of it: whatever `wingover/spitting-fire` has, and a ruleset that draws, too.
 *
 * @module
 */
import { shown } from '../../core/index.js'
import { spittingFire as rules } from './index.js'
import { changes, wanted } from './show/changes.js'
import { fields } from './show/fields.js'
import { scene } from './show/scene.js'
import { touch } from './show/touch.js'

export * from './index.js'
export { reachShapes } from './show/scene.js'

/** Spitting Fire, to be played and to be seen. */
export const spittingFire = shown(rules, { scene, touch, fields, changes, wanted })
