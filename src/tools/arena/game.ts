import { advance } from '../../core/advance.js'
import { type GameRecord, recordGame } from '../../core/record.js'
import type { ActionOf, Actor, Game, Ruleset } from '../../core/ruleset.js'
import type { Bot } from '../bots/bot.js'
import { type Pick, pickFrom } from '../random.js'
import type { Job } from './schedule.js'

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
  /** Why a player lost without being beaten. */
  readonly forfeit?: { readonly player: string; readonly reason: string }
  readonly record: GameRecord
}

/** The players of an arena, by name, and how many simulations each may spend on a decision. */
export interface Players<G extends Game> {
  readonly bots: Readonly<Record<string, Bot<G>>>
  readonly budget: number
}

/** Actions after which a game is stopped and scored as a draw. */
const LONGEST = 50_000

interface Table<G extends Game> {
  readonly ruleset: Ruleset<G>
  readonly job: Job
  readonly players: Players<G>
  readonly picks: ReadonlyMap<string, Pick>
  readonly actions: ActionOf<G>[]
  state: G['State']
  forfeit?: { readonly player: string; readonly reason: string }
}

/**
 * Plays one game. A bot that throws or answers with an illegal action forfeits: its seat resigns and the reason is kept.
 * The same job, players and budget give the same result.
 */
export function playGame<G extends Game>(ruleset: Ruleset<G>, job: Job, players: Players<G>): GameResult {
  const table = openTable(ruleset, job, players)
  while (ruleset.outcome(table.state) === undefined && table.actions.length < LONGEST) playTurn(table)
  return resultOf(table)
}

const configOf = <G extends Game>(ruleset: Ruleset<G>, { scenario, seed }: Job): G['Config'] => {
  const known = ruleset.info.scenarios.find(({ id }) => id === scenario)
  if (known === undefined) throw new RangeError(`${ruleset.info.id} has no scenario ${scenario}`)
  return { ...known.config, dice: 'seeded', seed }
}

function openTable<G extends Game>(ruleset: Ruleset<G>, job: Job, players: Players<G>): Table<G> {
  const first = ruleset.setup(configOf(ruleset, job))
  if (!first.ok) throw new RangeError(`${job.scenario} does not set up: ${first.violations[0]?.message}`)
  const picks = new Map(ruleset.info.seats.map((seat) => [seat as string, pickFrom(`${job.id} ${seat}`)]))
  return { ruleset, job, players, picks, actions: [], state: first.state }
}

/** The referee's duties, then one decision. */
function playTurn<G extends Game>(table: Table<G>): void {
  const { ruleset } = table
  const advanced = advance(ruleset, table.state)
  table.actions.push(...advanced.actions)
  table.state = advanced.state
  const seat = ruleset.actors(table.state)[0]
  if (seat !== undefined) take(table, decide(table, seat))
}

function decide<G extends Game>(table: Table<G>, seat: Actor<G>): ActionOf<G> {
  const { ruleset, state, players, job, picks } = table
  if (seat === 'referee') return ruleset.legalActions(state, seat)[0] as G['Action']
  const name = job.players[seat] as string
  try {
    return (players.bots[name] as Bot<G>)(
      ruleset.view(state, seat as G['Seat']),
      picks.get(seat) as Pick,
      players.budget,
    )
  } catch (error) {
    return giveUp(table, seat, `threw: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function take<G extends Game>(table: Table<G>, action: ActionOf<G>): void {
  const step = table.ruleset.reduce(table.state, action)
  if (step.ok) {
    table.actions.push(action)
    table.state = step.state
    return
  }
  const seat = table.ruleset.actors(table.state)[0] as string
  take(table, giveUp(table, seat, `illegal: ${step.violations.map(({ code }) => code).join(', ')}`))
}

function giveUp<G extends Game>(table: Table<G>, seat: string, reason: string): ActionOf<G> {
  table.forfeit = { player: table.job.players[seat] as string, reason }
  return { type: 'resign', seat }
}

function resultOf<G extends Game>(table: Table<G>): GameResult {
  const { ruleset, job, state, actions, forfeit } = table
  const outcome = ruleset.outcome(state)
  const record = recordGame(ruleset, configOf(ruleset, job), actions)
  if (!record.ok) throw new Error(`the game cannot be recorded: ${record.violations[0]?.message}`)
  const winner = outcome === undefined || outcome.winner === 'draw' ? 'draw' : (job.players[outcome.winner] as string)
  return {
    id: job.id,
    players: job.players,
    scenario: job.scenario,
    winner,
    rule: outcome?.rule ?? 'CORE-LIMIT',
    score: ruleset.score(state),
    actions: actions.length,
    ...(forfeit && { forfeit }),
    record: record.value as unknown as GameRecord,
  }
}
