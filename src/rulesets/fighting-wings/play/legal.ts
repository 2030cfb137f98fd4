/** The actions worth listing: every legal one, save sets of weapons, of which the fullest is offered. */
import { type Actor, top } from '../../../core/index.js'
import { resting } from '../aircraft/devices.js'
import { dropsOf, restingDoor } from '../aircraft/loads.js'
import { BANK_SIDE } from '../data/base.js'
import { ringStep } from '../errata/functions/bank.js'
import {
  BANKS,
  FLIGHT_TYPES,
  type Hand,
  isInverted,
  isVertical,
  pitch,
  SIDES,
  TURN_RATES,
} from '../errata/vocabulary.js'
import { isPlan, isPullingUp, mayFlyInverted, planOf } from '../flight/attitudes.js'
import { speedsOf } from '../flight/energy.js'
import { pointRefusal } from '../flight/flight.js'
import { snapBankRefusal, snapRefusal } from '../flight/snap-rolls.js'
import { isRateOpen, mayTurnStall, negGRefusal, willCount } from '../flight/turning.js'
import { bombRefusal } from '../gunnery/bombs.js'
import { gunShots } from '../gunnery/defensive-fire.js'
import { fixedShots } from '../gunnery/gunnery.js'
import { burstRefusal, rocketRefusal, rocketsOf } from '../gunnery/rockets.js'
import { mayStay } from '../phases/move.js'
import { delayRefusal, executeReversal, hammerhead, reverse, stepsBack } from '../phases/reversals.js'
import {
  type Action,
  craftOf,
  type FightingWings,
  type FrameKind,
  flyerOf,
  flying,
  type Move,
  plane,
  type Seat,
  type State,
  THROTTLES,
} from '../state/state.js'
import { loosenProblems } from '../turn/formations.js'
import { adjustmentsOf } from '../turn/scatter.js'
import { inDanger, jammed } from '../turn/sequence.js'
import { tailTargets } from '../turn/tailing.js'

type Out = Action[]
type Lister = (state: State, seat: Seat, out: Out) => void

const DUTIES: Readonly<Partial<Record<FrameKind, Action['type']>>> = {
  scatter: 'rollScatter',
  initiative: 'rollInitiative',
  helpless: 'flyOn',
  roll: 'rollShots',
  book: 'endTurn',
}

/** Appends the listed actions of one actor, who is asked now. */
export function legal(state: State, seat: Actor<FightingWings>, out: Out): void {
  const kind = top(state)?.kind
  if (seat === 'referee') out.push({ type: DUTIES[kind as FrameKind] as 'endTurn', seat })
  else if (kind !== undefined) LISTS[kind]?.(state, seat, out)
  else if (state.phase === 'activate') listTypes(state, seat, out)
  else listFlight(state, seat, out)
}

/** The aircraft of a side that are still in play. */
const own = (state: State, seat: Seat): readonly string[] =>
  flying(state).filter((id) => flyerOf(state, id).side === seat)

