/** Turns of phrase of Spitting Fire: sides, aircraft, groups, places. */
import { capital, counted, listing, nameOf, number, withArticle } from '../../../../core/words/english.js'
import { hexToNumber, type Point, pointToHex } from '../../../../geometry/index.js'
import { isHexPose, isOnTable, pointOf } from '../../flight/airspace.js'
import { gunsOf } from '../../gunnery/weapons.js'
import type { AircraftCard, Pose, Seat, View } from '../../state/state.js'
import { SIDES } from '../names.js'

// ---------------------------------------------------------------------------------------- sides

/** `the Axis scores`, `the Allies score`: a side and what it does. */
export const side = (seat: Seat, does = '', do_ = does): string =>
  `the ${SIDES[seat]}${seat === 'axis' ? does && ` ${does}` : do_ && ` ${do_}`}`

/** The same at the head of a sentence. */
export const theSide = (seat: Seat, does = '', do_ = does): string => capital(side(seat, does, do_))

/** `2 red and 1 black`, `1 red`; undefined if there is none. */
export function cards(red: number, black: number): string | undefined {
  const colours = [red > 0 ? `${red} red` : '', black > 0 ? `${black} black` : '']
  return listing(colours.filter((text) => text !== '')) || undefined
}

// ---------------------------------------------------------------------------------------- aircraft and groups

/** `group Adler`. */
export const group = (id: string): string => `group ${nameOf(id)}`

/** The planes of a group that are still in play. */
export const flying = (view: View, id: string): readonly string[] =>
  view.groups[id]?.planes.filter((plane) => view.planes[plane]?.status === 'flying') ?? []

/** The data card of a plane. */
export const cardOf = (view: View, plane: string): AircraftCard | undefined =>
  view.config.cards[view.planes[plane]?.card ?? '']

/** What kind of plane it is: `a Bf 109`, `an Ishak`. */
export function modelOf(view: View, plane: string): string {
  const name = cardOf(view, plane)?.name ?? 'plane'
  return name.startsWith('M.') ? `an ${name}` : withArticle(name)
}

const SAME = new Set(['Goshikisen', 'Hayabusa', 'Hayate', 'Ostronosyi', 'Reisen', 'Würger', 'Zerstörer'])
const PLURALS: Readonly<Record<string, string>> = { Falco: 'Falchi', Hornisse: 'Hornissen', Saetta: 'Saette' }

/** `2 Bf 109s`, `4 Hornissen`. */
export function models(view: View, card: string, count: number): string {
  const name = view.config.cards[card]?.name ?? 'plane'
  return counted(count, name, SAME.has(name) ? name : (PLURALS[name] ?? `${name}s`))
}

/** Planes by type: `2 Hornissen and 4 Würger`. */
export function fleet(view: View, planes: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const { card } of planes.flatMap((id) => view.planes[id] ?? [])) counts.set(card, (counts.get(card) ?? 0) + 1)
  return listing([...counts].map(([card, count]) => models(view, card, count)))
}

/** What a gun of a plane is, counted over the lines of its card: `20mm`. */
export function gunOf(view: View, plane: string, weapon: number): string {
  const card = cardOf(view, plane)
  return (card && gunsOf(card)[weapon]?.type) ?? 'gun'
}

// ---------------------------------------------------------------------------------------- places

/** `4 SU`, `4 hexes`. */
export const far = ({ config }: View, length: number): string =>
  config.table.kind === 'hex' ? counted(length, 'hex', 'hexes') : `${number(length)} SU`

const tenth = (value: number): string => number(Math.round(10 * value) / 10)

/** A point: the printed number of its hex, or SU from the west and the south edge. */
export function placeAt({ config }: View, at: Point): string {
  if (config.table.kind === 'open') return `${tenth(at.x)} E ${tenth(at.y)} N`
  const hex = pointToHex(at)
  return (isOnTable(config, { ...hex, facing: 0 }) && hexToNumber(hex)) || 'off the map'
}

/** Where a pose is: `1509`, `12.5 E 31 N`. */
export const placeOf = (view: View, pose: Pose): string => placeAt(view, pointOf(pose))

/** `to 1509`, or where that leads: `, beyond the edge`. */
export const reaching = (view: View, pose: Pose): string =>
  isOnTable(view.config, pose) ? ` to ${placeOf(view, pose)}` : ', beyond the edge'

/** The sides of a hex, by facing. */
const COMPASS = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest']

/** Where the nose points: `facing south`, `heading 240°`. */
export const pointing = (pose: Pose): string =>
  isHexPose(pose) ? `facing ${COMPASS[pose.facing]}` : `heading ${number(pose.heading)}°`

/** `left 60°`, `right 15°`. */
export const bend = (angle: number): string => `${angle < 0 ? 'left' : 'right'} ${number(Math.abs(angle))}°`

/** Dice as they lie: `4, 1 and 6`. */
export const dice = (faces: readonly number[]): string => listing(faces.map(number))
