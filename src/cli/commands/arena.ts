import { availableParallelism } from 'node:os'
import type { Ruleset } from 'wingover'
import {
  chart,
  type GameResult,
  type Results,
  runTournament,
  type Standing,
  schedule,
  standings,
  type Tournament,
} from 'wingover/arena'
import { progressBar } from '../arena/bar.js'
import { type ThreadCrew, threadCrew } from '../arena/crew.js'
import { checkPlayers } from '../arena/players.js'
import { ResultsFile, takeUp } from '../arena/results-file.js'
import { EXIT, type ExitCode } from '../exit.js'
import { assertWritable, writeText } from '../files.js'
import { gameOf, scenarioOf } from '../games.js'
import { bold, note, print, type Terminal } from '../terminal.js'

/** What `wingover arena` takes besides the game. */
export interface ArenaOptions {
  readonly player: readonly string[]
  readonly scenario: readonly string[]
  readonly pairs: number
  readonly seed: string
  readonly budget: number
  readonly out?: string
  readonly svg?: string
  readonly luck: boolean
  readonly jobs?: number
  readonly stall: number
  readonly json?: boolean
}

/** Plays a tournament, or goes on with one, and says who is how strong. */
export async function arena(terminal: Terminal, game: string, options: ArenaOptions): Promise<ExitCode> {
  const ruleset = gameOf(game)
  checkPlayers(ruleset, options.player)
  const tournament = tournamentOf(ruleset, options)
  assertWritable(options.out, options.svg)
  const before = takeUp(ruleset, tournament, options.out)
  const { stall, luck, budget } = options
  const brief = { ruleset: ruleset.info.id, players: options.player, budget, luck }
  const size = Math.min(options.jobs ?? availableParallelism(), schedule(tournament).length)
  const crew = threadCrew(ruleset, brief, { size, stall })
  const results = await run(terminal, tournament, before, crew, options.out)
  show(terminal, ruleset, results, options)
  return EXIT.ok
}

function tournamentOf(ruleset: Ruleset, { player, scenario, pairs, seed, budget }: ArenaOptions): Tournament {
  const { id, seats } = ruleset.info
  const scenarios = scenario.length === 0 ? [scenarioOf(ruleset, undefined).id] : scenario
  for (const one of scenarios) scenarioOf(ruleset, one)
  return { ruleset: id, seats, players: player, scenarios, pairs, seed, budget }
}

async function run(
  terminal: Terminal,
  tournament: Tournament,
  before: Results,
  crew: ThreadCrew,
  out: string | undefined,
): Promise<readonly GameResult[]> {
  const file = out === undefined ? undefined : new ResultsFile(out, before)
  const release = terminal.onInterrupt(() => crew.close())
  try {
    return await runTournament({
      jobs: schedule(tournament),
      crew,
      had: before.games,
      onResult: (result) => file?.add(result),
      onProgress: progressBar(terminal),
    })
  } finally {
    release()
    crew.close()
  }
}

function show(terminal: Terminal, ruleset: Ruleset, results: readonly GameResult[], options: ArenaOptions): void {
  const table = standings(results)
  const [head = '', ...rows] = tableText(table)
  print(terminal, options.json ? JSON.stringify(table, null, 2) : [bold(terminal, head), ...rows].join('\n'))
  for (const { id, forfeit } of results) {
    if (forfeit !== undefined) note(terminal, `${id}: ${forfeit.player} forfeits, ${forfeit.reason}`)
  }
  if (options.svg === undefined) return
  writeText(options.svg, chart(table, `${ruleset.info.title}, ${results.length} games`))
  note(terminal, `The standings are drawn in ${options.svg}.`)
}

const HEAD = ['player', 'against', 'games', 'won', 'drawn', 'lost', 'points', '95%', 'Elo', '95%', 'luck']

function tableText(table: readonly Standing[]): readonly string[] {
  const rows = [HEAD, ...table.map(rowOf)]
  const widths = HEAD.map((_, i) => Math.max(...rows.map((row) => (row[i] as string).length)))
  return rows.map((row) =>
    row.map((cell, i) => (i < 2 ? cell.padEnd(widths[i] as number) : cell.padStart(widths[i] as number))).join('  '),
  )
}

const rowOf = ({ player, against, games, won, drawn, lost, rate, elo, luck }: Standing): readonly string[] => [
  player,
  against,
  ...[games, won, drawn, lost].map(String),
  rate.mean.toFixed(3),
  `${rate.low.toFixed(3)} to ${rate.high.toFixed(3)}`,
  signed(elo.mean),
  `${signed(elo.low)} to ${signed(elo.high)}`,
  luck === null ? '-' : luck.toFixed(3).replace('-0.000', '0.000'),
]

const signed = (value: number): string => (value > 0 ? `+${value}` : String(value))
