/** After the last flight point: reversals of facing, hammerheads, rolling back. */
import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { turnClock } from '../../../geometry/index.js'
import { citing } from '../book/law.js'
import { no, type Refusal, said } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { ringDistance, ringStep, rolledBack, rollSide } from '../errata/functions/bank.js'
import { checkReversal, REVERSED_BANK, type Rotation, reversalRotation } from '../errata/functions/reversal.js'
import { type Bank, type FlightType, isInverted, isVertical } from '../errata/vocabulary.js'
import { invertedRule, mayFlyInverted } from '../flight/attitudes.js'
import { isInCloud } from '../flight/clouds.js'
import { speedsOf, turnMinimum } from '../flight/energy.js'
import { settleStay, swing } from '../flight/flight.js'
import { post } from '../flight/ledger.js'
import { pullRefusal, pullThrough } from '../flight/pull.js'
import { endManeuvers } from '../flight/stalls.js'
import { craftOf, type Draft, edit, type FightingWings, plane, type State } from '../state/state.js'
import { activeRefusal } from './activate.js'

type Rules = ActionRules<FightingWings>
type Table = Io<FightingWings>
type Refusals = readonly Violation<RuleId>[]

/** What comes after the last flight point comes then only. @rule HR-08 */
export function lastRefusal(state: State, id: string, seat: 'blue' | 'red'): Refusals {
  const wrong = activeRefusal(state, id, seat)
  if (wrong) return [wrong]
  const { left } = plane(state, id).move!
  return broken(left > 0 && no('HR-08', 'points-left', { plane: id, left }))
}

/** Why the flight of this turn allows no reversal; null if it does. @rule BR-17 */
function reversalRefusal(state: State, id: string): Refusal {
  const { flight, reversed, hammerhead: done } = plane(state, id).move!
  const because = (why: string) => () => no('BR-17', 'no-reversal', { plane: id, why })
  if (reversed || done || plane(state, id).due) return because('once a turn')
  if (flight === 'VC' || flight === 'VD') return pullRefusal(state, id, flight)
  return flight === 'SD' ? diveRefusal(state, id) : because('only from a vertical climb or a dive')
}

/**
 * A steep dive ends in a reversal if it was begun on the back and flown as steep as it goes.
 *
 * @rule BR-17 FW-6.4-sd-reversal-first-turn
 */
function diveRefusal(state: State, id: string): Refusal {
  const at = plane(state, id)
  const { start, v, vMax, startBank, down } = at.move!
  const because = (rule: RuleId, why: string) => () => no(rule, 'no-reversal', { plane: id, why })
  if (v < vMax || down < state.config.base.increments.SD[1] * v)
    return because('BR-17', 'the dive must be as steep as it can be')
  if (!isInverted(startBank) || !isInverted(at.bank))
    return because('BR-17', 'the wings must be inverted as the move begins and ends')
  const { rule, value } = state.config.law.topics['sdReversal.firstTurnNeedsHT']
  const isSlow = at.dives === 0 && start < turnMinimum(state, at, craftOf(state, id), 'HT')
  return value && isSlow ? because(rule, 'too slow for HT') : pullRefusal(state, id, 'SD')
}

/** Why a reversal may not go that way; null if it may. @rule FW-6.4-reversal-limits */
function wayRefusal(state: State, id: string, flown: FlightType, way: { rot: Rotation; facings: number }): Refusal {
  const { rule, value } = state.config.law.topics['reversal.limits']
  const { bank: now, move, carryBank } = plane(state, id)
  if (!value) {
    const isPlain = way.rot === 'CW' && way.facings === 6
    return isPlain ? null : () => no('BR-17', 'no-reversal', { plane: id, why: 'it is 180 degrees' })
  }
  const carryToward = (move!.bank ?? carryBank)?.to ?? null
  const answer = checkReversal({ type: flown, bank: now, carryToward, rotation: way.rot, facings: way.facings })
  // Half a circle is the same either way round: then it is written clockwise.
  const isKept = answer.ok && answer.value.allowed && (way.rot === 'CW' || !isEither(now, carryToward))
  return isKept ? null : () => no(rule, 'no-reversal', { plane: id, why: 'degrees or direction' })
}

