/** Where the enemy could fire at: from where it stands, or after every move that it can still make. */
import { FACINGS, type Facing, type Hex, hexDisk, hexLength } from '../../../geometry/index.js'
import { diveCost, gunsOf, reachOf } from '../aircraft/charts.js'
import type { Options } from '../book/options.js'
import { TOP_LEVEL } from '../book/tables.js'
import { inField, isOnMap, printed } from '../flight/airspace.js'
import {
  type Flight,
  flightOf,
  fly,
  hasBegun,
  keyOf,
  owesClimb,
  type Pilot,
  pilotOf,
  recordsOf,
  stepsOf,
} from '../flight/flight.js'
import { type Declaration, declarationOf, declarationsOf, speedsFor } from '../flight/speeds.js'
import { countsForFirer, hasWatched, windowOf } from '../gunnery/sighting.js'
import {
  type Attitude,
  chartFor,
  flying,
  type Gun,
  type Mode,
  type MpRecord,
  opponent,
  type Plane,
  plane,
  type Seat,
  type State,
} from '../state/state.js'

import { endsFrom, endsIn, type Node as Flown } from './search.js'

/** A hex and level at which an aircraft of the enemy could fire. */
export interface Threat {
  /** A printed number. */
  readonly hex: string
  readonly altitude: number
  /** The aircraft that could fire there. */
  readonly by: string
}

/** A pose in which guns fire, and the MPs with which a target must have been watched. */
interface Stance {
  readonly q: number
  readonly r: number
  readonly facing: Facing
  readonly altitude: number
  readonly isAllVertical: boolean
  readonly watch: readonly MpRecord[]
}

/**
 * The hexes and levels at which aircraft of a seat could be fired at in the next Combat Phase. While the enemy has its
 * Movement Phase, or if `afterMove` is set, that is after every move which each of its aircraft can still make, and only
 * where it would have watched long enough; otherwise from where it stands. Other aircraft in the way are left out of
 * account: they may have moved. Every move takes tens of milliseconds an aircraft, at corners (rule 10) up to a fifth
 * of a second.
 *
 * @rule SP-7-1
 */
export function threatMap(state: State, seat: Seat, afterMove = isToMove(state, opponent(seat))): readonly Threat[] {
  return flying(state, opponent(seat)).flatMap((by) =>
    threatsBy(state, by, afterMove ? sweepsAfterMove(state, by) : [sweepFrom(state, plane(state, by), [])]),
  )
}

/**
 * The hexes and levels at which one aircraft could fire after its present or next move.
 *
 * @rule SP-7-1
 */
export const threatsAfterMove = (state: State, by: string): readonly Threat[] =>
  threatsBy(state, by, sweepsAfterMove(state, by))

const isToMove = ({ phase, moving }: State, seat: Seat): boolean =>
  moving === seat && (phase === 'altitude' || phase === 'speed' || phase === 'movement')

/** Every hex and level of all sweeps, once. */
function threatsBy(state: State, by: string, sweeps: readonly Sweep[]): readonly Threat[] {
  const seen = new Set<number>()
  const threats: Threat[] = []
  for (const sweep of sweeps) {
    for (const spot of sweep.spots) {
      for (const altitude of altitudesOf(state, spot, sweep)) {
        const key = keyOfPlace(spot.hex, altitude)
        if (seen.has(key)) continue
        seen.add(key)
        threats.push({ hex: printed(spot.hex), altitude, by })
      }
    }
  }
  return threats
}

const keyOfPlace = ({ q, r }: Hex, altitude: number): number => (altitude * 300 + q) * 400 + r + 100

// ---------------------------------------------------------------------------------------- fields

/** A hex that is covered. */
interface Spot {
  readonly hex: Hex
  /** The firer's. */
  readonly altitude: number
  readonly isAllVertical: boolean
  /** Range that is left for levels. */
  readonly rest: number
}

/** The hexes covered at the ends of moves of one kind. The same moves may be flown this many levels lower. */
interface Sweep {
  readonly spots: readonly Spot[]
  readonly lower: number
  attitudesOf(isAllVertical: boolean): readonly Attitude[]
}

