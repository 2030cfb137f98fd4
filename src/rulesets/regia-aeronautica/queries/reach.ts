/** How far a plane can get. */
import { CELL_STEPS, type Cell, type CellStep, cellDistance, cellStep, squareName } from '../../../geometry/index.js'
import { allowanceOf, cellName, mayLeave } from '../flight/map.js'
import { checkStep } from '../phases/movement.js'
import { cellOf, type State } from '../state/state.js'
import { isInPlay, placed } from './trial.js'

/** A cell a plane can move to. */
export interface ReachedCell {
  readonly cell: Cell
  /** The fewest spaces, one at least: a plane never stays where it is. */
  readonly spaces: number
  /** One shortest way there. */
  readonly path: readonly CellStep[]
}

/** Where a plane can get in one move, if nobody stops it on the way. */
export interface Reach {
  readonly cells: readonly ReachedCell[]
  /** One shortest way off the map; null if there is none. */
  readonly exit: readonly CellStep[] | null
}

/** Spaces left to a plane: the rest of its move if it is moving, else a whole move. */
const spacesLeft = (state: State, plane: string): number =>
  allowanceOf(state, plane) - (state.slot?.plane === plane ? state.slot.spaces : 0)

/**
 * The cells a plane can reach: with the spaces it has left if it is moving, else with its next move.
 *
 * @rule RA-MOVE-02
 */
export function reachable(state: State, plane: string): Reach {
  const found = new Map<string, ReachedCell>()
  let exit: Reach['exit'] = null
  let edge: readonly ReachedCell[] = isInPlay(state, plane) ? [{ cell: cellOf(state, plane), spaces: 0, path: [] }] : []
  for (let spaces = 1; spaces <= spacesLeft(state, plane) && edge.length > 0; spaces++) {
    exit ??= exitFrom(state, plane, edge)
    edge = edge.flatMap((from) => nextCells(state, plane, from)).filter((next) => isNew(found, next))
  }
  return { cells: [...found.values()], exit }
}

function isNew(found: Map<string, ReachedCell>, next: ReachedCell): boolean {
  const key = cellName(next.cell)
  if (found.has(key)) return false
  found.set(key, next)
  return true
}

function nextCells(state: State, plane: string, { cell, spaces, path }: ReachedCell): readonly ReachedCell[] {
  const there = placed(state, plane, cell)
  return CELL_STEPS.filter((step) => checkStep(there, plane, step).length === 0 && !mayLeave(there, plane, step)).map(
    (step) => ({ cell: cellStep(cell, step), spaces: spaces + 1, path: [...path, step] }),
  )
}

function exitFrom(state: State, plane: string, edge: readonly ReachedCell[]): Reach['exit'] {
  for (const { cell, path } of edge) {
    const there = placed(state, plane, cell)
    const way = CELL_STEPS.find((step) => mayLeave(there, plane, step))
    if (way !== undefined) return [...path, way]
  }
  return null
}

/** How far it is to an objective. */
export interface ObjectiveDistance {
  /** Its square by name. */
  readonly objective: string
  readonly spaces: number
  /** Moves of the plane needed, the one under way included. */
  readonly turns: number
}

/**
 * How far it is to each objective, at the altitude a plane has or at another one it is to bomb from; nothing if the
 * plane is not on the map.
 *
 * @rule RA-MOVE-05
 */
export function objectiveDistances(state: State, plane: string, altitude?: number): readonly ObjectiveDistance[] {
  if (!isInPlay(state, plane)) return []
  const from = cellOf(state, plane)
  return state.config.map.objectives.map((square) => {
    const spaces = cellDistance(from, { ...square, altitude: altitude ?? from.altitude })
    return { objective: squareName(square), spaces, turns: turnsFor(state, plane, spaces) }
  })
}

function turnsFor(state: State, plane: string, spaces: number): number {
  const now = state.slot?.plane === plane ? Math.min(spaces, spacesLeft(state, plane)) : 0
  return Math.ceil((spaces - now) / allowanceOf(state, plane)) + (now > 0 ? 1 : 0)
}
