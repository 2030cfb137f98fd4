/** The index of one catalogue's rules in the order of the book, and each rule in full. */
import type { Catalogue } from '../catalogues.js'
import type { Coverage } from '../coverage.js'
import { anchor, code, counted, type Page, page, plain, ruleLink, table } from '../markdown.js'
import { codeLinks, firstOf, testCell, testLinks } from './links.js'

/** The page of all rules. */
export function rulesPage({ id, title, rules }: Catalogue, coverage: readonly Coverage[]): Page {
  const chapters = [...new Set(rules.map((rule) => chapterOf(rule.id)))]
  return page(`docs/rules/${id}/rules.md`, 'Rules', [
    `${counted(rules.length, 'rule')} of ${plain(title)} in the order of the book, each with the code that plays it and`,
    'the tests that show it. The summaries are our own words; you need the game to play the game.',
    '',
    table(
      ['rule', 'title', 'source', 'status', 'code', 'tests', 'option'],
      coverage.map((one) => [
        `[${one.rule.id}](#${one.rule.id})`,
        plain(one.rule.title),
        plain(one.rule.source),
        one.rule.status,
        firstOf(one.code),
        testCell(one),
        one.rule.option === undefined ? '' : `[${code(one.rule.option)}](option:${id}/${one.rule.option})`,
      ]),
    ),
    '',
    ...chapters.flatMap((chapter) => [
      `## ${chapter}`,
      '',
      ...coverage.filter(({ rule }) => chapterOf(rule.id) === chapter).flatMap((one) => ruleInFull(id, one)),
    ]),
  ])
}

/** `SF-LOOP` of `SF-LOOP-06`; an entry of the errata sheet stands with its list. */
const chapterOf = (id: string): string =>
  /^(OTR1|OTR2|ASP|FW)-/.test(id) ? id.slice(0, id.indexOf('-')) : id.replace(/-[^-]*$/, '')

function ruleInFull(catalogue: string, one: Coverage): readonly string[] {
  const { rule, code: places, named, expecting, observed } = one
  const tests = [...testLinks(named), ...testLinks(expecting)]
  return [
    `${anchor(rule.id)}**${rule.id} ${plain(rule.title)}** (${plain(rule.source)}; ${rule.status})`,
    '',
    plain(rule.summary),
    '',
    ...(rule.ruling === undefined ? [] : [`Ruled: ${ruleLink(rule.id)}, ${plain(rule.ruling.question)}`, '']),
    ...(rule.option === undefined ? [] : [`Option: [${code(rule.option)}](option:${catalogue}/${rule.option})`, '']),
    ...(rule.silent === undefined ? [] : [`Never cited in play: ${plain(rule.silent)}`, '']),
    ...(places.length === 0 ? [] : [`Code: ${codeLinks(places)}`, '']),
    `{{functions ${rule.id}}}`,
    '',
    ...(tests.length === 0 ? [] : ['Tests:', '', ...tests, '']),
    ...(observed.length === 0 ? [] : [`Observed at run time in ${counted(observed.length, 'watched test')}.`, '']),
  ]
}
