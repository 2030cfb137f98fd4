/**
 * How strong the bots are: `tsx bench/ladder.ts [--only text] [--pairs n] [--seed text] [--seconds n] [--keep folder]`.
 * Plays small scenarios of each game, every seed twice with sides swapped, and prints a line as soon as a match is done. A
 * match with hypotheses ends when the sequential test does. `--seconds` of CPU time end a match before, and `--keep`
 * remembers its games, so that it can be taken up again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Ruleset } from 'wingover'
import {
  type GameResult,
  type Interval,
  localCrew,
  runTournament,
  type Sprt,
  schedule,
  standings,
} from 'wingover/arena'
import { botNamed } from 'wingover/bots'
import { rulesets } from 'wingover/registry'

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string' },
    pairs: { type: 'string' },
    seed: { type: 'string', default: 'ladder' },
    seconds: { type: 'string' },
    keep: { type: 'string' },
  },
})

/** One match: ruleset, scenario, the stronger player, the weaker, seeds at most, normalized Elo to be tested for. */
type Match = readonly [ruleset: string, scenario: string, one: string, other: string, pairs: number, elo1?: number]

const matches: readonly Match[] = [
  ['spitting-fire', 'two-against-two', 'pilot', 'greedy@40', 400, 50],
  ['spitting-fire', 'hex-skirmish', 'pilot', 'greedy@40', 400, 50],
  ['spitfire', 'two-schwarms', 'pilot', 'greedy@40', 400, 50],
  ['regia-aeronautica', 'premiere', 'pilot', 'greedy@40', 400, 50],
  ['spitting-fire', 'two-against-two', 'plan@400', 'plan@100', 400, 50],
  ['regia-aeronautica', 'premiere', 'plan@400', 'plan@100', 400, 50],
  ['spitting-fire', 'duel', 'greedy@40', 'random', 15],
  ['spitfire', 'two-schwarms', 'greedy@40', 'random', 20],
  ['regia-aeronautica', 'grand-final', 'greedy@40', 'random', 6],
  ['aerial-craps', 'duel', 'greedy@60', 'random', 20],
  ['fighting-wings', 'duel', 'greedy@40', 'random', 14],
  ['fighting-wings', 'bounce', 'greedy@40', 'random', 16],
  ['spitting-fire', 'two-against-two', 'mcts@160', 'greedy@40', 100],
  ['spitfire', 'two-schwarms', 'mcts@160', 'greedy@40', 20],
  ['regia-aeronautica', 'grand-final', 'mcts@640', 'greedy@40', 20],
  ['aerial-craps', 'duel', 'mcts@160', 'greedy@40', 12],
  ['aerial-craps', 'duel', 'mcts@640', 'greedy@40', 12],
  ['fighting-wings', 'duel', 'mcts@160', 'greedy@40', 12],
  ['fighting-wings', 'duel', 'mcts@640', 'greedy@40', 12],
]

const games: Readonly<Record<string, Ruleset>> = rulesets

async function play([id, scenario, one, other, pairs, elo1]: Match): Promise<string> {
  const ruleset = games[id] as Ruleset
  const players = [one, other]
  const makers = Object.fromEntries(players.map((name) => [name, botNamed(ruleset, name) as never]))
  const { seats } = ruleset.info
  const jobs = schedule({ ruleset: id, seats, players, scenarios: [scenario], pairs, seed: flags.seed })
  const kept = new Kept([id, scenario, one, other, flags.seed].join('-'))
  const { games: all, sprt } = await runTournament({
    ...{ jobs, crew: localCrew(ruleset, { makers, budget: 1 }), had: kept.results },
    ...(elo1 !== undefined && { sprt: { elo0: 0, elo1 } }),
    onResult: (result) => kept.add(result),
    stop: () => process.cpuUsage().user / 1e6 > Number(flags.seconds ?? Number.POSITIVE_INFINITY),
  })
  const results = all.slice(0, all.length - (all.length % 2))
  const { won, drawn, lost, rate } = standings(results).find(({ player }) => player === one)!
  const shares = seats.map((seat) => results.filter(({ winner, players: at }) => winner === at[seat]).length)
  const row = [
    ...[id, scenario, one, other, results.length, `${won} ${drawn} ${lost}`, shares.join(' : ')],
    ...[span(rate), span(paired(results, one)), verdict(sprt)],
  ]
  return `| ${row.join(' | ')} |`
}

/** What a sequential test says. */
function verdict(sprt: Sprt | undefined): string {
  if (sprt === undefined) return ''
  const stands = `normalized Elo ${Math.round(sprt.normalized)}, LLR ${sprt.llr.toFixed(2)} of ${sprt.upper.toFixed(2)}`
  const said = sprt.accepted === 'elo1' ? 'better' : sprt.accepted === 'elo0' ? 'not better' : 'open'
  return `[${sprt.elo0}, ${sprt.elo1}] ${said}: ${stands}`
}

/** Games of a match that were played before, if a folder keeps them. */
class Kept {
  readonly results: GameResult[]
  readonly #file: string | undefined

  constructor(match: string) {
    this.#file = flags.keep && `${flags.keep}/${match}.json`
    this.results = this.#file && existsSync(this.#file) ? JSON.parse(readFileSync(this.#file, 'utf8')) : []
  }

  add(result: GameResult): void {
    if (this.#file === undefined) return
    this.results.push(result)
    writeFileSync(this.#file, JSON.stringify(this.results))
  }
}

/**
 * The mean of what a player takes of the pairs, with Student's interval: pairs are the independent trials, and in a
 * one-sided scenario or with many draws they differ far less than games do.
 */
function paired(results: readonly GameResult[], player: string): Interval {
  const points = results.map(({ winner }) => (winner === player ? 1 : winner === 'draw' ? 0.5 : 0))
  const pairs = Array.from({ length: points.length / 2 }, (_, i) => (points[2 * i]! + points[2 * i + 1]!) / 2)
  const mean = pairs.reduce((sum, share) => sum + share, 0) / pairs.length
  const free = pairs.length - 1
  const variance = pairs.reduce((sum, share) => sum + (share - mean) ** 2, 0) / free
  const half = (1.96 + 2.8 / free) * Math.sqrt(variance / pairs.length)
  return { low: Math.max(0, mean - half), mean, high: Math.min(1, mean + half) }
}

const percent = (share: number): string => `${Math.round(100 * share)}%`
const span = ({ low, mean, high }: Interval): string => `${percent(mean)}, ${percent(low)} to ${percent(high)}`

console.log(
  '| game | scenario | player | against | games | won drawn lost | won by side | points, by games | points, by pairs | test |',
)
console.log('|---|---|---|---|---|---|---|---|---|---|')
for (const [id, scenario, one, other, pairs, elo1] of matches) {
  if (![id, scenario, one, other].join(' ').includes(flags.only ?? '')) continue
  console.log(await play([id, scenario, one, other, Number(flags.pairs ?? pairs), elo1]))
}
