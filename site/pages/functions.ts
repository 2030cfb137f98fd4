/** From every rule that a function is tagged with to that function. */
import type { RuleBook } from '../../src/tools/rulebook/index.js'
import type { Tagged } from '../evidence.js'
import { type Page, page, plain, ruleLink, sourceLink, table } from '../markdown.js'

/** The page of all tags. */
export const functionsPage = (books: readonly RuleBook[], tags: readonly Tagged[]): Page =>
  page('functions.html', 'Rules and functions', [
    'Functions that carry a rule, by the tag `@rule` of their comments.',
    '',
    ...books.flatMap(({ title, rules }) => {
      const rows = rules.flatMap(({ id, title: name }) => {
        const own = tags.filter(({ rule }) => rule === id)
        return own.length === 0
          ? []
          : [[ruleLink(id), plain(name), own.map((tag) => sourceLink(tag, tag.name)).join(', ')]]
      })
      return rows.length === 0 ? [] : [`## ${plain(title)}`, '', table(['rule', 'title', 'functions'], rows), '']
    }),
  ])
