import { amount, dieModifier, flag, gate, oneOf } from '../gate.js'
import { judged, line, type Ruled, summed, unless, type Verdict } from '../ruled.js'

const FATIGUE = 'FW-14.1-14.4-fatigue-sight'
const RADAR = 'FW-14.2-radar-choice'

/** The two sighting tables of the tactical scale. */
export const SIGHTING_TABLES = ['first', 'defender'] as const
/** The first-sight table or the defender's sighting table. */
export type SightingTable = (typeof SIGHTING_TABLES)[number]

/** Fatigue modifiers after more than 2 and more than 4 hours; one or the other (14.1, 14.4). */
export const FATIGUE_SIGHT = { hours: [2, 4], first: [-1, -2], defender: [1, 2] } as const

/**
 * Rules 14.1 and 14.4: fatigue modifier of a spotter by hours into the mission.
 *
 * @rule FW-14.1-14.4-fatigue-sight
 * @category Rule 14.1
 */
export function fatigueSightModifier(hours: number, table: SightingTable): Ruled<number> {
  const bad = gate(FATIGUE, { hours, table }, { hours: amount(0, 48), table: oneOf(SIGHTING_TABLES) })
  if (bad !== null) return bad
  const step = FATIGUE_SIGHT.hours.filter((limit) => hours > limit).length
  if (step === 0) return summed([])
  return summed([
    line(FATIGUE, `over-${FATIGUE_SIGHT.hours[step - 1]}-hours`, FATIGUE_SIGHT[table][step - 1] ?? 0, 'die'),
  ])
}

/**
 * Rule 14.2: the modifier for early warning radar, taken as plus or minus at the attacker's choice.
 *
 * @rule FW-14.2-radar-choice
 * @category Rule 14.2
 */
export function radarModifier(listed: number, sign: 'plus' | 'minus'): Ruled<number> {
  const bad = gate(RADAR, { listed, sign }, { listed: dieModifier, sign: oneOf(['plus', 'minus']) })
  if (bad !== null) return bad
  const size = Math.abs(listed)
  return summed([line(RADAR, `radar-${sign}`, sign === 'plus' ? size : -size, 'die')])
}

/**
 * Rule 14.2: only the attacker chooses the sign, and before the start position is rolled.
 *
 * @rule FW-14.2-radar-choice
 * @category Rule 14.2
 */
export function mayChooseRadarSign(isTmgAttacker: boolean, alreadyRolled: boolean): Ruled<Verdict> {
  const bad = gate(RADAR, { isTmgAttacker, alreadyRolled }, { isTmgAttacker: flag, alreadyRolled: flag })
  if (bad !== null) return bad
  return judged(unless(isTmgAttacker, RADAR, 'only-the-attacker'), unless(!alreadyRolled, RADAR, 'before-the-roll'))
}
