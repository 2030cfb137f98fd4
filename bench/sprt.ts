/**
 * How often sequential tests are wrong and how many pairs they take: `tsx bench/sprt.ts [--runs n] [--seed text]`. Pairs
 * are drawn from distributions of a known strength; nothing is played.
 */
import { parseArgs } from 'node:util'
import { leaning, simulate, worlds } from './pairs.js'

const { values: flags } = parseArgs({
  options: { runs: { type: 'string', default: '2000' }, seed: { type: 'string', default: 'sprt' } },
})
const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

console.log('| games | test | truth | says better | pairs, on average |')
console.log('|---|---|---|---|---|')
for (const elo1 of [50, 100]) {
  for (const [name, even] of worlds) {
    for (const truth of [0, elo1 / 2, elo1]) {
      const { accepted, pairs } = simulate(
        leaning(even, truth),
        elo1,
        Number(flags.runs),
        `${flags.seed} ${name} ${truth}`,
      )
      console.log(`| ${[name, `0,${elo1}`, truth, percent(accepted), Math.round(pairs)].join(' | ')} |`)
    }
  }
}
