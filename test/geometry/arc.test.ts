import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Arc,
  arcCovers,
  arcCoversHex,
  arcCoversOffset,
  arcMargin,
  arcPolygon,
  bearing,
  dial,
  distance,
  facingsToward,
  facingToward,
  hexDisk,
  hexesInArc,
  hexRotate,
  hexToPoint,
  inArc,
  type Point,
  polygonContains,
  relativeBearing,
  turnBetween,
} from '../../src/geometry/index.js'

const ARCS: Record<string, Arc> = {
  FF: { from: -30, to: 30 },
  RF: { from: 150, to: 210 },
  BL: { from: -150, to: -30 },
  BR: { from: 30, to: 150 },
  FT: { from: -90, to: 90 },
  RT: { from: 90, to: 270 },
  TT: { from: -180, to: 180 },
}

const openArcs = (x: number, y: number, heading = 0) =>
  Object.keys(ARCS).filter((id) => arcCovers(ARCS[id]!, { x: 10, y: 10, heading }, { x, y }))

const hexArcs = (q: number, r: number, facing = 0) =>
  Object.keys(ARCS).filter((id) => arcCoversOffset(ARCS[id]!, 60 * facing, q, r))

const degrees = fc.double({ min: -180, max: 180, noNaN: true })

describe('arcs on the open table', () => {
  test.each([
    ['TV-R1', 10, 16, 0, 'FF FT TT'],
    ['TV-R2', 13, 15.196152, 0, 'FF BR FT TT'],
    ['TV-R3', 13, 13, 0, 'BR FT TT'],
    ['TV-R4 right', 14, 10, 0, 'BR FT RT TT'],
    ['TV-R4 left', 6, 10, 0, 'BL FT RT TT'],
    ['TV-R6', 10, 8, 0, 'RF RT TT'],
    ['TV-R7 left', 10, 15, 60, 'BL FT TT'],
    ['TV-R7 right', 15, 10, 60, 'FF BR FT TT'],
    ['SF-ARC-10 the same place', 10, 10, 77, 'FF RF BL BR FT RT TT'],
  ])('%s', (_, x, y, heading, expected) => {
    expect(openArcs(x, y, heading)).toEqual(expected.split(' '))
  })

  test('SF-ARC-01..07 by relative bearing, exactly as the table says', () => {
    fc.assert(
      fc.property(degrees, (b) => {
        const side = Math.abs(b)
        fc.pre([30, 90, 150].every((border) => Math.abs(side - border) > 0.002))
        const expected = [
          side <= 30,
          side >= 150,
          b >= -150 && b <= -30,
          b >= 30 && b <= 150,
          side <= 90,
          side >= 90,
          true,
        ]
        expect(Object.values(ARCS).map((arc) => inArc(arc, b))).toEqual(expected)
      }),
    )
  })

  test('a border is in by a thousandth of a degree and out by two', () => {
    expect([30, 30.001, -30.001].filter((b) => inArc(ARCS.FF!, b))).toHaveLength(3)
    expect([30.0011, 30.002, -30.0011, -30.002].filter((b) => inArc(ARCS.FF!, b))).toEqual([])
  })

  test('arcMargin returns degrees to the nearer border, negative outside, 180 all round', () => {
    expect([28.5, -28.5, 0, 31.5].map((b) => arcMargin(ARCS.FF!, b))).toEqual([1.5, 1.5, 30, -1.5])
    expect([180, 151, -170].map((b) => arcMargin(ARCS.RF!, b))).toEqual([30, 1, 20])
    expect(arcMargin(ARCS.TT!, 180)).toBe(180)
    expect(arcMargin({ from: 0, to: 0 }, 0)).toBe(0)
  })

  test('FF, BR, RF and BL cover the plane and overlap only on borders', () => {
    fc.assert(
      fc.property(degrees, (b) => {
        const margins = ['FF', 'BR', 'RF', 'BL'].map((id) => arcMargin(ARCS[id]!, b))
        expect(Math.max(...margins)).toBeGreaterThanOrEqual(0)
        if (margins.filter((m) => m >= 0).length > 1) expect(Math.max(...margins)).toBeCloseTo(0, 9)
      }),
    )
  })

  test('arcPolygon contains what the arc covers within the radius, and nothing else', () => {
    const pose = { x: 3, y: -2, heading: 77.5 }
    const place = fc.double({ min: -8, max: 8, noNaN: true })
    for (const arc of Object.values(ARCS)) {
      const polygon = arcPolygon(arc, pose, 6)
      fc.assert(
        fc.property(place, place, (x, y) => {
          const target: Point = { x: pose.x + x, y: pose.y + y }
          const far = distance(pose, target)
          // The chords of the rim cut at most 6 * (1 - cos 2.5) = 0.006.
          fc.pre(
            far > 0.01 && Math.abs(far - 6) > 0.007 && Math.abs(arcMargin(arc, relativeBearing(pose, target))) > 0.01,
          )
          expect(polygonContains(polygon, target)).toBe(far < 6 && arcCovers(arc, pose, target))
        }),
      )
    }
  })

  test('arcPolygon starts at the pose unless it is all round', () => {
    expect(arcPolygon(ARCS.FF!, { x: 0, y: 0, heading: 0 }, 2, 30)).toEqual([
      { x: 0, y: 0 },
      { x: -1, y: 1.732051 },
      { x: 0, y: 2 },
      { x: 1, y: 1.732051 },
    ])
    expect(arcPolygon(ARCS.TT!, { x: 0, y: 0, heading: 0 }, 2, 90)).toEqual([
      { x: -2, y: 0 },
      { x: 0, y: 2 },
      { x: 2, y: 0 },
      { x: 0, y: -2 },
    ])
  })
})

