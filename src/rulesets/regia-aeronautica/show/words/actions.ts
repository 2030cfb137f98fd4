/** Orders in English: headings and buttons. */
import { counted, listing } from '../../../../core/words/index.js'
import type { Cell, CellStep } from '../../../../geometry/index.js'
import { squareName } from '../../../../geometry/index.js'
import type { Roll, View } from '../../state/state.js'
import { chit, goal, height, piece, seat, spot } from './names.js'
import { after, cellOf, chitless, flownBy, gunSquare, isAltitude, isHome, luckyQuestion, type Says } from './table.js'

export const kind: Says['kind'] = {
  drawChit: 'Special chits',
  rollAA: 'Roll for AA',
  deployAA: 'Place all AA',
  deployGun: 'Place AA',
  rollClouds: 'Roll for clouds',
  deployClouds: 'Place all clouds',
  deployCloud: 'Place a cloud',
  deployPlane: 'Deploy a plane',
  deployPlanes: 'Deploy all planes',
  setPriorities: 'Number all planes',
  assignPriority: 'Priority chits',
  dealPriorities: 'Deal priority chits',
  drawInitiative: 'Draw for the initiative',
  moveSpace: 'Fly one space',
  endMove: 'End the move',
  chooseTarget: 'Choose a target',
  attackBelow: 'Attack from above',
  react: 'Fire at the moving plane',
  decline: 'Hold fire',
  useLucky: 'LUCKY',
  rollFire: 'Roll the dice',
  fireAA: 'AA fire',
  passAA: 'AA holds fire',
  bomb: 'Drop bombs',
  passBomb: 'Keep bombs',
  resign: 'Resign',
}

/** A list that fits on a button. */
const short = (items: readonly string[], most: number): string =>
  items.length <= most ? listing(items) : listing([...items.slice(0, most), `${items.length - most} more`])

/** `CR42 A at F3, 1500 m` */
const station = (cell: Cell): string => `${squareName(cell)}, ${height(cell.altitude)}`

function step(view: View, plane: string, direction: CellStep): string {
  const to = after(view, plane, direction)
  if (to === null) return `Fly ${direction} off the map${isHome(view, plane, direction) ? ', home and safe' : ''}`
  if (!isAltitude(view, to)) return direction === 'up' ? 'Climb higher' : 'Dive lower'
  if (direction === 'up') return `Climb to ${height(to.altitude)}`
  if (direction === 'down') return `Dive to ${height(to.altitude)}`
  return `Fly ${direction} to ${goal(to, view)}`
}

/** `C3 at 3000 m, 3 spaces` */
export const flight: Says['flight'] & object = ({ orders }, view) => {
  const { cell, spaces } = flownBy(orders, view)
  return `${cell === null ? 'Nowhere' : spot(cell)}, ${counted(spaces, 'space')}`
}

/** Whose roll a LUCKY plane may change. */
const whose = ({ by }: Roll, plane: string, view: View): string =>
  by === plane ? 'its own roll' : `the roll of ${piece(by, view)}`

const inOrder = (priorities: Readonly<Record<string, number>>, view: View): readonly string[] =>
  Object.entries(priorities)
    .sort(([, a], [, b]) => a - b)
    .map(([id]) => piece(id, view))

export const action: Says['action'] = {
  drawChit: ({ card }, view) =>
    `Draw ${card === undefined ? 'a Special chit' : chit[card]} for ${piece(chitless(view), view)}`,
  rollAA: () => 'Roll for AA chits',
  deployAA: ({ squares }) => `AA at ${short(squares.map(squareName), 6)}`,
  deployGun: ({ square }, view) => `AA at ${goal(square, view)}`,
  rollClouds: () => 'Roll for clouds',
  deployClouds: ({ cells }) => `Clouds over ${short(cells.map(spot), 2)}`,
  deployCloud: ({ cell }) => `Cloud over ${station(cell)}`,
  deployPlane: ({ plane, cell }, view) => `${piece(plane, view)} over ${station(cell)}`,
  deployPlanes: ({ cells }, view) =>
    short(
      Object.entries(cells).map(([id, cell]) => `${piece(id, view)} over ${spot(cell)}`),
      1,
    ),
  setPriorities: ({ priorities }, view) => `Move ${short(inOrder(priorities, view), 3)}`,
  assignPriority: ({ plane, priority }, view) => `Number ${priority} for ${piece(plane, view)}`,
  dealPriorities: () => 'Deal the priority chits',
  drawInitiative: ({ card }) => (card === undefined ? 'Draw a roundel' : `Draw the roundel of the ${seat[card]}`),
  moveSpace: ({ plane, direction }, view) => step(view, plane, direction),
  endMove: ({ plane }, view) => {
    const cell = cellOf(view, plane)
    return `End the move of ${piece(plane, view)}${cell === null ? '' : ` over ${spot(cell)}`}`
  },
  chooseTarget: ({ target }, view) => `Attack ${piece(target, view)}`,
  attackBelow: ({ target }, view) => `Dive on ${piece(target, view)}`,
  react: ({ fighter }, view) => `${piece(fighter, view)}: fire at ${piece(view.slot?.plane ?? '', view)}`,
  decline: ({ fighter }, view) => `${piece(fighter, view)}: hold fire`,
  useLucky: ({ plane, value }, view) => {
    const roll = whose(luckyQuestion(view).roll, plane, view)
    if (value === 0) return `Leave ${roll} alone`
    return value > 0 ? `Add 1 to ${roll}` : `Take 1 off ${roll}`
  },
  rollFire: (_, view) => `Roll 2d6 for ${listing((view.fight?.rolls ?? []).map(({ by }) => piece(by, view)))}`,
  fireAA: ({ gun, target }, view) => `AA at ${gunSquare(gun, view)}: fire at ${piece(target, view)}`,
  passAA: ({ gun }, view) => `AA at ${gunSquare(gun, view)}: hold fire`,
  bomb: ({ plane }, view) => {
    const cell = cellOf(view, plane)
    return `${piece(plane, view)}: bomb ${cell === null ? 'the objective' : squareName(cell)}`
  },
  passBomb: ({ plane }, view) => `${piece(plane, view)}: keep the bombs for later`,
  resign: () => 'Resign the game',
}
