/**
 * How strong the bots are: `tsx bench/ladder.ts [--only text] [--pairs n] [--seed text]`. Plays small scenarios of each game, every
 * seed twice with sides swapped, and prints a line as soon as a match is done.
 */
import { parseArgs } from 'node:util'
import type { Ruleset } from 'wingover'
import { localCrew, runTournament, schedule, standings } from 'wingover/arena'
import { botNamed } from 'wingover/bots'
import { rulesets } from 'wingover/registry'

const { values: flags } = parseArgs({
  options: { only: { type: 'string' }, pairs: { type: 'string' }, seed: { type: 'string', default: 'ladder' } },
})

/** One match: ruleset, scenario, the stronger player, the weaker, seeds. */
type Match = readonly [ruleset: string, scenario: string, one: string, other: string, pairs: number]

const matches: readonly Match[] = [
  ['spitting-fire', 'duel', 'greedy@60', 'random', 17],
  ['spitting-fire', 'duel', 'mcts@240', 'greedy@60', 20],
  ['spitting-fire', 'duel', 'mcts@60', 'greedy@60', 21],
  ['spitfire', 'head-on', 'greedy@24', 'random', 6],
  ['spitfire', 'head-on', 'mcts@60', 'greedy@24', 3],
  ['regia-aeronautica', 'premiere', 'greedy@24', 'random', 5],
  ['regia-aeronautica', 'premiere', 'mcts@100', 'greedy@24', 5],
  ['regia-aeronautica', 'grand-final', 'mcts@120', 'greedy@30', 5],
  ['regia-aeronautica', 'grand-final', 'mcts@30', 'greedy@30', 5],
  ['aerial-craps', 'duel', 'greedy@60', 'random', 4],
  ['aerial-craps', 'duel', 'mcts@100', 'greedy@30', 11],
  ['fighting-wings', 'bounce', 'greedy@40', 'random', 8],
]

const games: Readonly<Record<string, Ruleset>> = rulesets

async function play([id, scenario, one, other, pairs]: Match): Promise<string> {
  const ruleset = games[id] as Ruleset
  const players = [one, other]
  const bots = Object.fromEntries(players.map((name) => [name, botNamed(ruleset, name) as never]))
  const { seats } = ruleset.info
  const jobs = schedule({ ruleset: id, seats, players, scenarios: [scenario], pairs, seed: flags.seed })
  const results = await runTournament({ jobs, crew: localCrew(ruleset, { bots, budget: 1 }) })
  const { won, drawn, lost, rate, elo } = standings(results).find(({ player }) => player === one)!
  const interval = `${percent(rate.low)} to ${percent(rate.high)}`
  return `| ${[id, scenario, one, other, jobs.length, `${won} ${drawn} ${lost}`, percent(rate.mean), interval, elo.mean].join(' | ')} |`
}

const percent = (share: number): string => `${Math.round(100 * share)}%`

console.log('| game | scenario | player | against | games | won drawn lost | points | 95% interval | Elo |')
console.log('|---|---|---|---|---|---|---|---|---|')
for (const [id, scenario, one, other, pairs] of matches) {
  if (![id, scenario, one, other].join(' ').includes(flags.only ?? '')) continue
  console.log(await play([id, scenario, one, other, Number(flags.pairs ?? pairs)]))
}
