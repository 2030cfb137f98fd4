/** What a seat sees, and worlds that fit what it sees. */

import { closedPart, type Io, mapValues, openPart, type Viewer } from '../../../core/index.js'
import { lessDrawn } from '../turn/chits.js'
import type { Chit, Plane, RegiaAeronautica, Seat, SeenPlane, State, View } from './state.js'

/** Are the priority chits still face down? */
const arePrioritiesHidden = ({ phase }: Pick<State, 'phase'>): boolean =>
  phase === 'priorities' || phase === 'initiative'

type Open = Omit<View, keyof ReturnType<typeof openPart> | 'planes' | 'priorities'>

/** What lies open on the table for everybody. */
const onTheTable = (from: Open): Open => ({
  config: from.config,
  guns: from.guns,
  clouds: from.clouds,
  toDeploy: from.toDeploy,
  bombed: from.bombed,
  initiative: from.initiative,
  order: from.order,
  slot: from.slot,
  fight: from.fight,
  aa: from.aa,
  bombers: from.bombers,
})

/** The open table, with the enemy's chits and priorities face down. */
export const view = (state: State, seat: Viewer<RegiaAeronautica>): View => ({
  ...openPart(state, seat),
  ...onTheTable(state),
  planes: mapValues(state.planes, (plane) => seenPlane(plane, seat)),
  priorities: seenPriorities(state, seat),
})

/** @rule RA-CHIT-07 */
const seenPlane = (plane: Plane, seat: string): SeenPlane =>
  plane.chit === null || plane.chitShown || plane.side === seat ? plane : { ...plane, chit: 'hidden' }

/** In the order of the planes: the order in which they were given is in no view. */
function seenPriorities(state: State, seat: string): View['priorities'] {
  const { priorities, planes } = state
  const hidden = arePrioritiesHidden(state)
  const seen: Record<string, number | 'hidden'> = {}
  for (const id of Object.keys(priorities).sort()) {
    seen[id] = hidden && planes[id]!.side !== seat ? 'hidden' : priorities[id]!
  }
  return seen
}

type Chance = Pick<Io<RegiaAeronautica>, 'die' | 'draw'>

/** A state that fits the view: hidden chits from what the cup can still hold, hidden priorities in any order. */
export const sample = (seen: View, io: Chance): State => ({
  ...closedPart(seen),
  ...onTheTable(seen),
  planes: sampleChits(seen, io),
  priorities: samplePriorities(seen, io),
})

/** A state of which only what the view shows is ever asked: the rest is filled in without a thought. */
export const openState = (seen: View): State =>
  sample(seen, { die: () => 1, draw: (_purpose, kinds) => Object.keys(kinds)[0] as keyof typeof kinds })

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

/** Hidden numbers in any order, each once among the planes of its side. */
function samplePriorities({ priorities, planes }: View, io: Chance): Readonly<Record<string, number>> {
  const free: Record<Seat, number[]> = { french: freeNumbers('french'), italian: freeNumbers('italian') }
  return mapValues(priorities, (number, id) => {
    const left = free[planes[id]!.side]
    return number === 'hidden' ? (left.splice(io.die('hidden priority', left.length) - 1, 1)[0] as number) : number
  })

  function freeNumbers(seat: Seat): number[] {
    const own = Object.keys(planes).filter((id) => planes[id]!.side === seat && planes[id]!.status === 'flying')
    const known = own.map((id) => priorities[id])
    return own.map((_, i) => i + 1).filter((number) => !known.includes(number))
  }
}
