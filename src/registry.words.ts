/**
 * The words of every published game by its id: what `rulesets` of `wingover/registry` plays, these say. Import one game's
 * own `wingover/<game>/words` to keep a bundle small.
 *
 * @module
 */
import type { Words } from './core/words/index.js'
import type { rulesets } from './registry.js'
import { words as aerialCraps } from './rulesets/aerial-craps/show/words.js'
import { words as fightingWings } from './rulesets/fighting-wings/show/words.js'
import { words as regiaAeronautica } from './rulesets/regia-aeronautica/show/words.js'
import { words as spitfire } from './rulesets/spitfire/show/words.js'
import { words as spittingFire } from './rulesets/spitting-fire/show/words.js'

/** The English words of the games by id. */
export const words = {
  'spitting-fire': spittingFire,
  spitfire,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regiaAeronautica,
  'aerial-craps': aerialCraps,
} as const satisfies Readonly<Record<keyof typeof rulesets, Words>>
