import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  boundingBox,
  boxContains,
  distance,
  FACING_NAMES,
  FACINGS,
  type Facing,
  type Hex,
  hexAdd,
  hexBoardContains,
  hexBoardHexes,
  hexCorners,
  hexDisk,
  hexDistance,
  hexEquals,
  hexesCrossed,
  hexesWithin,
  hexLine,
  hexReflect,
  hexRing,
  hexRotate,
  hexStep,
  hexToNumber,
  hexToOffset,
  hexToPoint,
  numberToHex,
  offsetToHex,
  pointToHex,
  polygonContains,
  signedArea,
  turnFacing,
  turnsBetween,
} from '../../src/geometry/index.js'

const coordinate = fc.integer({ min: -30, max: 30 })
const hex: fc.Arbitrary<Hex> = fc.record({ q: coordinate, r: coordinate })
const facing = fc.constantFrom(...FACINGS)
const origin = { q: 0, r: 0 }
const stagger = fc.constantFrom('odd-q' as const, 'even-q' as const)

describe('lattice', () => {
  test('the facings are the six steps, clockwise from N', () => {
    expect(FACINGS.map((f) => hexStep(origin, f)).map(({ q, r }) => [q, r])).toEqual([
      [0, -1],
      [1, -1],
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
    ])
    expect(FACING_NAMES[4]).toBe('SW')
  })

  test('distance is symmetric, moves with the board and keeps the triangle inequality', () => {
    fc.assert(
      fc.property(hex, hex, hex, (a, b, c) => {
        expect(hexDistance(a, b)).toBe(hexDistance(b, a))
        expect(hexDistance(hexAdd(a, c), hexAdd(b, c))).toBe(hexDistance(a, b))
        expect(hexDistance(a, c)).toBeLessThanOrEqual(hexDistance(a, b) + hexDistance(b, c))
      }),
    )
  })

  test('rotation turns every step by as many facings and keeps distances', () => {
    fc.assert(
      fc.property(hex, facing, fc.integer({ min: -12, max: 12 }), (a, f, turns) => {
        expect(hexRotate(hexStep(origin, f), turns)).toEqual(hexStep(origin, turnFacing(f, turns)))
        expect(hexRotate(hexRotate(a, turns), -turns)).toEqual(a)
        expect(hexDistance(origin, hexRotate(a, turns))).toBe(hexDistance(origin, a))
      }),
    )
  })

  test('reflection swaps left and right, and twice is nothing', () => {
    fc.assert(
      fc.property(hex, facing, (a, f) => {
        expect(hexReflect(hexReflect(a))).toEqual(a)
        expect(hexReflect(hexStep(origin, f))).toEqual(hexStep(origin, turnFacing(0, -f)))
      }),
    )
  })

  test('turnsBetween returns the shortest turn, 3 for a reversal', () => {
    expect(FACINGS.map((f) => turnsBetween(1, f))).toEqual([-1, 0, 1, 2, 3, -2])
    fc.assert(fc.property(facing, facing, (a, b) => turnFacing(a, turnsBetween(a, b)) === b))
  })

  test('a ring has 6n different hexes at distance n, a disk all of them', () => {
    const center = { q: 3, r: -7 }
    for (let n = 1; n < 7; n++) {
      const ring = hexRing(center, n)
      expect(new Set(ring.map((h) => `${h.q},${h.r}`)).size).toBe(6 * n)
      expect(ring.every((h) => hexDistance(center, h) === n)).toBe(true)
      expect(ring.every((h, i) => hexDistance(h, ring[(i + 1) % ring.length]!) === 1)).toBe(true)
      expect(ring[0]).toEqual(hexStep(center, 0, n))
    }
    expect(hexDisk(center, 4)).toHaveLength(61)
    expect(hexRing(center, 0)).toEqual([center])
  })
})

