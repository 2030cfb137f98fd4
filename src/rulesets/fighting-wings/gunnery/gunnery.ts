import { citing } from '../book/law.js'
import { no, type Refusal } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { comesHeadOn } from '../errata/functions/head-on.js'
import { mgSightingAllowed } from '../errata/functions/mg-sighting.js'
import { BURSTS, type Burst, type FlightType, type Hand, isVertical } from '../errata/vocabulary.js'
import { hexesBetween, markOf, slant } from '../flight/airspace.js'
import { cloudHides } from '../flight/clouds.js'
import { craftOf, flyerOf, plane, type Shot, type State, type Weapon } from '../state/state.js'
import { isFlying, markRefusal, spotOf } from './marks.js'

// ---------------------------------------------------------------------------------------- aiming

/** Can a target at this height be hit in this flight type? @rule BR-23 */
export function altWindowOk(flight: FlightType, hexes: number, rise: number): boolean {
  if (hexes === 0) return (flight === 'VC' && rise >= 1) || (flight === 'VD' && rise <= -1)
  if (flight === 'LVL') return rise >= -hexes && rise <= hexes
  if (flight === 'ZC') return rise >= -1 && rise <= 3 * hexes
  if (flight === 'SD') return rise <= 1 && rise >= -3 * hexes
  return flight === 'VC' ? rise >= 2 * hexes : rise <= -2 * hexes
}

/** Is a dial mark in the gunfire arc of an aircraft? @rule BR-22 FW-9.2-vertical-turn-arc */
export function inGunArc(state: State, id: string, mark: number): boolean {
  const { turned, banked, flight } = plane(state, id).move!
  const side = isVertical(flight!) ? (state.config.law.live['FW-9.2-vertical-turn-arc'] ? banked : null) : turned
  return inArc(mark, side)
}

/** Is a dial mark in the gunfire arc of one that turns to this side? @rule BR-22 */
export function inArc(mark: number, side: Hand | null): boolean {
  if (mark <= 1 || mark === 23) return true
  return side === 'R' ? mark <= 3 : side === 'L' && mark >= 21
}

/** The rule of the arc that this shot would use. */
const arcRule = (state: State, id: string): RuleId =>
  isVertical(plane(state, id).move!.flight!) ? citing(state.config.law, 'FW-9.2-vertical-turn-arc', 'BR-22') : 'BR-22'

/** Range of a shot: slant, and nothing nearer than 1. @rule BR-23 */
export function rangeOf(state: State, id: string, target: string): number {
  const [from, to] = [plane(state, id), spotOf(state, target)]
  return Math.max(1, slant(hexesBetween(from, to), to.alt - from.alt))
}

/** Why the aircraft itself may not fire. @rule FW-4.5-stall-restrictions */
export function idleReason(state: State, id: string): Refusal {
  const { stall, gloc, surprised, move } = plane(state, id)
  const because = (rule: RuleId, why: string) => () => no(rule, 'may-not-fire', { plane: id, why })
  const isOut = stall !== 'none' || move?.turnStalled === true
  if (isOut)
    return because(
      citing(state.config.law, 'FW-4.5-stall-restrictions', 'BR-15'),
      stall === 'none' ? 'stalled in a turn' : stall,
    )
  if (gloc > 0) return because('BR-15', 'no pilot in command')
  if (surprised > 0) return because('BR-21', 'surprised')
  if (move?.evades === true) return because('BR-43', 'it flew a barrel roll')
  return move === null || move.flight === null ? because('BR-23', 'it has not moved') : null
}

/** No gun reaches farther. @rule BR-23 */
export const MOST_RANGE = 6

/** Why the guns cannot be brought to bear on a target. @rule BR-22 */
export function aimRefusal(state: State, id: string, target: string): Refusal {
  const [from, to] = [plane(state, id), spotOf(state, target)]
  const hexes = hexesBetween(from, to)
  const { flight } = from.move!
  if (!inGunArc(state, id, markOf(from, to))) return () => no(arcRule(state, id), 'out-of-arc', { target })
  if (!altWindowOk(flight!, hexes, to.alt - from.alt))
    return () => no('BR-23', 'out-of-window', { target, flight: flight! })
  const range = rangeOf(state, id, target)
  return range > MOST_RANGE ? () => no('BR-23', 'out-of-range', { target, range }) : null
}