/** The field of one gun: by facing, offsets with the range they leave. */
interface Field {
  readonly gun: Gun
  readonly offsets: readonly (readonly { readonly q: number; readonly r: number; readonly rest: number }[])[]
}

function fieldsOf(state: State, one: Plane): readonly Field[] {
  const chart = chartFor(state, one)
  return gunsOf(chart).map((gun) => {
    const reach = reachOf(chart, gun)
    const disk = hexDisk({ q: 0, r: 0 }, reach).slice(1)
    const near = disk.map(({ q, r }) => ({ q, r, rest: reach - hexLength(q, r) }))
    return {
      gun,
      offsets: FACINGS.map((facing) => near.filter(({ q, r }) => inField(state.config.options, gun, facing, q, r))),
    }
  })
}

/** Every hex that some stance covers, each once for a level, with the most range left. */
function spotsOf(state: State, fields: readonly Field[], stances: readonly Stance[]): readonly Spot[] {
  const best = new Map<number, Spot>()
  for (const stance of stances) for (const field of fields) addSpots(state, field, stance, best)
  return [...best.values()]
}

function addSpots({ config }: State, { gun, offsets }: Field, stance: Stance, best: Map<number, Spot>): void {
  const { q, r, facing, altitude, isAllVertical } = stance
  const watch = earlierWatch(stance)
  for (const offset of offsets[facing]!) {
    const hex = { q: q + offset.q, r: r + offset.r }
    if (!isOnMap(config.options, hex)) continue
    const key = 2 * keyOfPlace(hex, altitude) + (isAllVertical ? 1 : 0)
    if ((best.get(key)?.rest ?? -1) >= offset.rest) continue
    if (!hasWatched(config.options, watch, watch.length, gun, { hex })) continue
    best.set(key, { hex, altitude, isAllVertical, rest: offset.rest })
  }
}

/** What is watched from where it stands is its field: only what it watched from elsewhere is still to be asked. */
const earlierWatch = ({ q, r, facing, watch }: Stance): readonly MpRecord[] =>
  [...new Set(watch)].filter((one) => one.hex.q !== q || one.hex.r !== r || one.facing !== facing)

/** The levels at which a target in a covered hex can be fired at. @rule SP-11-1 */
function altitudesOf({ config }: State, spot: Spot, { lower, attitudesOf }: Sweep): readonly number[] {
  const own = spot.altitude - lower
  if (!config.options.interAltitude) return [own]
  const top = config.options.ceiling === 'hard20' ? TOP_LEVEL : Infinity
  const deltas = Array.from({ length: spot.rest }, (_, i) => i + 1)
  return attitudesOf(spot.isAllVertical)
    .flatMap((nose) => (nose === 'level' ? [own] : deltas.map((delta) => own + (nose === 'dive' ? -delta : delta))))
    .filter((level) => level >= 1 && level <= top)
}

// ---------------------------------------------------------------------------------------- moves

/** What an aircraft can do in its next move or in what is left of this one. */
interface Plan {
  readonly declaration: Declaration
  readonly speed: number
}

/** What is covered from where an aircraft stands, having watched. */
function sweepFrom(state: State, one: Plane, watch: readonly MpRecord[]): Sweep {
  const { hex, facing, altitude } = one
  const stance: Stance = { q: hex.q, r: hex.r, facing, altitude, isAllVertical: false, watch }
  return { spots: spotsOf(state, fieldsOf(state, one), [stance]), lower: 0, attitudesOf: () => [one.attitude] }
}

/** What is covered after every next or present move of an aircraft by which a target can be watched long enough. */
function sweepsAfterMove(state: State, id: string): readonly Sweep[] {
  const one = plane(state, id)
  const { move } = state
  if (isToMove(state, one.side) && one.moved) {
    const watch = watchOf(state, one.path, one.path.length)
    return watch === null ? [] : [sweepFrom(state, one, watch)]
  }
  const fields = fieldsOf(state, one)
  if (move?.plane === id && hasBegun(state)) {
    const ends = endings(pilotOf(state, id), flightOf(one, move), one.path, one.speedSet as number)
    return [sweepOf(spotsOf(state, fields, ends), 0, one.mode ?? 'level')]
  }
  const known = new Map<string, readonly Spot[]>()
  return plansOf(state, one).flatMap((plan) => flown(state, id, fields, plan, known))
}

