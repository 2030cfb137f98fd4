/** Refusals, collected as they are given, so that what they say can be held against the position. */
import type { ActionOf, Game, Refusal, Ruleset, Violation } from '../../src/core/index.js'

/** One refusal: what was said, of which position and order, or of which config. */
export interface Said<G extends Game> {
  readonly violation: Violation<string>
  readonly state: G['State'] | undefined
  readonly order: ActionOf<G> | G['Config']
}

/** The ruleset, noting every refusal in the game's own name. */
export function noting<G extends Game>(ruleset: Ruleset<G>, said: Said<G>[]): Ruleset<G> {
  const note = (violations: readonly Violation<string>[], order: Said<G>['order'], state?: G['State']): void => {
    for (const violation of violations) {
      if (!violation.rule.startsWith('CORE-')) said.push({ violation, order, state })
    }
  }
  const noted = <T extends { readonly ok: true } | Refusal<G>>(
    step: T,
    order: Said<G>['order'],
    state?: G['State'],
  ): T => {
    if (!step.ok) note(step.violations, order, state)
    return step
  }
  return {
    ...ruleset,
    setup: (config) => noted(ruleset.setup(config), config as G['Config']),
    check(state, action) {
      const violations = ruleset.check(state, action)
      note(violations, action, state)
      return violations
    },
    reduce: (state, action) => noted(ruleset.reduce(state, action), action as ActionOf<G>, state),
  }
}

/** The numbers of a sentence that neither its facts nor its template give, and holes that were not filled. */
export function unfounded({ message, facts }: Violation<string>, template: string): readonly string[] {
  const told = Object.values(facts).map(String)
  const bare = [...told].sort((a, b) => b.length - a.length).reduce((text, fact) => text.split(fact).join('|'), message)
  return (bare.match(/-?\d+(\.\d+)?|\{\w+\}|undefined|NaN/g) ?? []).filter(
    (found) => !template.includes(found) || found.startsWith('{'),
  )
}
