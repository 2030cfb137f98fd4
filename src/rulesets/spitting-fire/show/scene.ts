/** What there is to draw: the table as one seat sees it. */
import { type Focus, outlineOf, type Piece, type Scene, type Shape } from '../../../core/index.js'
import { nameOf } from '../../../core/words/english.js'
import {
  type Box,
  boundingBox,
  hexBoardHexes,
  hexCorners,
  hexDisk,
  hexToNumber,
  hexToPoint,
  type Point,
  type Polygon,
} from '../../../geometry/index.js'
import { RANGE_BANDS } from '../book/tables.js'
import { ahead, headingOf, hexBoard, isHexPose, pointOf } from '../flight/airspace.js'
import { mpLeft } from '../flight/movement.js'
import { gunsOf } from '../gunnery/weapons.js'
import { placementZone } from '../queries/ground.js'
import { reachable } from '../queries/reach.js'
import { arcPolygonOf, hexesInArcOf } from '../queries/sights.js'
import { positionOf } from '../state/position.js'
import {
  type Arc,
  type HexTable,
  type Marker,
  type Plane,
  type Pose,
  SEATS,
  type SeenGroup,
  type State,
  type Status,
  type Table,
  type View,
} from '../state/state.js'
import { markerName, SIDES } from './names.js'

/** The picture of a view: table, planes, and what the focused plane, or else the acting one, can do. */
export function scene(view: View, focus: Focus): Scene {
  const chosen = focus.piece ?? view.activation?.plane ?? undefined
  const known = chosen !== undefined && Object.hasOwn(view.planes, chosen) ? chosen : undefined
  const ground = groundOf(view.config.table)
  return {
    title: titleOf(view),
    box: ground.box,
    ground: ground.key,
    shapes: [
      ...ground.shapes,
      ...zones(view),
      ...(focus.reach ?? []),
      ...(known === undefined ? [] : gunShapes(view, known)),
      ...flown(view),
    ],
    pieces: Object.keys(view.planes).flatMap((id) => pieceOf(view, id, id === known)),
    notes: notesOf(view, known !== undefined),
    sides: SEATS.map((seat) => SIDES[seat]),
    unit: 'SU',
  }
}

const PHASE_NAMES: Readonly<Record<State['phase'], string>> = {
  force: 'choosing forces',
  place: 'placing',
  plot: 'plotting',
  activate: 'activation',
  move: 'movement',
  attack: 'attack',
  end: 'end of turn',
  over: 'game over',
}

function titleOf({ phase, turn, score, config }: View): string {
  const clock = `turn ${turn} of ${config.options.turnLimit}, ${PHASE_NAMES[phase]}`
  return `Spitting Fire: ${clock}. Axis ${score.axis}, Allies ${score.allies}`
}

// ---------------------------------------------------------------------------------------- the table

interface Ground {
  readonly key: string
  readonly box: Box
  readonly shapes: readonly Shape[]
}

const grounds = new WeakMap<Table, Ground>()

/** The empty table. Remembered by table: it never changes in a game. */
function groundOf(table: Table): Ground {
  const before = grounds.get(table)
  if (before !== undefined) return before
  const ground = table.kind === 'hex' ? hexGround(table) : openGround(table.width, table.length)
  grounds.set(table, ground)
  return ground
}

function openGround(width: number, length: number): Ground {
  const box = { minX: 0, minY: 0, maxX: width, maxY: length }
  return { key: `open ${width} ${length}`, box, shapes: [{ kind: 'area', role: 'table', points: corners(box) }] }
}

const corners = ({ minX, minY, maxX, maxY }: Box): Polygon => [
  { x: minX, y: minY },
  { x: maxX, y: minY },
  { x: maxX, y: maxY },
  { x: minX, y: maxY },
]

function hexGround(table: HexTable): Ground {
  const hexes = hexBoardHexes(hexBoard(table))
  const cells = hexes.map((hex): Shape => ({ kind: 'area', role: 'cell', points: hexCorners(hex) }))
  const numbers = hexes.flatMap((hex): Shape[] => {
    const { x, y } = hexToPoint(hex)
    const text = hexToNumber(hex)
    return text === null ? [] : [{ kind: 'text', role: 'cell', at: { x, y: y + 0.36 }, text }]
  })
  const key = `hex ${table.columns} ${table.rows}`
  return { key, box: boundingBox(hexes.flatMap(hexCorners)), shapes: [...cells, ...numbers] }
}

/** The setup areas, until the last group is placed. @rule SF-PLACE-01 */
function zones(view: View): readonly Shape[] {
  if (view.edges === null || view.phase !== 'place') return []
  const { config, edges } = view
  return SEATS.flatMap((seat): Shape[] => {
    const zone = placementZone({ config, edges } as State, seat)!
    const areas = zone.hexes.length > 0 ? outlineOf(zone.hexes.map(hexCorners)) : [zone.area]
    return areas.flatMap((points): Shape[] => [
      { kind: 'area', role: 'zone', points },
      { kind: 'text', role: 'zone', at: middleOf(points), text: SIDES[seat] },
    ])
  })
}

function middleOf(points: Polygon): Point {
  const { minX, minY, maxX, maxY } = boundingBox(points)
  return { x: (minX + maxX) / 2, y: (minY + maxY) / 2 }
}

// ---------------------------------------------------------------------------------------- one plane's prospects

