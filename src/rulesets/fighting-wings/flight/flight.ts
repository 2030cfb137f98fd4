/** Spending a flight point: where it leads, what it counts for, what it costs. */
import type { Io } from '../../../core/index.js'
import { spotForward, spotTurn } from '../../../geometry/index.js'
import { citing } from '../book/law.js'
import { no, type Refusal } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { rollSide } from '../errata/functions/bank.js'
import { type FlightType, type Hand, isInverted, isVertical, TURN_RATES, type TurnRate } from '../errata/vocabulary.js'
import {
  type Craft,
  craftOf,
  type Draft,
  type Edited,
  edit,
  type FightingWings,
  type Plane,
  plane,
  type State,
} from '../state/state.js'
import { unordered } from './energy.js'
import { climbLines, diveLines, post, poster } from './ledger.js'
import { isLastOfSlip, progressSlip, slideTo } from './slips.js'
import {
  bankNeed,
  helpOf,
  isBankedFor,
  isReduced,
  portionNeed,
  portionRule,
  turnExtras,
  turnLine,
  willCount,
} from './turning.js'

type Table = Io<FightingWings>

// ---------------------------------------------------------------------------------------- legality

/** Why a flight point may not be spent so; null if it may. `inc` 0 is an HFP. @rule BR-11 BR-12 HR-05 */
export function pointRefusal(state: State, id: string, inc: number): Refusal {
  const { left } = plane(state, id).move!
  if (left === 0) return () => no('HR-08', 'no-points-left', { plane: id })
  return inc === 0 ? levelRefusal(state, id) : verticalRefusal(state, id, inc)
}

/** @rule BR-11 */
function levelRefusal(state: State, id: string): Refusal {
  const { left, v, vMin, short, leadMost, h } = plane(state, id).move!
  if (leadMost !== null && v === 0 && h >= leadMost) {
    const { rule } = state.config.law.topics['zcToSd.leadIn']
    return () => no(rule, 'lead-in-over', { limit: leadMost })
  }
  const owed = vMin - v
  if (owed <= left - 1) return null
  const wouldBreak = short ? state.config.law.topics['sd.minLossOneVfp'].rule : 'BR-11'
  return () => no('HR-05', 'vertical-owed', { owed, left, wouldBreak })
}

function verticalRefusal(state: State, id: string, inc: number): Refusal {
  const { flight, v, vMax, h, leadIn, left } = plane(state, id).move!
  if (flight === 'LVL' || flight === null) return () => no('BR-11', 'no-vertical', {})
  const span = state.config.base.increments[flight]
  const [least, most] = [span[0], span[1]]
  if (inc < least || inc > most) return () => no('BR-12', 'bad-increment', { flight, least, most })
  if (v >= vMax) return () => no('BR-11', 'too-many-vertical', { flight, limit: vMax })
  if (h < leadIn) return () => no(leadInRule(state, flight), 'lead-in-owed', { owed: leadIn - h })
  const { value: need, rule } = state.config.law.topics['sd.minLossOneVfp']
  if (flight === 'SD' && v === 0 && inc < need && (vMax < 2 || left < 2)) {
    return () => no(rule, 'least-loss', { need, wouldBreak: rule })
  }
  return ceilingRefusal(state, id, flight, inc)
}

/** The rule behind a lead-in: only these two changes have one. */
const leadInRule = ({ config: { law } }: State, flight: FlightType): RuleId =>
  flight === 'SD' ? law.topics['zcToSd.leadIn'].rule : law.topics['sdToZc.leadIn'].rule

/** @rule BR-33 */
function ceilingRefusal(state: State, id: string, flight: 'VC' | 'ZC' | 'SD' | 'VD', inc: number): Refusal {
  if (flight === 'SD' || flight === 'VD') return null
  const { alt, move } = plane(state, id)
  const limit = craftOf(state, id).ceiling
  const still = Math.max(0, move!.vMin - move!.v - 1) * state.config.base.increments[flight][0]
  if (alt + inc + still <= limit) return null
  return () => no('BR-33', 'under-ceiling', { plane: id, alt, limit, wouldBreak: 'BR-33' })
}

/** Would the next flight point be spent in a turn that is too slow? @rule BR-16 */
export function isTurnStall(state: State, id: string): boolean {
  const at = plane(state, id)
  const { turn } = at.move!
  if (turn === null || turn.negG || !willCount(at, craftOf(state, id), turn)) return false
  return !helpOf(state, id, turn.rate).allowed
}

