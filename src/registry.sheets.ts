/** What can be printed of every published game, by its id: the cards of its aircraft. */
import type { Sheets } from './core/sheets.js'
import type { rulesets } from './registry.js'
import { sheets as aerialCraps } from './rulesets/aerial-craps/show/sheets.js'
import { sheets as fightingWings } from './rulesets/fighting-wings/show/sheets.js'
import { sheets as regiaAeronautica } from './rulesets/regia-aeronautica/show/sheets.js'
import { sheets as spitfire } from './rulesets/spitfire/show/sheets.js'
import { sheets as spittingFire } from './rulesets/spitting-fire/show/sheets.js'

/** The cards of the games by id. */
export const sheets = {
  'spitting-fire': spittingFire,
  spitfire,
  'fighting-wings': fightingWings,
  'regia-aeronautica': regiaAeronautica,
  'aerial-craps': aerialCraps,
} as const satisfies Readonly<Record<keyof typeof rulesets, Sheets>>
