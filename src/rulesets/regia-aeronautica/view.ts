/** What a seat sees, and worlds that fit what it sees. */
import { closedPart, type Io, mapValues, openPart, type Viewer } from '../../core/index.js'
import { lessDrawn } from './phases/prepare.js'
import {
  type Chit,
  type Plane,
  type RegiaAeronautica,
  SEATS,
  type Seat,
  type SeenPlane,
  type State,
  type View,
} from './state.js'

/** Are the priority chits still face down? */
const arePrioritiesHidden = ({ phase }: Pick<State, 'phase'>): boolean =>
  phase === 'priorities' || phase === 'initiative'

/** The open part of the map, without the enemy's face-down chits and priorities. */
export function view(state: State, seat: Viewer<RegiaAeronautica>): View {
  const {
    rng: _rng,
    planes,
    priorities,
    phase: _phase,
    turn: _turn,
    agenda: _agenda,
    resigned: _resigned,
    ...open
  } = state
  const hidden = arePrioritiesHidden(state)
  return {
    ...openPart(state, seat),
    ...open,
    planes: mapValues(planes, (plane) => seenPlane(plane, seat)),
    priorities: hidden ? ownPriorities(state, seat) : priorities,
  }
}

/** @rule RA-CHIT-07 */
const seenPlane = (plane: Plane, seat: string): SeenPlane =>
  plane.chit === null || plane.chitShown || plane.side === seat ? plane : { ...plane, chit: 'hidden' }

const ownPriorities = ({ priorities, planes }: State, seat: string): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(priorities).filter(([id]) => planes[id]!.side === seat))

type Chance = Pick<Io<RegiaAeronautica>, 'die' | 'draw'>

/** A state that fits the view: hidden chits from what the cup can still hold, hidden priorities in any order. */
export function sample(seen: View, io: Chance): State {
  const { seat: _seat, dice: _dice, phase: _phase, turn: _turn, agenda: _agenda, resigned: _resigned, ...open } = seen
  return {
    ...closedPart(seen),
    ...open,
    planes: sampleChits(seen, io),
    priorities: arePrioritiesHidden(seen) ? samplePriorities(seen, io) : seen.priorities,
  }
}

/** @rule RA-CHIT-01 */
function sampleChits({ planes, config }: View, io: Chance): Readonly<Record<string, Plane>> {
  const known = Object.values(planes).flatMap(({ chit }) => (chit === null || chit === 'hidden' ? [] : [chit]))
  const { chitPool } = config.options
  let cup: Readonly<Record<Chit, number>> =
    chitPool === 'uniform' ? { ace: 1, green: 1, lucky: 1, none: 1 } : lessDrawn(chitPool, known)
  return mapValues(planes, (plane) => {
    if (plane.chit !== 'hidden') return plane as Plane
    const chit = io.draw('hidden chit', cup)
    if (chitPool !== 'uniform') cup = { ...cup, [chit]: cup[chit] - 1 }
    return { ...plane, chit }
  })
}

function samplePriorities(seen: View, io: Chance): Readonly<Record<string, number>> {
  const others = SEATS.filter((seat) => seat !== seen.seat)
  return Object.assign({ ...seen.priorities }, ...others.map((seat) => samplePrioritiesOf(seen, seat, io)))
}

/** All numbers of a seat that is done; some of them, in any order, of one that is still choosing. */
function samplePrioritiesOf(seen: View, seat: Seat, io: Chance): Readonly<Record<string, number>> {
  const own = seen.config.roster.filter((id) => seen.planes[id]!.side === seat && seen.planes[id]!.status === 'flying')
  const open = seen.agenda.some(
    ({ kind, waiting }) => kind === 'dealPriorities' || (kind === 'priorities' && waiting.includes(seat)),
  )
  if (open && seen.agenda.some(({ kind }) => kind === 'dealPriorities')) return {}
  const count = open ? io.die('numbers given', own.length) - 1 : own.length
  const numbers = own.map((_, i) => i + 1)
  const planes = [...own]
  const take = <T>(list: T[]): T => list.splice(io.die('hidden priority', list.length) - 1, 1)[0] as T
  return Object.fromEntries(Array.from({ length: count }, () => [take(planes), take(numbers)]))
}
