/** Movement, flight point by flight point. */
import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { isCenter, turnClock } from '../../../geometry/index.js'
import { mayFlyInverted } from '../attitudes.js'
import { speedsOf, turnMinimum } from '../energy.js'
import { ringDistance, ringStep, rolledBack, rollSide } from '../errata/functions/bank.js'
import { checkReversal, REVERSED_BANK, type Rotation, reversalRotation } from '../errata/functions/reversal.js'
import { type Bank, type FlightType, type Hand, isInverted, isVertical } from '../errata/vocabulary.js'
import { isTurnStall, pointRefusal, settleStay, spend, swing } from '../flight.js'
import { citing } from '../law.js'
import { post } from '../ledger.js'
import { no, type Refusal, said } from '../messages.js'
import type { RuleId } from '../rules.js'
import { backupRule, endManeuvers, turnStall } from '../stalls.js'
import { craftOf, type Draft, edit, type FightingWings, plane, type State } from '../state.js'
import {
  bankNeed,
  isRateOpen,
  isReduced,
  negGRefusal,
  portionNeed,
  portionRule,
  slipNeed,
  willCount,
} from '../turning.js'
import { activeRefusal } from './activate.js'
import { finishMove } from './finish.js'

type Rules = ActionRules<FightingWings>
type Table = Io<FightingWings>
type Refusals = readonly Violation<RuleId>[]

/** An order between two flight points: while there is one to spend, and one of a kind. @rule HR-04 */
function orderRefusal(state: State, id: string, seat: 'blue' | 'red', kind: 'turn' | 'bank' | 'slip'): Refusals {
  const wrong = activeRefusal(state, id, seat)
  if (wrong) return [wrong]
  const { left, ordered } = plane(state, id).move!
  return broken(
    left === 0 && no('HR-08', 'no-points-left', { plane: id }),
    ordered[kind] && no('HR-04', 'ordered-already', {}),
  )
}

// ---------------------------------------------------------------------------------------- turns

/** @rule BR-08 */
export const turn: Rules['turn'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat, dir, rate, negG }) {
    const wrong = orderRefusal(state, id, seat, 'turn')
    if (wrong.length > 0) return wrong
    const { flight, turn: run } = plane(state, id).move!
    if (isVertical(flight!)) {
      return [no(citing(state.config.law, 'FW-5.1-vertical-bank', 'BR-09'), 'no-turn-in-vertical', { flight: flight! })]
    }
    if (run !== null && run.dir === dir && run.rate === rate && run.negG === negG) {
      return [no('HR-04', 'already-turning', { plane: id })]
    }
    const [at, craft] = [plane(state, id), craftOf(state, id)]
    if (!isRateOpen(at, craft, rate)) return [no('BR-08', 'rate-not-allowed', { rate })]
    if (negG) return said(negGRefusal(state, id, dir, rate))
    return broken(!willCount(at, craft, { dir, negG }) && no('BR-09', 'wrong-bank', { dir, need: dir }))
  },
  apply(draft, { plane: id, dir, rate, negG }, io) {
    const at = edit(draft, id)
    const move = at.move!
    move.ordered = { ...move.ordered, turn: true }
    move.turn = { dir, rate, negG, k: 0, fps: 0, need: 0, reduced: false, inverted: false, carried: false }
    if (negG) move.bank = null
    const reduced = isReduced(draft, at)
    const rule = negG ? 'FW-7.7-negG-turn' : portionRule(reduced)
    const need = portionNeed(draft, at, rate, 0, reduced)
    io.emit?.({ type: 'turnBegun', rule, audience: 'all', plane: id, dir, rate, negG, need })
  },
}

/** @rule BR-08 */
export const endTurning: Rules['endTurning'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat }) {
    const wrong = orderRefusal(state, id, seat, 'turn')
    if (wrong.length > 0) return wrong
    return broken(plane(state, id).move!.turn === null && no('BR-08', 'not-turning', { plane: id }))
  },
  apply(draft, { plane: id }, io) {
    const move = edit(draft, id).move!
    move.ordered = { ...move.ordered, turn: true }
    move.turn = null
    io.emit?.({ type: 'turningEnded', rule: 'BR-08', audience: 'all', plane: id })
  },
}

// ---------------------------------------------------------------------------------------- banks and slips

/** @rule BR-09 */
export const bank: Rules['bank'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat, to }) {
    const wrong = orderRefusal(state, id, seat, 'bank')
    if (wrong.length > 0) return wrong
    const { bank: from, move } = plane(state, id)
    return broken(
      rollSide(from, to) === null && no('BR-09', 'not-next-bank', { from, to }),
      isInverted(to) && !mayFlyInverted(state, id) && no(invertedRule(state), 'no-inverted-bank', { plane: id }),
      move!.turn?.negG === true && no('FW-7.7-negG-turn', 'no-banking-here', {}),
      move!.bank?.to === to && no('HR-04', 'banking-there', { plane: id, to }),
    )
  },
  apply(draft, { plane: id, to }, io) {
    const at = edit(draft, id)
    const move = at.move!
    move.ordered = { ...move.ordered, bank: true }
    move.bank = { from: at.bank, to, h: 0, v: 0, carried: false }
    const need = bankNeed(at, craftOf(draft, id))
    io.emit?.({ type: 'bankStarted', rule: 'BR-09', audience: 'all', plane: id, to, need })
  },
}

