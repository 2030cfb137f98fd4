import { count, gate, whole } from '../gate.js'
import { checkOptions, houseOr, type Options } from '../options.js'
import { counting, line, type Ruled, summed } from '../ruled.js'
import type { Increments } from '../vocabulary.js'

/**
 * Rule 4.1, 2nd edition: accel for diving, 1 per increment dived, and the listed dive accel per VFP spent diving,
 * whatever the bank, speed or speed band.
 *
 * @rule FW-4.1-dive-accel
 * @category Rule 4.1
 */
export function diveAccel(increments: Increments, vfps: number, listedDiveAccel: number): Ruled<number> {
  const rule = 'FW-4.1-dive-accel'
  const bad = gate(
    rule,
    { increments, vfps, listedDiveAccel },
    { increments: count, vfps: count, listedDiveAccel: whole(0, 20) },
  )
  if (bad !== null) return bad
  return summed(
    counting([
      line(rule, 'per-increment', increments, 'accel'),
      line(rule, 'per-vfp', vfps * listedDiveAccel, 'accel'),
    ]),
  )
}

/** Least loss of a steep dive with one VFP (6.2), in increments. */
export const STEEP_DIVE_LOSS_ONE_VFP: Increments = 2

/**
 * Rule 6.2: the least altitude a steep dive loses. With exactly one VFP 2 increments; with more, ours: one per VFP.
 *
 * @rule OTR1-6.2-sd-min-loss
 * @category Rule 6.2
 */
export function minSteepDiveLoss(vfps: number, options: Options = {}): Ruled<Increments> {
  const rule = 'OTR1-6.2-sd-min-loss'
  const bad = gate(rule, { vfps }, { vfps: count }) ?? checkOptions(rule, options)
  if (bad !== null) return bad
  if (vfps === 1) return summed([line(rule, 'one-vfp', STEEP_DIVE_LOSS_ONE_VFP, 'increment')])
  const house = () => summed([line(rule, 'per-vfp', vfps, 'increment', 'house')])
  return houseOr(options, rule, 'the least loss of a steep dive with more VFPs', house)
}
