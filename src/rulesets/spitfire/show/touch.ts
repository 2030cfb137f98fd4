/** What each order has to do with the map: who acts, on whom, and where it leads. */
import { type Touch, type Touches, UNTOUCHED, untouched } from '../../../core/index.js'
import { standAt } from '../flight/airspace.js'
import { type Flight, type FlightStep, flightOf, fly, pilotOf } from '../flight/flight.js'
import type { Spitfire, View } from '../state/state.js'
import { openState } from '../state/view.js'

const ofPlane = ({ plane }: { readonly plane: string }): Touch => ({ subject: [plane] })
const ofMover = (_action: unknown, { move }: View): Touch => (move === null ? UNTOUCHED : ofPlane(move))

/** The mover's flight after a step; undefined if nobody moves. */
function after(view: View, step: FlightStep): Flight | undefined {
  const { move, planes } = view
  const one = move === null ? undefined : planes[move.plane]
  if (move === null || one === undefined) return undefined
  return fly(pilotOf(openState(view), move.plane), flightOf(one, move), step)
}

/** A step to another hex; beyond the edge an aircraft is left lying there. @rule SP-6J-1 */
function toHex(step: FlightStep, view: View): Touch {
  const turned = toFacing(step, view)
  const at = turned.ghost?.[0]?.at
  return at === undefined ? turned : { ...turned, at }
}

/** A step that stays in its hex and turns the nose. */
function toFacing(step: FlightStep, view: View): Touch {
  const flight = after(view, step)
  if (view.move === null || flight === undefined) return UNTOUCHED
  const { plane } = view.move
  return { subject: [plane], ghost: [standAt(view.config.options, plane, flight, flight.facing)] }
}

/** The aircraft whose dice are rolled, and their targets. */
function ofShots(_action: unknown, { fire }: View): Touch {
  const shots = fire?.shots ?? []
  const each = (ids: readonly string[]): readonly string[] => [...new Set(ids)]
  return { subject: each(shots.map(({ plane }) => plane)), target: each(shots.map(({ target }) => target)) }
}

/** What every order is about. */
export const touch: Touches<Spitfire> = {
  chooseType: untouched,
  chooseFacing({ plane, facing }, view) {
    const one = view.planes[plane]
    return one === undefined
      ? UNTOUCHED
      : { subject: [plane], ghost: [standAt(view.config.options, plane, one.hex, facing)] }
  },
  declareAltitude: ofPlane,
  closeAltitude: untouched,
  setSpeed: ofPlane,
  closeSpeed: untouched,
  beginMove: ofPlane,
  startTurn: toFacing,
  wingOver: toFacing,
  splitS: toFacing,
  forward: toHex,
  turn: toFacing,
  snapRoll: toHex,
  climb: ofMover,
  endMove: ofMover,
  endPhase: untouched,
  declareFire: ({ plane, target }) => ({ subject: [plane], ...(target !== null && { target: [target] }) }),
  lockFire: untouched,
  rollFire: ofShots,
  nameLeader: ofPlane,
  assignWing({ seat }, { formations }) {
    const { joining = null, leaders = [] } = formations?.[seat] ?? {}
    return joining === null ? UNTOUCHED : { subject: [joining], target: leaders }
  },
  offerEnd: untouched,
  agreeEnd: untouched,
  refuseEnd: untouched,
}
