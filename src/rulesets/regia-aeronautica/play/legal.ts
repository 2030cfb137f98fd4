/** The actions worth listing: all of them, except that deployment offers one plane at a time. */
import { type Actor, top } from '../../../core/index.js'
import { CELL_STEPS, type Cell, cellBoardCells } from '../../../geometry/index.js'
import { allowanceOf, sameCell, sameSquare } from '../flight/map.js'
import { foesBelow, foesInCell, mustReact } from '../phases/engagement.js'
import { checkStep } from '../phases/movement.js'
import { undeployed } from '../phases/prepare.js'
import { openPriorities } from '../phases/priorities.js'
import type { Action, FrameKind, RegiaAeronautica, Seat, State } from '../state/state.js'

type Out = Action[]

/** Appends the listed actions of one actor, who is asked now. */
export function legal(state: State, seat: Actor<RegiaAeronautica>, out: Out): void {
  const kind = top(state)?.kind
  if (seat === 'referee') out.push({ type: kind as 'rollFire', seat })
  else if (kind === undefined) listMoves(state, seat, out)
  else LISTS[kind]?.(state, seat, out)
}

const MOST = 512

const LISTS: Readonly<Partial<Record<FrameKind, (state: State, seat: Seat, out: Out) => void>>> = {
  deployAA(state, seat, out) {
    for (const { column, row } of cells(state).filter(({ altitude }) => altitude === 1)) {
      const square = { column, row }
      if (!state.guns.some((gun) => sameSquare(gun.square, square))) out.push({ type: 'deployGun', seat, square })
    }
  },
  deployClouds(state, seat, out) {
    for (const cell of cells(state)) {
      if (!state.clouds.some((cloud) => sameCell(cloud, cell))) out.push({ type: 'deployCloud', seat, cell })
    }
  },
  deployPlanes(state, seat, out) {
    const plane = undeployed(state, seat)[0] as string
    const { from, to } = state.config.map.zones[seat]
    for (const cell of cells(state)) {
      if (cell.column >= from && cell.column <= to) out.push({ type: 'deployPlane', seat, plane, cell })
    }
  },
  priorities(state, seat, out) {
    const { planes, numbers } = openPriorities(state, seat)
    for (const plane of planes)
      for (const priority of numbers) out.push({ type: 'assignPriority', seat, plane, priority })
  },
  chooseTarget(state, seat, out) {
    for (const target of foesInCell(state, state.slot!.plane)) out.push({ type: 'chooseTarget', seat, target })
  },
  attackBelow(state, seat, out) {
    const fighter = state.slot!.plane
    for (const target of foesBelow(state, fighter)) out.push({ type: 'attackBelow', seat, target })
    out.push({ type: 'decline', seat, fighter })
  },
  react(state, seat, out) {
    for (const fighter of state.slot!.reactions!) {
      out.push({ type: 'react', seat, fighter })
      if (!mustReact(state, fighter)) out.push({ type: 'decline', seat, fighter })
    }
  },
  aa(state, seat, out) {
    for (const { gun, targets, compulsory } of state.aa) {
      for (const target of targets) out.push({ type: 'fireAA', seat, gun, target })
      if (!compulsory) out.push({ type: 'passAA', seat, gun })
    }
  },
  lucky(state, seat, out) {
    const { plane } = state.fight!.asked[0]!
    for (const value of [0, 1, -1] as const) out.push({ type: 'useLucky', seat, plane, value })
  },
  bombing(state, seat, out) {
    for (const plane of state.bombers) out.push({ type: 'bomb', seat, plane }, { type: 'passBomb', seat, plane })
  },
}

/** The cells of the map, thinned out evenly where there are more than a list may hold. */
function cells(state: State): readonly Cell[] {
  const all = cellBoardCells(state.config.map)
  const stride = Math.ceil(all.length / MOST)
  return all.filter((_, i) => i % stride === 0)
}

function listMoves(state: State, seat: Seat, out: Out): void {
  const { plane, spaces } = state.slot!
  if (spaces < allowanceOf(state, plane)) {
    for (const direction of CELL_STEPS) {
      if (checkStep(state, plane, direction).length === 0) out.push({ type: 'moveSpace', seat, plane, direction })
    }
  }
  if (spaces > 0) out.push({ type: 'endMove', seat, plane })
}
