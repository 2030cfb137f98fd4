/** What is noted of a test: the rules that are cited while it runs, and for a worked example also what was played. */
import type { Violation } from '../../src/core/index.js'
import { citedIn } from '../../src/tools/conformance/index.js'
import type { Call, Move } from './recorded.js'

/** What is noted while one test runs. */
export class Notes {
  readonly cited = new Set<string>()
  readonly moves: Move[] = []
  readonly calls: Call[] = []
  readonly states: object[] = []
  readonly #numbers = new Map<object, number>()

  constructor(
    readonly file: string,
    readonly name: string,
    readonly isExample: boolean,
  ) {}

  number(state: object): number {
    const known = this.#numbers.get(state)
    if (known !== undefined) return known
    this.#numbers.set(state, this.states.length)
    return this.states.push(state) - 1
  }

  move(ruleset: string, from: object | null, result: Result, what: Pick<Move, 'config' | 'action'>): void {
    citedIn(result.events, this.cited)
    citedIn(result.violations, this.cited)
    if (!this.isExample || result.needs !== undefined) return
    const { events = [], violations = [], state } = result
    const ends = { from: from && this.number(from), to: state === undefined ? null : this.number(state) }
    this.moves.push({ ruleset, ...ends, ...what, events, violations } as Move)
  }
}

/** What comes of a step. */
export interface Result {
  readonly ok: boolean
  readonly state?: object
  readonly events?: readonly object[]
  readonly violations?: readonly Violation[]
  readonly needs?: object
}

/** The notes of the test that runs now. */
export let now = new Notes('', '', false)

/** Everything from here on belongs to this test. */
export function begin(notes: Notes): void {
  now = notes
}

/** The same function, noting what it was asked and what its answer cites. */
export function watched(name: string, value: unknown): unknown {
  if (typeof value !== 'function') return value
  return (...given: readonly unknown[]) => {
    const answer = value(...given)
    citedIn(answer, now.cited)
    appliedIn(answer, now.cited)
    if (now.isExample && typeof answer === 'object' && answer !== null && 'ok' in answer)
      now.calls.push({ name, given, answer })
    return answer
  }
}

/** A corrected card names the entries that were applied to it. */
function appliedIn(answer: unknown, into: Set<string>): void {
  const { value } = (answer ?? {}) as { readonly value?: { readonly applied?: readonly string[] } }
  for (const id of value?.applied ?? []) into.add(id)
}
