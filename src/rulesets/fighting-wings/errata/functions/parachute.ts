import { altitude, d10, flag, gate, listOf, orNull, text, whole } from '../gate.js'
import { judged, line, type Ruled, ruled, unless, type Verdict } from '../ruled.js'
import type { D10, Increments } from '../vocabulary.js'

const RULE = 'FW-20.3.1-parachutists'

/** A parachute as a target (20.3.1). */
export const PARACHUTE = { defense: 15, hits: 5, descent: 1, woundOn: 1, woundsToKill: 2, deflection: 0 } as const

/** A parachutist under fire. */
export interface Parachutist {
  readonly chuteHits: number
  readonly wounds: number
}

/** A parachutist after an attack. */
export interface ParachutistAfter extends Parachutist {
  readonly dead: boolean
  readonly chuteDestroyed: boolean
}

/**
 * Rule 20.3.1: altitude of a deployed parachute at the end of a turn, one increment lower, not below the ground.
 *
 * @rule FW-20.3.1-parachutists
 * @category Rule 20.3.1
 */
export function parachuteDescent(from: Increments): Ruled<Increments> {
  const bad = gate(RULE, { from }, { from: altitude })
  if (bad !== null) return bad
  const down = Math.min(from, PARACHUTE.descent)
  return ruled(from - down, [line(RULE, 'altitude', from, 'increment'), line(RULE, 'descent', -down, 'increment')])
}

/**
 * Rule 20.3.1: effect of hits on a parachutist, one die for each: a 1 wounds, two wounds kill; five hits in all
 * destroy the parachute.
 *
 * @rule FW-20.3.1-parachutists
 * @category Rule 20.3.1
 */
export function parachuteHits(
  dice: readonly D10[],
  before: Parachutist = { chuteHits: 0, wounds: 0 },
): Ruled<ParachutistAfter> {
  const shape = { dice: listOf(d10), chuteHits: whole(0, 99), wounds: whole(0, 9) }
  const bad =
    gate(RULE, before, { chuteHits: shape.chuteHits, wounds: shape.wounds }) ??
    gate(RULE, { dice }, { dice: shape.dice })
  if (bad !== null) return bad
  const wounds = before.wounds + dice.filter((die) => die === PARACHUTE.woundOn).length
  const chuteHits = before.chuteHits + dice.length
  const dead = wounds >= PARACHUTE.woundsToKill
  const lines = dice.map((die) => line(RULE, die === PARACHUTE.woundOn ? 'wound' : 'hit', die, 'die'))
  return ruled({ chuteHits, wounds, dead, chuteDestroyed: chuteHits >= PARACHUTE.hits }, lines)
}

/**
 * Rule 20.3.1: whether a pilot may shoot at a parachutist. All but the Japanese must first pass a range-one
 * determination roll as for head-ons; give its result, or `null` if it was not made. No deflection modifiers apply.
 *
 * @rule FW-20.3.1-parachutists
 * @category Rule 20.3.1
 */
export function mayShootParachutist(nation: string, determination: boolean | null): Ruled<Verdict> {
  const bad = gate(RULE, { nation, determination }, { nation: text, determination: orNull(flag) })
  if (bad !== null) return bad
  if (nation.toLowerCase() === 'japan' || nation.toLowerCase() === 'japanese') return judged()
  return judged(
    unless(determination !== null, RULE, 'determination-owed'),
    unless(determination !== false, RULE, 'determination-failed'),
  )
}
