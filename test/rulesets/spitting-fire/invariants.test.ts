/** The invariants of the catalogue, by number: random cards, markers, orders and dice. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { recordGame, replay } from '../../../src/core/index.js'
import { bears } from '../../../src/rulesets/spitting-fire/flight/airspace.js'
import { gunsOf } from '../../../src/rulesets/spitting-fire/gunnery/weapons.js'
import { pickFrom } from '../../../src/tools/conformance/index.js'
import { configOf, flight, HEXES, own, type Spot, scene, spittingFire } from './fixture.js'
import {
  anyCard,
  anyFlight,
  anyMarker,
  anyTraffic,
  eventsOf,
  flyOut,
  START,
  type Taken,
  takeOff,
  WIDE,
  whims,
} from './pilot.js'
import { PORCUPINE } from './vectors/gunnery.js'
import {
  type Action,
  type AircraftCard,
  ARCS,
  type Arc,
  bendOf,
  type Config,
  colourOf,
  type GameEvent,
  type HexPose,
  type Marker,
  type OpenPose,
  type Plane,
  type Pose,
  SEATS,
  type Shot,
  type State,
  verticalOf,
} from './vocabulary.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const check = <T>(numRuns: number, property: fc.IProperty<T>): void => fc.assert(property, { numRuns })

const milli = (value: number): number => Math.round(1000 * value)
const poseOf = (state: State, id = 'A1'): OpenPose => state.planes[id]!.pose as OpenPose
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const far = (a: OpenPose, b: OpenPose): number => Math.hypot(a.x - b.x, a.y - b.y)
const ahead = ({ x, y, heading }: OpenPose, length: number): OpenPose => ({
  x: x + length * Math.sin(radians(heading)),
  y: y + length * Math.cos(radians(heading)),
  heading,
})

// ---------------------------------------------------------------------------------------- a referee of our own

/** Counts a flight by itself, from its orders and dice alone. */
interface Count {
  spent: number
  forward: number
  since: number
  attempts: number
  pose: OpenPose
}

const extraOf = (dice: readonly number[], rating: number): number => {
  const low = dice.filter((die) => die < rating)
  if (low.length === 2) return low[0]! + low[1]!
  return low[0] ?? 0
}

function flyBy(count: Count, length: number): void {
  count.spent += milli(length)
  count.forward += milli(length)
  count.since += milli(length)
  count.pose = ahead(count.pose, length)
}

function swing(count: Count, angle: number): void {
  count.since = 0
  count.pose = { ...count.pose, heading: (count.pose.heading + angle + 720) % 360 }
}

/** What an attempt forces and, if it comes off, costs. */
function attempt(count: Count, { turn }: AircraftCard, rate: number, dice: readonly number[]): boolean {
  const cost = 1000 * turn * dice.length
  count.attempts++
  flyBy(count, extraOf(dice, turn))
  if (1000 * rate - count.spent < cost) return false
  count.spent += cost
  return true
}

/** Applies an order; says whether it was an attempt that failed. */
function follow(count: Count, card: AircraftCard, rate: number, action: Action): boolean {
  if (action.type === 'forward') flyBy(count, action.distance)
  if (action.type === 'turn') count.attempts++
  if (action.type === 'turn' || action.type === 'pivot') swing(count, action.angle)
  const rolls = action.type === 'attemptTightTurn' || action.type === 'attemptHalfLoop' ? action.rolls! : undefined
  return rolls !== undefined && !attempt(count, card, rate, rolls)
}

/** Calls `look` before each order with the referee's own count, then compares the engine's count with it. */
function refereed(
  flight: readonly Taken[],
  card: AircraftCard,
  marker: Marker,
  look: (count: Readonly<Count>, taken: Taken, rate: number) => void = () => undefined,
): void {
  const rate = card[verticalOf(marker)]
  const count: Count = { spent: 0, forward: 0, since: 0, attempts: 0, pose: poseOf(flight[0]!.before) }
  for (const taken of flight) {
    look(count, taken, rate)
    const failed = follow(count, card, rate, taken.action)
    const { movement } = taken.after.activation ?? {}
    if (failed) expect(taken.after.phase).toBe('attack')
    if (!movement) continue
    expect([movement.spent, movement.forward, movement.sinceTurn].map(milli)).toEqual([
      count.spent,
      count.forward,
      count.since,
    ])
    if (taken.after.phase === 'move') expect(far(poseOf(taken.after), count.pose)).toBeLessThan(1e-4)
  }
}

const isAttempt = ({ type }: Action): boolean => type === 'turn' || type.startsWith('attempt')

