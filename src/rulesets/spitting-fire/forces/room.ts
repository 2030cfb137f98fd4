/** Room on the table: no force is so large, and no step so greedy, that planes are left without a place. */
import { offsetToHex, roundTo } from '../../../geometry/index.js'
import { SETUP_DEPTH } from '../book/tables.js'
import { distanceBetween, overlap } from '../flight/airspace.js'
import {
  EDGES,
  type Edge,
  type GroupOrder,
  type Pose,
  type Rules,
  SEATS,
  type Seat,
  type State,
} from '../state/state.js'

// ---------------------------------------------------------------------------------------- lattices

/** Points a base apart, from an edge inward: in both setup areas, and in the part of one that is a side's own. */
interface Lattices extends Readonly<Record<Edge, readonly Pose[]>> {
  readonly own: readonly Pose[]
}

const known = new WeakMap<Rules, Lattices>()

/** Remembered by rules: these never change. */
function latticesOf(rules: Rules): Lattices {
  const before = known.get(rules)
  if (before !== undefined) return before
  const [south, north] = [latticeOf(rules, 'south', SETUP_DEPTH), latticeOf(rules, 'north', SETUP_DEPTH)]
  const lattices = { south, north, own: latticeOf(rules, 'south', ownDepth(rules)) }
  known.set(rules, lattices)
  return lattices
}

/** Points of the setup area at an edge, to choose from. */
export const setupLattice = (rules: Rules, edge: Edge): readonly Pose[] => latticesOf(rules)[edge]

const latticeOf = ({ table, options }: Rules, edge: Edge, depth: number): readonly Pose[] =>
  table.kind === 'open'
    ? openLattice(table.width, table.length, Math.max(0.5, options.baseDiameter), edge, depth)
    : hexLattice(table.columns, table.rows, edge, depth)

function openLattice(width: number, length: number, step: number, edge: Edge, depth: number): readonly Pose[] {
  const poses: Pose[] = []
  for (let dy = 0; dy <= Math.min(depth, length); dy += step) {
    const y = roundTo(edge === 'south' ? dy : length - dy, 6)
    for (let x = 0; x <= width; x += step) poses.push({ x: roundTo(x, 6), y, heading: edge === 'south' ? 0 : 180 })
  }
  return poses
}

function hexLattice(columns: number, rows: number, edge: Edge, depth: number): readonly Pose[] {
  const poses: Pose[] = []
  for (let i = 0; i < Math.min(depth, rows); i++) {
    const row = edge === 'south' ? rows - 1 - i : i
    for (let column = 0; column < columns; column++) {
      poses.push({ ...offsetToHex({ column, row }, 'odd-q'), facing: edge === 'south' ? 0 : 3 })
    }
  }
  return poses
}

/** How deep an area can be without touching the other side's: on a short table the setup areas meet. */
const ownDepth = ({ table, options }: Rules): number =>
  table.kind === 'open'
    ? Math.min(SETUP_DEPTH, (table.length - options.baseDiameter) / 2)
    : Math.min(SETUP_DEPTH, Math.floor(table.rows / 2))

// ---------------------------------------------------------------------------------------- filling

/** A group to place: its planes that stand already, and how many are missing. */
interface Wanted {
  readonly group: string
  readonly mates: readonly Pose[]
  readonly missing: number
}

/** Places groups one after the other, each at the first points that are free; the first group that finds none. */
function fill(lattice: readonly Pose[], taken: Pose[], wanted: readonly Wanted[], base: number): string | undefined {
  const free = lattice.filter((pose) => !taken.some((other) => overlap(pose, other, base)))
  for (const { group, mates, missing } of wanted) {
    const found = missing === 0 ? [] : placesFor(free, mates, missing)
    if (found === undefined) return group
    for (const pose of found) free.splice(free.indexOf(pose), 1)
    taken.push(...found)
  }
  return undefined
}

function placesFor(free: readonly Pose[], mates: readonly Pose[], missing: number): readonly Pose[] | undefined {
  if (mates.length > 0) return nearest(free, mates, missing)
  for (const first of free) {
    const found = nearest(free, [first], missing - 1)
    if (found !== undefined) return [first, ...found]
  }
  return undefined
}

/** So many free points that keep the spread, with the mates and with each other. */
function nearest(free: readonly Pose[], mates: readonly Pose[], missing: number): readonly Pose[] | undefined {
  const found: Pose[] = []
  const isNear = (pose: Pose) => (mate: Pose) => mate !== pose && distanceBetween(mate, pose) <= SETUP_DEPTH
  for (const pose of free) {
    if (found.length === missing) break
    if (mates.every(isNear(pose)) && found.every(isNear(pose))) found.push(pose)
  }
  return found.length === missing ? found : undefined
}

// ---------------------------------------------------------------------------------------- questions

/** How many lattice points one plane can block, with room to spare: with fewer planes nobody looks. */
const CROWD = 10

/**
 * The first group of a force that the side's own part of the table cannot hold.
 * @rule SF-PLACE-05
 */
export function groupTooMany(
  rules: Rules,
  groups: readonly Pick<GroupOrder, 'group' | 'planes'>[],
): string | undefined {
  const lattice = latticesOf(rules).own
  const wanted = groups.map(({ group, planes }): Wanted => ({ group, mates: [], missing: planes.length }))
  if (CROWD * planesIn(wanted) <= lattice.length) return undefined
  return fill(lattice, [], wanted, rules.options.baseDiameter)
}

const planesIn = (wanted: readonly Wanted[]): number => wanted.reduce((sum, { missing }) => sum + missing, 0)

interface Standing {
  readonly plane: string
  readonly pose: Pose
}

/**
 * The first group, of either side, that would find no room if these planes stood on the table.
 * @rule SF-PLACE-05
 */
export function groupWithoutRoom(state: State, seat: Seat, standing: readonly Standing[]): string | undefined {
  const { config, edges } = state
  const planes = Object.keys(state.planes).length
  if (edges === null || EDGES.every((edge) => CROWD * planes <= setupLattice(config, edge).length)) return undefined
  const taken = standing.map(({ pose }) => pose)
  const meet = ownDepth(config) < SETUP_DEPTH
  for (const side of SEATS) {
    if (side !== seat && !meet) continue
    const stuck = fill(
      setupLattice(config, edges[side]),
      taken,
      wantedBy(state, side, standing),
      config.options.baseDiameter,
    )
    if (stuck !== undefined) return stuck
  }
  return undefined
}

const wantedBy = (state: State, side: Seat, standing: readonly Standing[]): readonly Wanted[] =>
  Object.entries(state.groups)
    .filter(([, group]) => group.side === side && !group.placed)
    .map(([group, { planes }]) => {
      const mates = standing.filter(({ plane }) => planes.includes(plane)).map(({ pose }) => pose)
      return { group, mates, missing: planes.length - mates.length }
    })
