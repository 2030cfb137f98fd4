/** What a seat sees, and worlds that fit what it sees. */
import { closedPart, type Io, openPart, top, type Viewer } from '../../../core/index.js'
import { resting } from '../aircraft/devices.js'
import { restingDoor } from '../aircraft/loads.js'
import { gunShots } from '../gunnery/defensive-fire.js'
import { compareShots, fixedShots } from '../gunnery/gunnery.js'
import { loosenProblems } from '../turn/formations.js'
import {
  craftOf,
  type FightingWings,
  flyerOf,
  type Order,
  plane,
  type Seat,
  type Shot,
  type State,
  THROTTLES,
  type View,
} from './state.js'

/** Are declarations before movement face down? @rule HR-03 */
const isPlotSealed = (state: Pick<State, 'agenda'>): boolean => top(state)?.kind === 'plot'
/** Are shots face down? @rule HR-03 */
const areShotsSealed = (state: Pick<State, 'agenda'>): boolean => {
  const kind = top(state)?.kind
  return kind === 'headOn' || kind === 'shots'
}

/** All that is open, without the other side's sealed declarations. */
export function view(state: State, seat: Viewer<FightingWings>): View {
  const sealed = areShotsSealed(state)
  return {
    ...openPart(state, seat),
    config: state.config,
    planes: state.planes,
    orders: isPlotSealed(state) ? seenOrders(state, seat) : state.orders,
    asked: state.asked,
    spins: state.spins,
    order: state.order,
    active: state.active,
    shots: sealed ? state.shots.filter((shot) => flyerOf(state, shot.plane).side === seat) : state.shots,
    sealed,
    headOn: state.headOn,
    fired: state.fired,
    scattered: state.scattered,
    parachutes: state.parachutes,
    ground: state.ground,
  }
}

function seenOrders(state: State, seat: string): View['orders'] {
  const seen: Record<string, Order | 'hidden'> = {}
  for (const id of state.config.ids) {
    if (flyerOf(state, id).side !== seat) seen[id] = 'hidden'
    else if (state.orders[id] !== undefined) seen[id] = state.orders[id]
  }
  return seen
}

type Chance = Pick<Io<FightingWings>, 'die'>

/** A state that fits the view: any declarations the other side can have made, each as likely. */
export function sample(seen: View, io: Chance): State {
  const { seat, orders, shots, sealed } = seen
  const state: State = {
    ...closedPart(seen),
    config: seen.config,
    planes: seen.planes,
    orders: {},
    asked: seen.asked,
    spins: seen.spins,
    order: seen.order,
    active: seen.active,
    shots,
    headOn: seen.headOn,
    fired: seen.fired,
    scattered: seen.scattered,
    parachutes: seen.parachutes,
    ground: seen.ground,
  }
  if (sealed) return { ...state, shots: [...shots, ...foreignShots(state, seat, io)].sort(compareShots) }
  return { ...state, orders: sampleOrders(state, orders, io) }
}

const pick = <T>(list: readonly T[], purpose: string, io: Chance): T => list[io.die(purpose, list.length) - 1] as T

function sampleOrders(state: State, orders: View['orders'], io: Chance): State['orders'] {
  const out: Record<string, Order> = {}
  for (const id of Object.keys(orders)) {
    const order = orders[id] as Order | 'hidden'
    const drawn = order === 'hidden' ? drawOrder(state, id, io) : order
    if (Object.values(drawn).some((part) => part !== null)) out[id] = drawn
  }
  return out
}

function drawOrder(state: State, id: string, io: Chance): Order {
  const { gloc, out, flaps, flapsHit, gear: wheels, bay: door, wounds, fixed } = plane(state, id)
  if (gloc > 0 || out) return { throttle: null, flaps: null, gear: null, bay: null, shutdown: null, loosen: null }
  const throttle = pick([null, ...THROTTLES], 'hidden throttle', io)
  const moved = !flapsHit ? pick([null, resting(flaps) === 'up' ? 'down' : 'up'] as const, 'hidden flaps', io) : null
  const mayShift = wheels !== null && !wounds.hydraulics
  const gear = mayShift ? pick([null, resting(wheels) === 'up' ? 'down' : 'up'] as const, 'hidden gear', io) : null
  const bay =
    door === null ? null : pick([null, restingDoor(door) === 'open' ? 'close' : 'open'] as const, 'hidden bay', io)
  const shutdown = wounds.fire ? pick([null, true] as const, 'hidden shutdown', io) : null
  const mayLoosen = fixed && loosenProblems(state, id).length === 0
  const loosen = mayLoosen ? pick([null, true] as const, 'hidden formation', io) : null
  return { throttle, flaps: moved, gear, bay, shutdown, loosen }
}

function foreignShots(state: State, seat: Seat | 'spectator', io: Chance): readonly Shot[] {
  const others = state.config.ids.filter((id) => flyerOf(state, id).side !== seat && !plane(state, id).out)
  return others.flatMap((id) => {
    const { guns } = craftOf(state, id)
    const choices = [fixedShots(state, id, true), ...guns.map((gun) => gunShots(state, id, gun.id))]
    return choices.flatMap((choice) => (choice.length === 0 ? [] : (pick([null, ...choice], 'hidden shot', io) ?? [])))
  })
}
