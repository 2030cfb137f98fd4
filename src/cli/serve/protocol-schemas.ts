import * as z from 'zod/mini'
import { answerSchemas, refusalSchema } from './answers.js'
import { REQUESTS } from './requests-2.js'

/** JSON Schemas (draft 2020-12) of version 2: of every request, of its answer, and of the answer to what is refused. */
export const protocolSchemas = (): object => ({
  protocol: 2,
  requests: each(Object.entries(REQUESTS), 'input'),
  answers: each([...answerSchemas], 'output'),
  refusal: z.toJSONSchema(refusalSchema),
})

const each = (schemas: readonly (readonly [string, z.core.$ZodType])[], io: 'input' | 'output'): object =>
  Object.fromEntries(schemas.map(([what, schema]) => [what, { title: what, ...z.toJSONSchema(schema, { io }) }]))
