/** What a view shows of the table, read for the words of any tongue. */
import type { EventOf, Modifier, Violation } from '../../../../core/index.js'
import { nameOf, type Words } from '../../../../core/words/index.js'
import {
  type Cell,
  type CellStep,
  cellStep,
  type Point,
  type Square,
  squareName,
  squareNamed,
} from '../../../../geometry/index.js'
import { ALTITUDES, cloudSteps } from '../../book/tables.js'
import { mayLeave } from '../../flight/map.js'
import { type Drm, isKill } from '../../gunnery/odds.js'
import { seenBy } from '../../queries/sights.js'
import type { Action, FrameKind, RegiaAeronautica, Roll, Rolled, Seat, State, View } from '../../state/state.js'
import { openState } from '../../state/view.js'

/** What the words of each tongue are made of. */
export type Says = Words<RegiaAeronautica>
/** An event of the game. */
type Happening = EventOf<RegiaAeronautica>

/** An altitude as the book prints it. */
export const metres = (altitude: number): number => ALTITUDES[altitude - 1] ?? altitude

const states = new WeakMap<View, State>()

/** A state to ask queries of. What the view hides is made up: ask nothing that hangs on it. */
export function stateOf(view: View): State {
  const known = states.get(view)
  if (known !== undefined) return known
  const state = openState(view)
  states.set(view, state)
  return state
}

/** `LeO-A` is LeO A. A plane that is called like a square says its type as well: Morane F4. */
export function planeName(id: string, view?: View): string {
  const card = view !== undefined && Object.hasOwn(view.planes, id) ? view.planes[id]!.card : undefined
  return card === undefined || squareNamed(id) === null ? nameOf(id) : `${view!.config.cards[card]!.name} ${nameOf(id)}`
}

/** An entry of a table, never what every object inherits. */
export const entry = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined

