/**
 * `npm run soak -- [--minutes 60] [--seed any] [--only id]`: plays the published games under all laws of the battery, over
 * every pair of options, each for its share of the time; no two days play the same games unless they name the seed. A
 * game that breaks a law is kept in `test/corpus/`, where the tests play it again from then on.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { hash, type Ruleset } from 'wingover'
import { conformance, type Failure, type Report } from 'wingover/conformance'
import { rulesets } from 'wingover/registry'

const { values: flags } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string', default: new Date().toISOString() },
    only: { type: 'string', default: '' },
  },
})

const CORPUS = 'test/corpus'

/** Games of one ruleset until its time is over. Each law that breaks is kept once. */
function soak(ruleset: Ruleset, milliseconds: number): Report {
  const end = performance.now() + milliseconds
  const seed = `soak-${flags.seed}`
  return conformance(ruleset, { seed, actions: Number.POSITIVE_INFINITY, until: () => performance.now() > end })
}

function keep(game: string, { law, finding, reproduction }: Failure): string {
  mkdirSync(CORPUS, { recursive: true })
  const path = `${CORPUS}/${game}-${law}-${hash(reproduction)}.json`
  writeFileSync(path, `${JSON.stringify({ game, law, finding, reproduction }, null, 2)}\n`)
  return path
}

const games = Object.values(rulesets as Readonly<Record<string, Ruleset>>).filter(({ info }) =>
  flags.only === '' ? true : info.id === flags.only,
)
console.log(`seed ${flags.seed}`)
for (const game of games) {
  const { actions, failures, games: played, rows } = soak(game, (Number(flags.minutes) * 60_000) / games.length)
  console.log(`${game.info.id}: ${played} games, ${actions} actions, ${rows.played} of ${rows.of} rows of options`)
  // Witnesses of options belong to each ruleset's own tests; what shows before any game has no game to keep.
  for (const failure of failures.filter(({ reproduction }) => reproduction !== '')) {
    console.log(`  ${failure.law}: ${failure.finding}\n  kept in ${keep(game.info.id, failure)}`)
    process.exitCode = 1
  }
}
if (games.length === 0) throw new Error(`there is no game ${flags.only}`)
