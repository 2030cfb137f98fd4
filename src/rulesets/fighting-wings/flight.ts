/** Spending a flight point: where it leads, what it counts for, what it costs. */
import type { Io } from '../../core/index.js'
import { spotForward, spotSlip, spotTurn, turnClock } from '../../geometry/index.js'
import { climbLines, diveLines, post } from './energy.js'
import { rollSide } from './errata/functions/bank.js'
import { type FlightType, type Hand, isInverted, isVertical, TURN_RATES, type TurnRate } from './errata/vocabulary.js'
import { citing } from './law.js'
import { no, type Refusal } from './messages.js'
import type { RuleId } from './rules.js'
import { craftOf, type Draft, edit, type FightingWings, type Plane, plane, type State } from './state.js'
import { bankNeed, helpOf, isBankedFor, portionNeed, slipNeed, turnDecel, willCount } from './turning.js'

type Table = Io<FightingWings>
type Edited = Draft['planes'][string]

// ---------------------------------------------------------------------------------------- legality

/** Why a flight point may not be spent so; null if it may. `inc` 0 is an HFP. */
export function pointRefusal(state: State, id: string, inc: number): Refusal {
  const { left } = plane(state, id).move!
  if (left === 0) return () => no('HR-08', 'no-points-left', { plane: id })
  return inc === 0 ? levelRefusal(state, id) : verticalRefusal(state, id, inc)
}

/** @rule BR-11 */
function levelRefusal(state: State, id: string): Refusal {
  const { left, v, vMin, short } = plane(state, id).move!
  const owed = vMin - v
  if (owed <= left - 1) return null
  const wouldBreak = short ? state.config.law.topics['sd.minLossOneVfp'].rule : 'BR-11'
  return () => no('HR-05', 'vertical-owed', { owed, left, wouldBreak })
}

function verticalRefusal(state: State, id: string, inc: number): Refusal {
  const { flight, v, vMax, h, leadIn, left } = plane(state, id).move!
  if (flight === 'LVL' || flight === null) return () => no('BR-11', 'no-vertical', {})
  const [least, most] = state.config.base.increments[flight]
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
  const { turn } = plane(state, id).move!
  return turn !== null && !turn.negG && willCount(state, id, turn) && !helpOf(state, id, turn.rate).allowed
}

// ---------------------------------------------------------------------------------------- effect

/** Spends one flight point. Says whether the aircraft is still in the air. */
export function spend(draft: Draft, id: string, inc: number, io: Table): boolean {
  const at = edit(draft, id)
  const move = at.move!
  closeVertical(at)
  const bankBefore = at.bank
  const counts = move.turn !== null && willCount(draft, id, move.turn)
  if (inc === 0) goAhead(draft, id, io)
  else changeAltitude(draft, id, inc, io)
  move.left--
  move.turned = null
  move.banked = null
  move.ordered = { turn: false, bank: false, slip: false }
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
  progressBank(draft, id, inc, io)
  if (counts) progressTurn(draft, id, isInverted(bankBefore), io)
  endStrayTurn(draft, id, io)
  return !hasCrashed(draft, id, io)
}

/** The facing that a vertical bank allowed and nobody took counts toward rolling back. @rule FW-5.1-vertical-bank */
export function closeVertical(at: Edited): void {
  const move = at.move!
  if (move.vert === null) return
  move.unused += 30 * move.vert.facings
  move.vert = null
}

function goAhead(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  const move = at.move!
  const { slip } = move
  move.h++
  const slips = slip !== null && slip.fps + 1 >= slipNeed(draft, id)
  const pose = { q: at.q, r: at.r, facing: at.facing }
  const next = slips ? spotSlip(pose, slip.dir === 'L' ? 'left' : 'right') : spotForward(pose)
  at.q = next.q
  at.r = next.r
  if (slip === null) return
  chargeSlip(draft, id, io)
  move.slip = slips ? null : { dir: slip.dir, fps: slip.fps + 1, carried: slip.carried }
  if (slips) io.emit?.({ type: 'slipDone', rule: 'BR-10', audience: 'all', plane: id, dir: slip.dir })
}

/** @rule FW-7.1-slip-decel-timing */
function chargeSlip(draft: Draft, id: string, io: Table): void {
  if (edit(draft, id).move!.slip!.fps > 0) return
  const points = -draft.config.base.slipDecel
  const { rule } = draft.config.law.topics['slipDecel.chargedAt']
  post(draft, id, { rule: 'BR-10', why: 'slip', points }, io, rule)
}