const LISTS: Readonly<Partial<Record<FrameKind, Lister>>> = {
  adjust(state, seat, out) {
    for (const { plane: id, way } of adjustmentsOf(state)) out.push({ type: 'scatter', seat, plane: id, way })
    out.push({ type: 'endScatter', seat })
  },
  banks(state, seat, out) {
    const id = state.asked[0] as string
    for (const bank of ['LVL', 'LB', 'RB'] as const) out.push({ type: 'startBank', seat, plane: id, bank })
  },
  plot(state, seat, out) {
    for (const id of own(state, seat)) listDevices(state, seat, id, out)
    out.push({ type: 'endPlot', seat })
  },
  spin(state, seat, out) {
    const id = state.asked[0] as string
    out.push({ type: 'declareSpin', seat, plane: id }, { type: 'declineSpin', seat, plane: id })
  },
  tail(state, seat, out) {
    const id = state.asked[0] as string
    for (const target of tailTargets(state, id)) out.push({ type: 'declareTail', seat, plane: id, target })
    out.push({ type: 'declineTail', seat, plane: id })
  },
  wing(state, seat, out) {
    const id = state.asked[0] as string
    out.push({ type: 'rideLeader', seat, plane: id }, { type: 'ownInitiative', seat, plane: id })
  },
  headOn: listFire,
  shots: listFire,
  stores(state, seat, out) {
    const id = state.asked[0] as string
    for (const what of dropsOf(plane(state, id))) out.push({ type: 'jettison', seat, plane: id, what })
    for (const { id: target } of state.config.targets)
      if (bombRefusal(state, id, target) === null) out.push({ type: 'bomb', seat, plane: id, target })
    if (rocketsOf(state, id) > 0) listRockets(state, seat, id, out)
    out.push({ type: 'keepLoad', seat, plane: id })
  },
  jams(state, seat, out) {
    for (const [id, weapon] of jammed(state, seat)) out.push({ type: 'clearJam', seat, plane: id, weapon })
    out.push({ type: 'endJams', seat })
  },
  bail(state, seat, out) {
    for (const id of inDanger(state, seat)) out.push({ type: 'bailOut', seat, plane: id })
    out.push({ type: 'stayAboard', seat })
  },
}

function listRockets(state: State, seat: Seat, id: string, out: Out): void {
  for (const { id: target } of state.config.targets)
    if (rocketRefusal(state, id, target) === null) out.push({ type: 'fireRockets', seat, plane: id, target })
  if (burstRefusal(state, id) === null) out.push({ type: 'burstRockets', seat, plane: id })
}

function listDevices(state: State, seat: Seat, id: string, out: Out): void {
  const { throttle: now, gloc, gear, bay: door, wounds, flaps, flapsHit, fixed } = plane(state, id)
  const order = state.orders[id]
  if (gloc === 0 && (order === undefined || order.throttle === null)) {
    for (const throttle of THROTTLES) if (throttle !== now) out.push({ type: 'setThrottle', seat, plane: id, throttle })
  }
  if (gear !== null && gloc === 0 && !wounds.hydraulics && (order?.gear ?? null) === null)
    out.push({ type: 'setGear', seat, plane: id, gear: resting(gear) === 'up' ? 'down' : 'up' })
  if (door !== null && gloc === 0 && (order?.bay ?? null) === null)
    out.push({ type: 'setBay', seat, plane: id, bay: restingDoor(door) === 'open' ? 'close' : 'open' })
  if (wounds.fire && gloc === 0 && (order?.shutdown ?? null) === null)
    out.push({ type: 'shutdownEngine', seat, plane: id })
  if (fixed && (order?.loosen ?? null) === null && loosenProblems(state, id).length === 0)
    out.push({ type: 'loosenFormation', seat, plane: id })
  if (!flapsHit && gloc === 0 && (order?.flaps ?? null) === null)
    out.push({ type: 'setFlaps', seat, plane: id, flaps: resting(flaps) === 'up' ? 'down' : 'up' })
}

function listFire(state: State, seat: Seat, out: Out): void {
  for (const id of own(state, seat)) {
    const { weapons, guns } = craftOf(state, id)
    const isDeclared = (gun: string | null) => state.shots.some((shot) => shot.plane === id && shot.gun === gun)
    if (weapons.length > 0 && !isDeclared(null)) {
      for (const { target, weapons: used, burst, sighting } of fixedShots(state, id, false)) {
        out.push({ type: 'fire', seat, plane: id, target, weapons: used, burst, sighting })
      }
    }
    for (const { id: gun } of guns) {
      if (isDeclared(gun)) continue
      for (const { target } of gunShots(state, id, gun)) out.push({ type: 'fireGun', seat, plane: id, gun, target })
    }
  }
  out.push({ type: 'endAttack', seat })
}

