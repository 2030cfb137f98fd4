/** What a player would look for, legal or not: refused, it is shown with the rule that forbids it. */
import { gunsOf } from '../aircraft/charts.js'
import { distanceOf } from '../flight/airspace.js'
import { hasBegun } from '../flight/flight.js'
import { declarationOf, declarationsOf, speedsFor } from '../flight/speeds.js'
import { declarers, shotBy } from '../gunnery/declaration.js'
import {
  type Action,
  chartFor,
  flying,
  HANDS,
  MODES,
  opponent,
  PREPARATIONS,
  plane,
  type Seat,
  type State,
  type View,
} from '../state/state.js'
import { openState } from '../state/view.js'
import { isByAircraft } from '../turn/sequence.js'

type Wishes = readonly Action[]

/** The orders that the seat would look for here. */
export function wanted(view: View): Wishes {
  const seat = view.seat as Seat
  const list = WISHES[view.phase]
  if (list === undefined || view.agenda.length > 0 || !isAsked(view, seat)) return []
  const stop: Wishes = view.move === null ? [{ type: 'offerEnd', seat }] : []
  return [...list(openState(view), seat), ...stop]
}

const isAsked = (view: View, seat: Seat): boolean =>
  view.phase === 'combat' ? declarers(view).includes(seat) : view.moving === seat

const WISHES: Readonly<Partial<Record<State['phase'], (state: State, seat: Seat) => Wishes>>> = {
  altitude: altitudes,
  speed: speeds,
  movement: (state, seat) => (state.move === null ? [{ type: 'endPhase', seat }] : steps(state, seat)),
  combat: shots,
}

/** Each mode of flight: as it is offered or, if it is not, in its mildest form. @rule SP-5.2-3 */
function altitudes(state: State, seat: Seat): Wishes {
  const open = flying(state, seat).filter((id) => plane(state, id).mode === null)
  return open.flatMap((id) => {
    const offered = declarationsOf(state, plane(state, id))
    return MODES.map((mode): Action => {
      const levels = mode === 'hdive' || mode === 'vdive' ? 1 : 0
      const declaration = offered.find((one) => one.mode === mode) ?? { mode, levels }
      return { type: 'declareAltitude', seat, plane: id, ...declaration }
    })
  })
}

/** A step slower and a step faster than may be flown. @rule SP-6A-2 SP-6A-3 */
function speeds(state: State, seat: Seat): Wishes {
  const open = isByAircraft(state) ? [state.move!.plane] : flying(state, seat)
  return open.flatMap((id) => {
    const one = plane(state, id)
    if (one.speedSet !== null) return []
    const able = speedsFor(state, one, declarationOf(one))
    return [(able[0] ?? one.speed) - 1, (able.at(-1) ?? one.speed) + 1]
      .filter((speed) => speed >= 1 && speed <= MOST)
      .map((speed): Action => ({ type: 'setSpeed', seat, plane: id, speed }))
  })
}

/** No chart goes faster. */
const MOST = 60

/** Turns, rolls, a climb step, the end of the move, and at its beginning both reversals. @rule SP-6-2 SP-6G23-1 */
function steps(state: State, seat: Seat): Wishes {
  if (!hasBegun(state)) return []
  const { started } = state.move!
  const turns = HANDS.map((hand): Action => ({ type: started ? 'turn' : 'startTurn', seat, hand }))
  const rolls = HANDS.map((hand): Action => ({ type: 'snapRoll', seat, hand }))
  const reversals = PREPARATIONS.map((type): Action => ({ type, seat, hand: 'right', hexsides: 3 }))
  const others: Wishes = [{ type: 'climb', seat, steps: 1 }, endOf(state, seat)]
  return [...turns, ...rolls, ...others, ...(started ? [] : reversals)]
}

function endOf({ config, move, planes }: State, seat: Seat): Action {
  if (!config.options.interAltitude) return { type: 'endMove', seat, bleed: 0 }
  return { type: 'endMove', seat, bleed: 0, attitude: planes[move!.plane]!.mode === 'level' ? 'level' : 'keep' }
}

/** Each gun at the nearest enemy. @rule SP-7-1 */
function shots(state: State, seat: Seat): Wishes {
  return flying(state, seat).flatMap((id) => {
    const target = nearest(state, id, seat)
    const guns = gunsOf(chartFor(state, plane(state, id))).filter((gun) => shotBy(state, id, gun) === undefined)
    return target === undefined
      ? []
      : guns.map((gun): Action => ({ type: 'declareFire', seat, plane: id, gun, target }))
  })
}

const nearest = (state: State, id: string, seat: Seat): string | undefined => {
  const distance = (other: string): number => distanceOf(plane(state, id), plane(state, other))
  return flying(state, opponent(seat)).sort((a, b) => distance(a) - distance(b))[0]
}
