/** The actions worth listing: all of them, except that climbs are listed a step at a time and offers to end not at all. */
import type { Actor } from '../../../core/index.js'
import { gunsOf } from '../aircraft/charts.js'
import { flightOf, fly, hasBegun, pilotOf, stepsOf, wouldBreak } from '../flight/flight.js'
import { declarationOf, declarationsOf, speedsFor } from '../flight/speeds.js'
import { shotBy } from '../gunnery/declaration.js'
import { canShoot } from '../gunnery/shots.js'
import { isAllVertical, mostBleed } from '../phases/movement.js'
import { NORTH_CORNERS } from '../phases/setup.js'
import { typesFor } from '../state/setup.js'
import {
  type Action,
  chartFor,
  flying,
  type Plane,
  plane,
  type Seat,
  type Spitfire,
  type State,
} from '../state/state.js'
import { isByAircraft } from '../turn/sequence.js'

type Out = Action[]
type List = (state: State, seat: Seat, out: Out) => void

/** Appends the listed actions of one actor, who is asked now. */
export function legal(state: State, seat: Actor<Spitfire>, out: Out): void {
  const frame = state.agenda[state.agenda.length - 1]
  if (seat === 'referee') out.push({ type: 'rollFire', seat })
  else if (frame !== undefined) ANSWERS[frame.kind](state, seat, out)
  else PHASE_LISTS[state.phase]?.(state, seat, out)
}

const PHASE_LISTS: Readonly<Partial<Record<State['phase'], List>>> = {
  altitude: listAltitude,
  speed: listSpeed,
  movement: listMovement,
  combat: listFire,
}

const ANSWERS: Readonly<Record<State['agenda'][number]['kind'], List>> = {
  chooseType: ({ config }, seat, out) => {
    for (const chart of typesFor(config, seat)) out.push({ type: 'chooseType', seat, chart })
  },
  chooseFacing: ({ cornerless }, seat, out) => {
    for (const id of cornerless)
      for (const facing of NORTH_CORNERS) out.push({ type: 'chooseFacing', seat, plane: id, facing })
  },
  nameLeader: (state, seat, out) => {
    for (const id of flying(state, seat)) out.push({ type: 'nameLeader', seat, plane: id })
  },
  assignWing: (_state, seat, out) => {
    out.push({ type: 'assignWing', seat, zone: 'left' }, { type: 'assignWing', seat, zone: 'right' })
  },
  endOffer: (_state, seat, out) => {
    out.push({ type: 'agreeEnd', seat }, { type: 'refuseEnd', seat })
  },
}

// ---------------------------------------------------------------------------------------- segments A and B

function listAltitude(state: State, seat: Seat, out: Out): void {
  for (const id in state.planes) {
    const one = state.planes[id] as Plane
    if (one.side !== seat || one.status !== 'flying' || one.mode !== null || one.moved) continue
    for (const { mode, levels } of declarationsOf(state, one)) {
      out.push({ type: 'declareAltitude', seat, plane: id, mode, levels })
    }
  }
  if (!isByAircraft(state)) out.push({ type: 'closeAltitude', seat })
}

function listSpeed(state: State, seat: Seat, out: Out): void {
  for (const id in state.planes) {
    const one = state.planes[id] as Plane
    if (one.side !== seat || one.status !== 'flying' || one.speedSet !== null) continue
    if (isByAircraft(state) && state.move?.plane !== id) continue
    for (const speed of speedsFor(state, one, declarationOf(one)))
      out.push({ type: 'setSpeed', seat, plane: id, speed })
  }
  if (!isByAircraft(state)) out.push({ type: 'closeSpeed', seat })
}

// ---------------------------------------------------------------------------------------- segment C

function listMovement(state: State, seat: Seat, out: Out): void {
  const { move } = state
  if (move === null) listBeginnings(state, seat, out)
  else if (!hasBegun(state)) out.push({ type: 'beginMove', seat, plane: move.plane })
  else if (move.left > 0) listSteps(state, seat, out)
  else listEnds(state, seat, out)
}

function listBeginnings(state: State, seat: Seat, out: Out): void {
  for (const id of flying(state, seat)) if (!plane(state, id).moved) out.push({ type: 'beginMove', seat, plane: id })
  if (out.length === 0) out.push({ type: 'endPhase', seat })
}

function listSteps(state: State, seat: Seat, out: Out): void {
  const { plane: id, waived } = state.move!
  const pilot = pilotOf(state, id)
  const flight = flightOf(plane(state, id), state.move!)
  for (const step of stepsOf(pilot, flight)) {
    if (wouldBreak(pilot, fly(pilot, flight, step), waived) === undefined) out.push({ ...step, seat } as Action)
  }
}

function listEnds(state: State, seat: Seat, out: Out): void {
  const { mode, path } = plane(state, state.move!.plane)
  const most = mostBleed(state)
  const attitudes = [...(mode === 'level' ? [] : KEEP), ...(mode !== 'level' && isAllVertical(path) ? [] : LEVEL)]
  for (let bleed = 0; bleed <= most; bleed++) {
    if (!state.config.options.interAltitude) out.push({ type: 'endMove', seat, bleed })
    else for (const attitude of attitudes) out.push({ type: 'endMove', seat, bleed, attitude })
  }
}

const KEEP = ['keep'] as const
const LEVEL = ['level'] as const

// ---------------------------------------------------------------------------------------- fire

function listFire(state: State, seat: Seat, out: Out): void {
  for (const id in state.planes) {
    const one = state.planes[id] as Plane
    if (one.side !== seat || one.status !== 'flying') continue
    for (const gun of gunsOf(chartFor(state, one))) {
      if (shotBy(state, id, gun) !== undefined) continue
      for (const target in state.planes) {
        const enemy = state.planes[target] as Plane
        if (enemy.side === seat || enemy.status !== 'flying' || !canShoot(state, id, one, gun, enemy)) continue
        out.push({ type: 'declareFire', seat, plane: id, gun, target })
      }
    }
  }
  out.push({ type: 'lockFire', seat })
}
