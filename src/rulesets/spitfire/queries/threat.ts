/** Where the enemy could fire at: from where it stands, or after every move that it can still make. */
import { FACINGS, type Facing, type Hex, hexDisk, hexLength } from '../../../geometry/index.js'
import { inField, isOnMap, printed } from '../airspace.js'
import { diveCost, gunsOf, reachOf } from '../charts.js'
import { type Flight, flightOf, fly, keyOf, owesClimb, type Pilot, pilotOf, recordsOf, stepsOf } from '../flight.js'
import { hasBegun } from '../phases/movement.js'
import { declarationOf } from '../phases/speed.js'
import { countsForFirer, hasWatched, windowOf } from '../sighting.js'
import { type Declaration, declarationsOf, speedsFor } from '../speeds.js'
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
} from '../state.js'

/** A hex and level at which an aircraft of the enemy could fire. */
export interface Threat {
  /** A printed number. */
  readonly hex: string
  readonly altitude: number
  /** The aircraft that could fire there. */
  readonly by: string
}

/** A pose from which guns fire, and the MPs with which a target must have been watched; null if the target moves. */
interface Stance {
  readonly q: number
  readonly r: number
  readonly facing: Facing
  readonly altitude: number
  readonly attitudes: readonly Attitude[]
  readonly watch: readonly MpRecord[] | null
}

/**
 * The hexes and levels at which aircraft of a seat could be fired at in the next Combat Phase. While the enemy has its
 * Movement Phase, or if `afterMove` is set, that is after every move which each of its aircraft can still make, and only
 * where it would have watched long enough; otherwise from where it stands. Other aircraft in the way are left out of
 * account: they may have moved. Every move takes tens of milliseconds an aircraft, at corners (rule 10) a second.
 *
 * @rule SP-7-1
 */
export function threatMap(state: State, seat: Seat, afterMove = isToMove(state, opponent(seat))): readonly Threat[] {
  const found = new Map<string, Threat>()
  for (const by of flying(state, opponent(seat))) {
    const stances = afterMove ? stancesAfterMove(state, by) : [standing(plane(state, by))]
    const fields = fieldsOf(state, by)
    for (const stance of stances) cover(state, by, stance, fields, found)
  }
  return [...found.values()]
}

const isToMove = ({ phase, moving }: State, seat: Seat): boolean =>
  moving === seat && (phase === 'altitude' || phase === 'speed' || phase === 'movement')

const standing = ({ hex, facing, altitude, attitude }: Plane): Stance => ({
  ...{ q: hex.q, r: hex.r, facing, altitude, attitudes: [attitude], watch: null },
})

// ---------------------------------------------------------------------------------------- fields

/** The field of one gun: offsets by facing. */
interface Field {
  readonly gun: Gun
  readonly reach: number
  readonly offsets: readonly (readonly Hex[])[]
}

function fieldsOf(state: State, by: string): readonly Field[] {
  const chart = chartFor(state, plane(state, by))
  return gunsOf(chart).map((gun) => {
    const reach = reachOf(chart, gun)
    const disk = hexDisk({ q: 0, r: 0 }, reach).slice(1)
    const offsets = FACINGS.map((facing) => disk.filter(({ q, r }) => inField(state.config.options, gun, facing, q, r)))
    return { gun, reach, offsets }
  })
}

/** Adds every hex and level that a stance covers. */
function cover(state: State, by: string, stance: Stance, fields: readonly Field[], found: Map<string, Threat>): void {
  for (const { gun, reach, offsets } of fields) {
    for (const { q, r } of offsets[stance.facing] as readonly Hex[]) {
      const hex = { q: stance.q + q, r: stance.r + r }
      if (!isOnMap(state.config.options, hex) || !isWatched(state, gun, stance, hex)) continue
      for (const altitude of altitudesOf(state, stance, reach - hexLength(q, r))) {
        const threat = { hex: printed(hex), altitude, by }
        found.set(`${threat.hex} ${altitude} ${by}`, threat)
      }
    }
  }
}

const isWatched = ({ config }: State, gun: Gun, { watch }: Stance, hex: Hex): boolean =>
  watch === null || hasWatched(config.options, watch, watch.length, gun, { hex })

/** The levels at which a target so near can be fired at; `rest` is the range left for levels. @rule SP-11-1 */
function altitudesOf({ config }: State, { altitude, attitudes }: Stance, rest: number): readonly number[] {
  if (!config.options.interAltitude) return [altitude]
  const deltas = Array.from({ length: Math.max(0, rest) }, (_, i) => i + 1)
  return attitudes.flatMap((attitude) => {
    if (attitude === 'level') return [altitude]
    return deltas.map((delta) => altitude + (attitude === 'dive' ? -delta : delta)).filter((level) => level >= 1)
  })
}

// ---------------------------------------------------------------------------------------- moves

