/** What there is to draw: hexes around the fight, aircraft, and who is after whom. */
import {
  type Focus,
  type HexField,
  hexField,
  hexFieldAround,
  type Piece,
  type Scene,
  type Shape,
} from '../../../core/index.js'
import { type HexBoard, hexBoardHexes, hexToPoint, type Point, pointToHex } from '../../../geometry/index.js'
import { type Aircraft, SEATS, type View } from '../state/state.js'
import { callName, hexName } from './names.js'

/** The picture of a view. */
export function scene(view: View, focus: Focus): Scene {
  const chosen = focus.piece ?? view.move?.ac
  const { box, cells, key } = fieldOf(view)
  const { columns, rows, stagger } = view.config.area
  return {
    title: `Aerial Craps, ${view.config.title}: turn ${view.turn}, ${view.phase}`,
    box,
    ground: `${columns} x ${rows} ${stagger} ${key}`,
    shapes: [...cells, ...numbersOf(cells, view), ...(focus.reach ?? []), ...chases(view)],
    pieces: Object.entries(view.aircraft).map(([id, own]) => pieceOf(view, id, own, id === chosen)),
    notes: [LEGEND],
    sides: SEATS.map((seat) => view.config.nations[seat]),
    names: { shot: 'pursuit' },
    unit: 'hex',
  }
}

const LEGEND =
  'L8: level 8, ^ or v while leaving it. S6: speed 6. P-1: pitch. M2: MT level 2. CV 3: Combat Value. 5/30: boxes.'

const MARGIN = 2

/** The gaming area if it is bounded, else the sky around the aircraft. */
function fieldOf({ config, aircraft }: View): HexField {
  if (!config.options.openSea) return hexField(config, () => hexBoardHexes(config.area))
  const flying = Object.values(aircraft).filter(({ fate }) => fate === 'flying')
  const places = flying.length > 0 ? flying.map(({ hex }) => hex) : [{ q: 0, r: 0 }]
  return hexFieldAround(config, places, places.map(hexToPoint), MARGIN)
}

const numbers = new WeakMap<HexField['cells'], readonly Shape[]>()

/** The numbers of hexes, as words call them; written once for the hexes that are drawn. */
function numbersOf(cells: HexField['cells'], { config }: View): readonly Shape[] {
  const before =
    numbers.get(cells) ?? cells.flatMap((cell) => (cell.kind === 'area' ? numberOn(cell.points, config.area) : []))
  numbers.set(cells, before)
  return before
}

function numberOn(corners: readonly Point[], area: HexBoard): Shape {
  const x = corners.reduce((sum, corner) => sum + corner.x, 0) / corners.length
  const y = corners.reduce((sum, corner) => sum + corner.y, 0) / corners.length
  return { kind: 'text', role: 'cell', at: { x, y: y + 0.36 }, text: hexName(pointToHex({ x, y }), area) }
}

/** A line from each aircraft to its target. One that follows its own leader pursues nobody. */
const chases = ({ aircraft }: View): readonly Shape[] =>
  Object.values(aircraft).flatMap(({ target, hex, fate, side }): Shape[] => {
    if (target === null || fate !== 'flying' || aircraft[target]!.side === side) return []
    return [{ kind: 'line', role: 'shot', points: [hexToPoint(hex), hexToPoint(aircraft[target]!.hex)] }]
  })

function pieceOf({ config }: View, id: string, own: Aircraft, selected: boolean): Piece {
  const { rows, name } = config.cards[own.card]!
  const boxes = rows.reduce((sum, row) => sum + row, 0)
  const marked = own.sheet.rows.reduce((sum, row) => sum + row.marked + row.burnt, 0)
  const gone = own.fate !== 'flying'
  return {
    ...{ id, side: SEATS.indexOf(own.side), at: hexToPoint(own.hex), selected, gone },
    heading: own.facing === null ? null : 60 * own.facing,
    labels: [callName(name), ...(gone ? [own.fate] : labelsOf(own, marked, boxes))],
    health: gone ? 0 : 1 - marked / boxes,
    figure: 'fighter',
  }
}

function labelsOf(own: Aircraft, marked: number, boxes: number): readonly string[] {
  const leaving = own.pos === 'up' ? '^' : own.pos === 'down' ? 'v' : ''
  return [
    `L${own.level}${leaving}`,
    `S${own.speed}`,
    ...(own.pitch === 0 ? [] : [`P${own.pitch}`]),
    ...(own.mtLevel === 0 ? [] : [`M${own.mtLevel}`]),
    ...(own.condition === 'ok' ? [] : [own.condition]),
    ...(own.target === null ? [] : [`CV ${own.cv}`]),
    `${marked}/${boxes}`,
  ]
}
