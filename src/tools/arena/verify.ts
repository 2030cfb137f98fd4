/** Is a result what it says? Nobody is believed: a result is held against its job, and its record is played again. */
import { canonical, same } from '../../core/json.js'
import { recorder, replay, verify } from '../../core/record.js'
import type { AnyRecord, GameRecord } from '../../core/record-format.js'
import { refusals } from '../../core/refusal.js'
import type { Game, Ruleset, Step } from '../../core/ruleset.js'
import type { Parsed, Violation } from '../../core/violation.js'
import type { Crew } from './crew.js'
import { claimedVersions, configOf, endOf, type GameResult, LONGEST, resignedIn } from './game.js'
import { luckOf } from './luck.js'
import type { Job } from './schedule.js'

const no = refusals<'CORE-RECORD'>()({
  'record-differs': 'The record of {game} is not exact: {verdict}.',
  'result-differs': '{game}: {field} is not what the record says.',
  'other-job': '{game}: {field} is not what was to be played.',
  'unstated-resignation': '{game}: who resigned or forfeited is not what the record says.',
  'unproven-resignation':
    '{game} ends because {player} gave up, which only {player} can bear out: the game must be played again.',
})

/** What is believed of a result. */
export interface Belief {
  /**
   * That a player gave up where the record ends with a resignation. No record can show whether the player itself
   * resigned, or failed: only `replayJob` can. Default false.
   */
  readonly resignations?: boolean
}

/**
 * Is a result what its job asks for and its record says? Held against the job: id, scenario, options, seed, players by
 * seat, their versions, budget and limit, and the revision of the rules. The record is played again, and winner, rule,
 * score, length, luck, resignation and forfeit must be what comes of it.
 */
export function verifyResult<G extends Game>(
  ruleset: Ruleset<G>,
  job: Job,
  result: GameResult,
  { resignations = false }: Belief = {},
): Parsed<GameResult> {
  const other = foreignFields(ruleset, job, result)
  if (other.length > 0) return refused(other.map((field) => no('CORE-RECORD', 'other-job', { game: job.id, field })))
  const { steps } = replay(ruleset, result.record as unknown as AnyRecord<G>)
  const record = recordOf(ruleset, result, steps)
  if (record === undefined || !isWhole(ruleset, steps)) return refused([notExact(ruleset, result)])
  const wrong = [...falseClaims(ruleset, job, result, steps), ...resignationFlaws(result, resignations)]
  return wrong.length > 0 ? refused(wrong) : { ok: true, value: { ...result, record: record as unknown as AnyRecord } }
}

const refused = (violations: readonly Violation[]): Parsed<GameResult> => ({ ok: false, violations })

/** Fields in which a result is of another job. */
function foreignFields<G extends Game>(ruleset: Ruleset<G>, job: Job, result: GameResult): readonly string[] {
  const { record } = result
  const config = ruleset.complete(configOf(ruleset, job)) as object as Plain
  const pairs: readonly (readonly [string, unknown, unknown])[] = [
    ['id', result.id, job.id],
    ['scenario', result.scenario, job.scenario],
    ['players', result.players, job.players],
    ...(job.versions ? [['versions', result.versions, claimedVersions(job).versions] as const] : []),
    ...(job.budget === undefined ? [] : [['budget', result.budget, job.budget] as const]),
    ['limit', result.limit, job.limit],
    ['luck', result.luck !== undefined, job.luck ?? result.luck !== undefined],
    ['ruleset', record.ruleset, ruleset.info.id],
    ['revision', record.revision, ruleset.info.revision],
  ]
  const claimed = record.config as object as Plain
  const fields = [...new Set([...Object.keys(config), ...Object.keys(claimed)])]
  return [
    ...pairs.filter(([, have, wanted]) => !same(have ?? null, wanted ?? null)).map(([field]) => field),
    ...fields.filter((field) => !same(claimed[field] ?? null, config[field] ?? null)),
  ]
}

