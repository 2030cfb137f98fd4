import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasPlaces,
  milli,
  mirrorHeading,
  normalizeDegrees,
  roundTo,
  turnBetween,
  turnHeading,
} from '../../src/geometry/index.js'

const heading = fc.integer({ min: 0, max: 359999 }).map((n) => n / 1000)
const by = fc.integer({ min: -720000, max: 720000 }).map((n) => n / 1000)

describe('quantum', () => {
  test('milli returns the integer thousandths of a decimal', () => {
    expect([4.001, 7.999, 60.001, -0.001, 0].map(milli)).toEqual([4001, 7999, 60001, -1, 0])
    expect(Object.is(milli(-0.0001), 0)).toBe(true)
  })

  test('hasPlaces accepts decimals of so many places and refuses one more, and what is no number', () => {
    expect(hasPlaces(4.001, 3)).toBe(true)
    expect(hasPlaces(0.0005, 3)).toBe(false)
    expect(hasPlaces(4.5, 0)).toBe(false)
    expect([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((x) => hasPlaces(x, 3))).toEqual([
      false,
      false,
      false,
    ])
  })

  test('hasPlaces accepts every decimal as JSON reads it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (n) => {
        const sign = n < 0 ? '-' : ''
        const digits = String(Math.abs(n)).padStart(4, '0')
        expect(hasPlaces(Number(`${sign}${digits.slice(0, -3)}.${digits.slice(-3)}`), 3)).toBe(true)
      }),
    )
  })

  test('roundTo is idempotent and never negative zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e6, max: 1e6, noNaN: true }), (x) => {
        expect(roundTo(roundTo(x, 6), 6)).toBe(roundTo(x, 6))
        expect(Object.is(roundTo(x, 6), -0)).toBe(false)
      }),
    )
  })
})

describe('headings', () => {
  test('normalizeDegrees returns the same direction in [0, 360)', () => {
    expect([-1, 360, 725, -360, -1e-20, -0].map(normalizeDegrees)).toEqual([359, 0, 5, 0, 0, 0])
    fc.assert(fc.property(by, (a) => normalizeDegrees(a) >= 0 && normalizeDegrees(a) < 360))
  })

  test('turnHeading is exact in thousandths and undone by the opposite turn', () => {
    expect(turnHeading(0.1, 0.2)).toBe(0.3)
    expect(turnHeading(0, -120)).toBe(240)
    fc.assert(
      fc.property(heading, by, (h, turn) => {
        expect(turnHeading(turnHeading(h, turn), -turn)).toBe(h)
        expect(hasPlaces(turnHeading(h, turn), 3)).toBe(true)
      }),
    )
  })

  test('turnBetween returns the shortest turn in (-180, 180], and 180 for a reversal', () => {
    expect([turnBetween(350, 10), turnBetween(10, 350), turnBetween(0, 180), turnBetween(180, 0)]).toEqual([
      20, -20, 180, 180,
    ])
    expect([turnBetween(360, 0), turnBetween(0, 360), turnBetween(90, 90)]).toEqual([0, 0, 0])
    fc.assert(
      fc.property(heading, heading, (a, b) => {
        expect(turnHeading(a, turnBetween(a, b))).toBe(b)
        expect(turnBetween(a, b)).toBeGreaterThan(-180)
        expect(turnBetween(a, b)).toBeLessThanOrEqual(180)
      }),
    )
  })

  test('mirrorHeading twice is the heading itself', () => {
    expect([mirrorHeading(60), mirrorHeading(0), mirrorHeading(10, 90)]).toEqual([300, 0, 170])
    fc.assert(fc.property(heading, heading, (h, axis) => mirrorHeading(mirrorHeading(h, axis), axis) === h))
  })
})
