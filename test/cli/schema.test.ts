import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type BaseEvent, type Ruleset, replay } from 'wingover'
import { rulesets } from 'wingover/registry'
import { fromJSONSchema } from 'zod'
import type { EventSchemas, Piece } from '../../src/cli/event-types.js'
import { jsonSchema, SCHEMA_KINDS, type SchemaKind } from '../../src/cli/schemas.js'
import { wingover } from './harness.js'

const games = Object.values(rulesets) as readonly object[] as readonly Ruleset[]

/** A validator made from the printed JSON Schema alone. */
const validator = (ruleset: Ruleset, kind: SchemaKind) =>
  fromJSONSchema(JSON.parse(JSON.stringify(jsonSchema(ruleset, kind))))

describe.each(games)('$info.id', (ruleset) => {
  const { info } = ruleset
  const path = `test/golden/${info.id}`
  const records = readdirSync(path).map((file) => JSON.parse(readFileSync(`${path}/${file}`, 'utf8')))
  const [record] = records
  const { steps } = replay(ruleset, record)
  const states = [steps[0], steps[steps.length >> 1], steps[steps.length - 1]].flatMap((step) =>
    step ? [step.state] : [],
  )

  const samples: Readonly<Record<SchemaKind, readonly object[]>> = {
    config: [record.config, ...info.scenarios.map(({ config }) => config)],
    action: [...record.actions.slice(0, 60), { type: 'resign', seat: info.seats[0] }],
    state: states,
    view: states.map((state) => ruleset.view(state, 'spectator')),
    event: eventsIn(steps),
    record: [{ ...record, actions: record.actions.slice(0, 10) }, record],
  }

  test.each(SCHEMA_KINDS)('the JSON Schema of %s takes what the game takes and gives, and nothing spoiled', (kind) => {
    const schema = validator(ruleset, kind)
    const [first] = samples[kind]
    for (const sample of samples[kind]) {
      const { success, error } = schema.safeParse(JSON.parse(JSON.stringify(sample)))
      if (!success) expect([error?.issues, sample]).toEqual([])
    }
    for (const bad of [null, 1, 'x', [], {}, ...spoiled(first as object)]) {
      if (schema.safeParse(bad).success) expect(bad).toBe('refused')
    }
  })

  test('the JSON Schema of events knows every type by all its fields', () => {
    const { anyOf, $defs } = jsonSchema(ruleset, 'event') as EventSchemas
    const types = anyOf.map(typeIn)
    const schemas = new Map(anyOf.map((piece, i) => [types[i], fromJSONSchema({ ...piece, $defs } as never)]))
    const events = records.flatMap((each) => eventsIn(replay(ruleset, each).steps))
    expect(new Set(types).size).toBe(types.length)
    for (const event of JSON.parse(JSON.stringify(events)) as readonly BaseEvent[]) {
      const schema = schemas.get(event.type)
      if (schema?.safeParse(event).success !== true) expect(event).toBe('known')
      if (schema?.safeParse({ ...event, strange: 1 }).success) expect(event).toBe('closed')
    }
    for (const [type, event] of new Map(events.map((each) => [each.type, each])))
      for (const bad of spoiled(event)) if (schemas.get(type)?.safeParse(bad).success) expect(bad).toBe('refused')
  })
})

const eventsIn = (steps: readonly { readonly events: readonly unknown[] }[]): readonly BaseEvent[] =>
  steps.flatMap(({ events }) => events as readonly BaseEvent[])

const typeIn = (piece: Piece): string => (piece.properties as { readonly type: { readonly const: string } }).type.const

/** Every field holds something else in turn. */
const spoiled = (sample: object): readonly object[] =>
  Object.keys(sample).map((field) => ({ ...sample, [field]: { strange: [] } }))

describe('wingover schema', () => {
  test('prints one, or all by name', async () => {
    const one = JSON.parse((await wingover(['schema', 'spitting-fire', 'action'])).out)
    const all = JSON.parse((await wingover(['schema', 'spitting-fire'])).out)
    expect(one.$schema).toContain('2020-12')
    expect(Object.keys(all)).toEqual([...SCHEMA_KINDS])
    expect(all.action).toEqual(one)
  })

  test('are what a server tells in its hello', async () => {
    const input = '{"id":1,"do":"hello","schemas":["spitting-fire"]}\n'
    const [all, { out }] = [await wingover(['schema', 'spitting-fire']), await wingover(['serve'], { input })]
    expect(JSON.parse(out).schemas).toEqual({ 'spitting-fire': JSON.parse(all.out) })
  })
})
