/** What a gate says: which field, which limit, on which side of it. */
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  byId,
  cardSchema,
  configFields,
  gate,
  idSchema,
  listOf,
  orders,
  real,
  rngSchema,
  rollsSchema,
  stateFields,
  viewFields,
  whole,
} from '../../src/core/gate.js'
import { LIMITS } from '../../src/core/index.js'

/** The one thing that a gate for this schema has to say of this value, as the field `x` of an object. */
function said(schema: z.ZodMiniType, x: unknown): unknown {
  const parsed = gate(z.strictObject({ x: schema }), LIMITS.action)({ x })
  if (parsed.ok) return 'passes'
  expect(parsed.violations).toHaveLength(1)
  const [{ rule, code, message, facts }] = parsed.violations as [(typeof parsed.violations)[0]]
  expect(facts).toMatchObject({ field: 'x' })
  return `${rule} ${code}: ${message}`
}

const SHAPE = 'CORE-SHAPE'
const RANGE = 'CORE-LIMIT out-of-range: x must be'

describe('a gate', () => {
  it('carries the schema it looks with', () => {
    const schema = z.strictObject({ x: whole(0, 9) })
    expect(gate(schema, LIMITS.action).schema).toBe(schema)
  })

  it('says of what cannot even be read that it is no JSON', () => {
    const trap = {
      get x(): number {
        throw new Error('trapped')
      },
    }
    expect(gate(z.strictObject({ x: whole(0, 9) }), LIMITS.action)(trap)).toEqual({
      ok: false,
      violations: [{ rule: SHAPE, code: 'not-json', message: 'input is not plain JSON.', facts: { field: 'input' } }],
    })
  })

  it('names twenty faults and no more', () => {
    const many = gate(z.array(whole(0, 1)), LIMITS.action)(new Array(30).fill(7))
    expect(many.ok ? 0 : many.violations.length).toBe(20)
  })
})

describe('ranges', () => {
  it.each([
    [whole(2, 5), 1, `${RANGE} at least 2.`],
    [whole(2, 5), 2, 'passes'],
    [whole(2, 5), 5, 'passes'],
    [whole(2, 5), 6, `${RANGE} at most 5.`],
    [real(0.5, 1.5), 0.25, `${RANGE} at least 0.5.`],
    [real(0.5, 1.5), 1.5, 'passes'],
    [real(0.5, 1.5), 1.75, `${RANGE} at most 1.5.`],
    [z.number().check(z.lt(1)), 1, `${RANGE} less than 1.`],
    [z.number().check(z.lt(1)), 0.999, 'passes'],
    [z.number().check(z.gt(1)), 1, `${RANGE} more than 1.`],
    [z.number().check(z.gt(1)), 1.001, 'passes'],
    [listOf(whole(0, 9), 2), [1, 2, 3], `${RANGE} at most 2 long.`],
    [listOf(whole(0, 9), 2), [1, 2], 'passes'],
    [z.array(whole(0, 9)).check(z.minLength(1)), [], `${RANGE} at least 1 long.`],
    [z.string().check(z.maxLength(2)), 'abc', `${RANGE} at most 2 long.`],
    [byId(whole(0, 9), 2), { a: 1, b: 2, c: 3 }, `${RANGE} at most 2 large.`],
    [byId(whole(0, 9), 2), { a: 1, b: 2 }, 'passes'],
  ])('%#', (schema, value, expected) => expect(said(schema as z.ZodMiniType, value)).toBe(expected))

  it('brings the limit as a fact', () => {
    const parsed = gate(z.strictObject({ x: whole(2, 5) }), LIMITS.action)({ x: 9 })
    expect(parsed.ok ? [] : parsed.violations[0]!.facts).toEqual({ field: 'x', limit: 5, expected: 'at most 5' })
  })
})