describe('movement', () => {
  it('1 3 7 8 9 MPs, path, forced moves: an independent count of orders and dice agrees', () => {
    check(
      250,
      fc.property(anyFlight, ({ card, marker, whims: minds }) => {
        const flight = flyOut(takeOff({ card, marker }), minds)
        refereed(flight, card, marker, (count, _taken, rate) => {
          expect(count.spent).toBeLessThanOrEqual(1000 * rate)
          expect(count.since).toBeLessThanOrEqual(count.forward)
          expect(count.forward).toBeLessThanOrEqual(count.spent)
        })
        for (const { after } of flight) {
          const movement = after.activation?.movement
          if (movement == null) continue
          const legs = movement.path.reduce((sum, { length }) => sum + milli(length), 0)
          expect(legs).toBe(milli(movement.forward))
        }
      }),
    )
  })

  it('2 a voluntary end has spent the minimum', () => {
    check(
      150,
      fc.property(anyFlight, ({ card, marker, whims: minds }) => {
        const flight = flyOut(takeOff({ card, marker }), minds)
        for (const { how, spent } of eventsOf(flight, 'movementEnded'))
          if (how === 'voluntary') expect(spent).toBeGreaterThanOrEqual(Math.min(card.min, card[verticalOf(marker)]))
      }),
    )
  })

  it('3 every leg is flown along its heading and joins the one before', () => {
    check(
      150,
      fc.property(anyFlight, ({ card, marker, whims: minds }) => {
        for (const { after } of flyOut(takeOff({ card, marker }), minds)) {
          const path = after.activation?.movement?.path ?? []
          for (const [i, { from, length }] of path.entries()) {
            const end = ahead(from as OpenPose, length)
            const next = i + 1 < path.length ? (path[i + 1]!.from as OpenPose) : poseOf(after)
            expect(far(end, next)).toBeLessThan(1e-4)
          }
        }
      }),
    )
  })

  it('4 5 the distance before the first and between two turns; the first turn under a curved marker', () => {
    check(
      300,
      fc.property(anyFlight, ({ card, marker, whims: minds }) => {
        const bend = bendOf(marker)
        const [rating, side] = [1000 * card.turn, bend === 'left' ? -1 : 1]
        const flight = flyOut(takeOff({ card, marker }), minds)
        refereed(flight, card, marker, (count, { action }, rate) => {
          if (isAttempt(action)) expect(count.since).toBeGreaterThanOrEqual(rating)
          const first = isAttempt(action) && count.attempts === 0
          if (first && bend === 'straight') expect(count.forward).toBeGreaterThanOrEqual(2 * rating)
          if (first && bend !== 'straight') expect(count.forward).toBeLessThan(2 * rating)
          if (first && bend !== 'straight' && action.type === 'turn') expect(Math.sign(action.angle)).toBe(side)
          const owes = bend !== 'straight' && count.attempts === 0 && 1000 * rate >= rating
          if (action.type === 'endMovement') expect(owes).toBe(false)
        })
        const rolled = flight.findIndex(({ action }) => isAttempt(action))
        const pivot = flight[rolled + 1]?.action
        if (bend !== 'straight' && flight[rolled]?.action.type === 'attemptTightTurn' && pivot?.type === 'pivot')
          expect([side, 0]).toContain(Math.sign(pivot.angle) + 0)
      }),
    )
  })

  it('6 a turn is at most 60, a tight turn 120, a half loop 180 degrees', () => {
    check(
      150,
      fc.property(anyFlight, ({ card, marker, whims: minds }) => {
        const flight = flyOut(takeOff({ card, marker }), minds)
        for (const [i, { action }] of flight.entries()) {
          if (action.type === 'turn') expect(action.angle !== 0 && Math.abs(action.angle) <= 60).toBe(true)
          if (action.type !== 'pivot') continue
          const most = flight[i - 1]!.action.type === 'attemptTightTurn' ? 120 : 180
          expect(Math.abs(action.angle)).toBeLessThanOrEqual(most)
        }
      }),
    )
  })

  it('7 SF-TIGHT-04 SF-LOOP-05 a forced move is the rule’s and can always be paid', () => {
    check(
      200,
      fc.property(anyFlight, ({ card, marker, whims: minds }) => {
        for (const { before, events } of flyOut(takeOff({ card, marker }), minds)) {
          const rolled = events.find((event) => event.type === 'attemptRolled')
          if (rolled === undefined) continue
          const { rate, spent } = before.activation!.movement!
          expect(rolled.extra).toBe(extraOf(rolled.dice, card.turn))
          expect(rolled.extra).toBeLessThanOrEqual(rate - spent)
        }
      }),
    )
  })

  it('8 after a failed attempt nothing of that plane moves', () => {
    const orders = ['F1', 'F0.001', 'L60', 'R1', 'TT', 'HL', 'PL60', 'END']
    const low = fc
      .integer({ min: 2, max: 6 })
      .chain((turn) => fc.tuple(fc.constant(turn), fc.integer({ min: 1, max: turn - 1 })))
    check(
      60,
      fc.property(low, fc.boolean(), fc.constantFrom('left', 'right'), ([turn, die], loop, bend) => {
        const card = own('any', { min: 1, climb: 2 * turn, level: 2 * turn, dive: 3 * turn, turn, maxAlt: 6 })
        const marker = `${loop ? 'dive' : 'climb'}-${bend}` as Marker
        const failed = takeOff({ card, marker }).play(`F${turn} ${loop ? `HL[${die},6]` : `TT[${die}]`}`)
        expect(failed.told('attemptFailed')).toHaveLength(1)
        expect(failed.pose('A1')).toEqual([30, 30 + turn + die, 0])
        for (const order of orders) failed.refuses(order, ['movement-over'])
        failed.hold()
      }),
    )
  })

  it('10 no dead ends: every flight comes to its end, whatever the options', () => {
    const options = fc.record({
      mpGranularity: fc.constantFrom('continuous' as const, 'whole' as const),
      curvedBoundary: fc.constantFrom('strict' as const, 'inclusive' as const),
      curvedObligation: fc.constantFrom('must' as const, 'deadlineOnly' as const),
      minMarkerTurnDeg: fc.constantFrom(0, 30, 60),
      halfLoopHandedness: fc.constantFrom('free' as const, 'marker' as const),
      minMoveAfterFailedTurn: fc.constantFrom('ends' as const, 'topUp' as const),
      stackingAltitude: fc.constantFrom('ignore' as const, 'sameLevel' as const),
      baseDiameter: fc.constantFrom(0.5, 1, 2),
    })
    const hexes = fc.constantFrom(WIDE, HEXES)
    check(
      300,
      fc.property(anyFlight, options, hexes, ({ card, marker, whims: minds }, chosen, table) => {
        const at: Spot = table === HEXES ? [12, 30, 0] : START
        const flight = flyOut(takeOff({ card, marker, options: chosen, table, at }), minds)
        for (const { before } of flight) expect(spittingFire.legalActions(before).length).toBeGreaterThan(0)
        expect(flight[flight.length - 1]!.after.phase).not.toBe('move')
      }),
    )
  })
})

