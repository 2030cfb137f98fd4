import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundingBox,
  boxContains,
  boxExit,
  boxMargin,
  discClear,
  discGap,
  discsOverlap,
  discsTouch,
  distance,
  forward,
  inRange,
  lastClear,
  type Point,
  type Pose,
  pointToward,
  polygonContains,
  rangeMargin,
  ray,
  relativeBearing,
  screenNumbers,
  signedArea,
  turn,
} from '../../src/geometry/index.js'

const coordinate = fc.integer({ min: -40_000_000, max: 40_000_000 }).map((n) => n / 1e6)
const point: fc.Arbitrary<Point> = fc.record({ x: coordinate, y: coordinate })
const heading = fc.integer({ min: 0, max: 359999 }).map((n) => n / 1000)
const pose: fc.Arbitrary<Pose> = fc.record({ x: coordinate, y: coordinate, heading })
const outline = [
  { x: 0, y: 36 },
  { x: 24, y: 36 },
  { x: 24, y: 0 },
  { x: 0, y: 0 },
]
const board = { minX: 0, minY: 0, maxX: 24, maxY: 36 }

/** Flies legs of [turn, distance]. */
const fly = (start: Pose, ...legs: [number, number][]) =>
  legs.reduce<Pose>((at, [by, length]) => forward(turn(at, by), length), start)

describe('poses', () => {
  test('TV-B11 a tight turn and two units on end where the book has them, to six places', () => {
    expect(fly({ x: 12, y: 10, heading: 0 }, [0, 4], [0, 2], [-120, 2])).toEqual({
      x: 10.267949,
      y: 15,
      heading: 240,
    })
  })

  test('TV-M21 three legs with two turns', () => {
    const end = fly({ x: 10, y: 10, heading: 0 }, [0, 4], [45, 4], [-60, 4])
    expect([end.x, end.y, end.heading]).toEqual([expect.closeTo(11.7932, 4), expect.closeTo(20.6921, 4), 345])
  })

  test('there and back is the same place to within the rounding', () => {
    fc.assert(
      fc.property(pose, fc.integer({ min: 1, max: 18000 }), (start, n) => {
        const back = forward(turn(forward(start, n / 1000), 180), n / 1000)
        expect(distance(start, back)).toBeLessThan(2e-6)
      }),
    )
  })

  test('one’s own place is dead ahead, whichever way one flies', () => {
    for (const heading of [0, 90, 270]) expect(relativeBearing({ x: 3, y: 4, heading }, { x: 3, y: 4 })).toBe(0)
  })

  test('a bearing relative to the nose turns with the pose and moves with the table', () => {
    fc.assert(
      fc.property(pose, point, fc.integer({ min: -20, max: 20 }), (at, target, shift) => {
        fc.pre(distance(at, target) > 1e-3)
        const before = relativeBearing(at, target)
        const moved = relativeBearing({ ...at, x: at.x + shift }, { x: target.x + shift, y: target.y })
        expect(Math.abs(before - moved) % 360).toBeLessThan(1e-6)
        const turned = relativeBearing(turn(at, 90), target)
        expect((((before - turned - 90) % 360) + 360 + 1) % 360).toBeCloseTo(1, 6)
      }),
    )
  })
})