describe('lines', () => {
  test('hexLine has one hex more than the distance, each next to the one before', () => {
    fc.assert(
      fc.property(hex, hex, fc.constantFrom('left' as const, 'right' as const), (a, b, tie) => {
        const line = hexLine(a, b, tie)
        expect(line).toHaveLength(hexDistance(a, b) + 1)
        expect([line[0], line.at(-1)]).toEqual([a, b])
        expect(line.slice(1).every((h, i) => hexDistance(h, line[i]!) === 1)).toBe(true)
      }),
    )
  })

  test('hexLine back is the same line with the other tie', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        expect(hexLine(b, a, 'right').reverse()).toEqual(hexLine(a, b, 'left'))
      }),
    )
  })

  test('along a hexside the tie says which way to go', () => {
    expect(hexLine(origin, { q: 1, r: -2 }, 'left')[1]).toEqual({ q: 0, r: -1 })
    expect(hexLine(origin, { q: 1, r: -2 }, 'right')[1]).toEqual({ q: 1, r: -1 })
  })

  test('SP-7G-3 along a hexside both hexes are returned, left then right', () => {
    expect(hexesCrossed(origin, { q: 2, r: -4 })).toEqual([
      [origin],
      [
        { q: 0, r: -1 },
        { q: 1, r: -1 },
      ],
      [{ q: 1, r: -2 }],
      [
        { q: 1, r: -3 },
        { q: 2, r: -3 },
      ],
      [{ q: 2, r: -4 }],
    ])
    expect(hexesCrossed(origin, { q: -1, r: -1 })[1]).toEqual([
      { q: -1, r: 0 },
      { q: 0, r: -1 },
    ])
  })

  test('a line that cuts the corner of a hex crosses it, though no shortest path needs it', () => {
    expect(hexesCrossed(origin, { q: 1, r: -7 }).length).toBeGreaterThan(8)
  })

  test('hexesCrossed are exactly the hexes whose inside the line meets', () => {
    for (const b of hexDisk(origin, 7).slice(1)) {
      const near = hexDisk(origin, 9)
      const singles = hexesCrossed(origin, b).filter((step) => step.length === 1)
      const crossed = near.filter((h) => meetsInside(b, h))
      const key = ({ q, r }: Hex) => `${q},${r}`
      expect(singles.map(([h]) => key(h)).sort()).toEqual(crossed.map(key).sort())
    }
  })

  test('hexesCrossed contains hexLine, back and forth alike', () => {
    fc.assert(
      fc.property(hex, hex, (a, b) => {
        const crossed = hexesCrossed(a, b)
        const all = crossed.flat()
        expect(hexLine(a, b, 'left').every((h) => all.some((c) => hexEquals(c, h)))).toBe(true)
        expect(
          hexesCrossed(b, a)
            .reverse()
            .map((step) => [...step].reverse()),
        ).toEqual(crossed)
      }),
    )
  })
})