// ---------------------------------------------------------------------------------------- effect

/**
 * Spends one flight point. Says whether the aircraft is still in the air.
 *
 * @rule BR-04 OTR1-5.3-carry-no-instant-facing
 */
export function spend(draft: Draft, id: string, inc: number, io: Table): boolean {
  const at = edit(draft, id)
  const craft = craftOf(draft, id)
  const move = at.move!
  closeVertical(at)
  if (inc === 0) settleStay(draft, id, at, io)
  const counts = move.turn !== null && willCount(at, craft, move.turn)
  if (inc === 0) goAhead(draft, id, at, craft, io)
  else changeAltitude(draft, id, at, craft, inc, io)
  move.left--
  move.turned = null
  move.banked = null
  const { ordered } = move
  if (ordered.turn || ordered.bank || ordered.slip) move.ordered = unordered()
  io.emit?.({
    type: 'pointSpent',
    rule: inc === 0 ? 'BR-02' : 'BR-12',
    audience: 'all',
    plane: id,
    kind: inc === 0 ? ('H' as const) : ('V' as const),
    inc,
    q: at.q,
    r: at.r,
    alt: at.alt,
    left: move.left,
  })
  const faces = counts && progressTurn(draft, id, at, craft, io)
  if (move.bank !== null) progressBank(draft, id, at, craft, inc, io)
  if (faces) faceByTurn(draft, id, at, craft, io)
  if (move.turn !== null) endStrayTurn(id, at, io)
  return !hasCrashed(draft, id, io)
}

/** The facing that a vertical bank allowed and nobody took counts toward rolling back. @rule FW-5.1-vertical-bank */
export function closeVertical(at: Edited): void {
  const move = at.move!
  if (move.vert === null) return
  move.unused += 30 * move.vert.facings
  move.vert = null
}

/**
 * Half a reversal begun on a hexside, which no second bank completes: the nose comes round after all, off the hexside.
 *
 * @rule FW-5.1-vertical-bank
 */
export function settleStay(draft: Draft, id: string, at: Edited, io: Table): void {
  const { stays } = at.move!
  if (stays === null) return
  at.move!.stays = null
  swing(at, id, stays, 3, 'bank', draft.config.law.topics['vertBank.model'].rule, io)
}

function goAhead(draft: Draft, id: string, at: Edited, craft: Craft, io: Table): void {
  const { slip } = at.move!
  at.move!.h++
  const slides = slip !== null && isLastOfSlip(at, craft)
  if (slides) slideTo(at, slip.dir)
  else ahead(at, 1)
  if (slip !== null) progressSlip(draft, id, at, slides, io)
}

/** So many steps straight ahead. @rule BR-02 */
export function ahead(at: Edited, steps: number): void {
  const { q, r } = spotForward(at, steps)
  at.q = q
  at.r = r
}

function changeAltitude(draft: Draft, id: string, at: Edited, craft: Craft, inc: number, io: Table): void {
  const move = at.move!
  if (move.v === 0 && draft.config.law.topics['negG.testAt'].value === 'firstVfp')
    noteNegG(draft, id, at, negGCase(at), io)
  goUpOrDown(draft, id, at, craft, inc, io)
  if (move.flight === 'SD') noteShort(draft, at, inc)
  // VFPs count for a slip, but an HFP must complete it.
  if (move.slip !== null && !isLastOfSlip(at, craft)) progressSlip(draft, id, at, false, io)
}

/** One VFP: the altitude, and what it gains or costs. @rule BR-12 */
export function goUpOrDown(draft: Draft, id: string, at: Edited, craft: Craft, inc: number, io: Table): void {
  const move = at.move!
  const inverted = isInverted(at.bank)
  move.v++
  if (inverted) move.vInv++
  if (move.flight === 'VC' || move.flight === 'ZC') {
    at.alt += inc
    move.up += inc
    if (inverted) move.upInv += inc
    climbLines(draft, at, craft, inc, poster(at, id, io))
  } else {
    at.alt -= inc
    move.down += inc
    diveLines(draft, craft, inc, 1, poster(at, id, io))
  }
}

/** A first VFP of one increment in a steep dive binds the aircraft to a second one. @rule OTR1-6.2-sd-min-loss */
function noteShort(draft: Draft, { move }: Edited, inc: number): void {
  move!.short = move!.v === 1 && inc < draft.config.law.topics['sd.minLossOneVfp'].value
  if (move!.short) move!.vMin = Math.max(2, move!.vMin)
}