// ---------------------------------------------------------------------------------------- stacking

/** The point at a length of the path, counted from its start. */
function along(path: readonly { readonly from: Pose; readonly length: number }[], at: number): OpenPose {
  let left = at
  for (const { from, length } of path) {
    if (left <= length) return ahead(from as OpenPose, left)
    left -= length
  }
  const last = path[path.length - 1]!
  return ahead(last.from as OpenPose, last.length)
}

const othersIn = (state: State): readonly OpenPose[] =>
  Object.entries(state.planes).flatMap(([id, { pose }]) => (id === 'A1' ? [] : [pose as OpenPose]))
const clear = (at: OpenPose, others: readonly OpenPose[], by: number): boolean =>
  others.every((other) => far(at, other) >= 1 - by)

describe('stacking', () => {
  it('11 nobody ends on another; a back-up goes no farther along the path than it must', () => {
    let backed = 0
    check(
      300,
      fc.property(anyFlight, anyTraffic, ({ card, marker, whims: minds }, traffic) => {
        const flight = flyOut(takeOff({ card, marker, traffic }), minds)
        const last = flight[flight.length - 1]!
        const others = othersIn(last.after)
        expect(clear(poseOf(last.after), others, 2e-5)).toBe(true)
        const [back] = eventsOf([last], 'planeBackedUp')
        if (back === undefined) return
        backed++
        const { path, forward } = last.after.activation!.movement!
        const rest = forward - back.distance
        expect(far(along(path, rest), poseOf(last.after))).toBeLessThan(1e-4)
        for (let t = rest + 0.005; t <= forward; t += 0.005) expect(clear(along(path, t), others, 0)).toBe(false)
      }),
    )
    expect(backed).toBeGreaterThan(5)
  })

  it('11 SF-STACK-06 stopping on another is refused exactly while a free step or a turn is open', () => {
    let refused = 0
    check(
      300,
      fc.property(anyFlight, anyTraffic, ({ card, marker, whims: minds }, traffic) => {
        for (const { before } of flyOut(takeOff({ card, marker, traffic }), minds)) {
          const { movement } = before.activation!
          const others = othersIn(before)
          const onTop = !clear(poseOf(before), others, 1e-5)
          const codes = spittingFire.check(before, { type: 'endMovement', seat: 'allies' }).map(({ code }) => code)
          if (!onTop || movement!.pivot !== null) expect(codes).not.toContain('overlap')
          if (!onTop || movement!.pivot !== null) continue
          const open = spittingFire.legalActions(before).some(isAttempt) || hasFreeStep(before, others)
          if (codes.includes('overlap')) refused++
          expect(codes.includes('overlap')).toBe(movement!.rate > movement!.spent && open)
        }
      }),
    )
    expect(refused).toBeGreaterThan(5)
  })
})

/** Tries every thousandth ahead. */
function hasFreeStep(state: State, others: readonly OpenPose[]): boolean {
  const { rate, spent } = state.activation!.movement!
  const from = poseOf(state)
  for (let step = 1; step <= milli(rate - spent); step++) {
    const at = ahead(from, step / 1000)
    if (clear(at, others, 1e-5) && isLegalStep(state, step / 1000)) return true
  }
  return false
}

const isLegalStep = (state: State, distance: number): boolean =>
  spittingFire.check(state, { type: 'forward', seat: 'allies', distance }).length === 0

// ---------------------------------------------------------------------------------------- symmetry

/** Plays the same orders elsewhere. The verdict on each, legal or not, must be the same. */
function again(flight: readonly Taken[], start: State, change: (action: Action) => Action): State {
  let state = start
  for (const { action } of flight) {
    const step = spittingFire.reduce(state, change(action))
    if (!step.ok) throw new Error(`${JSON.stringify(change(action))}: ${JSON.stringify(step.violations)}`)
    state = step.state
  }
  return state
}