/** Why a target is none. */
export function targetRefusal(state: State, id: string, target: string): Refusal {
  const isFoe = Object.hasOwn(state.planes, target) && flyerOf(state, target).side !== flyerOf(state, id).side
  if (!isFoe || plane(state, target).out) return () => no('BR-23', 'no-target', { target })
  if (plane(state, id).blind.includes(target)) return () => no('BR-21', 'unseen', { plane: id, target })
  const hidden = state.config.clouds.length > 0 && cloudHides(state, plane(state, id).alt, plane(state, target).alt)
  return hidden ? () => no('BR-37', 'cloud-between', { plane: id, target }) : null
}

// ---------------------------------------------------------------------------------------- fixed guns

/** Ammunition that a burst takes from a weapon, in halves. @rule BR-25 */
export const burstAmmo = (state: State, burst: Burst): number => state.config.base.ammo[burst]

/**
 * Why fixed guns may not fire so; null if they may. Friends are never in the way.
 *
 * @rule BR-23 OTR1-10.2-friendly-in-fire
 */
export function shotRefusal(state: State, shot: Shot): Refusal {
  const { plane: id, target } = shot
  const idle = idleReason(state, id)
  if (idle !== null) return idle
  if (plane(state, id).move!.rate === 'ET')
    return () => no('BR-23', 'may-not-fire', { plane: id, why: 'it turned at ET' })
  if (state.fired.includes(id))
    return () => no('BR-23', 'may-not-fire', { plane: id, why: 'it has been head-on already this turn' })
  const wrong = victimRefusal(state, id, target)
  if (wrong !== null) return wrong
  if (state.headOn && !(isFlying(state, target) && isPair(state, id, target)))
    return () => no(headOnRule(state), 'not-head-on', { plane: id, target })
  return aimRefusal(state, id, target) ?? weaponsRefusal(state, shot)
}

/** Why fixed guns have no business with a target: an aircraft, or something else. */
const victimRefusal = (state: State, id: string, target: string): Refusal =>
  isFlying(state, target) ? targetRefusal(state, id, target) : markRefusal(state, id, target)

/** @rule BR-25 */
function weaponsRefusal(state: State, shot: Shot): Refusal {
  const seen = new Set<string>()
  for (const weapon of shot.weapons) {
    const isWrong = seen.has(weapon) || !isReady(state, shot.plane, weapon, shot.burst)
    if (isWrong) return () => no('BR-25', 'no-weapon', { weapon })
    seen.add(weapon)
  }
  const range = rangeOf(state, shot.plane, shot.target)
  if (firepowerOf(state, shot, range) <= 0) return () => no('BR-23', 'no-firepower', { range })
  return shot.sighting ? sightingRefusal(state, shot, range) : null
}

/** Is the weapon there, free, and loaded for the burst? A regular burst may empty it. */
function isReady(state: State, id: string, weapon: string, burst: Burst): boolean {
  const { weapons } = plane(state, id)
  if (!Object.hasOwn(weapons, weapon)) return false
  const { ammo, jam } = weapons[weapon]!
  return jam === 'no' && ammo >= (burst === 'long' ? state.config.base.ammo.long : 1)
}

const weaponOf = (state: State, id: string, weapon: string): Weapon =>
  craftOf(state, id).weapons.find((one) => one.id === weapon) as Weapon

/** Firepower of fixed guns at a range. */
export function firepowerOf(state: State, shot: Shot, range: number): number {
  let sum = 0
  for (const weapon of shot.weapons) sum += weaponOf(state, shot.plane, weapon).fp[range - 1] as number
  return sum
}

/** The nose machine guns that sight a shot; undefined if there are none. */
export const sightingGuns = (state: State, shot: Pick<Shot, 'plane' | 'weapons'>): Weapon | undefined =>
  shot.weapons
    .map((weapon) => weaponOf(state, shot.plane, weapon))
    .find(({ kind, mount }) => kind === 'mg' && mount === 'nose')

/** @rule FW-10.2-mg-sighting */
function sightingRefusal(state: State, shot: Shot, range: number): Refusal {
  const refusal: Refusal = () => no('FW-10.2-mg-sighting', 'no-sighting', {})
  const guns = sightingGuns(state, shot)
  if (guns === undefined || !isFlying(state, shot.target) || !state.config.law.live['FW-10.2-mg-sighting'])
    return refusal
  const left = plane(state, shot.plane).weapons[guns.id]!.ammo
  const cannons = shot.weapons.map((one) => weaponOf(state, shot.plane, one)).filter(({ kind }) => kind === 'cannon')
  const answer = mgSightingAllowed(
    flyerOf(state, shot.plane).pilot,
    { nose: true, cap: guns.cap, left },
    cannons,
    range,
  )
  return answer.ok && answer.value.allowed ? null : refusal
}