function changeAltitude(draft: Draft, id: string, inc: number, io: Table): void {
  const at = edit(draft, id)
  const move = at.move!
  const climbs = move.flight === 'VC' || move.flight === 'ZC'
  if (move.v === 0 && draft.config.law.topics['negG.testAt'].value === 'firstVfp') noteNegG(draft, id, negGCase(at), io)
  at.alt += climbs ? inc : -inc
  move.v++
  if (isInverted(at.bank)) move.vInv++
  if (climbs) move.up += inc
  else move.down += inc
  if (climbs && isInverted(at.bank)) move.upInv += inc
  noteShort(draft, id, inc)
  for (const line of climbs ? climbLines(draft, id, inc) : diveLines(draft, id, inc)) post(draft, id, line, io)
  countSlipInClimb(draft, id, io)
}

/** A first VFP of one increment in a steep dive binds the aircraft to a second one. @rule OTR1-6.2-sd-min-loss */
function noteShort(draft: Draft, id: string, inc: number): void {
  const move = edit(draft, id).move!
  if (move.flight !== 'SD') return
  move.short = move.v === 1 && inc < draft.config.law.topics['sd.minLossOneVfp'].value
  if (move.short) move.vMin = Math.max(2, move.vMin)
}

/** VFPs count for a slip, but an HFP must complete it. @rule BR-10 */
function countSlipInClimb(draft: Draft, id: string, io: Table): void {
  const move = edit(draft, id).move!
  const { slip } = move
  if (slip === null || slip.fps + 1 >= slipNeed(draft, id)) return
  chargeSlip(draft, id, io)
  move.slip = { dir: slip.dir, fps: slip.fps + 1, carried: slip.carried }
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

/** Notes a case of negative G once. @rule FW-6.6-negG-test */
export function noteNegG(draft: Draft, id: string, which: number | null, io: Table): void {
  const { negG } = edit(draft, id).move!
  if (which === null || negG.includes(which)) return
  negG.push(which)
  const rule = which === 7 ? 'FW-7.7-negG-turn' : which === 5 ? 'BR-18' : draft.config.law.topics['negG.testAt'].rule
  io.emit?.({ type: 'negativeG', rule, audience: 'all', plane: id, case: which })
}

/** @rule BR-09 */
function progressBank(draft: Draft, id: string, inc: number, io: Table): void {
  const at = edit(draft, id)
  const move = at.move!
  const run = move.bank
  if (run === null) return
  const [h, v] = [run.h + (inc === 0 ? 1 : 0), run.v + (inc === 0 ? 0 : 1)]
  if (h + v < bankNeed(draft, id)) {
    move.bank = { from: run.from, to: run.to, h, v, carried: run.carried }
    return
  }
  move.bank = null
  at.bank = run.to
  if (isInverted(run.to)) move.everInverted = true
  else move.everUpright = true
  const vertical = isVertical(move.flight!)
  const rule = vertical ? draft.config.law.topics['vertBank.model'].rule : 'BR-09'
  io.emit?.({ type: 'bankCompleted', rule, audience: 'all', plane: id, from: run.from, to: run.to, h, v })
  if (vertical) move.vert = { dir: rollSide(run.from, run.to)!, facings: facingsOf(draft, h, v) }
}

/** Facings that a bank in vertical flight allows. @rule FW-5.1-vertical-bank */
const facingsOf = ({ config: { law } }: State, h: number, v: number): number =>
  law.topics['vertBank.model'].value === 'declareAny' ? 1 : v === 0 ? 1 : h === 0 ? 3 : 2

/** One more point of the turn: its price if it is the first of a portion, its facing if it is the last. */
function progressTurn(draft: Draft, id: string, inverted: boolean, io: Table): void {
  const at = edit(draft, id)
  const move = at.move!
  const run = move.turn!
  const opens = run.fps === 0
  const need =
    opens || run.need === 0 ? portionNeed(draft, id, run.rate, run.k) : { fps: run.need, rule: 'BR-07' as const }
  if (opens) io.emit?.({ type: 'portionNeeds', rule: need.rule, audience: 'all', plane: id, fps: need.fps })
  if (opens && draft.config.law.topics['turnDecel.chargedAt'].value === 'begin') chargeTurn(draft, id, io)
  const pays = inverted && !run.inverted && move.flight === 'LVL'
  if (pays) chargeInverted(draft, id, io)
  if (run.negG) noteNegG(draft, id, 7, io)
  noteRate(draft, id, run.rate)
  move.turned = run.negG ? null : run.dir
  const faces = run.fps + 1 >= need.fps
  move.turn = faces
    ? { dir: run.dir, rate: run.rate, negG: run.negG, k: run.k + 1, fps: 0, need: 0, inverted: false, carried: false }
    : {
        dir: run.dir,
        rate: run.rate,
        negG: run.negG,
        k: run.k,
        fps: run.fps + 1,
        need: need.fps,
        inverted: run.inverted || pays,
        carried: run.carried,
      }
  if (faces) faceByTurn(draft, id, run.dir, run.negG, run.rate, io)
}

/** @rule OTR2-4.2-turn-decel-timing */
function chargeTurn(draft: Draft, id: string, io: Table): void {
  const { rate } = edit(draft, id).move!.turn!
  const { rule } = draft.config.law.topics['turnDecel.chargedAt']
  const [card, ...more] = turnDecel(draft, id, rate)
  post(draft, id, card, io, rule)
  for (const line of more) post(draft, id, line, io)
}

/** @rule OTR1-5.3-inverted-level-turn-decel */
function chargeInverted(draft: Draft, id: string, io: Table): void {
  const { rule, value } = draft.config.law.topics['invertedLevelTurn.decel']
  post(draft, id, { rule, why: 'inverted-turn', points: -value }, io)
}

function noteRate(draft: Draft, id: string, rate: TurnRate): void {
  const move = edit(draft, id).move!
  if (move.rate === null || TURN_RATES.indexOf(rate) > TURN_RATES.indexOf(move.rate)) move.rate = rate
}

function faceByTurn(draft: Draft, id: string, dir: Hand, negG: boolean, rate: TurnRate, io: Table): void {
  if (draft.config.law.topics['turnDecel.chargedAt'].value === 'face') chargeTurn(draft, id, io)
  const help = negG ? null : helpOf(draft, id, rate)
  if (help !== null && help.decel > 0)
    post(draft, id, { rule: help.rule, why: 'assisted-turn', points: -help.decel }, io)
  if (help?.isUnstable) edit(draft, id).move!.unstable = help.rule
  swing(draft, id, dir, 1, negG ? 'negG' : 'turn', negG ? 'FW-7.7-negG-turn' : 'BR-02', io)
}

/** Changes the facing; off a hexside into the hex on the inside of the turn. @rule BR-02 */
export function swing(
  draft: Draft,
  id: string,
  dir: Hand,
  facings: number,
  cause: 'turn' | 'bank' | 'negG' | 'stall' | 'spin',
  rule: RuleId,
  io: Table,
): void {
  const at = edit(draft, id)
  const from = at.facing
  const by = dir === 'L' ? -facings : facings
  const next = spotTurn({ q: at.q, r: at.r, facing: from }, by)
  at.q = next.q
  at.r = next.r
  at.facing = turnClock(from, by)
  io.emit?.({ type: 'faced', rule, audience: 'all', plane: id, from, to: at.facing, cause })
}

/** A turn whose bank is gone is over. @rule BR-09 */
function endStrayTurn(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  const { turn, bank } = at.move!
  if (turn === null || isBankedFor(at.bank, turn)) return
  if (bank !== null && !turn.negG && isBankedFor(bank.to, turn)) return
  at.move!.turn = null
  io.emit?.({ type: 'turningEnded', rule: 'BR-09', audience: 'all', plane: id })
}

/** Has it met the ground? @rule BR-31 */
export function hasCrashed(draft: Draft, id: string, io: Table): boolean {
  const at = edit(draft, id)
  if (at.out || at.alt > 0) return at.out
  at.alt = 0
  at.out = true
  io.emit?.({ type: 'crashed', rule: 'BR-31', audience: 'all', plane: id })
  return true
}

/** The rule that a carry rests on. */
export const carryRule = ({ config: { law } }: State, what: 'bank' | 'turn' | 'slip'): RuleId =>
  law.live['OTR2-5.1-5.3-7.1-carry']
    ? 'OTR2-5.1-5.3-7.1-carry'
    : citing(law, 'OTR1-5.1-bank-carry', what === 'slip' ? 'BR-10' : 'BR-09')
