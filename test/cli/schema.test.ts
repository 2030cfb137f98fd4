import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type BaseEvent, type Ruleset, replay } from 'wingover'
import { rulesets } from 'wingover/registry'
import { fromJSONSchema } from 'zod'
import { jsonSchema, SCHEMA_KINDS, type SchemaKind } from '../../src/cli/schemas.js'
import { wingover } from './harness.js'

const games = Object.values(rulesets) as readonly object[] as readonly Ruleset[]

/** A validator made from the printed JSON Schema alone. */
const validator = (ruleset: Ruleset, kind: SchemaKind) =>
  fromJSONSchema(JSON.parse(JSON.stringify(jsonSchema(ruleset, kind))))

describe.each(games)('$info.id', (ruleset) => {
  const { info } = ruleset
  const path = `test/golden/${info.id}`
  const record = JSON.parse(readFileSync(`${path}/${readdirSync(path)[0]}`, 'utf8'))
  const { steps } = replay(ruleset, record)
  const events = steps.flatMap((step) => step.events) as readonly BaseEvent[]
  const states = [steps[0], steps[steps.length >> 1], steps[steps.length - 1]].flatMap((step) =>
    step ? [step.state] : [],
  )

  const samples: Readonly<Record<SchemaKind, readonly object[]>> = {
    config: [record.config, ...info.scenarios.map(({ config }) => config)],
    action: [...record.actions.slice(0, 60), { type: 'resign', seat: info.seats[0] }],
    state: states,
    view: states.map((state) => ruleset.view(state, 'spectator')),
    event: events,
    record: [{ ...record, actions: record.actions.slice(0, 10) }, record],
  }

  test.each(SCHEMA_KINDS)('the JSON Schema of %s takes what the game takes and gives, and nothing spoiled', (kind) => {
    const schema = validator(ruleset, kind)
    const [first] = samples[kind]
    for (const sample of samples[kind]) {
      const { success, error } = schema.safeParse(JSON.parse(JSON.stringify(sample)))
      if (!success) expect([error?.issues, sample]).toEqual([])
    }
    for (const bad of [null, 1, 'x', [], {}, ...spoiled(kind, first as object)]) {
      if (schema.safeParse(bad).success) expect(bad).toBe('refused')
    }
  })
})

/** Every field that is not free holds something else in turn. */
function spoiled(kind: SchemaKind, sample: object): readonly object[] {
  const fields = kind === 'event' ? ['type', 'rule', 'audience'] : Object.keys(sample)
  return fields.map((field) => ({ ...sample, [field]: { strange: [] } }))
}

describe('wingover schema', () => {
  test('prints one, or all by name', async () => {
    const one = JSON.parse((await wingover(['schema', 'spitting-fire', 'action'])).out)
    const all = JSON.parse((await wingover(['schema', 'spitting-fire'])).out)
    expect(one.$schema).toContain('2020-12')
    expect(Object.keys(all)).toEqual([...SCHEMA_KINDS])
    expect(all.action).toEqual(one)
  })
})
