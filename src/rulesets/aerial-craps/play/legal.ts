/** The actions worth listing: all of them, except for dice over the table and the sizes of an attack. */

import type { Actor } from '../../../core/index.js'
import { MOST_MORE } from '../book/tables.js'
import { moveOf, moverOf, testOf } from '../flight/moves.js'
import { aeroCap, pilotCap, pitchNumber } from '../flight/tests.js'
import { attacksOf } from '../phases/attacks.js'
import { easierPitches } from '../phases/climb.js'
import { cutRange } from '../phases/encounters.js'
import { excessCap, splitRange } from '../phases/failure.js'
import { tradeCap } from '../phases/firing.js'
import { copied } from '../phases/formation.js'
import { canLevel, freeDice, gunsFor } from '../phases/maintenance.js'
import { canPitch, cvOnMp } from '../phases/movement.js'
import { canTurn } from '../phases/mp-uses.js'
import { cvForSale, divertable, effectsOf } from '../phases/passed-test.js'
import { shiftCost } from '../phases/stall.js'
import { leadersFor, spottable } from '../phases/targeting.js'
import {
  type Action,
  type AerialCraps,
  cardOf,
  craft,
  type FrameKind,
  type Seat,
  type State,
  type Use,
} from '../state/state.js'
import { asked } from '../turn/tasks.js'

type Out = Action[]
type List = (state: State, seat: Seat, out: Out) => void

/** Appends the listed actions of one actor, who is asked now. */
export function legal(state: State, seat: Actor<AerialCraps>, out: Out): void {
  const kind = state.agenda[state.agenda.length - 1]!.kind
  if (seat === 'referee') out.push({ type: kind as 'beginTurn', seat })
  else LISTS[kind]?.(state, seat, out)
}

const TURNS = [0, -1, 1, -2, 2, -3, 3] as const
const SHIFTS = [0, -1, 1, -2, 2, 3] as const
/** Dice over the table: none, a few, the most. */
const MORE = [0, 1, 2, 4, MOST_MORE] as const
const PITCHES = [-3, -2, -1, 0, 1, 2, 3] as const

const pool = (state: State, ac: string): number => craft(state, ac).pp

/** One action for every number from `least` to `most`. */
function each(least: number, most: number, out: Out, make: (n: number) => Action): void {
  for (let n = least; n <= most; n++) out.push(make(n + 0))
}

const payUp =
  (type: 'payLoss' | 'spotPP'): List =>
  (state, seat, out) =>
    each(0, pool(state, asked<'lossPP'>(state).ac), out, (pp) => ({ type, seat, pp }))

const listShifts: List = (state, seat, out) => {
  for (const shift of SHIFTS) {
    if (shiftCost(state, shift) <= pool(state, moverOf(state))) out.push({ type: 'shiftFacing', seat, shift })
  }
}