type Plain = Readonly<Record<string, unknown>>

/** The record as we would have written it; undefined if that is another than it is. */
function recordOf<G extends Game>(
  ruleset: Ruleset<G>,
  { record }: GameResult,
  steps: readonly Step<G>[],
): GameRecord<G> | undefined {
  const [first, ...rest] = steps
  if (first === undefined || rest.length !== record.actions.length) return undefined
  const made = recorder(ruleset, record.config as unknown as G['Config'], first)
  for (const [i, step] of rest.entries()) made.add(record.actions[i] as never, step)
  const truth = made.record()
  return canonical(truth) === canonical(record) ? truth : undefined
}

/** Is the game over, or as long as any may be? */
const isWhole = <G extends Game>(ruleset: Ruleset<G>, steps: readonly Step<G>[]): boolean =>
  ruleset.outcome(lastOf(steps)) !== undefined || steps.length > LONGEST

const lastOf = <G extends Game>(steps: readonly Step<G>[]): G['State'] => (steps[steps.length - 1] as Step<G>).state

function notExact<G extends Game>(ruleset: Ruleset<G>, { id, record }: GameResult): Violation {
  const { verdict } = verify(ruleset, record as unknown as AnyRecord<G>)
  return no('CORE-RECORD', 'record-differs', { game: id, verdict })
}

function falseClaims<G extends Game>(
  ruleset: Ruleset<G>,
  job: Job,
  result: GameResult,
  steps: readonly Step<G>[],
): readonly Violation[] {
  const truth = {
    ...endOf(ruleset, job, lastOf(steps)),
    actions: steps.length - 1,
    luck: result.luck && luckOf(ruleset, result.record as unknown as AnyRecord<G>),
  }
  const fields = ['winner', 'rule', 'score', 'actions', 'luck'] as const
  return fields
    .filter((field) => !same(result[field] ?? null, truth[field] ?? null))
    .map((field) => no('CORE-RECORD', 'result-differs', { game: job.id, field }))
}

/** Whoever resigned must be named, as one who failed or as one who gave up; nobody else may be. */
function resignationFlaws(result: GameResult, isBelieved: boolean): readonly Violation[] {
  const { id, players, forfeit, resigned, record } = result
  const seat = resignedIn(record.actions)
  const player = seat === undefined ? undefined : players[seat]
  const named = [forfeit?.player, resigned].filter((name) => name !== undefined)
  if (named.length !== (player === undefined ? 0 : 1) || named[0] !== player) {
    return [no('CORE-RECORD', 'unstated-resignation', { game: id })]
  }
  if (player === undefined || isBelieved) return []
  return [no('CORE-RECORD', 'unproven-resignation', { game: id, player })]
}

// ---------------------------------------------------------------------------------------- playing it again

/** What came of playing a job again. */
export interface Replayed {
  /** What we made of it. */
  readonly truth: GameResult
  /** Fields in which the result differs from that; none if it is the same to the last byte. */
  readonly differs: readonly string[]
  /** Does it prove a lie? Not where time or memory ended one of the two games: they may be kinder elsewhere. */
  readonly isLie: boolean
}

/** Plays a job again with bots of one's own, and compares the result that somebody gave of it. */
export async function replayJob(job: Job, result: GameResult, own: Crew): Promise<Replayed> {
  const truth = await own.play(job)
  const [claimed, made] = [result as object as Plain, truth as object as Plain]
  const fields = [...new Set([...Object.keys(made), ...Object.keys(claimed)])]
  const differs = fields.filter((field) => !same(claimed[field] ?? null, made[field] ?? null))
  return { truth, differs, isLie: differs.length > 0 && !isChance(truth) && !isChance(result) }
}

/** Did a limit end this game that might not be reached another time? */
const isChance = ({ forfeit }: GameResult): boolean => forfeit?.kind === 'stalled' || forfeit?.kind === 'broke'
