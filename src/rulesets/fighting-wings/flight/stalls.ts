/** Stalls, spins and turn stalls. */
import { type Io, type Modifier, total } from '../../../core/index.js'
import { isCenter, spotBeside } from '../../../geometry/index.js'
import { citing } from '../book/law.js'
import type { RuleId } from '../book/rules.js'
import { SLAT_STALL_MODIFIER } from '../errata/functions/slats.js'
import { DELIBERATE_SPIN_MODIFIER, DISORIENTATION_TURNS } from '../errata/functions/stall.js'
import type { Hand } from '../errata/vocabulary.js'
import {
  craftOf,
  type Draft,
  type Edited,
  edit,
  type FightingWings,
  flyerOf,
  plane,
  type State,
} from '../state/state.js'
import { minimumSpeed } from './energy.js'
import { ahead, hasCrashed, swing } from './flight.js'
import { diveLines, post, poster } from './ledger.js'

type Table = Io<FightingWings>

/**
 * The modifiers of a spin or recovery roll, in table order. A spin on purpose turns a pilot's skill round.
 *
 * @rule BR-15 FW-5.6-slats-stall FW-4.5-deliberate-spin
 */
export function spinModifiers(state: State, id: string, deliberate: boolean): readonly Modifier<RuleId>[] {
  const { quality, gifted } = flyerOf(state, id).pilot
  const { pilot, gifted: gift } = state.config.base.spin
  const turned = (value: number): number => (deliberate ? Math.abs(value) : value)
  const slats = craftOf(state, id).slats && state.config.law.live['FW-5.6-slats-stall']
  const list: Modifier<RuleId>[] = []
  const add = (rule: RuleId, label: string, value: number) => void (value !== 0 && list.push({ rule, label, value }))
  add('BR-15', quality, turned(pilot[quality]))
  if (gifted) add('BR-15', 'gifted', turned(gift))
  if (slats) add('FW-5.6-slats-stall', 'slats', SLAT_STALL_MODIFIER)
  if (deliberate) add('FW-4.5-deliberate-spin', 'deliberate', DELIBERATE_SPIN_MODIFIER)
  return list
}

/** Rolls whether a stall becomes a spin. @rule BR-15 */
export function rollSpin(draft: Draft, id: string, deliberate: boolean, io: Table): boolean {
  const die = io.die(`spin ${id}`, 10)
  const modifiers = spinModifiers(draft, id, deliberate)
  const need = draft.config.base.spin.spinsAt
  const sum = die + total(modifiers)
  const spins = sum >= need
  const rule = deliberate ? 'FW-4.5-deliberate-spin' : 'BR-15'
  io.emit?.({ type: 'spinRolled', rule, audience: 'all', plane: id, die, modifiers, total: sum, need, spins })
  if (spins) {
    const at = edit(draft, id)
    at.stall = 'spinning'
    forfeit(draft, id, at, io)
  }
  return spins
}

/** Forfeits what a stall or spin forfeits. @rule FW-4.5-stall-carries */
export function forfeit(draft: Draft, id: string, at: Edited, io: Pick<Table, 'emit'>): void {
  at.half = 0
  at.carryBank = null
  at.carryTurn = null
  at.carrySlip = null
  const { topics } = draft.config.law
  const keeps = topics[at.stall === 'spinning' ? 'spin.keepsAccelCarry' : 'stall.keepsAccelCarry'].value
  if (!keeps) at.accel = 0
  const rule = citing(draft.config.law, 'FW-4.5-stall-carries', 'BR-15')
  io.emit?.({ type: 'carriesForfeited', rule, audience: 'all', plane: id, accel: at.accel })
}

/** A stalled move: one hex ahead, then down. @rule FW-4.5-stall-altitude */
export function flyStalled(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  ahead(at, 1)
  const { rule } = draft.config.law.topics['stall.altLoss']
  sink(draft, id, Math.max(at.move!.start, 2 * turnsStalled(draft, at)), io)
  tellFlown(draft, id, 'stalled', rule, io)
}

/** Turns stalled as the loss counts them. @rule FW-4.5-stall-altitude */
const turnsStalled = ({ config: { law } }: Draft, { stallTurns }: Edited): number =>
  law.chosen.readings['R-15'] === 'counts' ? stallTurns : stallTurns - 1

