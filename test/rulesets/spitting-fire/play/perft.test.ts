/** The legal lists against brute force: where a plane can end on hexes, and which orders are legal. */
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { compareWithList, perft } from '../../../../src/tools/conformance/index.js'
import { card, flight, own, type Play, scene, spit, spittingFire } from '../fixture.js'
import { anyFlight, flyOut, takeOff } from '../pilot.js'
import {
  type Action,
  type AircraftCard,
  bendOf,
  MARKERS,
  type Marker,
  SEATS,
  type State,
  verticalOf,
} from '../vocabulary.js'

// A slow machine may take its time.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const TABLE = { kind: 'hex', columns: 80, rows: 80 } as const
const DICE = [1, 2, 3, 4, 5, 6]
const PAIRS = DICE.flatMap((a) => DICE.map((b) => [a, b] as const))

// ---------------------------------------------------------------------------------------- by the engine

/** Every way to throw the dice of an order. */
const throwsOf = (action: Action): readonly Action[] => {
  if (action.type === 'attemptTightTurn') return DICE.map((die) => ({ ...action, rolls: [die] }))
  return action.type === 'attemptHalfLoop' ? PAIRS.map((rolls) => ({ ...action, rolls })) : [action]
}

/** All that matters of a flight for what may follow. */
function keyOf({ phase, planes, activation }: State): string {
  const { path: _path, lastPivot: _last, ...counters } = activation!.movement!
  return JSON.stringify([phase, planes.A1!.pose, counters])
}

const endOf = ({ planes, activation }: State): string => {
  const { q, r, facing } = planes.A1!.pose as { q: number; r: number; facing: number }
  return [q, r, facing, activation!.movement!.spent].join(' ')
}

/** Every pose, with the MPs spent, in which a movement can end, found through the legal list. */
function endsByEngine(start: Play): ReadonlySet<string> {
  const [ends, seen, todo] = [new Set<string>(), new Set<string>(), [start.state]]
  for (let state = todo.pop(); state !== undefined; state = todo.pop()) {
    for (const action of spittingFire.legalActions(state).flatMap(throwsOf)) {
      const step = spittingFire.reduce(state, action)
      if (!step.ok) throw new Error(JSON.stringify(step.violations))
      const key = keyOf(step.state)
      if (seen.has(key)) continue
      seen.add(key)
      if (step.state.phase === 'move') todo.push(step.state)
      else ends.add(endOf(step.state))
    }
  }
  return ends
}

// ---------------------------------------------------------------------------------------- by hand

const STEPS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const

interface At {
  readonly q: number
  readonly r: number
  readonly facing: number
  readonly spent: number
  readonly forward: number
  readonly since: number
  readonly tried: boolean
}

const onward = (at: At, n: number): At => ({
  ...at,
  q: at.q + n * STEPS[at.facing]![0],
  r: at.r + n * STEPS[at.facing]![1],
  spent: at.spent + n,
  forward: at.forward + n,
  since: at.since + n,
})
const swung = (at: At, sixths: number): At => ({ ...at, facing: (at.facing + sixths + 12) % 6, since: 0, tried: true })

/** The rules of flight on hexes in one place, written from the book and from nothing else. */
function endsByHand({ min, turn, ...rates }: AircraftCard, marker: Marker, from: At): ReadonlySet<string> {
  const rate = rates[verticalOf(marker)]
  const bend = bendOf(marker)
  const sides = bend === 'left' ? [-1] : bend === 'right' ? [1] : [-1, 1]
  const ends = new Set<string>()
  const seen = new Set<string>()
  const end = (at: At) => ends.add([at.q, at.r, at.facing, at.spent].join(' '))

  const roll = (at: At, extra: number, cost: number, pivots: readonly number[]): void => {
    const flown = { ...onward(at, extra), tried: true }
    if (rate - flown.spent < cost) end(flown)
    else for (const sixths of pivots) visit({ ...swung(flown, sixths), spent: flown.spent + cost })
  }

  const tryTurns = (at: At): void => {
    const allowed = at.tried ? [-1, 1] : sides
    if (at.since < turn || (bend === 'straight' && !at.tried && at.forward < 2 * turn)) return
    for (const side of allowed) visit(swung(at, side))
    if (rate - at.spent >= turn)
      for (const die of DICE) roll(at, die >= turn ? 0 : die, turn, [0, ...allowed, ...allowed.map((side) => 2 * side)])
    if (rate - at.spent >= 2 * turn)
      for (const [a, b] of PAIRS) {
        const low = [a, b].filter((die) => die < turn)
        roll(at, low.length === 2 ? a + b : Math.min(...low, 99) % 99, 2 * turn, [0, 1, 2, 3, 4, 5])
      }
  }

  const visit = (at: At): void => {
    const key = JSON.stringify(at)
    if (seen.has(key)) return
    seen.add(key)
    const owes = bend !== 'straight' && !at.tried
    if (at.spent >= Math.min(min, rate) && !(owes && rate >= turn)) end(at)
    if (at.spent < rate && !(owes && at.forward + 1 >= 2 * turn)) visit(onward(at, 1))
    tryTurns(at)
  }

  visit(from)
  return ends
}

const HEAVY = own('heavy', { min: 5, climb: 6, level: 8, dive: 11, turn: 3, maxAlt: 6 })
const NIMBLE = own('nimble', { min: 2, climb: 4, level: 6, dive: 9, turn: 2, maxAlt: 6 })
const SLUGGISH = own('sluggish', { min: 3, climb: 4, level: 9, dive: 12, turn: 6, maxAlt: 6 })