const sweepOf = (spots: readonly Spot[], lower: number, mode: Mode): Sweep => ({
  ...{ spots, lower, attitudesOf: (isAllVertical) => attitudesAt(mode, isAllVertical) },
})

function plansOf(state: State, one: Plane): readonly Plan[] {
  const own = isToMove(state, one.side) && !one.moved
  const decided = own && state.phase !== 'altitude' && one.mode !== null
  const declarations = decided ? [declarationOf(one)] : declarationsOf(state, one)
  return declarations.flatMap((declaration) => {
    const speeds = own && one.speedSet !== null ? [one.speedSet] : speedsFor(state, one, declaration)
    return speeds.map((speed) => ({ declaration, speed }))
  })
}

/** A move that is flown from its beginning. Moves without a climb look the same at every level: they are flown once. */
function flown(
  state: State,
  id: string,
  fields: readonly Field[],
  { declaration: { mode, levels }, speed }: Plan,
  known: Map<string, readonly Spot[]>,
): readonly Sweep[] {
  const one = plane(state, id)
  if (one.altitude - levels < 1) return []
  const mps = mode === 'vdive' ? diveCost(chartFor(state, one), levels) : 0
  const key = `${speed} ${mps} ${mode === 'climb' || (one.prepared !== null && mode)}`
  const pilot = { ...pilotOf(state, id), mode }
  const fly = () => spotsOf(state, fields, endings(pilot, startOf(state, one, speed - mps), diving(one, mps), speed))
  const spots = known.get(key) ?? fly()
  known.set(key, spots)
  return [sweepOf(spots, levels, mode)]
}

function startOf({ config }: State, one: Plane, left: number): Flight {
  const carries = config.options.turnModeCarriesOver
  const { hex, facing, altitude, climbStep } = one
  return {
    ...{ q: hex.q, r: hex.r, facing, altitude, climbStep, left },
    ...{ straight: carries ? one.straight : 0, turns: carries ? one.turns : 0 },
    ...{ started: false, rolled: null, climbMp: 0 },
  }
}

const diving = ({ hex, facing }: Plane, mps: number): readonly MpRecord[] =>
  Array.from({ length: mps }, (): MpRecord => ({ kind: 'dive', hex, facing }))

/**
 * The hexes in which an aircraft can end its present or next move on the map, whatever it declares.
 *
 * @rule SP-6-1
 */
export function groundAfterMove(state: State, id: string): readonly Hex[] {
  const one = plane(state, id)
  const isMoving = state.move?.plane === id && hasBegun(state)
  const nodes = isMoving ? endsIn(state) : flownByPlan(state, id, one)
  return [...new Map(nodes.map(({ flight: { q, r } }) => [q * 1_000 + r, { q, r }])).values()]
}

/** The ends of every move that it can declare. Those that differ in levels alone are flown once. */
function flownByPlan(state: State, id: string, one: Plane): readonly Flown[] {
  const known = new Map<string, readonly Flown[]>()
  for (const { declaration, speed } of plansOf(state, one)) {
    const { mode, levels } = declaration
    const left = speed - (mode === 'vdive' ? diveCost(chartFor(state, one), levels) : 0)
    const key = `${left} ${mode === 'climb' || (one.prepared !== null && mode)}`
    if (one.altitude - levels < 1 || known.has(key)) continue
    known.set(key, endsFrom({ ...pilotOf(state, id), mode }, startOf(state, one, left), true))
  }
  return [...known.values()].flat()
}

// ---------------------------------------------------------------------------------------- what is watched

/** Of the MPs of a path so far those by which a target must be watched; null if one of them does not count. */
function watchOf({ config }: State, path: readonly MpRecord[], mps: number): readonly MpRecord[] | null {
  const { options } = config
  const window = windowOf(options, mps)
  if (options.sightingWindow === 'lastCountable') return path.filter(counting(options)).slice(-window)
  const late = path.slice(Math.max(0, mps - window))
  return late.every(counting(options)) ? late : null
}

const counting =
  (options: Options) =>
  ({ kind }: MpRecord): boolean =>
    countsForFirer(options, kind)

