import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { type Choices, coveringArray } from 'wingover/conformance'

const choices = fc
  .array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 6 })
  .map(
    (sizes): Choices =>
      Object.fromEntries(sizes.map((size, i) => [`o${i}`, Array.from({ length: size }, (_, v) => v)])),
  )

function* pairs(all: Choices): Generator<[string, unknown, string, unknown]> {
  const names = Object.keys(all)
  for (const [x, a] of names.entries())
    for (const b of names.slice(x + 1)) for (const i of all[a]!) for (const j of all[b]!) yield [a, i, b, j]
}

describe('coveringArray', () => {
  test.prop([choices])('holds every pair of values of every two options', (all) => {
    const rows = coveringArray(all)
    for (const [a, i, b, j] of pairs(all)) expect(rows.some((row) => row[a] === i && row[b] === j)).toBe(true)
  })

  test.prop([choices])('begins with the defaults, gives each option a value of its own, and is stable', (all) => {
    const rows = coveringArray(all)
    expect(rows[0]).toEqual(Object.fromEntries(Object.entries(all).map(([name, values]) => [name, values[0]])))
    for (const row of rows) for (const name of Object.keys(all)) expect(all[name]).toContain(row[name])
    expect(coveringArray(all)).toEqual(rows)
  })

  test('one option: a row for each value', () => {
    expect(coveringArray({ reach: [3, 5, 7] })).toEqual([{ reach: 3 }, { reach: 5 }, { reach: 7 }])
  })

  test('no option: one row', () => {
    expect(coveringArray({})).toEqual([{}])
  })

  test('is short: ten switches need twelve rows', () => {
    const switches = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`s${i}`, [false, true]]))
    expect(coveringArray(switches).length).toBeLessThanOrEqual(12)
  })
})