const LISTS: Readonly<Partial<Record<FrameKind, List>>> = {
  lossPP: payUp('payLoss'),
  target(state, seat, out) {
    const { ac } = asked<'target'>(state)
    const { target, observer } = craft(state, ac)
    for (const id of spottable(state, ac, 'pilot')) out.push({ type: 'spot', seat, crew: 'pilot', target: id })
    if (observer !== null) {
      for (const id of spottable(state, ac, 'observer')) out.push({ type: 'spot', seat, crew: 'observer', target: id })
    }
    for (const id of leadersFor(state, ac)) out.push({ type: 'spotLeader', seat, target: id })
    if (target !== null) out.push({ type: 'dropTarget', seat, crew: 'pilot' })
    if (observer !== null && observer.target !== null) out.push({ type: 'dropTarget', seat, crew: 'observer' })
    out.push({ type: 'done', seat })
  },
  spotPP: payUp('spotPP'),
  addCv: (_state, seat, out) => void out.push({ type: 'addCv', seat, add: true }, { type: 'addCv', seat, add: false }),
  encounterPP(state, seat, out) {
    const pp = pool(state, asked<'encounterPP'>(state).ac)
    each(0 - pp, pp, out, (n) => ({ type: 'encounterPP', seat, pp: n }))
  },
  maintain: listMaintenance,
  cancelBreak(state, seat, out) {
    const { ac, ones } = asked<'cancelBreak'>(state)
    each(0, Math.min(ones, pool(state, ac)), out, (pp) => ({ type: 'cancelBreak', seat, pp }))
  },
  pitch: listPitches,
  mpAdjust(state, seat, out) {
    const ac = moverOf(state)
    const ways = cvOnMp(state, ac) > 0 ? (['none', 'add', 'subtract'] as const) : (['none'] as const)
    for (const cv of ways) each(0, pool(state, ac), out, (pp) => ({ type: 'mpAdjust', seat, pp, cv }))
  },
  useMp: listUses,
  exitFacing: listShifts,
  failFacing: listShifts,
  recoverFacing: listShifts,
  exitTurn(state, seat, out) {
    for (const turn of TURNS) if (canTurn(state, turn)) out.push({ type: 'turnAfterExit', seat, turn })
  },
  mtDice(state, seat, out) {
    const ac = moverOf(state)
    const { called } = testOf(state)
    for (let aero = 0; aero <= aeroCap(state, ac, called); aero++) {
      const most = Math.min(pool(state, ac), pilotCap(called, aero))
      each(0, most, out, (pp) => ({ type: 'addDice', seat, aero, pp }))
    }
  },
  cancelOnes(state, seat, out) {
    const most = Math.min(testOf(state).ones, pool(state, moverOf(state)))
    each(0, most, out, (pp) => ({ type: 'cancelOnes', seat, pp }))
  },
  buyCv: (state, seat, out) => each(0, cvForSale(state), out, (cv) => ({ type: 'buyCv', seat, cv })),
  cancelEffect(state, seat, out) {
    for (const effect of effectsOf(state)) out.push({ type: 'cancelEffect', seat, effect })
  },
  divert: (state, seat, out) => each(0, divertable(state), out, (cv) => ({ type: 'divert', seat, cv })),
  cut(state, seat, out) {
    const { least, most } = cutRange(state)
    each(least, most, out, (by) => ({ type: 'cutEncounter', seat, by }))
  },
  split(state, seat, out) {
    const { least, most } = splitRange(state)
    each(least, most, out, (pitch) => ({ type: 'splitFailure', seat, pitch }))
  },
  excess: (state, seat, out) => each(0, excessCap(state), out, (pitch) => ({ type: 'takeExcess', seat, pitch })),
  becomeIn: (_state, seat, out) =>
    void out.push({ type: 'becomeIn', seat, yes: true }, { type: 'becomeIn', seat, yes: false }),
  ease(state, seat, out) {
    for (const pitch of easierPitches(state)) out.push({ type: 'easePitch', seat, pitch })
    out.push({ type: 'done', seat })
  },
  speed: listSpeeds,
  speedTake: (_state, seat, out) => each(1, 2, out, (points) => ({ type: 'takeSpeed', seat, points })),
  crewDice: (state, seat, out) =>
    each(0, pool(state, moverOf(state)), out, (dice) => ({ type: 'crewDice', seat, dice })),
  stallPP(state, seat, out) {
    const pp = pool(state, moverOf(state))
    each(0 - pp, pp, out, (n) => ({ type: 'stallPP', seat, pp: n }))
  },
  recover: (state, seat, out) => each(0, pool(state, moverOf(state)), out, (dice) => ({ type: 'recover', seat, dice })),
  attack: (state, seat, out) => void out.push(...attacksOf(state, seat), { type: 'done', seat }),
  cancelJam(state, seat, out) {
    const { by, ones } = state.attacks[state.attacks.length - 1]!
    each(0, Math.min(ones, pool(state, by)), out, (pp) => ({ type: 'cancelJam', seat, pp }))
  },
  trade: (state, seat, out) => each(0, tradeCap(state), out, (criticals) => ({ type: 'trade', seat, criticals })),
  fuelLeak: (_state, seat, out) =>
    void out.push({ type: 'fuelLeak', seat, choice: 'shutDown' }, { type: 'fuelLeak', seat, choice: 'smoke' }),
  retire: (_state, seat, out) => void out.push({ type: 'retire', seat }, { type: 'done', seat }),
}

