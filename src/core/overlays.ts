/** What can be laid over a scene: for those who look at one piece and ask what it can do. */
import type { Point } from '../geometry/index.js'
import { type Rational, rational } from './rational.js'
import type { Game } from './ruleset.js'
import type { Shape } from './scene.js'
import type { Route } from './touch.js'

/**
 * What a screen can show of any piece of a game, the enemy's too, as far as a view allows: an entry of its own for each
 * game, since it carries every search there is. All are functions of a view, so that nothing hidden is shown: where a
 * view hides what a piece has been ordered, the answer holds for all it may have been ordered. A piece that is not in
 * play, and an id that is none, have nothing to show.
 *
 * ```ts
 * const scene = ruleset.scene(view, { piece, reach: overlays.reach(view, piece) })
 * ```
 */
export interface Overlays<G extends Game = Game> {
  /** Where it can get to with the rest of its move, else with its next one; each game says what dice it counts on. */
  reach(view: G['View'], piece: string): readonly Shape[]
  /** What its guns cover from where it is. */
  arcs(view: G['View'], piece: string): readonly Shape[]
  /** What its guns could cover after the moves of {@link reach}; slower than all else. */
  threat(view: G['View'], piece: string): readonly Shape[]
  /** What its fire would do from where it is, target by target. */
  odds(view: G['View'], piece: string): readonly Prospect[]
  /** Whole flights of the piece that is moving; none for those who do not move it. */
  routes(view: G['View']): Iterable<Route<G['Action']>>
}

/** What the guns of one piece can do to another as both are now, with everything that bears. */
export interface Prospect {
  readonly target: string
  /** Where the target is. */
  readonly at: Point
  /** The chance of any damage. */
  readonly hit: Rational
  /** The chance that the damage alone brings it down; null where it is not a matter of damage alone. */
  readonly kill: Rational | null
}

/**
 * Several dice at one target: each is given as the damage of every one of its faces, which are equally likely. The target
 * goes down at `need` points.
 */
export function volley(dice: readonly (readonly number[])[], need: number): Pick<Prospect, 'hit' | 'kill'> {
  let ways = new Map<number, number>([[0, 1]])
  for (const faces of dice) {
    const next = new Map<number, number>()
    for (const [sum, count] of ways)
      for (const damage of faces) next.set(sum + damage, (next.get(sum + damage) ?? 0) + count)
    ways = next
  }
  const all = dice.reduce((product, { length }) => product * length, 1)
  const share = (isMet: (sum: number) => boolean): Rational =>
    rational(
      [...ways].reduce((count, [sum, some]) => count + (isMet(sum) ? some : 0), 0),
      all,
    )
  return { hit: share((sum) => sum > 0), kill: share((sum) => sum >= need) }
}