/** A name of the machine, taken apart: `combatStopsMovement` is combat stops movement. */
export const apart = (name: string): string =>
  /^[a-z]/.test(name)
    ? name.replace(/(?<=[a-z0-9])[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`).replace(/(?<=\w)[-_](?=\w)/g, ' ')
    : name

/** Is this a gun, as a firer or in the picture? */
export const isGun = (id: string, view?: View): boolean =>
  /^(gun-|AA )\d+$/.test(id) && !(view !== undefined && Object.hasOwn(view.planes, id))

// ---------------------------------------------------------------------------------------- places

/** The square of the map at a point of the picture, by name; undefined beside the map. */
export function squareAt({ x, y }: Point, { config: { map } }: View): string | undefined {
  const square = { column: Math.floor(x) + 1, row: map.rows - Math.floor(y) }
  const inside = square.column >= 1 && square.column <= map.columns && square.row >= 1 && square.row <= map.rows
  return inside ? squareName(square) : undefined
}

/** Where a plane is, or was last seen. */
export const cellOf = (view: View, id: string): Cell | null => (view.planes[id]?.cell ?? null) as Cell | null

/** The name of a plane's square. */
export function squareOf(view: View, id: string): string | undefined {
  const cell = cellOf(view, id)
  return cell === null ? undefined : squareName(cell)
}

export const isObjective = ({ config }: View, { column, row }: Square): boolean =>
  config.map.objectives.some((square) => square.column === column && square.row === row)

/** The square of an AA gun by name, given its number or its name as a firer. */
export function gunSquare(gun: number | string, view?: View): string {
  const index = typeof gun === 'number' ? gun : Number(/\d+$/.exec(gun)?.[0] ?? -1)
  const found = view?.guns[index]
  return found === undefined ? `${index + 1}` : squareName(found.square)
}

/** Where a step leads; null if it leads off the map. */
export function after(view: View, plane: string, direction: CellStep): Cell | null {
  const cell = cellOf(view, plane)
  const to = cell && cellStep(cell, direction)
  return to !== null && squareAt({ x: to.column - 0.5, y: view.config.map.rows - to.row + 0.5 }, view) ? to : null
}

/** Does a step take a plane home over its own edge? */
export const isHome = (view: View, plane: string, direction: CellStep): boolean =>
  mayLeave(stateOf(view), plane, direction)

/** Is there such an altitude? */
export const isAltitude = ({ config: { map } }: View, { altitude }: Cell): boolean =>
  altitude >= 1 && altitude <= map.altitudes

/** Where a flight ends, and how many spaces it takes. */
export function flownBy(
  orders: readonly Action[],
  { planes }: View,
): { readonly cell: Cell | null; readonly spaces: number } {
  const steps = orders.flatMap((order) => (order.type === 'moveSpace' ? [order] : []))
  const from = planes[steps[0]?.plane ?? '']?.cell ?? null
  const cell = from && steps.reduce((at: Cell, { direction }) => cellStep(at, direction), from)
  return { cell, spaces: steps.length }
}

/** The letters of the columns in which a seat deploys. */
export const zoneOf = ({ config: { map } }: View, seat: Seat): readonly [string, string] => {
  const { from, to } = map.zones[seat]
  const letter = (column: number): string => squareName({ column, row: 1 }).slice(0, 1)
  return [letter(from), letter(to)]
}

// ---------------------------------------------------------------------------------------- questions

/** The kind of question on top; `move` while a plane may move. */
export const asking = ({ agenda }: View): FrameKind | 'move' => agenda.at(-1)?.kind ?? 'move'

/** Who has to answer. */
export function waiting(view: View): readonly string[] {
  if (view.phase === 'over') return []
  const mover = view.slot?.plane
  return view.agenda.at(-1)?.waiting ?? (mover === undefined ? [] : [view.planes[mover]!.side])
}

export const mover = (view: View): string => view.slot?.plane ?? ''

/** Spaces that the moving plane has, and has flown. */
export function spacesOf(view: View): { readonly limit: number; readonly flown: number } {
  const { rating, movement } = view.config.cards[view.planes[mover(view)]!.card]!
  return { limit: view.config.options.statColumn === 'fighting' ? movement : rating, flown: view.slot!.spaces }
}

/** The planes of a seat for which something is still to be done. */
const planesOf = (view: View, seat: string, open: (id: string) => boolean): readonly string[] =>
  view.config.roster.filter((id) => view.planes[id]!.side === seat && open(id))

export const undeployed = (view: View, seat: string): readonly string[] =>
  planesOf(view, seat, (id) => view.planes[id]!.cell === null)

export const flying = (view: View, seat: string): readonly string[] =>
  planesOf(view, seat, (id) => view.planes[id]!.status === 'flying')

export const unnumbered = (view: View, seat: string): readonly string[] =>
  flying(view, seat).filter((id) => !Object.hasOwn(view.priorities, id))

/** The plane that draws a chit next. */
export const chitless = (view: View): string => view.config.roster.find((id) => view.planes[id]!.chit === null) ?? ''

/** Foes that the mover can attack, this many levels below it. */
export function foesOf(view: View, below: 0 | 1): readonly string[] {
  const at = cellOf(view, mover(view))!
  const isThere = (id: string): boolean => {
    const cell = cellOf(view, id)!
    return cell.column === at.column && cell.row === at.row && cell.altitude === at.altitude - below
  }
  return seenBy(stateOf(view), mover(view)).filter(isThere)
}

/** The roll that a LUCKY plane is asked about, and the plane. */
export function luckyQuestion({ fight }: View): { readonly roll: Roll; readonly plane: string } {
  const { roll, plane } = fight!.asked[0]!
  return { roll: fight!.rolls[roll]!, plane }
}

/** The roll that a LUCKY plane has just spoken about; undefined once it is made. */
export const luckyAnswer = ({ fight }: View, plane: string): Roll | undefined =>
  fight?.rolls.filter(({ lucky }) => lucky.some((said) => said.plane === plane)).at(-1)

/** Who won a finished game. */
export function winnerOf({ resigned, bombed }: View): Seat {
  if (resigned !== null) return resigned === 'french' ? 'italian' : 'french'
  return bombed.length > 0 ? 'french' : 'italian'
}

// ---------------------------------------------------------------------------------------- events

/** May two events of one type be told in one sentence? */
export function alike(a: Happening, b: Happening): boolean {
  if (a.type === 'planeMoved') return a.plane === (b as typeof a).plane
  if (a.type === 'cloudMoved') return a.dice.join() === (b as typeof a).dice.join()
  if (a.type === 'chitDrawn') return (a.chit === undefined) === ((b as typeof a).chit === undefined)
  if (a.type === 'priorityAssigned') return (a.priority === undefined) === ((b as typeof a).priority === undefined)
  return TOGETHER.has(a.type)
}

const TOGETHER: ReadonlySet<Happening['type']> = new Set([
  'aaDeployed',
  'cloudDeployed',
  'planeDeployed',
  'prioritiesSet',
  'slotSkipped',
  'chitRevealed',
])

/** What the two dice of the clouds call for. */
export const windOf = ([direction = 0, altitude = 0]: readonly number[], { config }: View): readonly CellStep[] =>
  cloudSteps(config.options.stillClouds, direction, altitude)

/** Was it a natural 12 that kills, whatever was needed? */
export const isSureKill = (roll: Rolled, view: View): boolean =>
  roll.dice[0]! + roll.dice[1]! === 12 && isKill(view, roll, roll.dice, roll.total)

/** The name of a modifier, or the plane whose LUCKY it is. */
export const drmOf = ({ label }: Modifier): { readonly drm: Drm } | { readonly lucky: string } =>
  label.startsWith('LUCKY ') ? { lucky: label.slice(6) } : { drm: label as Drm }

/** Is it the shape of an input that is refused? That is for who wrote it: its fields keep their names. */
export const isShape = ({ rule }: Violation): boolean => rule === 'CORE-SHAPE' || rule === 'CORE-LIMIT'

/** Orders that are best laid out side by side, this many in a row. */
export const columns = { deployGun: 10, deployCloud: 10, moveSpace: 2, useLucky: 3 } as const
