import type { Game, Ruleset } from '../../core/ruleset.js'
import { pickFrom } from '../random.js'
import { coveringArray, type Row } from './covering.js'
import { type Failure, type GameSeed, gameEnds, type Pace, type Played, playGame } from './game.js'
import { firstBroken, nothingThrows, type Promised } from './law.js'
import { catalogueLaws, diceLaws, endLaws, openingLaws, positionLaws, stepLaws } from './laws/index.js'
import type { Witness } from './witness.js'

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
  /** Types of action that are taken three times of four when one is listed: what random play seldom comes to. */
  readonly prefer?: readonly string[]
  /** For each value of each option but the default, a position and action that come out differently. */
  readonly witnesses?: readonly Witness<G>[]
  /** Stop as soon as this holds of what has failed so far. Default: play on. */
  readonly until?: (failures: readonly Failure[]) => boolean
  /** Called after each game. */
  readonly progress?: (played: { readonly games: number; readonly actions: number }) => void
}

/** What the battery found. */
export interface Report {
  /** The id of the ruleset. */
  readonly ruleset: string
  readonly games: number
  readonly actions: number
  /** Rows of the covering array of options: how many there are, and how many were played. */
  readonly rows: { readonly played: number; readonly of: number }
  /** The first failure of each law. Empty if the ruleset conforms. */
  readonly failures: readonly Failure[]
  /** Every rule that an event, a violation or a modifier cited. */
  readonly cited: ReadonlySet<string>
}

/** Every law of the battery, in the order in which they are looked at. */
export const laws: readonly Promised[] = [
  ...[...catalogueLaws, ...openingLaws, ...positionLaws, ...diceLaws, ...stepLaws],
  ...[gameEnds, ...endLaws, nothingThrows],
]

/**
 * Tests a ruleset against the laws that every ruleset keeps: games drawn from its legal lists, over its scenarios and a
 * pairwise covering array of its options, with every law looked at on the way; one game of each scenario with physical
 * dice; a witness for every option.
 */
export function conformance<G extends Game>(ruleset: Ruleset<G>, options: BatteryOptions<G> = {}): Report {
  const base: Ruleset = ruleset
  const rows = rowsOf(base)
  const pace = { longest: options.longest ?? 20_000, every: options.every ?? 1 }
  const tally: Tally = { games: 0, actions: 0, failures: catalogueFailures(base, options.witnesses ?? []) }
  const cited = new Set<string>()
  for (const one of gamesOf(base, rows, options.seed ?? 'battery')) {
    if (isEnough(base, tally, options.actions ?? 2_000) || options.until?.(tally.failures)) break
    const played = playGame(base, options.prefer ? { ...one, prefer: options.prefer } : one, pace, cited)
    count(tally, played)
    if (played.failure && played.actions === 0 && tally.games > 50) break
    options.progress?.({ games: tally.games, actions: tally.actions })
  }
  const seeded = tally.games - base.info.scenarios.length
  return { ruleset: base.info.id, ...tally, rows: { played: rowsIn(base, rows, seeded), of: rows.length }, cited }
}

interface Tally {
  games: number
  actions: number
  readonly failures: Failure[]
}

/** Every scenario has been played with physical and with seeded dice, and enough actions in all. */
const isEnough = ({ info }: Ruleset, { games, actions }: Tally, wanted: number): boolean =>
  games >= info.scenarios.length * 2 && actions >= wanted

function count(tally: Tally, { actions, failure }: Played): void {
  tally.games++
  tally.actions += actions
  if (failure && !tally.failures.some(({ law }) => law === failure.law)) tally.failures.push(failure)
}

/** Plays again the game of one failure: looks first at the place where it showed, then at every place. */
export function reproduce(ruleset: Ruleset, reproduction: string, pace?: Partial<Pace>): Failure | undefined {
  const { at, ...game } = JSON.parse(reproduction) as GameSeed & { at?: number }
  const full = { longest: 20_000, every: 1, ...pace }
  const there = at === undefined ? undefined : playGame(ruleset, game, { ...full, only: at }, new Set()).failure
  return there ?? playGame(ruleset, game, full, new Set()).failure
}

const rowsOf = ({ info }: Ruleset): readonly Row[] =>
  coveringArray(Object.fromEntries(Object.entries(info.options).map(([name, { values }]) => [name, values])))

/** Games without end: each scenario with physical dice, then scenarios and rows of options in turn. */
function* gamesOf({ info: { scenarios } }: Ruleset, rows: readonly Row[], seed: string): Generator<GameSeed> {
  for (const { id } of scenarios) yield { scenario: id, options: {}, seed: `${seed}-by-hand`, dice: 'manual' }
  for (let n = 0; scenarios.length > 0; n++) {
    const scenario = scenarios[n % scenarios.length] as { id: string }
    yield {
      scenario: scenario.id,
      options: rows[rowAt(n, scenarios.length, rows)] as Row,
      seed: `${seed}-${n}`,
      dice: 'seeded',
    }
  }
}

/** Every row once, then shifted by one scenario, so that in the end each scenario meets each row. */
const rowAt = (n: number, scenarios: number, rows: readonly Row[]): number =>
  (n + Math.floor(n / lcm(scenarios, rows.length))) % rows.length

const lcm = (a: number, b: number): number => (a * b) / gcd(a, b)
const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))

const rowsIn = ({ info }: Ruleset, rows: readonly Row[], games: number): number =>
  new Set(Array.from({ length: Math.max(0, games) }, (_, n) => rowAt(n, info.scenarios.length, rows))).size

const catalogueFailures = (ruleset: Ruleset, witnesses: readonly Witness[]): Failure[] =>
  catalogueLaws.flatMap((law) => {
    const broken = firstBroken([law], { ruleset, witnesses, pick: pickFrom('catalogue') })
    return broken ? [{ ...broken, at: -1, reproduction: '' }] : []
  })
