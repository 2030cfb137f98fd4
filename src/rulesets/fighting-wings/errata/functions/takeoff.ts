import { flag, gate, half, oneOf } from '../gate.js'
import { checkOptions, type Options } from '../options.js'
import { line, type Ruled, ruled } from '../ruled.js'
import type { Half, Increments } from '../vocabulary.js'
import { decelOfSpeed } from './damage.js'

const TAKEOFF = 'OTR1-20.2-takeoff'
const TIMING = 'OTR1-20.2-flap-gear-timing'
const DECEL = 'OTR1-20.2-gear-flap-decel'

/** How far above its adjusted minimum an aircraft must be airborne at the latest, in halves (20.2). */
export const MUST_FLY_OVER_MIN: Half = 2
/** Altitude on becoming airborne, at no decel (20.2). */
export const AIRBORNE_ALTITUDE: Increments = 1
/** How far above the listed minimum moving flaps are damaged, in halves (20.2). */
export const FLAP_DAMAGE_OVER_MIN: Half = 3

/**
 * Rule 20.2: whether an aircraft on its take-off run must still roll, may or must declare itself airborne. The
 * minimum is adjusted for load and flaps.
 *
 * @rule OTR1-20.2-takeoff
 * @category Rule 20.2
 */
export function takeoffStatus(startSpeed: Half, adjustedMin: Half): Ruled<'rolling' | 'may' | 'must'> {
  const bad = gate(TAKEOFF, { startSpeed, adjustedMin }, { startSpeed: half, adjustedMin: half })
  if (bad !== null) return bad
  if (startSpeed < adjustedMin) return ruled('rolling')
  return ruled(startSpeed < adjustedMin + MUST_FLY_OVER_MIN ? 'may' : 'must')
}

/**
 * Rule 20.2: altitude and decel at the moment of becoming airborne.
 *
 * @rule OTR1-20.2-takeoff
 * @category Rule 20.2
 */
export function becomeAirborne(): Ruled<{ readonly altitude: Increments; readonly decel: 0 }> {
  return ruled({ altitude: AIRBORNE_ALTITUDE, decel: 0 }, [line(TAKEOFF, 'airborne', AIRBORNE_ALTITUDE, 'increment')])
}

/**
 * Rule 20.2: whether the power penalties for being loaded or over-loaded count; not before the aircraft is airborne.
 *
 * @rule OTR1-20.2-takeoff
 * @category Rule 20.2
 */
export function loadPowerPenaltyApplies(airborne: boolean): Ruled<boolean> {
  const bad = gate(TAKEOFF, { airborne }, { airborne: flag })
  return bad ?? ruled(airborne)
}

/** States of landing gear and flaps. */
export const DEVICES = ['up', 'lowering', 'down', 'raising'] as const
/** A state of landing gear or flaps. */
export type Device = (typeof DEVICES)[number]

const device = oneOf(DEVICES)

/**
 * Rule 20.2: gear or flaps at the start of the next turn. Raising and lowering take one turn each, and gear and flaps
 * are two separate actions.
 *
 * @rule OTR1-20.2-flap-gear-timing
 * @category Rule 20.2
 */
export function deviceAdvance(now: Device): Ruled<Device> {
  const bad = gate(TIMING, { now }, { now: device })
  const next = { up: 'up', lowering: 'down', down: 'down', raising: 'up' } as const
  return bad ?? ruled(next[now])
}

/**
 * Rule 20.2: lower minimum speeds of flaps never apply in a turn in which they move.
 *
 * @rule OTR1-20.2-flap-gear-timing
 * @category Rule 20.2
 */
export function flapBenefit(flaps: Device): Ruled<boolean> {
  const bad = gate(TIMING, { flaps }, { flaps: device })
  return bad ?? ruled(flaps === 'down')
}

/**
 * Rule 20.2: decel of gear and flaps is owed also in turns in which they move.
 *
 * @rule OTR1-20.2-flap-gear-timing
 * @category Rule 20.2
 */
export function deviceDrag(now: Device): Ruled<boolean> {
  const bad = gate(TIMING, { now }, { now: device })
  return bad ?? ruled(now !== 'up')
}

/**
 * Rule 20.2: flaps that move are damaged if the start speed is more than 1.5 above the listed minimum, whatever the
 * load or damage.
 *
 * @rule OTR1-20.2-flap-gear-timing
 * @category Rule 20.2
 */
export function flapsDamaged(flaps: Device, startSpeed: Half, listedMin: Half): Ruled<boolean> {
  const bad = gate(TIMING, { flaps, startSpeed, listedMin }, { flaps: device, startSpeed: half, listedMin: half })
  if (bad !== null) return bad
  const moving = flaps === 'lowering' || flaps === 'raising'
  return ruled(moving && startSpeed > listedMin + FLAP_DAMAGE_OVER_MIN)
}

/** Gear, flaps and start speed of an aircraft. */
export interface GearAndFlaps {
  readonly gear: Device
  readonly flaps: Device
  readonly startSpeed: Half
  readonly airborne: boolean
}

/**
 * Rule 20.2: decel of an airborne aircraft for gear that is down or moving, equal to its start speed (halves round up,
 * R-12), and for flaps that are down or moving, 1; flaps also add 1 to every turn decel.
 *
 * @rule OTR1-20.2-gear-flap-decel
 * @category Rule 20.2
 */
export function gearFlapDecel(
  state: GearAndFlaps,
  options: Options = {},
): Ruled<{ readonly decel: number; readonly turnDecelBonus: 0 | 1 }> {
  const shape = { gear: device, flaps: device, startSpeed: half, airborne: flag }
  const bad = gate(DECEL, state, shape) ?? checkOptions(DECEL, options)
  if (bad !== null) return bad
  const { gear, flaps, startSpeed, airborne } = state
  if (!airborne) return ruled({ decel: 0, turnDecelBonus: 0 })
  const byGear = gear === 'up' ? 0 : decelOfSpeed(startSpeed, options)
  const byFlaps = flaps === 'up' ? 0 : 1
  return ruled({ decel: byGear + byFlaps, turnDecelBonus: byFlaps }, [
    line(DECEL, 'gear', byGear, 'decel', startSpeed % 2 === 0 ? 'book' : 'inferred'),
    line(DECEL, 'flaps', byFlaps, 'decel'),
  ])
}
