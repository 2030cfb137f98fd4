import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** By refusal code: the rules in whose name it refuses. */
export type Codes = Readonly<Record<string, readonly string[]>>

const CALL = /\b(?:no|refuse|violation|at)\(([^;]{0,400}?),\s*'([a-z][a-z0-9-]*)'/g
const ID = /'([A-Z]{2,4}\d?-[A-Za-z0-9][\w.]*(?:-[\w.]+)*)'/g

/** Reads them off the calls that refuse: `no('SF-PLOT-06', 'suicidal-plot', ...)`. A rule that is computed is not seen. */
export function codesIn(folder: string): Codes {
  const found = new Map<string, Set<string>>()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.ts')) continue
    for (const [, rule = '', code = ''] of readFileSync(join(folder, file), 'utf8').matchAll(CALL)) {
      const rules = found.get(code) ?? new Set<string>()
      for (const [, id = ''] of rule.matchAll(ID)) rules.add(id)
      found.set(code, rules)
    }
  }
  return Object.fromEntries([...found].map(([code, rules]) => [code, [...rules]]))
}
