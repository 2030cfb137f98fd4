import * as z from 'zod/mini'
import { gate } from '../../core/gate.js'
import type { Parsed } from '../../core/violation.js'
import type { Job } from '../../tools/arena/index.js'

/** What is put on the queue: a game to play, and by which rules. */
export interface Assignment {
  readonly ruleset: string
  /** Of the ruleset: a worker with another must not play. */
  readonly revision: number
  readonly job: Job
}

const text = z.string().check(z.maxLength(400))

const jobSchema = z.strictObject({
  id: z.string().check(z.maxLength(2_000)),
  scenario: text,
  seed: text,
  players: z.record(text, text),
  budget: z.optional(z.int().check(z.minimum(1))),
  options: z.optional(z.record(text, z.unknown())),
  versions: z.optional(z.record(text, text)),
  limit: z.optional(z.number().check(z.positive())),
  luck: z.optional(z.boolean()),
})

/** From unknown JSON to what is to be played. Whoever can write to the queue can send anything. */
export const parseAssignment: (json: unknown) => Parsed<Assignment> = gate(
  z.strictObject({ ruleset: text, revision: z.int(), job: jobSchema }),
  { depth: 12, values: 10_000, text: 4_096 },
) as (json: unknown) => Parsed<Assignment>
