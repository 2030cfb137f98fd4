/** What a seat sees, and worlds that fit what it sees. */

import { closedPart, type Io, openPart, type Viewer } from '../../../core/index.js'
import { gunsOf } from '../aircraft/charts.js'
import { isSealed } from '../gunnery/declaration.js'
import { type PossibleShot, possibleShots } from '../gunnery/shots.js'
import { chartOf, type Fire, opponent, type Shot, type Spitfire, type State, type View } from './state.js'

/** Everything lies open but fire that is still sealed. @rule SP-7F-9 */
export function view(state: State, seat: Viewer<Spitfire>): View {
  const { config, moving, types, planes, move, formations, cornerless, offered, ending } = state
  return {
    ...openPart(state, seat),
    ...{ config, moving, types, planes, move, formations, cornerless, offered, ending },
    fire: state.fire && (isHidden(state) ? seenFire(state, state.fire, seat) : state.fire),
  }
}

/** Is there fire that only its owner may know of? */
const isHidden = (state: Pick<State, 'config' | 'fire'>): boolean =>
  isSealed(state) && state.fire !== null && state.fire.locked.length < 2

const seenFire = ({ planes }: State, { shots, locked }: Fire, seat: string): Fire => ({
  shots: shots.filter((shot) => planes[shot.plane]!.side === seat),
  locked,
})

type Chance = Pick<Io<Spitfire>, 'die' | 'draw'>

/** A state that fits the view: each hidden gun silent or at one of its targets, evenly. @rule SP-7F-9 */
export function sample(seen: View, io: Chance): State {
  const { config, moving, types, planes, move, fire, formations, cornerless, offered, ending } = seen
  const state: State = {
    ...closedPart(seen),
    ...{ config, moving, types, planes, move, fire, formations, cornerless, offered, ending },
  }
  return isHidden(state) ? { ...state, fire: sampleFire(state, seen.seat, io) } : state
}

function sampleFire(state: State, seat: View['seat'], io: Chance): Fire {
  const { shots, locked } = state.fire!
  const hidden = seat === 'spectator' ? (['first', 'second'] as const) : [opponent(seat)]
  const possible = hidden.flatMap((one) => possibleShots(state, one))
  const all: Shot[] = []
  for (const id in state.planes) {
    for (const gun of gunsOf(chartOf(state, id))) {
      const own = shots.find((shot) => shot.plane === id && shot.gun === gun)
      const drawn =
        own ??
        drawShot(
          possible.filter((shot) => shot.plane === id && shot.gun === gun),
          io,
        )
      if (drawn !== undefined) all.push(drawn)
    }
  }
  return { shots: all, locked }
}

function drawShot(targets: readonly PossibleShot[], io: Chance): Shot | undefined {
  if (targets.length === 0) return undefined
  const shot = targets[io.die('hidden fire', targets.length + 1) - 1]
  return shot && { plane: shot.plane, gun: shot.gun, target: shot.target, die: null }
}

/** A state of which only what the view shows is ever asked. */
export const openState = (view: View): State =>
  sample(view, { die: (_purpose, sides = 6) => sides, draw: (_purpose, kinds) => Object.keys(kinds)[0] as never })