const isEither = (now: Bank, carryToward: Bank | null): boolean => {
  const answer = reversalRotation(now, carryToward)
  return answer.ok && answer.value === 'either'
}

/** The nose comes round and the wings over; a roll goes on the same way, toward another bank. @rule BR-17 */
function comeRound(
  draft: Draft,
  id: string,
  flown: FlightType,
  { rot, facings }: { rot: Rotation; facings: number },
  told: RuleId,
  io: Table,
) {
  const at = edit(draft, id)
  const move = at.move!
  const run = move.bank
  settleStay(draft, id, at, io)
  swing(at, id, rot === 'CW' ? 'R' : 'L', facings, 'bank', 'BR-17', io)
  at.bank = REVERSED_BANK[at.bank]
  endManeuvers(draft, id)
  if (run !== null) move.bank = { ...run, from: at.bank, to: ringStep(at.bank, rollSide(run.from, run.to)!) }
  const { bank: now, facing } = at
  const lost = pullThrough(draft, id, flown, io)
  io.emit?.({ type: 'reversed', rule: told, audience: 'all', plane: id, rot, facings, bank: now, facing, lost })
}

/** @rule BR-17 FW-6.4-reversal-limits FW-6.4-sd-reversal-first-turn */
export const reverse: Rules['reverse'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat, rot, facings }) {
    const wrong = lastRefusal(state, id, seat)
    if (wrong.length > 0) return wrong
    const { flight } = plane(state, id).move!
    return said(reversalRefusal(state, id) ?? wayRefusal(state, id, flight!, { rot, facings }))
  },
  apply(draft, { plane: id, rot, facings }, io) {
    const rule = draft.config.law.topics['reversal.limits'].value ? 'FW-6.4-reversal-limits' : 'BR-17'
    const { move } = edit(draft, id)
    comeRound(draft, id, move!.flight!, { rot, facings }, rule, io)
    move!.reversed = true
  },
}

/** Why a reversal may not be put off; null if it may. @rule OTR2-6.4-tailing-reversal */
export function delayRefusal(state: State, id: string): Refusal {
  const because = (rule: RuleId, why: string) => () => no(rule, 'no-reversal', { plane: id, why })
  if (!state.config.law.live['OTR2-6.4-tailing-reversal']) return because('BR-17', 'it cannot wait in this edition')
  const { tail, due } = plane(state, id)
  const hasReversed = tail !== null && plane(state, tail).move?.reversed === true
  if (!hasReversed || due) return because('OTR2-6.4-tailing-reversal', 'no tailed aircraft has reversed')
  return reversalRefusal(state, id)
}

/** @rule OTR2-6.4-tailing-reversal */
export const delayReversal: Rules['delayReversal'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat }) {
    const wrong = lastRefusal(state, id, seat)
    return wrong.length > 0 ? wrong : said(delayRefusal(state, id))
  },
  apply(draft, { plane: id }, io) {
    edit(draft, id).due = true
    io.emit?.({ type: 'reversalDelayed', rule: 'OTR2-6.4-tailing-reversal', audience: 'all', plane: id })
  },
}

/** @rule OTR2-6.4-tailing-reversal */
export const executeReversal: Rules['executeReversal'] = {
  phases: ['activate'],
  listed: 'all',
  check(state, { plane: id, seat, rot, facings }) {
    const wrong = activeRefusal(state, id, seat)
    if (wrong) return [wrong]
    const { due, flight } = plane(state, id)
    if (!due) return [no('OTR2-6.4-tailing-reversal', 'no-reversal', { plane: id, why: 'none was put off' })]
    return said(pullRefusal(state, id, flight) ?? wayRefusal(state, id, flight, { rot, facings }))
  },
  apply(draft, { plane: id, rot, facings }, io) {
    const at = edit(draft, id)
    at.due = false
    at.move!.bank = at.carryBank
    at.carryTurn = null
    at.carrySlip = null
    comeRound(draft, id, at.flight, { rot, facings }, 'OTR2-6.4-tailing-reversal', io)
    at.carryBank = at.move!.bank
    at.move!.bank = null
    at.move!.startBank = at.bank
    at.move!.everUpright = !isInverted(at.bank)
    at.move!.everInverted = isInverted(at.bank)
  },
}

