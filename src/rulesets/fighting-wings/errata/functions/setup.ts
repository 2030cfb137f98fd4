import { bank, flag, gate, listOf, oneOf, whole } from '../gate.js'
import { judged, line, type Ruled, ruled, unless, type Verdict } from '../ruled.js'
import { type Bank, isInverted } from '../vocabulary.js'

const SETUP = 'FW-14.6-setup'

/** The order of setting up a combat (14.6). */
export const SETUP_ORDER = [
  'placeDefenders',
  'scatterDefenders',
  'rollStartRange',
  'placeAttackers',
  'scatterAttackers',
  'defenderBanks',
  'attackerBanks',
] as const
/** A step of setting up a combat. */
export type SetupStep = (typeof SETUP_ORDER)[number]

/** Hexes within which an escort leader must be of the escorted leader (14.6). */
export const ESCORT_HEXES = 12

/**
 * Rule 14.6: the step that follows; `null` after the last.
 *
 * @rule FW-14.6-setup
 * @category Rule 14.6
 */
export function nextSetupStep(done: SetupStep): Ruled<SetupStep | null> {
  const bad = gate(SETUP, { done }, { done: oneOf(SETUP_ORDER) })
  return bad ?? ruled(SETUP_ORDER[SETUP_ORDER.indexOf(done) + 1] ?? null)
}

/** A defender at set-up. */
export interface DefenderPlace {
  readonly sharesHex: boolean
  readonly inParameters: boolean
}

/**
 * Rule 14.6, paragraph 1: defenders stand one per hex, wingmen and subordinate leaders in formation parameters. How
 * near the middle of the map is not said and not judged.
 *
 * @rule FW-14.6-setup
 * @category Rule 14.6
 */
export function defenderPlace(place: DefenderPlace): Ruled<Verdict> {
  const rule = 'FW-14.6-setup-defenders'
  const bad = gate(rule, place, { sharesHex: flag, inParameters: flag })
  if (bad !== null) return bad
  return judged(unless(!place.sharesHex, rule, 'hex-taken'), unless(place.inParameters, rule, 'out-of-parameters'))
}

/** An escort leader at set-up. */
export interface EscortPlace {
  readonly mainLeader: boolean
  readonly hexesToEscorted: number
  readonly higher: boolean
  /** Within the normal flexible parameters of a subordinate leader (8.6). */
  readonly inFlexibleParameters: boolean
}

/**
 * Rule 14.6, paragraph 1: escorts stand higher; the main escort leader within 12 hexes of the escorted leader, each
 * subordinate one within 12 hexes or within flexible parameters.
 *
 * @rule FW-14.6-setup
 * @category Rule 14.6
 */
export function escortPlace(place: EscortPlace): Ruled<Verdict> {
  const rule = 'FW-14.6-setup-defenders'
  const shape = { mainLeader: flag, hexesToEscorted: whole(0, 999), higher: flag, inFlexibleParameters: flag }
  const bad = gate(rule, place, shape)
  if (bad !== null) return bad
  const near = place.hexesToEscorted <= ESCORT_HEXES || (!place.mainLeader && place.inFlexibleParameters)
  return judged(
    unless(place.higher, rule, 'escort-not-higher'),
    unless(near, rule, 'escort-too-far', { limit: ESCORT_HEXES }),
  )
}

/** The attacking leader at set-up. Distances in hexes. */
export interface AttackingLeader {
  /** As rolled for the TMG band the combat started from. */
  readonly startRange: number
  readonly toTarget: number
  /** To every other enemy. */
  readonly toOthers: readonly number[]
  readonly inDeflectionArc: boolean
  readonly enemyInFrontArc: boolean
}

/**
 * Rule 14.6, paragraph 3: the attacking leader stands at exactly the start range from a chosen target, in the
 * deflection arc of the TMG, with no other enemy nearer than that, facing so that some enemy lies in one of the three
 * front arcs. If another enemy is too near, the leader moves away in the same arc until it is not, and so may stand
 * farther from the target.
 *
 * @rule FW-14.6-setup
 * @category Rule 14.6
 */
export function attackingLeaderPlace(leader: AttackingLeader): Ruled<Verdict> {
  const rule = 'FW-14.6-setup-attackers'
  const hexes = whole(0, 999)
  const bad = gate(rule, leader, {
    startRange: whole(1, 999),
    toTarget: hexes,
    toOthers: listOf(hexes),
    inDeflectionArc: flag,
    enemyInFrontArc: flag,
  })
  if (bad !== null) return bad
  const { startRange: need, toTarget, toOthers } = leader
  const clear = toOthers.every((distance) => distance >= need)
  const movedAway = toTarget > need && toOthers.some((distance) => distance === need)
  return judged(
    unless(toTarget === need || movedAway, rule, 'wrong-range', { need }),
    unless(clear, rule, 'enemy-too-near', { need }),
    unless(leader.inDeflectionArc, rule, 'wrong-deflection-arc'),
    unless(leader.enemyInFrontArc, rule, 'no-enemy-in-front'),
  )
}

/**
 * Rule 14.6: start banks. Defenders choose first: any upright bank if the attackers were sighted before set-up, else
 * wings level. Then attackers choose any upright bank.
 *
 * @rule FW-14.6-setup
 * @category Rule 14.6
 */
export function startBank(
  side: 'defender' | 'attacker',
  attackersSighted: boolean,
  defendersDone: boolean,
  choice: Bank,
): Ruled<Verdict> {
  const rule = 'FW-14.6-setup-adjustments'
  const shape = { side: oneOf(['defender', 'attacker']), attackersSighted: flag, defendersDone: flag, choice: bank }
  const bad = gate(rule, { side, attackersSighted, defendersDone, choice }, shape)
  if (bad !== null) return bad
  const bound = side === 'defender' && !attackersSighted
  return judged(
    unless(side === 'defender' || defendersDone, rule, 'must-be-first'),
    unless(!isInverted(choice), rule, 'bank-not-upright'),
    unless(!bound || choice === 'LVL', rule, 'must-be-wings-level'),
  )
}

/**
 * Rule 14.6, paragraph 5: turns in which all defenders fly straight and level: none if the attackers were sighted,
 * else 1, or 2 without radio.
 *
 * @rule FW-14.6-setup
 * @category Rule 14.6
 */
export function surpriseTurns(sighted: boolean, hasRadio: boolean): Ruled<0 | 1 | 2> {
  const rule = 'FW-14.6-setup-first-turn'
  const bad = gate(rule, { sighted, hasRadio }, { sighted: flag, hasRadio: flag })
  if (bad !== null) return bad
  if (sighted) return ruled(0)
  return ruled(hasRadio ? 1 : 2, [line(rule, hasRadio ? 'unsighted' : 'unsighted-no-radio', hasRadio ? 1 : 2, 'turn')])
}
