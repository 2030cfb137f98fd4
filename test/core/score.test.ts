import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leaderOf, leadOf } from 'wingover'

describe('the leader', () => {
  test('is who has most, wherever he stands in the list, and below nothing too', () => {
    expect(leaderOf({ a: 3, b: 7, c: 5 })).toBe('b')
    expect(leaderOf({ a: 7, b: 3 })).toBe('a')
    expect(leaderOf({ a: -7, b: -3 })).toBe('b')
    expect(leaderOf({ only: 0 })).toBe('only')
  })

  test('is nobody where the first place is shared or there is no score', () => {
    expect(leaderOf({ a: 4, b: 4, c: 1 })).toBe('draw')
    expect(leaderOf({ c: 1, a: 4, b: 4 })).toBe('draw')
    expect(leaderOf({ a: 4, b: 1, c: 1 })).toBe('a')
    expect(leaderOf({})).toBe('draw')
  })
})

describe('a lead', () => {
  test('is the share by which a seat is ahead of the best other', () => {
    expect(leadOf({ a: 6, b: 1, c: 2 }, 'a')).toBe(4 / 9)
    expect(leadOf({ a: 6, b: 1, c: 2 }, 'b')).toBe(-5 / 8)
    expect(leadOf({ a: 2, b: 2 }, 'a')).toBe(0)
  })

  test('is counted from nothing for a seat without points, and against nobody', () => {
    expect(leadOf({ a: 3 }, 'b')).toBe(-3 / 4)
    expect(leadOf({ a: 3 }, 'a')).toBe(3 / 4)
    expect(leadOf({}, 'a')).toBe(0)
  })

  test('lies between -1 and 1, and is the opposite for the two of a duel', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        const lead = leadOf({ a, b }, 'a')
        expect(Math.abs(lead)).toBeLessThan(1)
        expect(lead + leadOf({ a, b }, 'b')).toBeCloseTo(0, 12)
        expect(Math.sign(lead)).toBe(Math.sign(a - b))
      }),
    )
  })
})
