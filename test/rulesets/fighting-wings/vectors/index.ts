/** Situations at the table, by subject. */
import { attitudes } from './attitudes.js'
import { damage } from './damage.js'
import { energy } from './energy.js'
import { formations } from './formations.js'
import { ground } from './ground.js'
import { gunfire } from './gunfire.js'
import { loads } from './loads.js'
import { marks } from './marks.js'
import { rolls } from './rolls.js'
import { sequence } from './sequence.js'
import { setup } from './setup.js'
import { sighting } from './sighting.js'
import { stalls } from './stalls.js'
import { turns } from './turns.js'
import type { Vector } from './vector.js'

export const vectors: readonly Vector[] = [
  ...attitudes,
  ...damage,
  ...energy,
  ...formations,
  ...ground,
  ...gunfire,
  ...loads,
  ...marks,
  ...rolls,
  ...sequence,
  ...setup,
  ...sighting,
  ...stalls,
  ...turns,
]