const invertedRule = ({ config: { law } }: State): RuleId => citing(law, 'OTR1-AID-bombers-mf', 'BR-09')

/** @rule BR-09 */
export const cancelBank: Rules['cancelBank'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat }) {
    const wrong = orderRefusal(state, id, seat, 'bank')
    if (wrong.length > 0) return wrong
    return broken(plane(state, id).move!.bank === null && no('BR-09', 'not-banking', { plane: id }))
  },
  apply(draft, { plane: id }, io) {
    const move = edit(draft, id).move!
    move.ordered = { ...move.ordered, bank: true }
    move.bank = null
    io.emit?.({ type: 'bankCancelled', rule: 'BR-09', audience: 'all', plane: id })
  },
}

/** @rule BR-10 */
export const slip: Rules['slip'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat, dir }) {
    const wrong = orderRefusal(state, id, seat, 'slip')
    if (wrong.length > 0) return wrong
    const { flight, slip: run } = plane(state, id).move!
    return broken(
      isVertical(flight!) && no('BR-10', 'no-slip-in-vertical', { flight: flight! }),
      run?.dir === dir && no('HR-04', 'slipping-there', { plane: id }),
    )
  },
  apply(draft, { plane: id, dir }, io) {
    const at = edit(draft, id)
    const move = at.move!
    move.ordered = { ...move.ordered, slip: true }
    move.slip = { dir, fps: 0, carried: false }
    const need = slipNeed(at, craftOf(draft, id))
    io.emit?.({ type: 'slipStarted', rule: 'BR-10', audience: 'all', plane: id, dir, need })
  },
}

// ---------------------------------------------------------------------------------------- flight points

/** @rule BR-04 */
export const fp: Rules['fp'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat, inc }) {
    const wrong = activeRefusal(state, id, seat)
    return wrong ? [wrong] : said(pointRefusal(state, id, inc))
  },
  apply(draft, { plane: id, inc }, io) {
    if (isTurnStall(draft, id)) return stallInTurn(draft, id, io)
    if (!spend(draft, id, inc, io)) finishMove(draft, id, io)
  },
}

/**
 * The point is not spent: the turn stall is run now, or the rest flown straight and it waits.
 *
 * @rule OTR2-4.6-turn-stall-backup
 */
function stallInTurn(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  const move = at.move!
  const { dir } = move.turn!
  if (2 * move.left >= move.fps) {
    turnStall(draft, id, dir, 'BR-16', io)
  } else {
    io.emit?.({
      type: 'turnStalled',
      rule: backupRule(draft),
      audience: 'all',
      plane: id,
      when: 'nextTurn' as const,
      die: 0,
      facings: 0,
      alt: at.alt,
    })
    endManeuvers(draft, id)
    while (move.left > 0 && !at.out) spend(draft, id, 0, io)
    at.stallNext = dir
  }
  finishMove(draft, id, io)
}

/** @rule FW-5.1-vertical-bank */
export const face: Rules['face'] = {
  phases: ['move'],
  listed: 'all',
  check(state, { plane: id, seat, dir, facings, bank: to, stay }) {
    const wrong = activeRefusal(state, id, seat)
    if (wrong) return [wrong]
    const { vert } = plane(state, id).move!
    const { rule, value } = state.config.law.topics['vertBank.model']
    if (vert === null) return [no(rule, 'nothing-to-face', {})]
    const isAny = value === 'declareAny'
    const isBad = facings < 1 || facings > vert.facings || (!isAny && (dir !== vert.dir || to !== null))
    return broken(
      isBad && no(rule, 'facing-limit', { limit: vert.facings, dir: vert.dir }),
      to !== null &&
        isInverted(to) &&
        !mayFlyInverted(state, id) &&
        no(invertedRule(state), 'no-inverted-bank', { plane: id }),
      stay && !(facings === 3 && mayStay(state, id)) && no(rule, 'no-staying', { plane: id }),
    )
  },
  apply(draft, { plane: id, dir, facings, bank: to, stay }, io) {
    const at = edit(draft, id)
    const move = at.move!
    const { rule } = draft.config.law.topics['vertBank.model']
    move.unused += 30 * (move.vert!.facings - facings)
    move.vert = null
    move.banked = dir
    if (stay) {
      move.stays = dir
      io.emit?.({ type: 'stayedOnHexside', rule, audience: 'all', plane: id, dir })
      return
    }
    comeAbout(draft, id, dir, facings, io)
    if (to === null) return
    at.bank = to
    // A bank that was being rolled into from elsewhere has been overtaken.
    if (move.bank !== null && move.bank.from !== to) move.bank = null
    io.emit?.({ type: 'bankDeclared', rule, audience: 'all', plane: id, bank: to })
  },
}

