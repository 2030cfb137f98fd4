import { describe, expect, test } from 'vitest'
import { byId, gate, idSchema, LIMITS, rngFrom, rngSchema } from 'wingover'
import * as z from 'zod/mini'
import { sealedPlots } from '../../examples/sealed-plots.js'

const schema = z.strictObject({
  id: idSchema,
  size: z.int().check(z.minimum(1), z.maximum(9)),
  kind: z.enum(['a', 'b']),
  list: z.optional(z.array(z.int()).check(z.maxLength(2))),
  either: z.optional(z.union([z.literal('x'), z.strictObject({ y: z.int() })])),
  parts: z.optional(byId(z.int(), 2)),
})
const read = gate(schema, LIMITS.action)
const good = { id: 'p1', size: 1, kind: 'a' }
const first = (json: unknown) => {
  const parsed = read(json)
  if (parsed.ok) throw new Error('accepted')
  return parsed.violations[0]!
}

describe('a gate', () => {
  test('passes a copy on and leaves the input alone', () => {
    const json = { ...good, list: [1] }
    const parsed = read(json)
    expect(parsed).toEqual({ ok: true, value: json })
    if (parsed.ok) expect(parsed.value).not.toBe(json)
    expect(Object.isFrozen(json)).toBe(false)
  })

  test.each([
    ['a wrong type', { ...good, size: 'x' }, 'CORE-SHAPE', 'wrong-type', { field: 'size' }],
    ['a missing field', { id: 'p1', kind: 'a' }, 'CORE-SHAPE', 'wrong-type', { field: 'size' }],
    ['an unknown field', { ...good, extra: 1 }, 'CORE-SHAPE', 'unknown-field', { field: 'extra' }],
    ['an unknown value', { ...good, kind: 'c' }, 'CORE-SHAPE', 'unknown-value', { field: 'kind', expected: 'a, b' }],
    ['too large a number', { ...good, size: 10 }, 'CORE-LIMIT', 'out-of-range', { field: 'size', limit: 9 }],
    ['too small a number', { ...good, size: 0 }, 'CORE-LIMIT', 'out-of-range', { field: 'size', limit: 1 }],
    ['too long a list', { ...good, list: [1, 2, 3] }, 'CORE-LIMIT', 'out-of-range', { field: 'list', limit: 2 }],
    ['too large a record', { ...good, parts: { a: 1, b: 2, c: 3 } }, 'CORE-LIMIT', 'out-of-range', { limit: 2 }],
    ['a bad id', { ...good, id: 'a b' }, 'CORE-SHAPE', 'bad-format', { field: 'id' }],
    ['a bad key', { ...good, parts: { 'a b': 1 } }, 'CORE-SHAPE', 'bad-format', {}],
    ['a bad alternative', { ...good, either: { y: 'n' } }, 'CORE-SHAPE', 'wrong-type', { field: 'either.y' }],
    ['a fraction', { ...good, size: 1.5 }, 'CORE-SHAPE', 'wrong-type', { field: 'size' }],
    ['1e308', { ...good, size: 1e308 }, 'CORE-LIMIT', 'out-of-range', {}],
    ['nothing', undefined, 'CORE-SHAPE', 'wrong-type', { field: 'input' }],
  ])('%s is named with its field', (_, json, rule, code, facts) => {
    expect(first(json)).toMatchObject({ rule, code, facts })
    expect(first(json).message).not.toMatch(/[{}]/)
  })

  test('reports at most twenty violations', () => {
    const many = gate(z.array(z.int()), LIMITS.action)(Array(100).fill('x'))
    expect(!many.ok && many.violations.length).toBe(20)
  })

  test('an object that throws when it is read is not JSON', () => {
    const trap = {
      get id(): string {
        throw new Error('trap')
      },
    }
    expect(first(trap).code).toBe('not-json')
    expect(
      first(
        new Proxy(
          {},
          {
            ownKeys: () => {
              throw new Error('trap')
            },
          },
        ),
      ).code,
    ).toBe('not-json')
  })

  test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s is an id like any other', (id) => {
    expect(read({ ...good, id, parts: { [id]: 1 } }).ok).toBe(true)
  })

  test.each(['', '-a', 'a'.repeat(25), 'ä', 'a.b', 'a\n', '__proto__'])('%j is no id', (id) => {
    expect(z.safeParse(idSchema, id).success).toBe(false)
  })

  test('every generator that a seed starts passes', () => {
    for (let i = 0; i < 500; i++) expect(z.safeParse(rngSchema, rngFrom(`seed ${i}`)).success).toBe(true)
  })
})

describe('schemas', () => {
  test('a gate carries the schema it looks with', () => expect(read.schema).toBe(schema))

  test('a ruleset gives the shapes of its gates; resigning is an action too', () => {
    const { action, view } = sealedPlots.schemas
    const orders = [
      { type: 'commitPlots', seat: 'red' },
      { type: 'resign', seat: 'red' },
    ]
    for (const order of orders) expect(z.safeParse(action, order).success).toBe(true)
    expect(z.safeParse(action, { type: 'fly', seat: 'red' }).success).toBe(false)
    expect(z.toJSONSchema(view)).toMatchObject({ type: 'object', additionalProperties: false })
  })
})
