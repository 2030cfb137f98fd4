import { availableParallelism } from 'node:os'
import type { Ruleset } from 'wingover'
import {
  type Audited,
  type Ended,
  type Hypotheses,
  type Job,
  type Results,
  schedule,
  type Tournament,
} from 'wingover/arena'
import { progressBar } from '../arena/bar.js'
import { type Hands, queued, threads } from '../arena/hands.js'
import { checkPlayers, versionsOf } from '../arena/players.js'
import { report } from '../arena/report.js'
import { ResultsFile, takeUp } from '../arena/results-file.js'
import { EXIT, type ExitCode, Failure, misuse } from '../exit.js'
import { assertWritable } from '../files.js'
import { gameOf, scenarioOf, withOptions } from '../games.js'
import type { Terminal } from '../terminal.js'

/** What `wingover arena` takes besides the game. */
export interface ArenaOptions {
  readonly player: readonly string[]
  readonly scenario: readonly string[]
  readonly option: readonly string[]
  readonly pairs?: number
  readonly seed: string
  readonly budget: number
  readonly out?: string
  readonly svg?: string
  readonly luck: boolean
  readonly jobs?: number
  readonly stall: number
  readonly json?: boolean
  readonly sprt?: Hypotheses
  readonly queue?: string
  readonly audit: number
  readonly shard?: Shard
}

/** One part of a tournament. */
export interface Shard {
  readonly part: number
  readonly of: number
}

/** Plays a tournament, or goes on with one, and says who is how strong. */
export async function arena(terminal: Terminal, game: string, options: ArenaOptions): Promise<ExitCode> {
  const ruleset = gameOf(game)
  checkPlayers(ruleset, options.player)
  checkTerms(options)
  const tournament = tournamentOf(ruleset, options)
  assertWritable(options.out, options.svg)
  const before = takeUp(terminal, ruleset, tournament, options.out)
  const jobs = shardOf(schedule(tournament), options.shard)
  checkShard(jobs, before, options)
  const hands = await handsFor(terminal, ruleset, jobs, options)
  return report(terminal, ruleset, await run(terminal, jobs, before, hands, options), options)
}

function checkTerms({ sprt, player, shard, out }: ArenaOptions): void {
  if (sprt !== undefined && player.length !== 2) throw misuse('--sprt is for two players.')
  if (sprt !== undefined && shard !== undefined) throw misuse('a shard decides nothing: give --sprt to arena merge.')
  if (shard !== undefined && out === undefined) throw misuse('a shard goes into a file: --out shard-1.json.')
}

/** Threads, or whoever is at the queue. */
function handsFor(terminal: Terminal, ruleset: Ruleset, jobs: readonly Job[], options: ArenaOptions) {
  const { queue } = options
  if (queue !== undefined) return queued(terminal, ruleset, { ...options, queue })
  return threads(ruleset, Math.min(options.jobs ?? availableParallelism(), jobs.length))
}

/** The games of one shard: whole pairs, by turns. */
const shardOf = (jobs: readonly Job[], shard: Shard | undefined): readonly Job[] =>
  shard === undefined ? jobs : jobs.filter((_, i) => Math.floor(i / 2) % shard.of === shard.part - 1)

function checkShard(jobs: readonly Job[], { games }: Results, { out }: ArenaOptions): void {
  const known = new Set(jobs.map(({ id }) => id))
  const stranger = games.find(({ id }) => !known.has(id))
  if (stranger !== undefined) throw new Failure(EXIT.file, `${out} holds a game of another shard: ${stranger.id}.`)
}

/** Seeds for each pair of players and scenario, unless it is said; a sequential test ends by itself, mostly earlier. */
const [PAIRS, MOST_PAIRS] = [10, 1_000]

function tournamentOf(ruleset: Ruleset, options: ArenaOptions): Tournament {
  const { player, scenario, pairs, seed, budget, sprt, stall, luck } = options
  const { id, seats } = ruleset.info
  const scenarios = scenario.length === 0 ? [scenarioOf(ruleset, undefined).id] : scenario
  for (const one of scenarios) scenarioOf(ruleset, one)
  const most = pairs ?? (sprt === undefined ? PAIRS : MOST_PAIRS)
  const switches = optionsOf(ruleset, options.option)
  return {
    ruleset: id,
    seats,
    players: player,
    scenarios,
    pairs: most,
    seed,
    budget,
    ...(switches && { options: switches }),
    versions: versionsOf(ruleset, player),
    limit: stall,
    ...(luck && { luck }),
  }
}

/** The switches that were given, if any was. */
function optionsOf(ruleset: Ruleset, pairs: readonly string[]): Readonly<Record<string, unknown>> | undefined {
  const { options } = withOptions(ruleset, {}, pairs) as { readonly options?: Readonly<Record<string, unknown>> }
  return options
}

async function run(
  terminal: Terminal,
  jobs: readonly Job[],
  before: Results,
  hands: Hands,
  { out, sprt }: ArenaOptions,
): Promise<Ended | Audited> {
  const file = out === undefined ? undefined : new ResultsFile(out, before)
  let isInterrupted = false
  const release = terminal.onInterrupt(() => {
    isInterrupted = true
    void hands.close()
  })
  try {
    const ended = await hands.run({
      jobs,
      had: before.games,
      ...(sprt && { sprt }),
      onResult: (result) => file?.add(result),
      onProgress: progressBar(terminal),
      stop: () => isInterrupted,
    })
    if (isInterrupted) throw new Failure(EXIT.interrupted, 'interrupted.')
    file?.finish(ended.games)
    return ended
  } finally {
    release()
    await hands.close()
  }
}
