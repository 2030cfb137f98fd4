import { d10, dieModifier, flag, gate, listOf, pilot, rise } from '../gate.js'
import { counting, line, type Ruled, ruled, summed } from '../ruled.js'
import type { D10, Increments, Pilot } from '../vocabulary.js'

const MODS = 'OTR2-10.3-collision-mods'

/**
 * Rule 3.3: the collision roll, the die plus the largest size modifier among the aircraft involved. High collides.
 *
 * @rule FW-3.3-collision-size
 * @category Rule 3.3
 */
export function collisionRoll(die: D10, sizeModifiers: readonly number[]): Ruled<number> {
  const rule = 'FW-3.3-collision-size'
  const bad = gate(rule, { die, sizeModifiers }, { die: d10, sizeModifiers: listOf(dieModifier, 2) })
  if (bad !== null) return bad
  const largest = sizeModifiers.reduce((most, size) => Math.max(most, size))
  return summed([line(rule, 'die', die, 'die'), line(rule, 'largest-size', largest, 'die')])
}

/** Pilot modifiers of the head-on collision roll, in printed order (10.3). */
export const HEAD_ON_COLLISION = { recruit: 1, veteran: -1, heroOrAce: -1 } as const

/**
 * Rule 10.3: a pilot's modifier to the collision roll of a head-on attack: recruit +1, veteran -1, hero or ace -1.
 * Veteran adds to hero or ace; hero and ace do not add to each other. The same in all 2nd-edition boxes.
 *
 * @rule OTR2-10.3-collision-mods
 * @rule ASP-10.3-stacking
 * @category Rule 10.3
 */
export function headOnCollisionModifier(who: Pilot): Ruled<number> {
  const bad = gate(MODS, { who }, { who: pilot })
  if (bad !== null) return bad
  const renowned = who.hero === true || who.ace === true
  return summed(
    counting([
      line(MODS, 'recruit', who.quality === 'recruit' ? HEAD_ON_COLLISION.recruit : 0, 'die'),
      line(MODS, 'veteran', who.quality === 'veteran' ? HEAD_ON_COLLISION.veteran : 0, 'die'),
      line('ASP-10.3-stacking', 'hero-or-ace', renowned ? HEAD_ON_COLLISION.heroOrAce : 0, 'die'),
    ]),
  )
}

/**
 * Rule 10.3: the deflection modifier both aircraft use when two fixed-gun aircraft fire at each other head-on: the
 * worse, that is the higher one.
 *
 * @rule OTR2-10.3-worst-deflection
 * @rule ASP-10.3-head-on-notes
 * @category Rule 10.3
 */
export function headOnDeflection(a: number, b: number): Ruled<number> {
  const rule = 'OTR2-10.3-worst-deflection'
  const bad = gate(rule, { a, b }, { a: dieModifier, b: dieModifier })
  return bad ?? summed([line(rule, 'worst-deflection', Math.max(a, b), 'die')])
}

/** An attack along the target's 12:00 line. */
export interface HeadOn {
  readonly onTwelveLine: boolean
  /** Altitude of the target over the shooter. */
  readonly dInc: Increments
  readonly targetClimbed: boolean
  readonly targetDived: boolean
}

/**
 * Rule 10.3: whether an attack is a head-on. Not if the target climbed and is higher, or dived and is lower: the
 * shooter is then behind its flight path.
 *
 * @rule OTR2-10.3-not-head-on
 * @rule ASP-10.3-head-on-notes
 * @category Rule 10.3
 */
export function isHeadOn(attack: HeadOn): Ruled<boolean> {
  const rule = 'OTR2-10.3-not-head-on'
  const bad = gate(rule, attack, { onTwelveLine: flag, dInc: rise, targetClimbed: flag, targetDived: flag })
  return bad ?? ruled(comesHeadOn(attack))
}

/** The same for an attack that is known to be one. */
export const comesHeadOn = ({ onTwelveLine, dInc, targetClimbed, targetDived }: HeadOn): boolean =>
  onTwelveLine && !(dInc > 0 && targetClimbed) && !(dInc < 0 && targetDived)