function listTypes(state: State, seat: Seat, out: Out): void {
  const id = state.active as string
  for (const flight of FLIGHT_TYPES) {
    if (isPlan(planOf(state, id, flight))) out.push({ type: 'chooseType', seat, plane: id, flight })
  }
  if (plane(state, id).due) listReversals(state, seat, id, 'executeReversal', out)
  for (const dir of SIDES) {
    if (mayTurnStall(state, id, dir)) out.push({ type: 'declareTurnStall', seat, plane: id, dir })
  }
}

// ---------------------------------------------------------------------------------------- flight

function listFlight(state: State, seat: Seat, out: Out): void {
  const id = state.active as string
  const { left, ordered, vert } = plane(state, id).move!
  if (vert !== null) listFacings(state, seat, id, vert, out)
  if (left === 0) listLast(state, seat, id, out)
  else listNext(state, seat, id, ordered, out)
}

function listNext(state: State, seat: Seat, id: string, ordered: Move['ordered'], out: Out): void {
  if (pointRefusal(state, id, 0) === null) out.push({ type: 'fp', seat, plane: id, inc: 0 })
  listClimbs(state, seat, id, out)
  if (!ordered.turn) listTurns(state, seat, id, out)
  if (!ordered.bank) {
    listBanks(state, seat, id, out)
    listSnapRolls(state, seat, id, out)
  }
  if (!ordered.slip) listSlips(state, seat, id, out)
}

/** Vertical flight points of every size that the flight type has. */
function listClimbs(state: State, seat: Seat, id: string, out: Out): void {
  const { flight } = plane(state, id).move!
  if (flight === null || flight === 'LVL') return
  const span = state.config.base.increments[flight]
  for (let inc = span[0]; inc <= span[1]; inc++)
    if (pointRefusal(state, id, inc) === null) out.push({ type: 'fp', seat, plane: id, inc })
}

function listTurns(state: State, seat: Seat, id: string, out: Out): void {
  const [at, craft] = [plane(state, id), craftOf(state, id)]
  const { flight, turn: run } = at.move!
  if (run !== null) out.push({ type: 'endTurning', seat, plane: id })
  if (isVertical(flight!)) return
  for (const dir of SIDES) {
    if (!willCount(at, craft, { dir, negG: false })) continue
    for (const rate of TURN_RATES) {
      const isSame = run !== null && run.dir === dir && run.rate === rate && !run.negG
      if (!isSame && isRateOpen(at, craft, rate)) out.push({ type: 'turn', seat, plane: id, dir, rate, negG: false })
    }
  }
  listPushes(state, seat, id, out)
}

/** Negative-G turns: few may fly them, so ask for the price of asking only those. */
function listPushes(state: State, seat: Seat, id: string, out: Out): void {
  if (!state.config.law.topics['negG.turnAllowed'].value) return
  const [at, craft] = [plane(state, id), craftOf(state, id)]
  const { bank, flight: before, move } = at
  const side = BANK_SIDE[bank]
  const isSteeper = pitch(move!.flight!) < pitch(before)
  if (side === null || (!isInverted(bank) && !isSteeper) || craft.role !== 'fighter') return
  const dir: Hand = side === 'R' ? 'L' : 'R'
  const { turn: run } = move!
  for (const rate of ['EZ', 'TT', 'HT'] as const) {
    const isSame = run !== null && run.dir === dir && run.rate === rate && run.negG
    if (isSame || !isRateOpen(at, craft, rate) || negGRefusal(state, id, dir, rate) !== null) continue
    out.push({ type: 'turn', seat, plane: id, dir, rate, negG: true })
  }
}

