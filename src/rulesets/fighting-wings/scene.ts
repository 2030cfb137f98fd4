/** What there is to draw: the sky as one seat sees it. */
import type { Focus, Piece, Scene, Shape } from '../../core/index.js'
import {
  type Box,
  boundingBox,
  hexCorners,
  hexDisk,
  hexToPoint,
  type Point,
  type Spot,
  spotHexes,
} from '../../geometry/index.js'
import { bandOf, markOf } from './airspace.js'
import { COMPASS } from './errata/vocabulary.js'
import { inGunArc } from './gunnery.js'
import { craftOf, flyerOf, type Plane, SEATS, type State, type View } from './state.js'
import { sample } from './view.js'

/** The picture of a view: hexes round the aircraft, and the gunfire arc of the focused or active one. */
export function scene(view: View, focus: Focus): Scene {
  const state = sample(view, { die: () => 1 })
  const chosen = focus.piece ?? view.active ?? undefined
  const known = chosen !== undefined && Object.hasOwn(view.planes, chosen) ? chosen : undefined
  const box = boxOf(view)
  return {
    title: titleOf(view),
    box,
    shapes: [...ground(view, box), ...(known === undefined ? [] : arcOf(state, known))],
    pieces: view.config.ids.map((id) => pieceOf(state, id, id === known)),
    notes: notesOf(view),
    sides: ['Blue', 'Red'],
    unit: 'hexes',
  }
}

const titleOf = ({ config, turn, phase }: View): string =>
  `Fighting Wings, ${config.title}: turn ${turn} of ${config.turns}, ${phase}`

const pointOf = ({ q, r }: Spot): Point => hexToPoint({ q: q / 2, r: r / 2 })

const MARGIN = 3

/** Room for every aircraft in play; for those that are gone if none is. */
function boxOf({ planes }: View): Box {
  const all = Object.values(planes)
  const live = all.filter(({ out }) => !out)
  const { minX, minY, maxX, maxY } = boundingBox((live.length > 0 ? live : all).map(pointOf))
  return { minX: minX - MARGIN, minY: minY - MARGIN, maxX: maxX + MARGIN, maxY: maxY + MARGIN }
}

const NEAR = 3

/** The hexes near each aircraft: the map has no edge. */
function ground({ planes }: View, box: Box): readonly Shape[] {
  const corners = [
    { x: box.minX, y: box.minY },
    { x: box.maxX, y: box.minY },
    { x: box.maxX, y: box.maxY },
    { x: box.minX, y: box.maxY },
  ]
  const near = new Map(
    Object.values(planes)
      .filter(({ out }) => !out)
      .flatMap((plane) => hexDisk(spotHexes(plane)[0]!, NEAR))
      .map((hex) => [`${hex.q} ${hex.r}`, hex] as const),
  )
  const cells = [...near.values()].map((hex): Shape => ({ kind: 'area', role: 'cell', points: hexCorners(hex) }))
  return [{ kind: 'area', role: 'table', points: corners }, ...cells]
}

const REACH = 6

/** The hexes in the gunfire arc of an aircraft that has moved or moves, out to range 6. */
function arcOf(state: State, id: string): readonly Shape[] {
  const at = state.planes[id] as Plane
  if (at.out || at.move === null || at.move.flight === null) return []
  const center = spotHexes(at)[0]!
  return hexDisk(center, REACH)
    .filter((hex) => {
      const mark = markOf(at, { q: 2 * hex.q, r: 2 * hex.r, facing: 0 })
      return mark >= 0 && inGunArc(state, id, mark)
    })
    .map((hex): Shape => ({ kind: 'area', role: 'arc', points: hexCorners(hex) }))
}

function pieceOf(state: State, id: string, selected: boolean): Piece {
  const at = state.planes[id] as Plane
  const { side } = flyerOf(state, id)
  const { hits, engines } = craftOf(state, id)
  return {
    id,
    side: SEATS.indexOf(side),
    at: pointOf(at),
    heading: 30 * at.facing,
    labels: [`${at.alt * 100} ft`, `${at.speed / 2}`, at.bank, at.flight],
    health: Math.max(0, 1 - at.hits / hits),
    gone: at.out,
    selected,
    figure: engines >= 4 ? 'bomber' : engines > 1 ? 'twin' : 'fighter',
  }
}

const notesOf = ({ config, planes }: View): readonly string[] =>
  config.ids.map((id) => {
    const { alt, facing, speed, bank, flight, stall, out } = planes[id] as Plane
    if (out) return `${id} is lost`
    const where = `${COMPASS[facing]}, ${alt * 100} ft (${bandOf(config.base, alt)})`
    return `${id}: ${where}, speed ${speed / 2}, ${flight}, ${bank}${stall === 'none' ? '' : `, ${stall}`}`
  })
