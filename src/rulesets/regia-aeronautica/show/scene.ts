/** What there is to draw: the map as one seat sees it. */
import type { Focus, Piece, Role, Scene, Shape } from '../../../core/index.js'
import { nameOf } from '../../../core/words/english.js'
import { type Cell, type Point, type Polygon, type Square, squareName } from '../../../geometry/index.js'
import { allowanceOf, middleOf, sameSquare } from '../flight/map.js'
import { gunPiece } from '../gunnery/guns.js'
import { reachable } from '../queries/reach.js'
import { slotsLeft } from '../queries/standing.js'
import { type GameMap, SEATS, type Seat, type SeenPlane, type State, type View } from '../state/state.js'
import { openState } from '../state/view.js'

/** The picture of a view: map, AA, clouds, planes, and the focused plane, or else the moving one, marked. */
export function scene(view: View, focus: Focus): Scene {
  const chosen = focus.piece ?? view.slot?.plane
  const known = chosen !== undefined && Object.hasOwn(view.planes, chosen) ? chosen : undefined
  const { columns, rows } = view.config.map
  return {
    title: titleOf(view),
    box: { minX: -MARGIN, minY: -MARGIN, maxX: columns + MARGIN, maxY: rows + MARGIN },
    ground: `${columns} x ${rows}`,
    shapes: [...ground(view.config.map), ...zones(view), ...(focus.reach ?? []), ...clouds(view)],
    pieces: [...guns(view), ...view.config.roster.flatMap((id) => pieceOf(view, id, id === known))],
    notes: notesOf(view, focus.reach?.some(({ kind }) => kind === 'text') ?? false),
    sides: SEATS.map((seat) => NAMES[seat]),
    others: 'AA guns',
    unit: 'square',
  }
}

/** Room for letters and numbers around the map. */
const MARGIN = 0.5

const NAMES: Readonly<Record<Seat, string>> = { french: 'French', italian: 'Italians' }

const PHASE_NAMES: Readonly<Record<State['phase'], string>> = {
  prepare: 'preparation',
  priorities: 'priority chits',
  initiative: 'initiative',
  movement: 'movement',
  aa: 'AA fire',
  bombing: 'bombing',
  over: 'game over',
}

function titleOf({ phase, turn, config: { title, options } }: View): string {
  const limit = options.turnLimit === 'none' ? '' : ` of ${options.turnLimit}`
  const clock = phase === 'prepare' ? PHASE_NAMES.prepare : `turn ${turn}${limit}, ${PHASE_NAMES[phase]}`
  return `Regia Aeronautica, ${title}${/[!?.]$/.test(title) ? '' : ':'} ${clock}`
}

// ---------------------------------------------------------------------------------------- the map

/** A square, or less of it. */
function areaOf(map: GameMap, square: Square, half = 0.5): Polygon {
  const { x, y } = middleOf(map, square)
  return [
    { x: x - half, y: y - half },
    { x: x + half, y: y - half },
    { x: x + half, y: y + half },
    { x: x - half, y: y + half },
  ]
}

/** One square, as a shape of a role. */
export const squareShape = (map: GameMap, square: Square, role: Role): Shape => ({
  kind: 'area',
  role,
  points: areaOf(map, square),
})

const squaresOf = ({ columns, rows }: GameMap): readonly Square[] =>
  Array.from({ length: columns * rows }, (_, i) => ({ column: (i % columns) + 1, row: Math.floor(i / columns) + 1 }))

const grounds = new WeakMap<GameMap, readonly Shape[]>()

/** The empty map. Remembered: it never changes in a game. */
function ground(map: GameMap): readonly Shape[] {
  const before = grounds.get(map)
  if (before !== undefined) return before
  const shapes = [...cells(map), ...frame(map), ...objectives(map)]
  grounds.set(map, shapes)
  return shapes
}

const cells = (map: GameMap): readonly Shape[] =>
  squaresOf(map).map((square) => ({ kind: 'area', role: 'cell', points: areaOf(map, square) }))

/** Letters above and below, numbers on both sides. */
function frame(map: GameMap): readonly Shape[] {
  const word = (at: Point, text: string): Shape => ({ kind: 'text', role: 'cell', at, text })
  const letters = Array.from({ length: map.columns }, (_, i) => [i + 0.5, squareName({ column: i + 1, row: 1 })[0]!])
  const numbers = Array.from({ length: map.rows }, (_, i) => [map.rows - i - 0.5, String(i + 1)])
  return [
    ...letters.flatMap(([x, text]) => [-0.25, map.rows + 0.25].map((y) => word({ x: x as number, y }, text as string))),
    ...numbers.flatMap(([y, text]) =>
      [-0.25, map.columns + 0.25].map((x) => word({ x, y: y as number }, text as string)),
    ),
  ]
}

/** @rule RA-MAP-02 */
const objectives = (map: GameMap): readonly Shape[] =>
  map.objectives.flatMap((square): Shape[] => {
    const { x, y } = middleOf(map, square)
    return [
      { kind: 'area', role: 'objective', points: areaOf(map, square, 0.46) },
      { kind: 'text', role: 'objective', at: { x: x - 0.31, y: y + 0.36 }, text: squareName(square) },
    ]
  })

