import { type Recorder, recorder } from '../../core/record.js'
import type { AnyRecord } from '../../core/record-format.js'
import type { ActionOf, Actor, Game, Ruleset } from '../../core/ruleset.js'
import type { Maker, Player } from '../bots/player.js'
import { Seated } from '../bots/seated.js'
import { type Pick as Choices, pickFrom } from '../random.js'
import { type Luck, luckOf } from './luck.js'
import type { Job } from './schedule.js'

/** Why a player lost without being beaten. */
export interface Forfeit {
  readonly player: string
  /**
   * It threw, it answered with what is illegal, it gave no answer in time, or it broke down. The first two happen again
   * whenever the game is played; time and memory may be kinder elsewhere.
   */
  readonly kind: 'threw' | 'illegal' | 'stalled' | 'broke'
  readonly reason: string
}

/** What came of one game. Plain JSON. */
export interface GameResult {
  readonly id: string
  readonly players: Readonly<Record<string, string>>
  /** Version by player, of those who say theirs. */
  readonly versions?: Readonly<Record<string, string>>
  /** Simulations that a player could spend on a decision. */
  readonly budget: number
  /** Seconds that a player had for an answer; absent where there was no limit. */
  readonly limit?: number
  readonly scenario: string
  /** The winning player, or `draw`. */
  readonly winner: string
  readonly rule: string
  readonly score: Readonly<Record<string, number>>
  readonly actions: number
  /** The player that failed, and how: its seat resigned for it. */
  readonly forfeit?: Forfeit
  /** The player that resigned of its own will. */
  readonly resigned?: string
  /** What the dice did for each seat, if it was asked for. */
  readonly luck?: readonly Luck[]
  readonly record: AnyRecord
}

/** Who makes the players of an arena, by name, and how many simulations each may spend on a decision. */
export interface Players<G extends Game = Game> {
  readonly makers: Readonly<Record<string, Maker<G>>>
  /** A job that says its own goes before. */
  readonly budget: number
  /** Whether to measure luck: every roll is weighed against all it could have been, which takes its time. */
  readonly luck?: boolean
}

/**
 * Is told whenever a bot is about to be asked: its seat, and the actions played since the last time; in the end without
 * a seat, once nobody will be asked any more. Whoever keeps them can end the game with `forfeitGame` if the answer never
 * comes.
 */
export type Asking = (seat: string | undefined, played: readonly ActionOf<Game>[]) => void

/** Actions after which a game is stopped and scored as a draw. */
export const LONGEST = 50_000

/** A game under way. */
interface Table<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly job: Job
  readonly actions: ActionOf<G>[]
  readonly recorder: Recorder<G>
  /** Everybody who has been asked, or will be. */
  readonly seated: Map<string, Seated<G, Player<G>>>
  state: G['State']
  forfeit?: Forfeit
}

/**
 * Plays one game, waiting for each answer however long it takes. A bot that throws or answers with an illegal action
 * forfeits: its seat resigns and the reason is kept. The same job, players and budget give the same result.
 */
export async function playGame<G extends Game>(
  ruleset: Ruleset<G>,
  job: Job,
  players: Players<G>,
  asking?: Asking,
): Promise<GameResult> {
  const [table, budget] = [openTable(ruleset, job), job.budget ?? players.budget]
  const picks = new Map(ruleset.info.seats.map((seat) => [seat as string, pickFrom(`${job.id} ${seat}`)]))
  seatAll(table, players)
  try {
    for (let told = 0; ruleset.outcome(table.state) === undefined && table.actions.length < LONGEST; ) {
      const seat = ruleset.actors(table.state)[0] as Actor<G>
      if (seat === 'referee') {
        play(table, ruleset.legalActions(table.state, seat)[0] as G['Action'])
        continue
      }
      asking?.(seat, table.actions.slice(told))
      told = table.actions.length
      await askBot(table, seat as G['Seat'], budget, picks.get(seat) as Choices)
    }
    asking?.(undefined, [])
  } finally {
    for (const player of table.seated.values()) player.close()
  }
  return resultOf(table, budget, versionsOf(job, players), job.luck ?? players.luck)
}

/**
 * The result of a game that one seat forfeits after these actions: for a bot that never answers and had to be stopped
 * from outside. The job must say its budget.
 */
export function forfeitGame<G extends Game>(
  ruleset: Ruleset<G>,
  job: Job,
  actions: readonly ActionOf<G>[],
  seat: string,
  { kind, reason }: Pick<Forfeit, 'kind' | 'reason'>,
): GameResult {
  const table = openTable(ruleset, job)
  for (const action of actions) mustPlay(table, action)
  giveUp(table, seat, kind, reason)
  return resultOf(table, job.budget ?? 0, claimedVersions(job), job.luck)
}

/** The config of a job: its scenario, with dice from its seed, and its own options over those of the scenario. */
export function configOf<G extends Game>(ruleset: Ruleset<G>, { scenario, seed, options }: Job): G['Config'] {
  const known = ruleset.info.scenarios.find(({ id }) => id === scenario)
  if (known === undefined) throw new RangeError(`${ruleset.info.id} has no scenario ${scenario}`)
  const { options: usual } = known.config as { readonly options?: object }
  return { ...known.config, ...(options && { options: { ...usual, ...options } }), dice: 'seeded', seed }
}

