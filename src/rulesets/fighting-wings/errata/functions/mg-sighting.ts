import { flag, gate, half, listOf, oneOf, pilot, record, whole } from '../gate.js'
import { judged, line, type Ruled, ruled, unless, type Verdict } from '../ruled.js'
import { atLeast, BURSTS, type Burst, type Half, type Pilot, printed } from '../vocabulary.js'

const BEFORE = 'FW-10.2-mg-sighting-prerequisites'
const DURING = 'FW-10.2-mg-sighting-procedure'
const AFTER = 'FW-10.2-mg-sighting-effects'

/** Shots the sighting machine guns use, whatever the burst, in halves. */
export const SIGHTING_MG_AMMO: Half = 4
/** Range to which sighting works, in hexes. */
export const SIGHTING_RANGE = 6
/** Cannons of this calibre and larger never benefit, in millimetres. */
export const SIGHTING_CALIBRE_LIMIT = 37
/** Cannon ammunition used when the sighted attack does no damage, in halves. */
export const SIGHTING_MISS_AMMO: Readonly<Record<Burst, Half>> = { half: 1, regular: 1, long: 2 }

/** Machine guns to sight with. Ammunition in halves. */
export interface SightingGuns {
  readonly nose: boolean
  /** Listed capacity. */
  readonly cap: Half
  /** Shots left. */
  readonly left: Half
}

/** A cannon group. Ammunition in halves. */
export interface Cannon {
  readonly cap: Half
  readonly mm: number
}

const CANNON = { cap: whole(0, 400), mm: whole(1, 500) }

/** Whether a cannon group benefits: at most half the guns' capacity, and smaller than 37 mm. */
const benefits = ({ cap, mm }: Cannon, mgCap: Half): boolean => cap * 2 <= mgCap && mm < SIGHTING_CALIBRE_LIMIT

/**
 * Rule 10.2: whether an attack may be sighted with machine guns. A regular or better pilot or a crack shot; nose
 * guns whose listed capacity is at least twice that of some cannon used; two shots left; range 6 at most.
 *
 * @rule FW-10.2-mg-sighting
 * @category Rule 10.2
 */
export function mgSightingAllowed(
  who: Pilot,
  guns: SightingGuns,
  cannons: readonly Cannon[],
  range: number,
): Ruled<Verdict> {
  const bad = gate(
    BEFORE,
    { who, guns, cannons, range },
    {
      who: pilot,
      guns: record({ nose: flag, cap: whole(0, 400), left: whole(0, 400) }),
      cannons: listOf(record(CANNON)),
      range: whole(0, 999),
    },
  )
  if (bad !== null) return bad
  const skilled = atLeast(who, 'regular') || who.crackShot === true
  return judged(
    unless(skilled, BEFORE, 'quality-too-low', { wanted: 'regular or better, or a crack shot' }),
    unless(guns.nose, BEFORE, 'not-nose-mounted'),
    unless(
      cannons.some(({ cap }) => guns.cap >= cap * 2),
      BEFORE,
      'no-cannon-benefits',
    ),
    unless(guns.left >= SIGHTING_MG_AMMO, BEFORE, 'too-little-mg-ammo', { left: printed(guns.left) }),
    unless(range <= SIGHTING_RANGE, DURING, 'range-over-six', { range }),
  )
}

/** A sighted attack after it was resolved. */
export interface SightedAttack {
  readonly burst: Burst
  /** Damage points done to the target. */
  readonly damage: number
  readonly cannon: Cannon
  /** Listed capacity of the sighting guns, in halves. */
  readonly mgCap: Half
  /** What the cannon would use for this burst without sighting, in halves. */
  readonly normal: Half
}

/** Ammunition used by a sighted attack, in halves. */
export interface SightingAmmo {
  readonly mg: Half
  readonly cannon: Half
}

/**
 * Rule 10.2: ammunition of a sighted attack. Machine guns always 2 shots. The cannon uses the normal amount if any
 * damage was done; otherwise 0.5 for a half or regular burst and 1 for a long one, if it benefits at all. It never
 * uses more than without sighting.
 *
 * @rule FW-10.2-mg-sighting
 * @category Rule 10.2
 */
export function mgSightingAmmo(attack: SightedAttack): Ruled<SightingAmmo> {
  const bad = gate(AFTER, attack, {
    burst: oneOf(BURSTS),
    damage: whole(0, 999),
    cannon: record(CANNON),
    mgCap: whole(0, 400),
    normal: half,
  })
  if (bad !== null) return bad
  const spared = attack.damage === 0 && benefits(attack.cannon, attack.mgCap)
  const cannon = spared ? Math.min(attack.normal, SIGHTING_MISS_AMMO[attack.burst]) : attack.normal
  return ruled({ mg: SIGHTING_MG_AMMO, cannon }, [
    line(DURING, 'sighting-guns', SIGHTING_MG_AMMO, 'half'),
    line(AFTER, spared ? 'cannon-no-hits-seen' : 'cannon-normal', cannon, 'half'),
  ])
}

/**
 * Rule 10.2: whether the sighting guns can jam, only if a long burst is used.
 *
 * @rule FW-10.2-mg-sighting
 * @category Rule 10.2
 */
export function sightingGunsCanJam(burst: Burst): Ruled<boolean> {
  const bad = gate(DURING, { burst }, { burst: oneOf(BURSTS) })
  return bad ?? ruled(burst === 'long')
}

/**
 * Rule 10.2: firepower the sighting guns add at a range; none where they are not effective, but sighting still works.
 *
 * @rule FW-10.2-mg-sighting
 * @category Rule 10.2
 */
export function sightingFirepower(range: number, effectiveRange: number, firepower: number): Ruled<number> {
  const shape = { range: whole(0, SIGHTING_RANGE), effectiveRange: whole(0, 20), firepower: whole(0, 200) }
  const bad = gate(DURING, { range, effectiveRange, firepower }, shape)
  return bad ?? ruled(range <= effectiveRange ? firepower : 0)
}
