/** Stacking, symmetry of movement, fire through hexes, notation. */

import { describe, expect, it } from 'vitest'
import { type Hex, hexRotate, numberToHex } from '../../../../src/geometry/index.js'
import { maxSpeedAfter } from '../../../../src/rulesets/spitfire/aircraft/charts.js'
import { hexesBetween, shotProblems } from '../../../../src/rulesets/spitfire/gunnery/shots.js'
import {
  type Action,
  charts,
  type Plane,
  reachable,
  reachShapes,
  type State,
  spitfire,
} from '../../../../src/rulesets/spitfire/shown.js'
import { type Setting, start } from '../fixture.js'

const spit = charts.find(({ id }) => id === 'spit1')!

describe('damage', () => {
  it('SP-7F-3 D23 odd points wait for the next', () => {
    const he = { maxSpeed: 10, hitsPerStep: 2, destruct: 5 }
    expect([0, 1, 2, 3, 4].map((damage) => maxSpeedAfter(he, damage))).toEqual([10, 10, 9, 9, 8])
  })
})

describe('fire through hexes', () => {
  const line = (occupied: readonly string[], more: object = {}): number => {
    const { state } = start({
      placements: { F1: { hex: '3020', altitude: 10 }, S1: { hex: '3219', altitude: 10 }, ...more },
    })
    const planes = { ...state.planes }
    for (const [i, hex] of occupied.entries())
      planes[`S${i + 2}`] = { ...(planes[`S${i + 2}`] as Plane), hex: numberToHex(hex)!, altitude: 10 }
    const all = { ...state, planes }
    return hexesBetween(all, all.planes.F1 as Plane, all.planes.S1 as Plane).length
  }
  it('SP-7G-3 along a hexside both hexes must be occupied', () => {
    const far = { S1: { hex: '3220', altitude: 10 } }
    expect(line(['3120'], far)).toBe(0)
    expect(line(['3120', '3121'], far)).toBe(1)
  })
})

describe('stacking', () => {
  const forward = { type: 'forward', seat: 'first' } as const
  it('SP-6E-1 the last MP cannot lead into an enemy, nor into an own aircraft that has moved', () => {
    const near = (altitude: number) =>
      start({ placements: { F1: { speed: 4, hex: '3020', altitude: 10 }, S1: { hex: '3016', altitude } } })
    const last = near(10).begin('F1').path('FFF')
    last.refuses(forward, 'SP-6E-1 no-way-out').allows({ type: 'turn', seat: 'first', hand: 'left' })
    near(11).begin('F1').path('FFF').allows(forward)
    const own = start({
      placements: { F1: { speed: 3, hex: '3020' }, F2: { speed: 3, hex: '3316', altitude: 10, facing: 4 } },
    })
    const moved = own.begin('F1').path('FFF').end().do({ type: 'beginMove', seat: 'first', plane: 'F2' })
    expect(moved.at('F1')).toBe('3017')
    moved.refuses(forward, 'SP-6E-1 no-way-out').allows({ type: 'startTurn', seat: 'first', hand: 'left' })
  })
  it('SP-6E-1 an own aircraft that has still to move must make room', () => {
    const placements = {
      F1: { speed: 3, hex: '3020' },
      F2: { speed: 3, hex: '3017', altitude: 10, facing: 0 },
    } as const
    const moved = start({ placements }).begin('F1').path('FFF').end()
    const second = moved.do({ type: 'beginMove', seat: 'first', plane: 'F2' }).path('FFF').end()
    expect([second.at('F1'), second.at('F2')]).toEqual(['3017', '3014'])
  })
  it('SP-6E-3 who cannot but end on another may, and SP-6E-90 they do not fire at each other', () => {
    const dive = start({
      placements: { F1: { speed: 8, altitude: 12 }, S1: { hex: '3020', altitude: 10 } },
      charts: [{ ...spit, vdCost: 8 }],
    }).begin('F1', { mode: 'vdive', levels: 2 })
    expect(dive.events).toContainEqual(expect.objectContaining({ type: 'stackingWaived', rule: 'SP-6E-3' }))
    const { state } = dive.end().wait()
    expect(shotProblems(state, 'F1', 'fwd', 'S1').map(({ rule }) => rule)).toContain('SP-6E-90')
    const free = start({ placements: { F1: { speed: 8, altitude: 12 }, S1: { hex: '3020', altitude: 10 } } })
    expect(free.begin('F1', { mode: 'vdive', levels: 2 }).state.move?.waived).toBe(false)
  })
})

