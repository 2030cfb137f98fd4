import { canonical } from '../../core/json.js'
import type { Game, Ruleset } from '../../core/ruleset.js'

/** How many lines of `depth` listed actions there are from here. Seeded dice fall as they fall. */
export function perft<G extends Game>(ruleset: Ruleset<G>, state: G['State'], depth: number): number {
  const actions = ruleset.legalActions(state)
  if (depth <= 1) return depth === 1 ? actions.length : 1
  let lines = 0
  for (const action of actions) {
    const step = ruleset.reduce(state, action)
    if (step.ok) lines += perft(ruleset, step.state, depth - 1)
  }
  return lines
}

/** Of many candidate actions, those that `check` accepts and the list lacks, and those it holds and `check` refuses. */
export function compareWithList<G extends Game>(
  ruleset: Ruleset<G>,
  state: G['State'],
  candidates: readonly G['Action'][],
) {
  const listed = new Set(ruleset.legalActions(state).map(canonical))
  const legal = candidates.filter((action) => ruleset.check(state, action).length === 0)
  const accepted = new Set(legal.map(canonical))
  return {
    missing: legal.filter((action) => !listed.has(canonical(action))),
    refused: candidates.filter((action) => listed.has(canonical(action)) && !accepted.has(canonical(action))),
  }
}
