/** The shape of a result, for those that come from outside. */
import * as z from 'zod/mini'
import { gate } from '../../core/gate.js'
import { type AnyRecord, parseRecord } from '../../core/record-format.js'
import type { Game, Ruleset } from '../../core/ruleset.js'
import type { Parsed, Violation } from '../../core/violation.js'
import { type GameResult, LONGEST_REASON } from './game.js'

/** A name, an id, a seed. */
export const text = z.string().check(z.maxLength(400))

const bySeat = <T extends z.ZodMiniType>(value: T) => z.record(text, value)

const luckSchema = z.strictObject({ seat: text, gain: z.number(), rolls: z.int(), skipped: z.int() })

const forfeitSchema = z.strictObject({
  player: text,
  kind: z.enum(['threw', 'illegal', 'stalled', 'broke']),
  reason: z.string().check(z.maxLength(LONGEST_REASON)),
})

/** One result. */
export const gameSchema = z.strictObject({
  id: text,
  players: bySeat(text),
  versions: z.optional(bySeat(text)),
  budget: z.int(),
  limit: z.optional(z.number()),
  scenario: text,
  winner: text,
  rule: text,
  score: bySeat(z.number()),
  actions: z.int(),
  forfeit: z.optional(forfeitSchema),
  resigned: z.optional(text),
  luck: z.optional(z.array(luckSchema).check(z.maxLength(16))),
  record: z.custom<AnyRecord>((value) => typeof value === 'object' && value !== null),
})

const shapeOf = gate(gameSchema, { depth: 24, values: 5_000_000, text: 4_096 })

/**
 * From unknown JSON to a result of this ruleset, or everything that is wrong with it, by field: shape and record. The
 * record is not played; `verifyResult` does that.
 */
export function parseResult<G extends Game>(ruleset: Ruleset<G>, json: unknown): Parsed<GameResult> {
  const parsed = shapeOf(json)
  if (!parsed.ok) return parsed
  const violations = recordFlaws(ruleset, parsed.value, 'record')
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: parsed.value as GameResult }
}

/** What keeps the record of a result from being one; `at` says where it stands. */
export function recordFlaws<G extends Game>(
  ruleset: Ruleset<G>,
  game: { readonly record: unknown },
  at: string,
): readonly Violation[] {
  const parsed = parseRecord(ruleset, game.record)
  return parsed.ok ? [] : parsed.violations.map((wrong) => ({ ...wrong, facts: { ...wrong.facts, record: at } }))
}
