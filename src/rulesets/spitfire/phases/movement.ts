/** Segment C: one aircraft after the other spends its MPs (book 5.2C, 6). */
import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { diveCost } from '../aircraft/charts.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { blocker, printed } from '../flight/airspace.js'
import {
  costOf,
  endsOf,
  type Flight,
  type FlightStep,
  flightOf,
  fly,
  hasBegun,
  isBelowCeiling,
  isTooLate,
  type Pilot,
  pilotOf,
  turnNeed,
  wouldBreak,
} from '../flight/flight.js'
import {
  type Action,
  chartFor,
  type Draft,
  edit,
  flying,
  type MpRecord,
  type Preparation,
  plane,
  type Spitfire,
  type State,
} from '../state/state.js'
import { leavePlay } from '../turn/loss.js'
import { goOn, isByAircraft, nextAircraft, passesCheck } from '../turn/sequence.js'
import { aircraftProblem } from './altitude.js'
import { passTarget, take } from './movement-step.js'

type Broken = readonly Violation<RuleId>[]
type Teller = Io<Spitfire>
type Rule<T extends Action['type']> = ActionRules<Spitfire>[T]

// ---------------------------------------------------------------------------------------- beginning

/** An aircraft begins its move, with its dive if it has declared one. @rule SP-6-1 SP-6D-2 SP-6B-6 */
export const beginMove: Rule<'beginMove'> = {
  phases: ['movement'],
  listed: 'all',
  check(state, { plane: id }) {
    const mover = state.move?.plane
    const waits = isByAircraft(state) && mover !== undefined && state.move?.left === 0 && !hasBegun(state)
    if (mover !== undefined && !(waits && mover === id)) return [no('SP-6-1', 'move-in-progress', { plane: mover })]
    return aircraftProblem(state, id)
  },
  apply(draft, { plane: id }, io) {
    const one = edit(draft, id)
    const mps = one.speedSet as number
    if (!draft.config.options.turnModeCarriesOver) {
      one.straight = 0
      one.turns = 0
    }
    io.emit?.({ type: 'moveBegan', rule: 'SP-6-1', audience: 'all', plane: id, mps })
    draft.move = { plane: id, left: mps, started: false, rolled: null, climbMp: 0, waived: false }
    if (one.mode === 'hdive' || one.mode === 'vdive') dive(draft, id, io)
    if (draft.move !== null) judgeStacking(draft, id, io)
  },
}

/** @rule SP-6D-8 SP-6D-4 SP-6D-5 SP-6J-1 */
function dive(draft: Draft, id: string, io: Teller): void {
  const one = edit(draft, id)
  const { mode, levels, altitude: from, hex, facing } = one
  const mps = mode === 'vdive' ? diveCost(chartFor(draft, one), levels) : 0
  const to = from - levels
  const rule = mode === 'vdive' ? 'SP-6D-8' : levels === 1 ? 'SP-6D-4' : 'SP-6D-5'
  if (mps > 0) one.path = Array.from({ length: mps }, (): MpRecord => ({ kind: 'dive', hex: { ...hex }, facing }))
  draft.move!.left -= mps
  io.emit?.({ type: 'diveExecuted', rule, audience: 'all', plane: id, mode: mode!, levels, mps, from, to })
  if (to < 1) {
    leavePlay(draft, id, 'below', io)
    return
  }
  one.altitude = to
  if (draft.config.options.targetPass === 'within') passTarget(draft, id, io)
}

/** If from the start every end in play would share a place, it may. @rule SP-6E-3 */
function judgeStacking(draft: Draft, id: string, io: Teller): void {
  const { good, stacked } = endsOf(pilotOf(draft, id), flightOf(plane(draft, id), draft.move!))
  if (good || !stacked) return
  draft.move!.waived = true
  io.emit?.({ type: 'stackingWaived', rule: 'SP-6E-3', audience: 'all', plane: id })
}

// ---------------------------------------------------------------------------------------- spending MPs

/** An order that spends MPs: what it breaks by itself, then whether the move could still be completed. */
function spend<T extends FlightStep['type']>(
  _type: T,
  problems: (pilot: Pilot, flight: Flight, step: Extract<FlightStep, { type: T }>) => Broken,
  listed: 'all' | 'some' = 'all',
): Rule<T> {
  const rule = {
    phases: ['movement'],
    listed,
    check(state: State, action: Extract<FlightStep, { type: T }>): Broken {
      if (state.move === null || !hasBegun(state)) return [no('SP-6-1', 'no-move')]
      const pilot = pilotOf(state, state.move.plane)
      const flight = flightOf(plane(state, state.move.plane), state.move)
      const own = problems(pilot, flight, action)
      return own.length > 0 ? own : completionProblem(pilot, fly(pilot, flight, action), state.move.waived)
    },
    apply: (draft: Draft, action: FlightStep, io: Teller): void => take(draft, action, io),
  }
  return rule as unknown as Rule<T>
}

