/** A value a player can read off the table and compare: never an object, so that it can be printed and translated. */
export type Fact = number | string | boolean

/** The values behind a refusal, by name: `{ need: 4, have: 3.999 }`. */
export type Facts = Readonly<Record<string, Fact>>

/**
 * One broken rule. A refusal is a list of these.
 *
 * `code` is kebab-case and permanent; translate by `code` and `facts`. `message` is a plain English sentence.
 */
export interface Violation<Rule extends string = string, Code extends string = string> {
  readonly rule: Rule
  readonly code: Code
  readonly message: string
  readonly facts: Facts
}

/** What a gate returns: the value, now trusted, or every reason why it is not one. */
export type Parsed<T, Rule extends string = string, Code extends string = string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly violations: readonly Violation<Rule, Code>[] }
