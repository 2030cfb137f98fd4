import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Arc,
  type ClockFacing,
  hexDistance,
  hexToSpot,
  inDialArc,
  isCenter,
  type SpotPose,
  spotBeside,
  spotDial,
  spotDistance,
  spotFits,
  spotForward,
  spotHexes,
  spotSlip,
  spotTurn,
  turnClock,
} from '../../src/geometry/index.js'

const facings = Array.from({ length: 12 }, (_, f) => f as ClockFacing)
const coordinate = fc.integer({ min: -40, max: 40 })
const pose: fc.Arbitrary<SpotPose> = fc
  .record({ q: coordinate, r: coordinate, facing: fc.constantFrom(...facings) })
  .filter(spotFits)
const by = fc.integer({ min: -6, max: 6 })

const at = (q: number, r: number, facing: ClockFacing): SpotPose => ({ q, r, facing })

/** The six arcs of Fighting Wings: the border lines 5 and 7 belong to the rear, lines 3 and 9 to the front quarters. */
const ARCS: Record<string, Arc> = {
  front: { from: -30, to: 30 },
  rightFront: { from: 45, to: 90 },
  rightRear: { from: 105, to: 135 },
  rear: { from: 150, to: 210 },
  leftRear: { from: 225, to: 255 },
  leftFront: { from: 270, to: 315 },
}

describe('spots', () => {
  test('T79 one step along a corner facing ends on a hexside, two at a centre; turning there enters a hex', () => {
    expect(spotForward(at(0, 0, 1))).toEqual(at(1, -2, 1))
    expect(isCenter(spotForward(at(0, 0, 1)))).toBe(false)
    expect(spotForward(at(0, 0, 1), 2)).toEqual(at(2, -4, 1))
    expect(spotTurn(at(1, -2, 1), 1)).toEqual(at(2, -2, 2))
  })

  test('T81 a hexside is as near as the nearer of its hexes', () => {
    expect(spotDistance({ q: 1, r: -2 }, { q: 0, r: -4 })).toBe(1)
  })

  test('T88 slips keep the facing', () => {
    expect(spotSlip(at(0, 0, 0), 'right')).toEqual(at(2, -2, 0))
    expect(spotSlip(at(1, -2, 1), 'right')).toEqual(at(3, -4, 1))
    expect(spotSlip(at(1, -2, 1), 'left')).toEqual(at(1, -4, 1))
  })

  test('T89 wide turns on a hexside', () => {
    expect(spotTurn(at(1, -2, 1), 5)).toEqual(at(2, -2, 6))
    expect(spotTurn(at(1, -2, 1), 6)).toEqual(at(1, -2, 7))
    expect(spotTurn(at(1, -2, 1), -4)).toEqual(at(0, -2, 9))
  })

  test('T95 distances and clock positions', () => {
    expect(spotDistance({ q: 0, r: 0 }, { q: 8, r: -28 })).toBe(14)
    expect(spotDistance({ q: 0, r: 0 }, { q: 0, r: 8 })).toBe(4)
    expect(spotDial(at(0, 0, 0), { q: 0, r: 8 })).toBe(2 * 6)
    expect(spotDial(at(0, 0, 0), { q: 0, r: 0 })).toBe(-1)
  })

  test('step, slip and turn keep a hexside with its two facings only', () => {
    fc.assert(
      fc.property(pose, by, (p, n) => {
        expect(spotFits(spotForward(p))).toBe(true)
        expect(spotFits(spotSlip(p, 'left'))).toBe(true)
        expect(spotFits(spotSlip(p, 'right'))).toBe(true)
        expect(spotFits(spotTurn(p, n))).toBe(true)
      }),
    )
  })

  test('a step and a step the other way is no step', () => {
    fc.assert(
      fc.property(pose, (p) => {
        const back = spotForward({ ...spotForward(p), facing: turnClock(p.facing, 6) })
        expect(back).toEqual({ ...p, facing: turnClock(p.facing, 6) })
      }),
    )
  })

  test('a hexside belongs to the hexes on its left and right, a centre to its own', () => {
    fc.assert(
      fc.property(pose, (p) => {
        const beside = isCenter(p) ? [p] : [spotBeside(p, 'left'), spotBeside(p, 'right')]
        const expected = beside.map(({ q, r }) => `${q},${r}`).sort()
        const hexes = spotHexes(p).map(hexToSpot)
        expect(hexes.map(({ q, r }) => `${q},${r}`).sort()).toEqual(expected)
        expect(hexes.every(isCenter)).toBe(true)
      }),
    )
  })

  test('distance is the least over the hexes of both, symmetric, and 0 exactly if one is shared', () => {
    fc.assert(
      fc.property(pose, pose, (a, b) => {
        const all = spotHexes(a).flatMap((x) => spotHexes(b).map((y) => hexDistance(x, y)))
        expect(spotDistance(a, b)).toBe(Math.min(...all))
        expect(spotDistance(b, a)).toBe(spotDistance(a, b))
      }),
    )
  })

  test('exactly one of the six arcs holds any other spot, and lines 5, 6 and 7 are rear', () => {
    fc.assert(
      fc.property(pose, pose, (a, b) => {
        fc.pre(a.q !== b.q || a.r !== b.r)
        const mark = spotDial(a, b)
        const held = Object.keys(ARCS).filter((id) => inDialArc(ARCS[id]!, mark))
        expect(held).toHaveLength(1)
        if ([10, 12, 14].includes(mark)) expect(held).toEqual(['rear'])
      }),
    )
  })

  test('the dial reads the clock line one flies along as 12 o’clock', () => {
    for (const f of facings) {
      expect(spotDial(at(0, 0, f), spotForward(at(0, 0, f), 3))).toBe(0)
      expect(spotDial(at(0, 0, f), spotForward(at(0, 0, turnClock(f, 5)), 2))).toBe(10)
    }
  })
})
