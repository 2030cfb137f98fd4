/** Watches the rulesets of the registry: whatever they answer is noted. */
import type { Ruleset, Simulation } from '../../src/core/index.js'
import { rulesets } from '../../src/registry.js'
import { citedIn } from '../../src/tools/conformance/index.js'
import { now, type Result } from './notes.js'

function watchedFork(fork: Simulation): Simulation {
  const { outcome } = fork
  return Object.assign(fork, {
    outcome() {
      const result = outcome.call(fork)
      citedIn(result, now.cited)
      return result
    },
  })
}

function watch(ruleset: Ruleset): void {
  const { id } = ruleset.info
  const { setup, check, reduce, fork, outcome } = ruleset
  Object.assign(ruleset, {
    setup(config: never) {
      const result = setup(config)
      now.move(id, null, result as Result, { config })
      return result
    },
    check(state: never, action: never) {
      const violations = check(state, action)
      now.move(id, state, { ok: false, violations }, { action })
      return violations
    },
    reduce(state: never, action: never) {
      const result = reduce(state, action)
      now.move(id, state, result as Result, { action })
      return result
    },
    fork(state: never, options: { emit?: (event: object) => void } = {}) {
      const emit = (event: object): void => {
        citedIn(event, now.cited)
        options.emit?.(event)
      }
      return watchedFork(fork(state, { ...options, emit } as never))
    },
    outcome(state: never) {
      const result = outcome(state)
      citedIn(result, now.cited)
      return result
    },
  })
}

for (const ruleset of Object.values(rulesets) as Ruleset[]) watch(ruleset)
