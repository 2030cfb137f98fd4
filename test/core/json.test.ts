import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonical, hash, hashState, stateHasher } from 'wingover'
import { canonicalSharing, same } from '../../src/core/json.js'

/** The same value with the keys of every object in another order. */
function turnedAround(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turnedAround)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, inner]) => [key, turnedAround(inner)]),
  )
}

describe('canonical JSON', () => {
  test('is JSON of the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) =>
        isDeepStrictEqual(JSON.parse(canonical(value)), JSON.parse(JSON.stringify(value))),
      ),
    )
  })

  test('does not depend on the order of keys, at any depth', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => canonical(turnedAround(value)) === canonical(value)))
  })

  test('tells different values apart', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (a, b) => {
        if (canonical(a) === canonical(b)) expect(JSON.parse(canonical(a))).toEqual(JSON.parse(canonical(b)))
        expect(canonical([a, b]) === canonical([b, a])).toBe(canonical(a) === canonical(b))
      }),
    )
  })

  test('leaves out what is undefined, as JSON does', () => {
    expect(canonical({ b: 1, a: undefined })).toBe('{"b":1}')
    expect(canonical([undefined])).toBe('[null]')
  })

  test('is the same text for values that share frozen parts', () => {
    const write = canonicalSharing()
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (parts) => {
        const frozen = parts.map((part) => Object.freeze(part))
        const values = [frozen, { a: frozen, b: frozen[0] }, [...frozen].reverse()]
        return values.every((value) => write(value) === canonical(value) && write(value) === canonical(value))
      }),
    )
  })

  test('remembers nothing that can still change', () => {
    const write = canonicalSharing()
    const open = { inner: [1] }
    expect(write({ open })).toBe('{"open":{"inner":[1]}}')
    open.inner.push(2)
    expect(write({ open })).toBe('{"open":{"inner":[1,2]}}')
  })
})

describe('hash', () => {
  test('is 32-bit FNV-1a, eight hexadecimal digits', () => {
    expect(hash('')).toBe('811c9dc5')
    expect(hash('a')).toBe('e40c292c')
    expect(hash('foobar')).toBe('bf9cf968')
  })

  test('is the same for equal states whatever the order of their keys', () => {
    expect(hashState({ a: 1, b: { c: 2, d: 3 } })).toBe(hashState({ b: { d: 3, c: 2 }, a: 1 }))
    expect(hashState({ a: 1 })).not.toBe(hashState({ a: 2 }))
    expect(stateHasher()({ b: 2, a: 1 })).toBe(hashState({ a: 1, b: 2 }))
  })
})

describe('same', () => {
  const nested = () => ({ a: [1, { b: null }], c: 'x', d: true })

  test('holds of equal JSON, whatever the order of keys', () => {
    for (const [a, b] of [
      ...[
        [1, 1],
        ['x', 'x'],
        [null, null],
        [[], []],
        [{}, {}],
      ],
      ...[
        [nested(), nested()],
        [
          { a: 1, b: 2 },
          { b: 2, a: 1 },
        ],
      ],
    ] as const) {
      expect([a, b, same(a, b)]).toEqual([a, b, true])
    }
  })

  test('does not hold of anything else', () => {
    for (const [a, b] of [
      ...[
        [1, 2],
        [1, '1'],
        [null, {}],
        [{}, null],
        [0, null],
        [[], {}],
        [{}, []],
        [[1], [2]],
        [[1], [1, 2]],
      ],
      ...[
        [{ a: 1 }, { a: 2 }],
        [{ a: 1 }, { b: 1 }],
        [{ a: 1 }, { a: 1, b: 2 }],
        [{ a: undefined }, { b: 1 }],
      ],
      ...[
        [
          { a: 1, b: 2 },
          { a: 1, b: 3 },
        ],
        [nested(), { ...nested(), c: 'y' }],
        [{ a: 1 }, 1],
        [1, { a: 1 }],
      ],
    ] as const) {
      expect([a, b, same(a, b)]).toEqual([a, b, false])
    }
  })
})

test('a hash that begins with zeros keeps them', () => {
  const short = Array.from({ length: 400 }, (_, i) => hash(`${i}`))
  expect(short.every((text) => /^[0-9a-f]{8}$/.test(text))).toBe(true)
  expect(short.some((text) => text.startsWith('0'))).toBe(true)
})
