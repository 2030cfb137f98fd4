/** What a state from outside must keep beyond its shape: ids that exist, markers that agree, questions that fit. */

import { type CoreRule, refuseState, top, type Violation } from '../../../core/index.js'
import { checkChart, diveCost, maxSpeedAfter } from '../aircraft/charts.js'
import type { RuleId } from '../book/rules.js'
import { TOP_LEVEL } from '../book/tables.js'
import { scenarioData } from '../data/scenarios.js'
import { edgeAt } from '../flight/airspace.js'
import { freeZones, planeId } from '../flight/formation.js'
import { declarationOf, isSupported } from '../flight/speeds.js'
import { declarers, isOpen } from '../gunnery/declaration.js'
import { shotProblems } from '../gunnery/shots.js'
import { decision } from '../turn/sequence.js'
import { scenarioProblems, typeProblems } from './setup.js'
import {
  chartFor,
  type Formation,
  flies,
  flying,
  type Move,
  type Plane,
  plane,
  type Question,
  SEATS,
  type Seat,
  type State,
} from './state.js'

/** The first way in which the state contradicts itself, or `[]`. */
export function sound(state: State): readonly Violation<RuleId | CoreRule>[] {
  const wrong = contradictions(state)
  return wrong === undefined ? [] : [refuseState(wrong)]
}

const contradictions = (state: State): string | undefined =>
  dataWrong(state) ?? rosterWrong(state) ?? planesWrong(state) ?? formationsWrong(state) ?? playWrong(state)

function dataWrong({ config, types }: State): string | undefined {
  const bad = Object.entries(config.charts).find(([id, chart]) => chart.id !== id || checkChart(chart).length > 0)
  if (bad !== undefined) return `config.charts.${bad[0]}`
  if (config.alliances.first === config.alliances.second) return 'config.alliances'
  if (scenarioProblems(config).length > 0) return 'config.scenario'
  const type = SEATS.find((seat) => types[seat] !== null && typeProblems(config, seat, types[seat]).length > 0)
  return type && `types.${type}`
}

/** Before types are known there are no aircraft, afterwards those of the scenario. */
function rosterWrong(state: State): string | undefined {
  const known = state.types.first !== null && state.types.second !== null
  const ids = known ? SEATS.flatMap((seat) => rosterOf(state, seat)) : []
  const have = Object.keys(state.planes)
  if (have.length !== ids.length || !ids.every((id) => Object.hasOwn(state.planes, id))) return 'planes'
  const isSetup = state.phase === 'setup' || state.resigned !== null
  return known || isSetup ? undefined : 'types'
}

const rosterOf = ({ config }: State, seat: Seat): readonly string[] =>
  scenarioData[config.scenario].sides[seat].hexes.map((_, i) => planeId(seat, i))

// ---------------------------------------------------------------------------------------- aircraft

function planesWrong(state: State): string | undefined {
  for (const seat of SEATS) {
    const bad = rosterOf(state, seat).find(
      (id) => Object.hasOwn(state.planes, id) && isPlaneWrong(state, seat, plane(state, id)),
    )
    if (bad !== undefined) return `planes.${bad}`
  }
  return undefined
}

function isPlaneWrong(state: State, seat: Seat, one: Plane): boolean {
  const { config, types } = state
  if (one.side !== seat || one.chart !== types[seat] || one.role !== scenarioData[config.scenario].sides[seat].role)
    return true
  const chart = chartFor(state, one)
  if (one.maxSpeed !== maxSpeedAfter(chart, one.damage) || one.speed > one.maxSpeed) return true
  if (one.climbStep >= chart.climbSteps) return true
  if (one.status === 'flying' && edgeAt(config.options, one.hex) !== null) return true
  if (config.options.ceiling === 'hard20' && one.altitude > TOP_LEVEL) return true
  if (one.status === 'flying')
    return one.maxSpeed <= chart.destruct || one.speed < chart.minSpeed || isPhaseWrong(state, one)
  return !one.path.every(({ hex }) => edgeAt(config.options, hex) === null)
}

