/** Guns on the ground: they fire at the nearest foe in reach, and big ones must reload. */
import { type Io, type Modifier, total } from '../../../core/index.js'
import { citing } from '../book/law.js'
import type { RuleId } from '../book/rules.js'
import { BIG_GUN_OVER_MM } from '../errata/functions/ground.js'
import { hexesBetween, slant } from '../flight/airspace.js'
import { cloudHides } from '../flight/clouds.js'
import {
  craftOf,
  type Draft,
  type FightingWings,
  flyerOf,
  type GroundTarget,
  plane,
  type State,
} from '../state/state.js'
import { columnOf } from './odds.js'
import { isSilenced } from './targets.js'

type Table = Io<FightingWings>
type Flak = NonNullable<GroundTarget['flak']>

/** A shot of flak that has been rolled. */
export interface FlakHit {
  readonly plane: string
  readonly hits: number
}

const rangeTo = (state: State, { q, r }: GroundTarget, id: string): number => {
  const at = plane(state, id)
  return slant(hexesBetween(at, { q, r, facing: 0 }), at.alt)
}

/** The nearest foe in reach and in clear air; null if there is none. @rule BR-41 */
function preyOf(state: State, battery: GroundTarget, flak: Flak): string | null {
  let [best, nearest]: [string | null, number] = [null, flak.reach + 1]
  for (const id in state.planes) {
    const { out, alt } = plane(state, id)
    if (out || flyerOf(state, id).side === battery.side || cloudHides(state, 0, alt)) continue
    const range = rangeTo(state, battery, id)
    if (range < nearest) [best, nearest] = [id, range]
  }
  return best
}

/** Every battery fires that can, in order of ids. @rule BR-41 OTR2-18-reload */
export function fireFlak(draft: Draft, io: Table): readonly FlakHit[] {
  const out: FlakHit[] = []
  for (const battery of draft.config.targets as readonly GroundTarget[]) {
    const { flak } = battery
    if (flak === null || isSilenced(draft, battery)) continue
    const prey = draft.ground[battery.id]!.reload > 0 ? null : preyOf(draft, battery, flak)
    if (prey !== null) out.push(fireAt(draft, battery, flak, prey, io))
  }
  return out
}

function fireAt(draft: Draft, battery: GroundTarget, flak: Flak, prey: string, io: Table): FlakHit {
  const range = rangeTo(draft, battery, prey)
  const { defense } = craftOf(draft, prey)
  const column = Math.min(9, columnOf(draft, flak.firepower, defense))
  const { perHexes, adds } = draft.config.base.flak
  const all: readonly Modifier<RuleId>[] = [
    { rule: 'BR-41', label: 'range', value: Math.floor(range / perHexes) },
    { rule: 'BR-41', label: 'from-the-ground', value: adds },
  ]
  const modifiers = all.filter(({ value }) => value !== 0)
  const die = io.die(`flak ${battery.id}`, 10)
  const need = column + draft.config.base.gunfire.plus - 1
  const sum = die + total(modifiers)
  const hits = Math.max(0, need + 1 - sum)
  const isBig = flak.mm > BIG_GUN_OVER_MM
  const reload = isBig ? flak.reload + 1 : 0
  draft.ground = { ...draft.ground, [battery.id]: { hits: draft.ground[battery.id]!.hits, reload } }
  const rule = isBig ? citing(draft.config.law, 'OTR2-18-reload', 'BR-41') : 'BR-41'
  const facts = { target: battery.id, plane: prey, range, firepower: flak.firepower, defense, column }
  io.emit?.({ type: 'flakFired', rule, audience: 'all', ...facts, die, modifiers, total: sum, need, hits, reload })
  return { plane: prey, hits }
}

/** As a turn ends a big gun that is not silenced has reloaded for one turn. @rule OTR2-18-reload */
export function reloadFlak(draft: Draft): void {
  for (const battery of draft.config.targets as readonly GroundTarget[]) {
    const { hits, reload } = draft.ground[battery.id]!
    if (reload === 0 || isSilenced(draft, battery)) continue
    draft.ground = { ...draft.ground, [battery.id]: { hits, reload: reload - 1 } }
  }
}