describe('ranges', () => {
  const origin = { x: 0, y: 0 }

  test('TV-R8 each band includes its bound and excludes a thousandth more', () => {
    for (const range of [2, 4, 6]) {
      expect(inRange(origin, { x: range, y: 0 }, range)).toBe(true)
      expect(inRange(origin, { x: 0, y: range + 0.001 }, range)).toBe(false)
      expect(inRange(origin, { x: range + 1e-5, y: 0 }, range)).toBe(true)
      expect(inRange(origin, { x: range + 1.1e-5, y: 0 }, range)).toBe(false)
    }
    expect(rangeMargin(origin, { x: 3, y: 4 }, 6)).toBe(1)
  })

  test('distance is symmetric and does not depend on where the table is', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: -99, max: 99 }), (a, b, n) => {
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance({ x: a.x + n, y: a.y }, { x: b.x + n, y: b.y })).toBeCloseTo(distance(a, b), 9)
      }),
    )
  })

  test('a ray ends at the target, or at the length asked for', () => {
    expect(ray(origin, { x: 3, y: 4 })).toEqual({ from: origin, to: { x: 3, y: 4 } })
    expect(ray(origin, { x: 3, y: 4 }, 10).to).toEqual({ x: 6, y: 8 })
    expect(pointToward(origin, origin, 5)).toEqual(origin)
  })
})

describe('discs', () => {
  const start = { x: 12, y: 10 }
  const end = { x: 12, y: 16 }

  test.each([
    ['TV-S1', [{ x: 12, y: 16.4 }], 15.4],
    ['TV-S2', [{ x: 12.6, y: 16 }], 15.2],
    ['TV-S3', [{ x: 12, y: 17 }], 16],
    [
      'backing into another disc',
      [
        { x: 12, y: 16.4 },
        { x: 12.6, y: 15 },
      ],
      14.2,
    ],
    [
      'a gap wide enough between two discs',
      [
        { x: 12, y: 16.4 },
        { x: 12, y: 14.4 },
      ],
      15.4,
    ],
    [
      'a gap too small between two discs',
      [
        { x: 12, y: 16.4 },
        { x: 12, y: 14.5 },
      ],
      13.5,
    ],
  ] as const)('%s: the last clear place on the way', (_, others, y) => {
    expect(10 + lastClear(start, end, others, 1)!).toBeCloseTo(y, 9)
  })

  test('with no clear place on the way lastClear returns null, and 0 when only the start is clear', () => {
    expect(lastClear(start, { x: 12, y: 10.5 }, [{ x: 12, y: 10.2 }], 1)).toBeNull()
    expect(lastClear(start, start, [start], 1)).toBeNull()
    expect(lastClear(start, { x: 12, y: 10.5 }, [{ x: 12, y: 11 }], 1)).toBeCloseTo(0, 12)
    expect(lastClear(start, start, [], 1)).toBe(0)
  })

  test('lastClear is clear, and nothing further on is, whichever way it flies and however wide the discs are', () => {
    const spread = fc.double({ min: -4, max: 4, noNaN: true })
    const near = fc.record({ x: spread, y: spread })
    const widths = fc.constantFrom(0.5, 1, 1.75)
    fc.assert(
      fc.property(near, near, fc.array(near, { maxLength: 8 }), widths, (from, to, others, width) => {
        const reach = lastClear(from, to, others, width)
        const gaps = (t: number) => others.map((other) => discGap(pointToward(from, to, t), other, width))
        if (reach !== null) expect(gaps(reach).every((gap) => gap > -2e-5)).toBe(true)
        for (let t = (reach ?? -0.01) + 0.01; t <= distance(from, to); t += 0.01) {
          expect(gaps(t).some((gap) => gap < 0)).toBe(true)
        }
      }),
    )
  })

  test('a disc is clear where it overlaps none of the others', () => {
    const others = [
      { x: 13, y: 10 },
      { x: 12, y: 12 },
    ]
    expect(discClear(start, others, 1)).toBe(true)
    expect(discClear(start, others, 1.01)).toBe(false)
    expect(discClear(start, [...others, start], 1)).toBe(false)
    expect(discClear(start, [], 1)).toBe(true)
  })

  test('touching is no overlap, to a hundred-thousandth of a unit, itself included', () => {
    expect(discsOverlap(start, { x: 13, y: 10 }, 1)).toBe(false)
    expect(discsTouch(start, { x: 13, y: 10 }, 1)).toBe(true)
    expect(discsOverlap(start, { x: 12.9999, y: 10 }, 1)).toBe(true)
    expect(discsTouch(start, { x: 12.9999, y: 10 }, 1)).toBe(false)
    for (const x of [12.99999, 13.00001]) {
      expect(discsOverlap(start, { x, y: 10 }, 1)).toBe(false)
      expect(discsTouch(start, { x, y: 10 }, 1)).toBe(true)
    }
  })
})

