/** What a good player is drawn to at a glance: a guess for bots, no rule of the game. */
import { type Cell, cellDistance, cellStep, type Square } from '../../../geometry/index.js'
import { aaNumber } from '../book/tables.js'
import { ableBombers, isFighter, isFlying, isInCloud, sameSquare } from '../flight/map.js'
import { bombingNumber } from '../gunnery/odds.js'
import { type Action, plane as planeOf, type Seat, type State } from '../state/state.js'

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>

/** Writes down how much a seat is drawn to each of its actions. */
export function inclination(state: State, seat: Seat, actions: readonly Action[], out: number[]): void {
  for (const [i, action] of actions.entries()) out[i] = pullOf(state, seat, action)
}

function pullOf(state: State, seat: Seat, action: Action): number {
  switch (action.type) {
    case 'deployGun':
      return 2 - 1.5 * wayTo(state, action.square)
    case 'deployCloud':
      return cloudPull(state, action.cell)
    case 'deployPlane':
      return postPull(state, action)
    case 'moveSpace':
      return cellPull(state, action.plane, cellStep(planeOf(state, action.plane).cell as Cell, action.direction))
    case 'endMove':
      return cellPull(state, action.plane, planeOf(state, action.plane).cell as Cell)
    case 'attackBelow':
    case 'react':
    case 'fireAA':
      return 3
    case 'bomb':
      return 5
    case 'chooseTarget':
      return targetPull(state, action.target)
    case 'useLucky':
      return luckPull(state, seat, action)
    default:
      return 0
  }
}

/** Squares to the nearest objective that is left. */
function wayTo({ config, bombed }: State, { column, row }: Square): number {
  let way = Number.POSITIVE_INFINITY
  for (const at of config.map.objectives) way = Math.min(way, Math.abs(at.column - column) + Math.abs(at.row - row))
  return bombed.length === config.map.objectives.length ? 0 : way
}

/** Clouds hide bombers from fighters above and blunt AA: the defender wants them where no bomber will fly. */
const cloudPull = (state: State, cell: Cell): number =>
  0.5 * Math.min(6, wayTo(state, cell)) + (cell.altitude === 4 ? 1 : 0)

/** Fighters of the defence stand before the objectives, above where bombers come; the others as far on as they may. */
function postPull(state: State, { plane, cell }: Of<'deployPlane'>): number {
  const way = wayTo(state, cell)
  if (planeOf(state, plane).side === 'italian') return -0.8 * Math.abs(way - 2) - 0.6 * Math.abs(cell.altitude - 3)
  return -way - (isFighter(state, plane) ? 0.3 * Math.abs(cell.altitude - 3) : 0.3 * Math.abs(cell.altitude - 2))
}

/** A bomber that is hit counts double, and a bomber more than a fighter. */
const targetPull = (state: State, target: string): number =>
  (isFighter(state, target) ? 0 : 2) + planeOf(state, target).hits

function luckPull({ fight, planes }: State, seat: Seat, { plane, value }: Of<'useLucky'>): number {
  const asked = fight?.asked[0]
  const roll = asked && fight?.rolls[asked.roll]
  const isOwn = roll !== undefined && (roll.by === plane || planes[roll.by]?.side === seat)
  return isOwn ? 2 * value : -2 * value
}

// ---------------------------------------------------------------------------------------- flight

function cellPull(state: State, id: string, cell: Cell): number {
  if (!isFighter(state, id)) return bomberPull(state, id, cell)
  return hunterPull(state, id, cell)
}

/** To an objective, low enough to hit it and out of the way of guns and fighters; home once the bombs are gone. */
function bomberPull(state: State, id: string, cell: Cell): number {
  if (planeOf(state, id).bombed) return -cell.column
  const way = wayTo(state, cell)
  const aim = way <= 2 ? -0.25 * bombingNumber(state, id, cell.altitude) : 0
  const cover = isInCloud(state, cell) ? 0.5 : 0
  return -1.3 * way + aim + cover - flakAt(state, cell) - 0.6 * watchersOf(state, cell)
}

/** The chance of AA in a square to hit, where it must be feared. */
function flakAt({ guns }: State, cell: Cell): number {
  if (!guns.some(({ square }) => sameSquare(square, cell))) return 0
  const need = aaNumber(cell.altitude)
  return Math.max(0, 13 - need) / 7
}

/** Fighters of the defence that could fall on this cell where they are. */
function watchersOf(state: State, cell: Cell): number {
  let count = 0
  for (const id of state.config.roster) {
    const { side, cell: at, fired } = planeOf(state, id)
    if (side !== 'italian' || at === null || fired || !isFlying(state, id) || !sameSquare(at, cell)) continue
    if (at.altitude === cell.altitude || (at.altitude === cell.altitude + 1 && !isInCloud(state, cell))) count++
  }
  return count
}

/** Onto an enemy, best from one level above; the defence goes for bombers, those near an objective first. */
function hunterPull(state: State, id: string, cell: Cell): number {
  const { side } = planeOf(state, id)
  const prey = side === 'italian' ? ableBombers(state) : fightersOf(state, 'italian')
  let best = -20
  for (const target of prey) {
    const at = planeOf(state, target).cell
    if (at === null) continue
    const perch = at.altitude < 4 ? { ...at, altitude: at.altitude + 1 } : at
    const far = Math.min(cellDistance(cell, perch), cellDistance(cell, at) + 0.3)
    const urgent = side === 'italian' ? 0.5 * wayTo(state, at) : 0
    best = Math.max(best, -1.2 * far - urgent)
  }
  return best - (side === 'italian' ? 0.6 * flakAt(state, cell) : flakAt(state, cell))
}

const fightersOf = (state: State, seat: Seat): readonly string[] =>
  state.config.roster.filter((id) => planeOf(state, id).side === seat && isFlying(state, id) && isFighter(state, id))