function openTable<G extends Game>(ruleset: Ruleset<G>, job: Job): Table<G> {
  const config = configOf(ruleset, job)
  const first = ruleset.setup(config)
  if (!first.ok) throw new RangeError(`${job.scenario} does not set up: ${first.violations[0]?.message}`)
  const record = recorder(ruleset, config, first)
  return { ruleset, job, actions: [], recorder: record, seated: new Map(), state: first.state }
}

/** Everybody takes a seat. */
function seatAll<G extends Game>({ ruleset, job, seated }: Table<G>, { makers }: Players<G>): void {
  for (const seat of ruleset.info.seats) {
    const make = makers[job.players[seat] as string]
    if (make === undefined) throw new RangeError(`there is no player ${job.players[seat]}`)
    seated.set(seat, new Seated(ruleset, seat, make))
  }
}

async function askBot<G extends Game>(table: Table<G>, seat: G['Seat'], budget: number, pick: Choices): Promise<void> {
  let answer: ActionOf<G>
  try {
    answer = await (table.seated.get(seat) as Seated<G, Player<G>>).askLater(table.state, pick, budget)
  } catch (error) {
    giveUp(table, seat, kindOf(error), error instanceof Error ? error.message : String(error))
    return
  }
  const broken = answerFor(table, seat, answer)
  if (broken !== undefined) giveUp(table, seat, 'illegal', broken)
}

/** A player that runs elsewhere may say by `forfeit` that it was no mistake of its own making: time, or a break-down. */
function kindOf(error: unknown): Forfeit['kind'] {
  const { forfeit } = (typeof error === 'object' && error !== null ? error : {}) as { readonly forfeit?: unknown }
  return forfeit === 'stalled' || forfeit === 'broke' || forfeit === 'illegal' ? forfeit : 'threw'
}

/** Plays what a bot answered, or says what is wrong with it. A bot speaks for its own seat only. */
function answerFor<G extends Game>(table: Table<G>, seat: G['Seat'], answer: ActionOf<G>): string | undefined {
  const parsed = table.ruleset.parse.action(answer)
  if (parsed.ok && parsed.value.seat !== seat) return 'not-your-seat'
  return play(table, answer)
}

/** Takes one step; if it is refused, why: codes with their messages. */
function play<G extends Game>(table: Table<G>, action: ActionOf<G>): string | undefined {
  const step = table.ruleset.reduce(table.state, action)
  if (!step.ok) return step.violations.map(({ code, message }) => `${code} (${message})`).join(', ')
  table.actions.push(action)
  table.recorder.add(action, step)
  for (const player of table.seated.values()) player.tell(step.events)
  table.state = step.state
  return undefined
}

function mustPlay<G extends Game>(table: Table<G>, action: ActionOf<G>): void {
  const broken = play(table, action)
  if (broken !== undefined) throw new RangeError(`action ${table.actions.length} is illegal: ${broken}`)
}

/** Characters of a reason that are kept: a bot may say anything. */
export const LONGEST_REASON = 1_000

function giveUp<G extends Game>(table: Table<G>, seat: string, kind: Forfeit['kind'], reason: string): void {
  const player = table.job.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`)
  mustPlay(table, { type: 'resign', seat })
  table.forfeit = { player, kind, reason: reason.slice(0, LONGEST_REASON) }
}

/** How a game of this job stands or ended, by its players. */
export function endOf<G extends Game>(ruleset: Ruleset<G>, { players }: Job, state: G['State']) {
  const outcome = ruleset.outcome(state)
  return {
    winner: outcome === undefined || outcome.winner === 'draw' ? 'draw' : (players[outcome.winner] as string),
    rule: (outcome?.rule ?? 'CORE-LIMIT') as string,
    score: ruleset.score(state),
  }
}

type Versions = { readonly versions?: Readonly<Record<string, string>> }

/** The versions of those who say theirs; nothing if nobody does. */
const versionsOf = <G extends Game>(job: Job, { makers }: Players<G>): Versions =>
  versionsBy(job, (name) => makers[name]?.version)

/** The versions that a job asks for. */
export const claimedVersions = (job: Job): Versions => versionsBy(job, (name) => job.versions?.[name])

function versionsBy({ players }: Job, versionOf: (name: string) => string | undefined): Versions {
  const versions = Object.values(players).flatMap((name) => {
    const version = versionOf(name)
    return version === undefined ? [] : [[name, version] as const]
  })
  return versions.length > 0 ? { versions: Object.fromEntries(versions) } : {}
}

/** The seat that resigned in a game, for whatever reason. */
export const resignedIn = (actions: readonly ActionOf<Game>[]): string | undefined =>
  actions.find(({ type }) => type === 'resign')?.seat

function resultOf<G extends Game>(table: Table<G>, budget: number, versions: Versions, wantsLuck = false): GameResult {
  const { ruleset, job, state, actions, forfeit } = table
  const record = table.recorder.record()
  const resigned = forfeit === undefined ? resignedIn(actions) : undefined
  return {
    id: job.id,
    players: job.players,
    ...versions,
    budget,
    ...(job.limit !== undefined && { limit: job.limit }),
    scenario: job.scenario,
    ...endOf(ruleset, job, state),
    actions: actions.length,
    ...(forfeit && { forfeit }),
    ...(resigned !== undefined && { resigned: job.players[resigned] as string }),
    ...(wantsLuck && { luck: luckOf(ruleset, record) }),
    record: record as unknown as AnyRecord,
  }
}
