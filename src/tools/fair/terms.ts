/** What both players agree on before the first order: the game, and the tips of their chains. */
import * as z from 'zod/mini'
import { type Digest, digest } from '../../core/digest.js'
import { gate } from '../../core/gate.js'
import { canonical } from '../../core/json.js'
import { LIMITS } from '../../core/limits.js'
import { peek } from '../../core/peek.js'
import type { Game, Ruleset } from '../../core/ruleset.js'
import type { Parsed } from '../../core/violation.js'
import { no } from './refusals.js'

/** The terms of a match. Their digest is the match: no order, link or head of another fits. */
export interface Terms<G extends Game = Game> {
  readonly format: 1
  readonly ruleset: string
  readonly revision: number
  /** With `dice: 'manual'` and every default written out. */
  readonly config: G['Config']
  /** The last link of each seat's chain, by seat. */
  readonly tips: Readonly<Record<string, Digest>>
}

/** How many actions of a match can call for dice: so long is a chain. */
export const LINKS = 5_000

/** The part of the platform's `crypto` that is used. */
interface Platform {
  readonly crypto?: { getRandomValues(bytes: Uint8Array<ArrayBuffer>): Uint8Array }
}

/** A new secret, 32 bytes from the platform's cryptographic generator. One for each match, never two for one. */
export function newSecret(): string {
  const { crypto } = globalThis as Platform
  if (crypto === undefined) throw new TypeError('newSecret: this platform has no `crypto`, and nothing else is safe')
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The link before another. The seat is part of it, so that a chain cannot be passed off as another seat's. */
export const linkBefore = (seat: string, link: Digest): Digest => digest('wingover fair 1, link', seat, link)

/** A seat's chain from its tip to its root: each link is the digest of the one after it. */
export function chainOf(secret: string, seat: string): readonly Digest[] {
  const links = [digest('wingover fair 1, root', secret, seat)]
  for (let i = 0; i < LINKS; i++) links.push(linkBefore(seat, links[i] as Digest))
  return links.reverse()
}

/** What a player tells the other before the match: nothing of the chain can be read off its tip. */
export const tipOf = (secret: string, seat: string): Digest => chainOf(secret, seat)[0] as Digest

/** The terms of a match of this config between seats with these tips. */
export const termsOf = <G extends Game>(
  { info, complete }: Ruleset<G>,
  config: G['Config'],
  tips: Readonly<Record<string, Digest>>,
): Terms<G> => {
  const { seed: _seed, ...rest } = config
  return {
    format: 1,
    ruleset: info.id,
    revision: info.revision,
    config: complete({ ...rest, dice: 'manual' } as G['Config']),
    tips,
  }
}

/** The name of a match. */
export const matchOf = <G extends Game>({ ruleset, revision, config, tips }: Terms<G>): Digest =>
  digest('wingover fair 1, match', ruleset, `${revision}`, canonical(config), canonical(tips))

const HEX = /^[0-9a-f]{64}$/

const shapeOf = /* @__PURE__ */ (() =>
  gate<object>(
    z.strictObject({
      format: z.literal(1),
      ruleset: z.string(),
      revision: z.int(),
      config: z.unknown(),
      tips: z.record(z.string(), z.string().check(z.regex(HEX))),
    }),
    LIMITS.config,
  ))()

/** From unknown JSON to the terms of a match of this ruleset. */
export function parseTerms<G extends Game>(ruleset: Ruleset<G>, json: unknown): Parsed<Terms<G>> {
  const parsed = shapeOf(json)
  if (!parsed.ok) return parsed
  const terms = parsed.value as Terms<G>
  const { id, revision, seats } = ruleset.info
  if (terms.ruleset !== id || terms.revision !== revision) {
    return refused(
      no('FAIR-TERMS', 'other-rules', {
        ruleset: terms.ruleset,
        revision: terms.revision,
        expected: `${id} ${revision}`,
      }),
    )
  }
  if (seats.length !== 2) return refused(no('FAIR-TERMS', 'two-seats', { seats: seats.length }))
  const tips = seats.map((seat) => terms.tips[seat])
  if (Object.keys(terms.tips).length !== 2 || tips.includes(undefined)) return refused(no('FAIR-TERMS', 'tip-missing'))
  if (tips[0] === tips[1]) return refused(no('FAIR-TERMS', 'tip-copied'))
  if (peek(terms.config, 'dice') !== 'manual') return refused(no('FAIR-TERMS', 'own-dice'))
  const config = ruleset.parse.config(terms.config)
  return config.ok ? { ok: true, value: { ...terms, config: config.value } } : config
}

const refused = (violation: ReturnType<typeof no>) => ({ ok: false, violations: [violation] }) as const