/** The deployment zones, until the last plane is deployed. @rule RA-MAP-03 */
function zones({ phase, config: { map } }: View): readonly Shape[] {
  if (phase !== 'prepare') return []
  return SEATS.flatMap((seat): Shape[] => {
    const { from, to } = map.zones[seat]
    const points = [
      { x: from - 1, y: 0 },
      { x: to, y: 0 },
      { x: to, y: map.rows },
      { x: from - 1, y: map.rows },
    ]
    const at = { x: (from - 1 + to) / 2, y: map.rows / 2 }
    return [
      { kind: 'area', role: 'zone', points },
      { kind: 'text', role: 'zone', at, text: NAMES[seat] },
    ]
  })
}

/** Clouds by square, with their altitudes. */
function clouds({ clouds: all, config: { map } }: View): readonly Shape[] {
  return squaresOf(map).flatMap((square): Shape[] => {
    const here = altitudesIn(all, square)
    const { x, y } = middleOf(map, square)
    if (here === '') return []
    return [
      { kind: 'area', role: 'cloud', points: areaOf(map, square, 0.4) },
      { kind: 'text', role: 'cloud', at: { x, y: y - 0.4 }, text: `cloud ${here}` },
    ]
  })
}

/** The altitudes at which something is in a square: `1 3`, `2-4`. */
function altitudesIn(all: readonly Cell[], square: Square): string {
  const here = [...new Set(all.filter((cell) => sameSquare(cell, square)).map(({ altitude }) => altitude))].sort()
  const [low, high] = [here[0]!, here.at(-1)!]
  return here.length > 2 && high - low === here.length - 1 ? `${low}-${high}` : here.join(' ')
}

/**
 * Where a plane can go, with the altitudes it can have there, for `scene`'s `reach`. Apart from the picture, so that
 * who draws none does not carry the search.
 */
export function reachShapes(view: View, plane: string): readonly Shape[] {
  if (!Object.hasOwn(view.planes, plane) || view.phase === 'over') return []
  const { map } = view.config
  const reached = reachable(openState(view), plane).cells.map(({ cell }) => cell)
  return squaresOf(map).flatMap((square): Shape[] => {
    const altitudes = altitudesIn(reached, square)
    const { x, y } = middleOf(map, square)
    if (altitudes === '') return []
    return [
      { kind: 'area', role: 'reach', points: areaOf(map, square) },
      { kind: 'text', role: 'reach', at: { x: x + 0.31, y: y + 0.37 }, text: altitudes },
    ]
  })
}

// ---------------------------------------------------------------------------------------- pieces

/** AA stands on the ground and flies for nobody. */
const guns = ({ guns: all, config: { map } }: View): readonly Piece[] =>
  all.map(({ square, fired }, gun) => ({
    id: gunPiece(gun),
    side: -1,
    at: middleOf(map, square),
    heading: null,
    labels: fired ? ['FIRED'] : [],
    health: 1,
    gone: false,
    selected: false,
    figure: 'token',
  }))

function pieceOf({ planes, config }: View, id: string, selected: boolean): readonly Piece[] {
  const plane = planes[id]!
  if (plane.cell === null) return []
  const gone = plane.status !== 'flying'
  return [
    {
      id,
      side: SEATS.indexOf(plane.side),
      at: middleOf(config.map, plane.cell),
      heading: null,
      labels: gone ? [plane.status === 'left' ? 'has left' : 'shot down'] : labelsOf(plane),
      health: gone ? 0 : 1 - plane.hits / 2,
      gone,
      selected,
      figure: config.cards[plane.card]!.role === 'bomber' ? 'twin' : 'fighter',
    },
  ]
}

function labelsOf({ cell, hits, fired, bombed, chit }: SeenPlane): readonly string[] {
  const open = chit !== null && chit !== 'hidden' && chit !== 'none'
  return [
    `alt ${cell!.altitude}`,
    ...(hits > 0 ? ['HIT'] : []),
    ...(fired ? ['FIRED'] : []),
    ...(bombed ? ['bombed'] : []),
    ...(open ? [chit.toUpperCase()] : []),
  ]
}

// ---------------------------------------------------------------------------------------- notes

function notesOf(view: View, hasNumbers: boolean): readonly string[] {
  const { initiative, bombed, phase } = view
  return [
    ...(initiative === null || phase === 'over' ? [] : [`Initiative: ${NAMES[initiative]}.`]),
    ...movers(view),
    ...bombed.map((square) => `${square} has been bombed.`),
    hasNumbers ? `${LEGEND} ${REACH}` : LEGEND,
  ]
}

const LEGEND = 'alt 1 to 4: 1500, 3000, 6000, 8000 m. HIT, FIRED: markers.'
const REACH = 'Numbers in a square: altitudes within reach.'

/** The slot under way and those to come. @rule RA-TURN-04 */
function movers(view: View): readonly string[] {
  const state = openState(view)
  const [first, ...rest] = slotsLeft(state).map(({ plane }) => plane)
  if (first === undefined || view.slot === null) return []
  const left = allowanceOf(state, first) - view.slot.spaces
  const then = rest.length > 0 ? `, then ${rest.map(nameOf).join(', ')}` : ''
  return [`${nameOf(first)} moves: ${left} of ${allowanceOf(state, first)} spaces left${then}.`]
}