/** Why no hammerhead can be flown; null if it can. @rule FW-7.5-hammerhead */
function hammerheadRefusal(state: State, id: string): Refusal {
  const { alt, move, due, wounds } = plane(state, id)
  const { flight, start, reversed, hammerhead: done } = move!
  const because = (rule: RuleId, why: string) => () => no(rule, 'no-hammerhead', { plane: id, why })
  if (flight !== 'VC') return because('BR-17', 'only from a vertical climb')
  if (reversed || done || due) return because('BR-17', 'once a turn')
  if (start > speedsOf(state, id).min + state.config.base.hammerhead.overMin) return because('BR-17', 'too fast')
  const rule = citing(state.config.law, 'FW-7.5-hammerhead', 'BR-37')
  if (wounds.rudder) return because(citing(state.config.law, 'FW-7.5-hammerhead', 'BR-27'), 'its rudder is knocked out')
  return isInCloud(state, alt) ? because(rule, 'in or at the edge of cloud') : null
}

/** @rule FW-7.5-hammerhead */
export const hammerhead: Rules['hammerhead'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat, bank: to }) {
    const wrong = lastRefusal(state, id, seat)
    if (wrong.length > 0) return wrong
    const refusal = hammerheadRefusal(state, id)
    if (refusal !== null) return [refusal()]
    return broken(
      isInverted(to) && !mayFlyInverted(state, id) && no(invertedRule(state), 'no-inverted-bank', { plane: id }),
    )
  },
  apply(draft, { plane: id, bank: to, facing }, io) {
    const at = edit(draft, id)
    settleStay(draft, id, at, io)
    endManeuvers(draft, id)
    at.bank = to
    if (facing === 'opposite') at.facing = turnClock(at.facing, 6)
    at.move!.hammerhead = true
    const rule = citing(draft.config.law, 'FW-7.5-hammerhead', 'BR-17')
    io.emit?.({ type: 'hammerheadDone', rule, audience: 'all', plane: id, bank: to, facing: at.facing })
    post(at, id, 'BR-17', 'hammerhead', -draft.config.base.hammerhead.decel, io)
  },
}

/** Steps by which the bank may go back toward that of the start. @rule FW-5.1-vertical-bank */
export function stepsBack(state: State, id: string): number {
  if (state.config.law.topics['vertBank.model'].value !== 'byFpKind') return 0
  const { bank: now, move, due } = plane(state, id)
  const { unused, vert, startBank, reversed, hammerhead: done, flight } = move!
  if (reversed || done || due || !isVertical(flight!)) return 0
  const degrees = unused + 30 * (vert?.facings ?? 0)
  return Math.min(Math.floor(degrees / 60), ringDistance(now, startBank))
}

/** @rule FW-5.1-vertical-bank */
export const bankBack: Rules['bankBack'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat, steps }) {
    const wrong = lastRefusal(state, id, seat)
    if (wrong.length > 0) return wrong
    const limit = stepsBack(state, id)
    const { rule } = state.config.law.topics['vertBank.model']
    return broken((steps < 1 || steps > limit) && no(rule, 'no-bank-back', { limit }))
  },
  apply(draft, { plane: id, steps }, io) {
    const at = edit(draft, id)
    at.bank = rolledBack(at.bank, at.move!.startBank, steps)
    at.move!.unused = 0
    at.move!.vert = null
    at.move!.bank = null
    io.emit?.({ type: 'bankedBack', rule: 'FW-5.1-vertical-bank', audience: 'all', plane: id, bank: at.bank })
  },
}