/** The counters of a movement that is over or under way: all but places. */
function counters(state: State): unknown {
  const { movement } = state.activation ?? {}
  const { path, lastPivot: _last, pivot, ...rest } = movement ?? { path: [] }
  const { sign: _sign, ...pending } = pivot ?? {}
  return [state.phase, rest, pending, path.map(({ length }) => length)]
}

const negated = (action: Action): Action =>
  action.type === 'turn' || action.type === 'pivot' ? { ...action, angle: 0 - action.angle } : action

const SWAPPED = { left: 'right', straight: 'straight', right: 'left' } as const
const swapped = (marker: Marker): Marker => `${verticalOf(marker)}-${SWAPPED[bendOf(marker)]}`

describe('symmetry', () => {
  it('12 a step in two parts is the same step', () => {
    check(
      150,
      fc.property(anyFlight, fc.integer({ min: 1, max: 999 }), ({ card, marker, whims: minds }, share) => {
        const start = takeOff({ card, marker }).state
        const flight = flyOut(takeOff({ card, marker }), minds)
        const whole = flight[flight.length - 1]!.after
        const parts = flight.flatMap((taken): readonly Taken[] => {
          const { action } = taken
          if (action.type !== 'forward' || action.distance < 0.002) return [taken]
          const first = Math.max(1, Math.floor((milli(action.distance) * share) / 1000)) / 1000
          const second = (milli(action.distance) - milli(first)) / 1000
          return [first, second].map((distance) => ({ ...taken, action: { ...action, distance } }))
        })
        const end = again(parts, start, (action) => action)
        expect(far(poseOf(end), poseOf(whole))).toBeLessThan(1e-5)
        expect([counters(end), poseOf(end).heading]).toEqual([counters(whole), poseOf(whole).heading])
      }),
    )
  })

  it('13 in a mirror, left and right are swapped and nothing else', () => {
    check(
      150,
      fc.property(anyFlight, anyTraffic, ({ card, marker, whims: minds }, traffic) => {
        const flight = flyOut(takeOff({ card, marker, traffic }), minds)
        const mirror = traffic.map(([x, y, h]): Spot => [Math.round(1000 * (60 - x)) / 1000, y, h])
        const start = takeOff({ card, marker: swapped(marker), traffic: mirror }).state
        const [end, other] = [flight[flight.length - 1]!.after, again(flight, start, negated)]
        const { x, y, heading } = poseOf(end)
        expect(far(poseOf(other), { x: 60 - x, y, heading })).toBeLessThan(1e-5)
        expect((poseOf(other).heading + heading) % 360).toBe(0)
        expect(counters(other)).toEqual(counters(end))
      }),
    )
  })

  it('13 in a mirror an order is refused for the same reasons', () => {
    const angle = fc.integer({ min: -190_000, max: 190_000 }).map((n) => n / 1000)
    const kind = fc.constantFrom('turn' as const, 'pivot' as const)
    check(
      150,
      fc.property(anyFlight, angle, kind, ({ card, marker, whims: minds }, by, type) => {
        const flight = flyOut(takeOff({ card, marker }), minds)
        let state = takeOff({ card, marker: swapped(marker) }).state
        for (const { action, before } of flight) {
          const order: Action = { type, seat: 'allies', angle: by }
          const codes = (at: State, one: Action) => spittingFire.check(at, one).map(({ code }) => code)
          expect(codes(state, negated(order))).toEqual(codes(before, order))
          state = again([{ action } as Taken], state, negated)
        }
      }),
    )
  })

  it('13 turning and shifting the table changes nothing else', () => {
    const shift = fc.integer({ min: -3000, max: 3000 }).map((n) => n / 1000)
    const turn = fc.integer({ min: 0, max: 359_999 }).map((n) => n / 1000)
    check(
      150,
      fc.property(anyFlight, shift, shift, turn, ({ card, marker, whims: minds }, dx, dy, by) => {
        const flight = flyOut(takeOff({ card, marker }), minds)
        const at: Spot = [Math.round((30 + dx) * 1e6) / 1e6, Math.round((30 + dy) * 1e6) / 1e6, by]
        const [end, other] = [
          flight[flight.length - 1]!.after,
          again(flight, takeOff({ card, marker, at }).state, (a) => a),
        ]
        const [x, y] = [poseOf(end).x - 30, poseOf(end).y - 30]
        const [sin, cos] = [Math.sin(radians(by)), Math.cos(radians(by))]
        const turned = { x: at[0] + x * cos + y * sin, y: at[1] + y * cos - x * sin, heading: 0 }
        expect(far(poseOf(other), turned)).toBeLessThan(2e-5)
        expect(milli(poseOf(other).heading)).toBe((milli(poseOf(end).heading) + milli(by)) % 360_000)
        expect(counters(other)).toEqual(counters(end))
      }),
    )
  })

  it('14 a flight on hexes ends where it ends in units', () => {
    const centre = ({ q, r, facing }: HexPose): OpenPose => ({
      x: (q * Math.sqrt(3)) / 2,
      y: 0 - (r + q / 2),
      heading: 60 * facing,
    })
    const table = { kind: 'hex', columns: 80, rows: 80 } as const
    const hexOf = (state: State) => centre(state.planes.A1!.pose as HexPose)
    check(
      200,
      fc.property(anyFlight, fc.nat(5), ({ card, marker, whims: minds }, facing) => {
        const start = takeOff({ card, marker, table, at: [40, 40, facing] })
        const flight = flyOut(start, minds)
        const open = takeOff({ card, marker, at: [30, 30, 60 * facing] }).state
        const end = flight[flight.length - 1]!.after
        const other = again(flight, open, (action) => action)
        const [from, to] = [hexOf(start.state), hexOf(end)]
        expect(far(poseOf(other), { x: 30 + to.x - from.x, y: 30 + to.y - from.y, heading: 0 })).toBeLessThan(1e-4)
        expect([poseOf(other).heading, counters(other)]).toEqual([to.heading, counters(end)])
      }),
    )
  })
})