describe('shapes', () => {
  const WANTED = 'letters, digits, _ or -, at most 24.'
  it.each([
    [whole(0, 9), 'seven', `${SHAPE} wrong-type: x must be number.`],
    [z.enum(['a', 'b']), 'c', `${SHAPE} unknown-value: x must be one of a, b.`],
    [idSchema, 'a b', `${SHAPE} bad-format: x must be ${WANTED}`],
    [idSchema, '-a', `${SHAPE} bad-format: x must be ${WANTED}`],
    [idSchema, 'a'.repeat(24), 'passes'],
    [idSchema, 'a'.repeat(25), `${SHAPE} bad-format: x must be ${WANTED}`],
    [byId(whole(0, 9), 2), 'text', `${SHAPE} wrong-type: x must be record.`],
    [byId(whole(0, 9), 2), null, `${SHAPE} wrong-type: x must be record.`],
    [z.number().check(z.multipleOf(2)), 3, `${SHAPE} bad-format: x must be a multiple of 2.`],
    [z.union([z.string(), z.boolean()]), 3, `${SHAPE} wrong-type: x must be string or boolean.`],
    [z.union([z.literal('none'), whole(0, 9)]), true, `${SHAPE} wrong-type: x must be none or number.`],
    [
      z.union([z.literal(['none', 'all']), idSchema, z.string().check(z.regex(/^!/))]),
      'a b',
      `${SHAPE} wrong-type: x must be none, all or another form or another form.`,
    ],
  ])('%#', (schema, value, expected) => expect(said(schema as z.ZodMiniType, value)).toBe(expected))

  it('names the field in the depth of the alternative that came closest', () => {
    const schema = z.strictObject({
      x: z.union([z.string(), z.strictObject({ a: whole(0, 9), b: whole(0, 9) }), z.strictObject({ c: whole(0, 9) })]),
    })
    const told = (x: unknown): unknown => {
      const parsed = gate(schema, LIMITS.action)({ x })
      return parsed.ok ? 'passes' : parsed.violations.map(({ code, facts }) => [code, facts.field])
    }
    expect(told({ a: 1, b: 10 })).toEqual([['out-of-range', 'x.b']])
    expect(told({ c: -1 })).not.toBe('passes')
    expect(told(true)).toEqual([['wrong-type', 'x']])
  })

  it('names a kind that a choice by kind does not know, and those it knows', () => {
    const [one, two] = [z.strictObject({ kind: z.literal('one') }), z.strictObject({ kind: z.literal('two') })]
    const parsed = gate(z.discriminatedUnion('kind', [one, two]), LIMITS.action)({ kind: 'three' })
    expect(parsed).toMatchObject({
      ok: false,
      violations: [{ rule: SHAPE, code: 'unknown-value', facts: { field: 'kind', expected: 'one, two' } }],
    })
  })

  it('names a key that is no field, and an id that is none', () => {
    expect(gate(z.strictObject({ x: whole(0, 9) }), LIMITS.action)({ x: 1, y: 2 })).toMatchObject({
      violations: [{ rule: SHAPE, code: 'unknown-field', facts: { field: 'y' }, message: 'y is not a field here.' }],
    })
    expect(gate(z.strictObject({ x: byId(whole(0, 9), 3) }), LIMITS.action)({ x: { 'a b': 1 } })).toMatchObject({
      violations: [{ rule: SHAPE, code: 'bad-format', facts: { expected: 'letters, digits, _ or -, at most 24' } }],
    })
  })
})