describe('fire between altitudes', () => {
  const dived = (others: Setting['placements'], obstruction: 'anyAltitude' | 'sameAltitude' = 'sameAltitude') =>
    start({ options: { interAltitude: true, obstruction }, placements: { F1: { speed: 3, altitude: 12 }, ...others } })
      .fly('F1', { mode: 'hdive', levels: 1, path: 'FFF', attitude: 'keep' })
      .wait().state
  const rulesOf = (state: State): readonly string[] => shotProblems(state, 'F1', 'fwd', 'S1').map(({ rule }) => rule)
  it('SP-11-4 only who is at a level between is in the way', () => {
    const [target, wall] = [{ hex: '3013', altitude: 9 }, (altitude: number) => ({ hex: '3015', altitude })]
    const between = (a: number, b: number) => dived({ S1: target, S2: wall(a), S3: { hex: '3014', altitude: b } })
    expect(rulesOf(between(11, 9))).toEqual(['SP-7G-1'])
    expect(rulesOf(between(12, 9))).toEqual([])
    expect(rulesOf(between(11, 8))).toEqual([])
    const any = { S1: target, S2: wall(11), S3: { hex: '3014', altitude: 8 } }
    expect(rulesOf(dived(any, 'anyAltitude'))).toEqual(['SP-7G-1'])
  })
  it('SP-11D-1 nobody fires straight down', () => {
    expect(rulesOf(dived({ S1: { hex: '3017', altitude: 9 } }))).toContain('SP-11D-1')
    expect(rulesOf(dived({ S1: { hex: '3016', altitude: 9 } }))).toEqual([])
  })
})

describe('movement', () => {
  it.each([1, 2, 3, 4, 5] as const)('looks the same after a turn of the map by %i hexsides', (turns) => {
    const center = numberToHex('3017')!
    const ends = (facing: 0 | 1 | 2 | 3 | 4 | 5, back: number): readonly string[] =>
      reachable(start({ placements: { F1: { hex: '3017', facing, speed: 9 } } }).begin('F1').state)
        .map(({ hex, facing: to }) => {
          const at = numberToHex(hex) as Hex
          const { q, r } = hexRotate({ q: at.q - center.q, r: at.r - center.r }, -back)
          return [q, r, (to - back + 6) % 6].join()
        })
        .sort()
    expect(ends(turns, turns)).toEqual(ends(0, 0))
  })
})

describe('14 movement in a mirror', () => {
  it.each(['level', 'climb'] as const)('is the same move, %s', (mode) => {
    const center = numberToHex('3017')!
    const { state } = start({ placements: { F1: { hex: '3017', facing: 0, speed: 9 } } }).begin('F1', { mode })
    const ends = reachable(state).map(({ hex, facing, altitude, climbStep }) => {
      const { q, r } = numberToHex(hex)!
      return { q: q - center.q, r: r - center.r, facing, rest: `${altitude} ${climbStep}` }
    })
    const mirrored = ends.map(({ q, r, facing, rest }) => ({ q: 0 - q, r: r + q, facing: (6 - facing) % 6, rest }))
    const texts = (poses: readonly object[]): readonly string[] => poses.map((pose) => JSON.stringify(pose)).sort()
    expect(texts(mirrored)).toEqual(texts(ends))
  })
})

describe('notation', () => {
  it.each([
    ['first F', { type: 'forward', seat: 'first' }],
    ['second Fl', { type: 'forward', seat: 'second', toward: 'left' }],
    ['first R', { type: 'turn', seat: 'first', hand: 'right' }],
    ['first SL', { type: 'startTurn', seat: 'first', hand: 'left' }],
    ['first S2r', { type: 'splitS', seat: 'first', hand: 'right', hexsides: 2 }],
    ['first W3l', { type: 'wingOver', seat: 'first', hand: 'left', hexsides: 3 }],
    ['first rollr', { type: 'snapRoll', seat: 'first', hand: 'right' }],
    ['first c2', { type: 'climb', seat: 'first', steps: 2 }],
    ['first END-2 keep', { type: 'endMove', seat: 'first', bleed: 2, attitude: 'keep' }],
    ['first setSpeed plane=F1 speed=9', { type: 'setSpeed', seat: 'first', plane: 'F1', speed: 9 }],
  ] as const)('%s', (text, action) => {
    expect(spitfire.notation.action(action as Action)).toBe(text)
    expect(spitfire.notation.parseAction(text)).toEqual({ ok: true, value: action })
  })
})

describe('the picture', () => {
  it('shows every aircraft, and where the mover can end', () => {
    const play = start({ placements: { F1: { speed: 5 } } }).begin('F1')
    const view = spitfire.view(play.state, 'first')
    const scene = spitfire.scene(view, { reach: reachShapes(view, 'F1') })
    expect(scene?.pieces).toHaveLength(6)
    expect(reachShapes(view, 'F2')).toEqual([])
    expect(scene?.shapes.filter(({ role }) => role === 'reach').length).toBeGreaterThan(3)
  })
})
