import type { OptionInfo } from './ruleset.js'

/** A complete record of options: what is given, and the default (the first value) of what is not. */
export function resolveOptions<T extends object>(
  options: { readonly [K in keyof T]: OptionInfo & { readonly values: readonly T[K][] } },
  given: { readonly [K in keyof T]?: T[K] | undefined },
): T {
  const out: Partial<T> = {}
  for (const name of Object.keys(options) as (keyof T)[]) {
    out[name] = given[name] === undefined ? (options[name].values[0] as T[keyof T]) : (given[name] as T[keyof T])
  }
  return out as T
}
