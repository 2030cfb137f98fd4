/** What the two sides write, one entry after another; both hold the head of the list. */
import * as z from 'zod/mini'
import { type Digest, digest } from '../../core/digest.js'
import { gate } from '../../core/gate.js'
import { canonical } from '../../core/json.js'
import type { ActionOf, EventOf, Game } from '../../core/ruleset.js'
import type { Parsed } from '../../core/violation.js'

/** An order for all to see, without dice. */
export interface Play<G extends Game> {
  readonly kind: 'play'
  readonly action: ActionOf<G>
}

/** An order that is given and not yet known: what others are told of it, and a commitment that only this order opens. */
export interface Seal<G extends Game> {
  readonly kind: 'seal'
  readonly seat: string
  readonly commitment: Digest
  readonly told: readonly EventOf<G>[]
}

/** A sealed order is shown: the one of the entry `at`. */
export interface Open<G extends Game> {
  readonly kind: 'open'
  readonly seat: string
  readonly at: number
  readonly salt: string
  readonly action: ActionOf<G>
}

/** Nothing of this seat's closed orders shows in what has just been played. */
export interface Pass {
  readonly kind: 'pass'
  readonly seat: string
}

/** The next link of a seat's chain, for the dice that the last order calls for. */
export interface Link {
  readonly kind: 'link'
  readonly seat: string
  readonly link: Digest
}

/** This seat owes an entry and has not written it in the time agreed on: it loses. */
export interface Abort {
  readonly kind: 'abort'
  readonly seat: string
}

/** One entry of a match. */
export type Entry<G extends Game = Game> = Play<G> | Seal<G> | Open<G> | Pass | Link | Abort

/** The head after an entry. */
export const headAfter = (head: Digest, entry: Entry): Digest =>
  digest('wingover fair 1, entry', head, canonical(entry))

/** Where an order stands: in which match, of which seat, in which turn, as which entry. */
export interface Place {
  readonly match: Digest
  readonly seat: string
  readonly turn: number
  readonly at: number
}

/** The commitment to an order in its place. The salt keeps it from being guessed. */
export const commitmentOf = ({ match, seat, turn, at }: Place, salt: string, action: object): Digest =>
  digest('wingover fair 1, order', match, seat, `${turn}`, `${at}`, salt, canonical(action))

const shapeOf = /* @__PURE__ */ (() => {
  const seat = z.string().check(z.maxLength(40))
  const hex = z.string().check(z.regex(/^[0-9a-f]{64}$/))
  const action = z.looseObject({ type: z.string(), seat })
  const schema = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('play'), action }),
    z.strictObject({
      kind: z.literal('seal'),
      seat,
      commitment: hex,
      told: z.array(z.looseObject({ type: z.string() })).check(z.maxLength(100)),
    }),
    z.strictObject({ kind: z.literal('open'), seat, at: z.int(), salt: hex, action }),
    z.strictObject({ kind: z.literal('pass'), seat }),
    z.strictObject({ kind: z.literal('link'), seat, link: hex }),
    z.strictObject({ kind: z.literal('abort'), seat }),
  ])
  return gate<object>(schema, { depth: 12, values: 10_000, text: 400 })
})()

/** From unknown JSON to an entry. Whether it belongs here is for the match to say. */
export const parseEntry = <G extends Game>(json: unknown): Parsed<Entry<G>> => shapeOf(json) as Parsed<Entry<G>>
