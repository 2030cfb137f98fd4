import * as z from 'zod/mini'
import { answerSchemas, refusalSchema } from './answers.js'
import { REQUESTS } from './requests-2.js'

/** JSON Schemas (draft 2020-12) of version 2: of every request, of its answer, and of the answer to what is refused. */
export const protocolSchemas = (): object => ({
  protocol: 2,
  requests: each(REQUESTS, 'input'),
  answers: each(answerSchemas, 'output'),
  refusal: z.toJSONSchema(refusalSchema),
})

const each = (schemas: Readonly<Record<string, z.core.$ZodType>>, io: 'input' | 'output'): object =>
  Object.fromEntries(
    Object.entries(schemas).map(([what, schema]) => [what, { title: what, ...z.toJSONSchema(schema, { io }) }]),
  )
