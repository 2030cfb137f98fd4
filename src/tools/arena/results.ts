/** The results of a tournament as one JSON file that can be added to and taken up again. */
import * as z from 'zod/mini'
import { gate } from '../../core/gate.js'
import { canonical } from '../../core/json.js'
import { refusals } from '../../core/refusal.js'
import type { Game, Ruleset } from '../../core/ruleset.js'
import type { Parsed, Violation } from '../../core/violation.js'
import type { GameResult } from './game.js'
import { gameSchema, recordFlaws, text } from './result-format.js'
import { type Job, schedule, type Tournament } from './schedule.js'

const no = refusals<'CORE-RECORD'>()({
  'too-many-games': 'A tournament of {games} games is larger than {limit}.',
  'unknown-game': '{game} is not in the schedule, or is there twice.',
  'other-tournament': '{field} is {have}, not {expected}.',
})

/** What a results file holds. */
export interface Results {
  readonly format: 2
  /** Of the ruleset, when the games were played. */
  readonly revision: number
  readonly tournament: Tournament
  readonly games: readonly GameResult[]
}

/** Results without a game yet. */
export const emptyResults = <G extends Game>({ info }: Ruleset<G>, tournament: Tournament): Results => ({
  format: 2,
  revision: info.revision,
  tournament,
  games: [],
})

/**
 * How the text of every results file ends. To add a game write `moreText` over these last characters: the file stays
 * JSON, and nothing else of it is written again.
 */
export const RESULTS_END = '\n]}\n'

/** Results as text: one line a game. */
export function resultsText({ games, ...head }: Results): string {
  const lines = games.map((game) => JSON.stringify(game)).join(',\n')
  return `${JSON.stringify(head).slice(0, -1)},"games":[${lines && `\n${lines}`}${RESULTS_END}`
}

/** The text of one more game after this many, the end of the file included. */
export const moreText = (game: GameResult, before: number): string =>
  `${before === 0 ? '' : ','}\n${JSON.stringify(game)}${RESULTS_END}`

const MOST_GAMES = 1_000_000

const tournamentSchema = z.strictObject({
  ruleset: text,
  seats: z.array(text).check(z.maxLength(16)),
  players: z.array(text).check(z.maxLength(1_000)),
  scenarios: z.array(text).check(z.maxLength(1_000)),
  pairs: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  seed: text,
  budget: z.int().check(z.minimum(1)),
  options: z.optional(z.record(text, z.unknown())),
  versions: z.optional(z.record(text, text)),
  limit: z.optional(z.number()),
  luck: z.optional(z.boolean()),
})

const shapeOf = gate(
  z.strictObject({
    format: z.literal(2),
    revision: z.int(),
    tournament: tournamentSchema,
    games: z.array(gameSchema).check(z.maxLength(MOST_GAMES)),
  }),
  { depth: 24, values: 100_000_000, text: 4_096 },
)

/**
 * From unknown JSON to results of this ruleset, or everything that is wrong with them, by field: shape, records, and
 * games that are there twice. The records are not played; `verifyResult` does that.
 */
export function parseResults<G extends Game>(ruleset: Ruleset<G>, json: unknown): Parsed<Results> {
  const parsed = shapeOf(json)
  if (!parsed.ok) return parsed
  const { games, tournament } = parsed.value
  const foreign = foreignTo(ruleset, tournament)
  if (foreign.length > 0) return { ok: false, violations: foreign }
  const violations = [
    ...strangers(tournament, games),
    ...games.flatMap((game, i) => recordFlaws(ruleset, game, `games[${i}].record`)),
  ]
  return violations.length > 0 ? { ok: false, violations } : { ok: true, value: parsed.value as Results }
}

/** What keeps a tournament from being one of this ruleset. */
function foreignTo<G extends Game>({ info }: Ruleset<G>, tournament: Tournament): readonly Violation[] {
  const { players, scenarios, pairs } = tournament
  const size = players.length * (players.length - 1) * scenarios.length * pairs
  return [
    ...differs('tournament.ruleset', tournament.ruleset, info.id),
    ...differs('tournament.seats', tournament.seats.join(', '), info.seats.join(', ')),
    ...(size > MOST_GAMES ? [no('CORE-RECORD', 'too-many-games', { games: size, limit: MOST_GAMES })] : []),
  ]
}

/** Games that are no game of the tournament, or are there twice. */
function strangers(tournament: Tournament, games: readonly { readonly id: string }[]): readonly Violation[] {
  const open = new Set(schedule(tournament).map(({ id }) => id))
  return games.flatMap(({ id }, i) =>
    open.delete(id) ? [] : [no('CORE-RECORD', 'unknown-game', { field: `games[${i}].id`, game: id })],
  )
}

/**
 * The games of a tournament that these results do not have yet; violations if they are of other games, of another
 * budget, or of another revision of the rules. A tournament with more seeds, players or scenarios than before goes on
 * from what there is.
 */
export function unplayed<G extends Game>(
  { info }: Ruleset<G>,
  tournament: Tournament,
  { revision, tournament: before, games }: Results,
): Parsed<readonly Job[]> {
  const violations = [
    ...differs('revision', revision, info.revision),
    ...differs('tournament.budget', before.budget, tournament.budget),
    ...(['options', 'limit', 'luck'] as const).flatMap((field) =>
      differs(`tournament.${field}`, wordOf(before[field]), wordOf(tournament[field])),
    ),
    ...strangers(tournament, games),
  ]
  if (violations.length > 0) return { ok: false, violations }
  const had = new Set(games.map(({ id }) => id))
  return { ok: true, value: schedule(tournament).filter(({ id }) => !had.has(id)) }
}

/** A term of a tournament as it can be compared and shown. */
const wordOf = (term: unknown): string => (term === undefined ? 'not said' : canonical(term))

const differs = (field: string, have: string | number, expected: string | number): readonly Violation[] =>
  have === expected ? [] : [no('CORE-RECORD', 'other-tournament', { field, have, expected })]
