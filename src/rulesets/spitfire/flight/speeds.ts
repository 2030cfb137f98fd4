/** What altitude and speed decisions go together. */
import { diveCost, trackAt } from '../aircraft/charts.js'
import { MOST_HDIVE, TOP_LEVEL } from '../book/tables.js'
import { type AircraftChart, chartFor, type Mode, type Plane, type State } from '../state/state.js'

/** An altitude decision. */
export interface Declaration {
  readonly mode: Mode
  readonly levels: number
}

/** Does it hold a Dive speed? @rule SP-6D-6 */
const holdsDiveSpeed = ({ config }: State, { mode, levels }: Declaration): boolean =>
  mode === 'vdive' || (mode === 'hdive' && (levels > 1 || config.options.driftSatisfiesDiveZone))

/** The highest speed that goes with a decision. @rule SP-5.2-6 */
export function capOf(state: State, plane: Plane, declaration: Declaration): number {
  const { levelMax } = chartFor(state, plane)
  return holdsDiveSpeed(state, declaration) ? plane.maxSpeed : Math.min(levelMax, plane.maxSpeed)
}

/** A Dive speed that may not be left, as long as some dive can hold it. @rule SP-6D-7 */
export const isLocked = (state: State, plane: Plane, declaration: Declaration): boolean =>
  state.config.options.diveSpeedExit === 'locked' &&
  plane.speed > capOf(state, plane, declaration) &&
  canHoldDiveSpeed(state, plane)

/** Is there a dive at its speed? The track of a chart of your own may have gaps. @rule SP-6D-12 */
function canHoldDiveSpeed(state: State, plane: Plane): boolean {
  const depth = Math.max(MOST_HDIVE, deepest(chartFor(state, plane)))
  for (let levels = 1; levels <= depth; levels++) {
    if (isHeldBy(state, plane, { mode: 'vdive', levels })) return true
    if (levels <= MOST_HDIVE && isHeldBy(state, plane, { mode: 'hdive', levels })) return true
  }
  return false
}

const isHeldBy = (state: State, plane: Plane, declaration: Declaration): boolean =>
  holdsDiveSpeed(state, declaration) && speedsFor(state, plane, declaration).length > 0

/** In its first vertical dive an engine without injection cannot accelerate. @rule SP-6D-10 */
export const isStarved = (chart: AircraftChart, plane: Plane, { mode }: Declaration): boolean =>
  mode === 'vdive' && !chart.fuelInjected && !plane.dived

/** The speed at which the dive track is read. @rule SP-2.47-3 */
export const basisOf = ({ config }: State, plane: Plane, speed: number): number =>
  config.options.diveSpeedBasis === 'phase' ? speed : plane.speed

/** The lowest and highest speed, depth aside. @rule SP-5.2-6 SP-6A-2 */
export function bandOf(state: State, plane: Plane, declaration: Declaration): readonly [number, number] {
  const chart = chartFor(state, plane)
  const cap = capOf(state, plane, declaration)
  const base = Math.min(plane.speed, cap)
  return [base, isStarved(chart, plane, declaration) ? base : Math.min(base + chart.maxAccel, cap)]
}

/** Can the decision be flown at this speed? @rule SP-6D-5 SP-6D-8 SP-6D-12 */
export function isSupported(state: State, plane: Plane, { mode, levels }: Declaration, speed: number): boolean {
  const chart = chartFor(state, plane)
  if (mode === 'level' || (mode === 'hdive' && levels === 1)) return true
  if (mode === 'climb') return speed >= chart.climbMpPerStep
  const track = trackAt(chart, basisOf(state, plane, speed))
  if (mode === 'hdive') return levels <= track
  return speed >= diveCost(chart, levels) && isDepthRight(state, levels, track)
}

/** @rule SP-2.47-2 */
const isDepthRight = ({ config }: State, levels: number, track: number): boolean =>
  config.options.diveDepth === 'exact' ? levels === track : levels <= track

/** Every speed that goes with a decision, lowest first; none if it cannot be made. @rule SP-5.2-6 */
export function speedsFor(state: State, plane: Plane, declaration: Declaration): number[] {
  const speeds: number[] = []
  if (isLocked(state, plane, declaration)) return speeds
  const [least, most] = bandOf(state, plane, declaration)
  for (let speed = least; speed <= most; speed++) {
    if (isSupported(state, plane, declaration, speed)) speeds.push(speed)
  }
  return speeds
}

/** Is there nothing left to climb to? @rule SP-6C-9 */
export const isAtCeiling = (state: State, { altitude, climbStep, chart }: Plane): boolean =>
  state.config.options.ceiling === 'hard20' &&
  altitude >= TOP_LEVEL &&
  climbStep >= (state.config.charts[chart] as AircraftChart).climbSteps - 1

/** May this decision be made? */
const canDeclare = (state: State, plane: Plane, declaration: Declaration): boolean =>
  speedsFor(state, plane, declaration).length > 0 && !(declaration.mode === 'climb' && isAtCeiling(state, plane))

/** Every decision that may be made, mildest first. @rule SP-5.2-3 */
export function declarationsOf(state: State, plane: Plane): Declaration[] {
  const out: Declaration[] = []
  const add = (mode: Mode, levels: number): void => {
    const declaration = { mode, levels }
    if (canDeclare(state, plane, declaration)) out.push(declaration)
  }
  add('level', 0)
  add('climb', 0)
  for (let levels = 1; levels <= MOST_HDIVE; levels++) add('hdive', levels)
  const depth = deepest(chartFor(state, plane))
  for (let levels = 1; levels <= depth; levels++) add('vdive', levels)
  return out
}

/** The deepest dive of a chart. */
function deepest({ vdTrack }: AircraftChart): number {
  let most = 0
  for (const speed in vdTrack) most = Math.max(most, vdTrack[speed]!)
  return most
}

/** What an aircraft does about which nothing is said: it flies level, or dives as mildly as it may. @rule SP-6D-7 */
export function defaultDeclaration(state: State, plane: Plane): Declaration {
  const level: Declaration = { mode: 'level', levels: 0 }
  return isLocked(state, plane, level) ? (declarationsOf(state, plane)[0] ?? level) : level
}

/** What an aircraft has decided about its altitude. @rule SP-5.2-3 */
export const declarationOf = ({ mode, levels }: Plane): Declaration => ({ mode: mode ?? 'level', levels })
