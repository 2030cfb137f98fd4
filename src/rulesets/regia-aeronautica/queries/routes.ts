/** Whole moves of the moving plane, as orders. */
import type { Route } from '../../../core/index.js'
import { nameOf } from '../../../core/words/english.js'
import { CELL_STEPS, type Cell, type CellStep, cellStep } from '../../../geometry/index.js'
import { allowanceOf, cellName, mayLeave, middleOf, sameSquare } from '../flight/map.js'
import { gunPlace } from '../gunnery/guns.js'
import { shotAgainst } from '../phases/aa.js'
import { foesBelow, foesInCell, reactors } from '../phases/engagement.js'
import { checkStep } from '../phases/movement.js'
import { type Action, cellOf, type Seat, type State, type View } from '../state/state.js'
import { openState } from '../state/view.js'
import { placed } from './trial.js'

/** What a plane meets in a cell. */
interface Meeting {
  /** What dice are thrown for, or may be. */
  readonly dice: readonly string[]
  /** Its owner is asked there, or its move ends there: the flight goes no further. */
  readonly stops: boolean
}

interface Way {
  readonly cell: Cell
  readonly path: readonly CellStep[]
  readonly dice: readonly string[]
  readonly stops: boolean
}

/**
 * Every cell that the moving plane can reach, by the way with the fewest dice and then the fewest spaces, and the end of
 * its move there. Where its owner has to choose whom to attack, the flight ends without the end of the move. Nothing for
 * those whose plane is not moving. The way off the map is not among them: it is one space from the edge.
 *
 * @rule RA-MOVE-02
 */
export function* routes(view: View): Generator<Route<Action>, void> {
  const { slot, seat } = view
  if (slot === null || view.agenda.length > 0 || view.planes[slot.plane]!.side !== seat) return
  const state = openState(view)
  for (const way of waysOf(state, slot.plane)) {
    const orders = ordersOf(way, seat as Seat, slot.plane)
    // A flight of one order is that order.
    if (orders.length > 1) yield { orders, ...drawn(state, slot.plane, way), cost: way.path.length, dice: way.dice }
  }
}

const ordersOf = ({ path, stops }: Way, seat: Seat, plane: string): readonly Action[] => [
  ...path.map((direction): Action => ({ type: 'moveSpace', seat, plane, direction })),
  ...(stops ? [] : [{ type: 'endMove', seat, plane } as const]),
]

function drawn(state: State, piece: string, { path, cell }: Way): Pick<Route, 'ghost' | 'via'> {
  const { map } = state.config
  let at = cellOf(state, piece)
  const via = [middleOf(map, at)]
  for (const step of path) {
    const next = cellStep(at, step)
    if (!sameSquare(at, next)) via.push(middleOf(map, next))
    at = next
  }
  return { ghost: { piece, at: middleOf(map, cell), heading: null }, via }
}

// ---------------------------------------------------------------------------------------- the search

/** The best way to each cell. Space by space: a way with more spaces and fewer dice may be better, but leads less far. */
function waysOf(state: State, plane: string): Iterable<Way> {
  const best = new Map<string, Way>()
  const meet = meetings(state, plane)
  let edge: readonly Way[] = [{ cell: cellOf(state, plane), path: [], dice: [], stops: false }]
  for (let left = allowanceOf(state, plane) - state.slot!.spaces; left > 0; left--) {
    const next = new Map<string, Way>()
    for (const way of edge) for (const on of stepsFrom(state, plane, way, meet)) keep(next, on)
    edge = [...next.values()]
    for (const way of edge) keep(best, way)
  }
  return best.values()
}

function keep(ways: Map<string, Way>, way: Way): void {
  const key = cellName(way.cell)
  const known = ways.get(key)
  if (known === undefined || way.dice.length < known.dice.length) ways.set(key, way)
}

type Meet = (from: Cell, to: Cell) => Meeting

function stepsFrom(state: State, plane: string, way: Way, meet: Meet): readonly Way[] {
  if (way.stops) return []
  const there = placed(state, plane, way.cell)
  return CELL_STEPS.filter((step) => checkStep(there, plane, step).length === 0 && !mayLeave(there, plane, step)).map(
    (step) => {
      const cell = cellStep(way.cell, step)
      const { dice, stops } = meet(way.cell, cell)
      return { cell, path: [...way.path, step], dice: dice.length === 0 ? way.dice : [...way.dice, ...dice], stops }
    },
  )
}

// ---------------------------------------------------------------------------------------- what happens on the way

const QUIET: Meeting = { dice: [], stops: false }

/** What the plane meets in a cell, as things stand now; looked up once for each cell. */
function meetings(state: State, plane: string): Meet {
  const known = new Map<string, Meeting>()
  return (from, to) => {
    const entered = !sameSquare(from, to)
    const key = `${cellName(to)} ${entered}`
    const meeting = known.get(key) ?? meetingIn(placed(state, plane, to), plane, entered)
    known.set(key, meeting)
    return meeting
  }
}

/** @rule RA-ENG-06 */
function meetingIn(state: State, plane: string, entered: boolean): Meeting {
  const same = foesInCell(state, plane)
  const reacting = reactors(state, plane).filter((id) => same.length !== 1 || id !== same[0])
  const dice = [
    ...(same.length > 0 ? [`attack on ${same.map(nameOf).join(' or ')}`] : []),
    ...reacting.map((id) => `fire from ${nameOf(id)}`),
    ...aaAgainst(state, plane, entered),
  ]
  const isAsked = same.length > 1 || (same.length === 0 && foesBelow(state, plane).length > 0)
  const isHeld = same.length > 0 && state.config.options.combatStopsMovement
  return dice.length === 0 && !isAsked ? QUIET : { dice, stops: isAsked || isHeld }
}

/** @rule RA-AA-02 */
function aaAgainst(state: State, plane: string, entered: boolean): readonly string[] {
  if (state.config.options.aaTiming !== 'movement' || !entered) return []
  const shot = shotAgainst(state, plane)
  return shot === undefined ? [] : [`fire of ${gunPlace(state.guns[shot.gun]!)}`]
}
