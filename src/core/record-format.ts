/** What a record looks like, and the gate for one from outside. */
import * as z from 'zod/mini'
import type { Digest } from './digest.js'
import { type Gate, gate } from './gate.js'
import { LIMITS } from './limits.js'
import { refuseBook } from './messages.js'
import type { ActionOf, Game, Outcome, RuleOf, Ruleset } from './ruleset.js'
import type { Parsed } from './violation.js'

/** What every record has: enough to play the game again. */
export interface PlayedGame<G extends Game> {
  readonly ruleset: string
  readonly revision: number
  /** With every default written out. */
  readonly config: G['Config']
  readonly actions: readonly ActionOf<G>[]
}

/**
 * A game as it was played: enough to play it again, and to see that nothing of it was changed. It holds its secrets.
 *
 * Each head is a SHA-256 over the head before it and over action, events and state of its step, so the last one stands
 * for the whole game. The seal closes it with outcome and length. Whoever holds a seal knows of every record whether it is
 * of that very game; without one, a record only agrees with itself.
 */
export interface GameRecord<G extends Game = Game> extends PlayedGame<G> {
  readonly format: 2
  /** Of the set-up, then of each action. */
  readonly heads: readonly Digest[]
  /** How the game ended; null if it is unfinished. */
  readonly outcome: Outcome<G> | null
  readonly seal: Digest
}

/**
 * A record of the first format. It still reads, but its hashes cover states alone, four bytes each: a die that changed
 * nothing may have been altered.
 */
export interface FirstRecord<G extends Game = Game> extends PlayedGame<G> {
  readonly format: 1
  /** Four bytes a state: of the first, then of the one after each action. */
  readonly hashes: readonly string[]
}

/** A record of either format. */
export type AnyRecord<G extends Game = Game> = GameRecord<G> | FirstRecord<G>

const MOST_ACTIONS = 100_000

/** A list of this many texts at most. One complaint for all of them: what is wrong is told once. */
const texts = (form: RegExp, digits: number) =>
  z.custom<readonly string[]>(
    (value) =>
      Array.isArray(value) &&
      value.length <= MOST_ACTIONS + 1 &&
      value.every((text) => typeof text === 'string' && form.test(text)),
    `a list of at most ${MOST_ACTIONS + 1} texts of ${digits} hexadecimal digits`,
  )

/** Built in a call that bundlers may leave out: who only plays carries no gate for records. */
const gates: Readonly<Record<1 | 2, Gate<object>>> = /* @__PURE__ */ (() => {
  const played = {
    ruleset: z.string(),
    revision: z.int(),
    config: z.unknown(),
    actions: z.array(z.unknown()).check(z.maxLength(MOST_ACTIONS)),
  }
  const first = z.strictObject({ format: z.literal(1), ...played, hashes: texts(/^[0-9a-f]{8}$/, 8) })
  const second = z.strictObject({
    format: z.literal(2),
    ...played,
    heads: texts(/^[0-9a-f]{64}$/, 64),
    outcome: z.nullable(
      z.strictObject({ winner: z.string(), score: z.record(z.string(), z.number()), rule: z.string() }),
    ),
    seal: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  })
  return { 1: gate<object>(first, LIMITS.record), 2: gate<object>(second, LIMITS.record) }
})()

/** From unknown JSON to a record of this ruleset, of either format. Its actions are looked at when they are played. */
export function parseRecord<G extends Game>(ruleset: Ruleset<G>, json: unknown): Parsed<AnyRecord<G>, RuleOf<G>> {
  const parsed = gates[isFirst(json) ? 1 : 2](json)
  if (!parsed.ok) return parsed
  const record = parsed.value as AnyRecord<G>
  if (record.ruleset !== ruleset.info.id) {
    const facts = { ruleset: record.ruleset, expected: ruleset.info.id }
    return { ok: false, violations: [refuseBook('CORE-RECORD', 'other-ruleset', facts)] }
  }
  const config = ruleset.parse.config(record.config)
  return config.ok ? { ok: true, value: { ...record, config: config.value } } : config
}

function isFirst(json: unknown): boolean {
  try {
    return typeof json === 'object' && json !== null && Object.getOwnPropertyDescriptor(json, 'format')?.value === 1
  } catch {
    return false
  }
}
