import { amount, gate, listOf, oneOf, record, text, whole } from '../gate.js'
import { baseUnknown, line, type Ruled, ruled } from '../ruled.js'

/** Ground targets of which the sheet says whether they are hard-point targets. */
export const HARD_POINTS = { armoredVehicle: true, bunker: false } as const

/**
 * Rule 16.2: armored vehicles are hard-point targets, bunkers are not. Others are in a rulebook we do not have.
 *
 * @rule OTR1-16.2-hard-point
 * @category Rule 16.2
 */
export function isHardPoint(target: string): Ruled<boolean> {
  const rule = 'OTR1-16.2-hard-point'
  const bad = gate(rule, { target }, { target: text })
  if (bad !== null) return bad
  if (!Object.hasOwn(HARD_POINTS, target)) return baseUnknown(rule, 'this kind of ground target (rule 16.2)')
  return ruled(HARD_POINTS[target as keyof typeof HARD_POINTS])
}

/** Hexes from the firing aircraft at which an air-burst rocket marker is placed (combat tables). */
export const ROCKET_AIRBURST_HEXES = 11

/**
 * Combat tables: distance at which the marker of an air-burst rocket attack is placed.
 *
 * @rule OTR1-AID-rocket-burst
 * @category Play aid: combat tables
 */
export function rocketAirburst(): Ruled<number> {
  return ruled(ROCKET_AIRBURST_HEXES, [line('OTR1-AID-rocket-burst', 'marker', ROCKET_AIRBURST_HEXES, 'hex')])
}

/** Largest calibre that is no big gun, in millimetres (18). */
export const BIG_GUN_OVER_MM = 57

/** An anti-aircraft gun. */
export interface Gun {
  readonly id: string
  readonly mm: number
}

/**
 * Chapter 18: anti-aircraft guns larger than 57 mm are big guns: single shots that must be reloaded.
 *
 * @rule OTR2-18-big-guns-def
 * @category Chapter 18
 */
export function isBigGun(mm: number): Ruled<boolean> {
  const bad = gate('OTR2-18-big-guns-def', { mm }, { mm: amount(1, 500) })
  return bad ?? ruled(mm > BIG_GUN_OVER_MM)
}

/**
 * Chapter 18: the first turn in which a big gun may fire again: the turn after as many unsilenced turns as it takes to
 * reload, counted from the turn after firing. Land guns take 1 or 2 turns; naval autoloaders may be quicker (0).
 *
 * @rule OTR2-18-reload
 * @category Chapter 18
 */
export function nextFireTurn(fired: number, reload: number, silenced: readonly number[]): Ruled<number> {
  const rule = 'OTR2-18-reload'
  const shape = { fired: whole(0, 9999), reload: whole(0, 9), silenced: listOf(whole(0, 99999)) }
  const bad = gate(rule, { fired, reload, silenced }, shape)
  if (bad !== null) return bad
  let turn = fired
  for (let left = reload; left > 0; ) {
    turn += 1
    if (!silenced.includes(turn)) left -= 1
  }
  return ruled(turn + 1, [
    line(rule, 'fired', fired, 'turn'),
    line(rule, 'reloading', reload, 'turn'),
    line(rule, 'silenced', turn - fired - reload, 'turn'),
    line(rule, 'turn-after', 1, 'turn'),
  ])
}

/** Guns that may combine their firepower. */
export interface GunGroups<G> {
  readonly big: readonly G[]
  readonly regular: readonly G[]
}

/**
 * Chapter 18: big guns combine firepower only with big guns, and their attack is resolved apart from the others.
 *
 * @rule OTR2-18-resolve
 * @category Chapter 18
 */
export function groupAaa<G extends Gun>(guns: readonly G[]): Ruled<GunGroups<G>> {
  const bad = gate('OTR2-18-resolve', { guns }, { guns: listOf(record({ id: text, mm: amount(1, 500) })) })
  if (bad !== null) return bad
  return ruled({
    big: guns.filter(({ mm }) => mm > BIG_GUN_OVER_MM),
    regular: guns.filter(({ mm }) => mm <= BIG_GUN_OVER_MM),
  })
}

/** Firepower of the 8.8 cm Flak 41 in each of the ten range groupings; `null` where it cannot fire (18). */
export const FLAK41 = [null, null, null, null, 4, 4, 4, 4, 4, 4] as const

/**
 * Chapter 18: firepower of the 8.8 cm Flak 41 in a range grouping, 1 to 10; `null` where it cannot fire.
 *
 * @rule OTR2-18-flak41
 * @category Chapter 18
 */
export function flak41(grouping: number): Ruled<number | null> {
  const bad = gate('OTR2-18-flak41', { grouping }, { grouping: oneOfTen })
  return bad ?? ruled(FLAK41[grouping - 1] ?? null)
}

const oneOfTen = whole(1, 10)
const RESERVED = oneOf(['bigGunOnTarget'])

/**
 * Chapter 18: the sheet announces that a later module will have big guns roll to be on target and scatter on a miss.
 * Nothing of it is printed here: always `base-unknown`.
 *
 * @rule OTR2-18-wd-note
 * @category Chapter 18
 */
export function bigGunOnTarget(switchId: 'bigGunOnTarget'): Ruled<never> {
  const rule = 'OTR2-18-wd-note'
  return gate(rule, { switchId }, { switchId: RESERVED }) ?? baseUnknown(rule, 'the on-target roll of a later module')
}
