import { byId, gate, idSchema, LIMITS, listOf, whole } from 'wingover'
import * as z from 'zod/mini'

/** What one request may ask for at most. */
export const MOST = { actions: 100_000, playouts: 1_000, steps: 100_000, budget: 10_000 } as const

const game = idSchema
const name = z.string().check(z.minLength(1), z.maxLength(64))
/** Who plays a seat: a bot by name, a module, or a program with all that follows it. */
const player = z.string().check(z.minLength(1), z.maxLength(400))
const seed = z.string().check(z.minLength(1), z.maxLength(200))
const json = z.record(z.string(), z.unknown())
const action = z.union([json, z.string().check(z.maxLength(10_000))])

/** What several requests are made of. */
export const PARTS = { game, name, seed, json, action } as const

/** The shape of a request: what is asked, an id of the client's choice, and fields. */
export const request = <T extends string, F extends z.core.$ZodShape>(what: T, fields: F) =>
  z.strictObject({ do: z.literal(what), id: z.optional(z.union([z.string(), z.number(), z.null()])), ...fields })

/** The fields of a new game. */
export const newFields = {
  ruleset: name,
  scenario: z.optional(name),
  config: z.optional(json),
  options: z.optional(json),
  seed: z.optional(seed),
  seat: z.optional(name),
  players: z.optional(byId(player, 16)),
  budget: z.optional(whole(1, MOST.budget)),
}

/** How games are played out. */
export const playoutFields = {
  game,
  bot: z.optional(name),
  budget: z.optional(whole(1, MOST.budget)),
  count: z.optional(whole(1, MOST.playouts)),
  steps: z.optional(whole(1, MOST.steps)),
  seed: z.optional(seed),
}

/** The fields of a request to take up a record. */
export const loadFields = {
  record: z.unknown(),
  players: z.optional(byId(player, 16)),
  budget: z.optional(whole(1, MOST.budget)),
}

/** The fields of the first request. */
export const helloFields = { schemas: z.optional(listOf(name, 16)), protocol: z.optional(whole(1, 1_000)) }

/** Every request of version 1. */
const requestSchema = z.discriminatedUnion('do', [
  request('hello', helloFields),
  request('new', newFields),
  request('view', { game, seat: z.optional(name) }),
  request('state', { game }),
  request('legal', { game, seat: z.optional(name), words: z.optional(z.boolean()) }),
  request('check', { game, action }),
  request('act', { game, action, words: z.optional(z.boolean()) }),
  request('advance', { game, words: z.optional(z.boolean()) }),
  request('events', { game, since: z.optional(whole(0, MOST.actions)), words: z.optional(z.boolean()) }),
  request('fork', { game, seed: z.optional(seed) }),
  request('playout', playoutFields),
  request('save', { game }),
  request('load', loadFields),
  request('close', { game }),
])

/** A request, well-formed. */
export type Request = z.infer<typeof requestSchema>

/** One kind of request. */
export type Asked<T extends Request['do']> = Extract<Request, { readonly do: T }>

/** How large a request may be. Records, the largest part of any, have their own gate. */
export const LARGEST = { ...LIMITS.record, depth: 24 }

/** From a line's JSON to a request. */
export const readRequest = gate<Request>(requestSchema, LARGEST)
