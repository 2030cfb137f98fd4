import * as z from 'zod/mini'
import type { RuleBook } from './book.js'

const texts = z.array(z.string())

const rule = z.strictObject({
  id: z.string(),
  title: z.string(),
  source: z.string(),
  status: z.enum(['book', 'ruling', 'house']),
  section: z.string(),
  summary: z.string(),
  question: z.optional(z.string()),
  readings: z.optional(texts),
  choice: z.optional(z.int().check(z.minimum(0))),
  reason: z.optional(z.string()),
  option: z.optional(z.string()),
  noSwitch: z.optional(z.string()),
  silent: z.optional(z.string()),
  codes: z.array(z.strictObject({ code: z.string(), message: z.string() })),
  terms: texts,
  links: z.strictObject({ page: z.string(), code: texts, tests: texts }),
})

/** The shape of a rule book: `z.toJSONSchema(ruleBookSchema)` is `wingover/rules.schema.json`. */
export const ruleBookSchema: z.ZodMiniType<RuleBook> = z.strictObject({
  format: z.literal(1),
  game: z.string(),
  title: z.string(),
  revision: z.int(),
  sections: z.array(z.strictObject({ id: z.string(), title: z.string(), rules: texts })),
  rules: z.array(rule),
  options: z.array(z.strictObject({ name: z.string(), rule: z.string(), values: z.array(z.unknown()) })),
  synonyms: z.array(texts),
})
