/** One aircraft's flight, MP by MP: what may be spent, where it leads, and whether the move can still be completed. */
import { type Facing, hexStep, turnFacing } from '../../../geometry/index.js'
import type { Options } from '../book/options.js'
import { TOP_LEVEL } from '../book/tables.js'
import {
  type Action,
  type AircraftChart,
  chartFor,
  type Hand,
  type Mode,
  type Move,
  type MpKind,
  type MpRecord,
  type Plane,
  type Preparation,
  type State,
} from '../state/state.js'
import { blocker, isInTheWay, isOnMap, sideAhead, sideOfRoll, signOf } from './airspace.js'

/** Where an aircraft is in its move. */
export interface Flight {
  readonly q: number
  readonly r: number
  readonly facing: Facing
  readonly altitude: number
  readonly climbStep: number
  readonly left: number
  readonly straight: number
  readonly turns: number
  readonly started: boolean
  readonly rolled: Hand | null
  readonly climbMp: number
}

/** What does not change in a move. */
export interface Pilot {
  readonly state: State
  readonly id: string
  readonly chart: AircraftChart
  readonly options: Options
  readonly mode: Mode
  readonly prepared: Preparation | null
}

type StepType = 'forward' | 'startTurn' | 'turn' | 'snapRoll' | 'climb' | 'wingOver' | 'splitS'
/** One expenditure of MPs: an order without its seat. */
export type FlightStep = Action extends infer A
  ? A extends { readonly type: StepType }
    ? Omit<A, 'seat'>
    : never
  : never

/** The aircraft that is moving, as the state has it. */
export function pilotOf(state: State, id: string): Pilot {
  const plane = state.planes[id] as Plane
  const { mode, prepared } = plane
  return {
    state,
    id,
    chart: chartFor(state, plane),
    options: state.config.options,
    mode: mode ?? 'level',
    prepared,
  }
}

/** Has the aircraft whose turn it is spent or begun anything? Under `aircraft` it is named before it begins. */
export const hasBegun = ({ move, planes }: Pick<State, 'move' | 'planes'>): boolean =>
  move !== null && (move.left > 0 || planes[move.plane]!.path.length > 0)

/** Its flight so far. */
export function flightOf(plane: Plane, move: Move): Flight {
  const { hex, facing, altitude, climbStep, straight, turns } = plane
  const { left, started, rolled, climbMp } = move
  return { q: hex.q, r: hex.r, facing, altitude, climbStep, left, straight, turns, started, rolled, climbMp }
}

// ---------------------------------------------------------------------------------------- what may be spent

/** Hexes straight ahead before the next turn. @rule SP-6B-4 */
export const turnNeed = ({ turnMode }: AircraftChart, turns: number): number => turnMode[turns & 1] as number

/** @rule SP-6B-1 */
const canStartTurn = (pilot: Pilot, { started, left }: Flight): boolean => !started && left > 0 && !isTooLate(pilot)
/** Does a vertical dive come before the start turn, which must be the first? @rule SP-6B-2 */
export const isTooLate = ({ mode, options }: Pilot): boolean => mode === 'vdive' && !options.startTurnAfterDive
/** @rule SP-6B-4 */
const canTurn = ({ chart }: Pilot, { left, straight, turns }: Flight): boolean =>
  left > 0 && straight >= turnNeed(chart, turns)
/** @rule SP-6G1-1 */
const canRoll = ({ chart }: Pilot, { left, rolled }: Flight, hand: Hand): boolean =>
  chart.rollCost !== null && left >= chart.rollCost && (rolled === null || rolled === hand)
/** @rule SP-6C-2 */
const canClimb = (pilot: Pilot, flight: Flight, steps: number): boolean =>
  pilot.mode === 'climb' && flight.left >= steps * pilot.chart.climbMpPerStep && isBelowCeiling(pilot, flight, steps)
