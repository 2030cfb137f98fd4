/** Preparation: chits, AA, clouds, deployment (the book's Game preparation). */

import { type ActionRules, broken, type Io, kept, type Violation } from '../../../core/index.js'
import { type Cell, type Square, squareName } from '../../../geometry/index.js'
import { no } from '../book/messages.js'
import type { RuleId } from '../book/rules.js'
import { cellName, columnName, isOnMap, lastSquare, sameCell, sameSquare } from '../flight/map.js'
import { gunsFor } from '../gunnery/guns.js'
import {
  type Chit,
  type Draft,
  edit,
  plane as planeOf,
  type RegiaAeronautica,
  type Seat,
  type State,
} from '../state/state.js'
import { lessDrawn } from '../turn/chits.js'
import { answered, asked, beginTurn } from '../turn/sequence.js'

type Broken = readonly Violation<RuleId>[]
type Teller = Pick<Io<RegiaAeronautica>, 'emit'>

/** The question on top is settled; after the last one the first turn begins. */
function settled(draft: Draft, io: Teller): void {
  answered(draft)
  const next = draft.agenda.length === 0 ? undefined : asked(draft)
  if (next === undefined) beginTurn(draft, 1, io)
  else if (next.kind === 'deployAA' && draft.toDeploy.guns === 0) settled(draft, io)
}

// ---------------------------------------------------------------------------------------- chits

/** The first plane that has no chit yet. */
const chitless = (state: State): string | undefined =>
  state.config.roster.find((id) => planeOf(state, id).chit === null)

/** What is left in the cup: every kind alike, or the counts less what has been drawn. @rule RA-CHIT-01 */
function cupOf(state: State): Readonly<Record<Chit, number>> {
  const { chitPool } = state.config.options
  if (chitPool === 'uniform') return { ace: 1, green: 1, lucky: 1, none: 1 }
  const drawn = state.config.roster.flatMap((id) => planeOf(state, id).chit ?? [])
  return lessDrawn(chitPool, drawn)
}

/** @rule RA-PREP-02 */
export const drawChit: ActionRules<RegiaAeronautica>['drawChit'] = {
  phases: ['prepare'],
  answers: ['drawChit'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    const plane = chitless(draft) as string
    const chit = io.draw('Special chit', cupOf(draft))
    edit(draft, plane).chit = chit
    const { side } = edit(draft, plane)
    io.emit?.({ type: 'chitDrawn', rule: 'RA-PREP-02', audience: [side], plane, chit })
    io.emit?.({ type: 'chitDrawn', rule: 'RA-CHIT-01', audience: 'all', plane })
    if (chitless(draft) === undefined) settled(draft, io)
  },
}

// ---------------------------------------------------------------------------------------- AA

/** @rule RA-PREP-04 */
export const rollAA: ActionRules<RegiaAeronautica>['rollAA'] = {
  phases: ['prepare'],
  answers: ['rollAA'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    const die = io.die('AA chits')
    const guns = gunsFor(die, draft.config.options.aaHalf)
    draft.toDeploy.guns = guns
    io.emit?.({ type: 'aaRolled', rule: 'RA-PREP-04', audience: 'all', die, guns })
    settled(draft, io)
  },
}

/** The facts of a place that has no printed name. */
const offMap = ({ config }: State, place: Square) => ({
  cell: Object.values(place).join(','),
  last: lastSquare(config.map),
})

const groundOf = (square: Square): Cell => ({ ...square, altitude: 1 })

function checkSquare(state: State, square: Square, others: readonly Square[]): Broken {
  if (!isOnMap(state, groundOf(square))) return [no('RA-PREP-06', 'off-map', offMap(state, square))]
  const taken = others.some((other) => sameSquare(other, square))
  return broken(taken && no('RA-PREP-06', 'cell-taken', { cell: squareName(square) }))
}

function putGun(draft: Draft, square: Square, io: Teller): void {
  draft.guns.push({ square: { ...square }, fired: false })
  draft.toDeploy.guns--
  const { column, row } = square
  io.emit?.({ type: 'aaDeployed', rule: 'RA-PREP-06', audience: 'all', gun: draft.guns.length - 1, column, row })
}

/** @rule RA-PREP-06 */
export const deployAA: ActionRules<RegiaAeronautica>['deployAA'] = {
  phases: ['prepare'],
  answers: ['deployAA'],
  listed: 'some',
  check(state, { squares }) {
    const [have, need] = [squares.length, state.toDeploy.guns]
    if (have !== need) return [no('RA-PREP-04', 'bad-count', { kind: 'AA chits', have, need })]
    const placed = state.guns.map((gun) => gun.square)
    return squares.flatMap((square, i) => checkSquare(state, square, [...placed, ...squares.slice(0, i)]))
  },
  apply(draft, { squares }, io) {
    for (const square of squares) putGun(draft, square, io)
    settled(draft, io)
  },
}

/** @rule RA-PREP-06 */
export const deployGun: ActionRules<RegiaAeronautica>['deployGun'] = {
  phases: ['prepare'],
  answers: ['deployAA'],
  listed: 'some',
  check: (state, { square }) =>
    checkSquare(
      state,
      square,
      state.guns.map((gun) => gun.square),
    ),
  apply(draft, { square }, io) {
    putGun(draft, square, io)
    if (draft.toDeploy.guns === 0) settled(draft, io)
  },
}

