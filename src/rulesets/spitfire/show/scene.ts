/** What there is to draw: the map as one seat sees it. */
import type { Focus, Piece, Scene, Shape } from '../../../core/index.js'
import { type Box, boundingBox, hexBoardHexes, hexCorners, hexToNumber, hexToPoint } from '../../../geometry/index.js'
import { gunsOf } from '../aircraft/charts.js'
import { scenarioData } from '../data/scenarios.js'
import { headingOf, hexOf } from '../flight/airspace.js'
import { fieldOfFire } from '../queries/fire.js'
import { reachable } from '../queries/reach.js'
import { chartOf, type Plane, SEATS, type State, type Status, type View } from '../state/state.js'
import { openState } from '../state/view.js'
import { scoreOf } from '../turn/scoring.js'
import { planeName, sideName, typesName } from './names.js'

/** The picture of a view: map, targets, aircraft with their last paths, and what the focused one can do. */
export function scene(view: View, focus: Focus): Scene {
  const state = openState(view)
  const chosen = focus.piece ?? view.move?.plane ?? undefined
  const known = chosen !== undefined && Object.hasOwn(view.planes, chosen) ? chosen : undefined
  const ground = groundOf(view)
  return {
    title: titleOf(state),
    box: ground.box,
    ground: `spitfire ${view.config.options.map.join(' x ')}`,
    shapes: [
      ...ground.shapes,
      ...targetsOf(state),
      ...(focus.reach ?? []),
      ...(known === undefined ? [] : fieldShapes(state, known)),
      ...pathsOf(state),
    ],
    pieces: Object.keys(view.planes).map((id) => pieceOf(state, id, id === known)),
    notes: notesOf(state),
    sides: SEATS.map((seat) => typesName(state, seat)),
    unit: 'hex',
  }
}

const PHASE_NAMES: Readonly<Record<State['phase'], string>> = {
  setup: 'set-up',
  altitude: 'altitude segment',
  speed: 'speed segment',
  movement: 'movement segment',
  combat: 'Joint Combat Phase',
  formation: 'formations',
  over: 'game over',
}

function titleOf(state: State): string {
  const { first, second } = scoreOf(state)
  const whose = state.phase === 'over' || state.phase === 'setup' ? '' : ` of ${sideName(state, state.moving)}`
  const score = `${typesName(state, 'first')} ${first}, ${typesName(state, 'second')} ${second}`
  return `SPITFIRE ${state.config.scenario}: turn ${state.turn}, ${PHASE_NAMES[state.phase]}${whose}. ${score}`
}

// ---------------------------------------------------------------------------------------- the map

interface Ground {
  readonly box: Box
  readonly shapes: readonly Shape[]
}

const grounds = new WeakMap<object, Ground>()

/** The empty map. Remembered by its config: it never changes in a game. */
function groundOf({ config }: View): Ground {
  const before = grounds.get(config)
  if (before !== undefined) return before
  const [columns, rows] = config.options.map
  const hexes = hexBoardHexes({ columns, rows, stagger: 'odd-q' })
  const cells = hexes.map((hex): Shape => ({ kind: 'area', role: 'cell', points: hexCorners(hex) }))
  const numbers = hexes.map((hex): Shape => {
    const { x, y } = hexToPoint(hex)
    return { kind: 'text', role: 'cell', at: { x, y: y + 0.36 }, text: hexToNumber(hex) ?? '' }
  })
  const ground = { box: boundingBox(hexes.flatMap(hexCorners)), shapes: [...cells, ...numbers] }
  grounds.set(config, ground)
  return ground
}

/** @rule SP-9.2-3 */
const targetsOf = ({ config }: State): readonly Shape[] =>
  scenarioData[config.scenario].targets.map((number) => ({
    kind: 'area',
    role: 'objective',
    points: hexCorners(hexOf(number)),
  }))

// ---------------------------------------------------------------------------------------- one aircraft's prospects

/** The field of fire of an aircraft in play. */
export function fieldShapes(state: State, id: string): readonly Shape[] {
  if (state.planes[id]!.status !== 'flying') return []
  const fields = gunsOf(chartOf(state, id)).flatMap((gun) => fieldOfFire(state, id, gun))
  return fields.map((hex): Shape => ({ kind: 'area', role: 'arc', points: hexCorners(hex) }))
}

/**
 * Where the moving aircraft can end its move, for `scene`'s `reach`. Apart from the picture, so that who draws none
 * does not carry the search.
 */
export function reachShapes(view: View, plane: string): readonly Shape[] {
  if (view.move?.plane !== plane) return []
  const hexes = new Set(reachable(openState(view)).map(({ hex }) => hex))
  return [...hexes].map((number): Shape => ({ kind: 'area', role: 'reach', points: hexCorners(hexOf(number)) }))
}

/** The last move of every aircraft in play. */
const pathsOf = ({ planes }: State): readonly Shape[] =>
  Object.values(planes)
    .filter(({ status, path }) => status === 'flying' && path.length > 1)
    .map(({ path }): Shape => ({ kind: 'line', role: 'path', points: path.map(({ hex }) => hexToPoint(hex)) }))

// ---------------------------------------------------------------------------------------- pieces and notes

const FATES: Readonly<Record<Exclude<Status, 'flying'>, string>> = { 'shot-down': 'lost', exited: 'home' }

function pieceOf(state: State, id: string, selected: boolean): Piece {
  const plane = state.planes[id] as Plane
  const chart = chartOf(state, id)
  const gone = plane.status !== 'flying'
  return {
    id,
    side: SEATS.indexOf(plane.side),
    at: hexToPoint(plane.hex),
    heading: headingOf(state.config.options, plane.facing),
    labels:
      plane.status === 'flying' ? [`L${plane.altitude}`, `S${plane.speed}/${plane.maxSpeed}`] : [FATES[plane.status]],
    health: gone ? 0 : (plane.maxSpeed - chart.destruct) / (chart.maxSpeed - chart.destruct),
    gone,
    selected,
    figure:
      chart.cls === 'fighter'
        ? 'fighter'
        : chart.hitsPerStep === 2
          ? 'bomber'
          : chart.id === 'ju87b2'
            ? 'fighter'
            : 'twin',
  }
}

function notesOf(state: State): readonly string[] {
  const types = SEATS.flatMap((seat) => {
    const type = state.types[seat]
    return type === null ? [] : [`${seat === 'first' ? 'First' : 'Second'}: ${state.config.charts[type]!.name}.`]
  })
  const mover =
    state.move === null ? [] : [`${planeName(state, state.move.plane)} is moving: MPs left ${state.move.left}.`]
  return [...types, ...mover, 'L12: Altitude Level 12. S11/14: Current Speed 11, Maximum Speed 14.']
}
