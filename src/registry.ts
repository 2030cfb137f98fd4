/**
 * Every published ruleset by its id. The only module that names them all: import it to offer a choice of games, or one
 * ruleset's own subpath to keep a bundle small.
 *
 * @module
 */
import type { Ruleset } from './core/index.js'
import { aerialCraps } from './rulesets/aerial-craps/index.js'
import { fightingWings } from './rulesets/fighting-wings/index.js'
import { regiaAeronautica } from './rulesets/regia-aeronautica/index.js'
import { spitfire } from './rulesets/spitfire/index.js'
import { spittingFire } from './rulesets/spitting-fire/index.js'

/** The rulesets of this library by id. */
export const rulesets = {
  'spitting-fire': spittingFire,
  spitfire,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regiaAeronautica,
  'aerial-craps': aerialCraps,
} as const satisfies Readonly<Record<string, Ruleset>>
