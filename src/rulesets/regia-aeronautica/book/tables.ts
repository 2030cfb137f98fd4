/** The printed tables of Regia Aeronautica, as far as they can be read. */
import type { Options } from './options.js'

/**
 * The altitudes 1 to 4 as the book prints them, in metres.
 * @rule RA-MAP-04
 */
export const ALTITUDES = [1500, 3000, 6000, 8000] as const

/**
 * The number a fire roll needs, by fighting class 1 to 4.
 * @rule RA-FIRE-02
 */
export const HIT_NUMBERS = [8, 7, 6, 5] as const

/**
 * The number an AA roll needs, by altitude 1 to 3.
 * @rule RA-AA-01
 */
const AA_NUMBERS = [6, 6, 11] as const

/** The highest altitude that AA reaches. @rule RA-AA-01 */
export const aaReach = ({ aaCeiling }: Pick<Options, 'aaCeiling'>): number => (aaCeiling === 'altitude4' ? 4 : 3)

/** The number an AA roll needs against a plane within its reach: at altitude 4 as at 3. @rule RA-AA-01 */
export const aaNumber = (altitude: number): number => AA_NUMBERS[altitude - 1] ?? AA_NUMBERS[2]

/**
 * Where the direction die sends the clouds; 5 and 6 leave them in their square.
 * @rule RA-CLD-06
 */
export const CLOUD_DIRECTIONS = ['north', 'east', 'south', 'west', null, null] as const

/**
 * What the altitude die does to the clouds.
 * @rule RA-CLD-06
 */
const CLOUD_ALTITUDES = ['up', 'up', null, null, 'down', 'down'] as const

/** The steps that two cloud dice call for, whatever the map allows. @rule RA-CLD-06 RA-CLD-07 */
export function cloudSteps(stillClouds: Options['stillClouds'], direction: number, altitude: number): readonly Wind[] {
  const way = CLOUD_DIRECTIONS[direction - 1] ?? null
  if (way === null && stillClouds === 'stay') return []
  return [way, CLOUD_ALTITUDES[altitude - 1] ?? null].flatMap((step) => step ?? [])
}

type Wind = Exclude<(typeof CLOUD_DIRECTIONS)[number] | (typeof CLOUD_ALTITUDES)[number], null>