interface Node {
  readonly flight: Flight
  /** Of the MPs so far those by which a target must be watched. */
  readonly watch: readonly MpRecord[]
}

/** Every end in play of a flight after which something can have been watched long enough. */
function endings(pilot: Pilot, start: Flight, path: readonly MpRecord[], mps: number): readonly Stance[] {
  const watch = watchOf(pilot.state, path, mps)
  if (watch === null) return []
  const dives = path.filter(({ kind }) => kind === 'dive').length
  const seen = new Set<string | number>()
  const ends = new Map<string, Stance>()
  const open: Node[] = [{ flight: start, watch }]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { flight } = node
    if (flight.left > 0) expand(pilot, node, mps, seen, open)
    else if (node.watch.length === windowOf(pilot.options, mps) && !owesClimb(pilot, flight)) {
      const isAllVertical = dives + flight.climbMp === mps
      const { q, r, facing, altitude } = flight
      const end: Stance = { q, r, facing, altitude, isAllVertical, watch: node.watch }
      ends.set(`${altitude} ${isAllVertical} ${keyOfWatch(node)}`, end)
    }
  }
  return [...ends.values()]
}

/** @rule SP-11A-1 SP-11C-1 */
function attitudesAt(mode: Mode, isAllVertical: boolean): readonly Attitude[] {
  if (mode === 'level') return ['level']
  const nose = mode === 'climb' ? 'climb' : 'dive'
  return isAllVertical ? [nose] : [nose, 'level']
}

function expand(pilot: Pilot, { flight, watch }: Node, mps: number, seen: Set<string | number>, open: Node[]): void {
  for (const step of stepsOf(pilot, flight)) {
    const after = fly(pilot, flight, step)
    if (!isOnMap(pilot.options, after)) continue
    const next = watchAfter(pilot, watch, recordsOf(flight, after, step), flight.left, windowOf(pilot.options, mps))
    if (next === null) continue
    const node = { flight: after, watch: next }
    const key = keyOfNode(pilot, node)
    if (seen.has(key)) continue
    seen.add(key)
    open.push(node)
  }
}

/** The watch after more MPs of those `left`; null if one in the window does not count. @rule SP-8F-4 */
function watchAfter(
  pilot: Pilot,
  watch: readonly MpRecord[],
  records: readonly MpRecord[],
  left: number,
  window: number,
): readonly MpRecord[] | null {
  const skips = pilot.options.sightingWindow === 'lastCountable'
  const counts = counting(pilot.options)
  const late = skips ? records.filter(counts) : records.slice(Math.max(0, left - window))
  if (!late.every(counts)) return null
  return late
    .reduce((all, next) => [...all.map((one) => (isTighter(pilot, next, one) ? next : one)), next], watch)
    .slice(-window)
}

/** Does what is watched at a later MP leave nothing more to ask of an earlier one? Then the later stands for both. */
function isTighter({ chart, options }: Pilot, later: MpRecord, { hex, facing }: MpRecord): boolean {
  if (chart.armament === 'all') return true
  if (later.facing !== facing) return false
  const [q, r] = [later.hex.q - hex.q, later.hex.r - hex.r]
  return (q === 0 && r === 0) || (chart.armament === 'fwd' && inField(options, 'fwd', facing, q, r))
}

/** Numbers where the watch adds nothing: none yet, or nothing but from here. */
function keyOfNode(pilot: Pilot, node: Node): string | number {
  const { flight, watch } = node
  const key = keyOf(pilot, flight)
  if (watch.length === 0) return key
  const isHere = ({ hex, facing }: MpRecord): boolean =>
    hex.q === flight.q && hex.r === flight.r && facing === flight.facing
  // The MPs left tell how many have been watched, unless some are skipped.
  const isPlain = pilot.options.sightingWindow === 'lastThird' && watch.every(isHere)
  return isPlain ? -key : `${key} ${keyOfWatch(node)}`
}

const keyOfWatch = ({ flight, watch }: Node): string =>
  `${flight.q},${flight.r},${flight.facing} ${watch.map(({ hex, facing }) => `${hex.q},${hex.r},${facing}`)}`
