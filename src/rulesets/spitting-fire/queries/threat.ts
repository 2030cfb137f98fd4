/** Where a side can bring its guns to bear with its next activations. */
import { distance, type Hex, hexBoardContains, hexDistance, isWithin, type Point } from '../../../geometry/index.js'
import { LEVELS, MAX_RANGE } from '../book/tables.js'
import { bears, hexBoard, isHexPose, pointOf } from '../flight/airspace.js'
import { gunsOf } from '../gunnery/weapons.js'
import { leastNeed } from '../phases/attack.js'
import {
  type Arc,
  cardOf,
  group as groupOf,
  type HexPose,
  MARKERS,
  type Marker,
  type OpenPose,
  type Pose,
  plane as planeOf,
  type Seat,
  type State,
  verticalOf,
} from '../state/state.js'
import { flights, keyOf } from './flights.js'
import { hexesInArcOf } from './sights.js'
import { begun, isMoving } from './trial.js'

/** A plane that could fire at a place. */
export interface Threat {
  readonly plane: string
  /** The level at which it could. */
  readonly level: number
  /** The least that its to-hit dice would need: with deflection, as from astern. */
  readonly need: number
}

/** A place under threat: a hex, or a point of a grid on the open table. */
export interface ThreatenedPlace {
  readonly at: Hex | Point
  readonly threats: readonly Threat[]
}

/** How to look for threats. */
export interface ThreatOptions {
  /** SU between the points of the grid on the open table. Default: 2. */
  readonly grid?: number
  /** Count on tight turns and half loops too. Default: false. */
  readonly dice?: boolean
}

/**
 * For every place on the table, which planes of a seat could fire there at the end of their next movement, whatever
 * their marker, at which level, and how well. Exact on hexes but for dice; sampled on the open table.
 *
 * @rule SF-TGT-01
 */
export function threatMap(state: State, seat: Seat, options: ThreatOptions = {}): readonly ThreatenedPlace[] {
  const own = Object.keys(state.planes).filter((plane) => planeOf(state, plane).side === seat)
  return threatsOf(state, own, MARKERS, options)
}

/**
 * The same for some planes, under any of some markers; a plane that is moving has the one it moves under.
 *
 * @rule SF-TGT-01
 */
export function threatsOf(
  state: State,
  planes: readonly string[],
  markers: readonly Marker[],
  options: ThreatOptions = {},
): readonly ThreatenedPlace[] {
  const places: Places = new Map()
  for (const plane of planes) {
    const { status, pose } = planeOf(state, plane)
    if (status !== 'flying' || pose === null) continue
    for (const [level, poses] of endsByLevel(state, plane, markers, options.dice ?? false)) {
      for (const end of poses.values()) markPlaces(state, plane, level, end, options.grid ?? 2, places)
    }
  }
  return [...places.values()].map(({ at, best }) => ({ at, threats: [...best.values()] }))
}

const COARSE = { step: 2, angle: 60 } as const

type Places = Map<string, { at: Hex | Point; best: Map<string, Threat> }>

interface Start {
  readonly level: number
  readonly start: State
}

/** From where a plane flies: from here if it is moving, else from its start under each marker. */
function startsOf(state: State, plane: string, markers: readonly Marker[]): readonly Start[] {
  if (isMoving(state, plane)) return [{ level: planeOf(state, plane).altitude, start: state }]
  const from = groupOf(state, planeOf(state, plane).group).altitudeMarker
  return markers.flatMap((marker): readonly Start[] => {
    const start = begun(state, plane, marker)
    return start === null ? [] : [{ level: from + LEVELS[verticalOf(marker)], start }]
  })
}

type Ends = ReadonlyMap<number, ReadonlyMap<string, Pose>>

/** The poses in which a plane can end its movement, over some markers, by the level it then has. */
function endsByLevel(state: State, plane: string, markers: readonly Marker[], dice: boolean): Ends {
  const levels = new Map<number, Map<string, Pose>>()
  for (const { level, start } of startsOf(state, plane, markers)) {
    const ends = levels.get(level) ?? new Map<string, Pose>()
    levels.set(level, ends)
    for (const { kind, flight } of flights(start, { ...COARSE, dice })) {
      const pose = planeOf(flight.state, plane).pose as Pose
      if (kind === 'end') ends.set(keyOf(pose), pose)
    }
  }
  return levels
}

function markPlaces(state: State, plane: string, level: number, from: Pose, grid: number, places: Places): void {
  const arcs = [...new Set(gunsOf(cardOf(state, plane)).map(({ arc }) => arc))]
  for (const arc of arcs) {
    if (isHexPose(from)) markHexes(state, plane, level, from, arc, places)
    else markPoints(state, plane, level, from, arc, grid, places)
  }
}

function markHexes(state: State, plane: string, level: number, from: HexPose, arc: Arc, places: Places): void {
  const { table } = state.config
  if (table.kind !== 'hex') return
  const board = hexBoard(table)
  for (const hex of hexesInArcOf(from, arc)) {
    if (hexBoardContains(board, hex))
      mark(state, places, `${hex.q} ${hex.r}`, hex, plane, level, hexDistance(from, hex))
  }
}

function markPoints(
  state: State,
  plane: string,
  level: number,
  from: OpenPose,
  arc: Arc,
  grid: number,
  places: Places,
): void {
  const { table, options } = state.config
  if (table.kind !== 'open') return
  const { width, length } = table
  for (const at of gridAround(from, grid, width, length)) {
    const range = distance(pointOf(from), at)
    if (!isWithin(range, MAX_RANGE)) continue
    const target = { ...at, heading: 0 }
    if (bears(arc, from, target, options.openArcBoundary)) {
      mark(state, places, `${at.x} ${at.y}`, at, plane, level, range)
    }
  }
}

function gridAround({ x, y }: OpenPose, grid: number, width: number, length: number): readonly Point[] {
  const points: Point[] = []
  const first = (value: number): number => Math.max(0, Math.ceil((value - MAX_RANGE) / grid))
  const last = (value: number, most: number): number => Math.floor(Math.min(most, value + MAX_RANGE) / grid)
  for (let i = first(x); i <= last(x, width); i++) {
    for (let k = first(y); k <= last(y, length); k++) points.push({ x: i * grid, y: k * grid })
  }
  return points
}

/** Notes a threat, unless the plane threatens the place better already at that level. */
function mark(
  state: State,
  places: Places,
  key: string,
  at: Hex | Point,
  plane: string,
  level: number,
  range: number,
): void {
  const need = leastNeed(state, range)
  if (need === undefined) return
  const place = places.get(key) ?? { at, best: new Map<string, Threat>() }
  places.set(key, place)
  const known = place.best.get(`${plane} ${level}`)
  if (known === undefined || need < known.need) place.best.set(`${plane} ${level}`, { plane, level, need })
}