// ---------------------------------------------------------------------------------------- clouds

/** @rule RA-PREP-05 */
export const rollClouds: ActionRules<RegiaAeronautica>['rollClouds'] = {
  phases: ['prepare'],
  answers: ['rollClouds'],
  listed: 'all',
  check: () => kept,
  apply(draft, _action, io) {
    const die = io.die('cloud chits')
    draft.toDeploy.clouds = die
    io.emit?.({ type: 'cloudsRolled', rule: 'RA-PREP-05', audience: 'all', die })
    settled(draft, io)
  },
}

function checkCell(state: State, cell: Cell, others: readonly Cell[]): Broken {
  if (!isOnMap(state, cell)) return [no('RA-PREP-06', 'off-map', offMap(state, cell))]
  const taken = others.some((other) => sameCell(other, cell))
  return broken(taken && no('RA-PREP-06', 'cell-taken', { cell: cellName(cell) }))
}

function putCloud(draft: Draft, cell: Cell, io: Teller): void {
  draft.clouds.push({ ...cell })
  draft.toDeploy.clouds--
  io.emit?.({ type: 'cloudDeployed', rule: 'RA-PREP-06', audience: 'all', cloud: draft.clouds.length - 1, ...cell })
}

/** @rule RA-PREP-06 */
export const deployClouds: ActionRules<RegiaAeronautica>['deployClouds'] = {
  phases: ['prepare'],
  answers: ['deployClouds'],
  listed: 'some',
  check(state, { cells }) {
    const [have, need] = [cells.length, state.toDeploy.clouds]
    if (have !== need) return [no('RA-PREP-05', 'bad-count', { kind: 'clouds', have, need })]
    return cells.flatMap((cell, i) => checkCell(state, cell, [...state.clouds, ...cells.slice(0, i)]))
  },
  apply(draft, { cells }, io) {
    for (const cell of cells) putCloud(draft, cell, io)
    settled(draft, io)
  },
}

/** @rule RA-PREP-06 */
export const deployCloud: ActionRules<RegiaAeronautica>['deployCloud'] = {
  phases: ['prepare'],
  answers: ['deployClouds'],
  listed: 'some',
  check: (state, { cell }) => checkCell(state, cell, state.clouds),
  apply(draft, { cell }, io) {
    putCloud(draft, cell, io)
    if (draft.toDeploy.clouds === 0) settled(draft, io)
  },
}

// ---------------------------------------------------------------------------------------- planes

/** The planes of a seat that are not on the map yet. */
export const undeployed = (state: State, seat: Seat): readonly string[] =>
  state.config.roster.filter((id) => planeOf(state, id).side === seat && planeOf(state, id).cell === null)

/** @rule RA-MAP-03 */
function checkDeployment(state: State, seat: Seat, plane: string, cell: Cell): Broken {
  if (!Object.hasOwn(state.planes, plane) || planeOf(state, plane).side !== seat) {
    return [no('RA-CODE-01', 'unknown-id', { kind: 'plane of yours', id: plane })]
  }
  const { from, to } = state.config.map.zones[seat]
  const outside = cell.column < from || cell.column > to || cell.row < 1 || cell.row > state.config.map.rows
  return broken(
    planeOf(state, plane).cell !== null && no('RA-CODE-01', 'already-deployed', { plane }),
    outside && no('RA-MAP-03', 'outside-zone', { plane, from: columnName(from), to: columnName(to) }),
    (cell.altitude < 1 || cell.altitude > state.config.map.altitudes) &&
      no('RA-MAP-04', 'bad-altitude', { have: cell.altitude, need: state.config.map.altitudes }),
  )
}

function putPlane(draft: Draft, plane: string, cell: Cell, io: Teller): void {
  edit(draft, plane).cell = { ...cell }
  io.emit?.({ type: 'planeDeployed', rule: 'RA-MAP-03', audience: 'all', plane, ...cell })
}

/** @rule RA-PREP-07 */
export const deployPlane: ActionRules<RegiaAeronautica>['deployPlane'] = {
  phases: ['prepare'],
  answers: ['deployPlanes'],
  listed: 'some',
  check: (state, { seat, plane, cell }) => checkDeployment(state, seat, plane, cell),
  apply(draft, { seat, plane, cell }, io) {
    putPlane(draft, plane, cell, io)
    if (undeployed(draft, seat).length === 0) settled(draft, io)
  },
}

/** @rule RA-PREP-07 */
export const deployPlanes: ActionRules<RegiaAeronautica>['deployPlanes'] = {
  phases: ['prepare'],
  answers: ['deployPlanes'],
  listed: 'some',
  check(state, { seat, cells }) {
    const [have, need] = [Object.keys(cells).length, undeployed(state, seat).length]
    const each = Object.entries(cells).flatMap(([plane, cell]) => checkDeployment(state, seat, plane, cell))
    return each.length > 0
      ? each
      : broken(have !== need && no('RA-PREP-07', 'bad-count', { kind: 'planes', have, need }))
  },
  apply(draft, { cells }, io) {
    for (const [plane, cell] of Object.entries(cells)) putPlane(draft, plane, cell, io)
    settled(draft, io)
  },
}