/** The case of negative G that the change of flight type is with the wings as they are. @rule BR-18 */
export function negGCase(at: Pick<Plane, 'bank' | 'flight' | 'move'>): number | null {
  const [from, to] = [at.flight, at.move!.flight]
  if (isInverted(at.bank)) {
    if (from === 'LVL' && to === 'ZC') return 3
    if (from === 'SD' && (to === 'LVL' || to === 'ZC')) return 4
    return from === 'VD' && to === 'SD' ? 6 : null
  }
  if (from === 'LVL' && to === 'VD') return 1
  return from === 'VC' && to === 'LVL' ? 2 : null
}

/** Notes a case of negative G once. @rule FW-6.6-negG-test BR-18 FW-7.7-negG-turn */
export function noteNegG(draft: Draft, id: string, at: Edited, which: number | null, io: Table): void {
  const { negG } = at.move!
  if (which === null || negG.includes(which)) return
  at.move!.negG = [...negG, which]
  const rule = which === 7 ? 'FW-7.7-negG-turn' : which === 5 ? 'BR-18' : draft.config.law.topics['negG.testAt'].rule
  io.emit?.({ type: 'negativeG', rule, audience: 'all', plane: id, case: which })
}

// ---------------------------------------------------------------------------------------- banks

/** @rule BR-09 FW-5.1-vertical-bank */
function progressBank(draft: Draft, id: string, at: Edited, craft: Craft, inc: number, io: Table): void {
  const move = at.move!
  const { from, to, carried, h: before, v: risen } = move.bank!
  const h = inc === 0 ? before + 1 : before
  const v = inc === 0 ? risen : risen + 1
  if (h + v < bankNeed(at, craft)) {
    move.bank = { from, to, h, v, carried }
    return
  }
  move.bank = null
  at.bank = to
  if (isInverted(to)) move.everInverted = true
  else move.everUpright = true
  const vertical = isVertical(move.flight!)
  const rule = vertical ? draft.config.law.topics['vertBank.model'].rule : 'BR-09'
  io.emit?.({ type: 'bankCompleted', rule, audience: 'all', plane: id, from, to, h, v })
  if (vertical) openVertical(draft, id, at, { dir: rollSide(from, to)!, facings: facingsOf(draft, h, v) }, io)
}

/** A bank in vertical flight may swing the nose; only another whole one the same way keeps it on a hexside. */
function openVertical(
  draft: Draft,
  id: string,
  at: Edited,
  vert: NonNullable<Edited['move']>['vert'],
  io: Table,
): void {
  const { stays } = at.move!
  if (stays !== null && (stays !== vert!.dir || vert!.facings < 3)) settleStay(draft, id, at, io)
  at.move!.vert = vert
}

/** Facings that a bank in vertical flight allows. @rule FW-5.1-vertical-bank OTR1-5.1-vertical-bank-declare */
const facingsOf = ({ config: { law } }: State, h: number, v: number): number =>
  law.topics['vertBank.model'].value === 'declareAny' ? 1 : v === 0 ? 1 : h === 0 ? 3 : 2

// ---------------------------------------------------------------------------------------- turns

/**
 * One more point of the turn, flown with the wings as they were before it: its price if it is the first of a portion.
 * Says whether it is the last.
 *
 * @rule BR-07 BR-08
 */
function progressTurn(draft: Draft, id: string, at: Edited, craft: Craft, io: Table): boolean {
  const move = at.move!
  const { dir, rate, negG, k, fps, need: known, carried, inverted: paid } = move.turn!
  const opens = fps === 0
  const reduced = opens ? isReduced(draft, at) : move.turn!.reduced
  const need = opens ? portionNeed(draft, at, rate, k, reduced) : known
  if (opens) io.emit?.({ type: 'portionNeeds', rule: portionRule(reduced), audience: 'all', plane: id, fps: need })
  if (opens && draft.config.law.topics['turnDecel.chargedAt'].value === 'begin') chargeTurn(draft, id, at, craft, io)
  const pays = isInverted(at.bank) && !paid && move.flight === 'LVL'
  if (pays) chargeInverted(draft, id, at, io)
  if (negG) noteNegG(draft, id, at, 7, io)
  noteRate(move, rate)
  move.turned = negG ? null : dir
  const faces = fps + 1 >= need
  const inverted = (paid || pays) && (!faces || draft.config.law.chosen.readings['R-11'] === 'per-turn')
  move.turn = faces
    ? { dir, rate, negG, k: k + 1, fps: 0, need: 0, reduced: false, inverted, carried: false }
    : { dir, rate, negG, k, fps: fps + 1, need, reduced, inverted, carried }
  return faces
}

