import { flag, flightType, gate, oneOf, record, rise, role, weightClass, whole } from '../gate.js'
import { checkOptions, type Options, reading } from '../options.js'
import { judged, type Ruled, ruled, unless, type Verdict } from '../ruled.js'
import {
  type AircraftClass,
  ARC_POSITIONS,
  type ArcPosition,
  type FlightType,
  type Increments,
  pitch,
  WEIGHT_CLASSES,
} from '../vocabulary.js'

const REAR = 'OTR1-8.1e-tailing'
const VERTICAL = 'FW-8.1e-vertical-tailing'
const CLASS = 'FW-8.1e-class'

/** Tailing range in hexes, in every edition (8.1e). */
export const TAIL_RANGE = 8

/** Increments per hex on the 45-degree line: 300 feet. */
export const INCREMENTS_PER_HEX = 3

/**
 * Rule 8.1 e: tailing from behind. The tailer sits in the rear arc of the tailed aircraft or on one of its two border
 * lines, within 8 hexes, not in the same hex, not in the right or left rear arcs.
 *
 * @rule OTR1-8.1e-tailing
 * @category Rule 8.1e
 */
export function canTail(position: ArcPosition, range: number, sameHex: boolean): Ruled<Verdict> {
  const shape = { position: oneOf(ARC_POSITIONS), range: whole(0, 999), sameHex: flag }
  const bad = gate(REAR, { position, range, sameHex }, shape)
  if (bad !== null) return bad
  const behind = position === 'rear' || position === 'rearBorderL' || position === 'rearBorderR'
  return judged(
    unless(!sameHex && position !== 'same', REAR, 'tail-same-hex'),
    unless(behind || sameHex || position === 'same', REAR, 'tail-wrong-arc'),
    unless(range <= TAIL_RANGE, REAR, 'tail-out-of-range', { limit: TAIL_RANGE, range }),
  )
}

/**
 * Rule 8.1 e: whether a range is within tailing range, 8 hexes (not 6).
 *
 * @rule OTR2-8.1e-range
 * @category Rule 8.1e
 */
export function withinTailRange(range: number): Ruled<Verdict> {
  const rule = 'OTR2-8.1e-range'
  const bad = gate(rule, { range }, { range: whole(0, 999) })
  return bad ?? judged(unless(range <= TAIL_RANGE, rule, 'tail-out-of-range', { limit: TAIL_RANGE, range }))
}

/**
 * Rule 8.1 e: whether an aircraft's class lets it tail another. M fighters may tail F and L; M bombers and H never
 * tail lower categories; others are not limited here. Dive bombers count as bombers.
 *
 * @rule FW-8.1e-class
 * @category Rule 8.1e
 */
export function classMayTail(tailer: AircraftClass, tailee: AircraftClass): Ruled<Verdict> {
  const shape = record({ cls: weightClass, role })
  const bad = gate(CLASS, { tailer, tailee }, { tailer: shape, tailee: shape })
  if (bad !== null) return bad
  return judged(unless(!isTailOfLower(tailer, tailee), CLASS, 'tail-lower-class'))
}

/** Would a heavy aircraft or a medium bomber tail a lighter class? */
export function isTailOfLower(tailer: AircraftClass, tailee: AircraftClass): boolean {
  if (tailer.cls !== 'H' && (tailer.cls !== 'M' || tailer.role === 'fighter')) return false
  return WEIGHT_CLASSES.indexOf(tailee.cls) < WEIGHT_CLASSES.indexOf(tailer.cls)
}

/** Two aircraft of which one may tail the other in vertical flight. */
export interface VerticalTail {
  readonly tailerType: FlightType
  readonly taileeType: FlightType
  readonly hexRange: number
  /** Altitude of the tailed aircraft over the tailer. */
  readonly dInc: Increments
  /** The tailed aircraft lies in the tailer's front arc. */
  readonly inFrontArc: boolean
}

/**
 * Rule 8.1 e: which of the three cases of tailing in climbs and dives applies, 0 for none. Both climb with the tailed
 * aircraft higher, or both dive with it lower; slant range 8 at most. Case 1: tailer vertical, same hex. Case
 * 2: tailed aircraft vertical, in the tailer's front arc. Case 3: in the front arc and 300 feet or more away per hex
 * (R-05).
 *
 * @rule FW-8.1e-vertical-tailing
 * @category Rule 8.1e
 */
export function verticalTail(pair: VerticalTail, options: Options = {}): Ruled<0 | 1 | 2 | 3> {
  const shape = {
    tailerType: flightType,
    taileeType: flightType,
    hexRange: whole(0, 999),
    dInc: rise,
    inFrontArc: flag,
  }
  const bad = gate(VERTICAL, pair, shape) ?? checkOptions(VERTICAL, options)
  return bad ?? ruled(verticalCase(pair, options))
}

/** The same for a pair that is known to be one. */
export function verticalCase(pair: VerticalTail, options: Options): 0 | 1 | 2 | 3 {
  const way = Math.sign(pitch(pair.tailerType))
  const together = way !== 0 && Math.sign(pitch(pair.taileeType)) === way && Math.sign(pair.dInc) === way
  return together && withinSlantRange(pair) ? tailCase(pair, options) : 0
}

function tailCase(pair: VerticalTail, options: Options): 0 | 1 | 2 | 3 {
  if (pair.hexRange === 0 && Math.abs(pitch(pair.tailerType)) === 2) return 1
  if (pair.hexRange === 0 || !pair.inFrontArc) return 0
  if (Math.abs(pitch(pair.taileeType)) === 2) return 2
  const steepness = Math.abs(pair.dInc) - INCREMENTS_PER_HEX * pair.hexRange
  return (reading(options, 'R-05') === 'at-least' ? steepness >= 0 : steepness <= 0) ? 3 : 0
}

/** Slant range of at most 8 after rounding: below 8.5 hexes, in squares of thirds. */
const withinSlantRange = ({ hexRange, dInc }: VerticalTail): boolean =>
  4 * (9 * hexRange * hexRange + dInc * dInc) < 9 * (2 * TAIL_RANGE + 1) * (2 * TAIL_RANGE + 1)
