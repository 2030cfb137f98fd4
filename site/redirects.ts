/** Old names of rules: their addresses stay good. */
import * as errata from '../src/rulesets/fighting-wings/errata/index.js'
import type { Page } from './markdown.js'

/** Rules that were renamed, by their old id. Whoever renames a rule adds it here. */
const RENAMED: Readonly<Record<string, string>> = {
  // The letters under which entries of the errata were first catalogued: `D-02`.
  ...Object.fromEntries(errata.AMENDMENT_IDS.map((id) => [errata.amendment(id).ref, id])),
}

/** One page an old id, which leads on at once. */
export const redirects = (): readonly Page[] =>
  Object.entries(RENAMED).map(([old, id]) => ({
    path: `r/${old}.html`,
    text: `<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>${old} is now ${id}</title><meta http-equiv="refresh" content="0; url=${id}.html"><link rel="canonical" href="${id}.html"></head><body><p>${old} is now <a href="${id}.html">${id}</a>.</p></body></html>\n`,
  }))
