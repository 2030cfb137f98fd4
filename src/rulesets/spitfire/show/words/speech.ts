/** Turns of phrase for SPITFIRE that questions, orders and events share. */
import { capital, counted, listing, type SayAction, type SayEvent } from '../../../../core/words/index.js'
import { type Hex, type Point, pointToHex } from '../../../../geometry/index.js'
import { gunsOf } from '../../aircraft/charts.js'
import { edgeAt, printed } from '../../flight/airspace.js'
import type { AircraftChart, Gun, Mode, Plane, Spitfire, View } from '../../state/state.js'
import { compass, partsOf, planeName, sideName, typesName } from '../names.js'

/** Says an order of this game. */
export type Say<T> = SayAction<Spitfire, T>
/** Says events of this game. */
export type Tell<T> = SayEvent<Spitfire, T>

/** Several aircraft: `Spitfire 1`, `Spitfires 1 and 3`. */
export function planesName(view: View, ids: readonly string[]): string {
  const [first = ''] = ids
  const parts = ids.map(partsOf)
  const seat = parts[0]?.seat
  if (ids.length < 2 || seat === undefined || parts.some((one) => one?.seat !== seat)) {
    return ids.length < 2 ? planeName(view, first) : listing(ids.map((id) => planeName(view, id)))
  }
  return `${typesName(view, seat)} ${listing(parts.map((one) => one?.number ?? ''))}`
}

/** A side at the beginning of a sentence: `The Spitfires`. */
export const theSide = (view: View, seat: 'first' | 'second'): string => capital(sideName(view, seat))

/** A verb after one or several: `flies`, `fly`. */
export const verb = (many: readonly unknown[], one: string, more: string): string => (many.length === 1 ? one : more)

/** The chart of an aircraft on the table. */
export const chartIn = (view: View, { chart }: Plane): AircraftChart => view.config.charts[chart] as AircraftChart

/** An aircraft, with its gun if it has several: `Messerschmitt 1's rear gun`. */
export function gunner(view: View, id: string, gun: Gun): string {
  const one = view.planes[id]
  const name = planeName(view, id)
  return one === undefined || gunsOf(chartIn(view, one)).length < 2 ? name : `${name}'s ${GUNS[gun]} gun`
}

/** Altitude decisions. */
export const ALTITUDES: Readonly<Record<Mode, (levels: number) => string>> = {
  level: () => 'fly level',
  climb: () => 'climb',
  hdive: (levels) => (levels === 1 ? 'drift down 1 level' : `dive ${levels} levels`),
  vdive: (levels) => `dive vertically ${counted(levels, 'level')}`,
}

/** The guns. */
export const GUNS: Readonly<Record<Gun, string>> = { fwd: 'forward', rear: 'rear', all: 'all-around' }

/** A point as the map numbers it. */
export const placeName = (at: Point, view: View): string => hexName(view, pointToHex(at))

/** A hex by its printed number, or the edge beyond which it lies. */
export function hexName({ config }: View, hex: Hex): string {
  const edge = edgeAt(config.options, hex)
  return edge === null ? printed(hex) : `off the ${edge} edge`
}

/** Where an aircraft is and how it flies: `in 3020 at level 10, facing north`. */
export const whereabouts = (view: View, { hex, altitude, facing }: Plane): string =>
  `in ${printed(hex)} at level ${altitude}, facing ${compass(view, facing)}`
