/**
 * How much does a ruling matter? `npm run study -- [--only game] [--games n]` plays a bot against itself by the default
 * readings, holds every other value of every switch against each order, and plays on by it from where it first makes a
 * difference. Writes docs/studies/rulings.json; games that are left out keep their figures. A study that was stopped goes
 * on where it was: what is known lies in .tmp/rulings, and `--fresh` forgets it.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Game, Ruleset, Scenario } from 'wingover'
import { rulesets } from 'wingover/registry'
import { figuresOf, type GameStudy, type Study } from './figures.js'
import { type GameFindings, studyGame } from './game.js'
import { alternativesOf } from './touch.js'

const FILE = 'docs/studies/rulings.json'
const BOT = 'novice'
const SEED = 'rulings'

const { values: flags } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    games: { type: 'string', default: '16' },
    fresh: { type: 'boolean', default: false },
  },
})

/** A small force that is bought and placed: no small scenario of Spitting Fire begins so. */
const BOUGHT: Scenario = {
  id: 'a force of 60 points',
  title: 'bought and placed by the players',
  config: { dice: 'seeded', points: 60 } as Game['Config'],
}

/** What is played: scenarios of few aircraft, for those of many take ten times as long and meet the same questions. */
const PLAYED: Readonly<Record<string, readonly string[]>> = {
  'spitting-fire': ['duel', 'two-against-two', BOUGHT.id],
  spitfire: ['air-superiority', 'bombing', 'head-on', 'bounce'],
  'fighting-wings': ['bounce', 'duel', 'pairs', 'cloud', 'strike'],
  'regia-aeronautica': ['premiere', 'nouvel-attack', 'grand-final'],
  'aerial-craps': ['duel', 'two-on-two', 'two-seater'],
}

const scenariosOf = ({ info }: Ruleset): readonly Scenario[] =>
  [...info.scenarios, BOUGHT].filter(({ id }) => PLAYED[info.id]?.includes(id))

const CACHE = '.tmp/rulings'

/** The findings of games that an earlier run has played by the same rules. */
function playedBefore(file: string): readonly GameFindings[] {
  if (flags.fresh) rmSync(file, { force: true })
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').trim().split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as GameFindings)
}

function play(ruleset: Ruleset, scenarios: readonly Scenario[], games: number): readonly GameFindings[] {
  const [{ id, revision }, alternatives] = [ruleset.info, alternativesOf(ruleset)]
  const file = `${CACHE}/${id}-${revision}-${BOT}-${SEED}.jsonl`
  const findings = [...playedBefore(file)].slice(0, games)
  for (let number = findings.length; number < games; number++) {
    const scenario = scenarios[number % scenarios.length] as Scenario
    console.log(`${id}: game ${number + 1} of ${games}, ${scenario.id}`)
    const found = studyGame(ruleset, scenario, { bot: BOT, seed: `${SEED} ${number}` }, alternatives)
    appendFileSync(file, `${JSON.stringify(found)}\n`)
    findings.push(found)
  }
  return findings
}

function study(ruleset: Ruleset, games: number): GameStudy {
  const scenarios = scenariosOf(ruleset)
  const findings = play(ruleset, scenarios, games)
  return {
    revision: ruleset.info.revision,
    scenarios: scenarios.map(({ id }) => id),
    games,
    decisions: findings.reduce((total, { decisions }) => total + decisions, 0),
    switches: figuresOf(findings),
  }
}

/** JSON with one line for each figure. */
function textOf(found: Study): string {
  const lines: string[] = []
  const text = JSON.stringify(
    found,
    (_, value) => (isFigure(value) ? `@${lines.push(JSON.stringify(value)) - 1}@` : value),
    2,
  )
  return `${text.replaceAll(/"@(\d+)@"/g, (_, at) => lines[at] as string)}\n`
}

const isFigure = (value: unknown): boolean => typeof value === 'object' && value !== null && 'gamesShare' in value

/** Puts one game into the file, whatever else has been put there meanwhile. */
function keep(id: string, found: GameStudy): void {
  const { games } = JSON.parse(readFileSync(FILE, 'utf8')) as Study
  writeFileSync(FILE, textOf({ bot: BOT, seed: SEED, games: inOrder({ ...games, [id]: found }) }))
}

const inOrder = (games: Readonly<Record<string, GameStudy>>): Study['games'] =>
  Object.fromEntries(Object.keys(rulesets).flatMap((id) => (games[id] === undefined ? [] : [[id, games[id]]])))

mkdirSync(CACHE, { recursive: true })
for (const [id, ruleset] of Object.entries(rulesets) as unknown as readonly (readonly [string, Ruleset])[]) {
  if (id.includes(flags.only)) keep(id, study(ruleset, Number(flags.games)))
}
