/** What each order has to do with the pieces and squares of the map. */
import { type Stand, type Touch, type Touches, UNTOUCHED, untouched } from '../../../core/index.js'
import {
  type Cell,
  cellBoardContains,
  cellStep,
  type Point,
  type Square,
  squareNamed,
} from '../../../geometry/index.js'
import { middleOf } from '../flight/map.js'
import { gunIndex, gunPiece } from '../gunnery/guns.js'
import type { RegiaAeronautica, Roll, View } from '../state/state.js'

const spotOf = ({ config }: View, square: Square): Point => middleOf(config.map, square)

const standOf = (view: View, piece: string, square: Square): Stand => ({
  piece,
  at: spotOf(view, square),
  heading: null,
})

/** The mover attacks, or is attacked. */
const mover = ({ slot }: View): readonly string[] => (slot === null ? [] : [slot.plane])

const by = ({ plane }: { readonly plane: string }): Touch => ({ subject: [plane] })

/** A plane that leaves the map stays in the picture where it was last seen. @rule RA-MOVE-06 */
function step(view: View, plane: string, to: Cell): Touch {
  const at = spotOf(view, to)
  return { subject: [plane], at, ...(cellBoardContains(view.config.map, to) && { ghost: [standOf(view, plane, to)] }) }
}

/** Firer and target of a roll; a bomb falls on a square. */
function rolled(view: View, { kind, by: firer, target }: Roll): Touch {
  if (kind === 'bomb') return { subject: [firer], at: spotOf(view, squareNamed(target) as Square) }
  return { subject: [kind === 'aa' ? gunPiece(gunIndex(firer)) : firer], target: [target] }
}

/** What every order touches. */
export const touch: Touches<RegiaAeronautica> = {
  drawChit: untouched,
  rollAA: untouched,
  deployAA: ({ squares }, view) => ({
    ghost: squares.map((square, i) => standOf(view, gunPiece(view.guns.length + i), square)),
  }),
  deployGun: ({ square }, view) => ({
    at: spotOf(view, square),
    ghost: [standOf(view, gunPiece(view.guns.length), square)],
  }),
  rollClouds: untouched,
  deployClouds: untouched,
  deployCloud: ({ cell }, view) => ({ at: spotOf(view, cell) }),
  deployPlane: ({ plane, cell }, view) => ({ at: spotOf(view, cell), ghost: [standOf(view, plane, cell)] }),
  deployPlanes: ({ cells }, view) => ({
    ghost: Object.entries(cells).map(([plane, cell]) => standOf(view, plane, cell)),
  }),
  setPriorities: ({ priorities }) => ({ subject: Object.keys(priorities) }),
  assignPriority: by,
  dealPriorities: untouched,
  drawInitiative: untouched,
  moveSpace: ({ plane, direction }, view) => {
    const from = view.planes[plane]?.cell
    return from ? step(view, plane, cellStep(from, direction)) : UNTOUCHED
  },
  endMove: by,
  chooseTarget: ({ target }, view) => ({ subject: mover(view), target: [target] }),
  attackBelow: ({ target }, view) => ({ subject: mover(view), target: [target] }),
  react: ({ fighter }, view) => ({ subject: [fighter], target: mover(view) }),
  decline: ({ fighter }) => ({ subject: [fighter] }),
  useLucky: by,
  rollFire: (_, view) => (view.fight === null ? UNTOUCHED : rolled(view, view.fight.rolls[0]!)),
  fireAA: ({ gun, target }) => ({ subject: [gunPiece(gun)], target: [target] }),
  passAA: ({ gun }) => ({ subject: [gunPiece(gun)] }),
  bomb: ({ plane }, view) => {
    const cell = view.planes[plane]?.cell
    return { subject: [plane], ...(cell && { at: spotOf(view, cell) }) }
  },
  passBomb: by,
}