// ---------------------------------------------------------------------------------------- whole games

interface Told {
  readonly before: State
  readonly action: Action
  readonly after: State
  readonly events: readonly GameEvent[]
}

/** Eight planes in a knot, with guns to all sides. */
const MELEE = configOf({
  table: { kind: 'open', width: 40, length: 40 },
  axis: {
    H: flight('hornisse', 4, [19, 22, 180], [22, 23, 200]),
    Z: flight('zerstorer', 4, [17, 20, 90], [16, 23, 135]),
  },
  allies: {
    D: flight('defiant', 4, [20, 18, 0], [23, 17, 350]),
    S: flight('spitfire', 4, [24, 20, 270], [18, 16, 20]),
  },
})

const configFor = (scenario: string, seed: string): Config => {
  if (scenario === 'melee') return { ...MELEE, dice: 'seeded', seed }
  const found = spittingFire.info.scenarios.find(({ id }) => id === scenario)!
  return { ...found.config, seed, ...(scenario === 'thousand' && { points: 120 }) }
}

/** Planes that keep their level and turn whenever they can meet more often. */
function calm(listed: readonly Action[]): readonly Action[] {
  const level = listed.filter((action) => action.type === 'setPlot' && action.marker.startsWith('level'))
  const turns = listed.filter(({ type }) => type === 'turn' || type === 'endMovement')
  return [...listed, ...level, ...level, ...level, ...turns, ...turns, ...turns]
}

/** A game of listed actions, told step by step. Whoever can shoot shoots, so that planes are lost. */
function* gameOf(scenario: string, seed: string): Generator<Told> {
  const first = spittingFire.setup(configFor(scenario, seed))
  if (!first.ok) throw new Error('refused')
  const pick = pickFrom(seed)
  let { state } = first
  while (spittingFire.outcome(state) === undefined) {
    const listed = spittingFire.legalActions(state)
    const action = state.phase === 'attack' ? listed[listed.length - 1]! : pick.of(calm(listed))
    const step = spittingFire.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    yield { before: state, action, after: step.state, events: step.events as readonly GameEvent[] }
    state = step.state
  }
}

const planesOf = (state: State): readonly Plane[] => Object.values(state.planes)
const isFlying = ({ status }: Plane): boolean => status === 'flying'
const livingOf = (state: State, side: string) =>
  Object.values(state.groups).filter(
    (group) => group.side === side && group.planes.some((id) => isFlying(state.planes[id]!)),
  )

/** 15. A flying plane on the table is at a level that its card allows. */
function levelsAreLegal(state: State): void {
  for (const { status, pose, altitude, card } of planesOf(state)) {
    if (status !== 'flying' || pose === null) continue
    expect(altitude).toBeGreaterThanOrEqual(1)
    expect(altitude).toBeLessThanOrEqual(state.config.cards[card]!.maxAlt)
  }
}

/** 16. Outside activations the planes of a group are where its marker says. */
function groupsAreLevel(state: State): void {
  if (state.activation !== null || state.phase === 'over') return
  for (const { planes, placed, altitudeMarker } of Object.values(state.groups))
    for (const id of planes)
      if (placed && isFlying(state.planes[id]!)) expect(state.planes[id]!.altitude).toBe(altitudeMarker)
}

/** 18. The cards are those of the living groups, face down those that have not acted. */
function deckMatches(state: State): void {
  if (['force', 'place', 'over'].includes(state.phase)) return
  for (const seat of SEATS) {
    const [colour, living] = [colourOf(seat), livingOf(state, seat)]
    const waiting = living.filter(({ activated }) => !activated).length
    const up = state.card === colour && state.activation === null ? 1 : 0
    expect(state.deck.down[colour] + state.deck.discard[colour]).toBe(living.length)
    expect(state.deck.down[colour]).toBe(waiting - up)
  }
}

/** 23. Damage is never above the boxes, and fills them exactly when the plane was shot down. */
function damageFits(state: State): void {
  for (const { damage, card, status } of planesOf(state)) {
    const { boxes } = state.config.cards[card]!
    expect(damage).toBeLessThanOrEqual(boxes)
    expect(damage === boxes).toBe(status === 'shot-down')
  }
}

