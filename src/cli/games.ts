import type { Ruleset, Scenario, Shown, Violation } from 'wingover'
import { rulesets } from 'wingover/registry'
import { EXIT, Failure, misuse, unknownName } from './exit.js'
import { oneLine } from './terminal.js'

/** Every published game by id. */
export const games: Readonly<Record<string, Shown>> = rulesets

/** The game of this id. */
export function gameOf(id: string): Shown {
  if (Object.hasOwn(games, id)) return games[id] as Shown
  throw unknownName('game', id, Object.keys(games))
}

/** The scenario of this id; the first if none is named. */
export function scenarioOf({ info }: Ruleset, id: string | undefined): Scenario {
  const scenario = id === undefined ? info.scenarios[0] : info.scenarios.find((one) => one.id === id)
  if (scenario !== undefined) return scenario
  throw unknownName(
    `scenario of ${info.id}`,
    id ?? '',
    info.scenarios.map((one) => one.id),
  )
}

/** The games and their scenarios, for those who do not know yet what to ask for. */
export const gameList = (): string =>
  Object.values(games)
    .map(({ info }) => {
      const scenarios = info.scenarios.map(({ id, title }) => `    ${id.padEnd(18)}${title}`)
      return [`  ${info.id}: ${info.title}; seats ${info.seats.join(', ')}`, ...scenarios].join('\n')
    })
    .join('\n')

/** The switches of a game given as `name=value`, over those of a config. */
export function withOptions(ruleset: Ruleset, config: object, pairs: readonly string[]): object {
  if (pairs.length === 0) return config
  const { options = {} } = config as { readonly options?: object }
  return { ...config, options: { ...options, ...Object.fromEntries(pairs.map((pair) => optionOf(ruleset, pair))) } }
}

function optionOf({ info }: Ruleset, pair: string): readonly [string, unknown] {
  const cut = pair.indexOf('=')
  if (cut < 1) throw misuse(`an option is given as name=value, not "${pair}".`)
  const name = pair.slice(0, cut)
  if (!Object.hasOwn(info.options, name)) throw unknownName(`option of ${info.id}`, name, Object.keys(info.options))
  return [name, readValue(pair.slice(cut + 1))]
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** A refusal in lines: what is wrong and the rule that says so. */
export const reasons = (violations: readonly Violation[]): string =>
  violations.map(({ message, rule, code }) => oneLine(`${message} (${rule}, ${code})`)).join('\n')

/** Stops: the rules refuse. */
export const refused = (what: string, violations: readonly Violation[]): Failure =>
  new Failure(EXIT.no, `${oneLine(what)}:\n${reasons(violations)}`)

/** The game of a tournament, if that is what a file holds. */
export function tournamentGame(json: unknown): Shown | undefined {
  const { tournament } = (json ?? {}) as { readonly tournament?: { readonly ruleset?: unknown } | null }
  const id = tournament?.ruleset
  return typeof id === 'string' && Object.hasOwn(games, id) ? games[id] : undefined
}
