/**
 * What can be laid over the scene of every published game, by its id: reach, arcs, threat, odds and routes of any piece.
 * Import one game's own `wingover/<game>/overlays` to keep a bundle small.
 *
 * @module
 */
import type { Overlays } from './core/index.js'
import type { rulesets } from './registry.js'
import { overlays as aerialCraps } from './rulesets/aerial-craps/show/overlays.js'
import { overlays as fightingWings } from './rulesets/fighting-wings/show/overlays.js'
import { overlays as regiaAeronautica } from './rulesets/regia-aeronautica/show/overlays.js'
import { overlays as spitfire } from './rulesets/spitfire/show/overlays.js'
import { overlays as spittingFire } from './rulesets/spitting-fire/show/overlays.js'

/** The overlays of the games by id. */
export const overlays = {
  'spitting-fire': spittingFire,
  spitfire,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regiaAeronautica,
  'aerial-craps': aerialCraps,
} as const satisfies Readonly<Record<keyof typeof rulesets, Overlays>>