describe('what every game has', () => {
  const base = { phases: ['plot', 'move'], seats: ['axis', 'allies'], frames: ['react'] } as const
  const common = { phase: 'plot', turn: 1, agenda: [], resigned: null }
  const passes = (schema: z.core.$ZodType, json: unknown): boolean => gate(schema, LIMITS.state)(json).ok

  it('an order has a type, a seat and its fields', () => {
    const order = orders(base.seats)('setPlot', { plot: whole(1, 6) })
    expect(passes(order, { type: 'setPlot', seat: 'axis', plot: 3 })).toBe(true)
    for (const wrong of [{ type: 'x' }, { seat: 'referee' }, { plot: 7 }, { more: 1 }]) {
      expect(passes(order, { type: 'setPlot', seat: 'axis', plot: 3, ...wrong })).toBe(false)
    }
  })

  it('dice and a card may be left out', () => {
    const thrown = z.strictObject({ rolls: rollsSchema, card: cardSchema })
    expect(passes(thrown, {})).toBe(true)
    expect(passes(thrown, { rolls: [1, 1_000], card: 'ace' })).toBe(true)
    expect(passes(thrown, { rolls: new Array(500).fill(1) })).toBe(true)
    for (const wrong of [
      { rolls: [0] },
      { rolls: [1_001] },
      { rolls: [1.5] },
      { rolls: new Array(501).fill(1) },
      { card: '' },
    ]) {
      expect([wrong, passes(thrown, wrong)]).toEqual([wrong, false])
    }
  })

  it('a generator has four numbers in their ranges', () => {
    const rng = { c: 2_091_639, s0: 0, s1: 0.5, s2: 0.999 }
    expect([passes(rngSchema, rng), passes(rngSchema, null)]).toEqual([true, true])
    for (const wrong of [{ c: -1 }, { c: 2_091_640 }, { c: 0.5 }, { s0: 1 }, { s1: -0.1 }, { s2: '0' }, { s3: 0 }]) {
      expect([wrong, passes(rngSchema, { ...rng, ...wrong })]).toEqual([wrong, false])
    }
  })

  it('a config has its dice, and a seed of 1 to 200 characters', () => {
    const config = z.strictObject(configFields)
    expect(passes(config, { dice: 'manual' })).toBe(true)
    expect(passes(config, { dice: 'seeded', seed: 's'.repeat(200) })).toBe(true)
    for (const wrong of [{ dice: 'loaded' }, { seed: '' }, { seed: 's'.repeat(201) }]) {
      expect([wrong, passes(config, { dice: 'seeded', seed: 's', ...wrong })]).toEqual([wrong, false])
    }
  })

  it.each([
    ['state', z.strictObject(stateFields(base)), { ...common, rng: null }],
    ['view', z.strictObject(viewFields(base)), { ...common, seat: 'spectator', dice: 'manual' }],
  ] as const)('a %s has phase, turn, agenda and who has resigned', (_name, schema, right) => {
    expect(passes(schema, right)).toBe(true)
    const frame = { kind: 'react', waiting: ['axis'] }
    const rights = [
      { turn: 10_000 },
      { resigned: 'axis' },
      { agenda: [frame, { kind: 'react', waiting: ['referee'] }] },
    ]
    for (const one of [...rights, { agenda: new Array(100).fill(frame) }]) {
      expect([one, passes(schema, { ...right, ...one })]).toEqual([one, true])
    }
    const wrongs = [
      ...[{ phase: 'end' }, { turn: -1 }, { turn: 10_001 }, { resigned: 'referee' }, { more: 1 }],
      ...[{ agenda: new Array(101).fill(frame) }, { agenda: [{ kind: 'ask', waiting: ['axis'] }] }],
      ...[{ agenda: [{ kind: 'react', waiting: [] }] }, { agenda: [{ kind: 'react', waiting: ['nobody'] }] }],
      ...[{ agenda: [{ kind: 'react', waiting: ['axis', 'allies', 'referee'] }] }, { rng: 0 }, { seat: 'nobody' }],
    ]
    for (const wrong of wrongs) expect([wrong, passes(schema, { ...right, ...wrong })]).toEqual([wrong, false])
  })

  it('a game that asks nothing has no frames', () => {
    const silent = z.strictObject(stateFields({ ...base, frames: [] }))
    expect(passes(silent, { ...common, rng: null })).toBe(true)
    expect(passes(silent, { ...common, rng: null, agenda: [{ kind: 'react', waiting: ['axis'] }] })).toBe(false)
  })
})
