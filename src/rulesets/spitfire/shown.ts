/**
 * SPITFIRE with all that a screen asks of it: whatever `wingover/spitfire` has, and a ruleset that draws, too.
 *
 * @module
 */
import { shown } from '../../core/index.js'
import { spitfire as rules } from './index.js'
import { changes } from './show/changes.js'
import { fields } from './show/fields.js'
import { scene } from './show/scene.js'
import { touch } from './show/touch.js'
import { wanted } from './show/wanted.js'

export * from './index.js'
export { reachShapes } from './show/scene.js'

/** SPITFIRE, to be played and to be seen. */
export const spitfire = shown(rules, { scene, touch, fields, changes, wanted })