/** Arcs and ranges of a plane in play. */
export function gunShapes(view: View, id: string): readonly Shape[] {
  const { pose, status, card } = view.planes[id]!
  if (pose === null || status !== 'flying') return []
  const arcs = [...new Set(gunsOf(view.config.cards[card]!).map(({ arc }) => arc))]
  return [...arcs.flatMap((arc) => arcShapes(pose, arc)), ...rings(pose)]
}

/**
 * Where the moving plane can still get to without dice, for `scene`'s `reach`. Apart from the picture, so that who
 * draws none does not carry the search.
 */
export function reachShapes(view: View, plane: string): readonly Shape[] {
  if (view.phase !== 'move' || view.activation?.plane !== plane) return []
  const { area } = reachable(positionOf(view), plane, { dice: false })
  return area.map((points): Shape => ({ kind: 'area', role: 'reach', points }))
}

function arcShapes(pose: Pose, arc: Arc): readonly Shape[] {
  const areas = isHexPose(pose) ? outlineOf(hexesInArcOf(pose, arc).map(hexCorners)) : [arcPolygonOf(pose, arc)]
  return areas.map((points): Shape => ({ kind: 'area', role: 'arc', points }))
}

/** The limits of short, medium and long range, each with the number it needs. @rule SF-RNG-01 */
const rings = (pose: Pose): readonly Shape[] =>
  RANGE_BANDS.flatMap(({ upTo, need }): Shape[] => {
    const { x, y } = pointOf(pose)
    const areas = isHexPose(pose) ? outlineOf(hexDisk(pose, upTo).map(hexCorners)) : [arcPolygonOf(pose, 'TT', upTo)]
    return [
      ...areas.map((points): Shape => ({ kind: 'area', role: 'range', points })),
      { kind: 'text', role: 'range', at: { x, y: y - upTo + 0.45 }, text: `${need}+` },
    ]
  })

/** The flight of the plane that is acting. */
function flown(view: View): readonly Shape[] {
  const { activation, planes } = view
  const at = activation?.plane && planes[activation.plane]?.pose
  const legs = activation?.movement?.path ?? []
  if (!at || legs.length === 0) return []
  const points = [...legs.map(({ from }) => pointOf(from)), ...lastPoints(legs.at(-1)!, at)]
  return [{ kind: 'line', role: 'path', points }]
}

/** Where the last leg led; a plane that has backed up is drawn where it is. */
const lastPoints = (leg: { readonly from: Pose; readonly length: number }, at: Pose): readonly Point[] => [
  pointOf(ahead(leg.from, leg.length)),
  pointOf(at),
]

// ---------------------------------------------------------------------------------------- pieces

const FATES: Readonly<Record<Exclude<Status, 'flying'>, string>> = {
  'shot-down': 'shot down',
  crashed: 'crashed',
  stalled: 'stalled',
  exited: 'exited',
}

function pieceOf(view: View, id: string, selected: boolean): readonly Piece[] {
  const plane = view.planes[id]!
  if (plane.pose === null) return []
  const { boxes } = view.config.cards[plane.card]!
  const gone = plane.status !== 'flying'
  return [
    {
      id,
      side: SEATS.indexOf(plane.side),
      at: pointOf(plane.pose),
      heading: headingOf(plane.pose),
      labels: gone ? [FATES[plane.status]] : livingLabels(plane, view.groups[plane.group]!, boxes),
      health: gone ? 0 : 1 - plane.damage / boxes,
      gone,
      selected,
    },
  ]
}

function livingLabels({ altitude, damage }: Plane, group: SeenGroup, boxes: number): readonly string[] {
  const marker = group.revealed ?? (group.plot === 'hidden' ? null : group.plot)
  return [`L${altitude}`, `${damage}/${boxes}`, ...(marker === null ? [] : [signOf(marker)])]
}

const SIGNS: Readonly<Record<string, string>> = { climb: '+', level: '=', dive: '-' }

/** A marker in two signs: `+L` climbs and turns left, `=S` flies level and straight. @rule SF-ALT-01 */
const signOf = (marker: Marker): string => {
  const [vertical = '', bend = ''] = marker.split('-')
  return `${SIGNS[vertical]}${bend[0]?.toUpperCase()}`
}

// ---------------------------------------------------------------------------------------- notes

function notesOf(view: View, hasRings: boolean): readonly string[] {
  const { down } = view.deck
  const cards = `Cards face down: ${down.red} red (Axis), ${down.black} black (Allies).`
  return [...acting(view), ...(view.phase === 'over' ? [] : [cards]), hasRings ? `${LEGEND} ${RINGS}` : LEGEND]
}

const LEGEND = 'L5: level 5. 2/5: 2 of 5 damage boxes marked. +L, =S, -R: Climb Left, Straight Level, Dive Right.'
const RINGS = 'Rings: short, medium, long range.'

function acting({ activation, groups }: View): readonly string[] {
  if (activation === null) return []
  const { group, plane, movement } = activation
  const marker = groups[group]?.revealed
  const flown = marker ? `, ${markerName(marker)}` : ''
  const left = movement === null ? '' : `: ${mpLeft(movement)} of ${movement.rate} MP left`
  return [`Group ${nameOf(group)} acts${flown}${plane === null ? '' : `; ${nameOf(plane)}${left}`}.`]
}
