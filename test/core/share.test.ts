import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { share } from '../../src/core/share.js'

const copy = <T>(value: T): T => structuredClone(value)
/** No gate lets a key `__proto__` in. */
const tree = fc.jsonValue({ maxDepth: 4 }).filter((value) => !JSON.stringify(value).includes('__proto__'))

const isFrozenDeep = (value: unknown): boolean =>
  typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozenDeep))

describe('share', () => {
  test('gives the old value back when nothing has changed', () => {
    fc.assert(fc.property(tree, (value) => share(value, copy(value)) === value))
  })

  test('equals the new value, and everything new is frozen', () => {
    fc.assert(
      fc.property(tree, tree, (base, next) => {
        const shared = share(base, copy(next))
        expect(JSON.stringify(sorted(shared))).toBe(JSON.stringify(sorted(next)))
        expect(isFrozenDeep(shared) || shared === base || containsUnfrozenOnlyOf(base, shared)).toBe(true)
      }),
    )
  })

  test('keeps the parts that have not changed', () => {
    const base = { planes: { a: { at: { x: 1 } }, b: { at: { x: 2 } } }, list: [{ n: 1 }, { n: 2 }] }
    const next = copy(base)
    next.planes.a.at = { x: 9 }
    next.list.push({ n: 3 })
    const shared = share(base, next)
    expect(shared.planes.b).toBe(base.planes.b)
    expect(shared.planes.a).not.toBe(base.planes.a)
    expect(shared.list[1]).toBe(base.list[1])
  })

  test('a field gone, a field more and a field renamed are changes', () => {
    expect(share<object>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 })
    expect(share<object>({ a: 1 }, { a: 1, b: 2 })).toEqual({ a: 1, b: 2 })
    expect(share<object>({ a: 1 }, { constructor: 1 })).toEqual({ constructor: 1 })
    expect(share<unknown>({ a: [] }, { a: {} })).toEqual({ a: {} })
    expect(share<unknown>([1, 2], [1])).toEqual([1])
  })

  test('takes in data that is frozen already, as static data is', () => {
    const card = Object.freeze({ name: 'b', guns: Object.freeze({ left: 1 }) })
    const base = Object.freeze({ card: Object.freeze({ name: 'a', guns: Object.freeze({ left: 1 }) }) })
    expect(share<unknown>(base, { card })).toEqual({ card: { name: 'b', guns: { left: 1 } } })
    expect(share<unknown>(Object.freeze([Object.freeze([1]), 2]), Object.freeze([Object.freeze([1]), 3]))).toEqual([
      [1],
      3,
    ])
  })

  test('takes a frozen part that equals the old one as the old one', () => {
    const base = Object.freeze({ at: Object.freeze({ x: 1 }), list: Object.freeze([1]) })
    const shared = share<object>(base, { at: Object.freeze({ x: 1 }), list: Object.freeze([2]) })
    expect((shared as typeof base).at).toBe(base.at)
    expect(shared).toEqual({ at: { x: 1 }, list: [2] })
    expect(share<object>(base, { at: Object.freeze({ x: 1 }), list: Object.freeze([1]) })).toBe(base)
  })
})

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sorted((value as Record<string, unknown>)[key])]),
  )
}

/** Every part of `shared` that is not frozen is a part of `base`. */
function containsUnfrozenOnlyOf(base: unknown, shared: unknown): boolean {
  const parts = new Set<unknown>()
  const gather = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    parts.add(value)
    for (const inner of Object.values(value)) gather(inner)
  }
  gather(base)
  const holds = (value: unknown): boolean =>
    typeof value !== 'object' ||
    value === null ||
    parts.has(value) ||
    (Object.isFrozen(value) && Object.values(value).every(holds))
  return holds(shared)
}
