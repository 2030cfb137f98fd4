/** Complete moves, counted against brute force through `check` and by hand; reachable poses. */
import { describe, expect, it } from 'vitest'
import {
  type Action,
  charts,
  countMoves,
  type Mode,
  type Plane,
  reachable,
  type State,
  spitfire,
} from '../../../../src/rulesets/spitfire/shown.js'
import { type Play, start } from '../fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!

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

// ---------------------------------------------------------------------------------------- counted without the engine

/** The six neighbours of a printed number, as the catalogue lists them for odd and even columns. */
const AROUND = {
  odd: [
    [0, -1],
    [1, -1],
    [1, 0],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ],
  even: [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
  ],
} as const

interface Pose {
  readonly column: number
  readonly row: number
  readonly facing: number
  readonly left: number
  readonly straight: number
  readonly turns: number
  readonly fresh: boolean
  readonly roll: number
}

/** The numbers of a chart, and whether hex corners are faced. */
interface Numbers {
  readonly turnMode: readonly [number, number]
  readonly rollCost: number
  readonly corners: boolean
}
const SPITFIRE: Numbers = { turnMode: [3, 3], rollCost: 6, corners: false }

function stepTo(pose: Pose, way: number): Pose {
  const [column, row] = AROUND[pose.column % 2 === 1 ? 'odd' : 'even'][(way + 6) % 6]!
  return { ...pose, column: pose.column + column, row: pose.row + row, fresh: false }
}

/** All level moves by printed numbers alone, far from edge and enemy. */
function movesByHand(pose: Pose, numbers: Numbers, ends: Set<string>): number {
  const { left, facing, straight, turns, fresh, roll } = pose
  const { turnMode, rollCost, corners } = numbers
  if (left === 0) {
    ends.add(`${pose.column} ${pose.row} ${facing}`)
    return 1
  }
  const go = (next: Pose): number => movesByHand(next, numbers, ends)
  let moves = 0
  for (const way of corners ? [facing, facing + 1] : [facing])
    moves += go({ ...stepTo(pose, way), left: left - 1, straight: straight + 1 })
  for (const hand of [-1, 1]) {
    const turned = { ...pose, facing: (facing + hand + 6) % 6, left: left - 1, straight: 0, fresh: false }
    if (fresh) moves += go(turned)
    if (straight >= turnMode[turns % 2]!) moves += go({ ...turned, turns: turns + 1 })
    const side = facing + (corners && hand === 1 ? 2 : hand)
    if (left >= rollCost && roll !== -hand) moves += go({ ...stepTo(pose, side), left: left - rollCost, roll: hand })
  }
  return moves
}

describe('complete moves counted by hand', () => {
  it.each([
    ...[3, 4, 5, 6, 7, 8, 9, 10, 11].map((speed) => [speed, SPITFIRE] as const),
    [9, { turnMode: [2, 1], rollCost: 4, corners: false }],
    [11, { turnMode: [1, 3], rollCost: 5, corners: false }],
    [6, { ...SPITFIRE, corners: true }],
    [8, { turnMode: [1, 2], rollCost: 3, corners: true }],
  ] as const)('a Spitfire-I at %i, %o', (speed, numbers) => {
    const ends = new Set<string>()
    const pose = { column: 30, row: 17, facing: 0, left: speed, straight: 0, turns: 0, fresh: true, roll: 0 }
    const { turnMode, rollCost, corners } = numbers
    const { state } = start({
      charts: [{ ...spit, turnMode: [turnMode[0], turnMode[1]], rollCost }],
      options: { hexSpace: corners },
      placements: { F1: { speed, hex: '3017' } },
    }).begin('F1', { speed })
    expect(countMoves(state)).toEqual({ moves: movesByHand(pose, numbers, ends), exits: 0 })
    const poses = reachable(state).map(
      ({ hex, facing }) => `${Number(hex.slice(0, 2))} ${Number(hex.slice(2))} ${facing}`,
    )
    expect(new Set(poses)).toEqual(ends)
  })
})
