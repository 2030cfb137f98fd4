/** What goes between a table and those who sit at it, whatever carries it. */
import * as z from 'zod/mini'
import { type Gate, gate } from '../../core/gate.js'
import { LIMITS } from '../../core/limits.js'
import type { Game } from '../../core/ruleset.js'
import type { Answer } from './news.js'
import type { PackedNews } from './pack.js'
import type { Table } from './table.js'

const VERBS = ['act', 'roll', 'undo', 'ask', 'grant', 'deny', 'resign', 'since'] as const

/** A request to the table. `ask` asks the others to take back a step; `since` asks for news and changes nothing. */
export interface Request {
  readonly verb: (typeof VERBS)[number]
  readonly id: string
  /** What the sender has been told so far. */
  readonly step: number
  /** The order of an `act`, the dice of a `roll`. */
  readonly json?: unknown
}

/** The gate for a request. What it orders is looked at by the table. */
export const requestGate: Gate<Request> = gate<Request>(
  z.strictObject({
    verb: z.enum(VERBS),
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    step: z.int().check(z.minimum(0)),
    json: z.optional(z.unknown()),
  }),
  { ...LIMITS.action, depth: LIMITS.action.depth + 1 },
)

/** What a table sends: news for a seat, the answer to a request of that seat, and who is connected. */
export type Message<G extends Game = Game> =
  | { readonly news: PackedNews<G> }
  | { readonly answer: Answer<G>; readonly id: string }
  | { readonly here: readonly string[] }

/** Does what a request asks for. */
export function obey<G extends Game>(table: Table<G>, seat: string, { verb, id, step, json }: Request): Answer<G> {
  if (verb === 'act') return table.act(seat, json, { id, step })
  if (verb === 'roll') return table.roll(seat, json, { id })
  if (verb === 'undo') return table.undo(seat, { id })
  if (verb === 'ask') return table.undo(seat, { id, ask: true })
  if (verb === 'since') return { ok: true, step }
  return table[verb](seat, { id })
}
