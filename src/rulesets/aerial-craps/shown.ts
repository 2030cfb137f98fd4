/**
 * Aerial Craps with all that a screen asks of it: whatever `wingover/aerial-craps` has, and a ruleset that draws, too.
 *
 * @module
 */
import { shown } from '../../core/index.js'
import { aerialCraps as rules } from './index.js'
import { fields } from './show/fields.js'
import { scene } from './show/scene.js'
import { touch } from './show/touch.js'
import { wanted } from './show/wanted.js'

export * from './index.js'

/** Aerial Craps, to be played and to be seen. */
export const aerialCraps = shown(rules, { scene, touch, fields, wanted })