/** What an aircraft has decided and flown agrees with where the phase is. */
function isPhaseWrong(state: State, one: Plane): boolean {
  if (!one.path.every(({ hex }) => edgeAt(state.config.options, hex) === null)) return true
  if (state.phase === 'over' || state.phase === 'setup') return false
  if (one.side !== state.moving) return one.speedSet === null ? one.path.length > 0 : one.path.length !== one.speedSet
  if (one.moved) return one.mode === null || one.speedSet === null || one.path.length !== one.speedSet
  return isPendingWrong(state, one)
}

/** An aircraft that has still to move: how far its decisions have come. */
function isPendingWrong(state: State, one: Plane): boolean {
  const { phase, move } = state
  const isMover = move !== null && plane(state, move.plane) === one
  if (phase === 'combat' || phase === 'formation' || (!isMover && one.path.length > 0)) return true
  const byAircraft = state.config.options.segmentScope === 'aircraft'
  if (phase === 'altitude') {
    return one.speedSet !== null || (one.mode !== null && (byAircraft || !isDeclarationRight(one)))
  }
  if (byAircraft && !isMover) return false
  if (one.mode === null || !isDeclarationRight(one)) return true
  if (phase === 'speed') return false
  return one.speedSet === null || one.speed !== one.speedSet || (!isMover && !canFly(state, one))
}

const isDeclarationRight = ({ mode, levels }: Plane): boolean =>
  mode === 'level' || mode === 'climb' ? levels === 0 : levels >= 1 && (mode === 'vdive' || levels <= 4)

/** A dive about to be flown can be paid for. */
const canFly = (state: State, one: Plane): boolean =>
  state.config.options.diveSpeedBasis === 'previous'
    ? one.mode !== 'vdive' || one.speed >= diveCost(chartFor(state, one), one.levels)
    : isSupported(state, one, declarationOf(one), one.speed)

// ---------------------------------------------------------------------------------------- formations

function formationsWrong(state: State): string | undefined {
  const due = state.config.scenario.startsWith('9.3') && Object.keys(state.planes).length > 0
  if (due !== (state.formations !== null)) return 'formations'
  if (state.formations === null || state.phase === 'over') return undefined
  const bad = SEATS.find((seat) => isFormationWrong(state, seat, state.formations![seat]))
  return bad && `formations.${bad}`
}

/** Each aircraft in play has one place in it; only while a leader is to be named have they none. */
function isFormationWrong(state: State, seat: Seat, { kind, leaders, wings, joining }: Formation): boolean {
  const alive = flying(state, seat)
  if (joining !== null && !alive.includes(joining)) return true
  if (leaders.length === 0) return wings.length > 0 || alive.length !== 2 || !isAsked(state, 'nameLeader', seat)
  if (isAsked(state, 'nameLeader', seat)) return true
  const placed = [...leaders, ...wings.map((wing) => wing.plane), ...(joining === null ? [] : [joining])]
  if (placed.length !== alive.length || !alive.every((id) => placed.includes(id))) return true
  if (
    leaders.length !== (kind === 'schwarm' ? 2 : 1) ||
    (kind === 'schwarm' && (alive.length !== 4 || joining !== null))
  )
    return true
  if (isAsked(state, 'assignWing', seat) && freeZones(state, seat).length !== 2) return true
  return !wings.every((wing) => leaders.includes(wing.of))
}

const isAsked = ({ agenda }: State, kind: string, seat: Seat): boolean =>
  agenda.some((frame) => frame.kind === kind && frame.waiting[0] === seat)

// ---------------------------------------------------------------------------------------- phase and questions

function playWrong(state: State): string | undefined {
  if (state.phase === 'over') return overWrong(state)
  if (state.ending !== null || state.resigned !== null) return 'ending'
  if (Object.keys(state.planes).length > 0 && decision(state) !== undefined) return 'phase'
  return agendaWrong(state) ?? moveWrong(state) ?? fireWrong(state)
}

const overWrong = ({ ending, resigned }: State): string | undefined =>
  (ending === null) === (resigned === null) ? 'ending' : undefined