/** @rule SP-6G2-2 */
const canManeuver = ({ chart, mode, prepared }: Pilot, flight: Flight, type: Preparation, hexsides: number) =>
  chart.woss !== null &&
  mode === 'level' &&
  prepared === type &&
  !flight.started &&
  flight.left >= (chart.woss[hexsides - 1] as number)

/** @rule SP-6C-9 */
export const isBelowCeiling = ({ options, chart }: Pilot, { altitude, climbStep }: Flight, steps: number): boolean =>
  options.ceiling === 'none' || roomAbove(chart, altitude, climbStep) >= steps

const roomAbove = ({ climbSteps }: AircraftChart, altitude: number, climbStep: number): number =>
  (TOP_LEVEL - altitude) * climbSteps + climbSteps - 1 - climbStep

const FORWARD: FlightStep = { type: 'forward' }
const CLIMB: FlightStep = { type: 'climb', steps: 1 }
const byHand = <T extends StepType>(type: T) =>
  ({ left: { type, hand: 'left' }, right: { type, hand: 'right' } }) as unknown as Readonly<Record<Hand, FlightStep>>
const START_TURN = byHand('startTurn')
const TURN = byHand('turn')
const ROLL = byHand('snapRoll')
const CORNERS: Readonly<Record<Hand, FlightStep>> = {
  left: { type: 'forward', toward: 'left' },
  right: { type: 'forward', toward: 'right' },
}
const HANDS = ['left', 'right'] as const
const HEXSIDES = [1, 2, 3] as const

/**
 * Every single expenditure that the rules allow now, whatever comes after; a climb one step at a time.
 * @rule SP-6-2 SP-6A-1 SP-6B-1 SP-6B-4 SP-6C-1 SP-6G1-1 SP-6G2-2 SP-6G3-1
 */
export function stepsOf(pilot: Pilot, flight: Flight): FlightStep[] {
  const out: FlightStep[] = []
  if (flight.left === 0) return out
  if (pilot.options.hexSpace) out.push(CORNERS.left, CORNERS.right)
  else out.push(FORWARD)
  if (canStartTurn(pilot, flight)) out.push(START_TURN.left, START_TURN.right)
  if (canTurn(pilot, flight)) out.push(TURN.left, TURN.right)
  if (canRoll(pilot, flight, 'left')) out.push(ROLL.left)
  if (canRoll(pilot, flight, 'right')) out.push(ROLL.right)
  if (canClimb(pilot, flight, 1)) out.push(CLIMB)
  if (pilot.prepared !== null && !flight.started) addManeuvers(pilot, flight, pilot.prepared, out)
  return out
}

function addManeuvers(pilot: Pilot, flight: Flight, type: Preparation, out: FlightStep[]): void {
  for (const hexsides of HEXSIDES) {
    if (!canManeuver(pilot, flight, type, hexsides)) continue
    for (const hand of HANDS) out.push({ type, hand, hexsides })
  }
}

/** The MPs of a step. @rule SP-2.43-1 SP-2.44-1 SP-6A-1 SP-6C-2 */
export function costOf({ chart }: Pilot, step: FlightStep): number {
  switch (step.type) {
    case 'snapRoll':
      return chart.rollCost ?? 0
    case 'climb':
      return step.steps * chart.climbMpPerStep
    case 'wingOver':
    case 'splitS':
      return chart.woss?.[step.hexsides - 1] ?? 0
    default:
      return 1
  }
}

// ---------------------------------------------------------------------------------------- where it leads

