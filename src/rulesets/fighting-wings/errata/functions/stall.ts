import { d10, dieModifier, flag, flightType, gate, half, listOf, oneOf, pilot, quality, whole } from '../gate.js'
import { checkOptions, type Options, reading } from '../options.js'
import { judged, line, type Ruled, ruled, summed, unless, type Verdict } from '../ruled.js'
import {
  atLeast,
  type D10,
  type FlightType,
  type Half,
  type Increments,
  type Pilot,
  type Quality,
  STALL_KINDS,
  type StallKind,
} from '../vocabulary.js'

/**
 * Rule 4.5 and the note on the turn chart: a turn of stalled flight counts as a steep dive when the next flight type
 * is chosen. Rule 7.5: a turn with a hammerhead counts as a vertical dive ({@link hammerheadResult}).
 *
 * @rule OTR1-4.5-stall-is-steep-dive
 * @rule OTR1-AID-turnchart-stall-note
 * @category Rule 4.5
 */
export function effectivePrevType(stalled: boolean, type: FlightType): Ruled<FlightType> {
  const bad = gate('OTR1-4.5-stall-is-steep-dive', { stalled, type }, { stalled: flag, type: flightType })
  return bad ?? ruled(stalled ? 'SD' : type)
}

/**
 * Rule 4.5, 2nd edition: increments a stalled move loses, twice the speed or twice the number of turns stalled,
 * whichever is more. The current turn counts; twice a half speed is an integer.
 *
 * @rule FW-4.5-stall-altitude
 * @category Rule 4.5
 */
export function stallLoss(speed: Half, turnsStalled: number, options: Options = {}): Ruled<Increments> {
  const rule = 'FW-4.5-stall-altitude'
  const bad =
    gate(rule, { speed, turnsStalled }, { speed: half, turnsStalled: whole(1, 200) }) ?? checkOptions(rule, options)
  if (bad !== null) return bad
  const turns = reading(options, 'R-15') === 'counts' ? turnsStalled : turnsStalled - 1
  return summed([
    speed >= 2 * turns
      ? line(rule, 'twice-the-speed', speed, 'increment')
      : line(rule, 'twice-the-turns-stalled', 2 * turns, 'increment'),
  ])
}

/**
 * Rule 4.5, 2nd edition: a stalled or spinning aircraft takes no offensive part in combat and fires no defensive
 * guns; it may still be a target.
 *
 * @rule FW-4.5-stall-restrictions
 * @category Rule 4.5
 */
export function mayFire(stall: StallKind): Ruled<Verdict> {
  const rule = 'FW-4.5-stall-restrictions'
  const bad = gate(rule, { stall }, { stall: oneOf(STALL_KINDS) })
  return bad ?? judged(unless(stall === 'none', rule, 'stalled-or-spinning'))
}

/**
 * Rule 4.5, 2nd edition: the speed modifier for bailing out, which an aircraft in a spin ignores.
 *
 * @rule FW-4.5-stall-restrictions
 * @category Rule 4.5
 */
export function bailOutSpeedModifier(stall: StallKind, modifier: number): Ruled<number> {
  const rule = 'FW-4.5-stall-restrictions'
  const bad = gate(rule, { stall, modifier }, { stall: oneOf(STALL_KINDS), modifier: dieModifier })
  if (bad !== null) return bad
  const ignored = stall === 'spinning' ? [line(rule, 'ignored-in-a-spin', -modifier, 'die')] : []
  return summed([line(rule, 'speed', modifier, 'die'), ...ignored])
}

/** Added to the stall/spin roll of a pilot who wants to spin (4.5). */
export const DELIBERATE_SPIN_MODIFIER = 2

/**
 * Rule 4.5: who may choose to spin at the stall/spin roll: gifted pilots, and regulars or better.
 *
 * @rule FW-4.5-deliberate-spin
 * @category Rule 4.5
 */
export function mayDeclareSpin(who: Pilot): Ruled<Verdict> {
  const rule = 'FW-4.5-deliberate-spin'
  const bad = gate(rule, { who }, { who: pilot })
  if (bad !== null) return bad
  const able = who.gifted === true || atLeast(who, 'regular')
  return judged(unless(able, rule, 'quality-too-low', { wanted: 'regular or better, or gifted' }))
}

/** A stall/spin roll. High spins. */
export interface StallSpinRoll {
  readonly die: D10
  readonly pilotMods: readonly number[]
  readonly otherMods: readonly number[]
  readonly deliberate: boolean
}

/**
 * Rule 4.5: the modified stall/spin roll. A deliberate spin turns negative pilot modifiers positive and adds 2;
 * positive ones stay.
 *
 * @rule FW-4.5-deliberate-spin
 * @category Rule 4.5
 */
export function stallSpinRoll(roll: StallSpinRoll): Ruled<number> {
  const rule = 'FW-4.5-deliberate-spin'
  const mods = listOf(dieModifier)
  const bad = gate(rule, roll, { die: d10, pilotMods: mods, otherMods: mods, deliberate: flag })
  if (bad !== null) return bad
  return summed([
    line(rule, 'die', roll.die, 'die'),
    ...roll.pilotMods.map((mod) => line(rule, 'pilot', roll.deliberate ? Math.abs(mod) : mod, 'die')),
    ...roll.otherMods.map((mod) => line(rule, 'other', mod, 'die')),
    ...(roll.deliberate ? [line(rule, 'deliberate', DELIBERATE_SPIN_MODIFIER, 'die')] : []),
  ])
}

/** Turns of GLOC flight after a turn stall, by pilot quality (4.6). */
export const DISORIENTATION_TURNS: Readonly<Record<Quality, 0 | 1 | 2>> = {
  recruit: 2,
  green: 1,
  regular: 0,
  veteran: 0,
}

/**
 * Rule 4.6: turns of GLOC flight owed by green and recruit pilots once a turn stall, wanted or not, is over. None if
 * the aircraft is still stalled or spinning then.
 *
 * @rule FW-4.6-disorientation
 * @category Rule 4.6
 */
export function disorientationTurns(who: Quality, stallAfter: StallKind): Ruled<0 | 1 | 2> {
  const rule = 'FW-4.6-disorientation'
  const bad = gate(rule, { who, stallAfter }, { who: quality, stallAfter: oneOf(STALL_KINDS) })
  if (bad !== null) return bad
  const turns = stallAfter === 'none' ? DISORIENTATION_TURNS[who] : 0
  return ruled(turns, turns === 0 ? [] : [line(rule, 'gloc-flight', turns, 'turn')])
}
