/**
 * Every published ruleset by its id. The only module that names them all: import it to offer a choice of games, or one
 * ruleset's own subpath to keep a bundle small.
 *
 * @module
 */
import type { Shown } from './core/index.js'
import { aerialCraps } from './rulesets/aerial-craps/shown.js'
import { fightingWings } from './rulesets/fighting-wings/shown.js'
import { regiaAeronautica } from './rulesets/regia-aeronautica/shown.js'
import { spitfire } from './rulesets/spitfire/shown.js'
import { spittingFire } from './rulesets/spitting-fire/shown.js'

/** The rulesets of this library by id. */
export const rulesets = {
  'spitting-fire': spittingFire,
  spitfire,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regiaAeronautica,
  'aerial-craps': aerialCraps,
} as const satisfies Readonly<Record<string, Shown>>
