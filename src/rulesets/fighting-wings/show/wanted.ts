/** What a player would look for, legal or not: refused, it is shown with the rule that forbids it. */
import { FLIGHT_TYPES, SIDES, TURN_RATES } from '../errata/vocabulary.js'
import { type Action, flyerOf, flying, type Seat, type State, type View } from '../state/state.js'
import { sample } from '../state/view.js'

type Wishes = readonly Action[]

/** The orders that the seat would look for here. */
export function wanted(view: View): Wishes {
  const { active, agenda, phase } = view
  const state = sample(view, { die: () => 1 })
  if (phase === 'attack') return view.agenda.some(isAsking(view.seat)) ? shots(state, view.seat as Seat) : []
  if (active === null || agenda.length > 0 || flyerOf(state, active).side !== view.seat) return []
  return phase === 'activate' ? types(active, view.seat) : phase === 'move' ? flights(active, view.seat) : []
}

const isAsking =
  (seat: string) =>
  ({ kind, waiting }: View['agenda'][number]): boolean =>
    kind === 'shots' && (waiting as readonly string[]).includes(seat)

/** @rule BR-13 */
const types = (plane: string, seat: Seat): Wishes =>
  FLIGHT_TYPES.map((flight) => ({ type: 'chooseType', seat, plane, flight }))

/** Turns at every rate, straight on, and the end of the move. @rule BR-08 HR-08 */
const flights = (plane: string, seat: Seat): Wishes => [
  { type: 'fp', seat, plane, inc: 0 },
  ...SIDES.flatMap((dir) => TURN_RATES.map((rate): Action => ({ type: 'turn', seat, plane, dir, rate, negG: false }))),
  { type: 'endMove', seat, plane },
]

/** Every aircraft at every enemy, with all its guns. @rule BR-23 */
const shots = (state: State, seat: Seat): Wishes => {
  const [own, foes] = [true, false].map((isOwn) =>
    flying(state).filter((id) => (flyerOf(state, id).side === seat) === isOwn),
  ) as [string[], string[]]
  return own.flatMap((plane) => {
    const weapons = Object.keys(state.planes[plane]!.weapons)
    if (weapons.length === 0) return []
    return foes.map((target): Action => {
      return { type: 'fire', seat, plane, target, weapons, burst: 'regular', sighting: false }
    })
  })
}
