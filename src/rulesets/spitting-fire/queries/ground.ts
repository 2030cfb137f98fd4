/** The table: its size in the world, where to place, what is occupied, what is left to spend. */
import { type Hex, hexBoardHexes, type Polygon, roundTo } from '../../../geometry/index.js'
import { SETUP_DEPTH, UNIT_LENGTHS } from '../book/tables.js'
import { hexBoard, overlap } from '../flight/airspace.js'
import { rosterCost } from '../phases/force.js'
import { isInSetup } from '../phases/place.js'
import { type Edge, type Pose, plane as planeOf, type Seat, type State, type Table } from '../state/state.js'

/** A scale of models, or the disks. */
export type ModelScale = (typeof UNIT_LENGTHS)[number]['scale']

/** What a table measures in the world. */
export interface TableSize {
  readonly width: number
  readonly length: number
  readonly unit: 'ft' | 'cm'
}

/** Half of the root of 3: how far apart the columns of hexes are. */
const COLUMN = 0.8660254037844386

/**
 * How much room a table takes at a scale.
 *
 * @rule SF-COMP-03
 */
export function tableSize(table: Table, scale: ModelScale = 'disks'): TableSize {
  const [width, length] =
    table.kind === 'open'
      ? [table.width, table.length]
      : [(table.columns - 1) * COLUMN + 4 * (COLUMN / 3), table.rows + (table.columns > 1 ? 0.5 : 0)]
  const found = UNIT_LENGTHS.find((row) => row.scale === scale) ?? UNIT_LENGTHS[1]
  const factor = found.unit === 'in' ? found.length / 12 : found.length
  return {
    width: roundTo(width * factor, 3),
    length: roundTo(length * factor, 3),
    unit: found.unit === 'in' ? 'ft' : 'cm',
  }
}

/** Where a seat may place its planes. */
export interface PlacementZone {
  /** The area to draw, on the open table. */
  readonly area: Polygon
  /** The hexes, on a hex table. */
  readonly hexes: readonly Hex[]
}

/**
 * The setup area of a seat; null while no edges are assigned.
 *
 * @rule SF-PLACE-01
 */
export function placementZone(state: State, seat: Seat): PlacementZone | null {
  const { table } = state.config
  if (state.edges === null) return null
  if (table.kind === 'open') return { area: strip(table.width, table.length, state.edges[seat]), hexes: [] }
  const hexes = hexBoardHexes(hexBoard(table)).filter((hex) => isInSetup(state, seat, { ...hex, facing: 0 }))
  return { area: [], hexes }
}

function strip(width: number, length: number, edge: Edge): Polygon {
  const [low, high] = edge === 'south' ? [0, SETUP_DEPTH] : [length - SETUP_DEPTH, length]
  return [
    { x: 0, y: low },
    { x: width, y: low },
    { x: width, y: high },
    { x: 0, y: high },
  ]
}

/**
 * The planes whose space a pose would share, besides the plane that is to stand there. With a level only those at it
 * count, if the game says so.
 *
 * @rule SF-STACK-03
 */
export function stackingConflicts(state: State, pose: Pose, mover?: string, level?: number): readonly string[] {
  const { stackingAltitude, baseDiameter } = state.config.options
  const any = stackingAltitude === 'ignore' || level === undefined
  return Object.keys(state.planes).filter((id) => {
    const { pose: other, status, altitude } = planeOf(state, id)
    if (id === mover || status !== 'flying' || other === null) return false
    return (any || altitude === level) && overlap(pose, other, baseDiameter)
  })
}

/**
 * What is left of the point total: while forces are chosen, after the planes taken one by one; later, after all planes
 * the seat brought. Below zero if a scenario gave more. In a state sampled from a view the enemy's choice is made up.
 *
 * @rule SF-FORCE-05
 */
export function pointsLeft(state: State, seat: Seat): number {
  const { config, forces, planes } = state
  if (forces !== null) return config.points - rosterCost(state, seat)
  const own = Object.values(planes).filter(({ side }) => side === seat)
  return own.reduce((left, { card }) => left - config.cards[card]!.points, config.points)
}
