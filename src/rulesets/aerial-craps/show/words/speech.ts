/** Turns of phrase for this game: names of aircraft and guns, dice, Pilot Points. */
import type { Modifier } from '../../../../core/index.js'
import { counted, listing, number, signed } from '../../../../core/words/index.js'
import { type Hex, type Point, pointToHex } from '../../../../geometry/index.js'
import type { Crew, Rolled, Seat, State, View } from '../../state/state.js'
import { sample } from '../../state/view.js'
import { callName, hexName } from '../names.js'

const states = new WeakMap<View, State>()

/** The position behind a view: all of it lies open. */
export function stateOf(view: View): State {
  const known = states.get(view) ?? sample(view)
  states.set(view, known)
  return known
}

/** `Camel A1`; without a view, or for a stranger, its id. */
export function craftName(id: string, view?: Pick<View, 'aircraft' | 'config'>): string {
  const type = view && Object.hasOwn(view.aircraft, id) && view.config.cards[view.aircraft[id]!.card]?.name
  return type ? `${callName(type)} ${id}` : id
}

/** `Camel A1`, or for the other man aboard `The observer of Bristol F.2B A4`. */
export const manOf = (ac: string, crew: Crew, view: View): string =>
  crew === 'pilot' ? craftName(ac, view) : `The observer of ${craftName(ac, view)}`

/** `the Lewis`, `the second Spandau`. */
export function gunName(id: string, ac: string, view: Pick<View, 'aircraft' | 'config'>): string {
  const guns = view.config.cards[view.aircraft[ac]?.card ?? '']?.guns ?? []
  const gun = guns.find((one) => one.id === id)
  if (gun === undefined) return `gun ${id}`
  const twins = guns.filter(({ type }) => type === gun.type)
  const nth = ORDINALS[twins.indexOf(gun)]
  return twins.length === 1 || nth === undefined ? `the ${gun.type}` : `the ${nth} ${gun.type}`
}

/** First, second and so on, by index. */
export const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

/** A side as a sentence names it: `the Entente`. */
export function sideName(seat: Seat, { config }: View): string {
  const nation = config.nations[seat]
  return /^Entente$|s$/.test(nation) ? `the ${nation}` : nation
}

/** `hex 0709`. */
export const hexWord = (hex: Hex, { config }: View): string => `hex ${hexName(hex, config.area)}`

/** The number of the hex at a point of the table. */
export const placeName = (at: Point, { config }: View): string => hexName(pointToHex(at), config.area)

const COMPASS = ['north', 'northeast', 'southeast', 'south', 'southwest', 'northwest'] as const

/** A facing, by the six sides of a hex. */
export const compass = (facing: number): string => COMPASS[(((facing % 6) + 6) % 6) as 0]

/** Where a die points: 1 is north, then clockwise. */
export const pointedBy = (die: number): string => compass(die - 1)

const PITCHES = ['steep dive', 'normal dive', 'shallow dive', 'level flight', 'shallow climb', 'normal climb']

/** `shallow climb`, `level flight`. */
export const pitchName = (pitch: number): string => PITCHES[pitch + 3] ?? 'steep climb'

/** `a shallow climb`, `level flight`. */
export const aPitch = (pitch: number): string => (pitch === 0 ? 'level flight' : `a ${pitchName(pitch)}`)

/** `left 60°`, `right 180°`. */
export const turnName = (turn: number): string => `${turn < 0 ? 'left' : 'right'} ${60 * Math.abs(turn)}°`

/** `1 Pilot Point`, `2 Pilot Points`, `no Pilot Points`. */
export const points = (pp: number): string => counted(pp, 'Pilot Point')

/** `1 die`, `2 dice`, `no dice`. */
export const diceOf = (count: number): string => counted(count, 'die', 'dice')

/** `3, 1 and 6`. */
export const faces = (dice: readonly number[]): string => listing(dice.map(number))

/** `a one`, `3 ones`, `no ones`. */
export const some = (count: number, face: string, many = `${face}s`): string =>
  count === 1 ? `a ${face}` : counted(count, face, many)

/** `5 (die 4, experience +1)`, or `4` if nothing is added. */
export function rolled({ dice, modifiers, total }: Omit<Rolled, 'ac'>): string {
  if (modifiers.length === 0 && dice.length === 1) return number(total)
  const die = `${dice.length === 1 ? 'die' : 'dice'} ${faces(dice)}`
  return `${number(total)} (${[die, ...modifiers.map(added)].join(', ')})`
}

const added = ({ label, value }: Modifier): string => `${label} ${signed(value)}`
