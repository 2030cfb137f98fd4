/** What a state from outside must keep beyond its shape: ids that exist, numbers that agree, questions with an answer. */

import { type CoreRule, canonical, refuseState, top, type Violation } from '../../../core/index.js'
import { spotFits } from '../../../geometry/index.js'
import { bayProblems, flapsProblems, gearProblems } from '../aircraft/devices.js'
import { shutdownProblems } from '../aircraft/engines.js'
import { dropRefusals, loadOf } from '../aircraft/loads.js'
import { lawOf } from '../book/law.js'
import type { RuleId } from '../book/rules.js'
import { ringDistance } from '../errata/functions/bank.js'
import { bandOf } from '../flight/airspace.js'
import { gunRefusal } from '../gunnery/defensive-fire.js'
import { compareShots, headOnPairs, shotRefusal } from '../gunnery/gunnery.js'
import { leaderOf, loosenProblems } from '../turn/formations.js'
import { adjustmentsOf } from '../turn/scatter.js'
import { inDanger, jammed } from '../turn/sequence.js'
import { isHelpless, tailTargets } from '../turn/tailing.js'
import { chartOf, checkBase, invertedChartOf } from './setup.js'
import {
  craftOf,
  type FrameKind,
  flyerOf,
  foeOf,
  type Move,
  type Phase,
  type Plane,
  type Rules,
  type State,
} from './state.js'

/** The first way in which the state contradicts itself, or `[]`. */
export function sound(state: State): readonly Violation<RuleId | CoreRule>[] {
  const wrong =
    dataWrong(state) ?? planesWrong(state) ?? parachutesWrong(state) ?? groundWrong(state) ?? playWrong(state)
  return wrong === undefined ? [] : [refuseState(wrong)]
}

/** Configs that make sense: positions of one game share theirs. */
const sensible = new WeakSet<Rules>()

function dataWrong({ config, planes, turn }: State): string | undefined {
  if (canonical(Object.keys(planes)) !== canonical(config.ids)) return 'planes'
  if (turn < 1 || turn > config.turns) return 'turn'
  const wrong = sensible.has(config) ? undefined : rulesWrong(config)
  if (wrong === undefined) sensible.add(config)
  return wrong
}

function rulesWrong({ ids, flyers, crafts, options, law, base, chart, inverted }: Rules): string | undefined {
  if (canonical(Object.keys(flyers)) !== canonical(ids)) return 'config.flyers'
  if (ids.some((id) => !Object.hasOwn(crafts, flyers[id]!.craft))) return 'config.crafts'
  if (!(['blue', 'red'] as const).every((seat) => ids.some((id) => flyers[id]!.side === seat))) return 'config.flyers'
  if (canonical(law) !== canonical(lawOf(options))) return 'config.law'
  if (checkBase(base).length > 0 || canonical([chart, inverted]) !== canonical([chartOf(base), invertedChartOf(base)]))
    return 'config.base'
  return undefined
}

// ---------------------------------------------------------------------------------------- aircraft

function planesWrong(state: State): string | undefined {
  const bad = state.config.ids.find((id) => isPlaneWrong(state, id, state.planes[id]!))
  return bad === undefined ? undefined : `planes.${bad}`
}

function isPlaneWrong(state: State, id: string, plane: Plane): boolean {
  const { weapons, guns, hits } = craftOf(state, id)
  if (!spotFits(plane) || plane.accel < -AT_MOST(state) || plane.accel > AT_MOST(state)) return true
  if (plane.out ? false : plane.hits >= hits || plane.alt < 1) return true
  if (!sameKeys(plane.weapons, weapons) || weapons.some((one) => plane.weapons[one.id]!.ammo > one.cap)) return true
  if (!sameKeys(plane.guns, guns) || guns.some((one) => plane.guns[one.id]!.ammo > one.cap)) return true
  if (plane.load !== null && loadOf(plane) === 'clean') return true
  const others = [...plane.blind, ...(plane.tail === null ? [] : [plane.tail])]
  if (others.some((other) => !isFoe(state, id, other))) return true
  return areRunsWrong(plane) || (plane.move !== null && isMoveWrong(state, plane, plane.move))
}

const AT_MOST = ({ config }: State): number => config.base.accelPerHalf - 1

const sameKeys = (record: object, list: readonly { readonly id: string }[]): boolean =>
  Object.keys(record).length === list.length && list.every(({ id }) => Object.hasOwn(record, id))

const isFoe = (state: State, id: string, other: string): boolean =>
  Object.hasOwn(state.planes, other) && flyerOf(state, other).side !== flyerOf(state, id).side