/** The phases in which each question can be open. */
const ASKED: Readonly<Record<Question['kind'], readonly State['phase'][]>> = {
  chooseType: ['setup'],
  chooseFacing: ['setup'],
  nameLeader: ['altitude', 'movement', 'formation'],
  assignWing: ['altitude', 'movement', 'combat', 'formation'],
  endOffer: ['altitude', 'speed', 'movement', 'combat'],
}

function agendaWrong(state: State): string | undefined {
  const { agenda, phase, cornerless } = state
  const asked = new Set(agenda.map(({ kind, waiting }) => `${kind} ${waiting}`))
  if (asked.size !== agenda.length || agenda.some((frame) => isFrameWrong(state, frame))) return 'agenda'
  if (phase === 'setup' && agenda.length !== 1) return 'agenda'
  if (phase === 'formation' && agenda.length === 0) return 'agenda'
  const turns = top(state)?.kind === 'chooseFacing'
  return turns !== cornerless.length > 0 || !cornerless.every((id) => flies(state, id)) ? 'cornerless' : undefined
}

function isFrameWrong(state: State, frame: Question): boolean {
  const { kind, waiting } = frame
  if (!ASKED[kind].includes(state.phase) || waiting.length === 0 || waiting.includes('referee')) return true
  if (kind === 'chooseType') return SEATS.some((seat) => (state.types[seat] === null) !== waiting.includes(seat))
  if (waiting.length > 1) return true
  if (kind === 'endOffer') return top(state) !== frame
  return kind === 'chooseFacing' ? waiting[0] !== 'first' : isRoleWrong(state, kind, waiting[0] as Seat)
}

const isRoleWrong = (state: State, kind: string, seat: Seat): boolean =>
  (kind === 'nameLeader' && state.formations?.[seat].leaders.length !== 0) ||
  (kind === 'assignWing' && freeZones(state, seat).length !== 2)

function moveWrong(state: State): string | undefined {
  const { move, phase, config } = state
  const byAircraft = config.options.segmentScope === 'aircraft'
  if (move === null) return phase === 'speed' && byAircraft ? 'move' : undefined
  if (phase !== 'movement' && !(phase === 'speed' && byAircraft)) return 'move'
  if (!flies(state, move.plane)) return 'move'
  const one = plane(state, move.plane)
  return one.side !== state.moving || one.moved || isMoveWrong(state, move, one) ? 'move' : undefined
}

function isMoveWrong({ phase, config }: State, { left, climbMp, started, rolled }: Move, one: Plane): boolean {
  const waits = config.options.segmentScope === 'aircraft' && left === 0 && one.path.length === 0
  if (waits) return started || climbMp > 0
  if (phase === 'speed') return true
  if (one.path.length + left !== one.speedSet) return true
  const spent = one.path.filter(({ kind }) => kind !== 'dive').length
  if (started !== spent > 0) return true
  const climbs = one.path.filter(({ kind }) => kind === 'climb').length
  if (climbs !== climbMp || (climbMp > 0 && one.mode !== 'climb')) return true
  const owes = one.mode === 'climb' && climbMp === 0 && config.options.climbDuty === 'oneStep'
  return left === 0 && owes && rolled === null
}

/** Shots are those that may be declared, each gun's once; dice lie beside them exactly where they are rolled at once. */
function fireWrong(state: State): string | undefined {
  const { fire, phase } = state
  if (phase !== 'combat') return fire === null ? undefined : 'fire'
  if (fire === null) return top(state)?.kind === 'assignWing' ? undefined : 'fire'
  if (top(state)?.kind === 'assignWing') return 'agenda'
  if (new Set(fire.locked).size !== fire.locked.length) return 'fire.locked'
  if (fire.locked.length === 2 && fire.shots.length === 0) return 'fire.shots'
  const guns = new Set(fire.shots.map((shot) => `${shot.plane} ${shot.gun}`))
  if (guns.size !== fire.shots.length) return 'fire.shots'
  const bad = fire.shots.some(
    (shot) =>
      !flies(state, shot.plane) ||
      (shot.die !== null) !== isOpen(state) ||
      shotProblems(state, shot.plane, shot.gun, shot.target).length > 0 ||
      (declarers(state).length === 0 && fire.locked.length < 2),
  )
  return bad ? 'fire.shots' : undefined
}
