/** Random planes and random pilots: cards, markers, places, and flights of legal orders with dice of their own. */
import fc from 'fast-check'
import { configOf, type Flight, own, Play, type Setting, type Spot, spittingFire } from './fixture.js'
import {
  type Action,
  type AircraftCard,
  type GameEvent,
  MARKERS,
  type Marker,
  type Options,
  type State,
} from './vocabulary.js'

// ---------------------------------------------------------------------------------------- arbitraries

/** A sane card of any kind, with its guns in every arc. */
export const anyCard: fc.Arbitrary<AircraftCard> = fc
  .record({
    min: fc.integer({ min: 1, max: 6 }),
    more: fc.array(fc.integer({ min: 0, max: 6 }), { minLength: 3, maxLength: 3 }),
    turn: fc.integer({ min: 1, max: 7 }),
    maxAlt: fc.integer({ min: 3, max: 9 }),
  })
  .map(({ min, more: [a = 0, b = 0, c = 0], turn, maxAlt }) =>
    own('any', { min, climb: min + a, level: min + a + b, dive: min + a + b + c, turn, maxAlt }),
  )

export const anyMarker: fc.Arbitrary<Marker> = fc.constantFrom(...MARKERS)

/** What a pilot has in mind: which of the orders, how much of it, and how the dice will fall. */
export interface Whim {
  readonly which: number
  readonly amount: number
  readonly dice: readonly [number, number]
}
const die = fc.integer({ min: 1, max: 6 })
const anyWhim: fc.Arbitrary<Whim> = fc.record({
  which: fc.nat(9999),
  amount: fc.integer({ min: 0, max: 1000 }).map((n) => n / 1000),
  dice: fc.tuple(die, die),
})
export const whims = fc.array(anyWhim, { minLength: 6, maxLength: 14 })

const thousandths = (value: number): number => Math.round(value * 1000) / 1000

/** Planes that may be in the way, none overlapping another. */
export const anyTraffic: fc.Arbitrary<readonly Spot[]> = fc
  .array(fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: 500, max: 14_000 })), { maxLength: 4 })
  .map((spots) => spots.map(([x, y]): Spot => [thousandths(30 + x / 2000), thousandths(30 + y / 1000), 0]))
  .map((spots) =>
    spots
      .filter(([x, y]) => Math.hypot(x - 30, y - 30) >= 1)
      .filter(([x, y], i, all) => all.slice(0, i).every(([a, b]) => Math.hypot(x - a, y - b) >= 1)),
  )

/** A flight: the plane's card, its marker, its heading, and the pilot's whims. */
export const anyFlight = fc.record({ card: anyCard, marker: anyMarker, whims })

// ---------------------------------------------------------------------------------------- the sky

/** A table so wide that nobody leaves it. */
export const WIDE = { kind: 'open', width: 60, length: 60 } as const
export const START: Spot = [30, 30, 0]

export interface Sky extends Pick<Setting, 'table'> {
  readonly card: AircraftCard
  readonly marker: Marker
  readonly at?: Spot
  readonly traffic?: readonly Spot[]
  readonly options?: Partial<Options>
}

const TRAFFIC = own('traffic', { nation: 'Germany' })

/** The plane A1 about to fly, at level 2, among others. */
export function takeOff({ card, marker, at = START, traffic = [], options = {}, table = WIDE }: Sky): Play {
  const spots: readonly Spot[] = table.kind === 'hex' ? [[1, 1, 0]] : [[2, 2, 0]]
  const axis: Readonly<Record<string, Flight>> = {
    B: { card: 'bf-109', level: 2, at: spots },
    ...(traffic.length > 1 && { T: { card: 'traffic', level: 2, at: traffic } }),
    ...(traffic.length === 1 && { T: { card: 'reisen', level: 2, at: traffic } }),
  }
  const step = spittingFire.setup(
    configOf({
      ...{ table, options, cards: [card, TRAFFIC], axis },
      allies: { A: { card: card.id, level: 2, at: [at] } },
    }),
  )
  if (!step.ok) throw new Error(JSON.stringify(step.violations))
  return new Play(spittingFire, step.state).fly('A', marker)
}

// ---------------------------------------------------------------------------------------- the pilot

/** One order of a flight with what was before and after. */
export interface Taken {
  readonly action: Action
  readonly before: State
  readonly after: State
  readonly events: readonly GameEvent[]
}

/** The order that a whim comes to: one of the listed, or a step or turn of any size, if it is legal. */
export function orderFor(state: State, { which, amount, dice }: Whim): Action {
  const listed = spittingFire.legalActions(state)
  const any = anySize(state, amount).filter((action) => spittingFire.check(state, action).length === 0)
  const orders = [...listed, ...any]
  const bold = orders.filter(({ type }) => type.startsWith('attempt'))
  const chosen = which % 3 === 0 && bold.length > 0 ? bold : orders
  return thrown(chosen[which % chosen.length]!, dice)
}

function anySize(state: State, amount: number): readonly Action[] {
  if (state.config.table.kind === 'hex' || state.phase !== 'move') return []
  const { rate, spent } = state.activation!.movement!
  const [distance, angle] = [thousandths(amount * (rate - spent)), thousandths(180 * amount)]
  const seat = 'allies'
  return [
    { type: 'forward', seat, distance },
    { type: 'forward', seat, distance: thousandths(distance / 3) },
    ...[angle, -angle, thousandths(angle / 3), -thousandths(angle / 3)].flatMap((size): Action[] => [
      { type: 'turn', seat, angle: size + 0 },
      { type: 'pivot', seat, angle: size + 0 },
    ]),
  ]
}

function thrown(action: Action, [a, b]: readonly [number, number]): Action {
  if (action.type === 'attemptTightTurn') return { ...action, rolls: [a] }
  return action.type === 'attemptHalfLoop' ? { ...action, rolls: [a, b] } : action
}

/** Flies the plane whose turn it is, as the whims say, then straight on, until its movement is over. */
export function flyOut(start: Play, minds: readonly Whim[]): readonly Taken[] {
  const flight: Taken[] = []
  let { state } = start
  for (let i = 0; state.phase === 'move' && flight.length < 60; i++) {
    const mind = minds[i] ?? { which: 7 * i + 5, amount: 1, dice: [3, 3] }
    const action = orderFor(state, mind)
    const step = spittingFire.reduce(state, action)
    if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(step.violations)}`)
    flight.push({ action, before: state, after: step.state, events: step.events as readonly GameEvent[] })
    state = step.state
  }
  return flight
}

/** The events of a flight of one type. */
export const eventsOf = <T extends GameEvent['type']>(
  flight: readonly Taken[],
  type: T,
): readonly Extract<GameEvent, { type: T }>[] =>
  flight.flatMap(({ events }) =>
    events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type),
  )
