/** What there is to draw: the sky as one seat sees it. */
import { type Focus, type HexField, hexFieldAround, type Piece, type Scene, type Shape } from '../../../core/index.js'
import { boxMargin, hexCorners, hexDisk, spotHexes } from '../../../geometry/index.js'
import { loadOf } from '../aircraft/loads.js'
import { COMPASS } from '../errata/vocabulary.js'
import { bandOf, markOf, pointOf } from '../flight/airspace.js'
import { inGunArc } from '../gunnery/gunnery.js'
import { craftOf, flyerOf, type Plane, SEATS, type State, type View } from '../state/state.js'
import { sample } from '../state/view.js'

/** The picture of a view: hexes round the aircraft, and the gunfire arc of the focused or active one. */
export function scene(view: View, focus: Focus): Scene {
  const state = sample(view, { die: () => 1 })
  const chosen = focus.piece ?? view.active ?? undefined
  const known = chosen !== undefined && Object.hasOwn(view.planes, chosen) ? chosen : undefined
  const { box, cells } = skyAround(view)
  return {
    title: titleOf(view),
    box,
    shapes: [
      ...cells,
      ...groundOf(view, box),
      ...(focus.reach ?? []),
      ...(known === undefined ? [] : arcOf(state, known)),
    ],
    pieces: view.config.ids.map((id) => pieceOf(state, id, id === known)),
    notes: notesOf(view),
    sides: ['Blue', 'Red'],
    hues: ['blue', 'orange'],
    unit: 'hexes',
  }
}

const titleOf = ({ config, turn, phase }: View): string =>
  `Fighting Wings, ${config.title}: turn ${turn} of ${config.turns}, ${phase}`

const MARGIN = 3

/** The sky around the aircraft in play, or around those that are gone if none is: the map has no edge. */
function skyAround({ config, planes }: View): HexField {
  const all = Object.values(planes)
  const live = all.filter(({ out }) => !out)
  const shown = live.length > 0 ? live : all
  const places = shown.map((plane) => spotHexes(plane)[0]!)
  return hexFieldAround(config, places, shown.map(pointOf), MARGIN)
}

/** Targets on the ground that still stand, and crews in the air, as far as the picture goes. */
function groundOf({ config, ground, parachutes }: View, box: HexField['box']): readonly Shape[] {
  const standing = config.targets.filter(({ id, hits }) => ground[id]!.hits < hits)
  const shapes = [
    ...standing.flatMap(({ q, r, name }): readonly Shape[] => [
      { kind: 'area', role: 'objective', points: hexCorners({ q: q / 2, r: r / 2 }) },
      { kind: 'text', role: 'objective', at: pointOf({ q, r }), text: name },
    ]),
    ...parachutes.map(({ plane, q, r, alt }): Shape => {
      return { kind: 'text', role: 'objective', at: pointOf({ q, r }), text: `crew of ${plane}, ${alt * 100} ft` }
    }),
  ]
  return shapes.filter((shape) => boxMargin(box, shape.kind === 'text' ? shape.at : shape.points[0]!) >= 0)
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

const LEGEND = 'Beside an aircraft: altitude, speed, bank, flight type.'

const notesOf = ({ config, planes, ground }: View): readonly string[] => [
  ...config.ids.map((id) => {
    const { alt, facing, speed, bank, flight, stall, load, out } = planes[id] as Plane
    if (out) return `${id} is lost`
    const where = `${COMPASS[facing]}, ${alt * 100} ft (${bandOf(config.base, alt)})`
    const state = [...(stall === 'none' ? [] : [stall]), ...(load === null ? [] : [loadOf({ load })])]
    return [`${id}: ${where}`, `speed ${speed / 2}`, flight, bank, ...state].join(', ')
  }),
  ...config.targets.map(({ id, name, hits }) => `${id}, ${name}: ${ground[id]!.hits} of ${hits} hits`),
  LEGEND,
]
