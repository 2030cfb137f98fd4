import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { outlineOf } from 'wingover'
import { type Hex, hexCorners, hexDisk, hexRing, type Polygon, polygonContains, signedArea } from 'wingover/geometry'

const HEX = Math.sqrt(3) / 2
const area = (rings: readonly Polygon[]): number => rings.reduce((sum, ring) => sum + Math.abs(signedArea(ring)), 0)
const outlines = (hexes: readonly Hex[]) => outlineOf(hexes.map(hexCorners))
const square = (x: number, y: number): Polygon => [
  { x, y },
  { x: x + 1, y },
  { x: x + 1, y: y + 1 },
  { x, y: y + 1 },
]

describe('the border of cells', () => {
  test('of one is its own, of none is none', () => {
    const cell = hexCorners({ q: 2, r: -1 })
    expect(outlineOf([cell])).toEqual([cell])
    expect(outlineOf([])).toEqual([])
  })

  test('of a disk has six sides a hex along each edge, and encloses all of them', () => {
    for (const radius of [1, 2, 3]) {
      const disk = hexDisk({ q: 0, r: 0 }, radius)
      const rings = outlines(disk)
      expect(rings.map((ring) => ring.length)).toEqual([6 * (2 * radius + 1)])
      expect(area(rings)).toBeCloseTo(disk.length * HEX, 9)
    }
  })

  test('of two that lie apart is two', () => {
    const apart = [
      { q: 0, r: 0 },
      { q: 3, r: 0 },
    ]
    expect(outlines(apart)).toHaveLength(2)
    expect(area(outlines(apart))).toBeCloseTo(2 * HEX, 9)
  })

  test('of squares that touch at a corner alone encloses both', () => {
    expect(area(outlineOf([square(0, 0), square(1, 1)]))).toBeCloseTo(2, 9)
    expect(area(outlineOf([square(1, 1), square(0, 0)]))).toBeCloseTo(2, 9)
  })

  test('runs along both of two that share an edge, and not between them', () => {
    const [ring, ...others] = outlineOf([square(0, 0), square(1, 0)])
    expect(others).toEqual([])
    expect(ring).toHaveLength(6)
    expect(signedArea(ring!)).toBeCloseTo(2, 9)
  })

  test('is found where a cell is named twice, before and after its neighbour', () => {
    const [a, b] = [square(0, 0), square(1, 0)]
    for (const cells of [
      [a, a, b],
      [a, b, b],
      [a, b, a],
    ]) {
      expect(polygonContains(outlineOf(cells)[0]!, { x: 1.5, y: 0.5 })).toBe(true)
    }
  })

  test('fills holes in, whichever way the cells run', () => {
    const ring = hexRing({ q: 0, r: 0 }, 2).map(hexCorners)
    for (const cells of [ring, ring.map((cell) => [...cell].reverse())]) {
      const filled = outlineOf(cells)
      expect(filled).toHaveLength(1)
      expect(area(filled)).toBeCloseTo(19 * HEX, 9)
      expect(polygonContains(filled[0]!, { x: 0, y: 0 })).toBe(true)
    }
  })

  test('of any cells encloses each of them, runs as they do, and goes no way twice', () => {
    const cell = fc.record({ q: fc.integer({ min: -3, max: 3 }), r: fc.integer({ min: -3, max: 3 }) })
    const cells = fc.uniqueArray(cell, { minLength: 1, maxLength: 25, selector: ({ q, r }) => `${q} ${r}` })
    fc.assert(
      fc.property(cells, (hexes) => {
        const rings = outlines(hexes)
        const corners = rings.flat().map(({ x, y }) => `${x.toFixed(6)} ${y.toFixed(6)}`)
        expect(new Set(corners).size).toBe(corners.length)
        expect(rings.every((ring) => signedArea(ring) < 0)).toBe(true)
        expect(area(rings)).toBeGreaterThan(hexes.length * HEX - 1e-6)
        for (const hex of hexes) {
          const [a, , , b] = hexCorners(hex) as [Polygon[0], unknown, unknown, Polygon[0]]
          const middle = { x: (a!.x + b!.x) / 2, y: (a!.y + b!.y) / 2 }
          expect(rings.filter((ring) => polygonContains(ring, middle))).toHaveLength(1)
        }
      }),
      { numRuns: 60 },
    )
  })
})