describe('boards', () => {
  test('TV-E1 the edge itself is still in', () => {
    expect(boxContains(board, { x: 12, y: 36 })).toBe(true)
    expect(boxContains(board, { x: 12, y: 36.001 })).toBe(false)
    expect(boxExit(board, { x: 12, y: 33 }, { x: 12, y: 36 })).toBeNull()
    expect(boxExit(board, { x: 12, y: 33 }, { x: 12, y: 36.001 })).toBeCloseTo(3, 9)
  })

  test('boxExit returns the first edge passed, and 0 from outside', () => {
    expect(boxExit(board, { x: 22, y: 33 }, { x: 26, y: 37 })).toBeCloseTo(Math.sqrt(8), 9)
    expect(boxExit(board, { x: 2, y: 3 }, { x: -6, y: 3 })).toBeCloseTo(2, 9)
    expect(boxExit(board, { x: -1, y: 3 }, { x: -6, y: 3 })).toBe(0)
    expect(boxMargin(board, { x: 1, y: 18 })).toBe(1)
  })

  test('who is out already is out at once, though the way on leads right across the board', () => {
    expect(boxExit(board, { x: -1, y: 3 }, { x: 30, y: 3 })).toBe(0)
    expect(boxExit(board, { x: 25, y: 3 }, { x: -6, y: 3 })).toBe(0)
    expect(boxExit(board, { x: 12, y: 37 }, { x: 12, y: -6 })).toBe(0)
  })

  test('who stands on an edge is still in, and may cross the board or follow the edge', () => {
    expect(boxExit(board, { x: 0, y: 3 }, { x: 30, y: 3 })).toBeCloseTo(24, 9)
    expect(boxExit(board, { x: 24, y: 3 }, { x: -6, y: 3 })).toBeCloseTo(24, 9)
    expect(boxExit(board, { x: 24, y: 3 }, { x: 24, y: -1 })).toBeCloseTo(3, 9)
    expect(boxExit(board, { x: 0, y: 3 }, { x: 0, y: -1 })).toBeCloseTo(3, 9)
  })

  test('a board is its own bounding box', () => {
    expect(boundingBox(outline)).toEqual(board)
  })
})

describe('polygons', () => {
  test('signedArea is negative clockwise and positive the other way', () => {
    expect(signedArea(outline)).toBe(-864)
    expect(signedArea([...outline].reverse())).toBe(864)
  })

  test('polygonContains agrees with the board, borders and corners included', () => {
    fc.assert(
      fc.property(fc.integer({ min: -4, max: 28 }), fc.integer({ min: -4, max: 40 }), (x, y) => {
        expect(polygonContains(outline, { x, y })).toBe(boxContains(board, { x, y }))
      }),
    )
  })

  test('polygonContains leaves out the notch of a polygon that is not convex', () => {
    const arrow = [
      { x: 0, y: 0 },
      { x: 4, y: 4 },
      { x: 0, y: 2 },
      { x: -4, y: 4 },
    ]
    expect(polygonContains(arrow, { x: 0, y: 1 })).toBe(true)
    expect(polygonContains(arrow, { x: 0, y: 3 })).toBe(false)
    expect(polygonContains(arrow, { x: 2, y: 2 })).toBe(true)
  })

  test('screenNumbers returns x and y in turn, y downwards', () => {
    expect(
      screenNumbers(
        [
          { x: 1, y: 2 },
          { x: 3, y: 0 },
        ],
        10,
      ),
    ).toEqual([10, -20, 30, 0])
  })
})
