/** Choices that are made and may still be made again. */
import type { Alternative } from '../../../core/index.js'
import { declarationOf, declarationsOf, speedsFor } from '../flight/speeds.js'
import { isOpen } from '../gunnery/declaration.js'
import { possibleShots } from '../gunnery/shots.js'
import { type Action, flying, plane, type Seat, type Shot, type State, type View } from '../state/state.js'
import { openState } from '../state/view.js'
import { isByAircraft } from '../turn/sequence.js'

type Changes = readonly Alternative<Action>[]

/** Every choice of the seat that can still be changed, as the orders that would change it. */
export function changes(view: View): Changes {
  const seat = view.seat as Seat
  if (view.agenda.length > 0) return []
  const state = openState(view)
  if (view.phase === 'combat') return shots(state, seat)
  if (view.moving !== seat || isByAircraft(state)) return []
  if (view.phase === 'altitude') return altitudes(state, seat)
  return view.phase === 'speed' ? speeds(state, seat) : []
}

/** @rule SP-5.2-9 */
const altitudes = (state: State, seat: Seat): Changes =>
  flying(state, seat).flatMap((id) => {
    const one = plane(state, id)
    if (one.mode === null) return []
    return declarationsOf(state, one).map(({ mode, levels }) => ({
      action: { type: 'declareAltitude', seat, plane: id, mode, levels },
      standing: mode === one.mode && levels === one.levels,
    }))
  })

/** @rule SP-5.2-9 */
const speeds = (state: State, seat: Seat): Changes =>
  flying(state, seat).flatMap((id) => {
    const one = plane(state, id)
    if (one.speedSet === null) return []
    return speedsFor(state, one, declarationOf(one)).map((speed) => ({
      action: { type: 'setSpeed', seat, plane: id, speed },
      standing: speed === one.speedSet,
    }))
  })

/** Another target, or none: until fire is locked, unless each shot is rolled at once. @rule SP-7F-9 */
function shots(state: State, seat: Seat): Changes {
  if (state.fire === null || state.fire.locked.includes(seat) || isOpen(state)) return []
  const possible = possibleShots(state, seat)
  const own = state.fire.shots.filter(({ plane: id }) => plane(state, id).side === seat)
  return own.flatMap(({ plane: id, gun, target }: Shot) => {
    const targets = possible.filter((one) => one.plane === id && one.gun === gun).map((one) => one.target)
    return [...targets, null].map((other) => ({
      action: { type: 'declareFire', seat, plane: id, gun, target: other } as const,
      standing: other === target,
    }))
  })
}
