/** What there is to draw: hexes around the fight, aircraft, and who is after whom. */
import type { Focus, Piece, Scene, Shape } from '../../core/index.js'
import { boundingBox, type Hex, hexBoardHexes, hexCorners, hexDisk, hexToPoint } from '../../geometry/index.js'
import { type Aircraft, SEATS, type View } from './state.js'

/** The picture of a view. */
export function scene(view: View, focus: Focus): Scene {
  const chosen = focus.piece ?? view.move?.ac
  const hexes = fieldOf(view)
  return {
    title: `${view.config.title}, turn ${view.turn}: ${view.phase}`,
    box: boundingBox(hexes.flatMap(hexCorners)),
    shapes: [...hexes.map((hex): Shape => ({ kind: 'area', role: 'cell', points: hexCorners(hex) })), ...chases(view)],
    pieces: Object.entries(view.aircraft).map(([id, own]) => pieceOf(view, id, own, id === chosen)),
    notes: [LEGEND],
    sides: SEATS.map((seat) => view.config.nations[seat]),
    unit: 'hex',
  }
}

const LEGEND =
  'L8: level 8, ^ or v while leaving it. S6: speed 6. P-1: pitch. M2: MT level 2. CV 3: Combat Value. 5/30: boxes.'
const MARGIN = 2

/** The gaming area if it is bounded, else the hexes around the aircraft. */
function fieldOf({ config, aircraft }: View): readonly Hex[] {
  if (!config.options.openSea) return hexBoardHexes(config.area)
  const known = new Map<string, Hex>()
  for (const { hex, fate } of Object.values(aircraft)) {
    if (fate === 'flying') for (const near of hexDisk(hex, MARGIN)) known.set(`${near.q},${near.r}`, near)
  }
  return known.size > 0 ? [...known.values()] : hexDisk({ q: 0, r: 0 }, MARGIN)
}

/** A line from each aircraft to its target. */
const chases = ({ aircraft }: View): readonly Shape[] =>
  Object.values(aircraft).flatMap(({ target, hex, fate }): Shape[] => {
    if (target === null || fate !== 'flying') return []
    return [{ kind: 'line', role: 'shot', points: [hexToPoint(hex), hexToPoint(aircraft[target]!.hex)] }]
  })

function pieceOf({ config }: View, id: string, own: Aircraft, selected: boolean): Piece {
  const { rows } = config.cards[own.card]!
  const boxes = rows.reduce((sum, row) => sum + row, 0)
  const marked = own.sheet.rows.reduce((sum, row) => sum + row.marked + row.burnt, 0)
  const gone = own.fate !== 'flying'
  return {
    ...{ id, side: SEATS.indexOf(own.side), at: hexToPoint(own.hex), selected, gone },
    heading: own.facing === null ? null : 60 * own.facing,
    labels: gone ? [own.fate] : labelsOf(own, marked, boxes),
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
