import { altitude, gate, listOf, orNull, record } from '../gate.js'
import { judged, line, type Ruled, ruled, unless, type Verdict } from '../ruled.js'
import type { Increments } from '../vocabulary.js'
import type { CloudLayer } from './maneuver.js'

const RULE = 'FW-15.1-weather-immersion'

/** A leader at set-up and the limits its altitude must keep. */
export interface ImmersedLeader {
  readonly alt: Increments
  /** Highest altitude it can hold. */
  readonly ceiling: Increments
  /** `null` for attackers; for defenders the band the combat began in, of which some defender must stay in. */
  readonly band: CloudLayer | null
}

/**
 * Rules 14.9, 14.10, 15.1 and 15.7: how far all leaders are shifted, up (positive) or down, when the weather immerses
 * every combatant in cloud: the least change that leaves the last of them 100 feet past the layer, up if both are equal
 * . It must keep some defender in its original band and exceed no ceiling; `null` means that the weather is to
 * be rolled again from the original positions. 0 means that not all are in cloud, and nothing is done.
 *
 * @rule FW-15.1-weather-immersion
 * @category Rule 15.1
 */
export function weatherShift(leaders: readonly ImmersedLeader[], layer: CloudLayer): Ruled<Increments | null> {
  const range = record({ lo: altitude, hi: altitude })
  const leader = record({ alt: altitude, ceiling: altitude, band: orNull(range) })
  const bad = gate(RULE, { leaders, layer }, { leaders: listOf(leader, 1), layer: range })
  if (bad !== null) return bad
  if (!leaders.every(({ alt }) => alt >= layer.lo && alt <= layer.hi)) return ruled(0)
  const alts = leaders.map(({ alt }) => alt)
  const up = layer.hi + 1 - Math.min(...alts)
  const down = layer.lo - 1 - Math.max(...alts)
  const ways = (-down < up ? [down, up] : [up, down]).filter((shift) => fits(leaders, shift))
  const [shift] = ways
  return shift === undefined ? ruled(null) : ruled(shift, [line(RULE, shift > 0 ? 'up' : 'down', shift, 'increment')])
}

function fits(leaders: readonly ImmersedLeader[], shift: Increments): boolean {
  const moved = leaders.map((leader) => ({ ...leader, alt: leader.alt + shift }))
  const flyable = moved.every(({ alt, ceiling }) => alt >= 0 && alt <= ceiling)
  const defenders = moved.filter(({ band }) => band !== null)
  const kept = defenders.some(({ alt, band }) => band !== null && alt >= band.lo && alt <= band.hi)
  return flyable && (defenders.length === 0 || kept)
}

/**
 * Rules 14.9, 14.10, 15.1 and 15.7: no wingman is set up in a cloud layer or on its edge, nor scattered into one.
 *
 * @rule FW-15.1-weather-immersion
 * @category Rule 15.1
 */
export function wingmanPlace(alt: Increments, clouds: readonly CloudLayer[]): Ruled<Verdict> {
  const bad = gate(RULE, { alt, clouds }, { alt: altitude, clouds: listOf(record({ lo: altitude, hi: altitude })) })
  return bad ?? judged(unless(!clouds.some(({ lo, hi }) => alt >= lo && alt <= hi), RULE, 'in-cloud'))
}
