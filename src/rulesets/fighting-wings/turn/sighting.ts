/** Who sees whom at the beginning of a turn. */

import { citing } from '../book/law.js'
import type { RuleId } from '../book/rules.js'
import { isBlindVertical } from '../errata/functions/sighting.js'
import { isVertical } from '../errata/vocabulary.js'
import { arcOf, hexesBetween, markOf } from '../flight/airspace.js'
import { cloudHides } from '../flight/clouds.js'
import { craftOf, flyerOf, type Plane, plane, type State } from '../state/state.js'

/** The rule by which an aircraft does not see a foe; null if it does. @rule BR-21 FW-14.6-setup */
export function isBlindTo(state: State, id: string, target: string): RuleId | null {
  if (flyerOf(state, id).side === flyerOf(state, target).side) return null
  const [from, to] = [plane(state, id), plane(state, target)]
  if (from.surprised > 0) return citing(state.config.law, 'FW-14.6-setup', 'BR-21')
  if (state.config.clouds.length > 0 && cloudHides(state, from.alt, to.alt)) return 'BR-37'
  return to.spotted ? arcRule(state, id, target) : 'BR-38'
}

/** The rule by which a blind arc hides a target; null if none does. @rule BR-21 */
export function arcRule(state: State, id: string, target: string): RuleId | null {
  const [from, to] = [plane(state, id), plane(state, target)]
  const { blindArc } = craftOf(state, id)
  if (blindArc === 'none' || arcOf(from, to) !== 'rear') return null
  if (isVertical(from.flight) && state.config.law.live['FW-8.1h-blind-vertical']) {
    return blindInVertical(from, to, blindArc)
  }
  return blindArc === 'rear' || to.alt < from.alt ? borderRule(state, from, to) : null
}

/**
 * Where the sheet is silent on a kind of blind arc, it is blind to all of the rear.
 *
 * @rule FW-8.1h-blind-vertical BR-21
 */
function blindInVertical(from: Plane, to: Plane, blindArc: 'rear' | 'rearLow'): RuleId | null {
  const { bank, alt } = from
  const type = from.flight as 'VC' | 'VD'
  const hexes = hexesBetween(from, to)
  const blind = isBlindVertical({ type, bank, blindArc, inRearArc: true, hexes, dInc: to.alt - alt })
  if (blind === null) return 'BR-21'
  return blind ? 'FW-8.1h-blind-vertical' : null
}

/** A target on a border line of the rear arc counts as in it. @rule FW-8.1h-border */
function borderRule(state: State, from: Plane, to: Plane): RuleId {
  const mark = markOf(from, to)
  return mark === 10 || mark === 14 ? citing(state.config.law, 'FW-8.1h-border', 'BR-21') : 'BR-21'
}
