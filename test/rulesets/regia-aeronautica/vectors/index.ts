import type { Vector } from '../fixture.js'
import { antiAircraft, bombing, clouds, winning } from './attacking.js'
import { chits, engaging, moving } from './fighting.js'
import { preparing } from './preparing.js'
import { switches } from './switches.js'

/** Every vector of the catalogue, by chapter. */
export const chapters: Readonly<Record<string, readonly Vector[]>> = {
  'preparation and turn': preparing,
  movement: moving,
  engagement: engaging,
  chits,
  AA: antiAircraft,
  bombing,
  clouds,
  victory: winning,
  switches,
}
