import type { Vector } from '../fixture.js'
import { air } from './air.js'
import { book } from './book.js'
import { combat } from './combat.js'
import { gunnery } from './gunnery.js'
import { movement } from './movement.js'
import { readings } from './readings.js'
import { settingUp } from './setting-up.js'

/** Every vector of the catalogue, by chapter. */
export const chapters: Readonly<Record<string, readonly Vector[]>> = {
  'the book’s examples': book,
  movement,
  'edge, stacking, altitude': air,
  'arcs and range': gunnery,
  'combat, deck, victory': combat,
  'cards, setting up, sequence': settingUp,
  'readings and edges': readings,
}
