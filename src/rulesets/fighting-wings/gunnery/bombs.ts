/** Bombs on ground targets: who may drop them on what, and how well they fall. */
import { type Io, type Modifier, total } from '../../../core/index.js'
import { carriedOf, dropsOf } from '../aircraft/loads.js'
import { citing } from '../book/law.js'
import { no, type Refusal } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { arcOf, hexesBetween } from '../flight/airspace.js'
import { cloudHides } from '../flight/clouds.js'
import {
  type Draft,
  edit,
  type FightingWings,
  flyerOf,
  type GroundTarget,
  type Plane,
  plane,
  type State,
} from '../state/state.js'
import { columnOf } from './odds.js'
import { defenseOf, hitGround, isDestroyed, targetOf } from './targets.js'

type Table = Io<FightingWings>

const spotOf = ({ q, r }: GroundTarget) => ({ q, r, facing: 0 as const })

/** Why bombs cannot be dropped on a target; null if they can. @rule BR-40 BR-37 */
export function bombRefusal(state: State, id: string, target: string): Refusal {
  const found = targetOf(state, target)
  const isFoe = found !== undefined && found.side !== flyerOf(state, id).side
  if (!isFoe || isDestroyed(state, found)) return () => no('BR-40', 'no-ground-target', { target })
  const at = plane(state, id)
  if (!dropsOf(at).includes('stores') || at.load!.stores === 'clean')
    return () => no('BR-40', 'nothing-to-drop', { plane: id, what: 'bombs' })
  if (cloudHides(state, 0, at.alt)) return () => no('BR-37', 'cloud-between', { plane: id, target })
  const [hexes, limit] = [hexesBetween(at, spotOf(found)), reachOf(at)]
  const isAhead = hexes === 0 || at.move!.flight !== 'SD' || arcOf(at, spotOf(found)) === 'front'
  return hexes <= limit && isAhead ? null : () => no('BR-40', 'no-bomb-run', { plane: id, target, hexes, limit })
}

/** Hexes that bombs carry: three ahead out of a steep dive, else one. @rule BR-40 */
const reachOf = ({ move }: Plane): number => (move!.flight === 'SD' ? 3 : 1)

function modifiersOf(state: State, id: string): readonly Modifier<RuleId>[] {
  const { alt, move } = plane(state, id)
  const { quality } = flyerOf(state, id).pilot
  const { perHeight, dive, vertical } = state.config.base.bombs
  const { flight } = move!
  const all: readonly Modifier<RuleId>[] = [
    { rule: 'BR-40', label: 'height', value: Math.floor(alt / perHeight) },
    { rule: 'BR-40', label: 'dive', value: flight === 'SD' ? dive : flight === 'VD' ? vertical : 0 },
    { rule: 'BR-40', label: quality, value: state.config.base.gunfire.pilot[quality] },
  ]
  return all.filter(({ value }) => value !== 0)
}

/** Drops the bombs; what they do is rolled as a shot is. @rule BR-40 OTR1-16.2-hard-point */
export function dropBombs(draft: Draft, id: string, target: string, io: Table): void {
  const at = edit(draft, id)
  const found = targetOf(draft, target)!
  const load = at.load!.stores === 'overloaded' ? 'overloaded' : 'loaded'
  const [firepower, defense] = [draft.config.base.bombs[load], defenseOf(found)]
  const column = Math.min(9, columnOf(draft, firepower, defense))
  const modifiers = modifiersOf(draft, id)
  const die = io.die(`bombs ${id}`, 10)
  const need = column + draft.config.base.gunfire.plus - 1
  const sum = die + total(modifiers)
  const hits = Math.max(0, need + 1 - sum)
  at.load = carriedOf('clean', at.load!.tanks, at.load!.rockets) as typeof at.load
  const rule = found.hard ? citing(draft.config.law, 'OTR1-16.2-hard-point', 'BR-40') : 'BR-40'
  const facts = { plane: id, target, firepower, defense, column, die, modifiers, total: sum, need, hits }
  io.emit?.({ type: 'bombed', rule, audience: 'all', ...facts })
  if (hits > 0) hitGround(draft, target, hits, io)
}
