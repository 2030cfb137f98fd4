/** Complete moves, counted against brute force through `check`; reachable poses; the invariants of movement. */
import { describe, expect, it } from 'vitest'
import { hexDistance } from '../../../src/geometry/index.js'
import {
  type Action,
  charts,
  countMoves,
  type Mode,
  type Plane,
  reachable,
  type State,
  spitfire,
} from '../../../src/rulesets/spitfire/index.js'
import { pickFrom } from '../../../src/tools/conformance/index.js'
import { type Play, start } from './fixture.js'

/** Every order that could spend an MP, legal or not. */
const ORDERS: readonly Action[] = [
  { type: 'forward', seat: 'first' },
  ...(['left', 'right'] as const).flatMap((hand): Action[] => [
    { type: 'startTurn', seat: 'first', hand },
    { type: 'turn', seat: 'first', hand },
    { type: 'snapRoll', seat: 'first', hand },
    ...([1, 2, 3] as const).flatMap((hexsides): Action[] => [
      { type: 'wingOver', seat: 'first', hand, hexsides },
      { type: 'splitS', seat: 'first', hand, hexsides },
    ]),
  ]),
  { type: 'climb', seat: 'first', steps: 1 },
]

/** Complete moves and their end poses, by asking `check` about every order. */
function brute(state: State, ends: Set<string>): { moves: number; exits: number } {
  const { move } = state
  if (move === null) return { moves: 0, exits: 1 }
  if (move.left === 0) {
    const { hex, facing, altitude, climbStep } = state.planes[move.plane] as Plane
    ends.add([hex.q, hex.r, facing, altitude, climbStep].join())
    return { moves: 1, exits: 0 }
  }
  const sum = { moves: 0, exits: 0 }
  for (const order of ORDERS) {
    if (spitfire.check(state, order).length > 0) continue
    const fork = spitfire.fork(state, { seed: 'brute' })
    fork.apply(order)
    const more = brute(fork.keep(), ends)
    sum.moves += more.moves
    sum.exits += more.exits
  }
  return sum
}

const begun = (speed: number, mode: Mode = 'level', more: object = {}, others: object = {}): Play =>
  start({ placements: { F1: { speed, ...more }, ...others } }).begin('F1', { mode, speed })

describe('complete moves of a Spitfire-I', () => {
  it.each([
    [3, 'level', {}, {}],
    [4, 'level', {}, {}],
    [5, 'level', {}, {}],
    [6, 'level', {}, {}],
    [7, 'level', {}, {}],
    [8, 'level', {}, {}],
    [5, 'climb', {}, {}],
    [6, 'level', { hex: '3002' }, {}],
    [4, 'level', {}, { S1: { hex: '3016', altitude: 10 }, S2: { hex: '3017', altitude: 10 } }],
    [4, 'climb', { climbStep: 15 }, { S1: { hex: '3017', altitude: 10 }, S2: { hex: '3017', altitude: 11 } }],
    [7, 'level', { prepared: 'wingOver' }, {}],
  ] as const)('at %i, %s %o %o: counts and ends are those of brute force', (speed, mode, more, others) => {
    const { state } = begun(speed, mode, more, others)
    const ends = new Set<string>()
    expect(countMoves(state)).toEqual(brute(state, ends))
    expect(reachable(state)).toHaveLength(ends.size)
  })

  it('has counted as many before', () => {
    expect([3, 4, 5, 6, 7, 8].map((speed) => countMoves(begun(speed).state).moves)).toMatchInlineSnapshot(`
      [
        3,
        5,
        11,
        19,
        31,
        47,
      ]
    `)
  })

  it('leads to every reachable pose by its list of orders', () => {
    const play = begun(8)
    for (const { hex, facing, actions } of reachable(play.state)) {
      const end = play.do(...actions)
      expect([end.at('F1'), end.plane('F1').facing, end.state.move?.left]).toEqual([hex, facing, 0])
    }
  })
})

/** Games at random; what must hold is looked at after every action. */
function watch(id: string, seed: string, look: (before: State, action: Action, after: State) => void): void {
  const { config } = spitfire.info.scenarios.find((one) => one.id === id)!
  const set = spitfire.setup({ ...config, dice: 'seeded', seed })
  if (!set.ok) throw new Error('no setup')
  const pick = pickFrom(seed)
  let { state } = set
  while (spitfire.outcome(state) === undefined) {
    const action = pick.of(spitfire.legalActions(state))
    const step = spitfire.reduce(state, action)
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    look(state, action, step.state)
    state = step.state
  }
}

const chart = (plane: Plane) => charts.find(({ id }) => id === plane.chart)!
const flying = (state: State) => Object.values(state.planes).filter(({ status }) => status === 'flying')

describe('invariants of games at random', () => {
  const games = spitfire.info.scenarios.flatMap(({ id }) => [`${id} a`, `${id} b`, `${id} c`])
  it.each(games)('%s', (name) => {
    watch(name.split(' ')[0]!, name, (before, action, after) => {
      for (const plane of flying(after)) {
        const { minSpeed, climbSteps, destruct, maxSpeed, hitsPerStep, levelMax } = chart(plane)
        expect(plane.speed).toBeGreaterThanOrEqual(minSpeed)
        expect(plane.speed).toBeLessThanOrEqual(plane.maxSpeed)
        expect(plane.maxSpeed).toBeGreaterThan(destruct)
        expect(maxSpeed - plane.maxSpeed).toBe(Math.floor(plane.damage / hitsPerStep))
        expect(plane.altitude).toBeGreaterThanOrEqual(1)
        expect(plane.altitude).toBeLessThanOrEqual(20)
        expect(plane.climbStep).toBeLessThan(climbSteps)
        if (plane.moved && plane.side === after.moving) expect(plane.path).toHaveLength(plane.speedSet!)
        if (plane.moved && plane.speedSet! > levelMax) expect(plane.mode).toMatch(/dive/)
        if (chart(plane).rollCost === null) expect(plane.path.some(({ kind }) => kind.startsWith('roll'))).toBe(false)
        if (plane.mode?.endsWith('dive')) expect(plane.path.some(({ kind }) => kind === 'climb')).toBe(false)
      }
      for (const [id, plane] of Object.entries(after.planes)) {
        const old = before.planes[id]
        if (old === undefined) continue
        expect(plane.maxSpeed).toBeLessThanOrEqual(old.maxSpeed)
        if (action.type === 'closeSpeed') expect(plane.speed - old.speed).toBeLessThanOrEqual(chart(plane).maxAccel)
        if (action.type === 'climb' && before.move?.plane === id) {
          const height = (one: Plane) => one.altitude * chart(one).climbSteps + one.climbStep
          expect(height(plane) - height(old)).toBe(action.steps)
        }
        if (action.type === 'forward' && before.move?.plane === id) expect(hexDistance(old.hex, plane.hex)).toBe(1)
      }
      if (action.type === 'endPhase') {
        const places = flying(before).map(({ hex, altitude }) => `${hex.q} ${hex.r} ${altitude}`)
        expect(new Set(places).size).toBe(places.length)
      }
    })
  })
})