/** A spinning move: down, round and slow. @rule BR-15 */
export function flySpinning(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  const die = io.die(`spin facing ${id}`, 10)
  leaveHexside(at)
  swing(at, id, 'R', die - 1, 'spin', 'BR-15', io)
  at.speed = minimumSpeed(draft, id)
  sink(draft, id, draft.config.base.spin.loss, io)
  tellFlown(draft, id, 'spinning', 'BR-15', io)
}

/** A spin leads off a hexside to the right. */
function leaveHexside(at: Edited): void {
  if (isCenter(at)) return
  const { q, r } = spotBeside(at, 'right')
  at.q = q
  at.r = r
}

/** Down by this many increments, which gain accel as a dive does. @rule FW-4.1-dive-accel */
function sink(draft: Draft, id: string, loss: number, io: Table): void {
  const at = edit(draft, id)
  at.alt -= loss
  at.move!.down += loss
  if (at.stall === 'stalled') diveLines(draft, craftOf(draft, id), loss, 0, poster(at, id, io))
}

/** Tells a move that nobody commanded. */
export function tellFlown(
  draft: Draft,
  id: string,
  how: 'stalled' | 'spinning' | 'gloc' | 'surprised',
  rule: RuleId,
  io: Table,
): void {
  const { q, r, alt } = edit(draft, id)
  io.emit?.({ type: 'flown', rule, audience: 'all', plane: id, how, q, r, alt })
}

/**
 * The turn-stall procedure: half of the points left are flown straight on, the aircraft falls as in a stall and gains
 * nothing by it, and comes round as the die says.
 *
 * @rule BR-16
 */
export function turnStall(draft: Draft, id: string, dir: Hand, rule: RuleId, io: Table): void {
  const at = edit(draft, id)
  const { decel, facings: faces } = draft.config.base.turnStall
  const { start: loss, left } = at.move!
  const flown = Math.ceil(left / 2)
  ahead(at, flown)
  at.move!.h += flown
  const die = io.die(`turn stall ${id}`, 10)
  const facings = die <= faces[0] ? 1 : die <= faces[1] ? 2 : 3
  at.move!.left = 0
  at.alt -= loss
  at.move!.down += loss
  at.stallNext = null
  at.move!.turnStalled = true
  const { alt } = at
  io.emit?.({
    type: 'turnStalled',
    rule,
    audience: 'all',
    plane: id,
    when: 'now',
    die,
    facings,
    flown,
    lost: loss,
    alt,
  })
  swing(at, id, dir, facings, 'stall', 'BR-16', io)
  post(at, id, 'BR-16', 'turn-stall', -decel - Math.ceil(loss / 2), io)
  endManeuvers(draft, id)
  asSteepDive(draft, id)
  if (hasCrashed(draft, id, io)) return
  const spins = rollSpin(draft, id, false, io)
  if (!spins) disorient(draft, id, io)
}

/**
 * After a stall or spin the next flight type is chosen as after a steep dive.
 *
 * @rule OTR1-AID-turnchart-stall-note OTR1-4.5-stall-is-steep-dive
 */
export function asSteepDive(draft: Draft, id: string): void {
  const at = edit(draft, id)
  at.move!.flight = draft.config.law.topics['stall.nextTypeAs'].value
}

/** Turn, bank and slip end without a carry. */
export function endManeuvers(draft: Draft, id: string): void {
  const move = edit(draft, id).move!
  move.turn = null
  move.bank = null
  move.slip = null
  move.vert = null
  move.turned = null
  move.banked = null
}

/** @rule FW-4.6-disorientation */
function disorient(draft: Draft, id: string, io: Table): void {
  const turns = DISORIENTATION_TURNS[flyerOf(draft, id).pilot.quality]
  if (turns === 0 || !draft.config.law.live['FW-4.6-disorientation']) return
  edit(draft, id).gloc = turns
  io.emit?.({ type: 'disoriented', rule: 'FW-4.6-disorientation', audience: 'all', plane: id, turns })
}

/** The rule that a stall at the beginning of a turn rests on. @rule BR-15 BR-35 */
export const stallRule = (state: State, id: string): RuleId => (plane(state, id).move!.fps === 0 ? 'BR-35' : 'BR-15')

/** The rule by which a turn stall is run now or put off. @rule OTR2-4.6-turn-stall-backup */
export const backupRule = (state: State): RuleId => state.config.law.topics['turnStall.backup'].rule

/** Flies on without a pilot: straight, in the present flight type. @rule FW-5.5-gloc-vfps */
export const glocRule = (state: State): RuleId => citing(state.config.law, 'FW-5.5-gloc-vfps', 'BR-15')
