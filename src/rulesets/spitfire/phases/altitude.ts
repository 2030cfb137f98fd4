/** Segment A: each aircraft flies level, climbs or dives (book 5.2A, 6C, 6D). */
import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { diveCost } from '../aircraft/charts.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { MOST_HDIVE } from '../book/tables.js'
import {
  bandOf,
  basisOf,
  capOf,
  type Declaration,
  defaultDeclaration,
  isAtCeiling,
  isLocked,
  isStarved,
  speedsFor,
} from '../flight/speeds.js'
import {
  type AircraftChart,
  chartFor,
  type Draft,
  edit,
  flies,
  flying,
  type Plane,
  plane,
  type Spitfire,
  type State,
} from '../state/state.js'
import { beginSegment, isByAircraft } from '../turn/sequence.js'

type Broken = readonly Violation<RuleId>[]
type Teller = Pick<Io<Spitfire>, 'emit'>

/** Is this an aircraft of the phasing side that has still to move? @rule SP-5.2-8 SP-6-1 */
export function aircraftProblem(state: State, id: string): Broken {
  if (!flies(state, id) || plane(state, id).side !== state.moving) {
    return [no('SP-5.2-8', 'not-your-aircraft', { plane: id })]
  }
  return broken(plane(state, id).moved && no('SP-6-1', 'already-moved', { plane: id }))
}

/** Level flight, climb or dive, and how deep. @rule SP-5.2-3 SP-5.2-5 SP-2.47-2 SP-6D-5 SP-6D-8 */
export const declareAltitude: ActionRules<Spitfire>['declareAltitude'] = {
  phases: ['altitude'],
  listed: 'all',
  changeable: true,
  check(state, { plane: id, mode, levels }) {
    const problem = aircraftProblem(state, id)
    return problem.length > 0 ? problem : declarationProblems(state, id, { mode, levels })
  },
  apply(draft, { plane: id, mode, levels }, io) {
    declare(draft, id, { mode, levels }, io)
    if (isByAircraft(draft)) takeTurn(draft, id, io)
  },
}

function declare(draft: Draft, id: string, { mode, levels }: Declaration, io: Teller): void {
  const one = edit(draft, id)
  one.mode = mode
  one.levels = levels
  const rule = mode === 'hdive' && levels === 1 ? 'SP-5.2-5' : 'SP-5.2-3'
  io.emit?.({ type: 'altitudeDeclared', rule, audience: 'all', plane: id, mode, levels })
}

/** One aircraft at a time: this one goes on to its speed. @rule SP-5.2-2 */
function takeTurn(draft: Draft, id: string, io: Teller): void {
  draft.move = { plane: id, left: 0, started: false, rolled: null, climbMp: 0, waived: false }
  beginSegment(draft, 'speed', 'B', io)
}

// ---------------------------------------------------------------------------------------- why not

/** Every broken rule of an altitude decision. */
function declarationProblems(state: State, id: string, declaration: Declaration): Broken {
  const one = plane(state, id)
  const chart = chartFor(state, one)
  const { mode, levels } = declaration
  const wrong = levelsProblem(declaration)
  if (wrong) return [wrong]
  if (mode === 'climb' && isAtCeiling(state, one)) {
    return [no('SP-6C-9', 'ceiling', { plane: id, altitude: one.altitude, step: one.climbStep })]
  }
  if (isLocked(state, one, declaration)) {
    const { levelMax } = chart
    return [no('SP-6D-7', 'dive-speed-locked', { plane: id, speed: one.speed, levelMax })]
  }
  if (speedsFor(state, one, declaration).length > 0) return []
  if (mode === 'climb') {
    return [no('SP-5.2-4', 'too-slow-to-climb', { plane: id, need: chart.climbMpPerStep, have: one.speed })]
  }
  return [depthProblem(state, id, one, chart, levels, mode === 'vdive')]
}

function levelsProblem({ mode, levels }: Declaration): Violation<RuleId> | false {
  if (mode === 'level' || mode === 'climb') {
    return levels !== 0 && no('SP-5.2-3', 'bad-levels', { mode, levels, expected: 'no' })
  }
  if (mode === 'vdive') return levels < 1 && no('SP-6D-8', 'bad-levels', { mode, levels, expected: 'at least 1' })
  const fits = levels >= 1 && levels <= MOST_HDIVE
  return !fits && no('SP-6D-5', 'bad-levels', { mode, levels, expected: `1 to ${MOST_HDIVE}` })
}

/** No speed supports the dive: no entry, too few MPs, or not deep enough. */
function depthProblem(state: State, id: string, one: Plane, chart: AircraftChart, levels: number, steep: boolean) {
  const declaration: Declaration = { mode: steep ? 'vdive' : 'hdive', levels }
  const [least, most] = bandOf(state, one, declaration)
  const speeds = Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => least + i)
  const limit = Math.max(0, ...speeds.map((speed) => chart.vdTrack[basisOf(state, one, speed)] ?? 0))
  if (limit === 0) return no('SP-6D-12', 'no-track', { plane: id })
  if (steep && levels <= limit && diveCost(chart, levels) > most) {
    return no('SP-6D-8', 'too-slow-to-dive', { plane: id, need: diveCost(chart, levels), have: most })
  }
  if (steep && levels <= limit) return no('SP-2.47-2', 'not-exact', { plane: id, levels })
  const rule = isStarved(chart, one, declaration) ? 'SP-6D-10' : steep ? 'SP-2.47-2' : 'SP-6D-5'
  return no(rule, 'too-deep', { plane: id, levels, limit })
}

// ---------------------------------------------------------------------------------------- closing

/** Altitude decisions are fixed; who does not dive leaves the Dive speeds. @rule SP-5.2-9 SP-6D-7 */
export const closeAltitude: ActionRules<Spitfire>['closeAltitude'] = {
  phases: ['altitude'],
  listed: 'all',
  check: (state) => broken(isByAircraft(state) && no('SP-5.2-2', 'one-at-a-time')),
  apply(draft, _action, io) {
    for (const id of flying(draft, draft.moving)) {
      if (plane(draft, id).mode === null) declare(draft, id, defaultDeclaration(draft, plane(draft, id)), io)
      clamp(draft, id, io)
    }
    beginSegment(draft, 'speed', 'B', io)
  },
}

/** Who does not dive leaves the Dive speeds. @rule SP-6D-7 */
export function clamp(draft: Draft, id: string, io: Teller): void {
  const one = edit(draft, id)
  const to = capOf(draft, one, { mode: one.mode ?? 'level', levels: one.levels })
  if (one.speed <= to) return
  const from = one.speed
  one.speed = to
  io.emit?.({ type: 'speedClamped', rule: 'SP-6D-7', audience: 'all', plane: id, from, to, reason: 'leave-dive' })
}
