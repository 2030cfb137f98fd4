import { bank, count, flag, gate, half, listOf, oneOf, record, whole } from '../gate.js'
import { counting, line, type Modifier, type Ruled, ruled, summed } from '../ruled.js'
import { type Bank, type Half, type Increments, isInverted, LOADS, type Load } from '../vocabulary.js'

const CLIMB = 'FW-4.2-climb-decel'

/** One VFP spent climbing: increments gained, and the bank before it was spent. */
export interface ClimbStep {
  readonly inc: Increments
  readonly bankBefore: Bank
}

/** A climb as rule 4.2 asks for it. Speeds in halves. */
export interface Climb {
  /** Start speed. */
  readonly speed: Half
  readonly listedClimbDecel: number
  readonly listedMin: Half
  /** Max level speed after loads and damage. */
  readonly maxAttainable: Half
  readonly severe: boolean
  /** All flight points of the turn were VFPs. */
  readonly pureVertical: boolean
  readonly vfps: readonly ClimbStep[]
}

const STEPS = listOf(record({ inc: whole(0, 20), bankBefore: bank }))

/** How far above the listed minimum the climb speed lies (4.2, 14.3), in halves. */
export const CLIMB_SPEED_OVER_MIN: Half = 3

/** Decel per VFP by speed band (4.2): the listed number to 4.5, 2 to 7.5, 1 above. */
export const CLIMB_DECEL_PER_VFP = [
  { toSpeed: 9, decel: 'listed' },
  { toSpeed: 15, decel: 2 },
  { toSpeed: null, decel: 1 },
] as const

/**
 * Rules 4.2 and 14.3: climb speed, the listed minimum plus 1.5, or the max attainable level speed if that is lower.
 *
 * @rule FW-4.2-climb-decel
 * @rule FW-14.3-climb-speed
 * @category Rule 4.2
 */
export function climbSpeed(listedMin: Half, maxAttainable: Half): Ruled<Half> {
  const bad = gate(CLIMB, { listedMin, maxAttainable }, { listedMin: half, maxAttainable: half })
  if (bad !== null) return bad
  const wanted = listedMin + CLIMB_SPEED_OVER_MIN
  const cap = Math.min(0, maxAttainable - wanted)
  return summed([
    line(CLIMB, 'listed-minimum', listedMin, 'half'),
    line(CLIMB, 'over-minimum', CLIMB_SPEED_OVER_MIN, 'half'),
    ...(cap < 0 ? [line(CLIMB, 'capped-at-attainable', cap, 'half')] : []),
  ])
}

/**
 * Rule 4.2, 2nd edition: decel for climbing. Per increment 1, one more if the VFP was spent inverted (not in pure
 * vertical climbs), one more below climb speed; per VFP the listed number, 2 or 1 by speed, one more if severely
 * damaged.
 *
 * @rule FW-4.2-climb-decel
 * @category Rule 4.2
 */
export function climbDecel(climb: Climb): Ruled<number> {
  const bad = gate(CLIMB, climb, {
    speed: half,
    listedClimbDecel: count,
    listedMin: half,
    maxAttainable: half,
    severe: flag,
    pureVertical: flag,
    vfps: STEPS,
  })
  if (bad !== null) return bad
  const slowBelow = climbSpeed(climb.listedMin, climb.maxAttainable)
  return slowBelow.ok ? summed(counting(climbLines(climb, climb.speed < slowBelow.value))) : slowBelow
}

function climbLines(climb: Climb, slow: boolean): readonly Modifier[] {
  const increments = sumOf(climb.vfps)
  const inverted = climb.pureVertical ? 0 : sumOf(climb.vfps.filter(({ bankBefore }) => isInverted(bankBefore)))
  const vfps = climb.vfps.length
  return [
    line(CLIMB, 'per-increment', increments, 'decel'),
    line(CLIMB, 'per-increment-inverted', inverted, 'decel'),
    line(CLIMB, 'per-increment-below-climb-speed', slow ? increments : 0, 'decel'),
    line(CLIMB, 'per-vfp', vfps * perVfp(climb), 'decel'),
    line('FW-11.1-severe-climb', 'per-vfp-severe', climb.severe ? vfps : 0, 'decel'),
  ]
}

const sumOf = (steps: readonly ClimbStep[]): number => steps.reduce((sum, { inc }) => sum + inc, 0)

function perVfp({ speed, listedClimbDecel }: Climb): number {
  const row = CLIMB_DECEL_PER_VFP.find(({ toSpeed }) => toSpeed === null || speed <= toSpeed)
  return row === undefined || row.decel === 'listed' ? listedClimbDecel : row.decel
}

/**
 * Rule 6.1: the extra decel for climbing inverted, 1 per increment gained by a VFP that was spent with an inverted
 * bank. A VFP that completes the roll upright still counts as inverted. {@link climbDecel} already contains it.
 *
 * @rule OTR1-6.1-inverted-climb-timing
 * @category Rule 6.1
 */
export function invertedClimbDecel(vfps: readonly ClimbStep[]): Ruled<number> {
  const rule = 'OTR1-6.1-inverted-climb-timing'
  const bad = gate(rule, { vfps }, { vfps: STEPS })
  if (bad !== null) return bad
  const inverted = vfps.filter(({ bankBefore }) => isInverted(bankBefore))
  return summed(inverted.map(({ inc }) => line(rule, 'per-increment-inverted', inc, 'decel')))
}

/**
 * Flight rules summary, 1st edition: the load state a severely damaged aircraft climbs as, one step heavier.
 *
 * @rule OTR1-AID-severe-4
 * @category Play aid: flight rules summary
 */
export function climbLoadAs(load: Load, severe: boolean): Ruled<Load> {
  const bad = gate('OTR1-AID-severe-4', { load, severe }, { load: oneOf(LOADS), severe: flag })
  if (bad !== null) return bad
  const step = severe ? 1 : 0
  return ruled(LOADS[Math.min(LOADS.length - 1, LOADS.indexOf(load) + step)] as Load)
}

/**
 * Flight rules summary, 1st edition: severe damage adds 1 climb decel per increment. The 2nd edition charges it per
 * VFP instead ({@link severeClimbDecel}, R-31).
 *
 * @rule OTR1-AID-severe-4
 * @category Play aid: flight rules summary
 */
export function severeClimbDecel1e(increments: Increments, severe: boolean): Ruled<number> {
  const bad = gate('OTR1-AID-severe-4', { increments, severe }, { increments: count, severe: flag })
  return bad ?? summed(severe ? [line('OTR1-AID-severe-4', 'per-increment-severe', increments, 'decel')] : [])
}

/**
 * Rule 11.1, 2nd edition: severe damage adds 1 decel per VFP spent climbing. {@link climbDecel} already contains it;
 * it is charged once.
 *
 * @rule FW-11.1-severe-climb
 * @category Rule 11.1
 */
export function severeClimbDecel(vfps: number, severe: boolean): Ruled<number> {
  const bad = gate('FW-11.1-severe-climb', { vfps, severe }, { vfps: count, severe: flag })
  return bad ?? summed(severe ? [line('FW-11.1-severe-climb', 'per-vfp-severe', vfps, 'decel')] : [])
}
