/** Keeping foes in sight from turn to turn, losing them and finding them again. */
import { type Io, type Modifier, total } from '../../../core/index.js'
import { citing } from '../book/law.js'
import type { RuleId } from '../book/rules.js'
import { fatigueSightModifier } from '../errata/functions/tactical-sighting.js'
import { hexesBetween, slant } from '../flight/airspace.js'
import { cloudHides } from '../flight/clouds.js'
import { craftOf, type Draft, edit, type FightingWings, flyerOf, plane, type State } from '../state/state.js'
import { arcRule } from './sighting.js'

type Table = Io<FightingWings>

/** Who looks for an aircraft, from how far, and how well. */
interface Look {
  readonly by: string
  readonly range: number
  readonly modifiers: readonly Modifier<RuleId>[]
}

/** Can this foe look at the aircraft at all: clear air, no blind arc, near enough? @rule BR-38 BR-37 */
function canLook(state: State, foe: string, id: string): boolean {
  const [from, to] = [plane(state, foe), plane(state, id)]
  if (from.out || from.gloc > 0 || flyerOf(state, foe).side === flyerOf(state, id).side) return false
  if (state.config.clouds.length > 0 && cloudHides(state, from.alt, to.alt)) return false
  return rangeTo(state, foe, id) <= state.config.base.sighting.most && arcRule(state, foe, id) === null
}

function rangeTo(state: State, foe: string, id: string): number {
  const [from, to] = [plane(state, foe), plane(state, id)]
  return slant(hexesBetween(from, to), to.alt - from.alt)
}

/** @rule BR-38 FW-14.1-14.4-fatigue-sight */
function lookOf(state: State, by: string, id: string): Look {
  const { sighting } = state.config.base
  const { pilot, hours } = flyerOf(state, by)
  const range = rangeTo(state, by, id)
  const tired = fatigueSightModifier(hours, 'defender')
  const modifiers: readonly Modifier<RuleId>[] = [
    { rule: 'BR-38', label: 'range', value: Math.floor(range / sighting.perHexes) },
    { rule: 'BR-38', label: 'size', value: -craftOf(state, id).size },
    { rule: 'BR-38', label: pilot.quality, value: sighting.pilot[pilot.quality] },
    { rule: 'BR-38', label: 'many-eyes', value: craftOf(state, by).guns.length > 0 ? sighting.crew : 0 },
    {
      rule: citing(state.config.law, 'FW-14.1-14.4-fatigue-sight', 'BR-38'),
      label: 'fatigue',
      value: tired.ok ? tired.value : 0,
    },
  ]
  return { by, range, modifiers: modifiers.filter(({ value }) => value !== 0) }
}

/** The best look that anyone has at an aircraft; null if nobody can look. */
function bestLook(state: State, id: string): Look | null {
  let best: Look | null = null
  for (const foe in state.planes) {
    if (!canLook(state, foe, id)) continue
    const look = lookOf(state, foe, id)
    if (best === null || total(look.modifiers) < total(best.modifiers)) best = look
  }
  return best
}

function isLookedAt(state: State, id: string): boolean {
  for (const foe in state.planes) if (canLook(state, foe, id)) return true
  return false
}

/** As a turn ends: who is out of everyone's sight is lost, who was lost is looked for. @rule BR-38 */
export function keepLookout(draft: Draft, id: string, io: Table): void {
  if (!draft.config.options.sightingRolls || plane(draft, id).out) return
  if (plane(draft, id).spotted) loseSight(draft, id, io)
  else lookFor(draft, id, io)
}

function loseSight(draft: Draft, id: string, io: Table): void {
  if (isLookedAt(draft, id)) return
  edit(draft, id).spotted = false
  io.emit?.({ type: 'sightLost', rule: 'BR-38', audience: 'all', plane: id })
}

function lookFor(draft: Draft, id: string, io: Table): void {
  const look = bestLook(draft, id)
  if (look === null) return
  const { sure, need } = draft.config.base.sighting
  const { by, range, modifiers } = look
  const die = range <= sure ? null : io.die(`sighting ${id}`, 10)
  const sum = (die ?? 0) + total(modifiers)
  const seen = die === null || sum <= need
  if (seen) edit(draft, id).spotted = true
  const facts = { plane: id, by, range, die, modifiers, total: sum, need, seen }
  io.emit?.({ type: 'sightingRolled', rule: 'BR-38', audience: 'all', ...facts })
}

/** Who fires is seen. @rule BR-38 */
export function showFire(draft: Draft, id: string, io: Pick<Table, 'emit'>): void {
  if (plane(draft, id).spotted) return
  edit(draft, id).spotted = true
  io.emit?.({ type: 'gaveAway', rule: 'BR-38', audience: 'all', plane: id })
}
