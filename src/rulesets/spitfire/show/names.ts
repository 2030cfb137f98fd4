/** What aircraft and sides are called: the same on the map and in the log. */
import type { Facing } from '../../../geometry/index.js'
import type { Seat, State } from '../state/state.js'

/** What names are looked up in: a state or a view. */
export type Table = Pick<State, 'config' | 'types'>

/** What pilots call those whose names begin so: `Bf.109E-3`. */
const MAKERS: readonly (readonly [start: string, name: string])[] = [
  ['Bf.', 'Messerschmitt'],
  ['Fw.', 'Focke-Wulf'],
  ['He.', 'Heinkel'],
  ['Ju.87', 'Stuka'],
  ['Ju.', 'Junkers'],
  ['D.', 'Dewoitine'],
  ['Po.', 'Potez'],
  ['PZL.', 'PZL'],
]

/** What pilots call a type: a `Spitfire-I` is a Spitfire. */
function nickname({ config, types }: Table, seat: Seat): string | undefined {
  const name = config.charts[types[seat] ?? '']?.name
  const maker = MAKERS.find(([start]) => name?.startsWith(start))
  return maker?.[1] ?? name?.replace(/-[IVX]+$/, '')
}

/** One aircraft of a side: `Spitfire`; before it has chosen a type, `Allied aircraft`. Two sides never share a name. */
export function typeName(table: Table, seat: Seat): string {
  const side = table.config.alliances[seat] === 'allied' ? 'Allied' : 'German'
  const own = nickname(table, seat)
  if (own === undefined) return `${side} aircraft`
  return own === nickname(table, seat === 'first' ? 'second' : 'first') ? `${side} ${own}` : own
}

/** Several of them: `Spitfires`, `Junkers`; before the choice, `Allies`. */
export function typesName(table: Table, seat: Seat): string {
  if (nickname(table, seat) === undefined) return table.config.alliances[seat] === 'allied' ? 'Allies' : 'Germans'
  const one = typeName(table, seat)
  return /[sz]$/.test(one) ? one : `${one}s`
}

/** A side: `the Spitfires`. */
export const sideName = (table: Table, seat: Seat): string => `the ${typesName(table, seat)}`

/** Whose aircraft an id is, and its number; undefined if it is no such id. */
export function partsOf(id: string): { readonly seat: Seat; readonly number: string } | undefined {
  const [, letter, number] = /^([FS])(\d)$/.exec(id) ?? []
  return number === undefined ? undefined : { seat: letter === 'F' ? 'first' : 'second', number }
}

/** An aircraft: `Spitfire 1`. */
export function planeName(table: Table, id: string): string {
  const parts = partsOf(id)
  if (parts === undefined) return id
  const type = typeName(table, parts.seat)
  return `${type}${/\d$/.test(type) ? ' no.' : ''} ${parts.number}`
}

const SIDES = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const
const CORNERS = ['north-northeast', 'east', 'south-southeast', 'south-southwest', 'west', 'north-northwest'] as const

/** Where a nose points: a hexside, or under rule 10 a corner. @rule SP-10-1 */
export const compass = ({ config }: Table, facing: Facing): string =>
  (config.options.hexSpace ? CORNERS : SIDES)[facing]