/** Can half a reversal wait on the hexside for another bank? Two of 90 degrees make one, and none waits already. */
export function mayStay(state: State, id: string): boolean {
  const at = plane(state, id)
  const { vert, stays, left } = at.move!
  const isWhole = vert?.facings === 3 && state.config.law.topics['vertBank.model'].value === 'byFpKind'
  return isWhole && stays === null && !isCenter(at) && left >= bankNeed(at, craftOf(state, id))
}

/**
 * Takes the facing of a vertical bank; with one that waits on the hexside it makes half a circle there.
 *
 * @rule FW-5.1-vertical-bank
 */
function comeAbout(draft: Draft, id: string, dir: Hand, facings: number, io: Table): void {
  const at = edit(draft, id)
  const { rule } = draft.config.law.topics['vertBank.model']
  const isReversal = at.move!.stays !== null && facings === 3
  if (isReversal) at.move!.stays = null
  else settleStay(draft, id, at, io)
  swing(at, id, dir, isReversal ? 6 : facings, 'bank', rule, io)
}

// ---------------------------------------------------------------------------------------- after the last point

/** @rule HR-08 */
function lastRefusal(state: State, id: string, seat: 'blue' | 'red'): Refusals {
  const wrong = activeRefusal(state, id, seat)
  if (wrong) return [wrong]
  const { left } = plane(state, id).move!
  return broken(left > 0 && no('HR-08', 'points-left', { plane: id, left }))
}

/** Why the flight of this turn allows no reversal; null if it does. @rule BR-17 */
function reversalRefusal(state: State, id: string): Refusal {
  const { flight, start, v, reversed, hammerhead: done } = plane(state, id).move!
  const because = (rule: RuleId, why: string) => () => no(rule, 'no-reversal', { plane: id, why })
  if (reversed || done || plane(state, id).due) return because('BR-17', 'once a turn')
  if (flight === 'VC' || flight === 'VD') return null
  if (flight !== 'SD') return because('BR-17', 'only from a vertical climb or a dive')
  if (v < Math.ceil(start / 4)) return because('BR-17', 'half the speed must be vertical')
  if (!isInverted(plane(state, id).bank)) return because('BR-17', 'the wings must be inverted')
  const { rule, value } = state.config.law.topics['sdReversal.firstTurnNeedsHT']
  const isFirst = plane(state, id).dives === 0
  const isSlow = start < turnMinimum(state, plane(state, id), craftOf(state, id), 'HT')
  return value && isFirst && isSlow ? because(rule, 'too slow for HT') : null
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
  io.emit?.({ type: 'reversed', rule: told, audience: 'all', plane: id, rot, facings, bank: now, facing })
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
    comeRound(draft, id, { rot, facings }, rule, io)
    edit(draft, id).move!.reversed = true
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
    return said(wayRefusal(state, id, flight, { rot, facings }))
  },
  apply(draft, { plane: id, rot, facings }, io) {
    const at = edit(draft, id)
    at.due = false
    at.move!.bank = at.carryBank
    at.carryTurn = null
    at.carrySlip = null
    comeRound(draft, id, { rot, facings }, 'OTR2-6.4-tailing-reversal', io)
    at.carryBank = at.move!.bank
    at.move!.bank = null
    at.move!.startBank = at.bank
    at.move!.everUpright = !isInverted(at.bank)
    at.move!.everInverted = isInverted(at.bank)
  },
}

/** Why no hammerhead can be flown; null if it can. @rule FW-7.5-hammerhead */
function hammerheadRefusal(state: State, id: string): Refusal {
  const { alt, move, due } = plane(state, id)
  const { flight, start, reversed, hammerhead: done } = move!
  const because = (rule: RuleId, why: string) => () => no(rule, 'no-hammerhead', { plane: id, why })
  if (flight !== 'VC') return because('BR-17', 'only from a vertical climb')
  if (reversed || done || due) return because('BR-17', 'once a turn')
  if (start > speedsOf(state, id).min + state.config.base.hammerhead.overMin) return because('BR-17', 'too fast')
  const inCloud = state.config.clouds.some(({ lo, hi }) => alt >= lo && alt <= hi)
  const isBarred = inCloud && state.config.law.live['FW-7.5-hammerhead']
  return isBarred ? because('FW-7.5-hammerhead', 'in or at the edge of cloud') : null
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

/** @rule HR-08 */
export const endMove: Rules['endMove'] = {
  phases: ['move'],
  listed: 'all',
  check: (state, { plane: id, seat }) => lastRefusal(state, id, seat),
  apply(draft, { plane: id }, io) {
    finishMove(draft, id, io)
  },
}
