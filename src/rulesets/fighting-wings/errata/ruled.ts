import type { Facts, Violation } from '../../../core/violation.js'
import type { Citation } from './amendments.js'
import { type Code, MESSAGES } from './messages.js'

/** Where a number comes from: printed on the sheet, inferred from it, or our own. */
export type Provenance = 'book' | 'inferred' | 'house'

/** What a modifier counts. `half` is half a flight point, half a speed unit or half a shot. */
export type Unit =
  | 'accel'
  | 'decel'
  | 'half'
  | 'fp'
  | 'increment'
  | 'die'
  | 'dice'
  | 'column'
  | 'turn'
  | 'degree'
  | 'minute'
  | 'power'
  | 'hex'
  | 'adjustment'
  | 'crew'
  | 'square'

/** One line of a sum, in the order of the printed table. */
export interface Modifier {
  readonly rule: Citation
  readonly label: string
  readonly value: number
  readonly unit: Unit
  readonly provenance: Provenance
}

/** The broken rules behind a refusal. */
export type Refusals = readonly Violation<Citation>[]

/** A question that was not answered: bad input, or `base-unknown`. */
export interface Refused {
  readonly ok: false
  readonly violations: Refusals
}

/** What every rule function returns: the answer with the sum behind it, or why there is none. */
export type Ruled<T> = { readonly ok: true; readonly value: T; readonly modifiers: readonly Modifier[] } | Refused

/** Whether something is allowed; `because` is empty exactly when it is. */
export interface Verdict {
  readonly allowed: boolean
  readonly because: Refusals
}

/** A violation whose message is made from its code and facts. */
export function violation(rule: Citation, code: Code, facts: Facts = {}): Violation<Citation> {
  const message = MESSAGES[code].replace(/\{(\w+)\}/g, (_, name: string) => String(facts[name] ?? name))
  return { rule, code, message, facts }
}

/** An answer with the sum behind it. */
export const ruled = <T>(value: T, modifiers: readonly Modifier[] = []): Ruled<T> => ({ ok: true, value, modifiers })

/** The sum of modifiers as an answer. */
export const summed = (modifiers: readonly Modifier[]): Ruled<number> => ruled(total(modifiers), modifiers)

/** The sum of modifiers. */
export const total = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, m) => sum + m.value, 0)

/** A verdict from the broken rules, if any; `null` entries are kept rules. */
export function judged(...clauses: readonly (Violation<Citation> | null)[]): Ruled<Verdict> {
  const because = clauses.filter((clause) => clause !== null)
  return ruled({ allowed: because.length === 0, because })
}

/** A clause of a verdict: the violation unless the condition holds. */
export const unless = (kept: boolean, rule: Citation, code: Code, facts: Facts = {}): Violation<Citation> | null =>
  kept ? null : violation(rule, code, facts)

/** The answer that a rulebook not at hand would give. */
export const baseUnknown = (rule: Citation, need: string): Refused => ({
  ok: false,
  violations: [violation(rule, 'base-unknown', { need })],
})

/** Whether a result is refused because the base rule is not at hand. */
export const isBaseUnknown = (result: { readonly ok: boolean; readonly violations?: Refusals }): boolean =>
  !result.ok && result.violations?.[0]?.code === 'base-unknown'

/** A line of a sum as printed on the sheet. */
export const line = (
  rule: Citation,
  label: string,
  value: number,
  unit: Unit,
  provenance: Provenance = 'book',
): Modifier => ({ rule, label, value, unit, provenance })

/** The lines that count: those with a value other than zero. */
export const counting = (modifiers: readonly Modifier[]): readonly Modifier[] => modifiers.filter((m) => m.value !== 0)
