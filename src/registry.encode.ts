/**
 * Every published game in numbers, by its id: data that `encoderOf` of `wingover/encode` makes an encoder of. Import one
 * game's own `wingover/<game>/encode` to keep a bundle small.
 *
 * @module
 */
import { encoding as aerialCraps } from './rulesets/aerial-craps/play/encode.js'
import { encoding as fightingWings } from './rulesets/fighting-wings/play/encode.js'
import { encoding as regiaAeronautica } from './rulesets/regia-aeronautica/play/encode.js'
import { encoding as spitfire } from './rulesets/spitfire/play/encode.js'
import { encoding as spittingFire } from './rulesets/spitting-fire/play/encode.js'

/** The encodings of the games by id. */
export const encodings = {
  'spitting-fire': spittingFire,
  spitfire,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regiaAeronautica,
  'aerial-craps': aerialCraps,
} as const
