import { bank, flag, gate, oneOf, rise, whole } from '../gate.js'
import { baseUnknown, type Ruled, ruled, violation } from '../ruled.js'
import { ARC_POSITIONS, type ArcPosition, type Bank, type Increments, isInverted } from '../vocabulary.js'
import { INCREMENTS_PER_HEX } from './tailing.js'

/**
 * Rule 8.1 h: whether a position counts as in the rear arc for blind arcs and for critical hit modifiers; both border
 * lines do.
 *
 * @rule FW-8.1h-border
 * @category Rule 8.1h
 */
export function countsAsRear(position: ArcPosition): Ruled<boolean> {
  const bad = gate('FW-8.1h-border', { position }, { position: oneOf(ARC_POSITIONS) })
  return bad ?? ruled(position === 'rear' || position === 'rearBorderL' || position === 'rearBorderR')
}

/** The six arcs round an aircraft. */
export const ARCS = ['front', 'rightFront', 'rightRear', 'rear', 'leftRear', 'leftFront'] as const
/** An arc round an aircraft. */
export type Arc = (typeof ARCS)[number]

/**
 * Rule 8.1 h: the arc that a border line between two arcs belongs to, for blind arcs (rear) and for critical hit
 * modifiers (front and rear). Borders of neither are in a rulebook we do not have.
 *
 * @rule FW-8.1h-border
 * @category Rule 8.1h
 */
export function arcOfBorder(a: Arc, b: Arc): Ruled<'front' | 'rear'> {
  const rule = 'FW-8.1h-border'
  const bad = gate(rule, { a, b }, { a: oneOf(ARCS), b: oneOf(ARCS) })
  if (bad !== null) return bad
  const steps = Math.abs(ARCS.indexOf(a) - ARCS.indexOf(b))
  if (steps !== 1 && steps !== 5)
    return { ok: false, violations: [violation(rule, 'no-common-border', { from: a, to: b })] }
  const arc = [a, b].find((one) => one === 'front' || one === 'rear')
  return arc === 'front' || arc === 'rear' ? ruled(arc) : baseUnknown(rule, 'the border between these arcs')
}

/** The printed table of 8.1 h: what a "Rear Low" aircraft in vertical flight does not see in its rear arc. */
export const BLIND_VERTICAL = [
  { case: 1, type: 'VC', attitude: 'upright', target: 'lower', than45: 'more' },
  { case: 2, type: 'VC', attitude: 'inverted', target: 'lower', than45: 'less' },
  { case: 3, type: 'VD', attitude: 'upright', target: 'higher', than45: 'less' },
  { case: 4, type: 'VD', attitude: 'inverted', target: 'higher', than45: 'more' },
] as const

/** A sighter in vertical flight and a target. */
export interface VerticalSighting {
  readonly type: 'VC' | 'VD'
  readonly bank: Bank
  readonly blindArc: 'none' | 'rear' | 'rearLow'
  readonly inRearArc: boolean
  readonly hexes: number
  /** Altitude of the target over the sighter. */
  readonly dInc: Increments
}

/**
 * Rule 8.1 h: whether a sighter in vertical flight is blind to a target. A climber never is to what is above or
 * level, a diver never to what is below or level. "Rear Low" aircraft are blind in the rear arc by the table
 * {@link BLIND_VERTICAL}; exactly 300 feet per hex is seen. For other kinds of blind arc the base rule decides.
 *
 * @rule FW-8.1h-blind-vertical
 * @category Rule 8.1h
 */
export function blindVertical(look: VerticalSighting): Ruled<boolean> {
  const rule = 'FW-8.1h-blind-vertical'
  const bad = gate(rule, look, {
    type: oneOf(['VC', 'VD']),
    bank,
    blindArc: oneOf(['none', 'rear', 'rearLow']),
    inRearArc: flag,
    hexes: whole(0, 999),
    dInc: rise,
  })
  if (bad !== null) return bad
  const blind = isBlindVertical(look)
  return blind === null ? baseUnknown(rule, 'this kind of blind arc (rule 8.1 h)') : ruled(blind)
}

/** The same for a look that is known to be one; `null` where the base rule decides. */
export function isBlindVertical(look: VerticalSighting): boolean | null {
  const ahead = look.type === 'VC' ? look.dInc >= 0 : look.dInc <= 0
  if (ahead || look.blindArc === 'none') return false
  return look.blindArc === 'rearLow' ? look.inRearArc && isHidden(look) : null
}

function isHidden({ type, bank: at, hexes, dInc }: VerticalSighting): boolean {
  const attitude = isInverted(at) ? 'inverted' : 'upright'
  const row = BLIND_VERTICAL.find((one) => one.type === type && one.attitude === attitude)
  const beyond = Math.abs(dInc) - INCREMENTS_PER_HEX * hexes
  return row?.than45 === 'more' ? beyond > 0 : beyond < 0
}
