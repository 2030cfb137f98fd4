import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ONE, plus, rational, times, volley, ZERO } from 'wingover'

describe('several dice at one target', () => {
  test('hit if any does damage, and bring it down from the number that it needs on', () => {
    const die = [0, 0, 0, 0, 1, 2]
    expect(volley([die], 2)).toEqual({ hit: rational(1, 3), kill: rational(1, 6) })
    expect(volley([die, die], 2)).toEqual({ hit: rational(5, 9), kill: rational(1, 3) })
    expect(volley([die, die], 4)).toEqual({ hit: rational(5, 9), kill: rational(1, 36) })
    expect(volley([die, die], 5)).toEqual({ hit: rational(5, 9), kill: ZERO })
  })

  test('of different kinds count each with its own faces', () => {
    expect(
      volley(
        [
          [0, 3],
          [1, 0, 0],
        ],
        4,
      ),
    ).toEqual({ hit: rational(2, 3), kill: rational(1, 6) })
  })

  test('that are none do nothing', () => {
    expect(volley([], 1)).toEqual({ hit: ZERO, kill: ZERO })
  })

  test('miss exactly when each of them misses', () => {
    const faces = fc.array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(faces, { maxLength: 5 }), (dice) => {
        const miss = dice.reduce(
          (odds, die) => times(odds, rational(die.filter((damage) => damage === 0).length, die.length)),
          ONE,
        )
        expect(plus(volley(dice, 1).hit, miss)).toEqual(ONE)
        expect(volley(dice, 1).kill).toEqual(volley(dice, 1).hit)
      }),
    )
  })
})
