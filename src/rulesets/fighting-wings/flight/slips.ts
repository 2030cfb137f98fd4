/** Shifting sideways without a turn: slips with the bank, skids by rudder, barrel rolls. */
import type { Io } from '../../../core/index.js'
import { spotSlip } from '../../../geometry/index.js'
import { no, type Refusal } from '../book/messages.js'
import { BANK_SIDE } from '../data/base.js'
import { type Hand, isVertical } from '../errata/vocabulary.js'
import {
  type Craft,
  type Edited,
  type FightingWings,
  type Plane,
  plane,
  type Shift,
  type State,
} from '../state/state.js'
import { speedBandOf } from './airspace.js'
import { invertedRule, mayFlyInverted } from './attitudes.js'
import { instrumentsRefusal } from './clouds.js'
import { post } from './ledger.js'

type Emit = Pick<Io<FightingWings>, 'emit'>

/** The rule of each way to shift. */
export const SHIFT_RULES = { slip: 'BR-10', skid: 'BR-42', barrel: 'BR-43' } as const satisfies Record<Shift, string>

/** Flight points that it takes at this speed: half for the rudder alone, one more for a barrel roll. @rule BR-10 BR-42 BR-43 */
export function slipNeed({ move }: Plane, craft: Craft, kind: Shift): number {
  const listed = craft.slip[speedBandOf(move!.start)]
  return kind === 'slip' ? listed : kind === 'skid' ? Math.ceil(listed / 2) : listed + 1
}

/** Why it cannot be flown now; null if it can. @rule BR-10 BR-42 BR-43 */
export function slipRefusal(state: State, id: string, kind: Shift, dir: Hand): Refusal {
  const { move, bank, wounds } = plane(state, id)
  const { flight, slip, cloud } = move!
  if (isVertical(flight!)) return () => no(SHIFT_RULES[kind], 'no-slip-in-vertical', { flight: flight! })
  if (slip?.dir === dir && slip.kind === kind) return () => no('HR-04', 'slipping-there', { plane: id })
  if (kind === 'barrel') return barrelRefusal(state, id, cloud)
  const side = BANK_SIDE[bank]
  if (kind === 'slip') return side === null || side === dir ? null : () => no('BR-10', 'slip-against-bank', { dir })
  if (wounds.rudder) return () => no('BR-42', 'rudder-out', { plane: id })
  return side === dir ? () => no('BR-42', 'skid-with-bank', { dir }) : null
}

/** It goes over on its back. @rule BR-43 BR-37 OTR1-AID-bombers-mf */
function barrelRefusal(state: State, id: string, cloud: boolean): Refusal {
  if (!mayFlyInverted(state, id)) return () => no(invertedRule(state), 'no-inverted-bank', { plane: id })
  return cloud ? instrumentsRefusal(id, 'a barrel roll') : null
}

/** Would one more point complete it? */
export const isLastOfSlip = (at: Plane, craft: Craft): boolean => {
  const { kind, fps } = at.move!.slip!
  return fps + 1 >= slipNeed(at, craft, kind)
}

/** To the hex beside the one ahead, facing kept. @rule BR-10 */
export function slideTo(at: Edited, dir: Hand): void {
  const { q, r } = spotSlip(at, dir === 'L' ? 'left' : 'right')
  at.q = q
  at.r = r
}

/** One more point of it; the first pays for all. @rule FW-7.1-slip-decel-timing BR-10 BR-42 BR-43 */
export function progressSlip(state: State, id: string, at: Edited, isDone: boolean, io: Emit): void {
  const move = at.move!
  const { dir, kind, fps, carried } = move.slip!
  if (fps === 0) chargeSlip(state, id, at, kind, io)
  if (kind === 'skid') move.unstable ??= 'BR-42'
  move.slip = isDone ? null : { dir, kind, fps: fps + 1, carried }
  if (!isDone) return
  if (kind === 'barrel') goOver(move)
  io.emit?.({ type: 'slipDone', rule: SHIFT_RULES[kind], audience: 'all', plane: id, dir, kind })
}

/** @rule FW-7.1-slip-decel-timing */
function chargeSlip({ config: { base, law } }: State, id: string, at: Edited, kind: Shift, io: Emit): void {
  const decel = kind === 'slip' ? base.slipDecel : kind === 'skid' ? base.skid.decel : base.barrelRoll.decel
  const rule = SHIFT_RULES[kind]
  post(at, id, rule, kind === 'barrel' ? 'barrel-roll' : kind, -decel, io, law.topics['slipDecel.chargedAt'].rule)
}

/** All the way round: hard to hit, and no aim of its own. @rule BR-43 */
function goOver(move: NonNullable<Edited['move']>): void {
  move.everInverted = true
  move.everUpright = true
  move.evades = true
}
