import { clauseVectors } from './clauses.js'
import { combatVectors } from './combat.js'
import { combatEffects } from './combat-effects.js'
import { edgeVectors } from './edges.js'
import { housekeepingVectors } from './housekeeping.js'
import { housekeepingEffects } from './housekeeping-effects.js'
import { movementVectors } from './movement.js'
import { movementEffects } from './movement-effects.js'
import { secondReading } from './second-reading.js'
import { switchVectors } from './switches.js'
import { tableVectors } from './tables.js'

/** Every vector of the catalogue that can be played, and one for each rule that they only brush. */
export const vectors = [
  ...tableVectors,
  ...housekeepingVectors,
  ...movementVectors,
  ...combatVectors,
  ...clauseVectors,
  ...edgeVectors,
  ...housekeepingEffects,
  ...movementEffects,
  ...combatEffects,
  ...secondReading,
  ...switchVectors,
]