/** No dead ends: a step that could only be completed by breaking a rule. */
function completionProblem(pilot: Pilot, flight: Flight, waived: boolean): Broken {
  const rule = wouldBreak(pilot, flight, waived)
  if (rule === undefined) return []
  return [no(rule, rule === 'SP-6E-1' ? 'no-way-out' : 'climb-duty', { wouldBreak: rule, plane: pilot.id })]
}

const priceProblem = (pilot: Pilot, { left }: Flight, step: FlightStep, rule: RuleId) =>
  left < costOf(pilot, step) && no(rule, 'not-enough-mp', { need: costOf(pilot, step), have: left })

/** One hex straight ahead. @rule SP-6A-1 SP-6-2 SP-10-2 */
export const forward = spend('forward', (pilot, flight, step) =>
  broken(
    pilot.options.hexSpace && step.toward === undefined && no('SP-10-2', 'choose-hex'),
    !pilot.options.hexSpace && step.toward !== undefined && no('SP-6-2', 'no-choice-of-hex'),
    priceProblem(pilot, flight, step, 'SP-6A-1'),
  ),
)

/** A turn of one hexside in place, before anything else. @rule SP-6B-1 SP-6B-2 */
export const startTurn = spend('startTurn', (pilot, flight, step) =>
  broken(
    flight.started && no('SP-6B-1', 'not-first'),
    !flight.started && isTooLate(pilot) && no('SP-6B-2', 'not-first'),
    priceProblem(pilot, flight, step, 'SP-6B-1'),
  ),
)

/** A turn of one hexside, after this many hexes straight ahead. @rule SP-6B-4 SP-6B-5 SP-2.41-1 SP-10-3 */
export const turn = spend('turn', (pilot, flight, step) => {
  const [need, have] = [turnNeed(pilot.chart, flight.turns), flight.straight]
  return broken(
    have < need && no('SP-6B-4', 'turn-too-soon', { need, have }),
    priceProblem(pilot, flight, step, 'SP-6B-4'),
  )
})

/** One hex to the side, facing kept. @rule SP-6G1-1 SP-6G1-2 SP-6G1-3 SP-2.43-1 SP-10-5 */
export const snapRoll = spend('snapRoll', (pilot, flight, step) => {
  const { chart } = pilot
  if (chart.rollCost === null) return [no('SP-6G1-2', 'cannot-roll', { chart: chart.name })]
  const { rolled } = flight
  return broken(
    rolled !== null && rolled !== step.hand && no('SP-6G1-3', 'other-hand', { hand: rolled }),
    priceProblem(pilot, flight, step, 'SP-2.43-1'),
  )
})

/** Steps up the climb ring, in place. @rule SP-6C-1 SP-6C-2 SP-6C-4 SP-6C-9 SP-6D-3 */
export const climb = spend(
  'climb',
  (pilot, flight, step) => {
    const { mode, id, chart } = pilot
    if (mode === 'hdive' || mode === 'vdive') return [no('SP-6D-3', 'diving', { plane: id })]
    if (mode !== 'climb') return [no('SP-6C-1', 'not-climbing', { plane: id })]
    const half = chart.climbMpPerStep === 2 && flight.left === 1
    return broken(
      half && no('SP-6C-4', 'half-step', { need: chart.climbMpPerStep }),
      !half && priceProblem(pilot, flight, step, 'SP-6C-2'),
      !isBelowCeiling(pilot, flight, step.steps) &&
        no('SP-6C-9', 'ceiling', { plane: id, altitude: flight.altitude, step: flight.climbStep }),
    )
  },
  'some',
)

const NAMES: Readonly<Record<Preparation, string>> = { wingOver: 'wing-over', splitS: 'split-S' }

function maneuverProblems(pilot: Pilot, flight: Flight, step: Extract<FlightStep, { type: Preparation }>): Broken {
  const { chart, mode, prepared, state, id } = pilot
  const maneuver = NAMES[step.type]
  if (chart.woss === null) return [no('SP-6G2-3', 'cannot-maneuver', { chart: chart.name })]
  const lost = step.type === 'splitS' && prepared === null && plane(state, id).dived
  return broken(
    lost && no('SP-11A-2', 'levelled-off'),
    !lost &&
      prepared !== step.type &&
      no(step.type === 'wingOver' ? 'SP-6G2-1' : 'SP-6G3-1', 'not-prepared', { maneuver }),
    mode !== 'level' && no('SP-6G23-1', 'not-level', { maneuver }),
    flight.started && no('SP-6G23-1', 'not-first'),
    priceProblem(pilot, flight, step, 'SP-2.44-1'),
  )
}

/** A reversal prepared by a phase of climbing. @rule SP-6G2-1 SP-6G2-2 SP-6G2-3 SP-6G23-1 */
export const wingOver = spend('wingOver', maneuverProblems)
/** A reversal prepared by a vertical dive. @rule SP-6G3-1 SP-6G2-3 SP-6G23-1 SP-11A-2 */
export const splitS = spend('splitS', maneuverProblems)

// ---------------------------------------------------------------------------------------- ending