/** The flight after a step. @rule SP-6A-1 SP-6B-3 SP-6B-4 SP-6B-7 SP-6G-2 */
export function fly(pilot: Pilot, flight: Flight, step: FlightStep): Flight {
  const left = flight.left - costOf(pilot, step)
  switch (step.type) {
    case 'forward':
      return inHex(
        flight,
        sideAhead(pilot.options, flight.facing, step.toward),
        left,
        flight.straight + 1,
        flight.rolled,
      )
    case 'snapRoll': {
      const straight = pilot.options.rollHex === 'resets' ? 0 : flight.straight
      return inHex(flight, sideOfRoll(pilot.options, flight.facing, step.hand), left, straight, step.hand)
    }
    case 'climb':
      return climbed(pilot, flight, left, step.steps)
    case 'startTurn':
      // SP-6B-3
      return turned(flight, signOf(step.hand), left, flight.turns + (pilot.options.startTurnCountsAsFirst ? 1 : 0))
    case 'turn':
      return turned(flight, signOf(step.hand), left, flight.turns + 1)
    default:
      return turned(flight, signOf(step.hand) * step.hexsides, left, 0)
  }
}

/** In the hex beyond a hexside. Field by field, like the others: they run many times for each order. */
function inHex(f: Flight, side: Facing, left: number, straight: number, rolled: Hand | null): Flight {
  const { q, r } = hexStep(f, side)
  const { facing, altitude, climbStep, turns, climbMp } = f
  return { q, r, facing, altitude, climbStep, left, straight, turns, started: true, rolled, climbMp }
}

function turned(f: Flight, hexsides: number, left: number, turns: number): Flight {
  const facing = turnFacing(f.facing, hexsides)
  const { q, r, altitude, climbStep, rolled, climbMp } = f
  return { q, r, facing, altitude, climbStep, left, straight: 0, turns, started: true, rolled, climbMp }
}

/** @rule SP-6C-5 */
function climbed({ chart }: Pilot, f: Flight, left: number, steps: number): Flight {
  const step = f.climbStep + steps
  const climbMp = f.climbMp + steps * chart.climbMpPerStep
  const altitude = f.altitude + Math.floor(step / chart.climbSteps)
  const { q, r, facing, straight, turns, rolled } = f
  const climbStep = step % chart.climbSteps
  return { q, r, facing, altitude, climbStep, left, straight, turns, started: true, rolled, climbMp }
}

const KINDS: Readonly<Record<FlightStep['type'], MpKind>> = {
  forward: 'hex',
  startTurn: 'turn',
  turn: 'turn',
  climb: 'climb',
  wingOver: 'maneuver',
  splitS: 'maneuver',
  snapRoll: 'rollEnd',
}

/** One record for each MP; a roll spends the greater half where it starts. @rule SP-8F-2 */
export function recordsOf(before: Flight, after: Flight, step: FlightStep): MpRecord[] {
  const mps = before.left - after.left
  const early = step.type === 'snapRoll' ? Math.ceil(mps / 2) : 0
  const records: MpRecord[] = []
  for (let mp = 0; mp < mps; mp++) {
    const at = mp < early ? before : after
    const kind = mp < early ? 'rollStart' : KINDS[step.type]
    records.push({ kind, hex: { q: at.q, r: at.r }, facing: at.facing })
  }
  return records
}

// ---------------------------------------------------------------------------------------- can it be completed

/** How moves from here can end: in play as they should, in play sharing a place, or off the map. */
export interface Ends {
  readonly good: boolean
  readonly stacked: boolean
  readonly exit: boolean
}

const [GOOD, STACKED, EXIT] = [1, 2, 4]

/** Has a climb been declared and nothing been climbed yet? @rule SP-5.2-4 */
export const owesClimb = ({ mode, options }: Pilot, { climbMp }: Flight): boolean =>
  mode === 'climb' && climbMp === 0 && options.climbDuty === 'oneStep'

/** Is the straightest way to the end a good one? It nearly always is, and costs next to nothing to look at. */
function isPlainSailing(pilot: Pilot, flight: Flight): boolean {
  const { chart, options, state, id } = pilot
  const owed = owesClimb(pilot, flight)
  if (owed && !canClimb(pilot, flight, 1)) return false
  const left = flight.left - (owed ? chart.climbMpPerStep : 0)
  const altitude = flight.altitude + (owed && flight.climbStep + 1 === chart.climbSteps ? 1 : 0)
  const end = hexStep(flight, flight.facing, left)
  return isOnMap(options, end) && blocker(state, id, end.q, end.r, altitude) === undefined
}

