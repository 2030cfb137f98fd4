/** One line of text for an order: squares and cells as the map prints them, `H2` and `C3/3000`. */
import { type FieldNotation, type Gates, type Notation, plainNotation } from '../../../core/index.js'
import { type Cell, type Square, squareName, squareNamed } from '../../../geometry/index.js'
import { ALTITUDES } from '../book/tables.js'
import { cellName } from '../flight/map.js'
import type { RegiaAeronautica } from './state.js'

type Names = Readonly<Record<string, Cell>>

/** How each field that holds places is written and read; lists and records are joined by commas. */
const fields: FieldNotation = {
  write(field, value) {
    if (field === 'square' || field === 'cell') return nameOf(value as Square)
    if (field !== 'squares' && field !== 'cells') return undefined
    return Array.isArray(value) ? joined(value.map(nameOf)) : joined(Object.entries(value as Names).map(entryOf))
  },
  read(field, word) {
    if (field === 'square' || field === 'cell') return placeOf(field, word)
    if (field !== 'squares' && field !== 'cells') return undefined
    const parts = word.split(',')
    return word.includes(':') ? recordOf(parts) : whole(parts.map((part) => placeOf(field.slice(0, -1), part)))
  },
}

/** The printed name of a place; undefined if it has none, being off every map. */
function nameOf(place: Square | Cell): string | undefined {
  if (squareNamed(squareName(place)) === null) return undefined
  if (!('altitude' in place)) return squareName(place)
  return ALTITUDES[place.altitude - 1] && cellName(place)
}

const entryOf = ([id, cell]: readonly [string, Cell]): string | undefined => {
  const name = nameOf(cell)
  return name && `${id}:${name}`
}

/** None if a part is missing, or if there is nothing to join. */
const joined = (parts: readonly (string | undefined)[]): string | undefined =>
  parts.length === 0 || parts.includes(undefined) ? undefined : parts.join(',')

const whole = <T>(parts: readonly (T | undefined)[]): readonly T[] | undefined =>
  parts.includes(undefined) ? undefined : (parts as readonly T[])

function recordOf(parts: readonly string[]): Names | undefined {
  const entries = whole(parts.map((part) => cellOf(part.split(':'))))
  return entries && Object.fromEntries(entries)
}

const cellOf = ([id = '', name = '']: readonly string[]): readonly [string, Cell] | undefined => {
  const cell = placeOf('cell', name)
  return cell && [id, cell as Cell]
}

/** A place by name. The altitude of a cell may be given in metres or by its number, 1 to 4. */
function placeOf(field: string, word: string): Square | Cell | undefined {
  const [name = '', height] = word.split('/')
  const square = squareNamed(name)
  if (square === null || (field === 'cell') !== (height !== undefined)) return undefined
  if (height === undefined) return square
  const altitude = ALTITUDES.findIndex((metres, i) => height === `${metres}` || height === `${i + 1}`) + 1
  return altitude > 0 ? { ...square, altitude } : undefined
}

/** The notation of Regia Aeronautica. Places are read in JSON, too. */
export const notationFor = (gates: Pick<Gates<RegiaAeronautica>, 'action'>): Notation<RegiaAeronautica> =>
  plainNotation<RegiaAeronautica>(gates, fields)