describe('arcs on hexes', () => {
  test.each([
    ['TV-R9', 0, -2, 'FF FT TT'],
    ['TV-R9', 1, -1, 'BR FT TT'],
    ['TV-R9', 1, 0, 'BR RT TT'],
    ['TV-R9', 0, 1, 'RF RT TT'],
    ['TV-R10', 1, -2, 'FF BR FT TT'],
    ['TV-R10', 1, 1, 'RF BR RT TT'],
    ['TV-R10', -1, 2, 'RF BL RT TT'],
    ['TV-R10', 3, -6, 'FF BR FT TT'],
    ['TV-B21 3 o’clock', 2, -1, 'BR FT RT TT'],
    ['TV-B21 9 o’clock', -2, 1, 'BL FT RT TT'],
    ['TV-B21 11 o’clock', -1, -1, 'FF BL FT TT'],
  ])('%s (%i, %i)', (_, q, r, expected) => {
    expect(hexArcs(q, r)).toEqual(expected.split(' '))
  })

  const origin = { q: 0, r: 0 }
  const disk = hexDisk(origin, 8).slice(1)

  test('SF-ARC-01..07 agree with the comparisons of cube coordinates, for every hex within 8 and all facings', () => {
    for (const target of disk)
      for (let facing = 0; facing < 6; facing++) {
        const { q, r } = hexRotate(target, -facing)
        const s = -q - r
        const table = [s >= q && q >= r, s <= q && q <= r, q <= s && q <= r, q >= s && q >= r, s >= r, s <= r, true]
        expect(Object.values(ARCS).map((arc) => arcCoversOffset(arc, 60 * facing, target.q, target.r))).toEqual(table)
      }
  })

  test('hex arcs agree with the open table, for every hex within 8 and all twelve headings', () => {
    for (const target of disk)
      for (let heading = 0; heading < 360; heading += 30)
        for (const arc of Object.values(ARCS)) {
          const open = arcCovers(arc, { x: 0, y: 0, heading }, hexToPoint(target))
          expect(arcCoversOffset(arc, heading, target.q, target.r)).toBe(open)
        }
  })

  test('the dial agrees with the bearing, for every hex within 8', () => {
    for (const hex of disk) {
      const { x, y } = hexToPoint(hex)
      const mark = dial(hex.q, hex.r)
      const off = Math.abs(turnBetween(15 * mark, bearing(x, y)))
      if (mark % 2 === 0) expect(off).toBeLessThan(1e-9)
      else expect(off).toBeLessThan(14.999)
    }
    expect(dial(0, 0)).toBe(-1)
  })

  test('a ray is an arc of no width, and half a sector leaves its border lines out', () => {
    expect(hexesInArc({ from: 0, to: 0 }, 120, origin, 3)).toEqual([
      { q: 1, r: 0 },
      { q: 2, r: 0 },
      { q: 3, r: 0 },
    ])
    const inside = { from: -15, to: 15 }
    expect(arcCoversOffset(inside, 0, 1, -2)).toBe(false)
    expect(arcCoversOffset(inside, 0, 1, -3)).toBe(true)
  })

  test('SP-10-4 the field of a corner facing is the closed wedge between its two hexsides', () => {
    const wedge = (k: number) => (q: number, r: number) => {
      const turned = hexRotate({ q, r }, -k)
      return turned.q >= 0 && turned.r + turned.q <= 0
    }
    for (let k = 0; k < 6; k++)
      for (const { q, r } of disk) expect(arcCoversOffset(ARCS.FF!, 30 + 60 * k, q, r)).toBe(wedge(k)(q, r))
  })

  test('hexesInArc lists the hexes covered, without the apex', () => {
    const from = { q: 4, r: 2 }
    const listed = hexesInArc(ARCS.FF!, 60, from, 2)
    expect(listed).toHaveLength(4)
    expect(listed.every((hex) => arcCoversHex(ARCS.FF!, 60, from, hex))).toBe(true)
  })

  test('the zero offset lies in every arc', () => {
    expect(hexArcs(0, 0, 3)).toEqual(Object.keys(ARCS))
  })
})

describe('facings', () => {
  test('AC-2.41-4 a hex exactly between two areas has two facings, any other one', () => {
    expect(facingsToward(1, -2)).toEqual([0, 1])
    expect(facingsToward(-1, -1)).toEqual([5, 0])
    expect(facingsToward(1, -3)).toEqual([0])
    expect(facingsToward(0, 0)).toEqual([])
    expect(facingToward(1, -2, 'left')).toBe(0)
    expect(facingToward(1, -2, 'right')).toBe(1)
    expect(facingToward(0, 0, 'right')).toBeNull()
  })

  test('a facing lies within 30 degrees of the bearing', () => {
    for (const hex of hexDisk({ q: 0, r: 0 }, 6).slice(1)) {
      const { x, y } = hexToPoint(hex)
      const facings = facingsToward(hex.q, hex.r)
      expect(facings.length).toBeGreaterThan(0)
      for (const facing of facings) expect(Math.abs(turnBetween(60 * facing, bearing(x, y)))).toBeLessThan(30 + 1e-9)
    }
  })
})