function listBanks(state: State, seat: Seat, id: string, out: Out): void {
  const { bank, move } = plane(state, id)
  if (move!.bank !== null) out.push({ type: 'cancelBank', seat, plane: id })
  if (move!.turn?.negG === true || isPullingUp(state, id)) return
  for (const side of SIDES) {
    const to = ringStep(bank, side)
    if (move!.bank?.to === to || (isInverted(to) && !mayFlyInverted(state, id))) continue
    if (move!.cloud && isInverted(to) && !isInverted(bank)) continue
    out.push({ type: 'bank', seat, plane: id, to })
  }
}

/** What `slipRefusal` allows, asked once for both sides. */
function listSlips(state: State, seat: Seat, id: string, out: Out): void {
  const { bank, move, wounds } = plane(state, id)
  const { flight, slip: run, cloud } = move!
  if (isVertical(flight!)) return
  const side = BANK_SIDE[bank]
  const mayRoll = !cloud && mayFlyInverted(state, id)
  for (const dir of SIDES) {
    const now = run?.dir === dir ? run.kind : null
    if ((side === null || side === dir) && now !== 'slip') out.push({ type: 'slip', seat, plane: id, dir })
    if (side !== dir && now !== 'skid' && !wounds.rudder) out.push({ type: 'skid', seat, plane: id, dir })
    if (mayRoll && now !== 'barrel') out.push({ type: 'barrelRoll', seat, plane: id, dir })
  }
}

/** Most are too fast for it: ask them nothing more. */
function listSnapRolls(state: State, seat: Seat, id: string, out: Out): void {
  const { start, snapped } = plane(state, id).move!
  if (snapped || start > speedsOf(state, id).min + state.config.base.snapRoll.overMin) return
  if (snapRefusal(state, id) !== null) return
  for (const to of BANKS)
    if (snapBankRefusal(state, id, to) === null) out.push({ type: 'snapRoll', seat, plane: id, to })
}

function listFacings(state: State, seat: Seat, id: string, vert: { dir: Hand; facings: number }, out: Out): void {
  if (state.config.law.topics['vertBank.model'].value === 'byFpKind') {
    for (let facings = 1; facings <= vert.facings; facings++) {
      out.push({ type: 'face', seat, plane: id, dir: vert.dir, facings, bank: null, stay: false })
    }
    if (mayStay(state, id))
      out.push({ type: 'face', seat, plane: id, dir: vert.dir, facings: 3, bank: null, stay: true })
    return
  }
  const banks = [null, ...BANKS.filter((bank) => !isInverted(bank) || mayFlyInverted(state, id))]
  for (const dir of SIDES)
    for (const bank of banks) out.push({ type: 'face', seat, plane: id, dir, facings: 1, bank, stay: false })
}

function listLast(state: State, seat: Seat, id: string, out: Out): void {
  const { flight } = plane(state, id).move!
  if (flight === 'VC' || flight === 'VD' || flight === 'SD') listReversals(state, seat, id, 'reverse', out)
  if (flight === 'VC') listHammerheads(state, seat, id, out)
  if (delayRefusal(state, id) === null) out.push({ type: 'delayReversal', seat, plane: id })
  const most = stepsBack(state, id)
  for (let steps = 1; steps <= most; steps++) out.push({ type: 'bankBack', seat, plane: id, steps })
  out.push({ type: 'endMove', seat, plane: id })
}

function listReversals(state: State, seat: Seat, id: string, type: 'reverse' | 'executeReversal', out: Out): void {
  const rule = type === 'reverse' ? reverse : executeReversal
  for (const rot of ['CW', 'CCW'] as const) {
    for (const facings of [4, 5, 6]) {
      const way = { seat, plane: id, rot, facings }
      if (rule.check(state, { type, ...way } as never).length === 0) out.push({ type, ...way })
    }
  }
}

function listHammerheads(state: State, seat: Seat, id: string, out: Out): void {
  for (const bank of BANKS) {
    for (const facing of ['keep', 'opposite'] as const) {
      const action = { type: 'hammerhead', seat, plane: id, bank, facing } as const
      if (hammerhead.check(state, action).length === 0) out.push(action)
    }
  }
}
