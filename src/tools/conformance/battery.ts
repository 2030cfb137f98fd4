import type { Game, Ruleset } from '../../core/ruleset.js'
import { coveringArray, type Row } from './covering.js'
import { type Failure, type GameSeed, type Pace, playGame } from './game.js'
import { type Witness, witnessFindings } from './witness.js'

/** How hard to look. */
export interface BatteryOptions<G extends Game = Game> {
  /** Actions to play in all, over scenarios and options; at least one game of each scenario is played. Default 2000. */
  readonly actions?: number
  /** The same seed plays the same games. */
  readonly seed?: string
  /** The longest game, in actions. Default 20000. */
  readonly longest?: number
  /** Look at the laws at every so many actions. Default 1. */
  readonly every?: number
  /** For each value of each option but the default, a position and action that come out differently. */
  readonly witnesses?: readonly Witness<G>[]
  /** Called after each game. */
  readonly progress?: (played: { readonly games: number; readonly actions: number }) => void
}

/** What the battery found. */
export interface Report {
  readonly games: number
  readonly actions: number
  /** The first failure of each law. Empty if the ruleset conforms. */
  readonly failures: readonly Failure[]
  /** Every rule that an event, a violation or a modifier cited. */
  readonly cited: ReadonlySet<string>
}

/**
 * Tests a ruleset against the laws that every ruleset keeps: games drawn from its legal lists, over its scenarios and a
 * pairwise covering array of its options, with every law looked at on the way; one game of each scenario with physical
 * dice; a witness for every option.
 */
export function conformance<G extends Game>(ruleset: Ruleset<G>, options: BatteryOptions<G> = {}): Report {
  const base: Ruleset = ruleset
  const pace = { longest: options.longest ?? 20_000, every: options.every ?? 1 }
  const cited = new Set<string>()
  const failures = new Map(catalogueFailures(ruleset, options.witnesses ?? []).map((failure) => [failure.law, failure]))
  let [games, actions] = [0, 0]
  for (const game of gamesOf(base, options.seed ?? 'battery')) {
    if (games >= base.info.scenarios.length * 2 && actions >= (options.actions ?? 2_000)) break
    const played = playGame(base, game, pace, cited)
    games++
    actions += played.actions
    if (played.failure && !failures.has(played.failure.law)) failures.set(played.failure.law, played.failure)
    if (played.failure && played.actions === 0 && games > 50) break
    options.progress?.({ games, actions })
  }
  return { games, actions, failures: [...failures.values()], cited }
}

/** Plays again the game of one failure. */
export function reproduce(ruleset: Ruleset, reproduction: string, pace?: Partial<Pace>): Failure | undefined {
  const game = JSON.parse(reproduction) as GameSeed
  return playGame(ruleset, game, { longest: 20_000, every: 1, ...pace }, new Set()).failure
}

/** Games without end: each scenario with physical dice, then scenarios and rows of options in turn. */
function* gamesOf(ruleset: Ruleset, seed: string): Generator<GameSeed> {
  const { scenarios, options } = ruleset.info
  const rows = coveringArray(Object.fromEntries(Object.entries(options).map(([name, { values }]) => [name, values])))
  for (const { id } of scenarios) yield { scenario: id, options: {}, seed: `${seed}-by-hand`, dice: 'manual' }
  for (let n = 0; scenarios.length > 0; n++) {
    const scenario = scenarios[n % scenarios.length] as { id: string }
    const row = rows[Math.floor(n / scenarios.length) % rows.length] as Row
    yield { scenario: scenario.id, options: row, seed: `${seed}-${n}`, dice: 'seeded' }
  }
}

function catalogueFailures<G extends Game>(ruleset: Ruleset<G>, witnesses: readonly Witness<G>[]): readonly Failure[] {
  const { scenarios, options, rules } = ruleset.info
  const findings: [string, string][] = []
  if (scenarios.length === 0) findings.push(['scenario-sets-up', 'there is no scenario to play'])
  for (const [name, option] of Object.entries(options)) {
    if (!Object.hasOwn(rules, option.rule)) findings.push(['rules-exist', `option ${name} cites ${option.rule}`])
  }
  for (const finding of witnessFindings(ruleset, witnesses)) findings.push(['options-matter', finding])
  return findings.map(([law, finding]) => ({ law, finding, at: -1, reproduction: '' }))
}
