/** What setting up owes to those who wrote the config. */
import { same } from '../../../core/json.js'
import type { BaseConfig } from '../../../core/ruleset.js'
import { codesOf, type Law, type Opening, show } from '../law.js'
import { mutateJson } from '../mutate.js'

/** Scenarios set up. */
export const scenarioSetsUp: Law<Opening> = {
  name: 'scenario-sets-up',
  promise: 'every scenario sets up with every option, with seeded and with physical dice',
  broken: ({ result }) => (result.ok ? undefined : codesOf(result)),
}

/** Writing out the defaults changes nothing. */
export const defaultsAreWritten: Law<Opening> = {
  name: 'defaults-are-written',
  promise: 'the completed config is JSON, sets up the same game, and is complete',
  broken({ ruleset, config, result }) {
    const full = ruleset.complete(config)
    if (!same(JSON.parse(JSON.stringify(full)), full)) return 'the completed config does not survive JSON'
    if (!same(ruleset.complete(full), full)) return 'completing a config twice changes it'
    const again = ruleset.setup(full)
    return same(again, result) ? undefined : `the completed config sets up another game: ${codesOf(again)}`
  },
}

/** Nothing is thrown when setting up. */
export const chanceFallsLater: Law<Opening> = {
  name: 'chance-falls-later',
  promise: 'setting up throws no dice: two seeds give the same first state but for the generator',
  broken({ ruleset, config, result }) {
    if (!result.ok || config.dice === 'manual') return undefined
    const other = ruleset.setup({ ...config, seed: `${config.seed}-other` })
    if (!other.ok) return `another seed is refused: ${codesOf(other)}`
    return same({ ...other.state, rng: null }, { ...result.state, rng: null })
      ? undefined
      : 'the first state depends on the seed'
  },
}

const CONFIGS = 24

/** A config that is not in order is refused with a reason. */
export const configsAreGated: Law<Opening> = {
  name: 'configs-are-gated',
  promise: 'a changed config is refused by gate and setup alike, or taken by both, and nothing throws',
  broken({ ruleset, config, pick, cite }) {
    const pool = { words: ['x', '', 'constructor', '0'], types: [] }
    for (let i = 0; i < CONFIGS; i++) {
      const changed = mutateJson(config, pool, pick) as BaseConfig
      const [gate, result] = [ruleset.parse.config(changed), ruleset.setup(changed)]
      if (gate.ok !== result.ok) return `${show(changed)}: the gate says ${gate.ok}, setup ${codesOf(result)}`
      if (!result.ok && result.violations.length === 0) return `${show(changed)} is refused without a reason`
      if (!result.ok) cite(result.violations)
    }
    return undefined
  },
}