describe('where a plane can end on hexes', () => {
  const cards = [card('spitfire'), HEAVY, NIMBLE, SLUGGISH]
  it.each(cards.flatMap((one) => MARKERS.map((marker) => [one.id, marker, one] as const)))(
    '%s under %s: the engine and brute force agree',
    (_id, marker, one) => {
      const start = takeOff({ card: { ...one, id: 'any' }, marker, table: TABLE, at: [40, 40, 0] })
      const { q, r, facing } = start.plane('A1').pose as { q: number; r: number; facing: number }
      const by = endsByHand(one, marker, { q, r, facing, spent: 0, forward: 0, since: 0, tried: false })
      expect([...endsByEngine(start)].sort()).toEqual([...by].sort())
    },
  )

  it('has the same number of ends to the left and to the right', () => {
    const count = (marker: Marker): number =>
      endsByEngine(takeOff({ card: own('any'), marker, table: TABLE, at: [40, 40, 0] })).size
    expect(count('level-left')).toBe(count('level-right'))
    expect([count('climb-left'), count('climb-straight'), count('level-straight')]).toEqual([21, 6, 47])
  })
})

// ---------------------------------------------------------------------------------------- lists

const angles = Array.from({ length: 25 }, (_, i) => 15 * (i - 12))

/** Every order of flight that one could think of; turned about by the right is turned about by the left. */
const flightOrders: readonly Action[] = SEATS.flatMap((seat): Action[] => [
  ...Array.from({ length: 50 }, (_, i): Action => ({ type: 'forward', seat, distance: i / 2 })),
  ...angles.map((angle): Action => ({ type: 'turn', seat, angle })),
  ...angles.filter((angle) => angle !== 180).map((angle): Action => ({ type: 'pivot', seat, angle })),
  { type: 'attemptTightTurn', seat },
  { type: 'attemptHalfLoop', seat },
  { type: 'endMovement', seat },
])

const agree = { missing: [], refused: [] }

describe('the list on hexes, in plotting and in activation', () => {
  const handedness = fc.constantFrom('free' as const, 'marker' as const)

  it('holds every legal order of flight on hexes, and no other', () => {
    fc.assert(
      fc.property(anyFlight, handedness, ({ card: one, marker, whims }, halfLoopHandedness) => {
        const options = { halfLoopHandedness }
        const start = takeOff({ card: one, marker, options, table: TABLE, at: [40, 40, 0] })
        for (const { before } of flyOut(start, whims)) {
          expect(compareWithList(spittingFire, before, flightOrders)).toEqual(agree)
          expect(spittingFire.legalActions(before).length).toBe(
            flightOrders.filter((action) => spittingFire.check(before, action).length === 0).length,
          )
        }
      }),
      { numRuns: 40 },
    )
  })

  const setting = {
    axis: { B: flight('bf-109', 1, [4, 20, 0]), C: flight('wurger', 7, [4, 26, 0]) },
    allies: { A: spit([12, 10, 0], [14, 10, 0]), D: flight('mustang', 4, [20, 10, 0]) },
  }
  const groups = ['A', 'B', 'C', 'D', 'E', 'A1']
  const planes = ['A1', 'A2', 'B1', 'C1', 'D1', 'A']

  const plots = SEATS.flatMap((seat): Action[] => [
    ...groups.flatMap((group) => MARKERS.map((marker): Action => ({ type: 'setPlot', seat, group, marker }))),
    { type: 'commitPlots', seat },
  ])

  it.each(['allow', 'forbid'] as const)('holds every marker that may be plotted under %s', (plotSafety) => {
    const start = scene(spittingFire, { ...setting, options: { plotSafety } })
    expect(compareWithList(spittingFire, start.state, plots)).toEqual(agree)
    expect(spittingFire.legalActions(start.state)).toHaveLength(plotSafety === 'allow' ? 36 : 30)
    const half = start.take({ type: 'setPlot', seat: 'axis', group: 'B', marker: 'level-left' })
    const open = plots.filter((action) => !('group' in action && action.group === 'B'))
    expect(compareWithList(spittingFire, half.state, open)).toEqual(agree)
    expect(compareWithList(spittingFire, start.plot().state, plots)).toEqual(agree)
  })

  it('holds every group and every plane that may act', () => {
    const acts = SEATS.flatMap((seat): Action[] => [
      ...groups.map((group): Action => ({ type: 'activateGroup', seat, group })),
      ...planes.map((plane): Action => ({ type: 'beginPlane', seat, plane })),
    ])
    const flips: Action[] = [
      { type: 'flipCard', seat: 'referee' },
      { type: 'endTurn', seat: 'referee' },
    ]
    const plotted = scene(spittingFire, setting).plot()
    const up = plotted.flip('black')
    const acting = up.take({ type: 'activateGroup', seat: 'allies', group: 'A' })
    const one = acting.begin('A2').play('F5 END').hold()
    const done = one.begin('A1').play('F5 END').hold().flip('black')
    for (const { state } of [plotted, up, acting, one, done])
      expect(compareWithList(spittingFire, state, [...acts, ...flips])).toEqual(agree)
    expect(spittingFire.legalActions(done.state)).toEqual([{ type: 'activateGroup', seat: 'allies', group: 'D' }])
  })

  it('perft of plotting: two groups a side, in any order', () => {
    const { state } = scene(spittingFire, setting)
    expect([1, 2, 3].map((depth) => perft(spittingFire, state, depth))).toEqual([36, 36 * 27, 36 * (9 * 19 + 18 * 18)])
  })
})