/** 26. The score is what the enemy has lost. */
function scoreIsLosses(state: State): void {
  for (const seat of SEATS) {
    const lost = planesOf(state).filter((one) => one.side !== seat && !isFlying(one))
    expect(state.score[seat]).toBe(lost.reduce((sum, { card }) => sum + state.config.cards[card]!.points, 0))
  }
}

/** 20 to 22. A volley: no gun twice, FF at one target, every shot at a foe in arc, in range and at the same level. */
function volleyIsLegal({ before, action }: Told): void {
  if (action.type !== 'attack') return
  const id = before.activation!.plane!
  const own = before.planes[id]!
  const guns = gunsOf(before.config.cards[own.card]!)
  expect(own.fired).toEqual([])
  expect(new Set(action.shots.map(({ weapon }) => weapon)).size).toBe(action.shots.length)
  const fixed = action.shots.filter(({ weapon }) => guns[weapon]!.arc === 'FF')
  expect(new Set(fixed.map(({ target }) => target)).size).toBeLessThanOrEqual(1)
  for (const { weapon, target } of action.shots) {
    const foe = before.planes[target]!
    expect([foe.side === own.side, foe.status, foe.altitude]).toEqual([false, 'flying', own.altitude])
    if (before.config.table.kind === 'open') shotIsLegal(own.pose as OpenPose, foe.pose as OpenPose, guns[weapon]!.arc)
  }
}

const HALF: Readonly<Record<Arc, readonly [middle: number, half: number]>> = {
  FF: [0, 30],
  RF: [180, 30],
  BL: [-90, 60],
  BR: [90, 60],
  FT: [0, 90],
  RT: [180, 90],
  TT: [0, 180],
}