/** @rule OTR2-4.2-turn-decel-timing FW-7.1-slip-decel-timing BR-08 */
function chargeTurn(draft: Draft, id: string, at: Edited, craft: Craft, io: Table): void {
  const { rate } = at.move!.turn!
  const { rule } = draft.config.law.topics['turnDecel.chargedAt']
  post(at, id, 'BR-08', turnLine(rate), -craft.turnDecel[rate], io, rule)
  turnExtras(draft, at, craft, rate, poster(at, id, io))
}

/** @rule OTR1-5.3-inverted-level-turn-decel */
function chargeInverted(draft: Draft, id: string, at: Edited, io: Table): void {
  const { rule, value } = draft.config.law.topics['invertedLevelTurn.decel']
  post(at, id, rule, 'inverted-turn', -value, io)
}

function noteRate(move: NonNullable<Edited['move']>, rate: TurnRate): void {
  if (move.rate === null || TURN_RATES.indexOf(rate) > TURN_RATES.indexOf(move.rate)) move.rate = rate
}

function faceByTurn(draft: Draft, id: string, at: Edited, craft: Craft, io: Table): void {
  const { dir, rate, negG } = at.move!.turn!
  if (draft.config.law.topics['turnDecel.chargedAt'].value === 'face') chargeTurn(draft, id, at, craft, io)
  if (!negG) payForHelp(draft, id, at, rate, io)
  swing(at, id, dir, 1, negG ? 'negG' : 'turn', negG ? 'FW-7.7-negG-turn' : 'BR-02', io)
}

/** @rule FW-5.6-slats-turnspeed FW-5.6-slats-with-flaps FW-12.4-gifted */
function payForHelp(draft: Draft, id: string, at: Edited, rate: TurnRate, io: Table): void {
  const help = helpOf(draft, id, rate)
  post(at, id, help.rule, 'assisted-turn', -help.decel, io)
  if (help.isUnstable) at.move!.unstable = help.rule
}

/** Changes the facing; off a hexside into the hex on the inside of the turn. @rule BR-02 */
export function swing(
  at: Edited,
  id: string,
  dir: Hand,
  facings: number,
  cause: 'turn' | 'bank' | 'negG' | 'stall' | 'spin',
  rule: RuleId,
  io: Table,
): void {
  const from = at.facing
  const { q, r, facing } = spotTurn(at, dir === 'L' ? -facings : facings)
  at.q = q
  at.r = r
  at.facing = facing
  io.emit?.({ type: 'faced', rule, audience: 'all', plane: id, from, to: facing, cause })
}

/** A turn whose bank is gone is over. @rule BR-09 */
function endStrayTurn(id: string, at: Edited, io: Table): void {
  const { turn, bank } = at.move!
  if (turn === null || isBankedFor(at.bank, turn)) return
  if (bank !== null && !turn.negG && isBankedFor(bank.to, turn)) return
  at.move!.turn = null
  io.emit?.({ type: 'turningEnded', rule: 'BR-09', audience: 'all', plane: id })
}

/** Has it met the ground? @rule BR-31 */
export function hasCrashed(draft: Draft, id: string, io: Table): boolean {
  const { out, alt } = plane(draft, id)
  if (out || alt > 0) return out
  const at = edit(draft, id)
  at.alt = 0
  at.out = true
  io.emit?.({ type: 'crashed', rule: 'BR-31', audience: 'all', plane: id })
  return true
}

/** What was carried in is gone. @rule OTR1-5.1-carry-use-or-lose */
export function loseCarry(draft: Draft, id: string, what: 'bank' | 'turn' | 'slip', io: Table): void {
  const { rule } = draft.config.law.topics['carry.maxTurns']
  io.emit?.({ type: 'carryLost', rule, audience: 'all', plane: id, what })
}

/** The rule that a carry rests on. @rule OTR2-5.1-5.3-7.1-carry OTR1-5.1-bank-carry */
export const carryRule = ({ config: { law } }: State, what: 'bank' | 'turn' | 'slip'): RuleId =>
  law.live['OTR2-5.1-5.3-7.1-carry']
    ? 'OTR2-5.1-5.3-7.1-carry'
    : citing(law, 'OTR1-5.1-bank-carry', what === 'slip' ? 'BR-10' : 'BR-09')
