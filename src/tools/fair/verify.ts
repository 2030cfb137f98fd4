/** Was a match played fairly? Nothing is needed but its transcript. */
import * as z from 'zod/mini'
import type { Digest } from '../../core/digest.js'
import { gate } from '../../core/gate.js'
import { LIMITS } from '../../core/limits.js'
import { recordGame } from '../../core/record.js'
import type { GameRecord } from '../../core/record-format.js'
import type { ActionOf, Game, Outcome, Ruleset } from '../../core/ruleset.js'
import type { Violation } from '../../core/violation.js'
import type { Entry } from './entries.js'
import { actionsOf, append, beginMatch, dueOf, endOf, type Left, type Match } from './match.js'
import type { Terms } from './terms.js'

/** A match written down: its terms and its entries. It holds no secret that is not open. */
export interface FairTranscript<G extends Game = Game> {
  readonly terms: Terms<G>
  readonly entries: readonly Entry<G>[]
}

/** The transcript of a match. */
export const transcriptOf = <G extends Game>({ terms, entries }: Match<G>): FairTranscript<G> => ({ terms, entries })

/** What is found of a match. Compare `head` with the one you hold: it stands for every entry. */
export type FairVerdict<G extends Game = Game> =
  | { readonly verdict: 'fair'; readonly head: Digest; readonly outcome: Outcome<G>; readonly record: GameRecord<G> }
  | { readonly verdict: 'left'; readonly head: Digest; readonly outcome: Left }
  | { readonly verdict: 'unfinished'; readonly head: Digest; readonly waiting: string }
  | { readonly verdict: 'unfair'; readonly at: number; readonly violations: readonly Violation[] }

/** A transcript may come from anyone: terms and entries are looked at one by one as they are played. */
const shapeOf = /* @__PURE__ */ (() =>
  gate(z.looseObject({ terms: z.unknown(), entries: z.array(z.unknown()) }), LIMITS.record))()

/** Plays a match again, entry by entry, and says what comes of it; `at` is the first entry that does not belong there. */
export function verifyMatch<G extends Game>(ruleset: Ruleset<G>, transcript: FairTranscript<G>): FairVerdict<G> {
  const read = shapeOf(transcript)
  if (!read.ok) return { verdict: 'unfair', at: -1, violations: read.violations }
  const { terms, entries } = read.value as unknown as FairTranscript<G>
  const begun = beginMatch(ruleset, terms)
  if (!begun.ok) return { verdict: 'unfair', at: -1, violations: begun.violations }
  let match = begun.value
  for (const [at, entry] of entries.entries()) {
    const next = append(ruleset, match, entry)
    if (!next.ok) return { verdict: 'unfair', at, violations: next.violations }
    match = next.value
  }
  return conclusion(ruleset, match)
}

function conclusion<G extends Game>(ruleset: Ruleset<G>, match: Match<G>): FairVerdict<G> {
  const { head, terms } = match
  const end = endOf(ruleset, match)
  if (end === undefined) return { verdict: 'unfinished', head, waiting: dueOf(ruleset, match).seat ?? 'nobody' }
  if ('left' in end) return { verdict: 'left', head, outcome: end }
  const record = recordGame(ruleset, terms.config, actionsOf(match) as readonly ActionOf<G>[])
  if (!record.ok) return { verdict: 'unfair', at: match.entries.length, violations: record.violations }
  return { verdict: 'fair', head, outcome: end, record: record.value }
}
