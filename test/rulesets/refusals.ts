/** Refusals, collected as they are given, so that what they say can be held against the position. */
import type { ActionOf, Game, Refusal, Shown, Violation } from '../../src/core/index.js'
import { coveringArray } from '../../src/tools/conformance/covering.js'
import { mutate, poolOf } from '../../src/tools/conformance/mutate.js'
import { type Pick, pickFrom } from '../../src/tools/random.js'

/** One refusal: what was said, of which position and order, or of which config. */
export interface Said<G extends Game> {
  readonly violation: Violation<string>
  readonly state: G['State'] | undefined
  readonly order: ActionOf<G> | G['Config']
}

/** The ruleset, noting every refusal in the game's own name. */
export function noting<G extends Game>(ruleset: Shown<G>, said: Said<G>[]): Shown<G> {
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

/** Plays games over options and tries, at every position, what players look for and what is nearly legal. */
export function probe<G extends Game>(ruleset: Shown<G>, rows: number, longest: number): void {
  const choices = Object.fromEntries(Object.entries(ruleset.info.options).map(([name, { values }]) => [name, values]))
  for (const [n, options] of coveringArray(choices).slice(0, rows).entries()) {
    const { config } = ruleset.info.scenarios[n % ruleset.info.scenarios.length]!
    const first = ruleset.setup({ ...config, dice: 'seeded', seed: `probe-${n}`, options } as G['Config'])
    if (first.ok) probeGame(ruleset, first.state, longest, pickFrom(`probe-${n}`))
  }
}

function probeGame<G extends Game>(ruleset: Shown<G>, first: G['State'], longest: number, pick: Pick): void {
  let state = first
  for (let n = 0; n < longest && ruleset.outcome(state) === undefined; n++) {
    const legal = ruleset.legalActions(state)
    const pool = poolOf(state, legal, ruleset.info.seats, [...new Set(legal.map(({ type }) => type))])
    const tries = [
      ...ruleset.actors(state).flatMap((seat) => ruleset.wanted(ruleset.view(state, seat as G['Seat']))),
      ...Array.from({ length: 12 }, () => mutate(pick.of(legal), pool, pick)),
    ]
    for (const order of tries) ruleset.check(state, order as ActionOf<G>)
    const step = ruleset.reduce(state, pick.of(legal))
    if (!step.ok) throw new Error(JSON.stringify(step.violations))
    state = step.state
  }
}
