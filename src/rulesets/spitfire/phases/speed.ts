/** Segment B: each aircraft's speed (book 5.2B, 6A). */
import { type ActionRules, broken, type Io, type Violation } from '../../../core/index.js'
import { diveCost, trackAt } from '../aircraft/charts.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { basisOf, capOf, type Declaration, declarationOf, isStarved, isSupported, speedsFor } from '../flight/speeds.js'
import { chartFor, type Draft, edit, flying, type Plane, plane, type Spitfire, type State } from '../state/state.js'
import { beginSegment, isByAircraft } from '../turn/sequence.js'
import { aircraftProblem, clamp } from './altitude.js'

type Broken = readonly Violation<RuleId>[]
type Teller = Pick<Io<Spitfire>, 'emit'>

/** The speed of this phase. @rule SP-5.2-6 SP-6A-2 SP-6A-3 SP-6D-6 SP-6D-10 SP-2.47-3 SP-6D-11 */
export const setSpeed: ActionRules<Spitfire>['setSpeed'] = {
  phases: ['speed'],
  listed: 'all',
  changeable: true,
  check(state, { plane: id, speed }) {
    const problem = aircraftProblem(state, id)
    if (problem.length > 0) return problem
    if (isByAircraft(state) && state.move?.plane !== id) {
      return [no('SP-5.2-2', 'move-in-progress', { plane: state.move?.plane ?? id })]
    }
    return speedProblems(state, id, speed)
  },
  apply(draft, { plane: id, speed }, io) {
    if (isByAircraft(draft)) clamp(draft, id, io)
    decide(draft, id, speed, io)
    if (!isByAircraft(draft)) return
    edit(draft, id).speed = speed
    beginSegment(draft, 'movement', 'C', io)
  },
}

function decide(draft: Draft, id: string, to: number, io: Teller): void {
  const one = edit(draft, id)
  one.speedSet = to
  const injected = one.mode === 'vdive' && to > one.speed && chartFor(draft, one).fuelInjected
  const rule = injected ? 'SP-6D-11' : 'SP-5.2-6'
  io.emit?.({ type: 'speedSet', rule, audience: 'all', plane: id, from: one.speed, to })
}

/** Every broken rule of a speed decision. */
function speedProblems(state: State, id: string, speed: number): Broken {
  const one = plane(state, id)
  const chart = chartFor(state, one)
  const declaration = declarationOf(one)
  const cap = capOf(state, one, declaration)
  const have = Math.min(one.speed, cap)
  const { maxAccel: limit } = chart
  const outside = broken(
    speed < have && no('SP-6A-3', 'too-slow', { plane: id, have, speed }),
    speed > have + limit &&
      no('SP-6A-2', 'too-much-acceleration', { plane: id, have, speed, limit, most: have + limit }),
    speed > one.maxSpeed && no('SP-5.2-6', 'over-maximum', { plane: id, speed, limit: one.maxSpeed }),
    speed > cap && speed <= one.maxSpeed && no('SP-6D-6', 'not-without-dive', { plane: id, speed, limit: cap }),
    isStarved(chart, one, declaration) && speed > have && no('SP-6D-10', 'no-injection', { plane: id, have }),
  )
  return outside.length > 0 ? outside : supportProblems(state, id, one, declaration, speed)
}

function supportProblems(state: State, id: string, one: Plane, declaration: Declaration, speed: number): Broken {
  if (isSupported(state, one, declaration, speed)) return []
  const chart = chartFor(state, one)
  const { mode, levels } = declaration
  if (mode === 'climb') {
    return [no('SP-5.2-4', 'too-slow-to-climb', { plane: id, need: chart.climbMpPerStep, have: speed })]
  }
  const cost = diveCost(chart, levels)
  if (mode === 'vdive' && speed < cost) {
    return [no('SP-6D-8', 'too-slow-to-dive', { plane: id, need: cost, have: speed })]
  }
  const limit = trackAt(chart, basisOf(state, one, speed))
  return [no('SP-2.47-3', 'dive-not-supported', { plane: id, speed, limit, levels })]
}

/** Who has not decided flies as slowly as it may. @rule SP-5.2-6 SP-5.2-9 */
export const closeSpeed: ActionRules<Spitfire>['closeSpeed'] = {
  phases: ['speed'],
  listed: 'all',
  check: (state) => broken(isByAircraft(state) && no('SP-5.2-2', 'one-at-a-time')),
  apply(draft, _action, io) {
    for (const id of flying(draft, draft.moving)) {
      const one = plane(draft, id)
      if (one.speedSet === null) decide(draft, id, speedsFor(draft, one, declarationOf(one))[0] ?? one.speed, io)
      edit(draft, id).speed = plane(draft, id).speedSet as number
    }
    beginSegment(draft, 'movement', 'C', io)
  },
}
