/**
 * Regia Aeronautica with all that a screen asks of it: whatever `wingover/regia-aeronautica` has, and a ruleset that draws, too.
 *
 * @module
 */
import { shown } from '../../core/index.js'
import { regiaAeronautica as rules } from './index.js'
import { scene } from './show/scene.js'
import { touch } from './show/touch.js'
import { wanted } from './show/wanted.js'

export * from './index.js'
export { reachShapes } from './show/scene.js'

/** Regia Aeronautica, to be played and to be seen. */
export const regiaAeronautica = shown(rules, { scene, touch, wanted })
