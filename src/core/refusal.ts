import type { Facts, Violation } from './violation.js'

/** Message templates by code: `{ 'turn-too-soon': 'A turn needs {need} ahead, not {have}.' }`. One file per ruleset. */
export type Messages = Readonly<Record<string, string>>

/** `template` with each `{name}` replaced by that fact. */
export const fill = (template: string, facts: Facts): string =>
  template.replace(/\{(\w+)\}/g, (hole, name: string) => (Object.hasOwn(facts, name) ? String(facts[name]) : hole))

/**
 * A function that refuses: rule, code and facts in, violation out.
 * An unknown code or rule is a compile error: `const no = refusals<RuleId>()(messages)`.
 */
export const refusals =
  <Rule extends string>() =>
  <M extends Messages>(messages: M) =>
  <Code extends keyof M & string>(rule: Rule, code: Code, facts: Facts = {}): Violation<Rule, Code> => ({
    rule,
    code,
    message: fill(messages[code] as string, facts),
    facts,
  })

/**
 * The broken clauses of a check, in printed order. A clause that is kept is `false`:
 * `broken(have < need && no('SF-MOVE-09', 'turn-too-soon', { need, have }), ...)`.
 */
export function broken<Rule extends string>(
  ...clauses: readonly (Violation<Rule> | false | null | undefined)[]
): readonly Violation<Rule>[] {
  const out: Violation<Rule>[] = []
  for (const clause of clauses) if (clause) out.push(clause)
  return out.length > 0 ? out : kept
}

/** No broken clause. */
export const kept: readonly never[] = Object.freeze([])
