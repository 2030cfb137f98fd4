/**
 * Fighting Wings with all that a screen asks of it: whatever `wingover/fighting-wings` has, and a ruleset that draws, too.
 *
 * @module
 */
import { shown } from '../../core/index.js'
import { fightingWings as rules } from './index.js'
import { changes } from './show/changes.js'
import { scene } from './show/scene.js'
import { touch } from './show/touch.js'
import { wanted } from './show/wanted.js'

export * from './index.js'

/** Fighting Wings, to be played and to be seen. */
export const fightingWings = shown(rules, { scene, touch, changes, wanted })
