import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CELL_STEPS,
  type Cell,
  cellBoardCells,
  cellBoardContains,
  cellDistance,
  cellReach,
  cellStep,
  squareName,
  squareNamed,
} from '../../src/geometry/index.js'

const map = { columns: 10, rows: 7, altitudes: 4 }
const cell: fc.Arbitrary<Cell> = fc.constantFrom(...cellBoardCells(map))

test('RA-MAP-01 the map has 10 by 7 squares at 4 altitudes, A1 in the north-west', () => {
  const cells = cellBoardCells(map)
  expect(cells).toHaveLength(280)
  expect(cells.every((c) => cellBoardContains(map, c))).toBe(true)
  expect([cells[0], cells.at(-1)].map((c) => squareName(c!))).toEqual(['A1', 'J7'])
})

test('RA-MOVE-02 the six steps, north being one row less', () => {
  const from = { column: 3, row: 3, altitude: 2 }
  expect(CELL_STEPS.map((step) => cellStep(from, step)).map((c) => `${squareName(c)}/${c.altitude}`)).toEqual([
    'C2/2',
    'D3/2',
    'C4/2',
    'B3/2',
    'C3/3',
    'C3/1',
  ])
})

test('a cell one beyond any limit is off the map', () => {
  const corner = { column: 10, row: 7, altitude: 4 }
  expect(['east', 'south', 'up'].map((s) => cellBoardContains(map, cellStep(corner, s as 'up')))).toEqual([
    false,
    false,
    false,
  ])
  const other = { column: 1, row: 1, altitude: 1 }
  expect(['west', 'north', 'down'].map((s) => cellBoardContains(map, cellStep(other, s as 'up')))).toEqual([
    false,
    false,
    false,
  ])
})

test('distance counts columns, rows and altitudes, and each step changes it by one', () => {
  fc.assert(
    fc.property(cell, cell, fc.constantFrom(...CELL_STEPS), (a, b, step) => {
      expect(cellDistance(a, b)).toBe(cellDistance(b, a))
      expect(Math.abs(cellDistance(cellStep(a, step), b) - cellDistance(a, b))).toBe(1)
    }),
  )
})

test('reach is what a walk of so many steps can come to', () => {
  fc.assert(
    fc.property(cell, fc.integer({ min: 0, max: 4 }), (from, steps) => {
      const key = (c: Cell) => squareName(c) + c.altitude
      const walked = new Map([[key(from), from]])
      for (let i = 0; i < steps; i++)
        for (const c of [...walked.values()])
          for (const step of CELL_STEPS) {
            const next = cellStep(c, step)
            if (cellBoardContains(map, next)) walked.set(key(next), next)
          }
      expect(cellReach(map, from, steps).map(key).sort()).toEqual([...walked.keys()].sort())
    }),
    { numRuns: 30 },
  )
})

test('names of squares round trip, and what is no name is none', () => {
  fc.assert(
    fc.property(cell, ({ column, row }) => {
      expect(squareNamed(squareName({ column, row }))).toEqual({ column, row })
    }),
  )
  expect(squareNamed('C3')).toEqual({ column: 3, row: 3 })
  expect(['', 'c3', 'C0', 'C03', '3C', 'CC3', 'C3 '].map(squareNamed)).toEqual(Array(7).fill(null))
})
