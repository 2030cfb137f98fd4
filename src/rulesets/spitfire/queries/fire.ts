/** Who can fire at whom, and with what effect. */
import type { Violation } from '../../../core/index.js'
import { type Hex, hexDisk } from '../../../geometry/index.js'
import { damageAt, gunsOf, reachOf } from '../aircraft/charts.js'
import type { RuleId } from '../book/rules.js'
import { inField, isOnMap } from '../flight/airspace.js'
import { hexesBetween, rangeOf, shotProblems } from '../gunnery/shots.js'
import { type Sighting, sightingOf } from '../gunnery/sighting.js'
import { chartOf, flying, type Gun, opponent, plane, type State } from '../state/state.js'

/** One gun and one enemy. */
export interface ShotReport {
  readonly plane: string
  readonly gun: Gun
  readonly target: string
  readonly range: number
  /** Occupied hexes strictly between. */
  readonly between: number
  readonly sighting: Sighting
  /** Every rule that forbids the shot. */
  readonly problems: readonly Violation<RuleId>[]
}

/** Every gun of an aircraft with every enemy, and why not. @rule SP-7-1 */
export const shotReports = (state: State, id: string): readonly ShotReport[] =>
  gunsOf(chartOf(state, id)).flatMap((gun) =>
    flying(state, opponent(plane(state, id).side)).map((target) => shotReport(state, id, gun, target)),
  )

/** One gun and one enemy: range, obstruction, sighting and every rule that forbids the shot. @rule SP-7-1 */
export const shotReport = (state: State, id: string, gun: Gun, target: string): ShotReport => ({
  plane: id,
  gun,
  target,
  range: rangeOf(state, plane(state, id), plane(state, target)),
  between: hexesBetween(state, plane(state, id), plane(state, target)).length,
  sighting: sightingOf(state, id, gun, target),
  problems: shotProblems(state, id, gun, target),
})

/** Every pair of enemies of whom one has sighted the other, by gun. @rule SP-7-2 */
export const sightedPairs = (state: State): readonly { plane: string; gun: Gun; target: string }[] =>
  Object.keys(state.planes)
    .filter((id) => plane(state, id).status === 'flying')
    .flatMap((id) => shotReports(state, id))
    .filter(({ sighting }) => sighting.sighted)
    .map(({ plane: id, gun, target }) => ({ plane: id, gun, target }))

/**
 * The hexes of a gun's field of fire on the map, within its range or, for sighting, as far as `range`.
 * @rule SP-7C-4 SP-8-2
 */
export function fieldOfFire(state: State, id: string, gun: Gun, range?: number): readonly Hex[] {
  const { hex, facing } = plane(state, id)
  const { options } = state.config
  return hexDisk(hex, range ?? reachOf(chartOf(state, id), gun))
    .slice(1)
    .filter((at) => isOnMap(options, at) && inField(options, gun, facing, at.q - hex.q, at.r - hex.r))
}

/** Damage of a shot by die, 1 to 6. @rule SP-7F-1 */
export const damageByDie = (state: State, id: string, gun: Gun, range: number): readonly number[] =>
  [1, 2, 3, 4, 5, 6].map((die) => damageAt(chartOf(state, id), gun, die, range))

/** Damage of a shot on average. @rule SP-7F-1 */
export const expectedDamage = (state: State, id: string, gun: Gun, range: number): number =>
  damageByDie(state, id, gun, range).reduce((sum, damage) => sum + damage, 0) / 6

/** In how many of six throws one shot brings an aircraft down. @rule SP-7F-4 */
export function killingDice(state: State, id: string, gun: Gun, range: number, target: string): number {
  const need = hitsToKill(state, target)
  return damageByDie(state, id, gun, range).filter((damage) => damage >= need).length
}

/** Damage Points that an aircraft can still take, the last of which brings it down. @rule SP-7F-4 */
export function hitsToKill(state: State, id: string): number {
  const { maxSpeed, destruct, hitsPerStep } = chartOf(state, id)
  return (maxSpeed - destruct) * hitsPerStep - plane(state, id).damage
}
