/** Movement, flight point by flight point. */
import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { isCenter } from '../../../geometry/index.js'
import { citing } from '../book/law.js'
import { no, said } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { rollSide } from '../errata/functions/bank.js'
import { type Hand, isInverted, isVertical } from '../errata/vocabulary.js'
import { invertedRule, isPullingUp, mayFlyInverted } from '../flight/attitudes.js'
import { instrumentsRefusal } from '../flight/clouds.js'
import { isTurnStall, pointRefusal, settleStay, spend, swing } from '../flight/flight.js'
import { backupRule, endManeuvers, turnStall } from '../flight/stalls.js'
import { bankNeed, isRateOpen, isReduced, negGRefusal, portionNeed, portionRule, willCount } from '../flight/turning.js'
import {
  craftOf,
  type Draft,
  edit,
  type FightingWings,
  type Plane,
  plane,
  type Seat,
  type State,
} from '../state/state.js'
import { activeRefusal } from './activate.js'
import { finishMove } from './finish.js'
import { lastRefusal } from './reversals.js'

type Rules = ActionRules<FightingWings>
type Table = Io<FightingWings>
type Refusals = readonly Violation<RuleId>[]

/** An order between two flight points: while there is one to spend, and one of a kind. @rule HR-04 */
export function orderRefusal(state: State, id: string, seat: Seat, kind: 'turn' | 'bank' | 'slip'): Refusals {
  const wrong = activeRefusal(state, id, seat)
  if (wrong) return [wrong]
  const { left, ordered } = plane(state, id).move!
  return broken(
    left === 0 && no('HR-08', 'no-points-left', { plane: id }),
    ordered[kind] && no('HR-04', 'ordered-already', {}),
  )
}

// ---------------------------------------------------------------------------------------- turns

/** The rule by which a rate is not for this move. */
const rateRule = ({ move }: Plane): RuleId => (move!.cloud ? 'BR-37' : move!.load === 'overloaded' ? 'BR-30' : 'BR-08')

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
    if (!isRateOpen(at, craft, rate)) return [no(rateRule(at), 'rate-not-allowed', { rate })]
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

// ---------------------------------------------------------------------------------------- banks

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
      isInverted(to) && !isInverted(from) && move!.cloud && instrumentsRefusal(id, 'inverted flight')(),
      move!.turn?.negG === true && no('FW-7.7-negG-turn', 'no-banking-here', {}),
      isPullingUp(state, id) && no('FW-7.7-negG-turn', 'no-roll-in-pull-up', { plane: id }),
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
      flown: move.left,
      lost: 0,
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
    // A bank that was being rolled into from elsewhere is overtaken.
    const overtaken = move.bank !== null && move.bank.from !== to
    if (to === null || (to === at.bank && !overtaken)) return
    at.bank = to
    if (overtaken) move.bank = null
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

/** @rule HR-08 */
export const endMove: Rules['endMove'] = {
  phases: ['move'],
  listed: 'all',
  check: (state, { plane: id, seat }) => lastRefusal(state, id, seat),
  apply(draft, { plane: id }, io) {
    finishMove(draft, id, io)
  },
}
