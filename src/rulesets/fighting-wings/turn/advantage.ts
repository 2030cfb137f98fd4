/** Who has got behind whom as a turn begins. */
import { arcOf, hexesBetween, slant } from '../flight/airspace.js'
import { flyerOf, type Plane, plane, type State } from '../state/state.js'

/** Hexes within which position counts, height included. */
const REACH = 8

/** Does the one have the other before its nose and itself behind him? @rule BR-19 */
function isBehind(from: Plane, to: Plane): boolean {
  const hexes = hexesBetween(from, to)
  if (hexes > REACH || slant(hexes, to.alt - from.alt) > REACH) return false
  return arcOf(from, to) === 'front' && arcOf(to, from) === 'rear'
}

/**
 * 1 for an aircraft that sits behind a foe it sees, -1 for one with a foe behind that sees it, 0 for neither or both:
 * so the last move goes to the better place, not to luck alone.
 *
 * @rule BR-19
 */
export function advantageOf(state: State, id: string): -1 | 0 | 1 {
  const [own, { side }] = [plane(state, id), flyerOf(state, id)]
  let [ahead, astern] = [false, false]
  for (const other in state.planes) {
    const foe = plane(state, other)
    if (foe.out || flyerOf(state, other).side === side) continue
    ahead ||= isBehind(own, foe) && !own.blind.includes(other)
    astern ||= isBehind(foe, own) && !foe.blind.includes(id)
  }
  return ahead === astern ? 0 : ahead ? 1 : -1
}