/** How far a bearing lies outside an arc, in degrees; not above 0 inside. */
function outside(arc: Arc, from: OpenPose, to: OpenPose): number {
  const [middle, half] = HALF[arc]
  const bearing = (Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI - from.heading - middle
  const off = ((bearing % 360) + 540) % 360
  return Math.abs(off - 180) - half
}

function shotIsLegal(from: OpenPose, to: OpenPose, arc: Arc): void {
  expect(far(from, to)).toBeLessThanOrEqual(6 + 2e-5)
  expect(outside(arc, from, to)).toBeLessThanOrEqual(2e-3)
}

const GAMES = fc.tuple(
  fc.constantFrom('melee', 'two-against-two', 'hex-skirmish', 'thousand'),
  fc.string({ minLength: 1, maxLength: 8 }),
)

describe('whole games', () => {
  it('15 16 18 23 26 hold in every position', () => {
    check(
      10,
      fc.property(GAMES, ([scenario, seed]) => {
        for (const { after } of gameOf(scenario, seed))
          for (const holds of [levelsAreLegal, groupsAreLevel, deckMatches, damageFits, scoreIsLosses]) holds(after)
      }),
    )
  })

  it('17 19 a level a turn at most; every group that lives acts exactly once a turn', () => {
    check(
      8,
      fc.property(GAMES, ([scenario, seed]) => {
        let acted: string[] = []
        let levels: Record<string, number> = {}
        for (const { before, action } of gameOf(scenario, seed)) {
          if (action.type === 'activateGroup') acted.push(action.group)
          if (action.type !== 'endTurn') continue
          expect(new Set(acted).size).toBe(acted.length)
          expect(acted).toEqual(expect.arrayContaining(SEATS.flatMap((seat) => idsOf(before, seat))))
          for (const [id, level] of Object.entries(levelsOf(before)))
            expect(Math.abs(level - (levels[id] ?? level))).toBeLessThanOrEqual(1)
          acted = []
          levels = levelsOf(before)
        }
      }),
    )
  })

  it('20 21 22 every volley is legal, counted by hand; 27 no score ever falls', () => {
    let shots = 0
    check(
      32,
      fc.property(GAMES, ([scenario, seed]) => {
        for (const told of gameOf(scenario, seed)) {
          volleyIsLegal(told)
          shots += told.action.type === 'attack' ? told.action.shots.length : 0
          for (const seat of SEATS) expect(told.after.score[seat]).toBeGreaterThanOrEqual(told.before.score[seat])
        }
      }),
    )
    expect(shots).toBeGreaterThan(60)
  })

  it('29 the same seed and orders give the same game; a refused order changes nothing', () => {
    check(
      4,
      fc.property(GAMES, ([scenario, seed]) => {
        const told = [...gameOf(scenario, seed)]
        const record = recordGame(
          spittingFire,
          configFor(scenario, seed),
          told.map(({ action }) => action),
        )
        expect(record.ok && replay(spittingFire, record.value).steps.at(-1)?.state).toEqual(
          told[told.length - 1]!.after,
        )
        for (const { before, action } of told.filter((_, i) => i % 17 === 0)) {
          const frozen = JSON.stringify(before)
          expect(
            spittingFire.reduce(before, { ...action, seat: 'referee' } as Action).ok && action.seat !== 'referee',
          ).toBe(false)
          expect(JSON.stringify(before)).toBe(frozen)
        }
      }),
    )
  })
})

// ---------------------------------------------------------------------------------------- any volley

const often = <T>(weight: number, ...values: readonly T[]) => ({ weight, arbitrary: fc.constantFrom(...values) })
const anyShots = fc.array(
  fc.record({
    weapon: fc.oneof({ weight: 5, arbitrary: fc.nat(6) }, often(5, 6), often(1, 7)),
    target: fc.oneof(often(12, 'B1', 'B2', 'C1'), often(1, 'A1', 'nobody')),
  }),
  { maxLength: 4 },
)
const anyFoe = fc.tuple(fc.integer({ min: -500, max: 500 }), fc.integer({ min: -500, max: 500 }))

/** Every code that a volley deserves, counted by hand. */
function deserved(state: State, shots: readonly Shot[]): readonly string[] {
  const codes = new Set<string>(shots.flatMap((shot) => deservedBy(state, shot)))
  if (new Set(shots.map(({ weapon }) => weapon)).size < shots.length) codes.add('weapon-already-fired')
  const fixed = new Set(shots.filter(({ weapon }) => ARCS[weapon] === 'FF').map(({ target }) => target))
  if (fixed.size > 1) codes.add('ff-split')
  return [...codes].sort()
}

function deservedBy(state: State, { weapon, target }: Shot): readonly string[] {
  const [foe, own, arc] = [state.planes[target], state.planes.A1!, ARCS[weapon]]
  if (foe === undefined || arc === undefined) return ['unknown-id']
  const [from, to] = [own.pose as OpenPose, foe.pose as OpenPose]
  return [
    ...(foe.side === own.side ? ['not-an-enemy'] : []),
    ...(foe.altitude !== own.altitude ? ['not-same-altitude'] : []),
    ...(far(from, to) > 6 ? ['out-of-range'] : []),
    ...(target !== 'A1' && outside(arc, from, to) > 0 ? ['out-of-arc'] : []),
  ]
}

/** Too near a border to count by hand. */
const isNice = (state: State, shots: readonly Shot[]): boolean =>
  shots.every(({ weapon, target }) => {
    const [foe, arc] = [state.planes[target], ARCS[weapon]]
    if (foe === undefined || arc === undefined || target === 'A1') return true
    const [from, to] = [poseOf(state), foe.pose as OpenPose]
    return Math.abs(outside(arc, from, to)) > 2e-3 && Math.abs(far(from, to) - 6) > 1e-4
  })

describe('any volley', () => {
  it('20 21 22 is refused for exactly the reasons that a count by hand finds', () => {
    let [legal, refused] = [0, 0]
    check(
      400,
      fc.property(anyFoe, anyFoe, anyFoe, fc.nat(359), fc.nat(1), anyShots, (a, b, c, heading, up, shots) => {
        const end = ahead({ x: 20, y: 20, heading }, 5)
        const near = ([x, y]: readonly [number, number], i: number): Spot => [
          Math.round(1000 * end.x + 10 * x + 2 * i + 2) / 1000,
          Math.round(1000 * end.y + 10 * y) / 1000,
          0,
        ]
        const [b1, b2, c1] = [a, b, c].map(near)
        const foes = { B: flight('bf-109', 4, b1!, b2!), C: flight('wurger', 4 + up, c1!) }
        const table = { kind: 'open', width: 40, length: 40 } as const
        const allies = { A: flight('porcupine', 4, [20, 20, heading]) }
        const setting = { table, cards: [PORCUPINE], axis: foes, allies, options: { baseDiameter: 0.001 } }
        const start = scene(spittingFire, setting).fly('A', 'level-straight', 'F5 END').state
        if (!isNice(start, shots)) return
        const codes = spittingFire.check(start, { type: 'attack', seat: 'allies', shots }).map(({ code }) => code)
        expect([...new Set(codes)].sort()).toEqual(deserved(start, shots))
        if (codes.length > 0) refused++
        else if (shots.length > 0) legal++
      }),
    )
    expect(Math.min(legal, refused)).toBeGreaterThan(30)
  })
})

const levelsOf = (state: State): Record<string, number> =>
  Object.fromEntries(Object.entries(state.planes).map(([id, { altitude }]) => [id, altitude]))
const idsOf = (state: State, side: string): readonly string[] =>
  livingOf(state, side).map(({ planes }) => state.planes[planes[0]!]!.group)

// ---------------------------------------------------------------------------------------- arcs

const anyPose = fc.record({
  x: fc.integer({ min: 0, max: 24_000_000 }).map((n) => n / 1e6),
  y: fc.integer({ min: 0, max: 36_000_000 }).map((n) => n / 1e6),
  heading: fc.integer({ min: 0, max: 359_999 }).map((n) => n / 1000),
})
const anyHexPose = fc.record({
  q: fc.integer({ min: -12, max: 12 }),
  r: fc.integer({ min: -12, max: 12 }),
  facing: fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const, 4 as const, 5 as const),
})
const arcsFrom = (from: Pose, to: Pose): readonly Arc[] => ARCS.filter((arc) => bears(arc, from, to, 'both'))
const covers = (arcs: readonly Arc[]): boolean =>
  (['FF', 'BL', 'BR', 'RF'] as const).some((arc) => arcs.includes(arc)) &&
  (arcs.includes('FT') || arcs.includes('RT')) &&
  arcs.includes('TT')