/** Is nobody near enough to share a place with at the end? */
function isAlone({ state, id, mode }: Pilot, flight: Flight): boolean {
  for (const other in state.planes) {
    const plane = state.planes[other] as Plane
    if (mode !== 'climb' && plane.altitude !== flight.altitude) continue
    const [dq, dr] = [plane.hex.q - flight.q, plane.hex.r - flight.r]
    if (Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) > flight.left) continue
    if (isInTheWay(state, id, other, plane)) return false
  }
  return true
}

/** Every way in which a move can end from here; stops looking once there is a good one. @rule SP-6E-1 */
export function endsOf(pilot: Pilot, flight: Flight): Ends {
  const found = isPlainSailing(pilot, flight) ? GOOD : search(pilot, flight, new Map())
  return { good: (found & GOOD!) !== 0, stacked: (found & STACKED!) !== 0, exit: (found & EXIT!) !== 0 }
}

function search(pilot: Pilot, flight: Flight, known: Map<number, number>): number {
  if (!isOnMap(pilot.options, flight)) return EXIT!
  if (flight.left === 0) return endHere(pilot, flight)
  const key = keyOf(pilot, flight)
  const before = known.get(key)
  if (before !== undefined) return before
  let found = 0
  for (const step of stepsOf(pilot, flight)) {
    found |= search(pilot, fly(pilot, flight, step), known)
    if ((found & GOOD!) !== 0) break
  }
  known.set(key, found)
  return found
}

function endHere(pilot: Pilot, flight: Flight): number {
  if (owesClimb(pilot, flight)) return 0
  return blocker(pilot.state, pilot.id, flight.q, flight.r, flight.altitude) === undefined ? GOOD! : STACKED!
}

/** Flights of one key have the same ways to go on. A number below 2^53. */
export const keyOf = (pilot: Pilot, flight: Flight): number => stageOf(flight) * PLACES + placeOf(pilot, flight)

/** How high a flight is and how many MPs it has left, as a number. */
export const stageOf = ({ altitude, climbStep, left }: Flight): number => (altitude * 200 + climbStep) * 61 + left

/** The rest of the key, below 2^30: straight hexes count only up to the turn mode. */
export function placeOf({ chart }: Pilot, flight: Flight): number {
  const straight = Math.min(flight.straight, Math.max(chart.turnMode[0], chart.turnMode[1]))
  const hands = flight.rolled === null ? 0 : flight.rolled === 'left' ? 1 : 2
  const flags = (flight.turns & 1) + (flight.climbMp > 0 ? 2 : 0) + (flight.started ? 4 : 0)
  return ((((flight.q + 100) * 400 + flight.r + 200) * 6 + flight.facing) * 21 + straight) * 24 + flags * 3 + hands
}

const PLACES = 300 * 400 * 6 * 21 * 24

/**
 * Why a move could no longer be completed: the rule that would have to be broken; undefined if none would.
 * @rule SP-5.2-4 SP-6E-1 SP-6E-90 SP-6J-1
 */
export function wouldBreak(pilot: Pilot, flight: Flight, waived: boolean): 'SP-5.2-4' | 'SP-6E-1' | undefined {
  if (!isOnMap(pilot.options, flight) || isPlainSailing(pilot, flight)) return undefined
  const owed = owesClimb(pilot, flight)
  if ((!owed || canClimb(pilot, flight, 1)) && (waived || isAlone(pilot, flight))) return undefined
  const { good, stacked, exit } = endsOf(pilot, flight)
  // SP-6J-1: who means to leave may, whoever stands in the way of every other end.
  if (good || exit || (stacked && waived)) return undefined
  return stacked ? 'SP-6E-1' : 'SP-5.2-4'
}
