/** An aircraft's turn to move: its flight type, a turn stall on purpose, or flight that nobody commands. */
import { type ActionRules, broken, type Io, kept, type Violation } from '../../../core/index.js'
import { citing } from '../book/law.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { isVertical } from '../errata/vocabulary.js'
import { isPlan, isPullingUp, planOf, vfpRange } from '../flight/attitudes.js'
import { ahead, goUpOrDown, loseCarry, negGCase, noteNegG } from '../flight/flight.js'
import { asSteepDive, backupRule, flySpinning, flyStalled, glocRule, tellFlown, turnStall } from '../flight/stalls.js'
import { isBankedFor, isRateOpen, mayTurnStall, negGRefusal, portionNeed } from '../flight/turning.js'
import {
  type Craft,
  craftOf,
  type Draft,
  type Edited,
  edit,
  type FightingWings,
  plane,
  type Seat,
  type State,
  type TurnRun,
} from '../state/state.js'
import { finishMove } from './finish.js'
import { ownRefusal } from './plot.js'

type Rules = ActionRules<FightingWings>
type Table = Io<FightingWings>

/** Is this the aircraft whose turn it is? @rule HR-06 */
export function activeRefusal(state: State, id: string, seat: Seat): Violation<RuleId> | false {
  if (state.active === id) return ownRefusal(state, id, seat)
  return no('HR-06', 'not-active', { plane: id, expected: state.active as string })
}

/** @rule BR-13 */
export const chooseType: Rules['chooseType'] = {
  phases: ['activate'],
  listed: 'all',
  check(state, { plane: id, seat, flight }) {
    const wrong = activeRefusal(state, id, seat)
    if (wrong) return [wrong]
    const plan = planOf(state, id, flight)
    return isPlan(plan) ? kept : [plan()]
  },
  apply(draft, { plane: id, flight }, io) {
    const plan = planOf(draft, id, flight)
    if (!isPlan(plan)) return
    const { leadIn, leadMost, vMin, vMax, rule, negG } = plan
    const at = edit(draft, id)
    const move = at.move!
    move.flight = flight
    move.leadIn = leadIn
    move.leadMost = leadMost
    move.vMin = vMin
    move.vMax = vMax
    at.due = false
    draft.phase = 'move'
    io.emit?.({ type: 'typeChosen', rule, audience: 'all', plane: id, flight, leadIn, vMin, vMax })
    if (rule === 'BR-33') io.emit?.({ type: 'ceilingHeld', rule, audience: 'all', plane: id, alt: at.alt })
    const atStart = draft.config.law.topics['negG.testAt'].value === 'moveStart' || flight === 'LVL'
    if (atStart && negG !== null) noteNegG(draft, id, at, negGCase(at), io)
    seedCarries(draft, id, at, io)
  },
}

/** What was under way last turn goes on, unless it could not be begun in this flight. @rule OTR1-5.1-bank-carry */
function seedCarries(draft: Draft, id: string, at: Edited, io: Table): void {
  const move = at.move!
  const { carryTurn, carryBank, carrySlip } = at
  at.carryTurn = null
  at.carryBank = null
  at.carrySlip = null
  if (carryBank !== null && carryBank.from === at.bank) {
    if (isPullingUp(draft, id)) loseCarry(draft, id, 'bank', io)
    else move.bank = carryBank
  }
  if (carrySlip !== null) {
    if (isVertical(move.flight!)) loseCarry(draft, id, 'slip', io)
    else move.slip = carrySlip
  }
  if (carryTurn === null) return
  const { rate, k, reduced } = carryTurn
  if (!goesOn(draft, id, carryTurn)) loseCarry(draft, id, 'turn', io)
  else move.turn = { ...carryTurn, need: portionNeed(draft, at, rate, k, reduced) }
}

/** Could a turn that is carried in be flown in this flight, with these wings? @rule BR-09 BR-18 FW-7.7-negG-turn */
function goesOn(state: State, id: string, turn: TurnRun): boolean {
  const at = plane(state, id)
  if (isVertical(at.move!.flight!) || !isBankedFor(at.bank, turn)) return false
  if (!isRateOpen(at, craftOf(state, id), turn.rate)) return false
  return !turn.negG || negGRefusal(state, id, turn.dir, turn.rate) === null
}

