import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexField, hexFieldAround } from 'wingover'
import { type Hex, hexesWithin, hexToPoint } from 'wingover/geometry'

const around = (game: object, places: readonly Hex[]) => hexFieldAround(game, places, places.map(hexToPoint), 2)
const anyHex = fc.record({ q: fc.integer({ min: -60, max: 60 }), r: fc.integer({ min: -60, max: 60 }) })

describe('a field of hexes', () => {
  test('holds every piece, near or far apart, and no hex twice', () => {
    fc.assert(
      fc.property(fc.array(anyHex, { minLength: 1, maxLength: 5 }), (places) => {
        const { box, cells } = around({}, places)
        for (const { x, y } of places.map(hexToPoint)) {
          expect(x > box.minX && x < box.maxX && y > box.minY && y < box.maxY).toBe(true)
        }
        expect(new Set(cells.map((cell) => JSON.stringify(cell))).size).toBe(cells.length)
        expect(cells.length).toBeLessThan(2_500)
      }),
      { numRuns: 30 },
    )
  })

  test('around one piece is every hex of a box that grows four at a time, each an area of the board', () => {
    const { box, cells } = around({}, [{ q: 0, r: 0 }])
    expect(cells.length).toBe(hexesWithin({ minX: -4, minY: -4, maxX: 4, maxY: 4 }).length)
    expect(cells.every(({ kind, role }) => kind === 'area' && role === 'cell')).toBe(true)
    expect([Math.round(box.minX), Math.round(box.maxX)]).toEqual([-4, 4])
  })

  test('of pieces far apart is only what lies near them', () => {
    const { cells } = around({}, [
      { q: -60, r: 0 },
      { q: 60, r: 0 },
    ])
    expect(cells).toHaveLength(2 * 19)
  })

  test('is drawn again only when a piece has left it', () => {
    const game = {}
    const first = around(game, [{ q: 0, r: 0 }])
    expect(around(game, [{ q: 0, r: 0 }])).toBe(first)
    expect(around(game, [{ q: 9, r: 0 }])).not.toBe(first)
    expect(around({}, [{ q: 0, r: 0 }])).not.toBe(first)
  })

  test('of a board is drawn once a game', () => {
    const game = {}
    const board = hexField(game, () => [{ q: 0, r: 0 }])
    expect(board.cells).toHaveLength(1)
    expect(hexField(game, () => [])).toBe(board)
  })
})
