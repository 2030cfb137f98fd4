import { type Recorder, recorder } from '../../core/record.js'
import type { AnyRecord } from '../../core/record-format.js'
import type { ActionOf, Actor, Game, Ruleset } from '../../core/ruleset.js'
import type { Bot } from '../bots/bot.js'
import { type Pick, pickFrom } from '../random.js'
import { type Luck, luckOf } from './luck.js'
import type { Job } from './schedule.js'

/** Why a player lost without being beaten. */
export interface Forfeit {
  readonly player: string
  readonly reason: string
}

/** What came of one game. Plain JSON. */
export interface GameResult {
  readonly id: string
  readonly players: Readonly<Record<string, string>>
  readonly scenario: string
  /** The winning player, or `draw`. */
  readonly winner: string
  readonly rule: string
  readonly score: Readonly<Record<string, number>>
  readonly actions: number
  readonly forfeit?: Forfeit
  /** What the dice did for each seat, if it was asked for. */
  readonly luck?: readonly Luck[]
  readonly record: AnyRecord
}

/** The players of an arena, by name, and how many simulations each may spend on a decision. */
export interface Players<G extends Game = Game> {
  readonly bots: Readonly<Record<string, Bot<G>>>
  readonly budget: number
  /** Whether to measure luck: every roll is weighed against all it could have been, which takes its time. */
  readonly luck?: boolean
}

/**
 * Is told whenever a bot is about to be asked: its seat, and the actions played since the last time. Whoever keeps them
 * can end the game with `forfeitGame` if the answer never comes.
 */
export type Asking = (seat: string, played: readonly ActionOf<Game>[]) => void

/** Actions after which a game is stopped and scored as a draw. */
export const LONGEST = 50_000

/** A game under way. */
interface Table<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly job: Job
  readonly actions: ActionOf<G>[]
  readonly recorder: Recorder<G>
  state: G['State']
  forfeit?: Forfeit
}

/**
 * Plays one game. A bot that throws or answers with an illegal action forfeits: its seat resigns and the reason is kept.
 * The same job, players and budget give the same result.
 */
export function playGame<G extends Game>(
  ruleset: Ruleset<G>,
  job: Job,
  players: Players<G>,
  asking?: Asking,
): GameResult {
  const table = openTable(ruleset, job)
  const picks = new Map(ruleset.info.seats.map((seat) => [seat as string, pickFrom(`${job.id} ${seat}`)]))
  for (let told = 0; ruleset.outcome(table.state) === undefined && table.actions.length < LONGEST; ) {
    const seat = ruleset.actors(table.state)[0] as Actor<G>
    if (seat === 'referee') {
      play(table, ruleset.legalActions(table.state, seat)[0] as G['Action'])
      continue
    }
    asking?.(seat, table.actions.slice(told))
    told = table.actions.length
    askBot(table, seat as G['Seat'], players, picks.get(seat) as Pick)
  }
  return resultOf(table, players.luck)
}

/**
 * The result of a game that one seat forfeits after these actions: for a bot that never answers and had to be stopped
 * from outside.
 */
export function forfeitGame<G extends Game>(
  ruleset: Ruleset<G>,
  job: Job,
  actions: readonly ActionOf<G>[],
  seat: string,
  reason: string,
): GameResult {
  const table = openTable(ruleset, job)
  for (const action of actions) mustPlay(table, action)
  giveUp(table, seat, reason)
  return resultOf(table)
}

/** The config of a job: its scenario, with dice from its seed. */
export function configOf<G extends Game>(ruleset: Ruleset<G>, { scenario, seed }: Job): G['Config'] {
  const known = ruleset.info.scenarios.find(({ id }) => id === scenario)
  if (known === undefined) throw new RangeError(`${ruleset.info.id} has no scenario ${scenario}`)
  return { ...known.config, dice: 'seeded', seed }
}

function openTable<G extends Game>(ruleset: Ruleset<G>, job: Job): Table<G> {
  const config = configOf(ruleset, job)
  const first = ruleset.setup(config)
  if (!first.ok) throw new RangeError(`${job.scenario} does not set up: ${first.violations[0]?.message}`)
  return { ruleset, job, actions: [], recorder: recorder(ruleset, config, first), state: first.state }
}

function askBot<G extends Game>(table: Table<G>, seat: G['Seat'], { bots, budget }: Players<G>, pick: Pick): void {
  const bot = bots[table.job.players[seat] as string]
  if (bot === undefined) throw new RangeError(`there is no player ${table.job.players[seat]}`)
  let answer: ActionOf<G>
  try {
    answer = bot(table.ruleset.view(table.state, seat), pick, budget)
  } catch (error) {
    giveUp(table, seat, `threw: ${error instanceof Error ? error.message : String(error)}`)
    return
  }
  const broken = answerFor(table, seat, answer)
  if (broken !== undefined) giveUp(table, seat, `illegal: ${broken}`)
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
  table.state = step.state
  return undefined
}

function mustPlay<G extends Game>(table: Table<G>, action: ActionOf<G>): void {
  const broken = play(table, action)
  if (broken !== undefined) throw new RangeError(`action ${table.actions.length} is illegal: ${broken}`)
}

function giveUp<G extends Game>(table: Table<G>, seat: string, reason: string): void {
  const player = table.job.players[seat]
  if (player === undefined) throw new RangeError(`nobody sits at ${seat}`)
  mustPlay(table, { type: 'resign', seat })
  table.forfeit = { player, reason }
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

function resultOf<G extends Game>(table: Table<G>, wantsLuck = false): GameResult {
  const { ruleset, job, state, actions, forfeit } = table
  const record = table.recorder.record()
  return {
    id: job.id,
    players: job.players,
    scenario: job.scenario,
    ...endOf(ruleset, job, state),
    actions: actions.length,
    ...(forfeit && { forfeit }),
    ...(wantsLuck && { luck: luckOf(ruleset, record) }),
    record: record as unknown as AnyRecord,
  }
}