describe('boards and printed numbers', () => {
  test('SP-2.1-2 numbers round trip over the whole map', () => {
    const map = { columns: 60, rows: 34, stagger: 'odd-q' } as const
    const hexes = hexBoardHexes(map)
    expect(hexes).toHaveLength(60 * 34)
    for (const h of hexes) {
      expect(numberToHex(hexToNumber(h)!)).toEqual(h)
      expect(hexBoardContains(map, h)).toBe(true)
    }
    expect(hexes.map(hexToNumber).slice(0, 2)).toEqual(['0101', '0102'])
  })

  const neighbors = (number: string) => FACINGS.map((f) => hexToNumber(hexStep(numberToHex(number)!, f)))

  test('SP-2.1-4 even columns are half a hex lower', () => {
    expect(neighbors('0302')).toEqual(['0301', '0401', '0402', '0303', '0202', '0201'])
    expect(neighbors('0202')).toEqual(['0201', '0302', '0303', '0203', '0103', '0102'])
  })

  test('SP-2.1-4 the printed formations are symmetric', () => {
    const step = (from: string, f: Facing) => hexToNumber(hexStep(numberToHex(from)!, f))
    expect([step('5810', 3), step('5810', 1)]).toEqual(['5811', '5910'])
    expect([step('3412', 3), step('3412', 1)]).toEqual(['3413', '3512'])
    expect([step('3107', 2), step('2906', 0)]).toEqual(['3207', '2905'])
    expect(hexToNumber(hexStep(numberToHex('3107')!, 5, 2))).toBe('2906')
  })

  test('what is no printed number has no hex, and a hex off the sheet no number', () => {
    expect(['', '0001', '0100', '12345', '1a01', ' 101', '-101'].map(numberToHex)).toEqual(Array(7).fill(null))
    expect(
      [
        { q: -1, r: 0 },
        { q: 0, r: -1 },
        { q: 99, r: 0 },
      ].map(hexToNumber),
    ).toEqual([null, null, null])
    const number = (column: number, row: number) => hexToNumber(offsetToHex({ column, row }, 'odd-q'))
    expect([number(98, 98), number(0, 0)]).toEqual(['9999', '0101'])
    expect([number(-1, 5), number(99, 5), number(5, -1), number(5, 99)]).toEqual([null, null, null, null])
  })

  test('offsets round trip, and each stagger lowers its own columns', () => {
    fc.assert(
      fc.property(hex, stagger, (h, s) => {
        expect(offsetToHex(hexToOffset(h, s), s)).toEqual(h)
      }),
    )
    expect(hexToOffset({ q: 1, r: 0 }, 'odd-q')).toEqual({ column: 1, row: 0 })
    expect(hexToOffset({ q: 1, r: 0 }, 'even-q')).toEqual({ column: 1, row: 1 })
  })

  test('SF-GEO-12 a hex just over any edge is off the board', () => {
    const board = { columns: 24, rows: 36, stagger: 'odd-q' } as const
    const at = (column: number, row: number) => hexBoardContains(board, offsetToHex({ column, row }, 'odd-q'))
    expect([at(0, 0), at(23, 35), at(-1, 0), at(24, 0), at(5, -1), at(5, 36)]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
  })
})

describe('layout', () => {
  test('adjacent centres are one unit apart, and every point near a centre is in its hex', () => {
    fc.assert(
      fc.property(hex, facing, fc.integer({ min: -49, max: 49 }), (h, f, n) => {
        const center = hexToPoint(h)
        const other = hexToPoint(hexStep(h, f))
        expect(distance(center, other)).toBeCloseTo(1, 9)
        const t = n / 100
        const near = { x: center.x + (other.x - center.x) * t, y: center.y + (other.y - center.y) * t }
        expect(pointToHex(near)).toEqual(h)
      }),
    )
  })

  test('north is up', () => {
    expect(hexToPoint({ q: 0, r: -2 })).toEqual({ x: 0, y: 2 })
  })

  test('a point is in the polygon of its hex', () => {
    // Evenly spread: doubles would crowd around 0.
    const place = fc.integer({ min: -20_000, max: 20_000 }).map((n) => n / 1000)
    fc.assert(
      fc.property(place, place, (x, y) => polygonContains(hexCorners(pointToHex({ x, y })), { x, y })),
      { numRuns: 1000 },
    )
  })

  test('the hexes of a box are those of a disk around it whose centres it holds', () => {
    const place = fc.integer({ min: -60000, max: 60000 }).map((n) => n / 1000 + 0.0003)
    const side = fc.integer({ min: 0, max: 6000 }).map((n) => n / 1000)
    fc.assert(
      fc.property(place, place, side, side, (x, y, width, height) => {
        const box = { minX: x, minY: y, maxX: x + width, maxY: y + height }
        const around = hexDisk(pointToHex({ x: x + width / 2, y: y + height / 2 }), 7)
        const key = ({ q, r }: Hex) => `${q} ${r}`
        const inside = around.filter((hex) => boxContains(box, hexToPoint(hex)))
        expect(hexesWithin(box).map(key).sort()).toEqual(inside.map(key).sort())
      }),
    )
    expect(hexesWithin({ minX: 0, minY: -1, maxX: 0, maxY: 0 })).toEqual([
      { q: 0, r: 0 },
      { q: 0, r: 1 },
    ])
  })

  test('no hex of a box is at negative zero', () => {
    const small = { minX: -0.5, minY: -0.5, maxX: 0.5, maxY: 0.5 }
    expect(hexesWithin(small)).toEqual([{ q: 0, r: 0 }])
  })

  test('corners run clockwise from 30 degrees and enclose a hex one unit across', () => {
    const corners = hexCorners(origin)
    expect(signedArea(corners)).toBeCloseTo(-Math.sqrt(3) / 2, 12)
    expect(corners[1]).toEqual({ x: expect.closeTo(1 / Math.sqrt(3), 12), y: 0 })
    expect(boundingBox(corners).maxY).toBe(0.5)
  })
})

/** Whether the segment from the origin to b meets the open hexagon around h: three strips, in exact integers. */
function meetsInside(b: Hex, h: Hex): boolean {
  const forms = ({ q, r }: Hex) => [q - r, q + 2 * r, -2 * q - r]
  const ways = forms(b)
  const n = 2 * ways.reduce((product, way) => product * (way || 1), 1)
  let low = 0
  let high = n
  for (const [i, at] of forms(h).entries()) {
    const way = ways[i]!
    if (way === 0 && Math.abs(at) >= 1) return false
    if (way === 0) continue
    const ends = [((at - 1) * n) / way, ((at + 1) * n) / way]
    low = n > 0 ? Math.max(low, Math.min(...ends)) : Math.min(low, Math.max(...ends))
    high = n > 0 ? Math.min(high, Math.max(...ends)) : Math.max(high, Math.min(...ends))
  }
  return n > 0 ? low < high : low > high
}

test('hexAdd adds both coordinates, negative ones too', () => {
  expect(hexAdd({ q: 3, r: -2 }, { q: -5, r: 7 })).toEqual({ q: -2, r: 5 })
  expect(hexAdd({ q: 0, r: 0 }, { q: -4, r: -1 })).toEqual({ q: -4, r: -1 })
  for (const facing of FACINGS) {
    const step = hexStep({ q: 0, r: 0 }, facing)
    expect(hexAdd({ q: 5, r: -3 }, step)).toEqual(hexStep({ q: 5, r: -3 }, facing))
  }
})
