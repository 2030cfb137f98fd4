import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type EventSchemas, eventSchemasIn } from '../../src/cli/event-types.js'

const root = mkdtempSync(join(tmpdir(), 'wingover-'))
afterAll(() => rmSync(root, { recursive: true }))

/** What is read off a game whose only file says this. */
function schemasOf(source: string): EventSchemas {
  mkdirSync(join(root, 'src/rulesets/example'), { recursive: true })
  writeFileSync(join(root, 'src/rulesets/example/index.ts'), source)
  return eventSchemasIn(root).example as EventSchemas
}

test('every kind of field becomes what JSON has of it', () => {
  const { anyOf, $defs } = schemasOf(`
    /** Where. */
    interface Place { readonly q: number; r?: number }
    type Side = 'b' | 'a'
    export type GameEvent =
      | {
          to: Place; type: 'moved'; by: Side; sure: boolean; rare: true
          /** How far. */
          steps: 10 | 9 | null
        }
      | { type: 'told'; names: readonly string[]; pair: [Side, number]; score: Record<string, number>; audience: 'all' }
  `)
  expect(anyOf).toEqual([
    {
      type: 'object',
      properties: {
        type: { const: 'moved' },
        to: { $ref: '#/$defs/Place' },
        by: { $ref: '#/$defs/Side' },
        sure: { type: 'boolean' },
        rare: { const: true },
        steps: { description: 'How far.', anyOf: [{ enum: [9, 10] }, { type: 'null' }] },
      },
      required: ['type', 'to', 'by', 'sure', 'rare', 'steps'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        type: { const: 'told' },
        audience: { $ref: '#/$defs/Audience' },
        names: { type: 'array', items: { type: 'string' } },
        pair: {
          type: 'array',
          prefixItems: [{ $ref: '#/$defs/Side' }, { type: 'number' }],
          items: false,
          minItems: 2,
        },
        score: { type: 'object', additionalProperties: { type: 'number' } },
      },
      required: ['type', 'audience', 'names', 'pair', 'score'],
      additionalProperties: false,
    },
  ])
  expect($defs).toEqual({
    Place: {
      description: 'Where.',
      type: 'object',
      properties: { q: { type: 'number' }, r: { type: 'number' } },
      required: ['q'],
      additionalProperties: false,
    },
    Side: { enum: ['a', 'b'] },
  })
})

test('two types of one name are not mixed up', () => {
  const { anyOf, $defs } = schemasOf(`
    interface Box<T> { readonly of: T }
    export type GameEvent = { type: 'a'; box: Box<string> } | { type: 'b'; box: Box<number> }
  `)
  expect(anyOf.map(({ properties }) => (properties as { box: object }).box)).toEqual([
    { $ref: '#/$defs/Box' },
    expect.objectContaining({ properties: { of: { type: 'number' } } }),
  ])
  expect(Object.keys($defs)).toEqual(['Box'])
})

test('what is no JSON, or no game, is named', () => {
  expect(() => schemasOf("export type GameEvent = { type: 'a'; when: symbol }")).toThrow('no JSON: symbol')
  expect(() => schemasOf('export type Other = string')).toThrow('exports no GameEvent')
})