const areRunsWrong = ({ carryBank, move }: Plane): boolean =>
  [carryBank, move?.bank ?? null].some((run) => run !== null && ringDistance(run.from, run.to) !== 1)

function isMoveWrong(state: State, plane: Plane, move: Move): boolean {
  const { fps, left, h, v, vMin, vMax, flight, start, band, leadIn, done } = move
  if (left > fps || h + v > fps || start > 100 || fps > 51) return true
  if (move.bank !== null && move.bank.from !== plane.bank) return true
  if (state.phase !== 'move' || done || flight === null) return false
  if (bandOf(state.config.base, plane.alt) === band && v > vMax) return true
  return h + v + left !== fps || vMin > vMax || v > vMax || Math.max(0, leadIn - h) + Math.max(0, vMin - v) > left
}

// ---------------------------------------------------------------------------------------- what is going on

/** In which phase each question can be asked. */
const ASKED: Readonly<Record<FrameKind, Phase>> = {
  scatter: 'setup',
  adjust: 'setup',
  banks: 'setup',
  plot: 'plot',
  spin: 'plot',
  tail: 'plot',
  initiative: 'plot',
  wing: 'plot',
  helpless: 'activate',
  headOn: 'attack',
  shots: 'attack',
  roll: 'attack',
  stores: 'attack',
  jams: 'end',
  bail: 'end',
  book: 'end',
}

function playWrong(state: State): string | undefined {
  if (state.phase === 'over') return undefined
  const frame = top(state)
  if (state.agenda.length > 1 || (frame !== undefined && ASKED[frame.kind] !== state.phase)) return 'agenda'
  if (frame === undefined && state.phase !== 'activate' && state.phase !== 'move') return 'agenda'
  return (
    scatteredWrong(state) ??
    listsWrong(state) ??
    movesWrong(state, frame?.kind) ??
    askedWrong(state) ??
    activeWrong(state) ??
    shotsWrong(state)
  )
}

const flies = (state: State, id: string): boolean => Object.hasOwn(state.planes, id) && !state.planes[id]!.out

/** Formations are scattered in set-up only, by whoever is asked, with something left to move. */
function scatteredWrong(state: State): string | undefined {
  const { scattered, config, phase } = state
  const { kind, waiting } = top(state) ?? { kind: undefined, waiting: [] }
  if (
    (phase === 'setup') !==
    (config.defender !== null && state.turn === 1 && kind !== undefined && ASKED[kind] === 'setup')
  )
    return 'phase'
  const [now] = scattered
  if ((now !== undefined) !== (kind === 'adjust')) return 'scattered'
  if (now === undefined) return undefined
  return waiting[0] !== foeOf(now.side) || adjustmentsOf(state).length === 0 ? 'scattered' : undefined
}

function listsWrong(state: State): string | undefined {
  const { asked, spins, order, fired } = state
  const known = [...asked, ...spins, ...order, ...fired].every((id) => Object.hasOwn(state.planes, id))
  const once = [asked, spins, order].every((list) => new Set(list).size === list.length)
  return known && once ? undefined : 'lists'
}

/** Before declarations are shown nobody moves; afterwards everybody in play has a move. */
function movesWrong(state: State, kind: FrameKind | undefined): string | undefined {
  const live = state.config.ids.filter((id) => flies(state, id))
  if (kind === 'plot' || state.phase === 'setup')
    return state.config.ids.some((id) => state.planes[id]!.move !== null) ? 'planes' : ordersWrong(state)
  if (Object.keys(state.orders).length > 0) return 'orders'
  if (live.some((id) => state.planes[id]!.move === null)) return 'planes'
  const isFlown = state.phase === 'attack' || state.phase === 'end'
  const idle = live.some((id) => !state.planes[id]!.move!.done || state.planes[id]!.move!.flight === null)
  return isFlown && idle ? 'planes' : undefined
}

function ordersWrong(state: State): string | undefined {
  const bad = Object.entries(state.orders).some(([id, order]) => {
    const { throttle, flaps, gear, bay, shutdown, loosen } = order
    if (!flies(state, id) || Object.values(order).every((part) => part === null)) return true
    if (shutdown !== null && shutdownProblems(state, id).length > 0) return true
    if (loosen !== null && loosenProblems(state, id).length > 0) return true
    if (gear !== null && gearProblems(state, id, gear).length > 0) return true
    if (bay !== null && bayProblems(state, id, bay).length > 0) return true
    const at = state.planes[id]!
    if (throttle !== null && at.gloc > 0) return true
    return flaps !== null && flapsProblems(state, id, flaps).length > 0
  })
  return bad ? 'orders' : undefined
}

