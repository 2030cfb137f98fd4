/** What a table has done, as it is kept: one entry a change, so that a file can grow line by line. */
import * as z from 'zod/mini'
import { type Gate, gate, idSchema, listOf } from '../../core/gate.js'
import { LIMITS } from '../../core/limits.js'
import type { ActionOf, Game } from '../../core/ruleset.js'
import { type ClockTerms, clockSchema } from './clock.js'

/** An order was played, and what the referee had to do after it, each with the dice that fell. */
export interface Acted<G extends Game = Game> {
  readonly kind: 'acted'
  /** Who ordered; the referee for what opens a game and for dice it was given later. */
  readonly seat: string
  readonly id?: string
  readonly actions: readonly ActionOf<G>[]
  /** What the clocks then showed, by seat. */
  readonly left?: Readonly<Record<string, number>>
  /** The order is to resign, and the clock gave it. */
  readonly flag?: true
}

/** A step was taken back: by its seat alone, with what others did unseen kept; or all since, because all agreed. */
export interface Undone {
  readonly kind: 'undone'
  /** Whose step it was. */
  readonly seat: string
  readonly id?: string
  /** The last to agree, if others were asked. */
  readonly agreed?: string
}

/** Somebody asks to take back a step, or is refused it. Consent of the last one asked is an {@link Undone}. */
export interface Spoken {
  readonly kind: 'asked' | 'granted' | 'denied'
  readonly seat: string
  readonly id?: string
}

/** One change of a table. It holds secrets: it is for the host's own disk. */
export type Entry<G extends Game = Game> = Acted<G> | Undone | Spoken

/** A table, saved. It holds every secret of the game. */
export interface SavedTable<G extends Game = Game> {
  readonly format: 1
  readonly ruleset: string
  readonly revision: number
  readonly config: G['Config']
  readonly clock?: ClockTerms
  readonly entries: readonly Entry<G>[]
}

/** Who did it. */
export const authorOf = (entry: Entry): string => (entry.kind === 'undone' && entry.agreed) || entry.seat

/** No game has more entries than this, as no record has more actions. */
export const MOST_ENTRIES = 100_000

const id = /^[\w-]{1,64}$/

/** Is it the id of an act? */
export const isId = (value: unknown): value is string => typeof value === 'string' && id.test(value)

/** The gate for a saved table. Its config and actions are looked at when they are played. */
export const savedGate: Gate<object> = /* @__PURE__ */ (() => {
  const own = { seat: idSchema, id: z.optional(z.string().check(z.regex(id))) }
  const time = z.number().check(z.minimum(-1e12), z.maximum(1e12))
  const acted = z.strictObject({
    kind: z.literal('acted'),
    ...own,
    actions: listOf(z.unknown(), 10_000),
    left: z.optional(z.record(idSchema, time)),
    flag: z.optional(z.literal(true)),
  })
  const undone = z.strictObject({ kind: z.literal('undone'), ...own, agreed: z.optional(idSchema) })
  const spoken = z.strictObject({ kind: z.enum(['asked', 'granted', 'denied']), ...own })
  const saved = z.strictObject({
    format: z.literal(1),
    ruleset: z.string(),
    revision: z.int(),
    config: z.unknown(),
    clock: clockSchema,
    entries: listOf(z.union([acted, undone, spoken]), MOST_ENTRIES),
  })
  return gate<object>(saved, LIMITS.record)
})()
