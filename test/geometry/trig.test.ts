import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bearing, cosine, sine } from '../../src/geometry/index.js'
import { checksum, fixed, ONE, PI, reference, ulp, ulpError } from './fixed-point.js'

const milliDegrees = fc.integer({ min: 0, max: 359999 }).map((n) => n / 1000)
const anyDegrees = fc.double({ min: 0.001, max: 360, noNaN: true })

/** Every 127th thousandth of a degree, and both neighbours of each multiple of 15. */
const sweep = [
  ...Array.from({ length: 2835 }, (_, i) => (i * 127) / 1000),
  ...Array.from({ length: 25 }, (_, i) => [15 * i - 0.001, 15 * i, 15 * i + 0.001]).flat(),
].filter((a) => a >= 0)

describe('sine and cosine', () => {
  test('are within 0.8 units in the last place of the true value over a sweep', () => {
    for (const a of sweep) {
      const truth = reference(a)
      if (a % 180 !== 0) expect(ulpError(sine(a), truth.sine), `sine(${a})`).toBeLessThan(0.8)
      if (a % 180 !== 90) expect(ulpError(cosine(a), truth.cosine), `cosine(${a})`).toBeLessThan(0.8)
    }
  })

  test.each([
    ['of three places', milliDegrees],
    ['of any sort', anyDegrees],
  ])('are within 0.8 units in the last place at random angles %s', (_, angles) => {
    fc.assert(
      fc.property(angles, (a) => {
        const truth = reference(a)
        if (a % 180 !== 0) expect(ulpError(sine(a), truth.sine)).toBeLessThan(0.8)
        if (a % 180 !== 90) expect(ulpError(cosine(a), truth.cosine)).toBeLessThan(0.8)
      }),
      { numRuns: 2000 },
    )
  })

  test('are exact at multiples of 30, 45 and 90', () => {
    const root3 = Math.sqrt(3) / 2
    const root2 = Math.sqrt(0.5)
    expect([0, 30, 45, 60, 90, 120, 135, 150, 180].map(sine)).toEqual([0, 0.5, root2, root3, 1, root3, root2, 0.5, 0])
    expect([210, 225, 240, 270, 300, 315, 330, 360].map(sine)).toEqual([
      -0.5,
      -root2,
      -root3,
      -1,
      -root3,
      -root2,
      -0.5,
      0,
    ])
    expect([0, 30, 45, 60, 90, 120, 135, 150, 180].map(cosine)).toEqual([
      1,
      root3,
      root2,
      0.5,
      0,
      -0.5,
      -root2,
      -root3,
      -1,
    ])
  })

  test('are never negative zero', () => {
    for (const a of [-720, -360, -180, -0, 0, 180, 360]) expect(Object.is(sine(a), 0)).toBe(true)
    for (const a of [-450, -270, -90, 90, 270, 450]) expect(Object.is(cosine(a), 0)).toBe(true)
  })

  test('keep their symmetries exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: -720 * 1024, max: 720 * 1024 }), (n) => {
        const a = n / 1024
        expect(sine(-a)).toBe(0 - sine(a))
        expect(sine(180 - a)).toBe(sine(a))
        expect(sine(a + 360)).toBe(sine(a))
        expect(cosine(-a)).toBe(cosine(a))
        expect(cosine(a)).toBe(sine(90 - a))
        expect(cosine(180 - a)).toBe(0 - cosine(a))
      }),
    )
  })
})

describe('bearing', () => {
  const length = fc.integer({ min: -60_000_000, max: 60_000_000 }).map((n) => n / 1e6)

  test('is within 1e-13 degrees of the true bearing', () => {
    fc.assert(
      fc.property(length, length, (dx, dy) => {
        fc.pre(dx !== 0 || dy !== 0)
        expect(bearingError(dx, dy)).toBeLessThan(1e-13)
      }),
      { numRuns: 2000 },
    )
  })

  test('is within 2 units in the last place near each axis', () => {
    for (const tiny of [1e-3, 1e-6, 3e-7]) {
      expect(bearingError(tiny, 36)).toBeLessThan(2 * ulp(bearing(tiny, 36)))
      expect(bearingError(36, tiny)).toBeLessThan(1e-13)
      expect(bearingError(-tiny, 36)).toBeLessThan(1e-13)
    }
  })

  test('is exact along axes and diagonals, clockwise from +y', () => {
    const around = [
      [0, 1],
      [1, 1],
      [1, 0],
      [1, -1],
      [0, -1],
      [-1, -1],
      [-1, 0],
      [-1, 1],
    ] as const
    expect(around.map(([x, y]) => bearing(x * 0.3, y * 0.3))).toEqual([0, 45, 90, 135, 180, 225, 270, 315])
    expect(bearing(-0, -0)).toBe(0)
    expect(bearing(-1e-30, 1)).toBe(0)
  })

  test('takes back the angle that sine and cosine were given', () => {
    fc.assert(
      fc.property(milliDegrees, fc.double({ min: 0.01, max: 100, noNaN: true }), (a, radius) => {
        const off = Math.abs(bearing(radius * sine(a), radius * cosine(a)) - a)
        expect(Math.min(off, 360 - off)).toBeLessThan(2e-13)
      }),
    )
  })
})

test('every bit is as it was: any engine that computes otherwise is seen here', () => {
  const angles = Array.from({ length: 36000 }, (_, i) => i / 100)
  const grid = Array.from({ length: 101 * 101 }, (_, i) => bearing((i % 101) - 50, Math.floor(i / 101) - 50))
  expect(checksum(angles.map(sine))).toBe('b2a1dc8c')
  expect(checksum(angles.map(cosine))).toBe('235ec0ae')
  expect(checksum(grid)).toBe('bbd4632a')
})

/** The true angle between a vector and its bearing, in degrees. */
function bearingError(dx: number, dy: number): number {
  const truth = reference(bearing(dx, dy))
  const cross = (fixed(dx) * truth.cosine - fixed(dy) * truth.sine) / ONE
  const along = (fixed(dx) * truth.sine + fixed(dy) * truth.cosine) / ONE
  const radians = Math.abs(Number((cross * 10n ** 30n) / along) / 1e30)
  return (radians * 180) / (Number(PI / 10n ** 60n) / 1e20)
}