/** What an aircraft can do in its next move or in what is left of this one. */
interface Plan {
  readonly declaration: Declaration
  readonly speed: number
}

/** Every stance in which the next or present move of an aircraft can end with a target watched long enough. */
function stancesAfterMove(state: State, id: string): readonly Stance[] {
  const one = plane(state, id)
  const { move } = state
  if (isToMove(state, one.side) && one.moved) return [settled(state, one)].filter((stance) => stance !== null)
  if (move?.plane === id && hasBegun(state)) {
    const ends = endings(pilotOf(state, id), flightOf(one, move), one.path, one.speedSet as number)
    return ends.map((end) => stanceAt(end, end.flight.altitude, one.mode ?? 'level'))
  }
  const known = new Map<string, readonly End[]>()
  return plansOf(state, one).flatMap((plan) => flown(state, id, one, plan, known))
}

const stanceAt = ({ flight, watch, isAllVertical }: End, altitude: number, mode: Mode): Stance => ({
  ...{ q: flight.q, r: flight.r, facing: flight.facing, altitude, watch },
  attitudes: attitudesAt(mode, isAllVertical),
})

/** It has moved: its path says what it has watched. */
function settled(state: State, one: Plane): Stance | null {
  const watch = watchOf(state, one.path, one.path.length)
  return watch && { ...standing(one), watch }
}

function plansOf(state: State, one: Plane): readonly Plan[] {
  const own = isToMove(state, one.side)
  const decided = own && state.phase !== 'altitude' && one.mode !== null
  const declarations = decided ? [declarationOf(one)] : declarationsOf(state, one)
  return declarations.flatMap((declaration) => {
    const speeds = own && one.speedSet !== null ? [one.speedSet] : speedsFor(state, one, declaration)
    return speeds.map((speed) => ({ declaration, speed }))
  })
}

/** The ends of a move that is flown from its beginning. Those without a climb look the same at every level. */
function flown(
  state: State,
  id: string,
  one: Plane,
  plan: Plan,
  known: Map<string, readonly End[]>,
): readonly Stance[] {
  const { declaration, speed } = plan
  const { mode, levels } = declaration
  if (one.altitude - levels < 1) return []
  const mps = mode === 'vdive' ? diveCost(chartFor(state, one), levels) : 0
  const key = `${speed} ${mps} ${mode === 'climb' || (one.prepared !== null && mode)}`
  const ends =
    known.get(key) ??
    endings({ ...pilotOf(state, id), mode }, startOf(state, one, speed - mps), diving(one, mps), speed)
  known.set(key, ends)
  return ends.map((end) => stanceAt(end, end.flight.altitude - levels, mode))
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

// ---------------------------------------------------------------------------------------- what is watched

/** Of the MPs of a path so far those by which a target must be watched; null if one of them does not count. */
function watchOf({ config }: State, path: readonly MpRecord[], mps: number): readonly MpRecord[] | null {
  const window = windowOf(mps)
  if (config.options.sightingWindow === 'lastCountable') return path.filter(counts).slice(-window)
  const late = path.slice(Math.max(0, mps - window))
  return late.every(counts) ? late : null
}

const counts = ({ kind }: MpRecord): boolean => countsForFirer(kind)

interface Node {
  readonly flight: Flight
  /** Of the MPs so far those by which a target must be watched. */
  readonly watch: readonly MpRecord[]
}

/** A node with no MPs left. */
interface End extends Node {
  readonly isAllVertical: boolean
}

/** Every end in play of a flight after which something can have been watched long enough. */
function endings(pilot: Pilot, start: Flight, path: readonly MpRecord[], mps: number): readonly End[] {
  const watch = watchOf(pilot.state, path, mps)
  if (watch === null) return []
  const dives = path.filter(({ kind }) => kind === 'dive').length
  const seen = new Set<string | number>()
  const ends = new Map<string, End>()
  const open: Node[] = [{ flight: start, watch }]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { flight } = node
    if (flight.left > 0) expand(pilot, node, mps, seen, open)
    else if (node.watch.length === windowOf(mps) && !owesClimb(pilot, flight)) {
      const isAllVertical = dives + flight.climbMp === mps
      ends.set(`${flight.altitude} ${isAllVertical} ${keyOfWatch(node)}`, { ...node, isAllVertical })
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
    const next = watchAfter(pilot, watch, recordsOf(flight, after, step), flight.left, windowOf(mps))
    if (next === null) continue
    const node = { flight: after, watch: next }
    const key = next.length === 0 ? keyOf(pilot, after) : `${keyOf(pilot, after)} ${keyOfWatch(node)}`
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

const keyOfWatch = ({ flight, watch }: Node): string =>
  `${flight.q},${flight.r},${flight.facing} ${watch.map(({ hex, facing }) => `${hex.q},${hex.r},${facing}`)}`