describe('arcs', () => {
  it('24 cover every bearing, and overlap only on their borders', () => {
    check(
      1500,
      fc.property(anyPose, anyPose, (from, to) => {
        if (far(from, to) < 0.01) return
        const arcs = arcsFrom(from, to)
        expect(covers(arcs)).toBe(true)
        for (const arc of ARCS) {
          const margin = outside(arc, from, to)
          if (Math.abs(margin) > 2e-3) expect([arc, arcs.includes(arc)]).toEqual([arc, margin < 0])
        }
      }),
    )
  })

  it('24 25 on hexes agree with the bearing between the centres, for every facing', () => {
    const centre = ({ q, r, facing }: HexPose): OpenPose => ({
      x: (q * Math.sqrt(3)) / 2,
      y: 0 - (r + q / 2),
      heading: 60 * facing,
    })
    check(
      1500,
      fc.property(anyHexPose, anyHexPose, (from, to) => {
        if (from.q === to.q && from.r === to.r) return
        const arcs = arcsFrom(from, to)
        expect(covers(arcs)).toBe(true)
        for (const arc of ARCS)
          expect([arc, arcs.includes(arc)]).toEqual([arc, outside(arc, centre(from), centre(to)) < 1e-6])
      }),
    )
  })

  it('25 do not change when both planes are turned about a point', () => {
    check(
      500,
      fc.property(anyPose, anyPose, fc.constantFrom(90, 180, 270), (from, to, by) => {
        const turned = ({ x, y, heading }: OpenPose): OpenPose => {
          const [sin, cos] = [Math.round(Math.sin(radians(by))), Math.round(Math.cos(radians(by)))]
          return { x: x * cos + y * sin, y: y * cos - x * sin, heading: (milli(heading) / 1000 + by) % 360 }
        }
        const border = ARCS.some((arc) => Math.abs(outside(arc, from, to)) < 2e-3)
        if (!border) expect(arcsFrom(turned(from), turned(to))).toEqual(arcsFrom(from, to))
      }),
    )
  })
})

// ---------------------------------------------------------------------------------------- information

describe('information', () => {
  it('28 no view holds an enemy marker, and views differ by nothing else that is hidden', () => {
    const other = fc.array(anyMarker, { minLength: 8, maxLength: 8 })
    check(
      4,
      fc.property(GAMES, other, ([scenario, seed], markers) => {
        for (const { after } of gameOf(scenario, seed)) {
          if (!Object.values(after.groups).some(({ plot }) => plot !== null)) continue
          for (const [i, seat] of SEATS.entries()) {
            const enemy = SEATS[1 - i]!
            const groups = Object.entries(after.groups).map(([id, group], n) => {
              const hidden = group.side === enemy && group.plot !== null
              return [id, hidden ? { ...group, plot: markers[n % 8]! } : group] as const
            })
            const seen = spittingFire.view(after, seat)
            expect(spittingFire.view({ ...after, groups: Object.fromEntries(groups) }, seat)).toEqual(seen)
            for (const [id, { side, plot }] of Object.entries(seen.groups)) {
              const own = after.groups[id]!.plot
              expect(plot).toBe(side === seat || own === null ? own : 'hidden')
            }
          }
        }
      }),
    )
  })

  it('28 SF-DECK-05 the deck is counts: there is no order to see', () => {
    check(
      3,
      fc.property(GAMES, ([scenario, seed]) => {
        for (const { after } of gameOf(scenario, seed))
          expect(Object.values(after.deck).flatMap(Object.values).every(Number.isInteger)).toBe(true)
      }),
    )
  })
})

describe('the edge', () => {
  it('SF-EXIT-02 a plane is lost exactly when its centre passes the edge, and is then done', () => {
    let [exits, stays] = [0, 0]
    const near = fc.record({
      x: fc.integer({ min: 0, max: 12_000 }),
      y: fc.integer({ min: 0, max: 12_000 }),
      h: fc.nat(359),
    })
    check(
      250,
      fc.property(anyCard, anyMarker, whims, near, (card, marker, minds, { x, y, h }) => {
        const [px, py] = [x / 1000, y / 1000]
        if (Math.hypot(px - 2, py - 2) < 1) return
        const table = { kind: 'open', width: 12, length: 12 } as const
        const start = takeOff({
          card,
          marker,
          table,
          at: [px, py, h],
          options: { minBoard: [12, 12], eliminationEnds: 'never' },
        })
        const flight = flyOut(start, minds)
        const { after } = flight[flight.length - 1]!
        for (const taken of flight.slice(0, -1)) expect(isIn(poseOf(taken.after))).toBe(true)
        const lost = after.planes.A1!.status === 'exited'
        if (lost) exits++
        else stays++
        expect(isIn(poseOf(after))).toBe(!lost)
        expect(lost ? after.phase : 'attack').toBe(lost ? 'activate' : after.phase)
      }),
    )
    expect(Math.min(exits, stays)).toBeGreaterThan(5)
  })
})

const isIn = ({ x, y }: OpenPose): boolean => x >= 0 && y >= 0 && x <= 12 && y <= 12