/** Crews come down from different aircraft, each lost. */
function parachutesWrong({ parachutes, planes }: State): string | undefined {
  const lost = parachutes.every(({ plane: id }) => Object.hasOwn(planes, id) && planes[id]!.out)
  return lost && new Set(parachutes.map((one) => one.plane)).size === parachutes.length ? undefined : 'parachutes'
}

/** Every target and nothing else, hit no more than it can be. */
function groundWrong({ ground, config: { targets } }: State): string | undefined {
  const fits = targets.every(({ id, hits }) => Object.hasOwn(ground, id) && ground[id]!.hits <= hits)
  return fits && Object.keys(ground).length === targets.length ? undefined : 'ground'
}

/** Who is asked is the owner of the first aircraft that waits, and has a choice. */
function askedWrong(state: State): string | undefined {
  const { kind, waiting } = top(state) ?? { kind: undefined, waiting: [] }
  const isPlane = kind === 'spin' || kind === 'tail' || kind === 'wing' || kind === 'stores' || kind === 'banks'
  if (!isPlane) return state.asked.length > 0 ? 'asked' : refereeWrong(state, kind, waiting)
  const [first] = state.asked
  if (first === undefined || !state.asked.every((id) => flies(state, id))) return 'asked'
  if (waiting.length !== 1 || waiting[0] !== flyerOf(state, first).side) return 'agenda'
  if (kind === 'stores' && state.asked.some((id) => dropRefusals(state, id).length > 0)) return 'asked'
  if (kind === 'tail' && state.asked.some((id) => tailTargets(state, id).length === 0)) return 'asked'
  return kind === 'wing' && state.asked.some((id) => leaderOf(state, id) === null) ? 'asked' : undefined
}

function refereeWrong(state: State, kind: FrameKind | undefined, waiting: readonly string[]): string | undefined {
  const isDuty =
    kind === 'scatter' || kind === 'initiative' || kind === 'helpless' || kind === 'roll' || kind === 'book'
  if (kind !== undefined && isDuty !== waiting.includes('referee')) return 'agenda'
  const hasAll = waiting.every(
    (seat) => seat === 'referee' || state.config.ids.some((id) => flyerOf(state, id).side === seat && flies(state, id)),
  )
  if (!hasAll) return 'agenda'
  if (kind === 'bail' && (waiting.length !== 1 || inDanger(state, waiting[0] as 'blue').length === 0)) return 'agenda'
  return kind === 'jams' && (waiting.length !== 1 || jammed(state, waiting[0] as 'blue').length === 0)
    ? 'agenda'
    : undefined
}

function activeWrong(state: State): string | undefined {
  const { active, phase } = state
  if ((active !== null) !== (phase === 'activate' || phase === 'move')) return 'active'
  if (active === null) return undefined
  if (!flies(state, active)) return 'active'
  const { move } = state.planes[active]!
  const isAsked = top(state)?.kind === 'helpless'
  if (phase === 'activate')
    return isHelpless(state, active) === isAsked && move!.fps + (isAsked ? 1 : 0) > 0 ? undefined : 'active'
  return move!.flight === null || move!.done ? 'active' : undefined
}

function shotsWrong(state: State): string | undefined {
  const { shots, headOn, phase, fired } = state
  if (phase !== 'attack') return shots.length > 0 || headOn || fired.length > 0 ? 'shots' : undefined
  const kind = top(state)?.kind
  if (kind === 'stores' && shots.length > 0) return 'shots'
  if (kind !== 'roll' && headOn !== (kind === 'headOn')) return 'headOn'
  if (headOn && headOnPairs(state).length === 0) return 'headOn'
  if (shots.some((shot, i) => i > 0 && compareShots(shots[i - 1]!, shot) >= 0)) return 'shots'
  const bad = shots.some((shot) => {
    if (!flies(state, shot.plane)) return true
    if (shot.gun !== null) return gunRefusal(state, shot.plane, shot.gun, shot.target) !== null
    const inOrder = craftOf(state, shot.plane)
      .weapons.map((one) => one.id)
      .filter((one) => shot.weapons.includes(one))
    return (
      canonical(inOrder) !== canonical(shot.weapons) || shot.weapons.length === 0 || shotRefusal(state, shot) !== null
    )
  })
  return bad ? 'shots' : undefined
}
