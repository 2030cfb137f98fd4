import type { Ruleset } from 'wingover'
import * as z from 'zod/mini'

/** What there is a JSON Schema of. */
export const SCHEMA_KINDS = ['config', 'action', 'state', 'event', 'view', 'record'] as const

/** One of them. */
export type SchemaKind = (typeof SCHEMA_KINDS)[number]

/** The JSON Schema (draft 2020-12) of one thing of a game. Well-formed is not yet legal: the rules decide that. */
export const jsonSchema = (ruleset: Ruleset, kind: SchemaKind): object => ({
  title: `${ruleset.info.id} ${kind}, revision ${ruleset.info.revision}`,
  ...z.toJSONSchema(schemaOf(ruleset, kind)),
})

/** All of a game. */
export const jsonSchemas = (ruleset: Ruleset): Readonly<Record<SchemaKind, object>> =>
  Object.fromEntries(SCHEMA_KINDS.map((kind) => [kind, jsonSchema(ruleset, kind)])) as Record<SchemaKind, object>

function schemaOf(ruleset: Ruleset, kind: SchemaKind): z.core.$ZodType {
  if (kind === 'event') return eventSchema(ruleset)
  return kind === 'record' ? recordSchema(ruleset) : ruleset.schemas[kind]
}

/**
 * What every event of a game has. Its other fields are ids, scalars, and lists or small objects of them: an event goes
 * out only, so no gate describes them; the game's documented event types do.
 */
const eventSchema = ({ info }: Ruleset): z.core.$ZodType =>
  z.looseObject({
    type: z.string().check(z.regex(/^[a-z][A-Za-z]*$/)),
    rule: z.enum(Object.keys(info.rules)),
    audience: z.union([z.literal('all'), z.array(z.enum([...info.seats, 'referee']))]),
  })

const recordSchema = ({ info, schemas }: Ruleset): z.core.$ZodType =>
  z.strictObject({
    format: z.literal(1),
    ruleset: z.literal(info.id),
    revision: z.int(),
    config: schemas.config,
    actions: z.array(schemas.action).check(z.maxLength(100_000)),
    hashes: z.array(z.string().check(z.regex(/^[0-9a-f]{8}$/))),
  })
