/** What there is to draw: hexes around the fight, aircraft, and who is after whom. */
import type { Focus, Piece, Scene, Shape } from '../../core/index.js'
import {
  type Box,
  boundingBox,
  type Hex,
  hexBoardHexes,
  hexCorners,
  hexDisk,
  hexesWithin,
  hexToPoint,
} from '../../geometry/index.js'
import { type Aircraft, SEATS, type View } from './state.js'

/** The picture of a view. */
export function scene(view: View, focus: Focus): Scene {
  const chosen = focus.piece ?? view.move?.ac
  const { box, cells } = fieldOf(view)
  return {
    title: `Aerial Craps, ${view.config.title}: turn ${view.turn}, ${view.phase}`,
    box,
    shapes: [...cells, ...(focus.reach ?? []), ...chases(view)],
    pieces: Object.entries(view.aircraft).map(([id, own]) => pieceOf(view, id, own, id === chosen)),
    notes: [LEGEND],
    sides: SEATS.map((seat) => view.config.nations[seat]),
    names: { shot: 'pursuit' },
    unit: 'hex',
  }
}

const LEGEND =
  'L8: level 8, ^ or v while leaving it. S6: speed 6. P-1: pitch. M2: MT level 2. CV 3: Combat Value. 5/30: boxes.'

/** The gaming area if it is bounded, else the sky around the aircraft. */
function fieldOf({ config, aircraft }: View): Sky {
  if (!config.options.openSea) return boardOf(config)
  const flying = Object.values(aircraft).filter(({ fate }) => fate === 'flying')
  const places = flying.length > 0 ? flying.map(({ hex }) => hex) : [{ q: 0, r: 0 }]
  return skyOf(config, places, grown(boundingBox(places.map(hexToPoint))))
}

const MARGIN = 2
/** The sky grows by so many hexes at a time, so that it does not move with every step. */
const GROWTH = 4
/** Beyond so many hexes only those near an aircraft are drawn. */
const WIDEST = 1600

/** The empty sky. */
interface Sky {
  readonly key: string
  readonly box: Box
  readonly cells: readonly Shape[]
}

const skies = new WeakMap<object, Sky>()

/** The sky of a game as it was drawn last, or anew if the aircraft have left it. */
function skyOf(config: object, places: readonly Hex[], box: Box): Sky {
  const isSmall = (box.maxX - box.minX) * (box.maxY - box.minY) < WIDEST
  const key = JSON.stringify(isSmall ? box : places)
  const before = skies.get(config)
  if (before?.key === key) return before
  const sky = drawn(key, isSmall ? hexesWithin(box) : nearest(places))
  skies.set(config, sky)
  return sky
}

function boardOf(config: View['config']): Sky {
  const sky = skies.get(config) ?? drawn('board', hexBoardHexes(config.area))
  skies.set(config, sky)
  return sky
}

function drawn(key: string, hexes: readonly Hex[]): Sky {
  const cells = hexes.map((hex): Shape => ({ kind: 'area', role: 'cell', points: hexCorners(hex) }))
  return { key, box: boundingBox(hexes.flatMap(hexCorners)), cells }
}

function nearest(places: readonly Hex[]): readonly Hex[] {
  const near = places.flatMap((place) => hexDisk(place, MARGIN))
  return [...new Map(near.map((hex) => [`${hex.q} ${hex.r}`, hex])).values()]
}

function grown({ minX, minY, maxX, maxY }: Box): Box {
  const down = (value: number): number => Math.floor((value - MARGIN) / GROWTH) * GROWTH
  const up = (value: number): number => Math.ceil((value + MARGIN) / GROWTH) * GROWTH
  return { minX: down(minX), minY: down(minY), maxX: up(maxX), maxY: up(maxY) }
}

/** A line from each aircraft to its target. One that follows its own leader pursues nobody. */
const chases = ({ aircraft }: View): readonly Shape[] =>
  Object.values(aircraft).flatMap(({ target, hex, fate, side }): Shape[] => {
    if (target === null || fate !== 'flying' || aircraft[target]!.side === side) return []
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