/** @rule FW-4.6-deliberate-turn-stall */
export const declareTurnStall: Rules['declareTurnStall'] = {
  phases: ['activate'],
  listed: 'all',
  check(state, { plane: id, seat, dir }) {
    const wrong = activeRefusal(state, id, seat)
    if (wrong) return [wrong]
    return broken(!mayTurnStall(state, id, dir) && no('BR-16', 'no-turn-stall', { plane: id, dir }))
  },
  apply(draft, { plane: id, dir }, io) {
    edit(draft, id).due = false
    turnStall(draft, id, dir, 'FW-4.6-deliberate-turn-stall', io)
    finishMove(draft, id, io)
  },
}

/** The referee flies what nobody commands. @rule BR-15 */
export const flyOn: Rules['flyOn'] = {
  phases: ['activate'],
  answers: ['helpless'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    const id = draft.active!
    const at = edit(draft, id)
    const { stall, stallNext, gloc } = at
    at.due = false
    at.stallNext = null
    at.move!.helpless = stall !== 'none' || stallNext === null
    if (stall === 'spinning') {
      flySpinning(draft, id, io)
      asSteepDive(draft, id)
    } else if (stall === 'stalled') {
      flyStalled(draft, id, io)
      asSteepDive(draft, id)
    } else if (stallNext !== null) turnStall(draft, id, stallNext, backupRule(draft), io)
    else if (gloc > 0) flyWithoutPilot(draft, id, io)
    else flySurprised(draft, id, io)
    finishMove(draft, id, io)
  },
}

/** Straight and level. @rule FW-14.6-setup */
function flySurprised(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  at.move!.flight = 'LVL'
  straightOn(at, at.move!.fps)
  tellFlown(draft, id, 'surprised', citing(draft.config.law, 'FW-14.6-setup', 'BR-21'), io)
}

function straightOn(at: Edited, points: number): void {
  ahead(at, points)
  at.move!.h += points
  at.move!.left -= points
}

/** Straight, in last turn's flight type, with the VFPs that the errata orders. @rule FW-5.5-gloc-vfps */
function flyWithoutPilot(draft: Draft, id: string, io: Table): void {
  const at = edit(draft, id)
  const move = at.move!
  move.flight = at.flight
  const v = glocPoints(at)
  const craft = craftOf(draft, id)
  straightOn(at, move.fps - v)
  for (let i = 0; i < v && at.alt > 0; i++) drift(draft, id, at, craft, io)
  move.left = 0
  tellFlown(draft, id, 'gloc', glocRule(draft), io)
}

/** Two thirds of the speed to the nearest, or half of it, as VFPs; never more than there are. */
function glocPoints({ move }: Edited): number {
  const { flight, start, fps } = move!
  if (flight === 'LVL') return 0
  const wanted = isVertical(flight!) ? Math.floor((2 * start + 3) / 6) : Math.ceil(start / 4)
  return Math.min(fps, Math.max(vfpRange(flight!, start, fps).min > 0 ? 1 : 0, wanted))
}

/** Increments of a VFP that nobody commands: as few or as many as the flight type allows. @rule BR-12 BR-15 */
function driftOf({ config: { base } }: State, flight: 'VC' | 'ZC' | 'SD' | 'VD'): number {
  const [least, most] = base.increments[flight]
  return Math.max(least, Math.min(most, base.gloc.increments))
}

/** One VFP, held by the ceiling. @rule BR-33 */
function drift(draft: Draft, id: string, at: Edited, craft: Craft, io: Table): void {
  const { flight } = at.move!
  const increments = driftOf(draft, flight as 'SD')
  const climbs = flight === 'VC' || flight === 'ZC'
  const inc = climbs ? Math.max(0, Math.min(increments, craft.ceiling - at.alt)) : increments
  if (inc < increments) io.emit?.({ type: 'ceilingHeld', rule: 'BR-33', audience: 'all', plane: id, alt: at.alt })
  goUpOrDown(draft, id, at, craft, inc, io)
}