/** How much speed an aircraft may lose at the end of its move. @rule SP-6C-7 */
export function mostBleed(state: State): number {
  const { plane: id, climbMp } = state.move!
  const one = plane(state, id)
  return Math.max(0, Math.min(climbMp, one.speed - chartFor(state, one).minSpeed))
}

/** Did all MPs go into the climb or dive? @rule SP-11C-1 */
export const isAllVertical = (path: readonly MpRecord[]): boolean =>
  path.length > 0 && path.every(({ kind }) => kind === 'climb' || kind === 'dive')

/**
 * All MPs are spent: speed is bled, attitude kept or given up.
 * @rule SP-5.2-7 SP-6C-7 SP-6E-1 SP-11A-1 SP-11C-1 SP-6C-8 SP-6D-14 SP-11-90
 */
export const endMove: Rule<'endMove'> = {
  phases: ['movement'],
  listed: 'all',
  check(state, { bleed, attitude }) {
    const { move } = state
    if (move === null || !hasBegun(state)) return [no('SP-6-1', 'no-move')]
    if (move.left > 0) return [no('SP-5.2-7', 'mp-left', { left: move.left })]
    const limit = mostBleed(state)
    return [
      ...broken(bleed > limit && no('SP-6C-7', 'bad-bleed', { plane: move.plane, limit, bleed })),
      ...attitudeProblems(state, move.plane, attitude),
      ...stackProblem(state, move.plane, move.waived),
    ]
  },
  apply(draft, { bleed, attitude }, io) {
    const { plane: id, climbMp } = draft.move!
    const one = edit(draft, id)
    const isLevel = one.mode === 'level' || attitude === 'level'
    one.attitude = isLevel ? 'level' : one.mode === 'climb' ? 'climb' : 'dive'
    one.prepared = isLevel ? null : preparedBy(one.path, climbMp, one.mode === 'vdive')
    one.dived = one.mode === 'vdive'
    one.moved = true
    one.phases++
    bleedSpeed(draft, id, bleed, io)
    tellAttitude(draft, id, io)
    const { hex, facing, altitude, speed } = one
    io.emit?.({
      type: 'moveEnded',
      rule: 'SP-5.2-7',
      audience: 'all',
      plane: id,
      hex: printed(hex),
      facing,
      altitude,
      speed,
    })
    draft.move = null
    if (isByAircraft(draft)) nextAircraft(draft, io)
  },
}

/** @rule SP-6G2-1 */
const preparedBy = (path: readonly MpRecord[], climbMp: number, steep: boolean): Preparation | null =>
  steep ? 'splitS' : path.length > 0 && climbMp === path.length ? 'wingOver' : null

function bleedSpeed(draft: Draft, id: string, bleed: number, io: Teller): void {
  if (bleed === 0) return
  const one = edit(draft, id)
  const from = one.speed
  one.speed = from - bleed
  io.emit?.({ type: 'speedBled', rule: 'SP-6C-7', audience: 'all', plane: id, from, to: one.speed })
}

function tellAttitude(draft: Draft, id: string, io: Teller): void {
  const { attitude, mode } = plane(draft, id)
  if (mode === 'level') return
  const kept = mode === 'climb' ? 'SP-6C-8' : 'SP-6D-14'
  const rule = draft.config.options.interAltitude ? 'SP-11A-1' : kept
  io.emit?.({ type: 'attitudeSet', rule, audience: 'all', plane: id, attitude })
}

function attitudeProblems(state: State, id: string, attitude: 'keep' | 'level' | undefined): Broken {
  if (!state.config.options.interAltitude) return broken(attitude !== undefined && no('SP-11A-1', 'no-attitude'))
  const { mode, path } = plane(state, id)
  return broken(
    attitude === undefined && no('SP-11A-1', 'choose-attitude'),
    attitude === 'keep' && mode === 'level' && no('SP-11-90', 'level-keeps-none'),
    attitude === 'level' && mode !== 'level' && isAllVertical(path) && no('SP-11C-1', 'cannot-level-off'),
  )
}

/** @rule SP-6E-1 */
function stackProblem(state: State, id: string, waived: boolean): Broken {
  const { hex, altitude } = plane(state, id)
  const other = waived ? undefined : blocker(state, id, hex.q, hex.r, altitude)
  return other === undefined ? [] : [no('SP-6E-1', 'stacked', { plane: id, other, hex: printed(hex), altitude })]
}

/** All have moved: formations are looked at, then both sides fire. @rule SP-5.1-1 SP-9.3-12 */
export const endPhase: Rule<'endPhase'> = {
  phases: ['movement'],
  listed: 'all',
  check(state) {
    if (state.move !== null) return [no('SP-6-1', 'move-in-progress', { plane: state.move.plane })]
    const left = flying(state, state.moving).find((id) => !plane(state, id).moved)
    return broken(left !== undefined && no('SP-6-1', 'aircraft-left', { plane: left }))
  },
  apply(draft, _action, io) {
    if (!passesCheck(draft, draft.moving, 'end', io)) return
    draft.phase = 'combat'
    draft.fire = null
    goOn(draft, io)
  },
}
