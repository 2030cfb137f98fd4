import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMITS, MOST_FIELDS } from 'wingover'
import { beyondLimits, fieldName } from '../../src/core/limits.js'
import { bounded } from '../hostile/work.js'

const limits = { depth: 3, values: 10, text: 5 }
const verdict = (json: unknown) => beyondLimits(json, limits)

/** `levels` arrays, one in the other. */
function nested(levels: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < levels; i++) value = [value]
  return value
}

describe('limits of input', () => {
  test('depth: the limit is allowed, one level more is not', () => {
    expect(verdict(nested(3))).toBeUndefined()
    expect(verdict(nested(4))).toMatchObject({ rule: 'CORE-LIMIT', code: 'too-deep', facts: { limit: 3 } })
  })

  test('values: the limit is allowed, one more is not', () => {
    expect(verdict(Array(9).fill(1))).toBeUndefined()
    expect(verdict(Array(10).fill(1))).toMatchObject({ code: 'too-many-values', facts: { limit: 10 } })
    expect(
      verdict([
        [1, 2, 3, 4],
        [1, 2, 3, 4],
      ]),
    ).toMatchObject({ code: 'too-many-values' })
  })

  test('fields: as many as the limit in one object, and not one more, however many values are allowed', () => {
    const wide = (count: number) => ({ a: Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1])) })
    expect(beyondLimits(wide(MOST_FIELDS), LIMITS.state)).toBeUndefined()
    expect(beyondLimits(wide(MOST_FIELDS + 1), LIMITS.state)).toMatchObject({
      code: 'too-many-fields',
      facts: { field: 'a', limit: MOST_FIELDS },
    })
  })

  test('text: the limit is allowed, one character more is not, in values and in keys', () => {
    expect(verdict({ abcde: 'abcde' })).toBeUndefined()
    expect(verdict({ a: 'abcdef' })).toMatchObject({ code: 'too-long', facts: { limit: 5, field: 'a' } })
    expect(verdict({ abcdef: 1 })).toMatchObject({ code: 'too-long', facts: { limit: 5 } })
  })

  test.each([
    ['a function', () => 1],
    ['a symbol', Symbol('x')],
    ['a bigint', 1n],
    ['NaN', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a date', new Date(0)],
    ['a map', new Map()],
    ['an instance', new (class Thing {})()],
    ['typed numbers', new Uint8Array(2)],
  ])('%s is not plain JSON', (_, value) => {
    expect(verdict(value)?.code).toBe('not-json')
    expect(verdict({ a: value })).toMatchObject({ code: 'not-json', facts: { field: 'a' } })
  })

  test('an own key __proto__ is refused', () => {
    expect(verdict(JSON.parse('{"__proto__": 1}'))?.code).toBe('forbidden-key')
    expect(verdict({ constructor: 1 })?.code).toBe('too-long')
    expect(beyondLimits({ constructor: 1, toString: 2 }, LIMITS.action)).toBeUndefined()
  })

  test('absurd input is refused at once and its limit is stated', () => {
    const absurd: [unknown, string][] = [
      [nested(10_000), 'too-deep'],
      ['x'.repeat(10_000_000), 'too-long'],
      [{ ['x'.repeat(10_000_000)]: 1 }, 'too-long'],
      [new Array(3_000_000), 'too-many-values'],
      [Array(3_000_000).fill(0), 'too-many-values'],
    ]
    for (const [json, code] of absurd)
      for (const limit of Object.values(LIMITS)) {
        let found: ReturnType<typeof beyondLimits>
        bounded(code, () => {
          found = beyondLimits(json, limit)
        })
        expect(found).toMatchObject({ rule: 'CORE-LIMIT', code })
        expect(found!.facts.limit).toBeTypeOf('number')
      }
  })

  test('anything at all gets an answer', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true }), (json) => {
        expect(() => beyondLimits(json, LIMITS.action)).not.toThrow()
      }),
    )
  })

  test('names the field as one writes it', () => {
    expect(fieldName(['forces', 0, 'card'])).toBe('forces[0].card')
    expect(fieldName([])).toBe('input')
    expect(fieldName(['x'.repeat(10_000)]).length).toBeLessThan(100)
  })
})
