import type { Ruleset } from 'wingover'
import * as z from 'zod/mini'
import { EVENTS_FILE, eventSchemasIn } from './event-types.js'
import { sourceFacts } from './source-facts.js'

/** What there is a JSON Schema of. */
export const SCHEMA_KINDS = ['config', 'action', 'state', 'event', 'view', 'record'] as const

/** One of them. */
export type SchemaKind = (typeof SCHEMA_KINDS)[number]

/** The JSON Schema (draft 2020-12) of one thing of a game. Well-formed is not yet legal: the rules decide that. */
export const jsonSchema = (ruleset: Ruleset, kind: SchemaKind): object => ({
  title: `${ruleset.info.id} ${kind}, revision ${ruleset.info.revision}`,
  ...(kind === 'event' ? eventSchema(ruleset) : z.toJSONSchema(gateOf(ruleset, kind))),
})

/** All of a game. */
export const jsonSchemas = (ruleset: Ruleset): Readonly<Record<SchemaKind, object>> =>
  Object.fromEntries(SCHEMA_KINDS.map((kind) => [kind, jsonSchema(ruleset, kind)])) as Record<SchemaKind, object>

const gateOf = (ruleset: Ruleset, kind: Exclude<SchemaKind, 'event'>): z.core.$ZodType =>
  kind === 'record' ? recordSchema(ruleset) : ruleset.schemas[kind]

/** Events go out only, so no gate describes them; their types do. */
function eventSchema({ info }: Ruleset): object {
  const events = eventSchemas()[info.id]
  if (events === undefined) throw new Error(`no event types of ${info.id}`)
  return { $schema: DRAFT, anyOf: events.anyOf, $defs: { Audience: audienceOf(info.seats), ...events.$defs } }
}

const DRAFT = 'https://json-schema.org/draft/2020-12/schema'

const audienceOf = (seats: readonly string[]): object => ({
  description: 'Who is told: everybody, or those listed.',
  anyOf: [{ const: 'all' }, { type: 'array', items: { enum: [...seats, 'referee'] } }],
})

const eventSchemas = sourceFacts(EVENTS_FILE, eventSchemasIn)

/** A SHA-256. */
const head = z.string().check(z.regex(/^[0-9a-f]{64}$/))

const recordSchema = ({ info, schemas }: Ruleset): z.core.$ZodType =>
  z.strictObject({
    format: z.literal(2),
    ruleset: z.literal(info.id),
    revision: z.int(),
    config: schemas.config,
    actions: z.array(schemas.action).check(z.maxLength(100_000)),
    heads: z.array(head).check(z.maxLength(100_001)),
    outcome: z.nullable(
      z.strictObject({
        winner: z.enum([...info.seats, 'draw']),
        score: z.record(z.string(), z.number()),
        rule: z.string(),
      }),
    ),
    seal: head,
  })