// ---------------------------------------------------------------------------------------- head-on

/** The rule of head-on fire in this edition. */
const headOnRule = (state: State): RuleId => {
  const { live } = state.config.law
  if (live['OTR2-10.3-not-head-on']) return 'OTR2-10.3-not-head-on'
  return live['ASP-10.3-head-on-notes'] ? 'ASP-10.3-head-on-notes' : 'BR-29'
}

/** Do these two meet head-on? @rule OTR2-10.3-not-head-on ASP-10.3-head-on-notes */
const isPair = (state: State, a: string, b: string): boolean => meets(state, a, b) && meets(state, b, a)

function meets(state: State, id: string, target: string): boolean {
  if (idleReason(state, id) !== null || targetRefusal(state, id, target) !== null) return false
  const [from, to] = [plane(state, id), plane(state, target)]
  if (markOf(to, from) !== 0 || to.move === null || aimRefusal(state, id, target) !== null) return false
  if (headOnRule(state) === 'BR-29') return true
  const { up, down } = to.move
  return comesHeadOn({ onTwelveLine: true, dInc: to.alt - from.alt, targetClimbed: up > 0, targetDived: down > 0 })
}

/** Every pair that meets head-on, blue first. @rule BR-29 OTR2-10.3-not-head-on ASP-10.3-head-on-notes */
export function headOnPairs(state: State): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = []
  for (const a in state.planes) {
    if (plane(state, a).out || flyerOf(state, a).side !== 'blue') continue
    for (const b in state.planes) if (isNear(state, a, b) && isPair(state, a, b)) pairs.push([a, b])
  }
  return pairs
}

/** Is it near enough for any gun? Slant range is never less than that on the map. */
export const isNear = (state: State, a: string, b: string): boolean =>
  hexesBetween(plane(state, a), spotOf(state, b)) <= MOST_RANGE

// ---------------------------------------------------------------------------------------- what can be declared

/** Every way an aircraft may fire its fixed guns now. `all` takes every set of weapons, else all that are ready. */
export function fixedShots(state: State, id: string, all: boolean): readonly Shot[] {
  const { weapons } = craftOf(state, id)
  if (weapons.length === 0 || idleReason(state, id) !== null) return []
  const out: Shot[] = []
  for (const target of marksOf(state)) {
    if (!isNear(state, id, target)) continue
    if (victimRefusal(state, id, target) !== null || aimRefusal(state, id, target) !== null) continue
    for (const burst of BURSTS) {
      const ready = weapons.map((one) => one.id).filter((weapon) => isReady(state, id, weapon, burst))
      for (const chosen of all ? subsets(ready) : [ready])
        listShot(state, { plane: id, gun: null, target, weapons: chosen, burst }, out)
    }
  }
  return out
}

/** Whatever there is to fire at: aircraft and crews by id, then targets on the ground. */
const marksOf = ({ config: { ids, targets } }: State): readonly string[] =>
  targets.length === 0 ? ids : [...ids, ...targets.map(({ id }) => id)]

function listShot(state: State, bare: Omit<Shot, 'sighting'>, out: Shot[]): void {
  if (bare.weapons.length === 0) return
  for (const sighting of [false, true]) {
    const shot = { ...bare, sighting }
    if (shotRefusal(state, shot) === null) out.push(shot)
  }
}

/** Every set of weapons but the empty one, in order. */
function subsets(list: readonly string[]): readonly (readonly string[])[] {
  const sets: (readonly string[])[] = []
  for (let mask = 1; mask < 1 << list.length; mask++) sets.push(list.filter((_, i) => (mask >> i) & 1))
  return sets
}

/** The order in which shots are kept and rolled: fixed guns by aircraft, then defensive guns. */
export const compareShots = (a: Shot, b: Shot): number =>
  Number(a.gun !== null) - Number(b.gun !== null) || compare(a.plane, b.plane) || compare(a.gun ?? '', b.gun ?? '')

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b))
