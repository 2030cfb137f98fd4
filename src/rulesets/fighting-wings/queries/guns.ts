import { type Rational, rational } from '../../../core/index.js'
import { gunShots } from '../gunnery/defensive-fire.js'
import { nerveDie } from '../gunnery/determination.js'
import { fixedShots } from '../gunnery/gunnery.js'
import { type Aim, aimOf, hitsOf } from '../gunnery/odds.js'
import { craftOf, plane, type Shot, type State } from '../state/state.js'

/** Everything about a shot and what the die can do. */
export interface GunOdds extends Aim {
  /** Hits by the face of the die, 1 to 10. */
  readonly byDie: readonly number[]
  /** That the pilot fires at all, which takes determination head-on. The rest is said of a shot that is fired. */
  readonly nerve: Rational
  readonly chance: Rational
  readonly mean: Rational
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** Chance and mean of the hits of a shot that may be fired. @rule BR-23 */
export function gunOdds(state: State, shot: Shot): GunOdds {
  const aim = aimOf(state, shot)
  const byDie = FACES.map((die) => hitsOf(aim, die))
  const sum = byDie.reduce((all, hits) => all + hits, 0)
  const nerve = rational(Math.max(0, Math.min(10, nerveDie(state, shot))), 10)
  return {
    ...aim,
    byDie,
    nerve,
    chance: rational(byDie.filter((hits) => hits > 0).length, 10),
    mean: rational(sum, 10),
  }
}

/** Every shot an aircraft may declare now, its fixed guns with all weapons that are ready. */
export function shotsOf(state: State, id: string): readonly Shot[] {
  if (state.phase !== 'attack' || !Object.hasOwn(state.planes, id) || plane(state, id).out) return []
  const { guns } = craftOf(state, id)
  return [...fixedShots(state, id, false), ...guns.flatMap((gun) => gunShots(state, id, gun.id))]
}
