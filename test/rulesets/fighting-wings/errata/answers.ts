import { expect } from 'vitest'
import type { Ruled, Verdict } from '../../../../src/rulesets/fighting-wings/errata/index.js'

type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly violations: readonly { readonly code: string }[] }

/** The answer of a rule that must have one. */
export function value<T>(result: Answered<T>): T {
  if (!result.ok) throw new Error(result.violations.map(({ code }) => code).join(', '))
  return result.value
}

/** The codes of a refusal. */
export function codes(result: Answered<unknown>): readonly string[] {
  expect(result.ok).toBe(false)
  return result.ok ? [] : result.violations.map(({ code }) => code)
}

/** The codes behind a verdict; an empty list means that it is allowed. */
export function why(result: Ruled<Verdict>): readonly string[] {
  const { allowed, because } = value(result)
  expect(allowed).toBe(because.length === 0)
  return because.map(({ code }) => code)
}

/** Label and value of each line of a sum. */
export function sum(result: Ruled<unknown>): readonly (readonly [string, number])[] {
  return result.ok ? result.modifiers.map(({ label, value: points }) => [label, points] as const) : []
}
