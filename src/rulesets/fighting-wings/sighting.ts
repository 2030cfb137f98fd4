/** Who sees whom at the beginning of a turn. */
import { arcOf, hexesBetween, markOf } from './airspace.js'
import { blindVertical } from './errata/functions/sighting.js'
import { isVertical } from './errata/vocabulary.js'
import { citing } from './law.js'
import type { RuleId } from './rules.js'
import { craftOf, flyerOf, plane, type State } from './state.js'

/** The rule by which an aircraft does not see a foe; null if it does. @rule BR-21 */
export function isBlindTo(state: State, id: string, target: string): RuleId | null {
  if (flyerOf(state, id).side === flyerOf(state, target).side) return null
  const [from, to] = [plane(state, id), plane(state, target)]
  if (from.surprised > 0) return citing(state.config.law, 'FW-14.6-setup', 'BR-21')
  const { blindArc } = craftOf(state, id)
  if (blindArc === 'none') return null
  const inRearArc = arcOf(from, to) === 'rear'
  const vertical = isVertical(from.flight) && state.config.law.live['FW-8.1h-blind-vertical']
  if (vertical && inRearArc) return blindInVertical(state, id, target, inRearArc)
  const blind = inRearArc && !vertical && (blindArc === 'rear' || to.alt < from.alt)
  return blind ? borderRule(state, id, target) : null
}

/** @rule FW-8.1h-blind-vertical */
function blindInVertical(state: State, id: string, target: string, inRearArc: boolean): RuleId | null {
  const [from, to] = [plane(state, id), plane(state, target)]
  const hexes = hexesBetween(from, to)
  const dInc = to.alt - from.alt
  const { blindArc } = craftOf(state, id)
  if (from.flight !== 'VC' && from.flight !== 'VD') return null
  const answer = blindVertical({
    type: from.flight,
    bank: from.bank,
    blindArc,
    inRearArc,
    hexes: Math.min(999, hexes),
    dInc,
  })
  if (answer.ok) return answer.value ? 'FW-8.1h-blind-vertical' : null
  return inRearArc ? 'BR-21' : null
}

/** A target on a border line of the rear arc counts as in it. @rule FW-8.1h-border */
function borderRule(state: State, id: string, target: string): RuleId {
  const mark = markOf(plane(state, id), plane(state, target))
  return mark === 10 || mark === 14 ? citing(state.config.law, 'FW-8.1h-border', 'BR-21') : 'BR-21'
}