function listMaintenance(state: State, seat: Seat, out: Out): void {
  const { ac } = asked<'maintain'>(state)
  const { pp, fire: burns, pitch: from, speed } = craft(state, ac)
  for (const type of ['reload', 'unjam'] as const) {
    if (!canLevel(state, ac)) continue
    for (const gun of gunsFor(state, ac, type)) {
      const { id } = cardOf(state, ac).guns[gun]!
      each(freeDice(state, ac, gun) > 0 ? 0 : 1, pp, out, (dice) => ({ type, seat, gun: id, dice }))
    }
  }
  for (const pitch of [-1, -2, -3]) {
    if (!burns || pitchNumber(state.config.tables, from, pitch, speed) === 'impossible') continue
    each(0, Math.floor(pp / 2), out, (dice) => ({ type: 'extinguish', seat, pitch, dice }))
  }
  out.push({ type: 'done', seat })
}

function listPitches(state: State, seat: Seat, out: Out): void {
  const intents = state.config.options.declareIntent ? intentsOf(state) : null
  for (const pitch of PITCHES) {
    if (!canPitch(state, pitch)) continue
    if (intents === null) out.push({ type: 'declarePitch', seat, pitch })
    else for (const intent of intents) out.push({ type: 'declarePitch', seat, pitch, ...intent })
  }
}

type Intent = { readonly first: Use; readonly turn?: number }

function intentsOf(state: State): readonly Intent[] {
  if (craft(state, moverOf(state)).maneuvering) return INTENTS
  const turns = TURNS.filter((turn) => canTurn(state, turn))
  return [...turns.map((turn): Intent => ({ first: 'goForward', turn })), { first: 'maneuver' }]
}

const INTENTS: readonly Intent[] = (['maneuver', 'exitGoing', 'exitManeuver', 'levelOut'] as const).map((first) => ({
  first,
}))

function listUses(state: State, seat: Seat, out: Out): void {
  const { ac, intent, hUsed, hLeft } = moveOf(state)
  const first = intent !== null && hUsed === 0 ? intent : null
  const may = (use: Use): boolean => first === null || first.use === use
  const step = copied(state)
  if (craft(state, ac).maneuvering && step === undefined) {
    listManeuvers(state, seat, out, may, hLeft)
    return
  }
  if (step !== null && may('goForward')) listForward(state, seat, out, step ?? first?.turn)
  if ((step === undefined || step === null) && may('maneuver')) {
    for (const more of MORE) out.push({ type: 'maneuver', seat, more })
  }
}

function listForward(state: State, seat: Seat, out: Out, only: number | undefined): void {
  for (const turn of TURNS) {
    if (only !== undefined && turn !== only) continue
    if (canTurn(state, turn)) out.push({ type: 'goForward', seat, turn })
  }
}

function listManeuvers(_state: State, seat: Seat, out: Out, may: (use: Use) => boolean, hLeft: number): void {
  if (may('maneuver')) for (const more of MORE) out.push({ type: 'maneuver', seat, more })
  if (may('exitGoing')) out.push({ type: 'exitGoing', seat })
  for (const mp of hLeft >= 2 ? [1, 2] : [1]) {
    if (may('exitManeuver')) for (const more of MORE) out.push({ type: 'exitManeuver', seat, mp, more })
  }
  if (!may('levelOut')) return
  for (let facing = 0; facing < 6; facing++) for (const more of MORE) out.push({ type: 'levelOut', seat, facing, more })
}

function listSpeeds(state: State, seat: Seat, out: Out): void {
  const ac = moverOf(state)
  const { engine, speed } = craft(state, ac)
  const { maxLevel } = cardOf(state, ac)
  for (const aim of [1, 2]) {
    if (engine === 'running' && speed + aim <= maxLevel) out.push({ type: 'power', seat, aim })
  }
  if (engine === 'running') out.push({ type: 'drag', seat })
  out.push({ type: 'coast', seat })
  if (!state.config.options.engineOff) return
  if (engine === 'running') out.push({ type: 'cutEngine', seat })
  if (engine === 'off') out.push({ type: 'startEngine', seat })
}
