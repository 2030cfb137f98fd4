/** A battle report of any game in its own words, each sentence with the rule behind it. */
import type { EventOf, Game, Ruleset } from 'wingover'
import { tell, type Words } from 'wingover/words'

/** Tells a game step by step, as everybody saw it. `print` gets finished lines. */
export class Report<G extends Game> {
  readonly #ruleset: Ruleset<G>
  readonly #words: Words<G>
  readonly #print: (line: string) => void
  readonly #cited = new Set<string>()

  constructor(ruleset: Ruleset<G>, words: Words<G>, print: (line: string) => void) {
    this.#ruleset = ruleset
    this.#words = words
    this.#print = print
  }

  /** All that came of one action. */
  step(events: readonly EventOf<G>[], state: G['State']): void {
    const view = this.#ruleset.view(state, 'spectator')
    for (const { text, rules } of tell(this.#words, events, view)) {
      this.#print(`  ${text}  (${rules.map((rule) => this.#cite(rule)).join('; ')})`)
    }
  }

  /** A rule by its id; the first time also by its name. */
  #cite(rule: string): string {
    const rules: Readonly<Record<string, { readonly title: string } | undefined>> = this.#ruleset.info.rules
    const title = this.#cited.has(rule) ? undefined : rules[rule]?.title
    this.#cited.add(rule)
    return title === undefined ? rule : `${rule}, ${title}`
  }
}
