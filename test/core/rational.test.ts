import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { equals, minus, ONE, plus, rational, times, toNumber, toText, ZERO } from 'wingover'

const fraction = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 20n }))
  .map(([n, d]) => rational(n, d))

describe('exact fractions', () => {
  test('are in lowest terms with a positive denominator', () => {
    expect(rational(6, -8)).toEqual({ n: -3n, d: 4n })
    expect(rational(0, -5)).toEqual(ZERO)
  })

  test('a denominator of 0 is a mistake of the program', () => {
    expect(() => rational(1, 0)).toThrow(new RangeError('rational: the denominator is 0'))
  })

  test('obey the laws of a field', () => {
    fc.assert(
      fc.property(fraction, fraction, fraction, (a, b, c) => {
        expect(plus(a, b)).toEqual(plus(b, a))
        expect(times(a, plus(b, c))).toEqual(plus(times(a, b), times(a, c)))
        expect(equals(minus(plus(a, b), b), a)).toBe(true)
        expect(times(a, ONE)).toEqual(a)
      }),
    )
  })

  test('are equal where both parts are', () => {
    expect(equals(rational(2, 4), rational(1, 2))).toBe(true)
    for (const other of [rational(1, 3), rational(3, 2), rational(-1, 2)]) {
      expect(equals(rational(1, 2), other)).toBe(false)
    }
  })

  test('become the nearest number, however small they are', () => {
    expect(toNumber(rational(1n, 6n ** 30n))).toBe(1 / 6 ** 30)
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (n, d) => {
        if (n !== 0) expect(Math.abs(toNumber(rational(n, d)) / (n / d) - 1)).toBeLessThan(2 ** -51)
      }),
    )
  })

  test('print as a player would write them', () => {
    expect([rational(5, 36), rational(4, 2), rational(-1, 3)].map(toText)).toEqual(['5/36', '2', '-1/3'])
  })
})
